import { ActivateRateSheet } from '@waybill/contract/calls/RateSheets/ActivateRateSheet.ts'
import { GetRateDifference } from '@waybill/contract/calls/RateSheets/GetRateDifference.ts'
import { GetRateReplay } from '@waybill/contract/calls/RateSheets/GetRateReplay.ts'
import { GetRateSample } from '@waybill/contract/calls/RateSheets/GetRateSample.ts'
import { GetRateSheet } from '@waybill/contract/calls/RateSheets/GetRateSheet.ts'
import { GetRateSheets } from '@waybill/contract/calls/RateSheets/GetRateSheets.ts'
import { ReadRateSheet } from '@waybill/contract/calls/RateSheets/ReadRateSheet.ts'
import { ReplayRateSheet } from '@waybill/contract/calls/RateSheets/ReplayRateSheet.ts'
import { GETLTLRates } from '@waybill/contract/calls/Shipment/GETLTLRates.ts'
import { ReviewServices } from '@waybill/contract/calls/Shipment/ReviewServices.ts'
import { noTruckNeeds, shipmentOfPlain } from '@waybill/domain'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newCompany, type Person } from '../../../testing/company.ts'
import { addCarrier, addFreight, addWhole, freight } from '../../../testing/freight.ts'
import { ask, sharedNode, type TestNode } from '../../../testing/node.ts'
import { readRates, uploadRates } from '../../../testing/rateSheets.ts'
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

const activate = (versionId: number, from = '2026-01-01') =>
  ask(node, ActivateRateSheet, { query: { action: 'activate' }, body: { versionId, from } }, clerk.token)

async function inForce(text: string | Buffer, terms: Record<string, string | number | null> = {}, given = {}) {
  const { versionId } = await uploadRates(node, clerk, text, given)
  const read = await readRates(node, clerk, versionId, terms)
  expect(read.file).toMatchObject({ faultCount: 0, failure: '' })
  expect(read.sheet.state).toBe('draft')
  expect((await activate(versionId)).status).toBe(200)
  return versionId
}

async function rated(changes: Parameters<typeof addFreight>[2] = {}) {
  const { shipmentId } = await addFreight(node, clerk, changes)
  return (await ask(node, GETLTLRates, { body: { shipmentId } }, clerk.token)).reply
}

const setStatus = (shipmentId: number, status: 'Q') =>
  node.app.db
    .forClient(clerk.clientId)
    .transaction(tx =>
      tx
        .updateTable('shipment')
        .set({ status })
        .where('client_id', '=', clerk.clientId)
        .where('shipment_id', '=', shipmentId)
        .execute(),
    )

/** Replays a version over the freight since November, to its end. */
async function replayed(versionId: number) {
  const over = Promise.withResolvers<void>()
  const load = async () => (await ask(node, GetRateSheet, { body: { versionId } }, clerk.token)).reply
  const stop = node.app.realtime.subscribe(happening => {
    if (happening === 'missed' || happening.data.versionId !== versionId) return
    void load().then(({ replay }) => replay?.ended === true && over.resolve())
  })
  const started = await ask(node, ReplayRateSheet, { body: { versionId, since: '2026-11-01' } }, clerk.token)
  await over.promise
  stop()
  return { started, replay: (await load()).replay }
}

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
    expect((await rated()).refusals).toMatchObject([{ reason: 'noSheet' }])
    expect((await activate(versionId)).status).toBe(200)
    const { rates } = await rated()
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
    const body = { versionId: first.versionId, tables, terms: { from: '2026-01-01', days: 3 } }
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
      [5, '', 'laneConflict'],
    ])
    expect(file?.faults[2]).toMatchObject({
      cell: 'ZZZZ',
      cells: ['454', 'ZZZZ', '71', '=A1*2', '0', '0.65', '31/31/2026', '', 'many'],
    })
    expect((await activate(versionId)).error.code).toBe('SheetMoved')
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
    const versionId = await inForce(book, { fuelPercent: 27 }, { name: 'rates.xlsx' })
    const { reply } = await ask(node, GetRateSheet, { body: { versionId } }, clerk.token)
    expect(reply.file?.tables.map(({ kind, headerRow }) => [kind, headerRow])).toEqual([
      ['skip', 0],
      ['lanes', 2],
      ['extras', 0],
    ])
    const { rates } = await rated({ accessorials: ['LGDEL'] })
    expect(rates).toMatchObject([{ CurrAmount: 33_836, discount: 31_200, accessorials: 12_500, missing: [] }])
  })

  it('of 126 columns is a class × break table, a column for each cell', async () => {
    const heads = ['L5C', 'M5C', 'M1M', 'M2M', 'M5M', 'M10M', 'M20M'].flatMap(code =>
      '50 55 60 65 70 77.5 85 92.5 100 110 125 150 175 200 250 300 400 500'.split(' ').map(one => `CL${one} ${code}`),
    )
    const rates = heads.map((_, i) => (i + 1).toFixed(2))
    await inForce(`Origin,Destination,${heads.join(',')}\nOH,NV,${rates.join(',')}\n`)
    // 500 lb of class 70: the fifth of the second eighteen, at 23.00.
    expect((await rated()).rates).toMatchObject([{ CurrAmount: 11_500 }])
  })

  it('the sample of each form reads as it stands', async () => {
    for (const form of ['lanes', 'discounts', 'truckload', 'pallets', 'extras'] as const) {
      const sample = await ask(node, GetRateSample, { body: { form } }, clerk.token)
      const { versionId } = await uploadRates(node, clerk, sample.bytes)
      if (form === 'extras') continue
      const { file, sheet: is } = await readRates(node, clerk, versionId)
      expect([form, file?.faults, is.state]).toEqual([form, [], 'draft'])
    }
    const base = await ask(node, GetRateSample, { body: { form: 'base' } }, clerk.token)
    const { versionId } = await uploadRates(node, clerk, base.bytes, { kind: 'base', scac: 'BASE-1' })
    expect((await readRates(node, clerk, versionId)).file?.faults).toEqual([])
  })
})

describe('lanes', () => {
  const lanes = (rows: string) => `Origin,Destination,Both Ways,Class,L5C,M5C\n${rows}`

  it('the most specific wins: ZIP, range, prefix, state, everywhere else; both ways work both ways', async () => {
    await inForce(
      lanes(
        [
          ...['*,*,,70,1,60', 'OH,NV,,70,1,50', '454,NV,,70,1,40', '45400-45499,89500-89599,,70,1,30'],
          '89502,45402,yes,70,1,20',
        ].join('\n'),
      ),
    )
    const at = async (zip: string, state: string) =>
      (await rated({ destination: { ...freight.destination, zip, state } })).rates[0]?.CurrAmount
    expect(await at('89502', 'NV')).toBe(10_000)
    expect(await at('89501', 'NV')).toBe(15_000)
    expect(await at('89101', 'NV')).toBe(20_000)
    expect(await at('60601', 'IL')).toBe(30_000)
  })

  it('a discount sheet takes its rates from the base tariff by rate basis, and the trace says which', async () => {
    const base =
      'Origin,Destination,Rate Basis,Class,L5C,M5C\n454,895,1042,,,\n454,890-899,1043,,,\n,,1042,70,1,96\n,,1043,70,1,50\n'
    await inForce(base, {}, { kind: 'base', scac: 'BASE-1' })
    await inForce('Origin,Destination,Terms,Discount,Minimum\n454,*,prepaid,65%,10\n454,*,collect,50%,10\n', {
      ...{ baseTariff: 'BASE-1', fuelPercent: 27 },
    })
    const { rates } = await rated()
    expect(rates).toMatchObject([{ CurrAmount: 21_336 }])
    expect(step(rates[0]?.trace, 'base')).toMatchObject({ tariff: 'BASE-1', basis: '1042', since: '2026-01-01' })
    expect(step(rates[0]?.trace, 'lane')).toMatchObject({ lane: '454>*', destination: { kind: 'any', value: '*' } })
    const body = { OriginZip: '45402', DestinationZip: '89502' }
    const services = await ask(node, ReviewServices, { body }, clerk.token)
    expect(services.reply.services).toMatchObject([{ CarrierSCAC: 'DMAA', ServiceDays: 3, lane: 'direct' }])
    expect((await rated({ terms: 'collect' })).rates).toMatchObject([{ discount: 24_000 }])
  })

  it('rates of prepaid and of collect freight are each their own, over those that name nobody', async () => {
    await inForce('Origin,Dest,Terms,Class,L5C,M5C\nOH,NV,collect,,9,50\nOH,NV,prepaid,70,9,96\nOH,NV,,,9,20\n')
    expect((await rated()).rates).toMatchObject([{ linehaul: 48_000 }])
    expect((await rated({ terms: 'collect' })).rates).toMatchObject([{ linehaul: 25_000 }])
    expect((await rated({ terms: 'thirdParty' })).rates).toMatchObject([{ linehaul: 10_000 }])
  })

  it('a name that stands for several pairs of places prices each of them by its own rates', async () => {
    await inForce('Lane,Origin,Dest,Class,L5C,M5C\nWest,OH,NV,70,9,20\nWest,454,895,70,9,96\n')
    const { rates } = await rated()
    expect(rates).toMatchObject([{ linehaul: 48_000 }])
    expect(step(rates[0]?.trace, 'lane')).toMatchObject({ origin: { kind: 'zip3', value: '454' } })
  })

  it('the minimum charge of a base tariff is less its discount, and never below the floor', async () => {
    const base = 'Origin,Destination,Class,MC,L5C,M5C\n454,895,70,300,1,10\n454,606,70,300,1,10\n'
    await inForce(base, {}, { kind: 'base', scac: 'BASE-1' })
    await inForce('Origin,Destination,Discount,Min Discount,Floor\n454,895,65%,20%,100\n454,606,65%,,310\n', {
      baseTariff: 'BASE-1',
    })
    // 500 lb at 10.00 are 50.00, less 65 %: 17.50. The tariff's minimum of 300.00 less 20 % is 240.00.
    expect((await rated()).rates).toMatchObject([{ CurrAmount: 24_000 }])
    const chicago = { destination: { ...freight.destination, city: 'Chicago', zip: '60601', state: 'IL' } }
    expect((await rated(chicago)).rates).toMatchObject([{ CurrAmount: 31_000 }])
  })

  it('a lane with rates of its own has its own weight breaks, whatever its base tariff has', async () => {
    const base = 'Origin,Destination,Class,L5C,M5C,M1M\n454,895,70,9,90,80\n'
    await inForce(base, {}, { kind: 'base', scac: 'BASE-1' })
    await inForce('Origin,Dest,Class,L5C,M5C\n454,895,70,9,60\n', { baseTariff: 'BASE-1' })
    const heavy = { items: freight.items.map(item => ({ ...item, weightLb: 1_200 })) }
    expect((await rated(heavy)).rates).toMatchObject([{ linehaul: 72_000 }])
  })

  it('a base tariff in another currency prices nothing, and one that ran out neither', async () => {
    const base = 'Origin,Destination,Class,L5C,M5C\n454,895,70,9,96\n'
    await inForce(base, { currency: 'CAD' }, { kind: 'base', scac: 'BASE-1' })
    await inForce(base, { to: '2026-11-23' }, { kind: 'base', scac: 'BASE-2' })
    const discounts = 'Origin,Destination,Discount\n454,895,65%\n'
    const { versionId } = await uploadRates(node, clerk, discounts)
    const { started } = await readRates(node, clerk, versionId, { baseTariff: 'BASE-1' })
    expect(started.error.issues).toEqual([
      { at: 'body.terms.baseTariff', code: 'baseCurrency', params: { given: 'CAD', currency: 'USD' } },
    ])
    await inForce(discounts, { baseTariff: 'BASE-2' })
    expect((await rated()).refusals).toMatchObject([{ reason: 'noRate' }])
    const before = { pickup: { date: '2026-11-23', from: '10:00', to: '15:30' } }
    expect((await rated(before)).rates).toMatchObject([{ linehaul: 48_000, discount: 31_200 }])
  })

  it('discount and minimum of a class go before those of its lane, over a base tariff', async () => {
    const base = 'Origin,Destination,Class,L5C,M5C\n454,895,70,9,96\n454,895,100,9,120\n'
    await inForce(base, {}, { kind: 'base', scac: 'BASE-1' })
    const discounts = [
      'Origin,Destination,Terms,Class,Discount,Minimum',
      '454,895,,,50%,90',
      '454,895,,100,60%,200',
      '454,895,collect,100,75%,',
    ].join('\n')
    await inForce(discounts, { baseTariff: 'BASE-1' })
    // 500 lb at 96.00 are 480.00, less 50 %; at 120.00 they are 600.00, less 60 % or, collect, 75 %, and 200.00 at least.
    const ofClass = (freightClass: string) => ({ items: freight.items.map(item => ({ ...item, freightClass })) })
    expect((await rated(ofClass('70'))).rates).toMatchObject([{ linehaul: 48_000, CurrAmount: 24_000 }])
    const { rates } = await rated(ofClass('100'))
    expect(rates).toMatchObject([{ linehaul: 60_000, discount: 36_000, CurrAmount: 24_000 }])
    expect(step(rates[0]?.trace, 'discount')).toMatchObject({ rule: { lane: '454>895', freightClass: '100' } })
    const collect = (await rated({ ...ofClass('100'), terms: 'collect' })).rates
    expect(collect).toMatchObject([{ discount: 45_000, CurrAmount: 20_000 }])
    expect(step(collect[0]?.trace, 'minimum')).toMatchObject({ rule: { freightClass: '100' }, added: 5_000 })
  })

  it('rows with rates of a class may each have its discount', async () => {
    await inForce('Origin,Dest,Class,L5C,M5C,Disc\nOH,NV,70,9,96,65%\nOH,NV,100,9,120,60%\n')
    const [first] = freight.items
    const items = ['70', '100'].flatMap(freightClass => (first === undefined ? [] : [{ ...first, freightClass }]))
    // 480.00 less 65 % and 600.00 less 60 %.
    const { rates } = await rated({ items })
    expect(rates).toMatchObject([{ linehaul: 108_000, discount: 67_200, CurrAmount: 40_800 }])
  })

  const faultsOf = async (text: string, given = {}, terms = {}) => {
    const { versionId } = await uploadRates(node, clerk, text, given)
    const { file } = await readRates(node, clerk, versionId, terms)
    return file?.faults.map(({ row, column, code }) => [row, column, code])
  }

  it('a row that says of the lane what another row denies is a fault: one of both would price by luck', async () => {
    const text = [
      'Origin,Dest,Class,L5C,Disc,Min Disc,FAK,Days,Service,Effective,Terms',
      'OH,NV,70,90,65%,,,3,,,',
      'OH,NV,85,90,,,,3,,,',
      'OH,NV,92.5,90,65%,,,4,,,',
      'OH,NV,100,90,65%,,70,3,,,',
      'OH,NV,110,90,65%,5%,,3,,,',
      'OH,NV,125,90,65%,,,3,,2026-06-01,',
      'OH,NV,,,65%,,,5,,,collect',
      'OH,CA,70,,,,85,3,,,',
      'OH,TX,70,,65%,,,3,,,',
      'OH,TX,70,,60%,,,3,,,',
    ].join('\n')
    expect(await faultsOf(text)).toEqual([
      [3, 'Disc', 'saysOther'],
      [4, 'Days', 'saysOther'],
      [5, 'FAK', 'saysOther'],
      [6, 'Min Disc', 'saysOther'],
      [7, 'Origin', 'laneConflict'],
      [9, 'Class', 'classAlone'],
      [11, 'Origin', 'twice'],
    ])
  })

  it('an amount in another currency than the sheet is a fault', async () => {
    const text = 'Origin,Dest,Class,Min,L5C\nOH,NV,70,US$ 90,USD 90\nOH,CA,70,$90,CAD 90\n'
    expect(await faultsOf(text, {}, { currency: 'CAD' })).toEqual([
      [2, 'L5C', 'otherCurrency'],
      [2, 'Min', 'otherCurrency'],
    ])
  })

  it('a base tariff that prices two places, or a class of a basis, in two ways is a fault', async () => {
    const text = [
      'Origin,Destination,Both Ways,Rate Basis,Class,MC,L5C',
      '454,895,,1042,,,',
      '454,895,,1042,,,',
      '454,895,,1043,,,',
      '895,454,yes,1044,,,',
      '45000-45999,606,,1042,,,',
      '45500-46000,606,,1043,,,',
      '45900-45950,606,,1042,,,',
      ',,,1042,70,80,96',
      ',,,1042,70,80,96',
      ',,,1042,70,80,97',
      ',,,1042,85,90,96',
    ].join('\n')
    expect(await faultsOf(text, { kind: 'base', scac: 'BASE-1' })).toEqual([
      [4, 'Origin', 'twice'],
      [5, 'Origin', 'twice'],
      [11, 'Class', 'twice'],
      [12, 'MC', 'saysOther'],
      [7, '', 'laneConflict'],
      [8, '', 'laneConflict'],
      [8, '', 'laneConflict'],
    ])
  })
})

describe('a next version', () => {
  it('shows what it changes lane by lane, and what past freight would have cost', async () => {
    await inForce(`Origin,Dest,Class,L5C,M5C\nOH,NV,70,100,100\nOH,CA,70,80,80\nOH,TX,70,70,70\n`)
    const { shipmentId } = await addFreight(node, clerk, { pickup: { date: '2026-11-10', from: '10:00', to: '15:30' } })
    await setStatus(shipmentId, 'Q')
    const { versionId } = await uploadRates(
      node,
      clerk,
      'Origin,Dest,Class,L5C,M5C\nOH,NV,70,110,110\nOH,CA,70,80,80\nOH,AZ,70,70,70\n',
    )
    await readRates(node, clerk, versionId, { from: '2026-12-01' })
    const { reply } = await ask(node, GetRateDifference, { body: { versionId } }, clerk.token)
    expect(reply).toMatchObject({ added: 1, removed: 1, changed: 1, same: 1, total: 3 })
    expect(reply.rows.find(({ change }) => change === 'changed')).toMatchObject({
      ...{ origin: 'OH', destination: 'NV', percent: 10 },
      ...{ part: '70//', before: { L5C: '100', M5C: '100' }, after: { L5C: '110', M5C: '110' } },
    })
    const only = { body: { versionId, changes: ['added' as const], searchText: 'oh' } }
    expect((await ask(node, GetRateDifference, only, clerk.token)).reply.rows).toMatchObject([{ destination: 'AZ' }])

    const { started, replay } = await replayed(versionId)
    expect(started.reply.shipments).toBe(1)
    expect(replay).toMatchObject({
      ...{ ended: true, done: 1, sums: [{ currency: 'USD', shipments: 1, before: 50_000, after: 55_000 }] },
    })
    const shipments = await ask(node, GetRateReplay, { body: { versionId } }, clerk.token)
    expect(shipments.reply.rows).toMatchObject([{ shipmentId, before: 50_000, after: 55_000 }])
  })

  it('prices pickups from its day on; days that were priced stay as they were; one that ends prices no more', async () => {
    const first = await inForce('Origin,Dest,Class,L5C,M5C\nOH,NV,70,100,100\n')
    const { versionId } = await uploadRates(node, clerk, 'Origin,Dest,Class,L5C,M5C\nOH,NV,70,110,110\n')
    await readRates(node, clerk, versionId)
    expect((await activate(versionId, '2026-03-01')).error.issues?.[0]).toMatchObject({ at: 'body.from', code: 'past' })
    expect((await activate(versionId, '2026-12-01')).status).toBe(200)
    const december = { pickup: { date: '2026-12-01', from: '10:00', to: '15:30' } }
    expect((await rated()).rates[0]?.CurrAmount).toBe(50_000)
    expect((await rated(december)).rates[0]?.CurrAmount).toBe(55_000)
    const end = { query: { action: 'end' as const }, body: { versionId, to: '2026-12-01' } }
    expect((await ask(node, ActivateRateSheet, end, clerk.token)).status).toBe(200)
    const later = { pickup: { date: '2026-12-02', from: '10:00', to: '15:30' } }
    expect((await rated(later)).refusals).toMatchObject([{ reason: 'notInForce' }])
    const { reply } = await ask(node, GetRateSheets, { body: {} }, clerk.token)
    expect(reply.sheets.map(one => [one.versionId, one.inForce])).toEqual([
      [versionId, false],
      [first, true],
    ])
  })
})

describe('a truckload sheet', () => {
  const heads = 'Origin,Destination,Equipment,Rate,Unit,Min,Miles,Extra Stop,Transit Days,Valid From,Valid To'
  const truckload = { mode: 'TL', truck: { ...noTruckNeeds, equipment: 'dryVan' } } as const
  const own = { scac: 'DMTK', service: 'Truckload' }
  beforeEach(async () => {
    await addCarrier(node, clerk, { scac: 'DMTK', mode: 'TL' })
  })

  it('prices a truckload by the truck that it asks for, and class rates are not asked', async () => {
    await inForce(sheet)
    const rows = ['OH,NV,Van,2.45,mile,850,2150,75,4,2026-01-01,', 'OH,NV,Reefer,2.95,mile,850,2150,75,4,2026-01-01,']
    await inForce(`${heads}\n${rows.join('\n')}\n`, { fuelPercent: 20 }, own)
    const { rates, refusals } = await rated(truckload)
    // 2,150 miles at 2.45 are 5,267.50, and 20 % of them 1,053.50.
    expect(rates).toMatchObject([
      { CarrierSCAC: 'DMTK', CurrAmount: 632_100, linehaul: 526_750, fuel: 105_350, ServiceDays: 4, missing: [] },
    ])
    expect(refusals).toEqual([])
    expect(step(rates[0]?.trace, 'plain')).toMatchObject({ unit: 'mile', units: 2_150, equipment: 'dryVan' })
    const flatbed = await rated({ mode: 'TL', truck: { ...noTruckNeeds, equipment: 'flatbed' } })
    expect(flatbed.refusals).toMatchObject([{ reason: 'noEquipment', params: { equipment: 'flatbed' } }])
    // LTL freight asks LTL carriers, whose sheets are class rates.
    expect((await rated()).rates).toMatchObject([{ CarrierSCAC: 'DMAA' }])
  })

  it('without miles on the lane guesses them, and such a price is never selected by itself', async () => {
    await inForce(`${heads}\nOH,NV,Van,2.00,mile,,,75,4,,\n`, {}, own)
    const { rates, because } = await rated(truckload)
    expect(because).toBe('noneWhole')
    const [price] = rates
    expect(price).toMatchObject({ milesAreGuessed: true, warnings: [{ code: 'milesGuessed' }] })
    const { miles } = { miles: 0, ...price?.warnings[0] }
    expect([price?.CurrAmount, miles > 2_200 && miles < 2_300]).toEqual([miles * 200, true])
  })

  it('charges the stops between the ends', async () => {
    await inForce(`${heads}\nOH,NV,,4000,load,,,75,4,,\n`, {}, own)
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

  it('shows what its next version changes, and what past truckloads would have cost', async () => {
    await inForce(`${heads}\nOH,NV,Van,2.00,mile,,2000,75,4,,\n`, {}, own)
    const pickup = { date: '2026-11-10', from: '10:00', to: '15:30' }
    for (const given of [{ ...truckload, pickup }, { pickup }]) {
      const { shipmentId } = await addFreight(node, clerk, given)
      await setStatus(shipmentId, 'Q')
    }
    const { versionId } = await uploadRates(node, clerk, `${heads}\nOH,NV,Van,2.20,mile,,2000,80,4,,\n`, own)
    await readRates(node, clerk, versionId, { from: '2026-12-01' })
    const { reply } = await ask(node, GetRateDifference, { body: { versionId } }, clerk.token)
    expect(reply.rows).toMatchObject([
      {
        ...{ change: 'changed', origin: 'OH', part: 'TL dryVan//', percent: 10 },
        ...{ before: { perMile: '2', stopOff: 7_500 }, after: { perMile: '2.2', stopOff: 8_000 } },
      },
    ])
    expect((await replayed(versionId)).replay).toMatchObject({
      ...{ done: 1, sums: [{ currency: 'USD', shipments: 1, before: 400_000, after: 440_000 }] },
    })
  })
})

describe('a pallet sheet', () => {
  it('prices LTL and volume by the number of pallets, spot rates on their days alone', async () => {
    const heads = 'Origin,Destination,Mode,Min,1 Pallet,2 Pallets,Per CWT,Transit Days,Valid From,Valid To'
    const rows = ['OH,NV,,,195,300,,3,,', 'OH,NV,Volume,40,,,7.25,3,11/20/2026,11/30/2026']
    await inForce(`${heads}\n${rows.join('\n')}\n`)
    expect((await rated()).rates).toMatchObject([{ CurrAmount: 19_500 }])
    expect((await rated({ volume: true })).rates).toMatchObject([{ CurrAmount: 4_000 }])
    const december = { pickup: { date: '2026-12-01', from: '10:00', to: '15:30' } }
    expect((await rated({ ...december, volume: true })).rates).toMatchObject([{ CurrAmount: 19_500 }])
  })
})
