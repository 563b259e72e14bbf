import type { WireTenderOffer } from '@waybill/contract/wire/tenderRound.ts'
import { expect, test } from 'vitest'
import { CallProblem } from '../../api/problem.ts'
import { openTenderDesk } from './tenderDesk.ts'

/** @param outcomes what each call ends with, in turn; afterwards every one is accepted */
function setUp(outcomes: (CallProblem | 'accepted')[] = [], isInternal = false, remembered = '') {
  const told: string[] = []
  const replies: string[] = []
  let kept = remembered
  let keys = 0
  const desk = openTenderDesk(
    { isInternal },
    {
      answer: (body, key) => {
        told.push(JSON.stringify([body, key]))
        const outcome = outcomes.shift() ?? 'accepted'
        return outcome === 'accepted'
          ? Promise.resolve({ status: 'accepted' } as WireTenderOffer)
          : Promise.reject(outcome)
      },
      load: () => Promise.resolve({ status: 'lost' } as WireTenderOffer),
      newKey: () => `key-${++keys}`,
      remembered: () => kept,
      remember: text => {
        kept = text
      },
      onReply: ({ status }) => replies.push(status),
    },
  )
  return { desk, told, replies, kept: () => kept }
}

test('a doubled press accepts once, and what was typed is forgotten then', async () => {
  const { desk, told, replies, kept } = setUp()
  desk.change({ PRONumber: ' 123 ', notes: 'left over from a decline' })
  await Promise.all([desk.accept(), desk.accept(), desk.decline('price')])
  expect(told).toHaveLength(1)
  expect(told[0]).toContain('"answer":"accept","name":"","PRONumber":"123","pickupNumber":"","driver":"","notes":""')
  expect(replies).toEqual(['accepted'])
  expect(kept()).toBe('')
})

test('a lost answer is asked for with the same key', async () => {
  const lost = new CallProblem('timeout', 0, {})
  const { desk, told, replies } = setUp([lost])
  await desk.accept()
  expect(desk.state()).toMatchObject({ isSending: false, trouble: { kind: 'timeout' } })
  await desk.accept()
  expect(told[1]).toBe(told[0])
  expect(replies).toEqual(['accepted'])
})

test('accepted too late says how it stands', async () => {
  const { desk, replies } = setUp([new CallProblem('refused', 409, { code: 'CannotBook', message: 'x' })])
  await desk.accept()
  expect(desk.state().trouble?.code).toBe('CannotBook')
  expect(replies).toEqual(['lost'])
})

test('a refused field is said at the field, and typing there takes it away', async () => {
  const issues = [{ at: 'body.PRONumber', code: 'tooLong', params: {} }]
  const { desk } = setUp([new CallProblem('refused', 400, { code: 'InvalidInput', issues })])
  desk.change({ PRONumber: 'x'.repeat(40) })
  await desk.accept()
  expect(desk.state()).toMatchObject({ faults: [{ at: 'PRONumber', key: 'tooMany' }], trouble: null })
  desk.change({ PRONumber: 'x' })
  expect(desk.state().faults).toEqual([])
})

test('a clerk says whom they spoke with', async () => {
  const { desk, told } = setUp([], true)
  await desk.decline('price')
  expect(told).toEqual([])
  expect(desk.state().faults).toMatchObject([{ at: 'name', key: 'required' }])
  desk.change({ name: 'Ann' })
  await desk.decline('price')
  expect(told[0]).toContain('"reason":"price","name":"Ann"')
})

test('loaded again, what was typed is there', () => {
  expect(setUp([], false, '{"driver":"Lou"}').desk.state()).toMatchObject({ driver: 'Lou', PRONumber: '' })
  expect(setUp([], false, '{"driver').desk.state().driver).toBe('')
})
