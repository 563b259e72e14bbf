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

test('a move onward tells of something that happened at a time, a step back does not', () => {
  const told = (from: 'T' | 'A' | 'D') => handMoves(from).map(({ to, tells }) => [to, tells])
  expect(told('T')).toEqual([
    ['A', 'pickedUp'],
    ['Q', undefined],
  ])
  expect(told('A')[0]).toEqual(['D', 'delivered'])
  expect(told('D')).toEqual([['A', undefined]])
})

test('what is delivered or void cannot be voided; what is on the road needs a reason', () => {
  expect('OQTADV'.split('').map(status => canVoid(status as 'O'))).toEqual([true, true, true, true, false, false])
  expect(voidNeedsReason('T')).toBe(false)
  expect(voidNeedsReason('A')).toBe(true)
})
