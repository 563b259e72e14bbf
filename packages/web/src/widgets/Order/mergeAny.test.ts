import type { Hazmat, LineItem, PlainShipment, TruckNeeds } from '@waybill/domain'
import { sampleHazmat, sampleItem, sampleShipment } from '@waybill/domain/shipment/sampleShipment.ts'
import { expect, test } from 'vitest'
import { besidesCod, chosenFrom, meetOrders, mergeOrders, standsAt, valueAt, withValue } from './mergeOrders.ts'
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

/** Changes the line of that number, wherever it stands by then. */
const onLine =
  (lineId: number, change: (item: LineItem) => Partial<LineItem>): Change =>
  shipment => ({
    ...shipment,
    items: shipment.items.map(item => (item.lineId === lineId ? { ...item, ...change(item) } : item)),
  })

const mark = (hazmat: Partial<Hazmat>): Change =>
  onLine(1, item => ({ hazmat: { ...(item.hazmat ?? sampleHazmat), ...hazmat } }))

const rows =
  (change: (items: readonly LineItem[]) => readonly LineItem[]): Change =>
  shipment => ({ ...shipment, items: change(shipment.items) })

const start: PlainShipment = {
  ...sampleShipment,
  declaredValue: 500,
  items: [
    { ...sampleItem, lineId: 1, unitId: 1 },
    { ...sampleItem, description: 'Valves', lineId: 2, unitId: 2 },
  ],
}

/** What a person does at the form, by the part of the form. */
const parts: readonly (readonly Change[])[] = [
  [put(['currency', 'CAD']), put(['currency', 'MXN']), put(['declaredValue', 1_000]), put(['declaredValue', null])],
  [put(['currency', 'CAD'], ['declaredValue', 3_000]), put(['declaredValue', 2_000])],
  [collect(11_000), collect(12_000), one => ({ ...one, cod: null, accessorials: besidesCod(one) })],
  [serve('LIFTD'), serve('RESD'), put(['accessorials', []], ['cod', null])],
  [pay('A'), pay('B'), put(['terms', 'prepaid']), put(['terms', 'collect']), put(['appointedCarrier', 'DMBL'])],
  [pay('A'), pay('B'), put(['appointedCarrier', 'DMBL']), put(['appointedCarrier', 'DMAL'])],
  [lessThanLoad(), lessThanLoad(true), load({}), load({ equipment: 'flatbed', tarps: true })],
  [put(['origin.street', '2 Dock Road']), put(['origin.city', 'Chicago'], ['origin.state', 'IL'])],
  [put(['origin.street', '9 Lake St'], ['origin.zip', '60601'], ['origin.contactName', 'Ann'])],
  [put(['origin.contactName', 'Bob'], ['origin.contactPhone', '1']), put(['origin.contactPhone', '2'])],
  [
    put(['pickup.date', '2026-12-01']),
    put(['pickup.from', '08:00'], ['pickup.to', '12:00']),
    put(['pickup.to', '17:00']),
  ],
  [
    load({ equipment: 'reefer', temperatureMin: 34, temperatureMax: 38 }),
    load({ equipment: 'reefer', temperatureMin: -10, temperatureMax: 38 }),
    load({ equipment: 'reefer', temperatureMin: 34, temperatureMax: 70 }),
    load({ equipment: 'stepDeck', tarps: true }),
    load({ equipment: 'flatbed', tarps: false }),
  ],
  [
    mark({ unNumber: 'UN1993', properShippingName: 'Flammable liquids, n.o.s.', technicalName: '(xylene)' }),
    mark({ packingGroup: 'III', quantity: '1 drum' }),
    mark({ emergencyPhone: '800-555-0100', emergencyService: true, emergencyContract: 'C-1' }),
    mark({ emergencyPhone: '800-555-0101' }),
    onLine(1, () => ({ hazmat: null })),
  ],
  [
    onLine(1, () => ({ weightLb: 900 })),
    onLine(1, () => ({ handlingUnits: 2, weightLb: 1_000 })),
    onLine(1, () => ({ handlingUnits: 3, weightLb: 1_500, pieces: 36, pieceType: 'BOX' })),
    onLine(1, () => ({ lengthIn: 60, widthIn: 48 })),
    onLine(1, () => ({ heightIn: 30, linearFeet: 5 })),
    onLine(1, () => ({ pieces: 20, pieceType: 'DRM' })),
    onLine(1, () => ({ pieceType: 'BAG' })),
  ],
  [
    onLine(1, () => ({ description: 'Feathers', itemCode: 'F-1', nmfc: '70000', freightClass: '400' })),
    onLine(1, () => ({ nmfc: '156600-3', freightClass: '85' })),
    onLine(1, () => ({ freightClass: '92.5' })),
  ],
  [
    rows(items => items.slice(1)),
    rows(items => items.toReversed()),
    rows(items => [...items, { ...sampleItem, description: 'One more' }]),
    onLine(2, () => ({ weightLb: 80 })),
  ],
]

const lineOf = ({ items }: PlainShipment): LineItem | undefined => items.find(({ lineId }) => lineId === 1)

/** What means something together alone. */
const wholes: readonly ((shipment: PlainShipment) => unknown)[] = [
  one => one.declaredValue !== null && [one.currency, one.declaredValue],
  one => one.cod !== null && [one.currency, one.cod.amount],
  one => [one.terms, one.billTo === null, one.appointedCarrier],
  one => [one.billTo?.company, one.appointedCarrier],
  one => [one.mode, one.volume, one.truck],
  one => [one.origin.street, one.origin.city, one.origin.state, one.origin.zip],
  one => [one.origin.contactName, one.origin.contactPhone],
  one => one.pickup,
  one => lineOf(one)?.hazmat,
  one => [lineOf(one)?.description, lineOf(one)?.nmfc, lineOf(one)?.freightClass],
  one => [lineOf(one)?.description, lineOf(one)?.nmfc, lineOf(one)?.hazmat === null],
  one => {
    const { handlingUnits, weightLb, lengthIn, widthIn, heightIn, linearFeet } = lineOf(one) ?? sampleItem
    return [handlingUnits, weightLb, lengthIn, widthIn, heightIn, linearFeet]
  },
  one => [lineOf(one)?.pieces, lineOf(one)?.pieceType],
]

/** Every value that has no parts, by its place. */
const leaves = (part: unknown, at = ''): readonly (readonly [string, unknown])[] =>
  typeof part === 'object' && part !== null && !at.endsWith('accessorials')
    ? Object.entries(part).flatMap(([name, one]) => leaves(one, at === '' ? name : `${at}.${name}`))
    : [[at, part]]

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

type Pick = <T>(all: readonly T[]) => readonly T[]

function picker(seed: number): Pick {
  const random = numbers(seed)
  return all => all.slice(Math.floor(random() * all.length)).slice(0, 1)
}

const editor =
  (pick: Pick) =>
  (from: PlainShipment, changes: readonly Change[]): PlainShipment =>
    shown([...pick(changes), ...pick(changes)].reduce((one, change) => change(one), from))

test('whatever two people change: what both have hangs together, mine stands, and either can be had and taken back', () => {
  const pick = picker(7)
  for (let round = 0; round < 1_000; round++) {
    const here = [...pick(parts), ...pick(parts)].flat()
    const edit = editor(pick)
    const base = edit(start, parts.flat())
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
    // Whatever is chosen alone, and taken back.
    for (const field of fields) {
      const question = { fields, mine, theirs }
      const one = shown(chosenFrom(question, 'theirs', now, field))
      for (const of of wholes) expect([of(mine), of(theirs)], `${at}; ${field}`).toContainEqual(of(one))
      expect(sorted(shown(chosenFrom(question, 'mine', one, field))), `${at}; ${field}`).toEqual(sorted(now))
    }
    // What one of them alone changed is there, or is asked about.
    for (const [whose, idle] of [
      [mine, theirs],
      [theirs, mine],
    ] as const) {
      for (const [place, is] of leaves(whose)) {
        const isChanged = JSON.stringify(plain(base, place)) !== JSON.stringify(plain(whose, place))
        const isAsked = fields.some(field => place === field || place.startsWith(`${field}.`))
        if (!isChanged || isAsked || JSON.stringify(plain(idle, place)) === JSON.stringify(plain(whose, place)))
          continue
        if (place !== 'accessorials') expect([place, valueAt(now, place)], at).toEqual([place, is])
      }
    }
    // A part that one of them alone changed is theirs, and nobody is asked about it.
    for (const [one, idle] of [
      [mine, theirs],
      [theirs, mine],
    ] as const) {
      if (JSON.stringify(idle) === JSON.stringify(base)) expect([sorted(now), fields], at).toEqual([sorted(one), []])
    }
  }
})

test('whatever is saved over an open question: all of it is asked again, and hangs together whatever is chosen', () => {
  const pick = picker(11)
  const edit = editor(pick)
  for (let round = 0; round < 600; round++) {
    const here = [...pick(parts), ...pick(parts)].flat()
    const base = edit(start, parts.flat())
    const [mine, theirs] = [edit(base, here), edit(base, here)]
    const first = meetOrders(base, mine, theirs, { isLocked: false, open: null })
    const open = first.question
    if (open === null) continue
    const [taken] = pick(open.fields)
    const now = shown(first.value)
    const isTaken = pick([true, false])[0] && taken !== undefined
    const typed = isTaken ? shown(chosenFrom(open, 'theirs', now, taken)) : now
    const later = edit(theirs, here)
    const { value, question } = meetOrders(theirs, typed, later, { isLocked: false, open })
    const at = `round ${round}: ${open.fields.join(', ')}: ${question?.fields.join(', ')}`
    for (const of of wholes) expect([of(typed), of(later)], at).toContainEqual(of(shown(value)))
    for (const field of open.fields) {
      const place = standsAt(later, theirs, field)
      const isAsked = question?.fields.some(one => `${place}.`.startsWith(`${one}.`) || one.startsWith(`${place}.`))
      if (place === null || isAsked) continue
      expect(plain(shown(value), standsAt(shown(value), later, place) ?? ''), `${at}; ${field}`).toEqual(
        plain(later, place),
      )
    }
    for (const field of question?.fields ?? []) {
      if (question === null) continue
      for (const whose of ['mine', 'theirs'] as const) {
        const one = shown(chosenFrom(question, whose, shown(value), field))
        const known = [shown(question.mine), later, shown(value)]
        for (const of of wholes) expect(known.map(of), `${at}; ${field} ${whose}`).toContainEqual(of(one))
        const place = standsAt(one, later, field)
        if (place !== null) {
          expect(plain(one, place), `${at}; ${field} ${whose}`).toEqual(plain(question[whose], field))
        }
      }
    }
  }
})
