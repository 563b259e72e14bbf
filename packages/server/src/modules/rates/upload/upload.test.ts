import { ActivateRateSheet } from '@waybill/contract/calls/RateSheets/ActivateRateSheet.ts'
import { GetRateSample } from '@waybill/contract/calls/RateSheets/GetRateSample.ts'
import { GetRateSheet } from '@waybill/contract/calls/RateSheets/GetRateSheet.ts'
import { GetRateSheets } from '@waybill/contract/calls/RateSheets/GetRateSheets.ts'
import { ReadRateSheet } from '@waybill/contract/calls/RateSheets/ReadRateSheet.ts'
import { GETLTLRates } from '@waybill/contract/calls/Shipment/GETLTLRates.ts'
import { noTruckNeeds, shipmentOfPlain } from '@waybill/domain'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newCompany, type Person } from '../../../testing/company.ts'
import { addCarrier, addWhole, freight } from '../../../testing/freight.ts'
import { ask, sharedNode, type TestNode } from '../../../testing/node.ts'
import { activate, inForce, ratedFreight, readRates, uploadRates } from '../../../testing/rateSheets.ts'
import { workbookOf } from '../../../testing/workbook.ts'

let node: TestNode
let clerk: Person
beforeAll(async () => {
  node = await sharedNode()
})
beforeEach(async () => {
  clerk = await newCompany(node)
  await addCarrier(node, clerk)
})

const sheet = 'Orig ZIP,Dest ZIP,Class,Min Charge,L5C,500,"1,000"\n45402,89502,70,$10.00,$96.00,96.00,96\n'

const step = (trace: readonly { step: string }[] | undefined, name: string) => trace?.find(one => one.step === name)

describe('a rate file', () => {
  it('is recognized, read, activated, and prices to the cent: 480.00 gross, 65 % off, 27 % fuel is 213.36', async () => {
    const { versionId } = await uploadRates(node, clerk, sheet)
    const { reply } = await ask(node, GetRateSheet, { body: { versionId } }, clerk.token)
    expect(reply.sheet).toMatchObject({ state: 'mapping', version: 1, CarrierSCAC: 'DMAA' })
    expect(reply.file?.tables[0]).toMatchObject({ kind: 'lanes', headerRow: 0, remembered: false })
    expect(reply.file?.tables[0]?.columns).toEqual({
      ...{ origin: 0, destination: 1, class: 2, minimum: 3, L5C: 4, M5C: 5, M1M: 6 },
    })
    const read = await readRates(node, clerk, versionId, { discount: 65, fuelPercent: 27 })
    expect(read.sheet).toMatchObject({ state: 'draft', lanes: 1 })
    // A draft prices nothing.
    expect((await ratedFreight(node, clerk)).refusals).toMatchObject([{ reason: 'noSheet' }])
    expect((await activate(node, clerk, versionId)).status).toBe(200)
    const { rates } = await ratedFreight(node, clerk)
    expect(rates).toMatchObject([
      { CurrAmount: 21_336, linehaul: 48_000, discount: 31_200, fuel: 4_536, ServiceDays: 3 },
    ])
    expect(step(rates[0]?.trace, 'lane')).toMatchObject({ lane: '45402>89502' })
  })

  it('of the same form is read by the columns that were chosen before; no version is overwritten', async () => {
    const odd = sheet.replace('Min Charge', 'Smallest')
    const first = await uploadRates(node, clerk, odd)
    const { reply } = await ask(node, GetRateSheet, { body: { versionId: first.versionId } }, clerk.token)
    expect(reply.file?.tables[0]?.columns.minimum).toBeUndefined()
    const columns = { ...reply.file?.tables[0]?.columns, minimum: 3 }
    const tables = [{ kind: 'lanes' as const, headerRow: 0, columns }]
    const body = { versionId: first.versionId, tables, terms: { from: '2026-01-01', days: 3, fuelIncluded: true } }
    expect((await ask(node, ReadRateSheet, { body }, clerk.token)).status).toBe(200)
    const again = await uploadRates(node, clerk, odd)
    const second = (await ask(node, GetRateSheet, { body: { versionId: again.versionId } }, clerk.token)).reply
    expect(second.file?.tables[0]).toMatchObject({ remembered: true, columns })
    expect(second.sheet.version).toBe(2)
  })

  it('says every fault at its raw cell, and prices nothing', async () => {
    const text = [
      'Origin,Dest,Class,L5C,M5C,Disc,Effective,Expires,Transit Days',
      '45402,89502,70,"$1,096.005",96,65%,2026-01-01,12/31/2026,3',
      '45402,89502,70,1.00,,,1-Feb-2026,,3',
      '45000-45999,606,85,1.00,,,,,3',
      '45500-46000,606,85,2.00,,,,,3',
      '46000-45000,606,85,2.00,,,,,3',
      '454,ZZZZ,71,=A1*2,0,0.65,31/31/2026,,many',
      ',606,70,,,,,,',
    ].join('\n')
    const { versionId } = await uploadRates(node, clerk, text)
    const { sheet: is, file } = await readRates(node, clerk, versionId)
    expect(is.state).toBe('faulty')
    expect(file?.faults.map(({ row, column, code }) => [row, column, code])).toEqual([
      [3, 'Origin', 'twice'],
      [6, 'Origin', 'backwards'],
      [7, 'Dest', 'notAPlace'],
      [7, 'Class', 'notAClass'],
      [7, 'L5C', 'formula'],
      [7, 'M5C', 'notAbove'],
      [7, 'Disc', 'noPercentSign'],
      [7, 'Transit Days', 'notANumber'],
      [7, 'Effective', 'notADate'],
      [8, 'Origin', 'required'],
      [4, 'Disc', 'figureBlank'],
      [5, '', 'laneConflict'],
    ])
    expect(file?.faults[2]).toMatchObject({
      cell: 'ZZZZ',
      cells: ['454', 'ZZZZ', '71', '=A1*2', '0', '0.65', '31/31/2026', '', 'many'],
    })
    expect((await activate(node, clerk, versionId)).error.code).toBe('SheetMoved')
  })

  it('that names no transit days has to be told them', async () => {
    const { versionId } = await uploadRates(node, clerk, sheet)
    const { started } = await readRates(node, clerk, versionId, { days: null })
    expect(started.error.issues?.map(({ at }) => at)).toEqual(['body.terms.days'])
  })

  it('without a class column is refused at the column, and without carrier at the carrier', async () => {
    const { versionId } = await uploadRates(node, clerk, sheet.replace('Class', 'What'))
    const { started } = await readRates(node, clerk, versionId)
    expect([started.status, started.error.issues?.map(({ at }) => at)]).toEqual([400, ['body.tables.0.columns.class']])
    expect((await uploadRates(node, clerk, sheet, { scac: 'ZZZZ' })).error.issues?.[0]?.at).toBe('body.CarrierSCAC')
    expect((await uploadRates(node, await newCompany(node, ['Track']), sheet)).status).toBe(403)
  })

  it.each([
    [
      'a password',
      Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.from('EncryptedPackage', 'utf16le')]),
      'RateFilePassword',
    ],
    ['the old form', Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'RateFileOld'],
    ['no table', Buffer.from([0x25, 0x50, 0x44, 0x46, 0, 0, 0]), 'RateFileNoTable'],
    ['damage', Buffer.from('PK\u0003\u0004 and no directory'), 'RateFileDamaged'],
  ])('with %s is refused in plain words', async (_, bytes, code) => {
    const { status, error } = await uploadRates(node, clerk, bytes)
    expect([status, error.code]).toEqual([422, code])
  })

  it('as a workbook: tabs, shared texts, days, percents, formulas with their values, noise of floats', async () => {
    const s = (index: number) => ({ xml: `<c t="s"><v>${index}</v></c>` })
    const book = workbookOf(
      {
        Cover: [['Test Freight'], ['Rates 2026']],
        'Lanes & rates': [
          ['Prepared for Test Company'],
          [],
          [s(0), s(1), 'Class', 'L5C', 'M5C', 'Discount', 'Eff Date'],
          [
            45402,
            'NV',
            70,
            24.037500000000001,
            { xml: '<c><f>D4*4</f><v>96</v></c>' },
            { xml: '<c s="2"><v>0.65</v></c>' },
            { xml: '<c s="1"><v>46023</v></c>' },
          ],
        ],
        Extras: [
          ['Code', 'Charge'],
          ['LGDEL', '$125.00'],
        ],
      },
      ['Origin', 'Destination'],
    )
    const { versionId } = await uploadRates(node, clerk, book, { name: 'rates.xlsx' })
    const { reply } = await ask(node, GetRateSheet, { body: { versionId } }, clerk.token)
    await readRates(node, clerk, versionId, { fuelPercent: 27 }, { unknown: 'skip' })
    expect((await activate(node, clerk, versionId)).status).toBe(200)
    expect(reply.file?.tables.map(({ kind, headerRow }) => [kind, headerRow])).toEqual([
      ['unknown', 0],
      ['lanes', 2],
      ['extras', 0],
    ])
    const { rates } = await ratedFreight(node, clerk, { accessorials: ['LGDEL'] })
    expect(rates).toMatchObject([{ CurrAmount: 33_836, discount: 31_200, accessorials: 12_500, missing: [] }])
  })

  it('of 126 columns is a class × break table, a column for each cell', async () => {
    const heads = ['L5C', 'M5C', 'M1M', 'M2M', 'M5M', 'M10M', 'M20M'].flatMap(code =>
      '50 55 60 65 70 77.5 85 92.5 100 110 125 150 175 200 250 300 400 500'.split(' ').map(one => `CL${one} ${code}`),
    )
    const rates = heads.map((_, i) => (i + 1).toFixed(2))
    await inForce(node, clerk, `Origin,Destination,${heads.join(',')}\nOH,NV,${rates.join(',')}\n`)
    // 500 lb of class 70: the fifth of the second eighteen, at 23.00.
    expect((await ratedFreight(node, clerk)).rates).toMatchObject([{ CurrAmount: 11_500 }])
  })

  it('the sample of each form reads as it stands', async () => {
    const base = await ask(node, GetRateSample, { body: { form: 'base' } }, clerk.token)
    await inForce(node, clerk, base.bytes, {}, { kind: 'base', scac: 'BASE-1' })
    for (const form of ['lanes', 'discounts', 'truckload', 'pallets', 'extras'] as const) {
      const sample = await ask(node, GetRateSample, { body: { form } }, clerk.token)
      const { versionId } = await uploadRates(node, clerk, sample.bytes)
      if (form === 'extras') continue
      const terms = form === 'discounts' ? { baseTariff: 'BASE-1' } : {}
      const { file, sheet: is } = await readRates(node, clerk, versionId, terms)
      expect([form, file?.faults, is.state]).toEqual([form, [], 'draft'])
    }
  })
})

describe('a next version', () => {
  it('prices pickups from its day on; days that were priced stay as they were; one that ends prices no more', async () => {
    const first = await inForce(node, clerk, 'Origin,Dest,Class,L5C,M5C\nOH,NV,70,100,100\n')
    const { versionId } = await uploadRates(node, clerk, 'Origin,Dest,Class,L5C,M5C\nOH,NV,70,110,110\n')
    await readRates(node, clerk, versionId)
    expect((await activate(node, clerk, versionId, '2026-03-01')).error.issues?.[0]).toMatchObject({
      at: 'body.from',
      code: 'past',
    })
    expect((await activate(node, clerk, versionId, '2026-12-01')).status).toBe(200)
    const december = { pickup: { date: '2026-12-01', from: '10:00', to: '15:30' } }
    expect((await ratedFreight(node, clerk)).rates[0]?.CurrAmount).toBe(50_000)
    expect((await ratedFreight(node, clerk, december)).rates[0]?.CurrAmount).toBe(55_000)
    const end = { query: { action: 'end' as const }, body: { versionId, to: '2026-12-01' } }
    expect((await ask(node, ActivateRateSheet, end, clerk.token)).status).toBe(200)
    const later = { pickup: { date: '2026-12-02', from: '10:00', to: '15:30' } }
    expect((await ratedFreight(node, clerk, later)).refusals).toMatchObject([{ reason: 'notInForce' }])
    const { reply } = await ask(node, GetRateSheets, { body: {} }, clerk.token)
    expect(reply.sheets.map(one => [one.versionId, one.inForce])).toEqual([
      [versionId, false],
      [first, true],
    ])
  })
})

it('a sheet is not activated before its first day while its file has rows that were over by then', async () => {
  const rows = ['OH,NV,70,90,90,2026-06-01,2026-11-30', 'OH,NV,70,110,110,,']
  const { versionId } = await uploadRates(
    ...([node, clerk, `Origin,Dest,Class,L5C,M5C,Effective,Expires\n${rows.join('\n')}\n`] as const),
  )
  expect((await readRates(node, clerk, versionId, { from: '2026-12-01' })).sheet.state).toBe('draft')
  const early = await activate(node, clerk, versionId, '2026-11-20')
  expect(early.error.issues).toMatchObject([{ at: 'body.from', code: 'rowsEndBefore', params: { day: '2026-12-01' } }])
  expect((await activate(node, clerk, versionId, '2026-12-01')).status).toBe(200)
})

it('a sheet does not end after the day with which it was read while its file has rows that begin by then', async () => {
  const rows = ['OH,NV,70,90,90,', 'OH,NV,70,110,110,2027-01-01']
  const { versionId } = await uploadRates(
    ...([node, clerk, `Origin,Dest,Class,L5C,M5C,Effective\n${rows.join('\n')}\n`] as const),
  )
  expect((await readRates(node, clerk, versionId, { to: '2026-12-31' })).sheet.state).toBe('draft')
  const set = (action: 'activate' | 'end', to: string | null) =>
    ask(node, ActivateRateSheet, { query: { action }, body: { versionId, to } }, clerk.token)
  const late = { at: 'body.to', code: 'rowsBeginAfter', params: { day: '2026-12-31' } }
  expect((await set('activate', null)).error.issues).toMatchObject([late])
  expect((await set('activate', '2026-12-15')).status).toBe(200)
  expect((await set('end', '2027-01-01')).error.issues).toMatchObject([late])
  expect((await set('end', '2026-12-31')).status).toBe(200)
})

describe('a truckload sheet', () => {
  const heads = 'Origin,Destination,Equipment,Rate,Unit,Min,Miles,Extra Stop,Transit Days,Valid From,Valid To'
  const truckload = { mode: 'TL', truck: { ...noTruckNeeds, equipment: 'dryVan' } } as const
  const own = { scac: 'DMTK', service: 'Truckload' }
  beforeEach(async () => {
    await addCarrier(node, clerk, { scac: 'DMTK', mode: 'TL' })
  })

  it('prices a truckload by the truck that it asks for, and class rates are not asked', async () => {
    await inForce(node, clerk, sheet)
    const rows = ['OH,NV,Van,2.45,mile,850,2150,75,4,2026-01-01,', 'OH,NV,Reefer,2.95,mile,850,2150,75,4,2026-01-01,']
    await inForce(node, clerk, `${heads}\n${rows.join('\n')}\n`, { fuelPercent: 20 }, own)
    const { rates, refusals } = await ratedFreight(node, clerk, truckload)
    // 2,150 miles at 2.45 are 5,267.50, and 20 % of them 1,053.50.
    expect(rates).toMatchObject([
      { CarrierSCAC: 'DMTK', CurrAmount: 632_100, linehaul: 526_750, fuel: 105_350, ServiceDays: 4, missing: [] },
    ])
    expect(refusals).toEqual([])
    expect(step(rates[0]?.trace, 'plain')).toMatchObject({ unit: 'mile', units: 2_150, equipment: 'dryVan' })
    const flatbed = await ratedFreight(node, clerk, { mode: 'TL', truck: { ...noTruckNeeds, equipment: 'flatbed' } })
    expect(flatbed.refusals).toMatchObject([{ reason: 'noEquipment', params: { equipment: 'flatbed' } }])
    // LTL freight asks LTL carriers, whose sheets are class rates.
    expect((await ratedFreight(node, clerk)).rates).toMatchObject([{ CarrierSCAC: 'DMAA' }])
  })

  it('without miles on the lane guesses them, and such a price is never selected by itself', async () => {
    await inForce(node, clerk, `${heads}\nOH,NV,Van,2.00,mile,,,75,4,,\n`, {}, own)
    const { rates, because } = await ratedFreight(node, clerk, truckload)
    expect(because).toBe('noneWhole')
    const [price] = rates
    expect(price).toMatchObject({ milesAreGuessed: true, warnings: [{ code: 'milesGuessed' }] })
    const { miles } = { miles: 0, ...price?.warnings[0] }
    expect([price?.CurrAmount, miles > 2_200 && miles < 2_300]).toEqual([miles * 200, true])
  })

  it('charges the stops between the ends', async () => {
    await inForce(node, clerk, `${heads}\nOH,NV,,4000,load,,,75,4,,\n`, {}, own)
    const plain = shipmentOfPlain({ ...freight, ...truckload, items: [...freight.items, ...freight.items] })
    const [first, last] = plain.stops
    if (first === undefined || last === undefined) throw new Error('a way has two ends')
    const address = { ...last.address, street: '2 Dock Road' }
    const stops = [first, { ...last, address, window: { date: '2026-11-25', from: '09:00', to: '15:00' } }, last]
    const units = plain.units.map((unit, index) => ({ ...unit, unloadedAt: 2 + index }))
    const bills = plain.bills.map(bill => ({ ...bill, toStop: 3 }))
    const { shipmentId } = await addWhole(node, clerk, { ...plain, stops, units, bills })
    const { rates } = (await ask(node, GETLTLRates, { body: { shipmentId } }, clerk.token)).reply
    expect(rates).toMatchObject([{ CurrAmount: 407_500, accessorials: 7_500 }])
    expect(rates[0]?.charges).toContainEqual({ kind: 'stopOff', code: '', amount: 7_500 })
  })

  it('says what is wrong with its rows: two of one truck, overlapping ranges of one truck, a unit that nobody knows', async () => {
    const rows = [
      'OH,NV,Van,2.45,mile,,2150,,4,,',
      'OH,NV,Van,4000,load,,,,4,,',
      'OH,NV,Reefer,4000,load,,,,4,,',
      '45000-45999,895,Van,4000,load,,,,4,,',
      '45500-46000,895,Reefer,4000,load,,,,4,,',
      '45500-46000,895,Van,4000,load,,,,4,,',
      'OH,TX,Van,4000,furlong,,,,4,,',
    ]
    const { versionId } = await uploadRates(node, clerk, `${heads}\n${rows.join('\n')}\n`, own)
    const { file } = await readRates(node, clerk, versionId)
    expect(file?.faults.map(({ row, column, code }) => [row, column, code])).toEqual([
      [3, 'Origin', 'twice'],
      [8, 'Unit', 'notOneOf'],
      [7, '', 'laneConflict'],
    ])
  })
})

describe('a pallet sheet', () => {
  it('prices LTL and volume by the number of pallets, spot rates on their days alone', async () => {
    const heads = 'Origin,Destination,Mode,Min,1 Pallet,2 Pallets,Per CWT,Transit Days,Valid From,Valid To'
    const rows = ['OH,NV,,,195,300,,3,,', 'OH,NV,Volume,40,,,7.25,3,11/20/2026,11/30/2026']
    await inForce(node, clerk, `${heads}\n${rows.join('\n')}\n`)
    expect((await ratedFreight(node, clerk)).rates).toMatchObject([{ CurrAmount: 19_500 }])
    expect((await ratedFreight(node, clerk, { volume: true })).rates).toMatchObject([{ CurrAmount: 4_000 }])
    const december = { pickup: { date: '2026-12-01', from: '10:00', to: '15:30' } }
    expect((await ratedFreight(node, clerk, { ...december, volume: true })).rates).toMatchObject([
      { CurrAmount: 19_500 },
    ])
  })
})
