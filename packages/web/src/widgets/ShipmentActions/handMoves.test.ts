import { expect, test } from 'vitest'
import { canVoid, handMoves, voidNeedsReason } from './handMoves.ts'

test.each([
  ['O', []],
  ['Q', []],
  ['T', ['A', 'Q']],
  ['A', ['D', 'T']],
  ['D', ['A']],
  ['V', []],
] as const)('from %s a person moves to %j', (from, to) => expect(handMoves(from).map(move => move.to)).toEqual(to))

test('going back asks for a reason, going on does not', () => {
  expect(handMoves('A').map(({ to, needsReason }) => [to, needsReason])).toEqual([
    ['D', false],
    ['T', true],
  ])
  expect(handMoves('D')[0]).toEqual({ to: 'A', label: 'shipment.toAback', needsReason: true })
})

test('what is delivered or void cannot be voided; what is on the road needs a reason', () => {
  expect('OQTADV'.split('').map(status => canVoid(status as 'O'))).toEqual([true, true, true, true, false, false])
  expect(voidNeedsReason('T')).toBe(false)
  expect(voidNeedsReason('A')).toBe(true)
})
