import type { PlainShipment } from '@waybill/domain'
import { sampleHazmat, sampleItem, sampleShipment } from '@waybill/domain/shipment/sampleShipment.ts'
import { expect, test } from 'vitest'
import {
  chosenFrom,
  isOfRows,
  meetOrders,
  mergeOrders,
  mergeOverLocked,
  settledWith,
  standsAt,
  valueAt,
  withValue,
} from './mergeOrders.ts'
import { formOfShipment, formOver, type OrderForm, shipmentOf } from './orderForm.ts'

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
    return conflicts.map(clicked => chosenFrom({ fields: conflicts, mine, theirs }, 'theirs', value, clicked))
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
  const asked = (mine: PlainShipment, theirs: PlainShipment) => ({
    ...{ mine, theirs },
    fields: mergeOrders(collected, mine, theirs).conflicts,
  })
  const mineOff = mergeOrders(collected, off, dearer)
  expect(mineOff.conflicts).toEqual(['cod'])
  expect(shown(mineOff.value)).toEqual(without)
  expect(shown(chosenFrom(asked(off, dearer), 'theirs', mineOff.value, 'cod'))).toEqual(with20)
  const theirsOff = mergeOrders(collected, dearer, off)
  expect(theirsOff.conflicts).toEqual(['cod'])
  expect(shown(theirsOff.value)).toEqual(with20)
  expect(shown(chosenFrom(asked(dearer, off), 'theirs', theirsOff.value, 'cod'))).toEqual(without)
  // Taken off once both amounts are asked about, it is had again with its terms.
  const other = withValue(collected, 'cod.amount', 15_000)
  const both = asked(other, dearer)
  expect(both.fields).toEqual(['cod.amount'])
  expect(chosenFrom(both, 'theirs', off, 'cod.amount').cod).toEqual(dearer.cod)
  expect(shown(chosenFrom(both, 'theirs', off, 'cod.amount'))).toEqual(with20)
  // Asked about for its currency alone, mine stands whole as well.
  const inCanada = withValue(collected, 'currency', 'CAD')
  const canadian = mergeOrders(collected, inCanada, off)
  expect(canadian.conflicts.toSorted()).toEqual(['cod', 'currency'])
  expect(shown(canadian.value)).toEqual([10_000, ['COD', 'LGDEL']])
  expect(shown(chosenFrom(asked(inCanada, off), 'theirs', canadian.value, 'currency'))).toEqual(without)
})

test('a line that was taken out for another is no line that a colleague’s change could go to', () => {
  const lines = [1, 2].map(lineId => ({ ...sampleItem, lineId, description: `Line ${lineId}` }))
  const known: PlainShipment = { ...base, items: lines }
  const [, second] = known.items
  if (second === undefined) throw new Error('no line')
  const { lineId: _, ...fresh } = { ...second, description: 'Another' }
  const heavier = withValue(known, 'items.1.weightLb', 900)
  const replaced = mergeOrders(known, withValue(known, 'items.1', fresh), heavier)
  expect(replaced.conflicts).toEqual(['items'])
  expect(replaced.value.items[1]).toEqual(fresh)
  // Saved from here, the lines have shown no numbers yet: the colleague took out the first and added a third.
  const saved: PlainShipment = { ...base, items: known.items.map(({ lineId: __, ...item }) => item) }
  const third = { ...sampleItem, lineId: 3, description: 'Line 3' }
  const mine = withValue(saved, 'items.0.weightLb', 700)
  expect(mergeOrders(saved, mine, { ...known, items: [second, third] }).conflicts).toEqual(['items'])
  expect(mergeOrders(saved, mine, heavier)).toEqual({
    value: expect.objectContaining({
      items: [
        { ...lines[0], weightLb: 700 },
        { ...second, weightLb: 900 },
      ],
    }),
    conflicts: [],
  })
})

test('what is chosen for a line goes to that line, wherever it stands by then', () => {
  const known: PlainShipment = { ...base, items: [1, 2].map(lineId => ({ ...sampleItem, lineId })) }
  const mine = withValue(known, 'items.1.weightLb', 700)
  const theirs = withValue(known, 'items.1.weightLb', 900)
  const asked = { mine, theirs, fields: mergeOrders(known, mine, theirs).conflicts }
  expect(asked.fields).toEqual(['items.1.weightLb'])
  const alone = { ...mine, items: mine.items.slice(1) }
  expect(standsAt(alone, theirs, 'items.1.weightLb')).toBe('items.0.weightLb')
  expect(chosenFrom(asked, 'theirs', alone, 'items.1.weightLb').items).toEqual([theirs.items[1]])
  const gone = { ...mine, items: mine.items.slice(0, 1) }
  expect(standsAt(gone, theirs, 'items.1.weightLb')).toBeNull()
  expect(chosenFrom(asked, 'theirs', gone, 'items.1.weightLb')).toEqual(gone)
})

test('services that come back in the order of the stops are the same services', () => {
  const own = { ...base, accessorials: ['LIFTD', 'LGPU'] }
  const theirs = { ...own, accessorials: ['LGPU', 'LIFTD'], seals: 'S-1' }
  const { value, conflicts } = mergeOrders(own, { ...own, accessorials: ['LIFTD', 'LGPU', 'RESD'] }, theirs)
  expect(conflicts).toEqual([])
  expect(value).toMatchObject({ accessorials: ['LGPU', 'LIFTD', 'RESD'], seals: 'S-1' })
})

test.each<readonly [string, readonly [string, unknown], readonly [string, unknown], readonly string[]]>([
  [
    'a packing group is not that of another material',
    ['items.0.hazmat.unNumber', 'UN1993'],
    ['items.0.hazmat.packingGroup', 'III'],
    ['items.0.hazmat'],
  ],
  ['hours are not those of another day', ['pickup.date', '2026-12-01'], ['pickup.to', '12:00'], ['pickup']],
  [
    'a temperature is not one end of another range',
    ['truck.temperatureMin', 0],
    ['truck.temperatureMax', 70],
    ['truck'],
  ],
  [
    'the weight of one pallet is not that of two',
    ['items.0.handlingUnits', 2],
    ['items.0.weightLb', 600],
    ['items.0.handlingUnits', 'items.0.weightLb'],
  ],
  [
    'a class is not that of other goods',
    ['items.0.description', 'Feathers'],
    ['items.0.freightClass', '85'],
    ['items.0.description', 'items.0.freightClass'],
  ],
  [
    'a phone is not that of another person',
    ['origin.contactName', 'Ann'],
    ['origin.contactPhone', '1'],
    ['origin.contactName', 'origin.contactPhone'],
  ],
])('%s', (_, own, other, asked) => {
  const start: PlainShipment = {
    ...base,
    mode: 'TL',
    truck: { equipment: 'reefer', temperatureMin: 34, temperatureMax: 38, tarps: false },
    items: [{ ...sampleItem, lineId: 1, hazmat: sampleHazmat }],
  }
  const [mine, theirs] = [withValue(start, ...own), withValue(start, ...other)]
  const { value, conflicts } = mergeOrders(start, mine, theirs)
  const now = shipmentOf(formOfShipment(value))
  expect([now, conflicts]).toEqual([mine, asked])
  for (const at of asked) {
    expect(chosenFrom({ fields: conflicts, mine, theirs }, 'theirs', now, at)).toEqual(theirs)
    expect(chosenFrom({ fields: conflicts, mine, theirs }, 'mine', theirs, at)).toEqual(mine)
  }
})

test('a truck of another body comes with what it needs', () => {
  const on = (equipment: 'dryVan' | 'reefer' | 'flatbed', min: number | null, max: number | null): PlainShipment => ({
    ...base,
    mode: 'TL',
    truck: { equipment, temperatureMin: min, temperatureMax: max, tarps: equipment === 'flatbed' },
  })
  const [mine, theirs] = [on('reefer', 34, 38), on('flatbed', null, null)]
  const { value, conflicts: fields } = mergeOrders(on('dryVan', null, null), mine, theirs)
  const now = shipmentOf(formOfShipment(value))
  expect(chosenFrom({ fields, mine, theirs }, 'theirs', now, 'truck').truck).toEqual(theirs.truck)
})

test('lines that were saved from here and that the colleague left alone are nothing to ask about', () => {
  const theirs = changed(['items.0.lineId', 1], ['items.0.unitId', 2], ['seals', 'S-1'])
  const mine = changed(['items.0.description', 'Renamed'], ['seals', 'S-1 '])
  const { value, conflicts } = mergeOrders(base, mine, theirs)
  expect(conflicts).toEqual([])
  expect(value).toMatchObject({ seals: 'S-1', items: mine.items })
})

test('a question that nobody answered is asked again over the next save, whatever was chosen', () => {
  const start = changed(['items.0.lineId', 1])
  const edit = (from: PlainShipment, ...changes: readonly (readonly [string, unknown])[]) =>
    changes.reduce((all, [at, value]) => withValue(all, at, value), from)
  const mine = edit(start, ['seals', 'MINE'], ['origin.street', '2 My Road'], ['origin.city', 'Akron'])
  const first = edit(start, ['seals', 'FIRST'], ['origin.street', '1 Lake St'], ['origin.city', 'Toledo'])
  const met = meetOrders(start, mine, first, { isLocked: false, open: null })
  const open = met.question
  if (open === null) throw new Error('nothing asked')
  const second = edit(first, ['loadNumber', 'L-2'], ['origin.zip', '43604'])
  const again = (typed: PlainShipment) => meetOrders(first, typed, second, { isLocked: false, open })
  const all = ['origin.city', 'origin.street', 'origin.zip', 'seals']

  const untouched = again(met.value)
  expect(untouched.value).toMatchObject({ seals: 'MINE', loadNumber: 'L-2', origin: { zip: '45402' } })
  expect(untouched.question?.fields.toSorted()).toEqual(all)

  // Theirs was chosen: what came since goes with it, and one's own is still to be had whole.
  const chosen = open.fields.reduce((one, at) => chosenFrom(open, 'theirs', one, at), met.value)
  const after = again(chosen)
  expect(after.value).toMatchObject({ seals: 'FIRST', origin: second.origin })
  expect(after.question?.fields.toSorted()).toEqual(all)
  if (after.question === null) throw new Error('nothing asked')
  expect(chosenFrom(after.question, 'mine', after.value, 'origin.city').origin).toEqual(mine.origin)
  // What the colleague made the same meanwhile is no question any more.
  const same = edit(second, ['seals', 'MINE'], ['origin', mine.origin])
  expect(meetOrders(first, met.value, same, { isLocked: false, open }).question).toBeNull()
})

test('a question about a line is asked again about that line, wherever it stands', () => {
  const two = { ...base, items: [1, 2].map(lineId => ({ ...sampleItem, lineId })) }
  const [mine, theirs] = [withValue(two, 'items.1.weightLb', 700), withValue(two, 'items.1.weightLb', 900)]
  const open = { fields: ['items.1.weightLb'], mine, theirs }
  const moved = { ...mine, items: mine.items.toReversed() }
  const { value, question } = meetOrders(theirs, moved, withValue(theirs, 'seals', 'S-1'), { isLocked: false, open })
  expect(question?.fields).toEqual(['items.1.weightLb'])
  expect(value.items.map(({ weightLb }) => weightLb)).toEqual([700, 500])
  if (question === null) throw new Error('nothing asked')
  const back = chosenFrom(
    question,
    'mine',
    chosenFrom(question, 'theirs', value, 'items.1.weightLb'),
    'items.1.weightLb',
  )
  expect(back.items).toEqual(moved.items)
})

test('what was typed and cannot be read is not there to be had again: it stands as typed until theirs is chosen', () => {
  const cod = { amount: 10_000, feeTerms: 'collect' as const, customerCheck: false }
  const start = changed(['declaredValue', 50_000], ['currency', 'USD'], ['cod', cod], ['accessorials', ['COD']])
  const typed: OrderForm = {
    ...formOfShipment(start),
    declaredValue: '12x',
    seals: 'MINE',
    items: formOfShipment(start).items.map(item => ({ ...item, description: 'Mine', weightLb: '5 hundred' })),
  }
  const theirs = [
    ['declaredValue', 70_000],
    ['seals', 'THEIRS'],
    ['items', [...start.items, ...start.items]],
  ] as const
  const saved = theirs.reduce((all, [at, value]) => withValue(all, at, value), start)
  const { value, question } = meetOrders(start, shipmentOf(typed), saved, { isLocked: false, open: null })
  expect(formOver(typed, value)).toMatchObject({ declaredValue: '12x', items: [{ weightLb: '5 hundred' }] })
  expect(question?.unread?.toSorted()).toEqual(['declaredValue', 'items'])
  // What is kept over a reload knows no number that is none.
  for (const kept of [question, JSON.parse(JSON.stringify(question)) as typeof question]) {
    if (kept === null) throw new Error('nothing asked')
    const form = kept.fields.reduce((one, at) => formOver(one, chosenFrom(kept, 'theirs', shipmentOf(one), at)), typed)
    expect(shipmentOf(form)).toEqual(shipmentOf(formOfShipment(saved)))
    const back = kept.fields.reduce((one, at) => formOver(one, chosenFrom(kept, 'mine', shipmentOf(one), at)), form)
    expect(shipmentOf(back)).toEqual({ ...shipmentOf(form), seals: 'MINE' })
    // Nor is it asked again over the next save once theirs was chosen.
    const later = withValue(withValue(saved, 'declaredValue', 80_000), 'loadNumber', 'L-2')
    const next = meetOrders(saved, shipmentOf(form), later, { isLocked: false, open: kept })
    expect(next.value).toMatchObject({ declaredValue: 80_000, loadNumber: 'L-2' })
    expect(next.question?.fields).toEqual(['seals'])
  }
})

test('a currency is not chosen back without its amount where that cannot be read', () => {
  const start = changed(['declaredValue', 50_000])
  const typed = { ...formOfShipment(start), declaredValue: '12x' }
  const canadian = withValue(start, 'currency', 'CAD')
  const { question } = meetOrders(start, shipmentOf(typed), canadian, { isLocked: false, open: null })
  expect(question?.unread?.toSorted()).toEqual(['currency', 'declaredValue'])
})

test('where all of theirs is chosen, the form is the saved order to the letter: nothing is left to be saved', () => {
  for (const [at, own, other] of [
    ['seals', 'MINE', 'THEIRS'],
    ['declaredValue', 100, 200],
    ['items.0.weightLb', 100, 200],
    ['appointedCarrier', 'DMBL', 'DMAL'],
  ] as const) {
    const theirs = shipmentOf(formOfShipment(changed([at, other])))
    const { value, question } = meetOrders(base, changed([at, own]), theirs, { isLocked: false, open: null })
    if (question === null) throw new Error('nothing asked')
    const chosen = question.fields.reduce((all, one) => chosenFrom(question, 'theirs', all, one), value)
    expect(JSON.stringify(shipmentOf(formOfShipment(chosen)))).toBe(JSON.stringify(theirs))
  }
})

test('where all of theirs is chosen beside a collection, the services stand as saved: nothing is left to be saved', () => {
  const cod = { amount: 100, feeTerms: 'collect', customerCheck: false } as const
  const theirs = shipmentOf(formOfShipment(changed(['cod', cod], ['accessorials', ['COD', 'LIFTD']])))
  const mine = changed(['currency', 'CAD'], ['declaredValue', 300])
  const { value, question } = meetOrders(base, mine, theirs, { isLocked: false, open: null })
  if (question === null) throw new Error('nothing asked')
  const chosen = question.fields.reduce((all, one) => chosenFrom(question, 'theirs', all, one), value)
  expect(JSON.stringify(shipmentOf(formOfShipment(chosen)))).toBe(JSON.stringify(theirs))
})

test('pieces go with the units that they were counted on', () => {
  const [row] = base.items
  const counted = {
    ...base,
    items: row === undefined ? [] : [{ ...row, handlingUnits: 12, pieces: 720, weightLb: 24_600 }],
  }
  const put = (...changes: readonly (readonly [string, unknown])[]) =>
    changes.reduce((shipment, [at, value]) => withValue(shipment, at, value), counted)
  const mine = put(['items.0.handlingUnits', 13], ['items.0.pieces', 780], ['items.0.weightLb', 26_650])
  const theirs = put(['items.0.weightLb', 24_480])
  const { value, conflicts: fields } = mergeOrders(counted, mine, theirs)
  expect(fields.toSorted()).toEqual(['items.0.handlingUnits', 'items.0.pieces', 'items.0.weightLb'])
  const other = chosenFrom({ fields, mine, theirs }, 'theirs', value, 'items.0.weightLb')
  expect(other.items[0]).toMatchObject({ handlingUnits: 12, pieces: 720, weightLb: 24_480 })
})

test('what was typed over an item is still so after a colleague’s change beside it', () => {
  const form = formOfShipment(base)
  const typed: OrderForm = {
    ...form,
    items: form.items.map(item => ({ ...item, itemCode: 'TILE', typed: ['weightLb'] })),
  }
  const beside = formOver(typed, { ...shipmentOf(typed), internalNotes: 'Ring' })
  expect(beside.items[0]?.typed).toEqual(['weightLb'])
  const other = formOver(typed, withValue(shipmentOf(typed), 'items.0.handlingUnits', 9))
  expect(other.items[0]).not.toHaveProperty('typed')
})
