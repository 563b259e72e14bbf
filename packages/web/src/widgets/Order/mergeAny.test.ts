import type { PlainShipment, TruckNeeds } from '@waybill/domain'
import { sampleShipment } from '@waybill/domain/shipment/sampleShipment.ts'
import { expect, test } from 'vitest'
import { besidesCod, chosenFrom, mergeOrders, valueAt, withValue } from './mergeOrders.ts'
import { formOfShipment, shipmentOf } from './orderForm.ts'

type Change = (shipment: PlainShipment) => PlainShipment

const put =
  (...changes: readonly (readonly [string, unknown])[]): Change =>
  shipment =>
    changes.reduce((all, [at, value]) => withValue(all, at, value), shipment)

const serve =
  (code: string): Change =>
  shipment => ({ ...shipment, accessorials: [...new Set([...shipment.accessorials, code])] })

const collect =
  (amount: number): Change =>
  shipment =>
    serve('COD')({ ...shipment, cod: { amount, feeTerms: 'collect', customerCheck: false } })

const pay = (company: string): Change => put(['terms', 'thirdParty'], ['billTo', { ...sampleShipment.origin, company }])

const load = (truck: Partial<TruckNeeds>): Change =>
  put(
    ['mode', 'TL'],
    ['volume', undefined],
    ['truck', { equipment: 'dryVan', temperatureMin: null, temperatureMax: null, tarps: false, ...truck }],
  )

const lessThanLoad = (volume?: true): Change => put(['mode', 'LTL'], ['volume', volume], ['truck', undefined])

/** What a person does at the form, by the part of the form. */
const parts: readonly (readonly Change[])[] = [
  [put(['currency', 'CAD']), put(['currency', 'MXN']), put(['declaredValue', 1_000]), put(['declaredValue', null])],
  [put(['currency', 'CAD'], ['declaredValue', 3_000]), put(['declaredValue', 2_000])],
  [collect(11_000), collect(12_000), one => ({ ...one, cod: null, accessorials: besidesCod(one) })],
  [serve('LIFTD'), serve('RESD'), put(['accessorials', []], ['cod', null])],
  [pay('A'), pay('B'), put(['terms', 'prepaid']), put(['terms', 'collect'])],
  [lessThanLoad(), lessThanLoad(true), load({}), load({ equipment: 'flatbed', tarps: true })],
  [put(['origin.street', '2 Dock Road']), put(['origin.city', 'Chicago'], ['origin.state', 'IL'])],
  [put(['origin.street', '9 Lake St'], ['origin.zip', '60601'], ['origin.contactName', 'Ann'])],
]

/** What means something together alone. */
const wholes: readonly ((shipment: PlainShipment) => unknown)[] = [
  one => one.declaredValue !== null && [one.currency, one.declaredValue],
  one => one.cod !== null && [one.currency, one.cod.amount],
  one => [one.terms, one.billTo === null],
  one => [one.mode, one.volume, one.truck],
  one => [one.origin.street, one.origin.city, one.origin.state, one.origin.zip],
]

/** Numbers below 1, the same ones for each seed. */
function numbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    const mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    const more = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((more ^ (more >>> 14)) >>> 0) / 2 ** 32
  }
}

/** What is on the screen of it: what the form cannot hold is gone. */
const shown = (shipment: PlainShipment): PlainShipment => shipmentOf(formOfShipment(shipment))

const plain = (shipment: PlainShipment, at: string): unknown =>
  at === 'accessorials' ? besidesCod(shipment).toSorted() : (valueAt(shipment, at) ?? null)

const sorted = (shipment: PlainShipment) => ({ ...shipment, accessorials: shipment.accessorials.toSorted() })

test('whatever two people change: what both have hangs together, mine stands, and either can be had and taken back', () => {
  const random = numbers(7)
  const pick = <T>(all: readonly T[]): readonly T[] => all.slice(Math.floor(random() * all.length)).slice(0, 1)
  for (let round = 0; round < 1_500; round++) {
    const here = [...pick(parts), ...pick(parts)].flat()
    const edit = (from: PlainShipment, changes: readonly Change[]): PlainShipment =>
      shown([...pick(changes), ...pick(changes)].reduce((one, change) => change(one), from))
    const base = edit({ ...sampleShipment, declaredValue: 500 }, parts.flat())
    const [mine, theirs] = [edit(base, here), edit(base, here)]
    const { value, conflicts: fields } = mergeOrders(base, mine, theirs)
    const choose = (from: PlainShipment, whose: 'mine' | 'theirs') =>
      fields.reduce((one, at) => shown(chosenFrom({ fields, mine, theirs }, whose, one, at)), from)
    const now = shown(value)
    const [other, again] = [choose(now, 'theirs'), choose(choose(now, 'theirs'), 'mine')]
    const at = `round ${round}: ${fields.join(', ')}`
    for (const [one, whose] of [
      [now, mine],
      [other, theirs],
    ] as const) {
      expect(
        fields.map(field => plain(one, field)),
        at,
      ).toEqual(fields.map(field => plain(whose, field)))
      for (const of of wholes) expect([of(mine), of(theirs)], at).toContainEqual(of(one))
    }
    expect(sorted(again), at).toEqual(sorted(now))
    // A part that one of them alone changed is theirs, and nobody is asked about it.
    for (const [one, idle] of [
      [mine, theirs],
      [theirs, mine],
    ] as const) {
      if (JSON.stringify(idle) === JSON.stringify(base)) expect([sorted(now), fields], at).toEqual([sorted(one), []])
    }
  }
})
