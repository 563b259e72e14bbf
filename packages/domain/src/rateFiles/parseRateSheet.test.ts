import { describe, expect, it } from 'vitest'
import { type FuelBook, fuelOn } from '../rates/fuel.ts'
import { rateLtl } from '../rates/rateLtl.ts'
import { usualCarrierCalendar } from '../time/businessDays.ts'
import { holidayNames } from '../time/holidays.ts'
import { faultText } from './faultText.ts'
import { parseFuelFiles } from './parseFuelFiles.ts'
import { parseRateSheet } from './parseRateSheet.ts'
import type { CellRows, SheetFiles } from './sheetTables.ts'

const rows = (text: string): CellRows =>
  text
    .trim()
    .split('\n')
    .map(line => line.trim().split('|'))

const good: SheetFiles = {
  sheet: rows(`field|value
    scac|DEMO
    carrier|Demo Freight
    version|2026-1
    from|2026-01-01
    to|2026-12-31
    base_tariff|DEMO 500
    max_weight_lb|20000
    closed|2026-11-27;2026-12-24`),
  zones: rows(`zone|from_zip3|to_zip3
    West|890|961`),
  lanes: rows(`lane|origin_kind|origin|destination_kind|destination|transit_days|table|service
    OH-NV|state|oh|zone|West|3|A|direct
    45402-895|zip5|45402|zip3|895|4|A|interline`),
  rates: rows(`table|class|L5C|M5C|M1M
    A|070|$60.00|55|48
    A|92.5|70.125||24.0375`),
  discounts: rows(`lane|terms|break|percent
    |||65%
    OH-NV|Collect|m1m|70.5`),
  minimums: rows(`lane|terms|charge
    ||185.00`),
  fak: rows(`class_from|class_to|rated_class
    50|85|70`),
  fuel: rows(`from|percent
    2026-06-01|30
    2026-01-01|27`),
  accessorials: rows(`code|basis|rate|length_from_in|minimum
    LGDEL|flat|125||
    OVERLEN|perHandlingUnit|95.5|96|100`),
}

const faults = (files: SheetFiles): string[] => {
  const parsed = parseRateSheet(files)
  if (parsed.kind === 'sheet') return []
  return parsed.errors.map(({ file, row, column, cell, code }) => `${file}:${row} ${column} ${code} [${cell}]`)
}

describe('a rate sheet from rows', () => {
  it('is read whole', () => {
    const parsed = parseRateSheet(good)
    if (parsed.kind === 'errors') throw new Error(JSON.stringify(parsed.errors))
    const { sheet } = parsed
    expect(sheet).toMatchObject({ scac: 'DEMO', currency: 'USD', service: 'Standard', breaks: ['L5C', 'M5C', 'M1M'] })
    expect(sheet.rates[1]).toEqual({
      table: 'A',
      freightClass: '92.5',
      perCwt: { L5C: 701_250, M1M: 240_375 },
      minimumCharge: null,
    })
    expect(sheet.discounts).toEqual([
      { lane: null, terms: null, weightBreak: null, percent: 650_000 },
      { lane: 'OH-NV', terms: 'collect', weightBreak: 'M1M', percent: 705_000 },
    ])
    expect(sheet.fuel.map(step => step.from)).toEqual(['2026-01-01', '2026-06-01'])
    expect(sheet.calendar.alsoClosed).toEqual(['2026-11-27', '2026-12-24'])
    expect(sheet.accessorials[1]).toMatchObject({ rate: 955_000, lengthFromIn: 96, minimum: 10_000 })
    expect(sheet.lanes[0]).toMatchObject({ from: '2026-01-01', to: null, origin: { kind: 'state', value: 'OH' } })
  })

  it('prices', () => {
    const parsed = parseRateSheet(good)
    if (parsed.kind === 'errors') throw new Error('not read')
    const item = {
      weightLb: 1000,
      freightClass: '50',
      handlingUnits: 1,
      handlingUnitType: 'PLT',
      stackable: false,
      pieces: 1,
      lengthIn: 48,
      widthIn: 40,
      heightIn: 48,
    }
    const result = rateLtl(parsed.sheet, {
      origin: { zip: '45402', state: 'OH' },
      destination: { zip: '89502', state: 'NV' },
      terms: 'prepaid',
      pickupDate: '2026-05-01',
      items: [{ ...item, hazmat: false }],
      accessorials: ['LGDEL'],
      declaredValue: null,
    })
    // 480.00 less 65 % is below the minimum of 185.00; fuel 27 %, lift gate 125.00.
    expect(result).toMatchObject({
      kind: 'rated',
      service: 'interline',
      totals: { net: 18_500, fuel: 4995, total: 35_995 },
    })
  })
})

describe('files as carriers write them', () => {
  const read = (changes: SheetFiles) => {
    const parsed = parseRateSheet({ ...good, ...changes })
    if (parsed.kind === 'errors') throw new Error(JSON.stringify(parsed.errors))
    return parsed.sheet
  }

  it('have heads as tariffs abbreviate them, a minimum charge, and dates of the United States', () => {
    const sheet = read({
      rates: rows(`table|class|MC|L5C|5C|1M|10M
        A|50|98.50|60|55|48|40`),
      discounts: rows(`percent|break
        60|10M`),
      fuel: rows(`from|percent
        3/14/2026|27`),
      zones: [['zone', 'from_zip3', 'to_zip3']],
      lanes: rows(`lane|origin_kind|origin|destination_kind|destination|transit_days|table|miles
        OH-NV|state|OH|state|NV|3|A|2150`),
      fak: [['class_from', 'class_to', 'rated_class']],
    })
    expect(sheet.breaks).toEqual(['L5C', 'M5C', 'M1M', 'M10M'])
    expect(sheet.rates[0]).toMatchObject({ minimumCharge: 9_850, perCwt: { M5C: 550_000, M10M: 400_000 } })
    expect(sheet.discounts[0]?.weightBreak).toBe('M10M')
    expect(sheet.fuel[0]?.from).toBe('2026-03-14')
    expect(sheet.lanes[0]?.miles).toBe(2_150)
  })

  it('say how long fuel holds, or whose program gives it, and what else the carrier charges for', () => {
    const head = (more: string) => rows(`field|value\nscac|DEMO\ncarrier|Demo\nversion|1\nfrom|1/1/2026\n${more}`)
    expect(read({ sheet: head('fuel_cadence|weekly') }).fuelCadence).toBe('weekly')
    const own = { sheet: head('fuel_program|NATIONAL'), fuel: [['from', 'percent']] }
    expect(read(own)).toMatchObject({ fuelProgram: 'NATIONAL', fuel: [], capacity: null })
    expect(faults({ ...good, sheet: head('fuel_program|NATIONAL') })).toEqual([
      'fuel.csv:2 from stepsAndProgram [NATIONAL]',
    ])
    const capacity = rows(`rule|from|under_pcf|pounds|class
      cubicCapacity|750|6|6|125
      linearFeet|10||1250|`)
    expect(read({ capacity }).capacity).toMatchObject({
      ...{ cubicFeetOver: 750, pcfUnder: 6, cubicClass: '125', linearFeetFrom: 10, poundsPerLinearFoot: 1250 },
      overlengthFromIn: null,
    })
  })

  it('name holidays by their names, of each country', () => {
    const head = (more: string) => rows(`field|value\nscac|DEMO\ncarrier|Demo\nversion|1\nfrom|2026-01-01\n${more}`)
    const sheet = read({ sheet: head('holidays|christmas day; Day after Thanksgiving\nholidays_ca|Canada Day') })
    expect(sheet.calendar).toEqual({
      us: ['Christmas Day', 'Day after Thanksgiving'],
      ca: ['Canada Day'],
      alsoClosed: [],
    })
    expect(read({ sheet: head('closed|12/31/2026') }).calendar).toEqual({
      ...usualCarrierCalendar,
      alsoClosed: ['2026-12-31'],
    })
    // A whole list is longer than any other cell.
    const all = holidayNames('CA').join(';')
    expect(read({ sheet: head(`holidays_ca|${all}`) }).calendar.ca).toEqual(holidayNames('CA'))
    expect(faults({ ...good, sheet: head('holidays|Christmas Day;Xmas') })).toEqual([
      'sheet.csv:6 value unknownHoliday [Christmas Day;Xmas]',
    ])
  })

  it('charge for services that somebody can ask for', () => {
    const accessorials = rows(`code|basis|rate|cwt
      LIFTGATE|flat|125|
      HAZM|perCwt|2.50|prorated`)
    expect(faults({ ...good, accessorials })).toEqual(['accessorials.csv:2 code unknownAccessorial [LIFTGATE]'])
    expect(read({ accessorials: accessorials.filter((_, at) => at !== 1) }).accessorials[0]?.wholeCwt).toBe(false)
  })
})

describe('fuel programs and index prices', () => {
  const programs = rows(`program|region|basis|from_index|value
    NATIONAL|US|percent|3.50|26%
    NATIONAL|US|percent|3.00|24.5
    PERMILE|Midwest|perMile|3.00|0.48`)
  const index = rows(`region|from|price
    US|11/16/2026|3.412
    Midwest|2026-11-16|$3.287`)

  it('are read whole', () => {
    expect(parseFuelFiles({ programs, index })).toMatchObject({
      kind: 'fuel',
      fuel: {
        programs: [
          {
            ...{ name: 'NATIONAL', from: '1900-01-01', region: 'US', basis: 'percent' },
            bands: [
              { from: 30_000, value: 245_000 },
              { from: 35_000, value: 260_000 },
            ],
          },
          { name: 'PERMILE', region: 'Midwest', basis: 'perMile', bands: [{ from: 30_000, value: 4_800 }] },
        ],
        index: [
          { region: 'US', from: '2026-11-16', price: 34_120 },
          { region: 'Midwest', from: '2026-11-16', price: 32_870 },
        ],
      },
    })
  })

  it('refuse an index of 0 and a week that is entered twice, each where it stands', () => {
    const wrong = rows(`region|from|price
      US|2026-11-16|0
      US|2026-11-09|3.41
      US|11/9/2026|3.42`)
    const parsed = parseFuelFiles({ index: wrong })
    const found = parsed.kind === 'errors' ? parsed.errors : []
    expect(found.map(({ file, row, column, code, params }) => ({ file, row, column, code, params }))).toEqual([
      { file: 'index.csv', row: 2, column: 'price', code: 'notAbove', params: { least: 0 } },
      { file: 'index.csv', row: 4, column: 'from', code: 'twice', params: { row: 3 } },
    ])
    expect(found.map(faultText)).toEqual([
      'index.csv, row 2, price "0": it has to be above 0.',
      'index.csv, row 4, from "11/9/2026": it is in row 3 already.',
    ])
  })

  it('are in dollars a gallon: a price in cents would be the highest surcharge there is', () => {
    const parsed = parseFuelFiles({
      index: rows(`region|from|price
        US|2026-11-16|341.2
        US|2026-11-23|999999999`),
    })
    expect(parsed.kind === 'errors' && parsed.errors.map(faultText)).toEqual([
      'index.csv, row 2, price "341.2": it may not be above 100.',
      'index.csv, row 3, price "999999999": it may not be above 100.',
    ])
  })

  it('give a sheet its surcharge: a new price is one row', () => {
    const parsed = parseFuelFiles({ programs, index })
    const sheet = parseRateSheet(good)
    if (parsed.kind === 'errors' || sheet.kind === 'errors') throw new Error('not read')
    const named = { ...sheet.sheet, fuel: [], fuelProgram: 'NATIONAL' }
    const lane = { ...(named.lanes[0] ?? never()), miles: 1_000 }
    const on = (date: string, book: FuelBook, fuelProgram = 'NATIONAL') =>
      fuelOn({ ...named, fuelProgram }, lane, date, book)
    expect(on('2026-11-18', parsed.fuel)).toMatchObject({
      rule: { basis: 'percent', rate: 245_000, since: '2026-11-16', program: { index: 34_120 }, staleDays: null },
    })
    const next = { ...parsed.fuel, index: [...parsed.fuel.index, { region: 'US', from: '2026-11-23', price: 35_010 }] }
    expect(on('2026-11-24', next)).toMatchObject({ rule: { rate: 260_000, since: '2026-11-23' } })
    expect(on('2026-12-07', parsed.fuel)).toMatchObject({ rule: { staleDays: 21 } })
    expect(on('2026-11-15', parsed.fuel)).toMatchObject({ kind: 'none', reason: 'noFuel' })
    expect(on('2026-11-18', parsed.fuel, 'PERMILE')).toMatchObject({
      rule: { basis: 'perMile', rate: 4_800, miles: 1_000 },
    })
    const unmeasured = { ...lane, miles: null }
    expect(fuelOn({ ...named, fuelProgram: 'PERMILE' }, unmeasured, '2026-11-18', parsed.fuel)).toMatchObject({
      reason: 'noMiles',
    })
  })
})

function never(): never {
  throw new Error('the sample has a lane')
}

describe('every fault is reported with file, row, column and cell', () => {
  it('steps that are missing where the surcharge is said to change: the price would be taken to include fuel', () => {
    const said = (cadence: string, fuel: CellRows) =>
      faults({ ...good, sheet: [...(good.sheet ?? []), ['fuel_cadence', cadence]], fuel })
    const none = [['from', 'percent']]
    expect(said('weekly', none)).toEqual(['fuel.csv:1 from stepsMissing []'])
    expect(said('standing', none)).toEqual([])
    expect(said('weekly', [...none, ['soon', '27']])).toEqual(['fuel.csv:2 from notADate [soon]'])
  })

  it('a rate of 0, and a length on a service that has no tiers: both would leave a charge out of every price', () =>
    expect(
      faults({
        ...good,
        rates: rows(`table|class|L5C|M5C|M1M
          A|70|60.00|55|0.00`),
        discounts: rows('percent'),
        accessorials: rows(`code|basis|rate|length_from_in
          LGDEL|flat|125|96
          OVERLEN|flat|95.5|96`),
      }),
    ).toEqual(['rates.csv:2 M1M notAbove [0.00]', 'accessorials.csv:2 length_from_in lengthElsewhere [96]']))

  it('in one pass', () => {
    const files: SheetFiles = {
      ...good,
      sheet: rows(`field|value
        scac|demo1
        carrier|Demo Freight
        version|1
        from|2026-02-30`),
      lanes: rows(`lane|origin_kind|origin|destination_kind|destination|transit_days|table
        L1|zip3|4540|state|NV|3|A
        L1|zone|East|state|NV|3|B
        L3|city|x|state|NV|-1|A`),
      rates: rows(`table|class|L5C
        A|71|60
        A|70|sixty
        A|70|60`),
      discounts: rows(`percent|break|lane
        101|M5C|L9`),
      fuel: rows(`from|percent
        2026-01-01|27
        2026-01-01|28`),
    }
    expect(faults(files)).toEqual([
      'sheet.csv:2 value badForm [demo1]',
      'sheet.csv:5 value notADate [2026-02-30]',
      'rates.csv:2 class notAClass [71]',
      'rates.csv:3 L5C notAnAmount [sixty]',
      'rates.csv:4 class twice [70]',
      'lanes.csv:2 origin notAPlace [4540]',
      'lanes.csv:3 origin notAPlace [East]',
      'lanes.csv:3 table unknownTable [B]',
      'lanes.csv:3 lane twice [L1]',
      'lanes.csv:4 origin_kind notOneOf [city]',
      'lanes.csv:4 transit_days notANumber [-1]',
      'fuel.csv:3 from twice [2026-01-01]',
      'discounts.csv:2 lane unknownLane [L9]',
      'discounts.csv:2 break unknownBreak [M5C]',
      'discounts.csv:2 percent outOfRange [101]',
    ])
  })

  it('refuses a discount of everything: freight would cost nothing', () => {
    const discounts = rows(`percent
        100`)
    expect(faults({ ...good, discounts })).toEqual(['discounts.csv:2 percent discountWhole [100]'])
  })

  it('reads discounts, minimums and FAK of a class and a service, each scope once', () => {
    const files = {
      ...good,
      discounts: rows(`percent|class|service|lane
        60|||
        65|70||
        50||interline|
        55|70|interline|`),
      minimums: rows(`charge|class|service
        90||
        120|100|direct`),
      fak: rows(`class_from|class_to|rated_class|service
        50|85|70|
        50|85|60|direct`),
    }
    const parsed = parseRateSheet(files)
    if (parsed.kind === 'errors') throw new Error(JSON.stringify(parsed.errors))
    const any = { lane: null, terms: null, weightBreak: null }
    expect(parsed.sheet.discounts).toEqual([
      { ...any, percent: 600_000 },
      { ...any, freightClass: '70', percent: 650_000 },
      { ...any, service: 'interline', percent: 500_000 },
      { ...any, freightClass: '70', service: 'interline', percent: 550_000 },
    ])
    expect(parsed.sheet.minimums[1]).toMatchObject({ freightClass: '100', service: 'direct', charge: 12_000 })
    expect(parsed.sheet.fak[1]).toMatchObject({ service: 'direct', rated: '60' })
  })

  it('refuses two rules of one scope, and one of a service that its lane does not have', () => {
    const { id } = (() => {
      const parsed = parseRateSheet(good)
      if (parsed.kind === 'errors') throw new Error(JSON.stringify(parsed.errors))
      return parsed.sheet.lanes.find(({ service }) => service === 'direct') ?? { id: '' }
    })()
    const discounts = rows(`percent|class|service|lane
        60|70|direct|
        65|70|direct|
        65|71||
        65||interline|${id}`)
    expect(faults({ ...good, discounts })).toEqual([
      'discounts.csv:3 percent twice [65]',
      'discounts.csv:4 class notAClass [71]',
      'discounts.csv:5 service notOneOf [interline]',
    ])
  })

  it('names missing files and columns', () => {
    expect(faults({ ...good, fuel: [] })).toEqual(['fuel.csv:1  fileMissing []'])
    expect(faults({ ...good, fuel: [['from', 'pct']] })).toEqual([
      'fuel.csv:1 pct columnUnknown [pct]',
      'fuel.csv:1 percent columnMissing [percent]',
    ])
  })

  it('refuses lanes that contradict each other', () => {
    const header = [
      'lane',
      'origin_kind',
      'origin',
      'destination_kind',
      'destination',
      'transit_days',
      'table',
      'from',
      'to',
    ]
    const lanes = [
      header,
      ['a', 'state', 'OH', 'state', 'NV', '3', 'A', '', '2026-06-30'],
      ['b', 'state', 'OH', 'state', 'NV', '2', 'A', '2026-06-30', ''],
    ]
    expect(faults({ ...good, lanes, discounts: [['percent']] })).toEqual(['lanes.csv:3 lane laneConflict [b]'])
  })

  it('survives anything', () => {
    // Seven files that must be there and the four fields that a sheet cannot do without.
    expect(faults({})).toHaveLength(11)
    expect(faults({ ...good, rates: [['table', 'class', 'L5C'], ['x'.repeat(101)]] })).toContain(
      `rates.csv:2 table tooLong [${'x'.repeat(101)}]`,
    )
  })
})
