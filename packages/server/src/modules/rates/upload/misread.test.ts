import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newCompany, type Person } from '../../../testing/company.ts'
import { addCarrier, freight } from '../../../testing/freight.ts'
import { sharedNode, type TestNode } from '../../../testing/node.ts'
import { activate, inForce, ratedFreight, readRates, uploadRates } from '../../../testing/rateSheets.ts'

let node: TestNode
let clerk: Person
beforeAll(async () => {
  node = await sharedNode()
})
beforeEach(async () => {
  clerk = await newCompany(node)
  await addCarrier(node, clerk)
})

type Changes = Parameters<typeof readRates>[4]

/** What is asked about a file, or wrong with it: row, column and code of each. */
async function asked(text: string, terms = {}, changes: Changes = {}, given = {}) {
  const { versionId } = await uploadRates(node, clerk, text, given)
  const { file, sheet, started } = await readRates(node, clerk, versionId, terms, changes)
  const refused = started.status === 200 ? [] : (started.error.issues ?? []).map(({ at, code }) => [at, code])
  const faults = refused.length > 0 ? [] : (file?.faults ?? []).map(({ row, column, code }) => [row, column, code])
  return { versionId, state: sheet.state, found: [...refused, ...faults], faults: file?.faults ?? [] }
}

const pounds = (weightLb: number) => ({ items: freight.items.map(item => ({ ...item, weightLb })) })

describe('what a file says and nobody understood is asked', () => {
  it('heads with pounds are weight breaks: light freight has its own rate', async () => {
    const text = 'Origin,Dest,Class,0-499 lbs,500-999 lbs,"1,000-1,999"\nOH,NV,70,48.125,40,33.10\n'
    await inForce(node, clerk, text)
    // 4.5 hundredweight at 48.125 are 216.56, and as 500 lb at 40.00 200.00.
    const { rates } = await ratedFreight(node, clerk, pounds(450))
    expect(rates).toMatchObject([{ linehaul: 20_000 }])
    expect((await ratedFreight(node, clerk, pounds(300))).rates).toMatchObject([{ linehaul: 14_438 }])
  })

  it('a range that is no weight break, and the break that is missing then', async () => {
    const text = 'Origin,Dest,Class,0-999 lbs,"1,000-1,999"\nOH,NV,70,48.13,33.10\n'
    const { found, state } = await asked(text)
    expect([state, found]).toEqual([
      'faulty',
      [
        [2, '1,000-1,999', 'breakMissing'],
        [2, '1,000-1,999', 'breakMissing'],
        [2, '0-999 lbs', 'columnUnread'],
      ],
    ])
    const ignored = await asked(text, {}, { ignored: [3] })
    expect(ignored.faults.map(({ code, params }) => [code, params.pounds])).toEqual([
      ['breakMissing', 0],
      ['breakMissing', 500],
    ])
    expect((await asked(text, { breaksAreWhole: true }, { ignored: [3] })).state).toBe('draft')
  })

  it('cities beside states, and fuel by the mile', async () => {
    const text =
      'Origin City,Origin State,Dest City,Dest State,Miles,RPM,FSC/Mile,Min\nDayton,OH,Chicago,IL,290,2.45,0.42,650\n'
    const { found, faults } = await asked(text)
    expect(found).toEqual([
      [2, 'Origin City', 'columnUnread'],
      [2, 'Dest City', 'columnUnread'],
      [2, 'FSC/Mile', 'columnUnread'],
    ])
    expect(faults[2]).toMatchObject({ cell: '0.42', params: { place: 7, count: 1 } })
    expect((await asked(text, {}, { ignored: [0, 2, 6] })).state).toBe('draft')
  })

  it('the city and the state of a five-figure ZIP say nothing more', async () => {
    const text =
      'Origin State,Origin City,Origin ZIP,Dest State,Dest City,Dest ZIP,Class,L5C,Notes\nOH,Dayton,45402,NV,Reno,89502,70,96,new\n'
    expect((await asked(text)).state).toBe('draft')
    const prefixes = text.replace('45402', '454').replace('89502', '895')
    expect((await asked(prefixes)).found).toEqual([
      [2, 'Origin City', 'columnUnread'],
      [2, 'Dest City', 'columnUnread'],
    ])
  })

  it('the discount above the breaks that have one, over a base tariff that goes further', async () => {
    const heads = 'L5C,M5C,M1M,M2M,M5M,M10M,M20M'
    const base = `Origin,Destination,Class,${heads}\n454,895,70,96,80,60,50,40,35,29.95\n`
    await inForce(node, clerk, base, {}, { kind: 'base', scac: 'BASE-1' })
    const discounts = heads.split(',').slice(0, 6)
    const text = `Origin,Destination,${discounts.map(code => `Disc ${code}`).join(',')}\n454,895,${discounts.map(() => '80%').join(',')}\n`
    const terms = { baseTariff: 'BASE-1' }
    expect((await asked(text, terms)).found).toEqual([[2, 'Disc M10M', 'discountMissing']])
    const priced = async (discountAbove: string) => {
      await inForce(node, clerk, text, { ...terms, discountAbove }, { service: discountAbove })
      return (await ratedFreight(node, clerk, pounds(20_500))).rates
    }
    // 205 hundredweight at 29.95 are 6,139.75, less 80 %.
    expect(await priced('lighter')).toMatchObject([{ linehaul: 613_975, discount: 491_180 }])
    expect(await priced('none')).toContainEqual(expect.objectContaining({ CurrAmount: 613_975 }))
  })

  it('fuel that nobody named is asked, never included', async () => {
    const text = 'Origin,Dest,Class,L5C,M5C\nOH,NV,70,96,96\n'
    const refused = [['body.terms.fuelPercent', 'fuelUnsaid']]
    expect((await asked(text, { fuelIncluded: false })).found).toEqual(refused)
    expect((await asked(text, { fuelIncluded: false, fuelPercent: 0.27 })).found).toEqual([
      ['body.terms.fuelPercent', 'isFraction'],
    ])
    expect((await asked(text, { fuelIncluded: true, fuelPercent: 27 })).found).toEqual([
      ['body.terms.fuelPercent', 'fuelTwice'],
    ])
    expect((await asked(text, { fuelIncluded: false, fuelPercent: 27 })).state).toBe('draft')
    expect((await asked(text, { fuelIncluded: true })).state).toBe('draft')
  })

  it('a file that names another carrier', async () => {
    await addCarrier(node, clerk, { scac: 'DMBB' })
    const text = 'SCAC,Origin,Dest,Class,L5C\nDMAA,OH,NV,70,96\nDMAA,OH,CA,70,96\n'
    expect((await asked(text)).state).toBe('draft')
    expect((await asked(text.replace('DMAA,OH,CA', 'DMBB,OH,CA'))).found).toEqual([[3, 'SCAC', 'otherCarrier']])
    const lanes = 'Origin,Dest,Class,L5C\nOH,NV,70,96\n'
    const other = [['body.terms.carrierMeant', 'otherCarrier']]
    expect((await asked(lanes, {}, {}, { name: 'DMBB_2026.csv' })).found).toEqual(other)
    expect((await asked(`Rates of Test Freight DMBB\n\n${lanes}`)).found).toEqual(other)
    expect((await asked(`Rates of Test Freight DMBB\n\n${lanes}`, { carrierMeant: true })).state).toBe('draft')
  })

  it('a draft that was read before anything was asked is read again first', async () => {
    const { versionId } = await asked('Origin,Dest,Class,L5C\nOH,NV,70,96\n')
    await node.app.db
      .forClient(clerk.clientId)
      .transaction(tx =>
        tx.updateTable('rate_file').set({ asked: false }).where('version_id', '=', versionId).execute(),
      )
    const { status, error } = await activate(node, clerk, versionId)
    expect([status, error.issues?.[0]?.code]).toEqual([400, 'readAgain'])
  })
})

describe('layouts of carriers are right or asked about', () => {
  it.each<[string, string, readonly (readonly [number, string, string])[]]>([
    [
      'two rows of heads, the upper one with figures',
      'Effective 3/1/2026,,,,\nOrigin,Dest,Class,L5C,M5C\nOH,NV,70,96,90\n',
      [[1, '', 'aboveHeads']],
    ],
    [
      'units in heads',
      'Origin,Dest,Class,L5C ($/cwt),M5C (¢/lb)\nOH,NV,70,96,90\n',
      [[2, 'M5C (¢/lb)', 'columnUnread']],
    ],
    [
      'cents a mile',
      'Origin,Dest,Rate (¢/mile)\nOH,NV,245\n',
      [
        [2, 'Rate (¢/mile)', 'columnUnread'],
        [2, '', 'nothingPriced'],
      ],
    ],
    ['a minimum in percent', 'Origin,Dest,Class,L5C,Min %\nOH,NV,70,96,20\n', [[2, 'Min %', 'columnUnread']]],
    [
      'a discount in dollars',
      'Origin,Dest,Class,L5C,Discount ($)\nOH,NV,70,96,20\n',
      [[2, 'Discount ($)', 'columnUnread']],
    ],
    [
      'a lowest and a highest charge',
      'Origin,Dest,Class,L5C,Min,Max\nOH,NV,70,96,85,900\n',
      [[2, 'Max', 'columnUnread']],
    ],
    [
      'parts and their sum',
      'Origin,Dest,Linehaul,Fuel,Total\nOH,NV,"4,000.00",812.50,"4,812.50"\n',
      [
        [2, 'Fuel', 'columnUnread'],
        [2, 'Total', 'columnUnread'],
      ],
    ],
    ['a currency in a column', 'Origin,Dest,Class,L5C,Currency\nOH,NV,70,96,CAD\n', [[2, 'Currency', 'columnUnread']]],
    [
      'a currency above the heads',
      'All rates in CAD,,,\nOrigin,Dest,Class,L5C\nOH,NV,70,96\n',
      [[1, '', 'aboveHeads']],
    ],
    ['a figure without a head', 'Origin,Dest,Class,L5C\nOH,NV,70,96,,12\n', [[2, '', 'columnUnread']]],
    [
      'two tables beside each other',
      'Origin,Dest,Class,L5C,,Origin,Dest,Class,L5C\nOH,NV,70,96,,OH,CA,70,99\n',
      [
        [2, 'Origin', 'columnUnread'],
        [2, 'Dest', 'columnUnread'],
        [2, 'Class', 'columnUnread'],
        [2, 'L5C', 'columnUnread'],
      ],
    ],
    ['up to, not from', 'Origin,Dest,Class,≤500,M5C\nOH,NV,70,96,90\n', []],
    [
      'a break of one row is blank',
      'Origin,Dest,Class,L5C,M5C,M1M\nOH,NV,70,96,90,80\nOH,CA,70,96,,80\n',
      [[3, 'M5C', 'breakMissing']],
    ],
    ['a discount as a fraction', 'Origin,Dest,Class,L5C,Disc\nOH,NV,70,96,0.65\n', [[2, 'Disc', 'noPercentSign']]],
    [
      'a row of sums',
      'Origin,Dest,Class,L5C\nOH,NV,70,"1,096.00"\nTotal,,,1096\n',
      [
        [3, 'Origin', 'notAPlace'],
        [3, 'Dest', 'required'],
      ],
    ],
    ['weights between From and To', 'Class,From,To,L5C\n70,500,999,96\n70,1000,1999,90\n70,2000,4999,80\n', []],
  ])('%s', async (_, text, expected) => {
    const { found, state } = await asked(text)
    if (text.startsWith('Class,From')) return expect(found).toContainEqual(['body.tables.0.kind', 'required'])
    expect(found.toSorted()).toEqual(expected.toSorted())
    expect(state).toBe(expected.length === 0 ? 'draft' : 'faulty')
  })

  it('a column of a table of extra services', async () => {
    const lanes = await asked('Code,Rate,Basis,Waiting\nLIFTDEL,75,flat,30\n')
    expect(lanes.found).toContainEqual(['body.tables', 'required'])
  })

  it('what stands above the heads is asked once for each file', async () => {
    const text = 'Fuel 27 %,,,\nOrigin,Dest,Class,L5C\nOH,NV,70,96\n'
    expect((await asked(text)).found).toEqual([[1, '', 'aboveHeads']])
    expect((await asked(text, { aboveIsSaid: true })).state).toBe('draft')
    expect((await asked(text)).found).toEqual([[1, '', 'aboveHeads']])
  })

  it('a column that is ignored is remembered for the next file of its form', async () => {
    const text = 'Origin,Dest,Class,L5C,Waiting\nOH,NV,70,96,30\n'
    expect((await asked(text, {}, { ignored: [4] })).state).toBe('draft')
    expect((await asked(text)).state).toBe('draft')
  })
})
