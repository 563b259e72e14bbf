import { describe, expect, it, test } from 'vitest'
import { blankOption, readOption, type TypedOption, typedFrom } from './typedOption.ts'

const NOW = Date.parse('2026-11-24T12:00:00Z')
const blank = blankOption('a', 'USD', 1000)
const readOf = (typed: Partial<TypedOption>, asked: readonly string[] = []) =>
  readOption({ ...blank, ...typed }, asked, 1000, NOW, 'USD')
const faultsOf = (typed: Partial<TypedOption>, asked: readonly string[] = []) =>
  readOf(typed, asked).faults.map(({ at, key }) => `${at} ${key}`)

describe('a price as people type it', () => {
  it.each([
    ['1250', 'USD', 125_000],
    ['$1,250.5', 'USD', 125_050],
    [' 1 250 ', 'USD', 125_000],
    ['USD 1250.00', 'USD', 125_000],
    ['180000', 'JPY', 180_000],
  ])('%s in %s', (amount, currency, minor) => {
    const { offer, faults, total } = readOf({ amount, currency })
    expect([offer.linehaul, faults, total]).toEqual([minor, [], minor])
  })

  it.each([
    ['', 'USD', 'amount required'],
    ['0', 'USD', 'amount notAboveZero'],
    ['-5', 'USD', 'amount notAboveZero'],
    ['1000000000000', 'USD', 'amount tooMuch'],
    ['1000001', 'USD', 'amount tooMuch'],
    ['1.234', 'USD', 'amount tooPrecise'],
    ['1800.50', 'JPY', 'amount noDecimals'],
    ['1.234,50', 'USD', 'amount badAmount'],
    ['call me', 'USD', 'amount badAmount'],
  ])('%s in %s is refused once, at its field', (amount, currency, said) =>
    expect(faultsOf({ amount, currency })).toEqual([said]),
  )
})

describe('by the mile', () => {
  const byMile = { isByMile: true, amount: '' }

  test('the whole follows from rate and miles, and a flat price says its rate', () => {
    expect(readOf({ ...byMile, rate: '2.45', miles: '1,000' })).toMatchObject({ faults: [], total: 245_000 })
    expect(readOf({ amount: '2450' }).perMile).toBe(24_500)
  })

  it.each([
    [{ rate: '', miles: '10' }, ['rate required']],
    [{ rate: '0', miles: '10' }, ['rate notAboveZero']],
    [{ rate: '-1', miles: '10' }, ['rate notAboveZero']],
    [{ rate: '2,45', miles: '10' }, ['rate badAmount']],
    [{ rate: '2', miles: '1,5' }, ['miles badNumber']],
    [{ rate: '2.45678', miles: '10' }, ['rate tooPrecise']],
    [{ rate: '2', miles: '' }, ['miles required']],
    [{ rate: '2', miles: 'x' }, ['miles badNumber']],
    [{ rate: '2', miles: '20000' }, ['miles tooMuch']],
    [{ rate: '900', miles: '9000' }, ['rate tooMuch']],
  ])('%j', (typed, said) => expect(faultsOf({ ...byMile, ...typed })).toEqual(said))
})

test('a split price is its parts; a service left empty is not in it', () => {
  const split = { isSplit: true, amount: '900', fuel: '100', services: { LGDEL: '75' } }
  const { offer, total } = readOf(split, ['LGDEL', 'APPTDEL'])
  expect(total).toBe(107_500)
  expect(offer.accessorials).toEqual([
    { code: 'LGDEL', amount: 7500 },
    { code: 'APPTDEL', amount: null },
  ])
  expect(faultsOf({ ...split, fuel: '-1', services: { LGDEL: 'x' } }, ['LGDEL'])).toEqual([
    'accessorials.LGDEL badAmount',
    'fuel tooSmall',
  ])
})

test('parts that are not shown any more are not sent', () => {
  const { offer } = readOf({ amount: '900', fuel: '100', rate: '3', services: { LGDEL: '75' } }, ['LGDEL'])
  expect(offer).toMatchObject({ basis: 'allIn', fuel: null, ratePerMile: null, miles: null, accessorials: [] })
})

it.each([
  [{ days: '2.5' }, 'days badNumber'],
  [{ days: '-1' }, 'days tooSmall'],
  [{ days: '61' }, 'days daysMax'],
  [{ until: '2026-11-20T10:00' }, 'until past'],
  [{ until: '2027-02-01T10:00' }, 'until tooFarAhead'],
  [{ currency: 'XXX' }, 'currency invalid'],
])('%j', (typed, said) => expect(faultsOf({ amount: '10', ...typed })).toEqual([said]))

test('what the server kept says the same again', () => {
  const typed = { ...blank, isSplit: true, isByMile: true, rate: '2.4512', fuel: '100', services: { LGDEL: '7.5' } }
  const whole = { ...typed, days: '3', service: 'Team', until: '2026-11-25T09:30' }
  const { offer } = readOption(whole, ['LGDEL'], 1000, NOW, 'USD')
  const none = { round: 1, CurrAmount: 0, perMile: null, charges: [], missing: [], submittedAt: null }
  const again = typedFrom({ ...offer, ...none, PriceSheetID: 7 }, 'a')
  expect(again.priceSheetId).toBe(7)
  expect(readOption(again, ['LGDEL'], 1000, NOW, 'USD').offer).toEqual(offer)
})
