import { describe, expect, it } from 'vitest'
import { shipmentOfPlain } from '../shipment/plainForm.ts'
import { sampleShipment } from '../shipment/sampleShipment.ts'
import type { LineItem } from '../shipment/shipment.ts'
import { freightGaps, lackingWords } from './setItems.ts'

const [item] = sampleShipment.items
const rows = (...changes: readonly Partial<LineItem>[]) =>
  shipmentOfPlain({ ...sampleShipment, items: changes.map(change => ({ ...(item as LineItem), ...change })) })

describe('freightGaps', () => {
  it('names what each row lacks, and nothing of a row that is whole', () => {
    const shipment = rows({}, { itemCode: 'B-2', handlingUnits: 0, weightLb: 0, heightIn: 0, freightClass: ' ' })
    expect(freightGaps(shipment, new Set())).toEqual([
      { row: 2, item: 'B-2', missing: ['units', 'weight', 'dimensions', 'class'] },
    ])
  })

  it('asks for the material of what was ordered as hazardous, until it is named', () => {
    const shipment = rows({ lineId: 7, hazmat: null }, { lineId: 8, hazmat: null })
    expect(freightGaps(shipment, new Set([8])).map(({ row, missing }) => [row, missing])).toEqual([[2, ['hazmat']]])
  })

  it('asks no class of parcels', () => {
    const parcel = { ...rows({ freightClass: '', weightLb: 0 }), mode: 'PARCEL' as const }
    expect(freightGaps(parcel, new Set()).map(({ missing }) => missing)).toEqual([['weight']])
  })

  it('asks a row on the unit of the one before for no unit of its own', () => {
    expect(freightGaps(rows({}, { sharesUnit: true, handlingUnits: 0 }), new Set())).toEqual([])
  })
})

it('says what is missing of which item, each item once', () => {
  const gaps = [
    { row: 1, item: 'PART-9', missing: ['weight'] },
    { row: 2, item: 'PART-12', missing: ['dimensions'] },
    { row: 3, item: 'PART-9', missing: ['weight', 'class'] },
  ] as const
  expect(lackingWords(gaps)).toBe('PART-9 (weight, class), PART-12 (size)')
})
