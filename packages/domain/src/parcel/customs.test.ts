import { expect, it } from 'vitest'
import { sampleShipment } from '../shipment/sampleShipment.ts'
import type { LineItem, PlainShipment } from '../shipment/shipment.ts'
import { validateShipment } from '../shipment/validateShipment.ts'
import {
  type CustomsLine,
  crossesBorder,
  type ExportPapers,
  exemptionFor,
  filesExport,
  usualExport,
} from './customs.ts'
import { noParcelNeeds } from './parcelNeeds.ts'

const [sample] = sampleShipment.items
const shirts: CustomsLine = { originCountry: 'US', htsCode: '6109.10', pieces: 40, value: 80_000, currency: 'USD' }
const row: LineItem = {
  ...(sample as LineItem),
  ...{ handlingUnits: 1, handlingUnitType: '02', pieces: 1, weightLb: 10, lengthIn: 12, widthIn: 10, heightIn: 8 },
  hazmat: null,
}
const london = { country: 'GB', state: '', city: 'London', zip: 'EC1A 1BB', contactPhone: '+44 20 7946 0000' }

interface Ends {
  readonly from?: Partial<PlainShipment['origin']>
  readonly to?: Partial<PlainShipment['destination']>
  readonly phone?: string
  readonly declaredValue?: number | null
  readonly currency?: string
}

const said = (
  customs: readonly (CustomsLine | undefined)[],
  papers: Partial<ExportPapers> = {},
  { from = {}, to = london, phone = '937-555-0123', declaredValue = null, currency = 'USD' }: Ends = {},
) => {
  const plain: PlainShipment = {
    ...sampleShipment,
    ...{ declaredValue, currency },
    ...{
      mode: 'PARCEL',
      accessorials: [],
      cod: null,
      parcel: { ...noParcelNeeds, export: { ...usualExport, ...papers } },
    },
    origin: { ...sampleShipment.origin, contactPhone: phone, ...from },
    destination: { ...sampleShipment.destination, ...to },
    items: customs.map(one => (one === undefined ? row : { ...row, customs: one })),
  }
  return validateShipment(plain, '2026-11-20').map(({ at, code }) => `${at} ${code}`)
}

it('what crosses a border names value, origin and tariff number of each line', () => {
  expect(said([shirts])).toEqual([])
  expect(said([undefined])).toEqual([
    'items.0.customs.value customsNeeded',
    'items.0.customs.htsCode required',
    'items.0.customs.originCountry required',
    'items.0.customs.pieces required',
  ])
  expect(said([{ ...shirts, value: 0, pieces: 1.5, htsCode: '61', originCountry: 'usa' }])).toEqual([
    'items.0.customs.originCountry badForm',
    'items.0.customs.htsCode badForm',
    'items.0.customs.pieces notWhole',
    'items.0.customs.value notAboveZero',
  ])
  expect(said([undefined], {}, { to: {} })).toEqual([])
})

it('an invoice is of one currency, and both ends can be called', () => {
  expect(said([shirts, { ...shirts, currency: 'EUR' }], { filing: 'NOEEI 30.37(h)' })).toEqual([
    'items.1.customs.currency oneCurrency',
  ])
  expect(said([shirts], {}, { phone: '' })).toEqual(['origin.contactPhone required'])
})

it('above $2,500 of one tariff number an export is filed, to Canada never', () => {
  const dear = { ...shirts, value: 250_001 }
  expect(said([{ ...shirts, value: 250_000 }])).toEqual([])
  expect(said([dear])).toEqual(['parcel.export.filing filingNeeded'])
  // From Puerto Rico and to the Virgin Islands as well (15 CFR 30.2(a)(1)).
  const sanJuan = { country: 'PR', state: 'PR', city: 'San Juan', zip: '00901' }
  const islands = { country: 'VI', state: 'VI', city: 'Charlotte Amalie', zip: '00802', contactPhone: '340-555-0123' }
  expect(said([dear], {}, { from: sanJuan })).toContain('parcel.export.filing filingNeeded')
  expect(said([dear], {}, { to: islands })).toContain('parcel.export.filing filingNeeded')
  expect(said([dear], { filing: 'NOEEI 30.37(a)' })).toEqual(['parcel.export.filing filingNeeded'])
  expect(said([dear], { filing: 'NOEEI 30.37(h)' })).toEqual([])
  expect(said([dear], { filing: 'AES X20261123000001' })).toEqual([])
  expect(said([shirts], { filing: 'whatever' })).toEqual(['parcel.export.filing badForm'])
  // The limit is for each number, not for the whole.
  const half = { ...shirts, value: 200_000 }
  expect(said([half, { ...half, htsCode: '6205.20' }])).toEqual([])
  expect(said([half, { ...half, htsCode: '610910' }])).toEqual(['parcel.export.filing filingNeeded'])
  // A short number and a longer one that begins with it are one; what Canada is spared, nobody else is.
  expect(said([half, { ...half, htsCode: '6109.10.0012' }])).toEqual(['parcel.export.filing filingNeeded'])
  expect(said([shirts], { filing: 'NOEEI 30.36' })).toEqual(['parcel.export.filing exemptToCanada'])
  // In euros nobody knows here what it comes to: a person says why nothing is filed.
  const euros = { ...shirts, currency: 'EUR' }
  expect(said([euros])).toEqual(['parcel.export.filing filingInCurrency'])
  expect(said([euros], { filing: 'NOEEI 30.37(a)' })).toEqual([])
  expect(said([dear], {}, { to: { ...london, country: 'CA', state: 'ON', zip: 'M5V 2T6' } })).toEqual([])
})

it('Puerto Rico is no abroad', () => {
  expect(crossesBorder({ country: 'US' }, { country: 'PR' })).toBe(false)
  expect(crossesBorder({ country: 'US' }, { country: 'CA' })).toBe(true)
  expect(crossesBorder({ country: '' }, { country: 'CA' })).toBe(false)
  expect(crossesBorder({ country: 'US', state: 'OH' }, { country: 'US', state: 'AE' })).toBe(true)
  expect(crossesBorder({ country: 'US', state: 'AP' }, { country: 'US', state: 'AE' })).toBe(false)
})

const ohio = { country: 'US', state: 'OH', zip: '45402' }
const puertoRico = { country: 'US', state: 'PR', city: 'San Juan', zip: '00901' }
const virginIslands = {
  country: 'US',
  state: 'VI',
  city: 'Charlotte Amalie',
  zip: '00802',
  contactPhone: '340-555-0123',
}
const guam = { country: 'US', state: 'GU', city: 'Hagatna', zip: '96910', contactPhone: '671-555-0123' }

it.each([
  ['the states', ohio, 'Puerto Rico', puertoRico, true],
  ['the states', ohio, 'Puerto Rico as a country', { country: 'PR' }, true],
  ['Puerto Rico', puertoRico, 'the states', ohio, true],
  ['the states', ohio, 'the Virgin Islands', virginIslands, true],
  ['Puerto Rico', puertoRico, 'the Virgin Islands', virginIslands, true],
  ['the Virgin Islands', virginIslands, 'the states', ohio, false],
  ['the Virgin Islands', virginIslands, 'Puerto Rico', puertoRico, false],
  ['the Virgin Islands', virginIslands, 'Britain', london, true],
  ['the states', ohio, 'the states', { country: 'US', state: 'HI' }, false],
  ['Puerto Rico', puertoRico, 'Puerto Rico', { country: 'PR' }, false],
  ['the states', ohio, 'Guam', guam, false],
  ['Puerto Rico', puertoRico, 'American Samoa', { country: 'AS' }, false],
  ['the states', ohio, 'the Northern Marianas', { country: 'US', state: 'MP' }, false],
  ['Guam', guam, 'the states', ohio, false],
  ['Guam', guam, 'Japan', { country: 'JP' }, false],
  ['the states', ohio, 'Palau, a country', { country: 'US', state: 'PW' }, true],
  ['Palau', { country: 'PW' }, 'the states', ohio, false],
  ['the states', ohio, 'Canada', { country: 'CA' }, false],
  ['Puerto Rico', puertoRico, 'Canada', { country: 'CA' }, false],
  ['the states', ohio, 'Mexico', { country: 'MX' }, true],
  ['Canada', { country: 'CA' }, 'the states', ohio, false],
  ['the states', ohio, 'a military post office', { country: 'US', state: 'AE' }, true],
  ['a military post office', { country: 'US', state: 'AE' }, 'the states', ohio, false],
  ['the states', ohio, 'nowhere yet', { country: '' }, false],
])('from %s to %s %s %s: filed %s', (_from, from, _to, to, isFiled) => {
  expect(filesExport(from, to)).toBe(isFiled)
})

it('between the states and Puerto Rico goods are filed without a customs form, as far as a value is declared', () => {
  const [there, back] = [{ to: puertoRico }, { from: puertoRico, to: { ...london, ...ohio, city: 'Dayton' } }]
  for (const ends of [there, back]) {
    expect(said([undefined], {}, ends)).toEqual([])
    expect(said([undefined], {}, { ...ends, declaredValue: 250_000 })).toEqual([])
    expect(said([undefined], {}, { ...ends, declaredValue: 250_001 })).toEqual(['parcel.export.filing filingOrExempt'])
    // Nobody says what each tariff number is worth: who ships does, by the exemption.
    expect(said([undefined], { filing: 'NOEEI 30.37(a)' }, { ...ends, declaredValue: 250_001 })).toEqual([])
    expect(said([undefined], { filing: 'AES X20261123000001' }, { ...ends, declaredValue: 250_001 })).toEqual([])
    expect(said([undefined], { filing: 'whatever' }, ends)).toEqual(['parcel.export.filing badForm'])
    expect(said([undefined], { filing: 'NOEEI 30.36' }, ends)).toEqual(['parcel.export.filing exemptToCanada'])
  }
  // What was typed before the consignee changed keeps nothing from leaving where nothing is filed.
  expect(said([undefined], { filing: 'whatever' }, { to: {}, declaredValue: 250_001 })).toEqual([])
})

it('between the states and Puerto Rico lines that say what customs is told are judged by it, not by the whole', () => {
  const ends = { to: puertoRico }
  const dear = { ...shirts, value: 250_001 }
  const half = { ...shirts, value: 200_000 }
  const other = { ...half, htsCode: '6205.20' }
  expect(said([dear], {}, ends)).toEqual(['parcel.export.filing filingNeeded'])
  expect(said([half, half], {}, ends)).toEqual(['parcel.export.filing filingNeeded'])
  expect(said([dear], { filing: 'NOEEI 30.37(a)' }, ends)).toEqual(['parcel.export.filing filingNeeded'])
  expect(said([dear], { filing: 'AES X20261123000001' }, ends)).toEqual([])
  // No number is worth that much, whatever all of them are declared to be: that is certain, and nothing is asked.
  expect(said([half, other], {}, { ...ends, declaredValue: 400_000 })).toEqual([])
  // A line of which nothing is known can be of any number.
  expect(said([half, undefined], {}, { ...ends, declaredValue: 400_000 })).toEqual([
    'parcel.export.filing filingOrExempt',
  ])
  expect(said([half, { ...half, htsCode: '' }], {}, { ...ends, declaredValue: 400_000 })).toEqual([
    'parcel.export.filing filingOrExempt',
  ])
  expect(said([dear, undefined], {}, ends)).toEqual(['parcel.export.filing filingNeeded'])
})

it('between the states and Puerto Rico a value in another currency is asked about', () => {
  const ends = { to: puertoRico, currency: 'CAD' }
  expect(said([undefined], {}, ends)).toEqual([])
  expect(said([undefined], {}, { ...ends, declaredValue: 900_000 })).toEqual(['parcel.export.filing filingInCurrency'])
  expect(said([undefined], { filing: 'NOEEI 30.37(a)' }, { ...ends, declaredValue: 900_000 })).toEqual([])
  expect(said([{ ...shirts, currency: 'EUR' }], {}, { to: puertoRico })).toEqual([
    'parcel.export.filing filingInCurrency',
  ])
  // Lines in dollars say enough.
  expect(said([shirts], {}, { ...ends, declaredValue: 900_000 })).toEqual([])
})

it('to Guam nothing is filed whatever it is worth, and nothing else can claim that', () => {
  const dear = { ...shirts, value: 250_001 }
  expect(said([dear], {}, { to: guam })).toEqual([])
  expect(said([dear], { filing: 'NOEEI 30.2(d)(2)' }, { to: guam })).toEqual([])
  expect(said([dear], { filing: 'NOEEI 30.2(d)(2)' })).toEqual(['parcel.export.filing exemptTerritories'])
  expect(said([dear], { filing: 'NOEEI 30.2(d)(2)' }, { to: virginIslands })).toEqual([
    'parcel.export.filing exemptTerritories',
  ])
  expect(said([shirts], {}, { from: virginIslands, to: { ...london, ...ohio, city: 'Dayton' } })).toEqual([])
})

const japan = { country: 'JP' }
const canada = { country: 'CA' }
const military = { country: 'US', state: 'AE' }

it.each([
  ['Guam', guam, 'the states', ohio, 900_000, '30.2(d)(2)'],
  ['the states', ohio, 'Guam', guam, 900_000, '30.2(d)(2)'],
  ['American Samoa', { country: 'AS' }, 'Japan', japan, 900_000, '30.2(d)(2)'],
  ['Guam', guam, 'Canada', canada, 900_000, '30.2(d)(2)'],
  ['the states', ohio, 'Canada', canada, 900_000, '30.36'],
  ['the Virgin Islands', virginIslands, 'the states', ohio, 900_000, ''],
  ['the Virgin Islands', virginIslands, 'the states', ohio, 250_000, '30.37(a)'],
  ['a military post office', military, 'the states', ohio, 900_000, ''],
  ['the states', ohio, 'a military post office', military, 250_000, '30.37(a)'],
])('from %s to %s %s %s worth %i: exempt by %s', (_from, from, _to, to, value, section) => {
  expect(exemptionFor(from, to, [{ ...shirts, value }])).toBe(section)
})

it('nobody says in dollars whether other currencies are a small value', () => {
  expect(exemptionFor(ohio, japan, [{ ...shirts, currency: 'EUR' }])).toBe('')
})

it.each([
  ...['NOEEI 30.2(d)(2)', 'NOEEI 30.36', 'NOEEI 30.37(a)', 'NOEEI 30.37(y)(4)', 'NOEEI 30.39', 'NOEEI 30.40(c)'],
  ...[
    'NOEEI § 30.37(a)',
    'NOEEI §30.37(a)',
    'AES X20261123000001',
    'X20261123000001',
    'AESPOST 12345678912 11/23/2026',
  ],
  ...['AESPOST 12345678912-987654321 11/23/2026', 'AESDOWN 123456789 11/23/2026'],
])('%s is a citation', filing => {
  expect(said([shirts], { filing }, { to: { ...london, country: 'CA', state: 'ON', zip: 'M5V 2T6' } })).toEqual([])
})

it.each([
  ...['NOEEI', 'NOEEI 30.37', 'NOEEI 30.99(z)', 'NOEEI 30.37(zz)', 'NOEEI 30.2', 'NOEEI 30.2(d)(9)', 'NOEEI 30.36(q)'],
  ...['30.37(a)', 'AES X2026', 'X202611230000011', 'none', 'AESPOST'],
])('%s is none', filing => {
  expect(said([shirts], { filing })).toEqual(['parcel.export.filing badForm'])
})
