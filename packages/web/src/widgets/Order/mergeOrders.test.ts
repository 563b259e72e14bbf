import type { PlainShipment } from '@waybill/domain'
import { sampleShipment } from '@waybill/domain/shipment/sampleShipment.ts'
import { expect, test } from 'vitest'
import { chosenFrom, isOfRows, mergeOrders, mergeOverLocked, settledWith, valueAt, withValue } from './mergeOrders.ts'
import { formOfShipment, shipmentOf } from './orderForm.ts'

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

test('amounts that both changed, one of them into another currency, are chosen with it and with all other amounts', () => {
  const cod = { amount: 10_000, feeTerms: 'collect' as const, customerCheck: false }
  const priced = changed(['declaredValue', 50_000], ['currency', 'USD'], ['cod', cod])
  const over = (...changes: readonly (readonly [string, unknown])[]) =>
    changes.reduce((shipment, [at, value]) => withValue(shipment, at, value), priced)
  const theirsOf = (mine: PlainShipment, theirs: PlainShipment, start = priced) => {
    const { value, conflicts } = mergeOrders(start, mine, theirs)
    return conflicts.map(clicked => chosenFrom(theirs, value, conflicts, clicked))
  }
  const whole = (all: readonly PlainShipment[]) =>
    all.map(one => [one.currency, one.declaredValue, one.cod?.amount ?? null])
  // Both changed the declared value.
  const canadian = over(['currency', 'CAD'], ['declaredValue', 68_000])
  expect(whole(theirsOf(canadian, over(['declaredValue', 80_000])))).toEqual(
    Array.from({ length: 2 }, () => ['USD', 80_000, 10_000]),
  )
  // One changed the COD amount with the currency, the other the declared value.
  expect(whole(theirsOf(over(['currency', 'CAD'], ['cod.amount', 13_000]), over(['declaredValue', 80_000])))).toEqual(
    Array.from({ length: 3 }, () => ['USD', 80_000, 10_000]),
  )
  // Both changed the currency, one an amount.
  expect(whole(theirsOf(canadian, over(['currency', 'MXN'])))).toEqual(
    Array.from({ length: 2 }, () => ['MXN', 50_000, 10_000]),
  )
  // Both began with no COD.
  const none = { ...priced, cod: null }
  const added = (currency: string, amount: number) => ({ ...none, currency, cod: { ...cod, amount } })
  for (const [mine, theirs] of [
    [added('CAD', 13_000), added('USD', 20_000)],
    [added('USD', 20_000), added('CAD', 13_000)],
  ] as const) {
    expect(mergeOrders(none, mine, theirs).conflicts.toSorted()).toEqual(['cod', 'currency'])
    expect(whole(theirsOf(mine, theirs, none))).toEqual(
      Array.from({ length: 2 }, () => [theirs.currency, 50_000, theirs.cod.amount]),
    )
  }
})

test('what the driver collects goes with its service: where one took it off and the other changed it, either can be had', () => {
  const cod = { amount: 10_000, feeTerms: 'collect' as const, customerCheck: false }
  const collected = changed(['cod', cod], ['accessorials', ['LGDEL', 'COD']])
  const dearer = withValue(collected, 'cod.amount', 20_000)
  const off = { ...collected, cod: null, accessorials: ['LGDEL'] as const }
  const shown = (shipment: PlainShipment) => {
    const { cod: now, accessorials } = shipmentOf(formOfShipment(shipment))
    return [now?.amount ?? null, accessorials.toSorted()]
  }
  const [with20, without] = [
    [20_000, ['COD', 'LGDEL']],
    [null, ['LGDEL']],
  ]
  const mineOff = mergeOrders(collected, off, dearer)
  expect(mineOff.conflicts).toEqual(['cod'])
  expect(shown(mineOff.value)).toEqual(without)
  expect(shown(chosenFrom(dearer, mineOff.value, mineOff.conflicts, 'cod'))).toEqual(with20)
  const theirsOff = mergeOrders(collected, dearer, off)
  expect(theirsOff.conflicts).toEqual(['cod'])
  expect(shown(theirsOff.value)).toEqual(with20)
  expect(shown(chosenFrom(off, theirsOff.value, theirsOff.conflicts, 'cod'))).toEqual(without)
  // Taken off once both amounts are asked about, it is had again with its terms.
  const both = mergeOrders(collected, withValue(collected, 'cod.amount', 15_000), dearer)
  expect(both.conflicts).toEqual(['cod.amount'])
  expect(chosenFrom(dearer, off, both.conflicts, 'cod.amount').cod).toEqual(dearer.cod)
  expect(shown(chosenFrom(dearer, off, both.conflicts, 'cod.amount'))).toEqual(with20)
  // Asked about for its currency alone, mine stands whole as well.
  const canadian = mergeOrders(collected, withValue(collected, 'currency', 'CAD'), off)
  expect(canadian.conflicts.toSorted()).toEqual(['cod', 'currency'])
  expect(shown(canadian.value)).toEqual([10_000, ['COD', 'LGDEL']])
  expect(shown(chosenFrom(off, canadian.value, canadian.conflicts, 'currency'))).toEqual(without)
})
