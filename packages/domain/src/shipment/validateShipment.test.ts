import { describe, expect, it } from 'vitest'
import { servicesShown } from '../freight/accessorials.ts'
import { bolReadiness } from './bolReadiness.ts'
import type { Problem } from './problems.ts'
import { sampleHazmat, sampleItem, sampleShipment } from './sampleShipment.ts'
import type { Address, LineItem, PlainShipment } from './shipment.ts'
import { shipmentTotals } from './totals.ts'
import { ratingProblems, validateShipment } from './validateShipment.ts'

const today = '2026-11-20'
const said = (problems: readonly Problem[]) => problems.map(({ at, code }) => `${at} ${code}`)
const withOrigin = (change: Partial<Address>): PlainShipment => ({
  ...sampleShipment,
  origin: { ...sampleShipment.origin, ...change },
})
const withItem = (change: Partial<LineItem>): PlainShipment => ({
  ...sampleShipment,
  items: [{ ...sampleItem, ...change }],
})

describe('a shipment', () => {
  it('without a fault has none', () => {
    expect(validateShipment(sampleShipment, today)).toEqual([])
    expect(validateShipment(withItem({ hazmat: sampleHazmat, freightClass: '', nmfc: '' }), today)).toEqual([])
  })

  it('that asks for hazardous materials says which line is one, and a price can be asked for before that', () => {
    const ticked: PlainShipment = { ...sampleShipment, accessorials: ['HAZM'] }
    expect(said(validateShipment(ticked, today))).toEqual(['accessorials hazmatLineNeeded'])
    expect(ratingProblems(ticked, today)).toEqual([])
    const marked = { ...ticked, items: [sampleItem, { ...sampleItem, hazmat: sampleHazmat }] }
    expect(validateShipment(marked, today)).toEqual([])
    expect(validateShipment({ ...marked, accessorials: [] }, today)).toEqual([])
    expect(servicesShown(['LGDEL'], true)).toEqual(['LGDEL', 'HAZM'])
    expect(servicesShown(['HAZM'], true)).toEqual(['HAZM'])
    expect(servicesShown(['LGDEL'], false)).toEqual(['LGDEL'])
  })

  it.each<[Partial<Address>, string[]]>([
    [{ company: ' ' }, ['origin.company required']],
    [{ company: 'x'.repeat(300) }, ['origin.company tooLong']],
    [{ contactName: 'x'.repeat(31) }, ['origin.contactName tooLong']],
    [{ contactName: '😀'.repeat(30) }, []],
    [{ zip: '4540' }, ['origin.zip badForm']],
    [{ zip: '45402-123' }, ['origin.zip badForm']],
    [{ zip: '45402-12345' }, ['origin.zip tooLong']],
    [{ state: 'XX' }, ['origin.state badForm']],
    [{ state: 'ON' }, ['origin.state badForm']],
    [{ state: 'ON', zip: 'M5V 2T6', country: 'CA' }, []],
    [{ state: 'ON', zip: '45402', country: 'CA' }, ['origin.zip badForm']],
    [{ state: 'ON', zip: 'D5V 2T6', country: 'CA' }, ['origin.zip badForm']],
    [{ state: '', zip: '01000', country: 'MX' }, []],
    [{ country: 'usa' }, ['origin.country tooLong']],
    [{ contactEmail: 'dock@' }, ['origin.contactEmail badForm']],
    [{ contactEmail: 'a@b..c' }, ['origin.contactEmail badForm']],
    [{ contactPhone: '12345' }, ['origin.contactPhone badForm']],
    [{ contactPhone: '+1 (937) 555-0123 x12' }, []],
  ])('with %j at the origin has %j', (change, problems) => {
    expect(said(validateShipment(withOrigin(change), today))).toEqual(problems)
  })

  it.each<[Partial<LineItem>, string[]]>([
    [{ description: '' }, ['description required']],
    [{ freightClass: '71' }, ['freightClass notOneOf']],
    [{ nmfc: '15-66' }, ['nmfc badForm']],
    [{ weightLb: 0 }, ['weightLb required']],
    [{ weightLb: -1 }, ['weightLb tooSmall']],
    [{ weightLb: 12.345 }, ['weightLb tooPrecise']],
    [{ weightLb: 0.29 }, []],
    [{ weightLb: Number.NaN }, ['weightLb badForm']],
    [{ weightLb: Number.POSITIVE_INFINITY }, ['weightLb badForm']],
    [{ weightLb: 100_001 }, ['weightLb tooLarge']],
    [{ handlingUnits: 1.5, pieces: 2 }, ['handlingUnits notWhole']],
    [{ handlingUnits: 0 }, ['handlingUnits required']],
    [{ handlingUnits: 4, pieces: 3 }, ['pieces fewerThanHandlingUnits']],
    [{ handlingUnitType: 'CRATE' }, ['handlingUnitType notOneOf']],
    [{ handlingUnitType: '' }, ['handlingUnitType required']],
    [{ lengthIn: 0, widthIn: 0, heightIn: 0 }, []],
    [{ lengthIn: -1, heightIn: 1001 }, ['lengthIn tooSmall', 'heightIn tooLarge']],
    [{ hazmat: { ...sampleHazmat, unNumber: '1263' } }, ['hazmat.unNumber badForm']],
    [{ hazmat: { ...sampleHazmat, subsidiaryClass: '6.1, 8' } }, []],
    [{ hazmat: { ...sampleHazmat, hazardClass: '10' } }, ['hazmat.hazardClass noSuchClass']],
    [
      { hazmat: { ...sampleHazmat, properShippingName: '', quantity: '', emergencyPhone: '911' } },
      ['hazmat.properShippingName required', 'hazmat.quantity required', 'hazmat.emergencyPhone notDialable'],
    ],
  ])('with %j in a line has %j', (change, problems) => {
    expect(said(validateShipment(withItem(change), today))).toEqual(problems.map(text => `items.0.${text}`))
  })

  it.each<[Partial<PlainShipment>, string[]]>([
    [{ items: [] }, ['items required']],
    [{ items: Array.from({ length: 200 }, () => sampleItem) }, []],
    [{ items: Array.from({ length: 201 }, () => sampleItem) }, ['items tooMany']],
    [{ terms: 'thirdParty' }, ['billTo required']],
    [{ billTo: { ...sampleShipment.origin, zip: '' } }, ['billTo.zip required']],
    [{ accessorials: ['LGDEL', 'LIFT'] }, ['accessorials.1 notOneOf']],
    [{ references: ['', '', '', '', '', ''] }, ['references tooMany']],
    [{ references: ['x'.repeat(51)] }, ['references.0 tooLong']],
    [{ declaredValue: -1 }, ['declaredValue tooSmall']],
    [{ declaredValue: 0 }, []],
    [{ currency: 'usd' }, ['currency badForm']],
    [{ seals: 'x'.repeat(101) }, ['seals tooLong']],
    [{ pickup: { date: '2026-11-19', from: '10:00', to: '15:30' } }, ['pickup.date past']],
    [{ pickup: { date: '2026-02-30', from: '10:00', to: '15:30' } }, ['pickup.date notADate']],
    [{ pickup: { date: '2027-11-21', from: '10:00', to: '15:30' } }, ['pickup.date tooFarAhead']],
    [{ pickup: { date: '2026-11-24', from: '15:30', to: '10:00' } }, ['pickup.to windowEndsBeforeItStarts']],
  ])('%#: %j', (change, problems) => {
    expect(said(validateShipment({ ...sampleShipment, ...change }, today))).toEqual(problems)
  })

  it('reports everything at once', () => {
    const bad = {
      ...withItem({ weightLb: 0, freightClass: 'x' }),
      terms: 'thirdParty' as const,
      references: ['x'.repeat(60)],
    }
    const found = said(validateShipment({ ...bad, origin: { ...bad.origin, zip: '' } }, today))
    expect(found).toEqual([
      'origin.zip required',
      'billTo required',
      'items.0.freightClass notOneOf',
      'items.0.weightLb required',
      'references.0 tooLong',
    ])
  })

  it('can be priced before it can be booked', () => {
    const early = { ...withItem({ description: '' }), origin: { ...sampleShipment.origin, company: '', street: '' } }
    expect(ratingProblems(early, today)).toEqual([])
    expect(said(ratingProblems(withItem({ weightLb: 0 }), today))).toEqual(['items.0.weightLb required'])
    expect(said(ratingProblems(withOrigin({ zip: '' }), today))).toEqual(['origin.zip required'])
  })
})

describe('a bill of lading', () => {
  const carrier = { name: 'Demo Freight', scac: 'DEMO' }
  it('can be printed when nothing is missing, also after the pickup date', () => {
    expect(bolReadiness(sampleShipment, carrier)).toEqual([])
    expect(bolReadiness({ ...sampleShipment, mode: 'TL' }, carrier)).toEqual([])
    const past = { ...sampleShipment, pickup: { ...sampleShipment.pickup, date: '2020-01-02' } }
    expect(bolReadiness(past, carrier)).toEqual([])
  })

  it('says what is missing, field by field', () => {
    expect(said(bolReadiness(sampleShipment, null))).toEqual(['carrier required'])
    expect(said(bolReadiness(sampleShipment, { name: '', scac: 'x' }))).toEqual([
      'carrier.name required',
      'carrier.scac badForm',
    ])
    expect(said(bolReadiness({ ...sampleShipment, mode: 'PARCEL' }, carrier))).toEqual(['mode notForMode'])
    const bare = { ...withItem({ description: '' }), pickup: { date: '', from: '', to: '' } }
    expect(said(bolReadiness(bare, carrier))).toEqual(['pickup.date required', 'items.0.description required'])
  })
})

describe('totals', () => {
  it('add typed weights exactly', () => {
    const items = [
      { ...sampleItem, weightLb: 0.1 },
      { ...sampleItem, weightLb: 0.2 },
    ]
    expect(shipmentTotals(items)).toMatchObject({ weightLb: 0.3, handlingUnits: 2, pieces: 20, hazmat: false })
  })

  it('know no cube when a dimension is missing', () => {
    const items = [sampleItem, { ...sampleItem, lengthIn: 0, hazmat: sampleHazmat }]
    expect(shipmentTotals(items)).toMatchObject({ cubicFeet: null, pcf: null, hazmat: true })
    expect(shipmentTotals([sampleItem]).pcf).toBe(9.375)
  })
})
