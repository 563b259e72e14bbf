import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { rangeConflicts } from '../../rates/laneRanges.ts'
import { keysOver, laneEndKey, placeOfText } from '../../rates/placeText.ts'
import type { CellError } from '../sheetTables.ts'
import { laneFieldOf } from './laneFields.ts'
import { readDay, readMinor, readPercent, readScaled } from './readCells.ts'
import { laneTableReader } from './readLaneTable.ts'
import { recognizeTable } from './recognize.ts'

describe('heads', () => {
  it.each([
    [' Orig. ZIP ', 'origin'],
    ['Dest Zip Code', 'destination'],
    ['<500', 'L5C'],
    ['500-999', 'M5C'],
    ['1,000', 'M1M'],
    ['2M', 'M2M'],
    ['10M', 'M10M'],
    ['Disc %', 'discount'],
    ['Disc L5C', 'discount L5C'],
    ['CL77.5 M5C', 'M5C 77.5'],
    ['L5C 70', 'L5C 70'],
    ['RBNO', 'basis'],
    ['Rate / Mile', 'perMile'],
    ['$ per load', 'perLoad'],
    ['4 Pallets', 'pallets 4'],
    ['PLT12', 'pallets 12'],
    ['31 pallets', null],
    ['Extra stop', 'stopOff'],
    ['Contact', null],
    ['', null],
  ])('%s', (head, field) => {
    expect(laneFieldOf(head)).toBe(field)
  })

  it('stand in whichever of the first rows says most', () => {
    const rows = [
      ['Test Freight'],
      ['Rates', 'From', 'To'],
      ['Origin', 'Destination', 'Class', 'L5C', 'Notes'],
      ['454', '606', '70', '1', ''],
    ]
    expect(recognizeTable(rows)).toEqual({
      kind: 'lanes',
      headerRow: 2,
      columns: { origin: 0, destination: 1, class: 2, L5C: 3 },
    })
    expect(
      recognizeTable([
        ['a', 'b'],
        ['1', '2'],
      ]).kind,
    ).toBe('skip')
  })
})

describe('cells', () => {
  it.each([
    ['$1,234.50', 12_345_000],
    ['USD 12', 120_000],
    ['24.0375', 240_375],
    ['24.037500000000001', 240_375],
    ['0.30000000000000004', 3_000],
  ])('%s is an amount', (text, value) => expect(readScaled(text, 'USD')).toEqual({ value }))

  it.each(['12.34567', '1,2', '-3', 'n/a', ''])('%s is none', text =>
    expect(readScaled(text, 'USD')).toEqual({ code: 'notAnAmount' }),
  )

  it.each([
    ['USD 12', 'CAD'],
    ['12 EUR', 'USD'],
    ['US$12', 'CAD'],
    ['C$ 12', 'USD'],
    ['CA$12', 'USD'],
  ])('%s is no amount of a sheet in %s', (text, currency) =>
    expect(readScaled(text, currency)).toEqual({ code: 'otherCurrency', params: { currency } }),
  )
  it.each(['CAD 12', 'C$12', 'CA$ 12', '$12', '12 $'])('%s is one in CAD', text =>
    expect(readScaled(text, 'CAD')).toEqual({ value: 120_000 }),
  )

  it('a formula, a percent that may be a fraction, and half a cent are said as such', () => {
    expect(readScaled('=A1', 'USD')).toEqual({ code: 'formula' })
    expect(readPercent('0.65')).toEqual({ code: 'noPercentSign', params: { fraction: 0.65, percent: 65 } })
    expect([readPercent('0.65%'), readPercent('65'), readPercent('0')]).toEqual([
      { value: 6_500 },
      { value: 650_000 },
      { value: 0 },
    ])
    expect(readMinor('10.005', 2, 'USD')).toEqual({ code: 'notAnAmount' })
  })

  it.each([
    '2026-03-14',
    '3/14/2026',
    '3/14/26',
    '14-Mar-2026',
    '14-Mar-26',
    'Mar 14, 2026',
    'March 14, 2026',
    '20260314',
  ])('%s is the day', text => expect(readDay(text)).toEqual({ value: '2026-03-14' }))
  it.each(['14/3/2026', '2026-02-30', '14-Foo-2026', '46023'])('%s is no day', text =>
    expect(readDay(text)).toEqual({ code: 'notADate' }),
  )
})

describe('places', () => {
  it.each([
    ['45402-1234', 'zip5', '45402'],
    ['454', 'zip3', '454'],
    ['m5v 2t6', 'zip5', 'M5V2T6'],
    ['45000 - 45999', 'zip5Range', '45000-45999'],
    ['450-458', 'zip3Range', '450-458'],
    ['450 to 458', 'zip3Range', '450-458'],
    ['oh', 'state', 'OH'],
    ['All other', 'any', '*'],
  ])('%s', (text, kind, value) => expect(placeOfText(text)).toEqual({ kind, value }))

  it.each(['4540', '45999-45000', '450-45999', 'Ohio', ''])('%s is none', text => expect(placeOfText(text)).toBeNull())

  it('whatever ZIP lies in a range is found under the key of the range', () => {
    const zip = fc.integer({ min: 0, max: 99_999 }).map(n => String(n).padStart(5, '0'))
    fc.assert(
      fc.property(zip, zip, zip, (a, b, c) => {
        const [low = a, at = b, high = c] = [a, b, c].toSorted()
        const place = placeOfText(`${low}-${high}`) ?? placeOfText(low)
        if (place !== null) expect(keysOver(at, 'OH')).toContain(laneEndKey(place))
      }),
    )
  })

  it('ranges that share a place and a day are told, and no others', () => {
    const lane = (id: string, origin: string, destination: string, from = '2026-01-01', to: string | null = null) => {
      const [start, end] = [placeOfText(origin), placeOfText(destination)]
      if (start === null || end === null) throw new Error(id)
      return { id, origin: start, destination: end, from, to }
    }
    const lanes = [
      ...[lane('a', '45000-45999', '606'), lane('b', '45500-46000', '606'), lane('c', '46001-46500', '606')],
      ...[lane('d', '45000-45999', '607'), lane('e', '450-458', '606'), lane('f', '606', '10000-10999')],
      ...[lane('g', '606', '10999-11000', '2026-02-01'), lane('h', '606', '10500-10600', '2025-01-01', '2025-12-31')],
    ]
    expect(rangeConflicts(lanes).map(({ first, second, from }) => [first, second, from])).toEqual([
      ['a', 'b', '2026-01-01'],
      ['f', 'g', '2026-02-01'],
    ])
  })
})

it('a row that says nothing that is priced is a fault; a blank one is none; lost zeros of ZIPs come back', () => {
  const faults: CellError[] = []
  const columns = { origin: 0, destination: 1, class: 2, L5C: 3 }
  const rules = {
    file: 'a.csv',
    heads: ['Origin', 'Dest', 'Class', 'L5C'],
    columns,
    digits: 2,
    currency: 'USD',
    days: 3,
  }
  const reader = laneTableReader(rules, fault => faults.push(fault))
  expect(reader.lane(['', ' ', '', ''], 2)).toBeNull()
  expect(reader.lane(['501', '2101', '70', ''], 3)).toBeNull()
  expect(faults.map(({ row, code }) => [row, code])).toEqual([[3, 'nothingPriced']])
  expect(reader.lane(['501', '2101', '', '9.5'], 4)?.row).toEqual({
    ...{ origin: '501', destination: '02101' },
    terms: { rates: [{ freightClass: null, perCwt: { L5C: 95_000 } }], days: 3 },
  })
})

it('a class without rates is the one that its discount is of; FAK and a basis are of no class', () => {
  const heads = ['Origin', 'Dest', 'Class', 'L5C', 'Disc', 'FAK', 'RBN', 'Min Disc']
  const columns = Object.fromEntries(heads.map((head, place) => [laneFieldOf(head), place]))
  const read = (cells: string) => {
    const faults: CellError[] = []
    const rules = { file: 'a.csv', heads, columns, digits: 2, currency: 'USD', days: 2 }
    const row = laneTableReader(rules, fault => faults.push(fault)).lane(cells.split(','), 2)?.row
    return row?.terms ?? faults.map(({ column, code }) => `${column} ${code}`)
  }
  expect(read('OH,NV,70,,65%,,')).toEqual({ freightClass: '70', discount: 650_000, days: 2 })
  expect(read('OH,NV,70,96,65%,,')).toEqual({
    ...{ rates: [{ freightClass: '70', perCwt: { L5C: 960_000 } }], discount: 650_000, days: 2 },
  })
  expect(read('OH,NV,70,,,,,20%')).toEqual({ freightClass: '70', minimumDiscount: 200_000, days: 2 })
  expect(read('OH,NV,70,,65%,85,')).toEqual(['Class classAlone'])
  expect(read('OH,NV,70,,,,1042')).toEqual(['Class classAlone'])
})

describe('a row with a rate that looks at no class', () => {
  const heads = [
    ...[
      'Origin',
      'Destination',
      'Equipment',
      'Rate',
      'Unit',
      'Min',
      'Rate Per Mile',
      'Extra Stop',
      'Class',
      '2 Pallets',
    ],
    ...['4 Pallets', 'Mode', 'Valid To'],
  ]
  const columns = Object.fromEntries(heads.map((head, place) => [laneFieldOf(head), place]))
  const read = (cells: string) => {
    const faults: CellError[] = []
    const rules = { file: 'a.csv', heads, columns, digits: 2, currency: 'USD', days: 2 }
    const row = laneTableReader(rules, fault => faults.push(fault)).lane(cells.split(','), 2)?.row
    return { terms: row?.terms, faults: faults.map(({ column, code }) => `${column} ${code}`) }
  }

  it.each<[string, object, object]>([
    [
      'OH,NV,Van,2.45,per mile,850,,75,,,,,2026-12-31',
      { unit: 'mile', rate: 24_500, modes: ['TL'], equipment: 'dryVan', stopOff: 7_500, tarps: null },
      { minimum: 85_000, to: '2026-12-31' },
    ],
    ['OH,NV,,"$1",flat,,,,,,,', { unit: 'load', modes: ['TL'], equipment: null }, {}],
    ['OH,NV,Step Deck,,,,3.1,,,,,', { unit: 'mile', rate: 31_000, equipment: 'stepDeck' }, {}],
    ['OH,NV,,7.25,CWT,,,,,,,', { unit: 'cwt', rate: 72_500, modes: ['LTL', 'volume'] }, {}],
    ['OH,NV,,7.25,CWT,,,,,,,VLTL', { unit: 'cwt', modes: ['volume'] }, {}],
    [
      'OH,NV,,,,,,,,210,330.50,',
      {
        unit: 'pallets',
        prices: [
          { pallets: 2, amount: 21_000 },
          { pallets: 4, amount: 33_050 },
        ],
        modes: ['LTL', 'volume'],
      },
      {},
    ],
  ])('%s', (cells, plain, more) => {
    const found = read(cells.replaceAll('"', ''))
    expect(found.faults).toEqual([])
    expect(found.terms).toMatchObject({ plain, days: 2, ...more })
  })

  it.each([
    ['OH,NV,Van,2.45,per mile,,3.1,,,,,', 'Rate twoRates'],
    ['OH,NV,Van,2.45,,,,,,,,', 'Unit required'],
    ['OH,NV,Van,2.45,per load and mile,,,,,,,', 'Unit notOneOf'],
    ['OH,NV,Lorry,2.45,mile,,,,,,,', 'Equipment notOneOf'],
    ['OH,NV,Van,0,mile,,,,,,,', 'Rate notAbove'],
    ['OH,NV,Van,2.45,mile,,,,70,,,', 'Class notByClass'],
    ['OH,NV,,,,,,,,0,330,', '2 Pallets notAbove'],
    ['OH,NV,,,,,,,,210,=A1,', '4 Pallets formula'],
  ])('%s is refused at %s', (cells, fault) => {
    const found = read(cells)
    expect([found.terms, found.faults]).toEqual([undefined, [fault]])
  })
})
