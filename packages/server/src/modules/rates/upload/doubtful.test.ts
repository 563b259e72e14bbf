import { beforeEach, describe, expect, it } from 'vitest'
import { newCompany, type Person } from '../../../testing/company.ts'
import { addCarrier, freight } from '../../../testing/freight.ts'
import { sharedNode } from '../../../testing/node.ts'
import { activate, inForce, ratedFreight, readRates, uploadRates } from '../../../testing/rateSheets.ts'

const node = await sharedNode()
let clerk: Person
beforeEach(async () => {
  clerk = await newCompany(node)
  await addCarrier(node, clerk)
})

/** What is asked about a file: its terms, or row, column and code of each cell. */
async function asked(text: string, terms = {}, given = {}) {
  const { versionId } = await uploadRates(node, clerk, text, given)
  const { file, sheet, started } = await readRates(node, clerk, versionId, terms)
  const refused = started.status === 200 ? [] : (started.error.issues ?? []).map(({ at, code }) => [at, code])
  const faults = refused.length > 0 ? [] : (file?.faults ?? []).map(({ row, column, code }) => [row, column, code])
  return { versionId, state: sheet.state, found: [...refused, ...faults], faults: file?.faults ?? [] }
}

describe('a discount of everything', () => {
  it('is refused at its cell, and where it is entered for the whole sheet', async () => {
    expect((await asked('Origin,Dest,Class,L5C,Disc\nOH,NV,70,96,100%\n')).found).toEqual([
      [2, 'Disc', 'discountWhole'],
    ])
    expect((await asked('Origin,Dest,Class,L5C,Disc L5C\nOH,NV,70,96,100\n')).found).toEqual([
      [2, 'Disc L5C', 'discountWhole'],
    ])
    expect((await asked('Origin,Dest,Class,L5C\nOH,NV,70,96\n', { discount: 100 })).found).toEqual([
      ['body.terms.discount', 'discountWhole'],
    ])
    expect((await asked('Origin,Dest,Class,L5C,Disc\nOH,NV,70,96,99.5%\n')).state).toBe('draft')
  })

  it('of a sheet that was read before it was refused makes a price that is never selected by itself', async () => {
    const versionId = await inForce(node, clerk, 'Origin,Dest,Class,L5C\nOH,NV,70,96\n', { discount: 65 })
    const whole = [{ lane: null, terms: null, weightBreak: null, percent: 1_000_000 }]
    await node.app.db.forClient(clerk.clientId).transaction(async tx => {
      const { sheet } = await tx
        .selectFrom('rate_sheet_version')
        .select('sheet')
        .where('version_id', '=', versionId)
        .executeTakeFirstOrThrow()
      const free = JSON.stringify({ ...(sheet as object), discounts: whole })
      await tx.updateTable('rate_sheet_version').set({ sheet: free }).where('version_id', '=', versionId).execute()
    })
    const { rates, selectedPricesheetid, because } = await ratedFreight(node, clerk)
    expect(rates.map(rate => [rate.CurrAmount, rate.warnings])).toEqual([[0, [{ code: 'linehaulFree' }]]])
    expect([selectedPricesheetid, because]).toEqual([null, 'noneWhole'])
  })
})

describe('a base tariff that grows beyond the discounts over it', () => {
  const heads = 'L5C,M5C,M1M,M2M,M5M,M10M'
  const base = (more = '', rate = '') =>
    `Origin,Destination,Class,${heads}${more}\n454,895,70,96,80,60,50,40,35${rate}\n`
  const discounts = heads.split(',')
  const text = `Origin,Destination,${discounts.map(code => `Disc ${code}`).join(',')}\n454,895,${discounts.map(() => '80%').join(',')}\n`
  const heavy = { items: freight.items.map(item => ({ ...item, weightLb: 20_500 })) }
  const own = { kind: 'base', scac: 'BASE-1' } as const
  const grown = async () => {
    const { versionId } = await uploadRates(node, clerk, base(',M20M', ',29.95'), own)
    await readRates(node, clerk, versionId)
    return versionId
  }

  it('asks before it comes into force, and makes prices that are never selected by themselves', async () => {
    await inForce(node, clerk, base(), {}, own)
    await inForce(node, clerk, text, { baseTariff: 'BASE-1' })
    // 205 hundredweight at 35.00 are 7,175.00, less 80 % 1,435.00.
    expect((await ratedFreight(node, clerk, heavy)).rates).toMatchObject([{ CurrAmount: 143_500, warnings: [] }])
    const versionId = await grown()
    const { error } = await activate(node, clerk, versionId, '2026-11-20')
    expect(error.issues).toEqual([
      { at: 'body.confirmed', code: 'discountsEnd', params: { pounds: 20_000, sheets: 'DMAA Standard' } },
    ])
    expect((await activate(node, clerk, versionId, '2026-11-20', { confirmed: true })).status).toBe(200)
    const { rates, selectedPricesheetid, because } = await ratedFreight(node, clerk, heavy)
    expect(rates).toMatchObject([
      { CurrAmount: 613_975, linehaulIsDoubtful: true, warnings: [{ code: 'discountEnds', pounds: 20_000 }] },
    ])
    expect([selectedPricesheetid, because]).toEqual([null, 'noneWhole'])
  })

  it.each(['lighter', 'none'])('asks nothing where the sheet says what holds there (%s)', async discountAbove => {
    await inForce(node, clerk, base(), {}, own)
    await inForce(node, clerk, text, { baseTariff: 'BASE-1', discountAbove })
    expect((await activate(node, clerk, await grown(), '2026-11-20')).status).toBe(200)
    const { rates, selectedPricesheetid } = await ratedFreight(node, clerk, heavy)
    expect(rates).toMatchObject([{ CurrAmount: discountAbove === 'none' ? 613_975 : 122_795, warnings: [] }])
    expect(selectedPricesheetid).not.toBeNull()
  })

  it('asks nothing where the discount is one for all breaks, or the sheet is over by then', async () => {
    await inForce(node, clerk, base(), {}, own)
    await inForce(node, clerk, 'Origin,Destination,Disc\n454,895,80%\n', { baseTariff: 'BASE-1' })
    await inForce(node, clerk, text, { baseTariff: 'BASE-1', to: '2026-11-19' }, { service: 'Over' })
    expect((await activate(node, clerk, await grown(), '2026-11-20')).status).toBe(200)
  })
})

describe('a figure that is blank beside filled ones', () => {
  it.each([
    ['a discount', 'Origin,Dest,Class,L5C,Disc\nOH,NV,70,96,65%\nOH,CA,70,96,\n', [[3, 'Disc', 'figureBlank']]],
    [
      'a discount that comes first',
      'Origin,Dest,Class,L5C,Disc\nOH,NV,70,96,\nOH,CA,70,96,65%\n',
      [[2, 'Disc', 'figureBlank']],
    ],
    [
      'the discounts of all breaks',
      'Origin,Dest,Class,L5C,M5C,Disc L5C,Disc M5C\nOH,NV,70,96,96,65%,65%\nOH,CA,70,96,96,,\n',
      [[3, 'Disc L5C', 'figureBlank']],
    ],
    ['a minimum', 'Origin,Dest,Class,L5C,Min\nOH,NV,70,96,150\nOH,CA,70,96,\n', [[3, 'Min', 'figureBlank']]],
    ['a dash', 'Origin,Dest,Class,L5C,Min\nOH,NV,70,96,150\nOH,CA,70,96,-\n', [[3, 'Min', 'figureBlank']]],
    [
      'the minimum of a class',
      'Origin,Dest,Class,L5C,Min\nOH,NV,70,96,150\nOH,NV,85,96,\n',
      [[3, 'Min', 'figureBlank']],
    ],
    [
      'the minimum of a rate by the mile',
      'Origin,Dest,Miles,RPM,Min\nOH,NV,2244,2,650\nOH,CA,2400,2,\n',
      [[3, 'Min', 'figureBlank']],
    ],
  ])('%s is asked about, once for its column', async (_, text, expected) => {
    const { found, faults } = await asked(text)
    expect(found).toEqual(expected)
    expect(faults[0]?.params).toEqual({ count: 1 })
  })

  it('is none where it is entered as 0, or where a row beside it or the sheet says it', async () => {
    const both = 'Origin,Dest,Class,L5C,Disc,Min\nOH,NV,70,96,65%,150\nOH,CA,70,96,0,0\n'
    expect((await asked(both)).state).toBe('draft')
    expect((await asked(both.replace('0,0', ','), { discount: 60, minimum: 100 })).state).toBe('draft')
    const beside = 'Origin,Dest,Class,L5C,Disc\nOH,NV,70,96,\nOH,NV,85,96,\nOH,NV,,,65%\n'
    expect((await asked(beside)).state).toBe('draft')
    const ofClass = 'Origin,Dest,Class,L5C,Disc,Min\nOH,NV,,96,65%,150\nOH,NV,85,,,120\n'
    expect((await asked(ofClass)).state).toBe('draft')
    const floors = 'Origin,Dest,Class,L5C,Min,Min Disc,Floor\nOH,NV,70,96,150,10%,98\nOH,CA,70,96,150,,\n'
    expect((await asked(floors)).state).toBe('draft')
    const loads = 'Origin,Dest,Rate,Unit,Miles,Min\nOH,NV,2,mile,2244,650\nOH,CA,900,load,,\n'
    expect((await asked(loads)).state).toBe('draft')
  })

  it('in a base tariff is asked about, once for its basis', async () => {
    const base = 'Origin,Destination,Rate Basis,Class,L5C,Min\nOH,NV,A,70,96,98.50\nOH,NV,A,85,99,\nOH,CA,B,70,96,\n'
    expect((await asked(base, {}, { kind: 'base', scac: 'BASE-1' })).found).toEqual([[4, 'Min', 'figureBlank']])
  })
})

describe('what stands beside a ZIP', () => {
  const kansas = { destination: { ...freight.destination, city: 'Kansas City', state: 'MO', zip: '64108' } }

  it.each([
    ['Origin State,Dest ZIP,Dest City,Dest Country,Class,L5C\nOH,64108,Monterrey,MX,70,96\n', 'Dest Country'],
    ['Origin State,Dest ZIP,Dest Country,Class,L5C\nOH,641,Mexico,70,96\n', 'Dest Country'],
    ['Origin State,Dest ZIP,Country,Class,L5C\nOH,64108,CA,70,96\n', 'Country'],
    ['Origin State,Dest ZIP,Dest Country,Class,L5C\nOH,M5V2T6,US,70,96\n', 'Dest Country'],
    ['Origin State,Dest ZIP,Dest City,Dest State,Class,L5C\nOH,89502,Fargo,ND,70,96\n', 'Dest State'],
    ['Origin State,Dest ZIP,Dest State,Class,L5C\nOH,895,ND,70,96\n', 'Dest State'],
    ['Origin State,Dest ZIP,Dest Province,Class,L5C\nOH,M5V 2T6,QC,70,96\n', 'Dest Province'],
  ])('and names another country or state is asked about: %s', async (text, column) => {
    const { found, state } = await asked(text)
    expect([state, found]).toEqual(['faulty', expect.arrayContaining([[2, column, 'columnUnread']])])
  })

  it.each([
    'Origin State,Dest ZIP,Dest Country,Dest State,Class,L5C\nOH,64108,US,Missouri,70,96\nOH,89502,United States,NV,70,96\nOH,454,usa,oh,70,96\n',
    'Origin State,Dest ZIP,Dest Country,Dest State,Class,L5C\nOH,M5V2T6,Canada,ON,70,96\nOH,64108,US,MO,70,96\n',
    'Origin State,Dest ZIP,Country,Class,L5C\n454,64108,US,70,96\n',
    'Origin State,Dest ZIP,Dest ZIP To,Dest State,Class,L5C\nOH,64000,64199,MO,70,96\n',
  ])('and says the same says nothing more: %s', async text => expect((await asked(text)).state).toBe('draft'))

  it('prices nothing in Kansas City for a lane to Mexico', async () => {
    const { versionId } = await asked('Origin State,Dest ZIP,Dest Country,Class,L5C\nOH,64108,MX,70,96\n')
    expect((await activate(node, clerk, versionId)).error.code).toBe('SheetMoved')
    expect((await ratedFreight(node, clerk, kansas)).rates).toEqual([])
  })
})

it.each([
  'per pallet plus fuel in CAD',
  'rates in EUR',
  'plus FSC',
  'each pallet',
  'price per mile',
  'no discount',
  'in Canadian dollars',
])('remarks that speak of what prices are made of are asked about: %s', async words => {
  const { found } = await asked(`Origin,Dest,Class,L5C,Notes\nOH,NV,70,96,${words}\n`)
  expect(found).toEqual([[2, 'Notes', 'columnUnread']])
})

it('remarks that speak of no price say nothing more', async () => {
  expect((await asked('Origin,Dest,Class,L5C,Notes\nOH,NV,70,96,call before delivery\n')).state).toBe('draft')
})
