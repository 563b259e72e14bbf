import type { PlainShipment } from '@waybill/domain'
import { sampleShipment } from '@waybill/domain/shipment/sampleShipment.ts'
import { expect, test } from 'vitest'
import { isOfRows, mergeOrders, mergeOverLocked, settledWith, valueAt, withValue } from './mergeOrders.ts'

const [line] = sampleShipment.items
const base: PlainShipment = { ...sampleShipment, references: ['PO 1'], items: line === undefined ? [] : [line] }

const changed = (...changes: readonly (readonly [string, unknown])[]): PlainShipment =>
  changes.reduce((shipment, [at, value]) => withValue(shipment, at, value), base)

test('what each changed alone is kept, down to the field of a line', () => {
  const mine = changed(['items.0.weightLb', 700], ['origin.contactName', 'Ann'])
  const theirs = changed(['items.0.nmfc', '1234'], ['references.2', 'SO 3'], ['pickup.to', '17:00'])
  expect(mergeOrders(base, mine, theirs)).toEqual({
    value: {
      ...changed(
        ['items.0.weightLb', 700],
        ['origin.contactName', 'Ann'],
        ['items.0.nmfc', '1234'],
        ['pickup.to', '17:00'],
      ),
      references: ['PO 1', '', 'SO 3', '', ''],
    },
    conflicts: [],
  })
})

test('what both changed is asked about, unless they meant the same; until then mine stands', () => {
  const mine = changed(['items.0.weightLb', 700], ['pickup.date', '2026-12-01'], ['accessorials', ['LIFTD']])
  const theirs = changed(['items.0.weightLb', 900], ['pickup.date', '2026-12-01'], ['accessorials', ['RESD']])
  const { value, conflicts } = mergeOrders(base, mine, theirs)
  expect(conflicts.toSorted()).toEqual(['accessorials', 'items.0.weightLb'])
  expect(valueAt(value, 'items.0.weightLb')).toBe(700)
})

test('rows that are not the same lines any more are one question', () => {
  const mine = changed(['items.0.weightLb', 700])
  const theirs = { ...base, items: [...base.items, ...base.items] }
  expect(mergeOrders(base, mine, theirs).conflicts).toEqual(['items'])
  const known = changed(['items.0.lineId', 1])
  const other = withValue(known, 'items.0.lineId', 2)
  expect(mergeOrders(known, withValue(known, 'items.0.weightLb', 700), other).conflicts).toEqual(['items'])
})

test('rows that a colleague’s stops locked meanwhile stay theirs, and those that were typed are asked about', () => {
  const theirs = changed(['loadNumber', 'L-1'])
  const typed = changed(['items.0.weightLb', 700], ['origin.contactName', 'Ann'])
  const merged = mergeOverLocked(base, typed, theirs)
  expect(merged.conflicts).toEqual(['items'])
  expect(merged.value).toMatchObject({ items: base.items, loadNumber: 'L-1', origin: { contactName: 'Ann' } })
  expect(mergeOverLocked(base, changed(['origin.contactName', 'Ann']), theirs).conflicts).toEqual([])
})

test('what stands in rows is told from what stands beside them', () => {
  expect(['items', 'items.0.weightLb', 'itemsNote', 'origin.zip'].map(isOfRows)).toEqual([true, true, false, false])
})

test('an amount is not taken into another currency: who changed the one and who changed the other are asked', () => {
  const priced = changed(['declaredValue', 50_000], ['currency', 'USD'])
  const over = (...changes: readonly (readonly [string, unknown])[]) =>
    changes.reduce((shipment, [at, value]) => withValue(shipment, at, value), priced)
  const [canadian, dearer] = [over(['currency', 'CAD']), over(['declaredValue', 80_000])]
  for (const [mine, theirs] of [
    [canadian, dearer],
    [dearer, canadian],
  ] as const) {
    const { value, conflicts } = mergeOrders(priced, mine, theirs)
    expect(conflicts.toSorted()).toEqual(['currency', 'declaredValue'])
    expect([value.currency, value.declaredValue]).toEqual([mine.currency, mine.declaredValue])
    expect(settledWith(conflicts, 'currency').toSorted()).toEqual(['currency', 'declaredValue'])
  }
  const both = over(['currency', 'CAD'], ['declaredValue', 80_000])
  expect(mergeOrders(priced, over(['seals', 'S-1']), both).conflicts).toEqual([])
  expect(mergeOrders(priced, canadian, over(['seals', 'S-1'])).conflicts).toEqual([])
  const cod = { amount: 12_000, feeTerms: 'collect', customerCheck: false }
  expect(mergeOrders(priced, canadian, over(['cod', cod])).conflicts.toSorted()).toEqual(['cod', 'currency'])
  expect(settledWith(['seals', 'currency'], 'seals')).toEqual(['seals'])
  expect(settledWith(['seals', 'declaredValue'], 'declaredValue')).toEqual(['declaredValue'])
})
