import { CorrectFuelPrice } from '@waybill/contract/calls/RateSheets/CorrectFuelPrice.ts'
import { ExchangeRates } from '@waybill/contract/calls/RateSheets/ExchangeRates.ts'
import { GetFuelPrograms } from '@waybill/contract/calls/RateSheets/GetFuelPrograms.ts'
import { SaveFuelPrograms } from '@waybill/contract/calls/RateSheets/SaveFuelPrograms.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { newCompany, type Person } from '../../../testing/company.ts'
import { ask, sharedNode } from '../../../testing/node.ts'

const node = await sharedNode()
let clerk: Person
beforeEach(async () => {
  clerk = await newCompany(node)
})

const priceHeads = ['region', 'from', 'price']
const tableHeads = ['program', 'region', 'basis', 'from_index', 'value']
const prices = async (rows: string[][], confirmed = false) =>
  (await ask(node, SaveFuelPrograms, { body: { index: [priceHeads, ...rows], confirmed } }, clerk.token)).reply
const table = async (values: readonly string[], confirmed = false) => {
  const programs = [tableHeads, ...values.map((value, n) => ['OURS', 'US', 'percent', `3.${n}0`, value])]
  return (await ask(node, SaveFuelPrograms, { body: { programs, confirmed } }, clerk.token)).reply
}
const codes = ({ faults }: { faults: readonly { code: string }[] }) => faults.map(({ code }) => code)

describe('a diesel price', () => {
  it('that it never cost is asked about, also as the first one', async () => {
    expect(codes(await prices([['US', '2026-11-16', '36.40']]))).toEqual(['unusual'])
    expect(codes(await prices([['US', '2026-11-16', '3.64']]))).toEqual([])
  })

  it('of an earlier week is compared with the one behind it', async () => {
    await prices([['US', '2026-11-16', '3.60']])
    expect(codes(await prices([['US', '2026-11-09', '36.40']]))).toEqual(['movesFar'])
    expect(await prices([['US', '2026-11-09', '36.40']], true)).toMatchObject({ faults: [], prices: 1 })
  })

  it('that is corrected is compared with both beside it', async () => {
    await prices([
      ['US', '2026-11-09', '3.60'],
      ['US', '2026-11-16', '3.61'],
    ])
    const body = { region: 'US', from: '2026-11-09', known: 36_000, price: 364_000, reason: 'Two digits were swapped' }
    const { error } = await ask(node, CorrectFuelPrice, { body }, clerk.token)
    expect(error.issues).toMatchObject([{ at: 'body.price', code: 'movesFar', params: { before: '3.61' } }])
  })

  it('of a week that nobody knows yet is refused, also where it is said to be right', async () => {
    expect(codes(await prices([['US', '2062-11-16', '3.60']], true))).toEqual(['farAhead'])
  })

  it('of a region that has none is asked about where others have some', async () => {
    await prices([['US', '2026-11-16', '3.60']])
    expect(codes(await prices([['Unted States', '2026-11-16', '3.60']]))).toEqual(['newRegion'])
  })
})

describe('a fuel table', () => {
  it('in fractions, or above what freight costs, is asked about', async () => {
    expect(codes(await table(['0.20', '0.27']))).toEqual(['isFraction'])
    expect(codes(await table(['22.5', '225']))).toEqual(['overHundred'])
    expect(codes(await table(['0.5', '20', '27']))).toEqual([])
  })

  it('takes the place of a mistyped one of its day once that is said to be right', async () => {
    await table(['22.5', '225'], true)
    expect(codes(await table(['22.5', '22.5']))).toEqual(['replacesBefore'])
    expect(await table(['22.5', '22.5'], true)).toMatchObject({ faults: [], programs: 1 })
    const { programs } = (await ask(node, GetFuelPrograms, { body: {} }, clerk.token)).reply
    expect(programs).toMatchObject([{ name: 'OURS', bands: [{ value: 225_000 }, { value: 225_000 }] }])
  })
})

describe('an exchange rate', () => {
  const save = (currency: string, from: string, usd: number) =>
    ask(node, ExchangeRates, { query: { flag: 'save' }, body: { currency, from, usd } }, clerk.token)

  it.each([
    ['CAD', 7_300],
    ['CAD', 1_370_000],
    ['GBP', 790_000],
    ['MXN', 18_500_000],
  ])('of %s that it was never worth, or the wrong way round, is asked about', async (currency, usd) => {
    expect((await save(currency, '2026-11-20', usd)).error.issues).toMatchObject([{ at: 'body.usd', code: 'unusual' }])
  })

  it('before the known ones is compared with them', async () => {
    expect((await save('CAD', '2026-11-20', 730_000)).status).toBe(200)
    expect((await save('CAD', '2026-11-10', 4_900_000)).error.issues).toMatchObject([{ code: 'movesFar' }])
  })
})
