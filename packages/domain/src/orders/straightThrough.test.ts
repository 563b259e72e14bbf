import { describe, expect, it } from 'vitest'
import { sentence } from '../sentences/sentences.ts'
import { shipmentOfPlain } from '../shipment/plainForm.ts'
import { sampleShipment } from '../shipment/sampleShipment.ts'
import type { LineItem } from '../shipment/shipment.ts'
import {
  dayByHand,
  orderByHand,
  priceByHand,
  type StraightOrder,
  type StraightPrice,
  type StraightRule,
  straightFreight,
} from './straightThrough.ts'

const rule: StraightRule = {
  ...{ modes: ['LTL'], carriers: [], maxShipment: 50_000, maxDay: 200_000, maxLoads: 5, currency: 'USD', daysAhead: 2 },
}
const order: StraightOrder = {
  ...{ mode: 'LTL', terms: 'prepaid', currencies: ['USD', 'USD'], isHazardous: false, isIncomplete: false },
  ...{ hasOthers: false, notes: ' ', isViaUnknown: false, shipDate: '2026-11-20', today: '2026-11-20' },
  ...{ isAskedAbout: false, heldBy: '', noStreet: null, hazardNamed: '', unlikely: null, unlikelySize: null },
  ...{ isAbroad: false, isByPostAlone: false, isParcelSized: false, doubtedZip: '', gaps: [] },
}
const price: StraightPrice = {
  ...{ scac: 'DMLT', total: 50_000, currency: 'USD', isWhole: true, isClassGuessed: false, hasWarnings: false },
  ...{ hasImplied: false, isLater: false, isAgainstGuide: false, isCarrierDoubted: false, isNotNamed: false },
  ...{ isForOneTrailer: true, isCheaperByTruck: false },
  ...{ arrives: '2026-12-04', due: '2026-12-04' },
}

it('a carton that is too heavy for parcel is freight', () => {
  const heavy: StraightOrder = { ...order, mode: 'PARCEL', unlikely: { row: 1, weightLb: 200, type: 'CTN' } }
  expect(orderByHand({ ...rule, modes: ['PARCEL'] }, heavy)).toBe(
    sentence('straightTooHeavy', { row: 1, weight: '200', max: 150 }),
  )
})

it('a parcel is told by its cartons', () => {
  const parcel: StraightOrder = { ...order, mode: 'PARCEL', gaps: [{ row: 1, item: 'B', missing: ['weight'] }] }
  expect(orderByHand({ ...rule, modes: ['PARCEL'] }, parcel)).toBe(sentence('straightNoCartonWeight', { row: 1 }))
})

it('freight decides by itself what is small enough for parcel, goes abroad, and is reached by the post alone', () => {
  const [item] = sampleShipment.items
  const freight = (given: Partial<LineItem>, state = 'NV', street = '1 Main St') =>
    straightFreight(
      shipmentOfPlain({
        ...sampleShipment,
        destination: { ...sampleShipment.destination, state, street },
        items: [{ ...(item as LineItem), ...given }],
      }),
    )
  const carton = { handlingUnitType: 'CTN', weightLb: 5 }
  expect(freight(carton)).toMatchObject({ isParcelSized: true, isAbroad: false, isByPostAlone: false })
  expect(freight({ ...carton, weightLb: 150 }).isParcelSized).toBe(false)
  expect(freight({ ...carton, handlingUnitType: 'PLT' }).isParcelSized).toBe(false)
  expect(freight(carton, 'PR').isAbroad).toBe(true)
  expect(freight(carton, 'NV', 'PO Box 312').isByPostAlone).toBe(true)
})

it('a unit that can weigh no such thing is named, by its row', () => {
  const [item] = sampleShipment.items
  const unlikely = (...given: readonly Partial<LineItem>[]) =>
    straightFreight(
      shipmentOfPlain({ ...sampleShipment, items: given.map(one => ({ ...(item as LineItem), ...one })) }),
    ).unlikely
  const pallet = { handlingUnitType: 'PLT', handlingUnits: 2, weightLb: 1200 }
  expect(unlikely(pallet)).toBeNull()
  // Foam is light, and steel heavy: only what no pallet weighs is asked about.
  expect(unlikely({ ...pallet, weightLb: 40 })).toBeNull()
  expect(unlikely({ ...pallet, weightLb: 39 })).toEqual({ row: 1, weightLb: 19.5, type: 'PLT' })
  expect(unlikely({ ...pallet, weightLb: 12_000 })).toBeNull()
  expect(unlikely({ ...pallet, handlingUnits: 1, weightLb: 6001 })).toEqual({ row: 1, weightLb: 6001, type: 'PLT' })
  expect(unlikely(pallet, { ...pallet, handlingUnits: 1, weightLb: 9000 })).toEqual({
    row: 2,
    weightLb: 9000,
    type: 'PLT',
  })
  expect(unlikely({ ...pallet, handlingUnits: 1, weightLb: 5 })).toEqual({ row: 1, weightLb: 5, type: 'PLT' })
  // A skid may be mixed: what counts is all that is on it.
  expect(
    unlikely({ ...pallet, handlingUnits: 1, weightLb: 60 }, { ...pallet, sharesUnit: true, weightLb: 5 }),
  ).toBeNull()
  expect(unlikely({ ...pallet, handlingUnitType: 'CTN', weightLb: 30 })).toBeNull()
  expect(unlikely({ ...pallet, handlingUnitType: 'CTN', weightLb: 600 })).toBeNull()
  expect(unlikely({ ...pallet, handlingUnitType: 'CTN', weightLb: 4002 })).toEqual({
    row: 1,
    weightLb: 2001,
    type: 'CTN',
  })
  expect(unlikely({ ...pallet, handlingUnits: 1, handlingUnitType: 'DRM', weightLb: 800 })).toBeNull()
  expect(unlikely({ ...pallet, handlingUnits: 1, handlingUnitType: 'DRM', weightLb: 9000 })).toEqual({
    ...{ row: 1, weightLb: 9000, type: 'DRM' },
  })
  // Machines and steel in crates, on reels and in bundles weigh more than a pallet holds.
  expect(unlikely({ ...pallet, handlingUnitType: 'REL', weightLb: 9000 })).toBeNull()
  const carton = { ...pallet, handlingUnitType: 'CTN' }
  expect(unlikely(carton)).toBeNull()
  expect(
    straightFreight(
      shipmentOfPlain({
        ...sampleShipment,
        mode: 'PARCEL',
        items: [{ ...(item as LineItem), ...carton, weightLb: 301 }],
      }),
    ).unlikely,
  ).toEqual({ row: 1, weightLb: 150.5, type: 'CTN' })
  // A weight that nobody gave is asked for as missing.
  expect(unlikely({ ...pallet, weightLb: 0 })).toBeNull()
})

it('a unit of a size that stands for none is named, by its row', () => {
  const [item] = sampleShipment.items
  const pallet = { handlingUnitType: 'PLT', handlingUnits: 1, weightLb: 1200 }
  const size = (type: string, ...[lengthIn, widthIn, heightIn]: readonly [number, number, number]) =>
    straightFreight(
      shipmentOfPlain({
        ...sampleShipment,
        items: [{ ...(item as LineItem), ...pallet, handlingUnitType: type, lengthIn, widthIn, heightIn }],
      }),
    ).unlikelySize
  expect(size('PLT', 48, 40, 48)).toBeNull()
  expect(size('PLT', 24, 24, 6)).toBeNull()
  expect(size('PLT', 240, 48, 20)).toBeNull()
  expect(size('PLT', 1, 1, 1)).toEqual({ row: 1, size: '1 × 1 × 1', type: 'PLT' })
  expect(size('SKD', 48, 1, 48)).toEqual({ row: 1, size: '48 × 1 × 48', type: 'SKD' })
  expect(size('PLT', 999, 999, 999)).toEqual({ row: 1, size: '999 × 999 × 999', type: 'PLT' })
  expect(size('DRM', 1, 1, 1)).toEqual({ row: 1, size: '1 × 1 × 1', type: 'DRM' })
  expect(size('PCS', 96, 1, 1)).toBeNull()
  // What nobody gave is asked for as missing.
  expect(size('PLT', 0, 0, 0)).toBeNull()
  expect(size('PLT', 48, 40, 0)).toBeNull()
})

describe('what needs nobody', () => {
  it('goes straight through: an order and a price that nothing is said against, up to the last cent', () => {
    expect([orderByHand(rule, order), priceByHand(rule, price), dayByHand(rule, 150_000, 4, 50_000)]).toEqual([
      '',
      '',
      '',
    ])
  })

  it.each<[Partial<StraightOrder>, string]>([
    [{ terms: 'collect' }, sentence('straightCollect')],
    [{ mode: 'TL' }, sentence('straightMode')],
    [{ currencies: ['USD', 'CAD'] }, sentence('straightCurrency')],
    [{ notes: 'CREDIT HOLD' }, sentence('straightNotes')],
    [{ heldBy: 'CREDIT HOLD' }, sentence('straightHeld', { text: 'CREDIT HOLD' })],
    [{ noStreet: 'TBD' }, sentence('straightStreet', { text: 'TBD' })],
    [{ noStreet: '' }, sentence('straightNoStreet')],
    [{ hazardNamed: 'UN1263' }, sentence('straightHazardNamed', { text: 'UN1263' })],
    [
      { unlikelySize: { row: 1, size: '1 × 1 × 1', type: 'PAL' } },
      sentence('straightUnlikelySize', { row: 1, size: '1 × 1 × 1', type: 'PAIL' }),
    ],
    [
      { unlikely: { row: 1, weightLb: 9000, type: 'PLT' } },
      sentence('straightUnlikelyWeight', { row: 1, weight: '9000', type: 'PLT' }),
    ],
    [{ isViaUnknown: true }, sentence('straightVia')],
    [{ shipDate: '2026-11-19' }, sentence('straightPast')],
    [{ isAskedAbout: true }, sentence('straightAskedAbout')],
    [{ isAbroad: true }, sentence('straightAbroad')],
    [{ isByPostAlone: true }, sentence('straightPostBox')],
    [{ isParcelSized: true }, sentence('straightParcelSized')],
    [{ doubtedZip: '45402' }, sentence('straightPlace', { zip: '45402' })],
    [{ gaps: [{ row: 2, item: 'B', missing: ['weight', 'class'] }] }, sentence('straightNoWeight', { row: 2 })],
    [{ isHazardous: true }, sentence('straightHazmat')],
    [{ isIncomplete: true }, sentence('straightIncomplete')],
    [{ hasOthers: true }, sentence('straightOthers')],
  ])('an order with %o is left to a person', (given, words) => {
    expect(orderByHand(rule, { ...order, ...given })).toBe(words)
  })

  it.each<[Partial<StraightPrice>, string]>([
    [{ isWhole: false }, sentence('straightNotWhole')],
    [{ isClassGuessed: true }, sentence('straightGuessedClass')],
    [{ isAgainstGuide: true }, sentence('straightGuide')],
    [{ isForOneTrailer: false }, sentence('straightTrailer')],
    [{ isCheaperByTruck: true }, sentence('straightByTruck')],
    [{ isNotNamed: true }, sentence('straightNotNamed')],
    [{ isCarrierDoubted: true }, sentence('straightCarrierDoubted')],
    [{ isLater: true }, sentence('straightLater')],
    [{ hasImplied: true }, sentence('straightImplied')],
    [{ hasWarnings: true }, sentence('straightWarned')],
    [{ due: '2026-12-03' }, sentence('straightLate')],
    [{ total: 50_001 }, sentence('straightAboveShipment')],
    [{ currency: 'CAD' }, sentence('straightCurrency')],
  ])('a price with %o is left to a person', (given, words) => {
    expect(priceByHand(rule, { ...price, ...given })).toBe(words)
  })

  it('another carrier than the rule names is left to a person; without a day said nothing is late', () => {
    expect(priceByHand({ ...rule, carriers: ['OTHR'] }, price)).toBe(sentence('straightCarrier'))
    expect(priceByHand(rule, { ...price, arrives: '' })).toBe('')
  })

  it('a day takes so many, for so much', () => {
    expect(dayByHand(rule, 0, 5, 1)).toBe(sentence('straightLoads'))
    expect(dayByHand(rule, 150_001, 1, 50_000)).toBe(sentence('straightAboveDay'))
  })
})
