import { expect, test } from 'vitest'
import type { Bench } from './describeConnector.ts'

/** What holds for every connector that gives prices. */
export function describeRates<Settings>(bench: Bench<Settings>): void {
  test('a price has a carrier, a currency and parts that add up', async () => {
    const prices = (await bench.rate()).filter(answer => answer.kind === 'price')
    expect(prices.length).toBeGreaterThan(0)
    for (const price of prices) {
      expect(price.currency).toMatch(/^[A-Z]{3}$/)
      expect(price.scac).not.toBe('')
      expect(price.linehaul - price.discount + price.fuel + price.accessorials).toBe(price.total)
      expect(price.charges.reduce((sum, { amount }) => sum + amount, 0)).toBe(price.total)
    }
  })

  test.each(['tenMegabytes', 'hundredMegabytes'] as const)('%s of text are a bad answer', async kind => {
    bench.provider().fault(kind, 'rate')
    const [answer] = await bench.rate()
    expect(answer).toMatchObject({ kind: 'failed', reason: 'badAnswer' })
  })

  const spoiled = bench.setup.priceFaults ?? (['wrongCurrency', 'negativePrice', 'noCarrier'] as const)
  test.each(spoiled)('%s is no price', async kind => {
    bench.provider().fault(kind, 'rate')
    const answers = await bench.rate()
    expect(answers.length).toBeGreaterThan(0)
    for (const answer of answers) expect(answer.kind).toBe('failed')
  })

  test('a price told twice is one price', async () => {
    const once = await bench.rate()
    bench.provider().fault('twice', 'rate')
    expect(await bench.rate()).toHaveLength(once.length)
  })
}
