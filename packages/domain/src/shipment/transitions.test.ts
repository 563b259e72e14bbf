import { describe, expect, it } from 'vitest'
import { type ChangeField, changeEffect, judgeChange } from './changes.ts'
import { paymentCodes, termsOfCode } from './payment.ts'
import { shipmentOfPlain } from './plainForm.ts'
import { sampleItem, sampleShipment } from './sampleShipment.ts'
import type { PaymentTerms, PlainShipment, ShipmentStatus } from './shipment.ts'
import { findTransition, movesFrom, shipmentStatuses, statusNames, transitions } from './transitions.ts'

describe('the table of transitions', () => {
  it('reaches every status from a new shipment', () => {
    const reached = new Set<ShipmentStatus>(['O'])
    for (let before = 0; before < reached.size; ) {
      before = reached.size
      for (const move of transitions) if (reached.has(move.from)) reached.add(move.to)
    }
    expect([...reached].sort()).toEqual([...shipmentStatuses].sort())
    expect(Object.keys(statusNames).sort()).toEqual([...shipmentStatuses].sort())
  })

  it('leaves no status but void without a way out', () => {
    const stuck = shipmentStatuses.filter(status => movesFrom(status, 'staff').length === 0)
    expect(stuck).toEqual(['V'])
  })

  it('says each move once', () => {
    const keys = transitions.map(({ from, to, by }) => `${from}${to} ${by}`)
    expect(new Set(keys).size).toBe(keys.length)
    expect(transitions.filter(({ from, to }) => from === to)).toEqual([])
  })

  it.each([
    ['Q', 'T', 'staff', true],
    ['Q', 'T', 'automatic', true],
    ['T', 'A', 'carrier', true],
    ['A', 'D', 'carrier', true],
    ['A', 'T', 'staff', true],
    ['A', 'T', 'carrier', false],
    ['O', 'T', 'staff', false],
    ['D', 'V', 'staff', false],
    ['V', 'O', 'staff', false],
    ['Q', 'A', 'carrier', false],
  ] as const)('%s to %s by %s: %s', (from, to, by, exists) => {
    expect(findTransition(from, to, by) !== null).toBe(exists)
  })

  it('asks a price in force and a reason where they count', () => {
    expect(findTransition('Q', 'T', 'staff')?.needs).toContain('priceInForce')
    expect(findTransition('D', 'A', 'staff')?.needs).toEqual(['reason'])
    expect(findTransition('T', 'A', 'staff')?.needs).toEqual(['liveBooking'])
  })
})

describe('changes', () => {
  const changes: readonly [ChangeField, Partial<PlainShipment>, Record<'T' | 'A' | 'D', string>][] = [
    ['references', { references: ['PO 2'] }, { T: 'free', A: 'free', D: 'free' }],
    ['internalNotes', { internalNotes: 'x' }, { T: 'free', A: 'free', D: 'free' }],
    ['pickup.window', { pickup: { ...sampleShipment.pickup, to: '17:00' } }, { T: 'free', A: 'locked', D: 'locked' }],
    [
      'pickup.date',
      { pickup: { ...sampleShipment.pickup, date: '2026-11-25' } },
      { T: 'reRate', A: 'locked', D: 'locked' },
    ],
    ['items', { items: [{ ...sampleItem, weightLb: 501 }] }, { T: 'reRate', A: 'locked', D: 'locked' }],
    ['accessorials', { accessorials: [] }, { T: 'reRate', A: 'locked', D: 'locked' }],
    [
      'destination.place',
      { destination: { ...sampleShipment.destination, street: '2' } },
      { T: 'reRate', A: 'locked', D: 'locked' },
    ],
    [
      'origin.contact',
      { origin: { ...sampleShipment.origin, contactPhone: '937-555-0199' } },
      { T: 'free', A: 'locked', D: 'locked' },
    ],
    ['mode', { mode: 'TL' }, { T: 'locked', A: 'locked', D: 'locked' }],
  ]

  const before = shipmentOfPlain(sampleShipment)

  it.each(changes)('of %s', (field, change, effects) => {
    const after = { ...sampleShipment, ...change }
    for (const status of ['T', 'A', 'D'] as const) {
      expect(changeEffect(field, status)).toBe(effects[status])
      const judged = judgeChange(before, shipmentOfPlain(after), status)
      expect(judged.changed).toEqual([field])
      expect(judged.reRate).toEqual(effects[status] === 'reRate' ? [field] : [])
      expect(judged.locked).toEqual(effects[status] === 'locked' ? [field] : [])
    }
    expect(judgeChange(before, shipmentOfPlain(after), 'Q').locked).toEqual([])
    expect(judgeChange(before, shipmentOfPlain(after), 'V').locked).toEqual([field])
  })

  it('see none where only the order of keys or accessorials differs', () => {
    const { company, ...rest } = sampleShipment.origin
    const after = { ...sampleShipment, origin: { ...rest, company } }
    expect(judgeChange(before, shipmentOfPlain(after), 'D').changed).toEqual([])
  })
})

it('has a payment code for all terms', () => {
  for (const terms of Object.keys(paymentCodes) as PaymentTerms[]) expect(termsOfCode(paymentCodes[terms])).toBe(terms)
})
