import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { shipmentOfPlain } from './plainForm.ts'
import { sampleItem, sampleShipment } from './sampleShipment.ts'
import { sampleStops, sampleUnit } from './sampleStops.ts'
import type { LineItem, PlainShipment, Shipment } from './shipment.ts'
import { type Equipment, equipments, noTruckNeeds } from './truck.ts'
import { roomProblems, roomWarnings, truckRooms } from './truckRoom.ts'
import { ratingProblems, validateShipment } from './validateShipment.ts'

const cold = { temperatureMin: 34, temperatureMax: 38 }
const load = (equipment: Equipment | '', ...items: readonly Partial<LineItem>[]): PlainShipment => ({
  ...sampleShipment,
  mode: 'TL',
  truck: { ...noTruckNeeds, equipment, ...(equipment === 'reefer' ? cold : {}) },
  items: items.map(item => ({ ...sampleItem, pieces: item.handlingUnits ?? 1, ...item })),
})
const ltl = (item: Partial<LineItem>): PlainShipment => ({ ...load('', item), mode: 'LTL' })
const said = (shipment: PlainShipment | Shipment) =>
  roomProblems(shipment).map(({ at, code, params }) => [at, code, params.trucks ?? 0, params.others])

describe('what goes into a truck', () => {
  it.each<[string, PlainShipment, readonly unknown[]]>([
    ['an ordinary load', load('dryVan', { handlingUnits: 24, weightLb: 40_000 }), []],
    ['45,000 lb in a dry van', load('dryVan', { weightLb: 45_000 }), []],
    [
      '45,000.01 lb: two trucks, or what carries more',
      load('dryVan', { handlingUnits: 20, weightLb: 45_000.01 }),
      [['truck.equipment', 'loadOverTruck', 2, 'flatbed,stepDeck']],
    ],
    [
      '60,000 lb in twenty units: two trucks',
      load('dryVan', { handlingUnits: 20, weightLb: 60_000 }),
      [['truck.equipment', 'loadOverTruck', 2, '']],
    ],
    [
      '60,000 lb in one piece: none',
      load('flatbed', { weightLb: 60_000 }),
      [['truck.equipment', 'loadOverTruck', 0, '']],
    ],
    [
      'a unit that only lies low enough on a step deck',
      load('dryVan', { lengthIn: 120, widthIn: 96, heightIn: 120 }),
      [['items.0.heightIn', 'unitOverTruck', 0, 'stepDeck']],
    ],
    [
      'a unit of 120 × 110 × 120 in: no truck',
      load('dryVan', { lengthIn: 120, widthIn: 110, heightIn: 120 }),
      [['items.0.lengthIn', 'unitOverTruck', 0, '']],
    ],
    ['a unit that fits turned', load('dryVan', { lengthIn: 90, widthIn: 600, heightIn: 90 }), []],
    [
      'a unit never lies on its side',
      load('reefer', { lengthIn: 40, widthIn: 40, heightIn: 101 }),
      [['items.0.heightIn', 'unitOverTruck', 0, '']],
    ],
    [
      '40 pallets of 48 × 48',
      load('dryVan', { handlingUnits: 40, lengthIn: 48, widthIn: 48 }),
      [['truck.equipment', 'floorOverTruck', 2, '']],
    ],
    ['40 of them that stack', load('dryVan', { handlingUnits: 40, lengthIn: 48, widthIn: 48, stackable: true }), []],
    ['freight without dimensions', load('dryVan', { lengthIn: 0, widthIn: 0, heightIn: 0 }), []],
    ['numbers that can’t be read', load('dryVan', { lengthIn: Number.NaN, weightLb: Number.NaN }), []],
    ['no truck named, one that exists', load('', { weightLb: 46_500 }), []],
    [
      'no truck named, none that exists',
      load('', { lengthIn: 120, widthIn: 110 }),
      [['items.0.lengthIn', 'unitOverTruck', 0, '']],
    ],
    ['LTL: weight and floor are shared out', ltl({ weightLb: 60_000, handlingUnits: 60, pieces: 60 }), []],
    ['an LTL unit that goes in turned', ltl({ lengthIn: 90, widthIn: 600, heightIn: 104 }), []],
    [
      'an LTL unit that goes in no trailer',
      ltl({ lengthIn: 120, widthIn: 110, heightIn: 120 }),
      [['items.0.lengthIn', 'unitOverTruck', 0, '']],
    ],
    ['an LTL unit that is too long', ltl({ lengthIn: 700 }), [['items.0.lengthIn', 'unitOverTruck', 0, '']]],
    ['an LTL unit that is too high', ltl({ heightIn: 105 }), [['items.0.heightIn', 'unitOverTruck', 0, 'stepDeck']]],
    [
      'a volume shipment goes in a van',
      { ...load('', { handlingUnits: 20, weightLb: 60_000 }), mode: 'LTL', volume: true },
      [['items', 'loadOverTruck', 2, '']],
    ],
  ])('%s', (_, shipment, expected) => expect(said(shipment)).toEqual(expected))

  it('looks at the fullest leg of a way with stops', () => {
    const heavy = { ...sampleUnit, contents: [{ line: 1, pieces: 10, weightLb: 30_000 }] }
    const way = (first: [number, number], second: [number, number]): Shipment => ({
      ...sampleStops,
      mode: 'TL',
      truck: { ...noTruckNeeds, equipment: 'dryVan' },
      units: [first, second].map(([loadedAt, unloadedAt]) => ({ ...heavy, loadedAt, unloadedAt })),
    })
    expect(said(way([1, 2], [2, 3]))).toEqual([])
    expect(said(way([1, 2], [1, 3]))).toEqual([['truck.equipment', 'loadOverTruck', 2, '']])
  })

  it('weighs a unit with its pallet', () => {
    const [unit] = shipmentOfPlain(load('dryVan', { weightLb: 44_900 })).units
    if (unit === undefined) throw new Error('no unit')
    const shipment = { ...shipmentOfPlain(load('dryVan')), units: [{ ...unit, grossWeightLb: 45_100 }] }
    expect(said(shipment)).toEqual([['truck.equipment', 'loadOverTruck', 0, 'flatbed,stepDeck']])
  })

  it('is asked before a price and before a booking', () => {
    const over = load('dryVan', { handlingUnits: 20, weightLb: 60_000, pieces: 20 })
    expect(ratingProblems(over, '2026-11-20').map(({ code }) => code)).toEqual(['loadOverTruck'])
    expect(validateShipment(shipmentOfPlain(over), '2026-11-20').map(({ code }) => code)).toEqual(['loadOverTruck'])
  })

  it('warns from 95 % on', () => {
    const warned = (shipment: PlainShipment) =>
      roomWarnings(shipment).map(({ at, code, params }) => [at, code, params.percent])
    expect(warned(load('dryVan', { weightLb: 42_749 }))).toEqual([])
    expect(warned(load('dryVan', { weightLb: 42_750 }))).toEqual([['truck.equipment', 'loadNearTruck', 95]])
    expect(warned(load('dryVan', { heightIn: 100 }))).toEqual([['items.0', 'unitNearTruck', 96]])
    expect(warned(load('dryVan', { handlingUnits: 33, lengthIn: 48, widthIn: 38 }))).toEqual([
      ['truck.equipment', 'floorNearTruck', 97],
    ])
    expect(warned(load('dryVan', { weightLb: 60_000 }))).toEqual([])
  })

  it('warns of an LTL unit that is longer than a 28 ft trailer, whichever side says so', () => {
    const warned = (item: Partial<LineItem>) =>
      roomWarnings(ltl(item)).map(({ at, code, params }) => [at, code, params])
    expect(warned({ lengthIn: 336, heightIn: 90 })).toEqual([])
    const long = [['items.0', 'unitOverPup', { truck: 'dryVan', percent: 53, lengthIn: 337, max: 336 }]]
    expect(warned({ lengthIn: 337, heightIn: 12 })).toEqual(long)
    expect(warned({ lengthIn: 40, widthIn: 337, heightIn: 12 })).toEqual(long)
    expect(warned({ lengthIn: 700 })).toEqual([])
    expect(warned({ heightIn: 99 })).toEqual([['items.0', 'unitNearTruck', { truck: 'dryVan', percent: 95 }]])
    expect(warned({ weightLb: 44_000 })).toEqual([])
  })

  it('is refused by a truck and not by another one only as their figures say', () => {
    fc.assert(
      fc.property(fc.constantFrom(...equipments), fc.integer({ min: 1, max: 60_000 }), (equipment, weightLb) => {
        const isOver = said(load(equipment, { weightLb })).length > 0
        expect(isOver).toBe(weightLb > truckRooms[equipment].weightLb)
      }),
    )
  })
})
