import { expect, test } from 'vitest'
import { CallProblem } from '../../api/problem.ts'
import { openLetter } from './openLetter.ts'

const reply = (status: string, now = '2026-11-24T12:00:00Z') => ({ status, now })

/** A letter whose answers come when the test says so. */
function setUp() {
  const waiting: PromiseWithResolvers<ReturnType<typeof reply>>[] = []
  let clock = 5_000
  const letter = openLetter(
    () => {
      const one = Promise.withResolvers<ReturnType<typeof reply>>()
      waiting.push(one)
      return one.promise
    },
    () => clock,
  )
  return { letter, waiting, pass: (ms: number) => (clock += ms) }
}

test('a look that left before the answer was sent does not bring back the form', async () => {
  const { letter, waiting } = setUp()
  const look = letter.load()
  letter.take(reply('answered'))
  waiting[0]?.resolve(reply('open'))
  await look
  expect(letter.state().reply?.status).toBe('answered')
  const later = letter.load()
  waiting[1]?.resolve(reply('won'))
  await later
  expect(letter.state().reply?.status).toBe('won')
})

test('of two looks the later one counts, whichever comes first', async () => {
  const { letter, waiting } = setUp()
  const looks = [letter.load(), letter.load()]
  waiting[1]?.resolve(reply('withdrawn'))
  waiting[0]?.resolve(reply('open'))
  await Promise.all(looks)
  expect(letter.state().reply?.status).toBe('withdrawn')
})

test('the server away leaves what is shown; a link that ended does not', async () => {
  const { letter, waiting } = setUp()
  letter.take(reply('open'))
  const look = letter.load()
  waiting[0]?.reject(new CallProblem('offline', 0, {}))
  await look
  expect(letter.state()).toMatchObject({ reply: { status: 'open' }, problem: { kind: 'offline' } })
  const ended = letter.load()
  waiting[1]?.reject(new CallProblem('refused', 404, { code: 'BadLink' }))
  await ended
  expect(letter.state()).toMatchObject({ reply: null, problem: { code: 'BadLink' } })
})

test('the clock is the server’s', () => {
  const { letter, pass } = setUp()
  letter.take(reply('open', '2026-11-24T12:00:00Z'))
  pass(90_000)
  expect(new Date(letter.now()).toISOString()).toBe('2026-11-24T12:01:30.000Z')
})
