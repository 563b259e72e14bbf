import type { WireRate } from '@waybill/contract/wire/rate.ts'
import { expect, test } from 'vitest'
import { CallProblem } from '../../api/problem.ts'
import { fitsKind, movedTo, offerable, offerForm, offerRefusal, taken } from './offerForm.ts'

const all = [
  { PricesheetID: 1, CarrierSCAC: 'DMQA' },
  { PricesheetID: 2, CarrierSCAC: 'DMQA' },
  { PricesheetID: 3, CarrierSCAC: 'DMQB' },
] as const
const [one, two, three] = all

test('a price goes to the end, in place of another one of its carrier, and out again', () => {
  expect(taken([3], one, 'waterfall', all)).toEqual([3, 1])
  expect(taken([1, 3], two, 'waterfall', all)).toEqual([2, 3])
  expect(taken([1, 3], one, 'waterfall', all)).toEqual([3])
  expect(taken([1], three, 'single', all)).toEqual([3])
})

test.each([
  [3, 0, [3, 1, 2]],
  [1, 2, [2, 3, 1]],
  [1, -1, [1, 2, 3]],
  [3, 3, [1, 2, 3]],
])('price %i moves to place %i', (id, to, order) => {
  expect(movedTo([1, 2, 3], id, to)).toEqual(order)
})

test('only what is in force, allowed and about the shipment as it is can be offered', () => {
  const rate = { current: true, allowed: true, expiresAt: '2026-11-24T15:00:00Z', isAPI: true } as WireRate
  const now = Date.parse('2026-11-24T14:00:00Z')
  expect(offerable([rate, { ...rate, current: false }, { ...rate, allowed: false }], now)).toEqual([rate])
  expect(offerable([rate], now + 3_600_000)).toEqual([])
  expect([fitsKind(rate, 'broadcast'), fitsKind(rate, 'waterfall')]).toEqual([false, true])
})

test.each([
  [{ prices: [] }, 'prices'],
  [{ prices: [1, 3] }, 'prices'],
  [{ minutes: '' }, 'minutes'],
  [{ minutes: '99999' }, 'minutes'],
])('%o is refused at its field', (given, field) => {
  const form = { kind: 'single' as const, prices: [1], minutes: '60', comments: '', ...given }
  expect(offerForm.safeParse(form).error?.issues.map(({ path }) => path.join('.'))).toEqual([field])
})

test('what the server refuses stands at the prices', () => {
  const issues = [{ at: 'body.PricesheetIDs.1', code: 'buysAtOnce', params: {} }]
  const refused = offerRefusal(new CallProblem('refused', 400, { code: 'InvalidInput', issues })) as CallProblem
  expect(refused.issues).toMatchObject([{ at: 'body.prices', code: 'buysAtOnce' }])
})
