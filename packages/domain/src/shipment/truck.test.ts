import { describe, expect, it } from 'vitest'
import { linearFeet } from '../freight/capacity.ts'
import { ratingKey } from '../rates/quoteLife.ts'
import { isAsked, keptAsking } from './asking.ts'
import { changedFields } from './changes.ts'
import { shipmentOfPlain } from './plainForm.ts'
import { sampleItem, sampleShipment } from './sampleShipment.ts'
import { noTruckNeeds, type TruckNeeds, truckProblems, truckWords, usefulNeeds } from './truck.ts'
import { ratingProblems } from './validateShipment.ts'

const reefer: TruckNeeds = { ...noTruckNeeds, equipment: 'reefer', temperatureMin: 34, temperatureMax: 38 }
const problemsOf = (truck?: Partial<TruckNeeds>) =>
  truckProblems({ mode: 'TL', ...(truck === undefined ? {} : { truck: { ...noTruckNeeds, ...truck } }) }).map(
    ({ at, code }) => `${at} ${code}`,
  )

describe('what a truckload needs of its truck', () => {
  it.each<[string, Partial<TruckNeeds> | undefined, readonly string[]]>([
    ['nothing said', undefined, ['truck.equipment required']],
    ['a dry van', { equipment: 'dryVan' }, []],
    [
      'a reefer without its range',
      { equipment: 'reefer' },
      ['truck.temperatureMin required', 'truck.temperatureMax required'],
    ],
    ['a reefer with its range', reefer, []],
    ['a range upside down', { ...reefer, temperatureMax: 30 }, ['truck.temperatureMax tooSmall']],
    ['a range below zero', { ...reefer, temperatureMin: -20, temperatureMax: -10 }, []],
    ['zero degrees', { ...reefer, temperatureMin: 0, temperatureMax: 0 }, []],
    ['colder than any reefer', { ...reefer, temperatureMin: -41 }, ['truck.temperatureMin tooSmall']],
    ['unreadable', { ...reefer, temperatureMin: Number.NaN }, ['truck.temperatureMin badForm']],
  ])('%s', (_, truck, found) => expect(problemsOf(truck)).toEqual(found))

  it('asks nothing of freight that shares a truck, and is asked for before a price', () => {
    expect(truckProblems({ mode: 'LTL', truck: { ...noTruckNeeds, equipment: 'reefer' } })).toEqual([])
    const found = ratingProblems({ ...sampleShipment, mode: 'TL' }, '2026-11-20')
    expect(found.map(({ at }) => at)).toEqual(['truck.equipment'])
  })

  it('drops what the body has no use for', () => {
    expect(usefulNeeds({ ...reefer, equipment: 'flatbed', tarps: true })).toEqual({
      ...noTruckNeeds,
      equipment: 'flatbed',
      tarps: true,
    })
    expect(usefulNeeds({ ...reefer, tarps: true })).toEqual(reefer)
  })

  it('is said in words on papers and letters', () => {
    expect(truckWords({ mode: 'TL', truck: reefer })).toBe('Reefer, 34 to 38 °F')
    expect(truckWords({ mode: 'TL', truck: { ...noTruckNeeds, equipment: 'stepDeck', tarps: true } })).toBe(
      'Step deck, tarps',
    )
    expect(truckWords({ mode: 'LTL', truck: reefer })).toBe('')
  })

  it('is part of the price; the choice of carriers is not', () => {
    const truckload = { ...sampleShipment, mode: 'TL', truck: reefer } as const
    expect(ratingKey({ ...truckload, truck: { ...reefer, temperatureMax: 40 } })).not.toBe(ratingKey(truckload))
    expect(ratingKey({ ...sampleShipment, volume: true })).not.toBe(ratingKey(sampleShipment))
    const chosen = { ...sampleShipment, ...keptAsking({ rateMode: 'provider', carriers: ['DMAA'] }) }
    expect(ratingKey(chosen)).toBe(ratingKey(sampleShipment))
    expect(changedFields(shipmentOfPlain(sampleShipment), shipmentOfPlain(chosen))).toEqual(['asking'])
  })
})

describe('whom a shipment asks', () => {
  const sheet = { scac: 'DMAA', isProvider: false }
  const wire = { scac: 'DMBB', isProvider: true }
  it('everybody, the provider alone, or those that were chosen', () => {
    expect([sheet, wire].map(one => isAsked({}, one))).toEqual([true, true])
    expect([sheet, wire].map(one => isAsked({ asking: { rateMode: 'provider', carriers: [] } }, one))).toEqual([
      false,
      true,
    ])
    expect([sheet, wire].map(one => isAsked({ asking: { rateMode: 'all', carriers: ['DMAA'] } }, one))).toEqual([
      true,
      false,
    ])
  })
  it('is kept in one spelling, and not at all where it is everybody', () => {
    expect(keptAsking({ rateMode: 'all', carriers: [] })).toEqual({})
    expect(keptAsking({ rateMode: 'all', carriers: ['B', 'A', 'B'] })).toEqual({
      asking: { rateMode: 'all', carriers: ['A', 'B'] },
    })
  })
})

it('feet of trailer that were measured stand before those worked out', () => {
  const two = { ...sampleItem, handlingUnits: 2 }
  expect(linearFeet([two])).toBe(4)
  expect(linearFeet([{ ...two, linearFeet: 7.5 }])).toBe(8)
  expect(linearFeet([two, { ...two, lengthIn: 0, linearFeet: 6 }])).toBe(10)
  expect(linearFeet([two, { ...two, lengthIn: 0 }])).toBeNull()
})
