import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { linearFeet } from '../freight/capacity.ts'
import { shipmentDensity } from '../freight/density.ts'
import { blankHazmat } from '../hazmat/hazmat.ts'
import { ratingKey } from '../rates/quoteLife.ts'
import { rateRequestOf } from '../rates/rateRequest.ts'
import { billContents } from './billContent.ts'
import { type ChangeField, changedFields, contentKey, judgeChange } from './changes.ts'
import { billed } from './consignments.ts'
import { isPlain, withItems, withPickup, withPlain } from './plainEdit.ts'
import { itemsOf, plainOf, shipmentOfPlain, stopAt, withServices } from './plainForm.ts'
import type { Problem } from './problems.ts'
import { sampleItem, sampleShipment } from './sampleShipment.ts'
import { sampleLine, sampleStops, sampleUnit } from './sampleStops.ts'
import type { HandlingUnit, LineItem, Shipment, Stop } from './shipment.ts'
import { shipmentTotals } from './totals.ts'
import { splitUnit, takeUnits } from './units.ts'
import { unitsOfBill, validateFreight } from './validateFreight.ts'
import { validateShipment } from './validateShipment.ts'

const today = '2026-11-20'
const noWindow = { date: '', from: '', to: '' }
const said = (problems: readonly Problem[]) => problems.map(({ at, code }) => `${at} ${code}`)
const faults = (changes: Partial<Shipment>) => said(validateShipment({ ...sampleStops, ...changes }, today))

const withStop = (n: number, change: Partial<Stop>): Partial<Shipment> => ({
  stops: sampleStops.stops.map((stop, index) => (index === n - 1 ? { ...stop, ...change } : stop)),
})
const withUnit = (n: number, change: Partial<HandlingUnit>): Partial<Shipment> => ({
  units: sampleStops.units.map((unit, index) => (index === n - 1 ? { ...unit, ...change } : unit)),
})

/** A pickup, so many deliveries less one, and a pallet for each. */
function longWay(stops: number): Shipment {
  const [first, , last] = sampleStops.stops
  const window = { date: '2026-11-25', from: '08:00', to: '12:00' }
  const between = Array.from({ length: stops - 2 }, () => ({ ...(last as Stop), window }))
  return {
    ...sampleStops,
    stops: [first as Stop, ...between, last as Stop],
    lines: [{ ...sampleLine, pieces: stops - 1, weightLb: 100 * (stops - 1) }],
    units: Array.from({ length: stops - 1 }, (_, n) => ({
      ...sampleUnit,
      unloadedAt: n + 2,
      contents: [{ line: 1, pieces: 1, weightLb: 100 }],
    })),
    bills: [{ billId: null, number: '', fromStop: 1, toStop: stops, terms: null, billTo: null }],
  }
}

describe('a shipment with several stops', () => {
  it('without a fault has none', () => expect(faults({})).toEqual([]))

  it('picks up later although a stop between has no day, and not past one that has', () => {
    const later = { date: '2026-12-01', from: '08:00', to: '12:00' }
    const undated = { ...sampleStops, ...withStop(2, { window: noWindow }) }
    expect(said(validateShipment(withPickup(undated, later), today))).toEqual([])
    expect(said(validateShipment(withPickup(sampleStops, later), today))).toEqual(['stops.1.window.date beforePickup'])
  })

  it('where a second dock has no day of its own, its bill bears that of the stop ahead', () => {
    const dock: Stop = { ...(sampleStops.stops[1] as Stop), kind: 'pickup', window: noWindow }
    const stops = sampleStops.stops.toSpliced(1, 0, dock)
    const bills = [{ billId: null, number: 'B-2', fromStop: 2, toStop: 4, terms: null, billTo: null }]
    expect(billed({ ...sampleStops, stops, bills })[0]?.from.window).toEqual({ date: '2026-11-24', from: '', to: '' })
  })

  it('takes 40 stops and not 41, and says so', () => {
    expect(validateShipment(longWay(40), today)).toEqual([])
    expect(validateShipment(longWay(41), today)).toEqual([
      { at: 'stops', code: 'tooMany', params: { max: 40, length: 41 } },
    ])
    expect(faults({ stops: sampleStops.stops.slice(0, 1) })).toContain('stops tooFew')
  })

  it.each<[string, Partial<Shipment>, string[]]>([
    [
      'no day at the first stop',
      withStop(1, { window: noWindow }),
      ['stops.0.window.date required', 'stops.0.window.from required', 'stops.0.window.to required'],
    ],
    ['no window at a stop between: its day follows the pickup', withStop(2, { window: noWindow }), []],
    [
      'a stop between with the hours of its dock alone',
      withStop(2, { window: { ...noWindow, from: '08:00', to: '12:00' } }),
      [],
    ],
    [
      'hours at a stop between that end before they begin',
      withStop(2, { window: { ...noWindow, from: '12:00', to: '08:00' } }),
      ['stops.1.window.to windowEndsBeforeItStarts'],
    ],
    [
      'a delivery dated before the pickup',
      withStop(2, { window: { date: '2026-11-23', from: '08:00', to: '12:00' } }),
      ['stops.1.window.date beforePickup'],
    ],
    [
      'a delivery over before the pickup opens',
      withStop(2, { window: { date: '2026-11-24', from: '08:00', to: '09:00' } }),
      ['stops.1.window.to beforePickup'],
    ],
    [
      'a date in the past',
      withStop(3, { window: { date: '2026-11-19', from: '08:00', to: '09:00' } }),
      ['stops.2.window.date past', 'stops.2.window.date beforePickup'],
    ],
    [
      'a delivery first',
      withStop(1, { kind: 'delivery' }),
      [
        'stops.0.kind noPickupFirst',
        'stops.0 nothingHere',
        'units.0.loadedAt notLoadedThere',
        'units.1.loadedAt notLoadedThere',
      ],
    ],
    [
      'a pickup last',
      withStop(3, { kind: 'pickup', window: { date: '2026-11-26', from: '08:00', to: '12:00' } }),
      ['stops.2.kind noDeliveryLast', 'stops.2 nothingHere', 'units.0.unloadedAt neverUnloaded'],
    ],
    [
      'a unit that comes off where it never was',
      withUnit(2, { loadedAt: 2 }),
      ['units.1.loadedAt notLoadedThere', 'units.1.unloadedAt unloadedBeforeLoaded'],
    ],
    [
      'a unit that never comes off',
      withUnit(1, { unloadedAt: 0 }),
      ['stops.2 nothingHere', 'units.0.unloadedAt neverUnloaded'],
    ],
    [
      'a unit loaded after it came off',
      withUnit(2, { loadedAt: 3, unloadedAt: 2 }),
      ['units.1.loadedAt notLoadedThere', 'units.1.unloadedAt unloadedBeforeLoaded'],
    ],
    [
      'a stop that is none',
      withUnit(2, { unloadedAt: 7 }),
      ['stops.1 nothingHere', 'units.1.unloadedAt notAStop', 'bills nothingHere'],
    ],
    ['a count of none', withUnit(1, { count: 0 }), ['units.0.count required']],
    ['an empty unit', withUnit(2, { contents: [] }), ['units.1.contents required', 'lines.1.pieces partlyOnUnits']],
    [
      'a line that is none',
      withUnit(2, { contents: [{ line: 3, pieces: 2, weightLb: 30 }] }),
      ['units.1.contents.0.line notALine', 'lines.1.pieces partlyOnUnits'],
    ],
    [
      'more pieces than the line has',
      withUnit(2, { contents: [{ line: 2, pieces: 3, weightLb: 30 }] }),
      ['lines.1.pieces exceedsLine'],
    ],
    [
      'more weight than the line has',
      withUnit(2, { contents: [{ line: 2, pieces: 2, weightLb: 30.01 }] }),
      ['lines.1.weightLb exceedsLine'],
    ],
    [
      'weight left over',
      withUnit(2, { contents: [{ line: 2, pieces: 2, weightLb: 29 }] }),
      ['lines.1.weightLb partlyOnUnits'],
    ],
    ['a line on no unit', { lines: [...sampleStops.lines, sampleLine] }, ['lines.2 onNoUnit']],
    [
      'a gross weight below what is on it',
      withUnit(1, { grossWeightLb: 559 }),
      ['units.0.grossWeightLb lessThanContents'],
    ],
    ['no unit', { units: [] }, ['stops.0 nothingHere', 'stops.1 nothingHere', 'stops.2 nothingHere', 'units required']],
    [
      'a bill that covers too little',
      { bills: [{ billId: null, number: '', fromStop: 1, toStop: 2, terms: null, billTo: null }] },
      ['bills nothingHere'],
    ],
  ])('with %s is refused at its field', (_what, change, expected) => expect(faults(change)).toEqual(expected))
})

describe('a mixed pallet', () => {
  const mixed: Shipment = { ...sampleStops, units: [sampleStops.units[0] as HandlingUnit] }
  const alone = shipmentOfPlain({ ...sampleShipment, items: [{ ...sampleItem, weightLb: 560, pieces: 14 }] })

  it('is two rows and counts once: units, density, floor, totals', () => {
    const rows = itemsOf(mixed)
    expect(rows.map(row => [row.description, row.handlingUnits, row.weightLb, row.sharesUnit ?? false])).toEqual([
      ['Pump housings', 1, 500, false],
      ['Gaskets', 0, 60, true],
    ])
    expect(shipmentDensity(rows)).toBe(shipmentDensity(itemsOf(alone)))
    expect(linearFeet(rows)).toBe(linearFeet(itemsOf(alone)))
    expect(shipmentTotals(rows)).toEqual(shipmentTotals(itemsOf(alone)))
  })

  it('weighs what it weighs with its pallet', () => {
    const heavy = { ...mixed, units: mixed.units.map(unit => ({ ...unit, grossWeightLb: 600 })) }
    expect(shipmentTotals(itemsOf(heavy)).weightLb).toBe(600)
  })

  it('can be entered row by row, and is priced anew when it is split', () => {
    const first = { ...sampleItem, weightLb: 500 }
    const second: LineItem = { ...sampleItem, description: 'Gaskets', handlingUnits: 0, sharesUnit: true }
    const entered = shipmentOfPlain({ ...sampleShipment, items: [first, second] })
    expect(entered.units.map(unit => unit.contents.length)).toEqual([2])
    expect(validateShipment(entered, today)).toEqual([])
    expect(isPlain(entered)).toBe(true)
    const { sharesUnit, ...own } = second
    const split = shipmentOfPlain({ ...sampleShipment, items: [first, { ...own, handlingUnits: 1 }] })
    expect(ratingKey(split)).not.toBe(ratingKey(entered))
  })
})

describe('a plain form over a shipment', () => {
  it('never takes away stops and units it does not show', () => {
    const { shipment, problems } = withPlain(sampleStops, {
      ...plainOf(sampleStops),
      destination: { ...sampleShipment.destination, street: '9 New Street' },
      accessorials: ['LGDEL', 'LGPU'],
    })
    expect(problems).toEqual([])
    expect(shipment.units).toEqual(sampleStops.units)
    expect(shipment.stops.map(stop => [stop.address.street, stop.services])).toEqual([
      ['1 Dock Road', ['LGPU']],
      ['1 Dock Road', []],
      ['9 New Street', ['LGDEL']],
    ])
  })

  it('leaves appointment and door with the place they were of, and keeps both where an address is mended', () => {
    const arranged = {
      ...sampleStops,
      stops: sampleStops.stops.map(stop => ({ ...stop, appointment: 'APT 7', door: '12' })),
    }
    const plain = plainOf(arranged)
    const { destination: at } = plain
    const said = (change: Partial<typeof at>) => {
      const { stops } = withPlain(arranged, { ...plain, destination: { ...at, ...change } }).shipment
      return stops.map(({ appointment, door }) => `${appointment} ${door}`)
    }
    const kept = 'APT 7 12'
    expect(said({})).toEqual([kept, kept, kept])
    expect(said({ street: '9 New Street' })).toEqual([kept, kept, kept])
    expect(said({ company: 'Renamed Works' })).toEqual([kept, kept, kept])
    // The end alone that is another place; what lies between has its own.
    expect(said({ company: 'Other Works', street: '9 New Street' })).toEqual([kept, kept, ' '])
    expect(said({ zip: '10001' })).toEqual([kept, kept, ' '])
  })

  it('refuses rows that were changed where rows do not say it all', () => {
    const [row] = itemsOf(sampleStops)
    const { shipment, problems } = withItems(sampleStops, [row as LineItem])
    expect([shipment, said(problems)]).toEqual([sampleStops, ['items changedByUnit']])
  })

  it('keeps the ids of rows: sent back, or by their places', () => {
    const saved = shipmentOfPlain({ ...sampleShipment, items: [{ ...sampleItem, lineId: 7, unitId: 8 }] })
    const edited = { ...sampleItem, weightLb: 700 }
    expect(withItems(saved, [edited]).shipment.units[0]?.unitId).toBe(8)
    const swapped = withItems(saved, [edited, { ...sampleItem, lineId: 7, unitId: 8 }]).shipment
    expect(swapped.lines.map(line => line.lineId)).toEqual([null, 7])
  })

  it('is the shipment and back again', () => {
    expect(plainOf(shipmentOfPlain(sampleShipment))).toEqual(sampleShipment)
  })
})

it('asks for a price with its stops, so that a sheet that knows no stop-off can refuse', () => {
  expect(rateRequestOf(sampleStops).stops).toBe(3)
})

describe('content', () => {
  const none: ReadonlySet<ChangeField> = new Set()
  it('is the same whatever the ids; a part that takes the place of another is a change all the same', () => {
    const saved = { ...sampleStops, stops: sampleStops.stops.map((stop, n) => ({ ...stop, stopId: n + 1 })) }
    expect(changedFields(sampleStops, saved)).toEqual([])
    expect(contentKey(saved, none)).toBe(contentKey(sampleStops, none))
    expect(judgeChange(sampleStops, saved, 'A').locked).toEqual(['stops'])
  })

  it('leaves out the fields that do not count', () => {
    const sealed = { ...sampleStops, seals: 'S-1' }
    expect(contentKey(sealed, new Set(['seals']))).toBe(contentKey(sampleStops, new Set(['seals'])))
    expect(contentKey(sealed, none)).not.toBe(contentKey(sampleStops, none))
    const later = { ...sampleStops, ...withUnit(1, { heightIn: 50 }) }
    expect(contentKey(later, none)).not.toBe(contentKey(sampleStops, none))
  })
})

describe('a change of the way', () => {
  const judged = (change: Partial<Shipment>) => judgeChange(sampleStops, { ...sampleStops, ...change }, 'T')
  it('is seen, and needs a new price', () => {
    expect(judged(withStop(2, { window: { date: '2026-11-26', from: '08:00', to: '12:00' } })).reRate).toEqual([
      'stops',
    ])
    expect(judged(withUnit(2, { unloadedAt: 3 })).reRate).toEqual(['items'])
    expect(judged(withStop(2, { appointment: 'A-1' }))).toEqual({ changed: ['appointments'], reRate: [], locked: [] })
    const after = { ...sampleStops, ...withStop(2, { window: { date: '2026-11-26', from: '08:00', to: '12:00' } }) }
    expect(ratingKey(after)).not.toBe(ratingKey(sampleStops))
  })

  it('leaves a service where it stands', () => {
    const stops = withServices(withStop(2, { services: ['LGDEL', 'INDEL'] }).stops ?? [], ['LGDEL', 'NOTIFY'])
    expect(stops.map(stop => stop.services)).toEqual([[], ['LGDEL'], ['NOTIFY']])
  })
})

it('a unit splits into units of one that sum to what it was', () => {
  const unit = fc.record({ count: fc.integer({ min: 1, max: 60 }), pieces: fc.nat(9999), weight: fc.nat(9_999_999) })
  fc.assert(
    fc.property(unit, ({ count, pieces, weight }) => {
      const whole = { ...sampleUnit, unitId: 5, count, contents: [{ line: 1, pieces, weightLb: weight / 100 }] }
      const parts = splitUnit(whole)
      const all = parts.flatMap(part => part.contents)
      expect(parts.map(part => part.count)).toEqual(Array.from({ length: count }, () => 1))
      expect(parts.filter(part => part.unitId === 5)).toHaveLength(1)
      expect(all.reduce((sum, one) => sum + one.pieces, 0)).toBe(pieces)
      expect(all.reduce((sum, one) => sum + Math.round(one.weightLb * 100), 0)).toBe(weight)
    }),
  )
})

it.each([
  // pieces, pounds, units of the row, taken: pieces and pounds of the part
  [120, 24_600, 12, 6, 60, 12_300],
  [10, 100, 3, 1, 3, 33.33],
  [10, 100, 3, 2, 6, 66.66],
  [2, 0, 12, 6, 1, 0],
])('of %i pieces and %d lb on %i units, %i have %i and %d lb', (pieces, weightLb, count, taken, ownPieces, own) => {
  const row = { ...sampleUnit, unitId: 5, count, grossWeightLb: weightLb, contents: [{ line: 1, pieces, weightLb }] }
  const [left, part] = takeUnits(row, taken) ?? []
  expect(part).toMatchObject({ unitId: null, count: taken, grossWeightLb: own })
  expect(part?.contents).toEqual([{ line: 1, pieces: ownPieces, weightLb: own }])
  expect(left).toMatchObject({ unitId: 5, count: count - taken })
  expect(left?.contents[0]?.pieces).toBe(pieces - ownPieces)
  expect((left?.contents[0]?.weightLb ?? 0) + own).toBeCloseTo(weightLb, 2)
})

it('no part of a row is none of it, all of it, or without a piece of something', () => {
  const row = { ...sampleUnit, count: 4, contents: [{ line: 1, pieces: 8, weightLb: 100 }] }
  for (const taken of [0, 4, 1.5, -1]) expect(takeUnits(row, taken)).toBeNull()
  expect(takeUnits({ ...row, contents: [{ line: 1, pieces: 1, weightLb: 100 }] }, 2)).toBeNull()
})

it('each unit travels under the bill with the shortest way that covers its own', () => {
  const bill = { billId: null, number: '', terms: null, billTo: null }
  const [whole, part] = [
    { ...bill, fromStop: 1, toStop: 3 },
    { ...bill, fromStop: 1, toStop: 2 },
  ]
  const shipment = { ...sampleStops, bills: [whole, part] }
  expect(unitsOfBill(shipment, whole)).toEqual([sampleStops.units[0]])
  expect(unitsOfBill(shipment, part)).toEqual([sampleStops.units[1]])
})

it('a stop without a place of its own is blank', () => {
  expect(stopAt('pickup', sampleShipment.origin).window).toEqual({ date: '', from: '', to: '' })
})

describe('a hazardous line', () => {
  const paint = { ...blankHazmat, quantity: '220 gal' }
  const lines = sampleStops.lines.map((line, index) => (index === 1 ? { ...line, hazmat: paint } : line))
  const [whole] = sampleStops.bills
  const bills = whole === undefined ? [] : [whole, { ...whole, toStop: 2 }]
  const ofBills = (shipment: Shipment) => validateFreight(shipment).filter(({ code }) => code === 'onSeveralBills')

  it('is refused under two bills, whose papers would each say the quantity of both (49 CFR 172.202(a)(5))', () => {
    expect(ofBills({ ...sampleStops, lines, bills })).toEqual([
      { at: 'lines.1.hazmat.quantity', code: 'onSeveralBills', params: { bills: 2 } },
    ])
  })

  it('may be on several units of one bill, or say no quantity', () => {
    expect(ofBills({ ...sampleStops, lines })).toEqual([])
    const residue = lines.map(line => ({ ...line, hazmat: { ...blankHazmat, residue: true } }))
    expect(ofBills({ ...sampleStops, lines: residue, bills })).toEqual([])
  })
})

it('a COD at a stop on the way is collected under the bill whose freight comes off there', () => {
  const [whole] = sampleStops.bills
  if (whole === undefined) throw new Error('no bill')
  const further: Shipment = {
    ...sampleStops,
    cod: { amount: 139_450, feeTerms: 'collect', customerCheck: false },
    stops: [...sampleStops.stops, ...sampleStops.stops.slice(2)].map((stop, i) => ({
      ...stop,
      services: i === 1 ? ['COD'] : [],
    })),
    units: [...sampleStops.units, ...sampleStops.units.slice(0, 1).map(unit => ({ ...unit, unloadedAt: 4 }))],
    bills: [whole, { ...whole, toStop: 4 }],
  }
  expect(billContents(further, null).map(({ to, cod }) => [to === further.stops[2], cod?.amount ?? null])).toEqual([
    [true, 139_450],
    [false, null],
  ])
})

it('a COD is collected at one delivery: chosen at two, one bill would ask for it without an amount', () => {
  const cod = { amount: 139_450, feeTerms: 'collect', customerCheck: false } as const
  const at = (...numbers: readonly number[]): Shipment => ({
    ...{ ...sampleStops, cod },
    stops: sampleStops.stops.map((stop, i) => ({ ...stop, services: numbers.includes(i + 1) ? ['COD'] : [] })),
  })
  const ofCod = (shipment: Shipment) => validateShipment(shipment, today).filter(problem => problem.at === 'cod.amount')
  expect(ofCod(at(2, 3))).toEqual([{ at: 'cod.amount', code: 'collectedOnce', params: { stops: 2 } }])
  expect([at(2), at(3), at(1, 3)].map(ofCod)).toEqual([[], [], []])
})

describe('the weight of pallets', () => {
  const mixed = (grossWeightLb: number, ...weights: readonly number[]): Shipment => ({
    ...sampleStops,
    lines: weights.map(weightLb => ({ ...sampleLine, weightLb })),
    units: [
      {
        ...sampleUnit,
        grossWeightLb,
        contents: weights.map((weightLb, index) => ({ line: index + 1, pieces: 1, weightLb })),
      },
    ],
  })

  it('is shared out by weight among what stands on them', () => {
    expect(itemsOf(mixed(1320, 750, 250)).map(row => row.weightLb)).toEqual([990, 330])
    expect(itemsOf(mixed(400, 100, 100, 100)).map(row => row.weightLb)).toEqual([133.33, 133.34, 133.33])
    expect(itemsOf(mixed(300, 100, 200)).map(row => row.weightLb)).toEqual([100, 200])
  })

  it('is neither lost nor made by it', () => {
    const pounds = fc.integer({ min: 1, max: 500_000 }).map(hundredths => hundredths / 100)
    fc.assert(
      fc.property(fc.array(pounds, { minLength: 1, maxLength: 8 }), pounds, (weights, tare) => {
        const inside = weights.reduce((sum, weight) => sum + Math.round(weight * 100), 0)
        const gross = (inside + Math.round(tare * 100)) / 100
        const rows = itemsOf(mixed(gross, ...weights))
        expect(rows.reduce((sum, row) => sum + Math.round(row.weightLb * 100), 0)).toBe(Math.round(gross * 100))
        expect(rows.every((row, index) => row.weightLb >= (weights[index] ?? 0))).toBe(true)
      }),
    )
  })
})
