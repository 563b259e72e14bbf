import { expect, it } from 'vitest'
import { exchanged } from './exchange.ts'

const rates = [
  { currency: 'CAD', from: '2026-11-01', usd: 720_000 },
  { currency: 'CAD', from: '2026-11-20', usd: 731_500 },
  { currency: 'CAD', from: '2026-12-01', usd: 900_000 },
  { currency: 'JPY', from: '2026-11-19', usd: 6_410 },
  { currency: 'KWD', from: '2026-11-20', usd: 3_250_000 },
  { currency: 'EUR', from: '2026-10-01', usd: 1_080_000 },
]
const into = (minor: number, from: string, wanted: string, day = '2026-11-22') =>
  exchanged({ minor, from, into: wanted }, rates, day)

it('goes by the newest rate that holds on the day', () => {
  // CA$139.45 × 0.7315 = $102.007…
  expect(into(13_945, 'CAD', 'USD')).toEqual({ amount: 10_201, currency: 'USD', from: '2026-11-20' })
  // CA$139.45 × 0.72 = $100.404
  expect(into(13_945, 'CAD', 'USD', '2026-11-19')).toEqual({ amount: 10_040, currency: 'USD', from: '2026-11-01' })
})

it('minds the digits of each currency', () => {
  // ¥15,000 × 0.00641 = $96.15
  expect(into(15_000, 'JPY', 'USD')?.amount).toBe(9_615)
  // $96.15 / 0.00641 = ¥15,000
  expect(into(9_615, 'USD', 'JPY')?.amount).toBe(15_000)
  // KD 10.000 × 3.25 = $32.50
  expect(into(10_000, 'KWD', 'USD')?.amount).toBe(3_250)
})

it('goes from one foreign currency to another by way of the dollar, as old as the older rate', () => {
  // ¥15,000 = $96.15 = CA$131.4422…
  expect(into(15_000, 'JPY', 'CAD')).toEqual({ amount: 13_144, currency: 'CAD', from: '2026-11-19' })
})

it('says nothing where a rate is missing, lies ahead or is more than 31 days old', () => {
  expect(into(100, 'MXN', 'USD')).toBeNull()
  expect(into(100, 'CAD', 'MXN')).toBeNull()
  expect(into(100, 'CAD', 'USD', '2026-10-31')).toBeNull()
  expect(into(100, 'EUR', 'USD')).toBeNull()
  expect(into(100, 'EUR', 'USD', '2026-11-01')).not.toBeNull()
})
