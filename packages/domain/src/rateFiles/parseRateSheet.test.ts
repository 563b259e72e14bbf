import { describe, expect, it } from 'vitest'
import { rateLtl } from '../rates/rateLtl.ts'
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
    expect(sheet.rates[1]).toEqual({ table: 'A', freightClass: '92.5', perCwt: { L5C: 701_250, M1M: 240_375 } })
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
    })
    // 480.00 less 65 % is below the minimum of 185.00; fuel 27 %, lift gate 125.00.
    expect(result).toMatchObject({
      kind: 'rated',
      service: 'interline',
      totals: { net: 18_500, fuel: 4995, total: 35_995 },
    })
  })
})

describe('every fault is reported with file, row, column and cell', () => {
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
      'discounts.csv:2 lane unknownLane [L9]',
      'discounts.csv:2 break unknownBreak [M5C]',
      'discounts.csv:2 percent outOfRange [101]',
      'fuel.csv:3 from twice [2026-01-01]',
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
