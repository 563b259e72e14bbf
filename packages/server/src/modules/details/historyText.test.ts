import { describe, expect, it } from 'vitest'
import { freight } from '../../testing/freight.ts'
import { changesOf, type Side } from './historyText.ts'

const [item] = freight.items
const said = (before: Side, after: Side) =>
  changesOf(before, after, 'USD').map(change => `${change.field}: ${change.before} → ${change.after}`)

describe('an entry of the history from before stops were rows', () => {
  it('still tells of places, pickup, items and extra services', () => {
    if (item === undefined) throw new Error('the sample has an item')
    const before: Side = {
      origin: freight.origin,
      pickup: freight.pickup,
      items: [item],
      accessorials: [],
      references: ['PO 1'],
    }
    const after: Side = {
      origin: { ...freight.origin, street: '9 New Street' },
      pickup: { ...freight.pickup, date: '2026-11-25' },
      items: [item, { ...item, description: 'Gaskets', weightLb: 20 }],
      accessorials: ['LGDEL'],
      references: ['PO 2'],
    }
    expect(said(before, after)).toEqual([
      'Origin street: 1 Dock Road → 9 New Street',
      'Pickup: 2026-11-24 10:00–15:30 → 2026-11-25 10:00–15:30',
      'Item 2:  → 1 PLT Gaskets, 20 lb, class 70, 48 × 40 × 48 in, NMFC 156600-2, 10 CTN, item PH-1',
      'Accessorials:  → Lift gate at delivery',
      'References: PO 1 → PO 2',
    ])
  })
})

describe('an entry with parts', () => {
  it('tells of a unit that was added, a bill that was taken away, and a stop that was reached', () => {
    const stop = {
      number: 2,
      of: 3,
      kind: 'delivery',
      address: freight.origin,
      zone: 'America/New_York',
      window: freight.pickup,
    }
    const reached = { ...stop, appointment: '', services: [], references: [], arrivedAt: null, leftAt: null }
    const unit = { count: 2, type: 'PLT', lengthIn: 48, widthIn: 40, heightIn: 20, grossWeightLb: 90, stackable: true }
    const whole = { number: 1, ...unit, loadedAt: 1, unloadedAt: 2, contents: [{ line: 1, pieces: 3, weightLb: 60 }] }
    const bill = { number: 2, bolNumber: '0400', fromStop: 1, toStop: 2, terms: 'collect', billTo: null }
    expect(
      said(
        { 'units.7': null, 'bills.9': bill, 'stops.5': reached },
        { 'units.7': whole, 'bills.9': null, 'stops.5': { ...reached, arrivedAt: '2026-11-25T15:00:00.000Z' } },
      ),
    ).toEqual([
      'Unit 1:  → 2 PLT, 48 × 40 × 20 in, 90 lb gross, stackable, stop 1 to 2, line 1: 3 pieces, 60 lb',
      'Bill of lading 2: 0400, stop 1 to 2, Collect → ',
      'Stop 2 arrived:  → 2026-11-25 10:00',
    ])
  })
})
