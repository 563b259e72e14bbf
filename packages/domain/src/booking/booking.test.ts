import { describe, expect, it } from 'vitest'
import { shipmentOfPlain } from '../shipment/plainForm.ts'
import { sampleItem, sampleShipment } from '../shipment/sampleShipment.ts'
import type { PlainShipment } from '../shipment/shipment.ts'
import { type BookingState, bookingMoves, bookingStates, canMoveBooking } from './bookingStates.ts'
import { carrierKey, unknownToCarrier } from './carrierKnowledge.ts'
import { giveUpAfterMs, nextAskAfterGivingUp } from './giveUp.ts'
import { canMoveTender, slotStates, tenderMoves, tenderStates } from './tenderStates.ts'

const reachable = <S extends string>(moves: Readonly<Record<S, readonly S[]>>, from: readonly S[]): Set<S> => {
  const reached = new Set(from)
  for (const state of reached) for (const next of moves[state]) reached.add(next)
  return reached
}

describe('the states of a tender', () => {
  it('are all reached from the first one, and every open one has a way to an end', () => {
    expect([...reachable(tenderMoves, ['committing', 'open'])].sort()).toEqual([...tenderStates].sort())
    for (const state of slotStates) expect(reachable(tenderMoves, [state])).toContain('ended')
  })

  it.each([
    ['committing', 'ended', true],
    ['unknown', 'givenUp', true],
    ['committing', 'givenUp', false],
    ['givenUp', 'awarded', true],
    ['refused', 'awarded', false],
    ['ended', 'committing', false],
    ['awarded', 'unknown', false],
  ] as const)('%s to %s: %s', (from, to, can) => expect(canMoveTender(from, to)).toBe(can))
})

describe('the states of a booking', () => {
  it('are all reached, and every one has a way to be cancelled', () => {
    expect([...reachable(bookingMoves, ['live'])].sort()).toEqual([...bookingStates].sort())
    for (const state of bookingStates) expect(reachable(bookingMoves, [state])).toContain<BookingState>('cancelled')
  })

  it.each([
    ['surplus', 'live', true],
    ['cancelled', 'live', false],
    ['live', 'surplus', false],
    ['cancelRefused', 'live', true],
  ] as const)('%s to %s: %s', (from, to, can) => expect(canMoveBooking(from, to)).toBe(can))
})

describe('what a carrier does not know', () => {
  const whole = (changes: Partial<PlainShipment>) => shipmentOfPlain({ ...sampleShipment, ...changes })
  const told = whole({})
  const heavier = { items: [{ ...sampleItem, weightLb: 5000 }] }

  it('is named by field', () => {
    expect(unknownToCarrier(told, whole(heavier))).toEqual(['items'])
    const later = { ...heavier, pickup: { ...sampleShipment.pickup, to: '17:00' } }
    expect(unknownToCarrier(told, whole(later))).toEqual(['pickup.window', 'items'])
  })

  it('leaves out our own notes, the load number, trailer and seals', () => {
    const ours = whole({ internalNotes: 'x', loadNumber: 'L1', trailerNumber: 'T1', seals: 'S1' })
    expect(unknownToCarrier(told, ours)).toEqual([])
    expect(carrierKey(ours)).toBe(carrierKey(told))
    expect(carrierKey(whole(heavier))).not.toBe(carrierKey(told))
  })
})

describe('giving up an order', () => {
  it('comes later than lease, wire and carrier together', () => {
    expect(giveUpAfterMs({ deadlineMs: 65_000, registersWithinMs: 60_000 })).toBe(155_000)
  })

  it('asks ever more rarely for a day', () => {
    const asked: number[] = []
    for (let now: number | null = 0; now !== null; now = nextAskAfterGivingUp(0, now)) asked.push(now)
    const gaps = asked.slice(1).map((at, i) => at - (asked[i] ?? 0))
    expect(asked[1]).toBe(60_000)
    expect(asked.at(-1)).toBe(86_400_000)
    expect(gaps.slice(0, -1)).toEqual(gaps.slice(0, -1).toSorted((a, b) => a - b))
    expect(asked.length).toBeLessThan(15)
  })
})
