import { ReviewServices } from '@waybill/contract/calls/Shipment/ReviewServices.ts'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newCompany, type Person } from '../../../testing/company.ts'
import { addCarrier, freight } from '../../../testing/freight.ts'
import { ask, sharedNode, type TestNode } from '../../../testing/node.ts'
import { inForce, ratedFreight, readRates, uploadRates } from '../../../testing/rateSheets.ts'

let node: TestNode
let clerk: Person
beforeAll(async () => {
  node = await sharedNode()
})
beforeEach(async () => {
  clerk = await newCompany(node)
  await addCarrier(node, clerk)
})

const step = (trace: readonly { step: string }[] | undefined, name: string) => trace?.find(one => one.step === name)

describe('lanes', () => {
  const lanes = (rows: string) => `Origin,Destination,Both Ways,Class,L5C,M5C\n${rows}`

  it('the most specific wins: ZIP, range, prefix, state, everywhere else; both ways work both ways', async () => {
    await inForce(
      node,
      clerk,
      lanes(
        [
          ...['*,*,,70,1,60', 'OH,NV,,70,1,50', '454,NV,,70,1,40', '45400-45499,89500-89599,,70,1,30'],
          '89502,45402,yes,70,1,20',
        ].join('\n'),
      ),
    )
    const at = async (zip: string, state: string) =>
      (await ratedFreight(node, clerk, { destination: { ...freight.destination, zip, state } })).rates[0]?.CurrAmount
    expect(await at('89502', 'NV')).toBe(10_000)
    expect(await at('89501', 'NV')).toBe(15_000)
    expect(await at('89101', 'NV')).toBe(20_000)
    expect(await at('60601', 'IL')).toBe(30_000)
  })

  it('a discount sheet takes its rates from the base tariff by rate basis, and the trace says which', async () => {
    const base =
      'Origin,Destination,Rate Basis,Class,L5C,M5C\n454,895,1042,,,\n454,890-899,1043,,,\n,,1042,70,1,96\n,,1043,70,1,50\n'
    await inForce(node, clerk, base, {}, { kind: 'base', scac: 'BASE-1' })
    await inForce(
      node,
      clerk,
      'Origin,Destination,Terms,Discount,Minimum\n454,*,prepaid,65%,10\n454,*,collect,50%,10\n',
      {
        ...{ baseTariff: 'BASE-1', fuelPercent: 27 },
      },
    )
    const { rates } = await ratedFreight(node, clerk)
    expect(rates).toMatchObject([{ CurrAmount: 21_336 }])
    expect(step(rates[0]?.trace, 'base')).toMatchObject({ tariff: 'BASE-1', basis: '1042', since: '2026-01-01' })
    expect(step(rates[0]?.trace, 'lane')).toMatchObject({ lane: '454>*', destination: { kind: 'any', value: '*' } })
    const body = { OriginZip: '45402', DestinationZip: '89502' }
    const services = await ask(node, ReviewServices, { body }, clerk.token)
    expect(services.reply.services).toMatchObject([{ CarrierSCAC: 'DMAA', ServiceDays: 3, lane: 'direct' }])
    expect((await ratedFreight(node, clerk, { terms: 'collect' })).rates).toMatchObject([{ discount: 24_000 }])
  })

  it('rates of prepaid and of collect freight are each their own, over those that name nobody', async () => {
    await inForce(
      node,
      clerk,
      'Origin,Dest,Terms,Class,L5C,M5C\nOH,NV,collect,,9,50\nOH,NV,prepaid,70,9,96\nOH,NV,,,9,20\n',
    )
    expect((await ratedFreight(node, clerk)).rates).toMatchObject([{ linehaul: 48_000 }])
    expect((await ratedFreight(node, clerk, { terms: 'collect' })).rates).toMatchObject([{ linehaul: 25_000 }])
    expect((await ratedFreight(node, clerk, { terms: 'thirdParty' })).rates).toMatchObject([{ linehaul: 10_000 }])
  })

  it('a name that stands for several pairs of places prices each of them by its own rates', async () => {
    await inForce(node, clerk, 'Lane,Origin,Dest,Class,L5C,M5C\nWest,OH,NV,70,9,20\nWest,454,895,70,9,96\n')
    const { rates } = await ratedFreight(node, clerk)
    expect(rates).toMatchObject([{ linehaul: 48_000 }])
    expect(step(rates[0]?.trace, 'lane')).toMatchObject({ origin: { kind: 'zip3', value: '454' } })
  })

  it('the minimum charge of a base tariff is less its discount, and never below the floor', async () => {
    const base = 'Origin,Destination,Class,MC,L5C,M5C\n454,895,70,300,1,10\n454,606,70,300,1,10\n'
    await inForce(node, clerk, base, {}, { kind: 'base', scac: 'BASE-1' })
    await inForce(
      node,
      clerk,
      'Origin,Destination,Discount,Min Discount,Floor\n454,895,65%,20%,100\n454,606,65%,,310\n',
      {
        baseTariff: 'BASE-1',
      },
    )
    // 500 lb at 10.00 are 50.00, less 65 %: 17.50. The tariff's minimum of 300.00 less 20 % is 240.00.
    expect((await ratedFreight(node, clerk)).rates).toMatchObject([{ CurrAmount: 24_000 }])
    const chicago = { destination: { ...freight.destination, city: 'Chicago', zip: '60601', state: 'IL' } }
    expect((await ratedFreight(node, clerk, chicago)).rates).toMatchObject([{ CurrAmount: 31_000 }])
  })

  it('a lane with rates of its own has its own weight breaks, whatever its base tariff has', async () => {
    const base = 'Origin,Destination,Class,L5C,M5C,M1M\n454,895,70,9,90,80\n'
    await inForce(node, clerk, base, {}, { kind: 'base', scac: 'BASE-1' })
    await inForce(node, clerk, 'Origin,Dest,Class,L5C,M5C\n454,895,70,9,60\n', { baseTariff: 'BASE-1' })
    const heavy = { items: freight.items.map(item => ({ ...item, weightLb: 1_200 })) }
    expect((await ratedFreight(node, clerk, heavy)).rates).toMatchObject([{ linehaul: 72_000 }])
  })

  it('a base tariff in another currency prices nothing, and one that ran out neither', async () => {
    const base = 'Origin,Destination,Class,L5C,M5C\n454,895,70,9,96\n'
    await inForce(node, clerk, base, { currency: 'CAD' }, { kind: 'base', scac: 'BASE-1' })
    await inForce(node, clerk, base, { to: '2026-11-23' }, { kind: 'base', scac: 'BASE-2' })
    const discounts = 'Origin,Destination,Discount\n454,895,65%\n'
    const { versionId } = await uploadRates(node, clerk, discounts)
    const { started } = await readRates(node, clerk, versionId, { baseTariff: 'BASE-1' })
    expect(started.error.issues).toEqual([
      { at: 'body.terms.baseTariff', code: 'baseCurrency', params: { given: 'CAD', currency: 'USD' } },
    ])
    await inForce(node, clerk, discounts, { baseTariff: 'BASE-2' })
    expect((await ratedFreight(node, clerk)).refusals).toMatchObject([{ reason: 'noRate' }])
    const before = { pickup: { date: '2026-11-23', from: '10:00', to: '15:30' } }
    expect((await ratedFreight(node, clerk, before)).rates).toMatchObject([{ linehaul: 48_000, discount: 31_200 }])
  })

  it('discount and minimum of a class go before those of its lane, over a base tariff', async () => {
    const base = 'Origin,Destination,Class,L5C,M5C\n454,895,70,9,96\n454,895,100,9,120\n'
    await inForce(node, clerk, base, {}, { kind: 'base', scac: 'BASE-1' })
    const discounts = [
      'Origin,Destination,Terms,Class,Discount,Minimum',
      '454,895,,,50%,90',
      '454,895,,100,60%,200',
      '454,895,collect,100,75%,',
    ].join('\n')
    await inForce(node, clerk, discounts, { baseTariff: 'BASE-1' })
    // 500 lb at 96.00 are 480.00, less 50 %; at 120.00 they are 600.00, less 60 % or, collect, 75 %, and 200.00 at least.
    const ofClass = (freightClass: string) => ({ items: freight.items.map(item => ({ ...item, freightClass })) })
    expect((await ratedFreight(node, clerk, ofClass('70'))).rates).toMatchObject([
      { linehaul: 48_000, CurrAmount: 24_000 },
    ])
    const { rates } = await ratedFreight(node, clerk, ofClass('100'))
    expect(rates).toMatchObject([{ linehaul: 60_000, discount: 36_000, CurrAmount: 24_000 }])
    expect(step(rates[0]?.trace, 'discount')).toMatchObject({ rule: { lane: '454>895', freightClass: '100' } })
    const collect = (await ratedFreight(node, clerk, { ...ofClass('100'), terms: 'collect' })).rates
    expect(collect).toMatchObject([{ discount: 45_000, CurrAmount: 20_000 }])
    expect(step(collect[0]?.trace, 'minimum')).toMatchObject({ rule: { freightClass: '100' }, added: 5_000 })
  })

  it('rows with rates of a class may each have its discount', async () => {
    await inForce(node, clerk, 'Origin,Dest,Class,L5C,M5C,Disc\nOH,NV,70,9,96,65%\nOH,NV,100,9,120,60%\n')
    const [first] = freight.items
    const items = ['70', '100'].flatMap(freightClass => (first === undefined ? [] : [{ ...first, freightClass }]))
    // 480.00 less 65 % and 600.00 less 60 %.
    const { rates } = await ratedFreight(node, clerk, { items })
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
      [10, '', 'unrated'],
    ])
  })

  it('a lane that no row gives rates is a fault without a base tariff: it would hide the wider lane that has some', async () => {
    const text = [
      'Origin,Dest,Class,L5C,Disc,Min,Per Mile,Terms,Effective,Expires,Both Ways',
      'OH,NV,70,90,65%,0,,,,,',
      '45402,89502,,,0,$120.00,,,,,',
      '45403,89502,,,0,$120.00,,,,,yes',
      '45404,89502,70,90,0,0,,collect,,,',
      '45404,89502,,,0,$120.00,,prepaid,,,',
      '45405,89502,70,90,0,0,,,,,',
      '45405,89502,,,0,$120.00,,collect,,,',
      '45406,89502,70,90,0,0,,,2026-01-01,2026-06-30,',
      '45406,89502,,,0,$120.00,,,2026-07-01,,',
    ].join('\n')
    const found = [3, 4, 6, 10].map(row => [row, '', 'unrated'])
    expect(await faultsOf(text)).toEqual(found)
    await inForce(node, clerk, 'Origin,Destination,Class,L5C\n*,*,70,90\n', {}, { kind: 'base', scac: 'BASE-1' })
    expect(await faultsOf(text, {}, { baseTariff: 'BASE-1' })).toEqual([])
  })

  it('ranges that overlap are found on each of the days that their rows name', async () => {
    const text = [
      'Origin,Dest,Class,L5C,Effective,Expires',
      '45000-45999,606,70,90,2026-01-01,2026-06-30',
      '45000-45999,606,70,91,2026-07-01,',
      '45500-46000,606,70,92,2026-07-01,',
    ].join('\n')
    expect(await faultsOf(text)).toEqual([[4, '', 'laneConflict']])
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
