import { type WireRate, wireRate } from '@waybill/contract/wire/rate.ts'
import { describe, expect, it } from 'vitest'
import { hearing, noRates, type Rates, ratesOf } from './useRates.ts'

const rate = (PricesheetID: number, CurrAmount: number, allowed = true, currency = 'USD') =>
  wireRate.parse({
    ...{ PricesheetID, CarrierName: 'Demo', CarrierSCAC: `DM${PricesheetID}`, title: '', source: '', currency },
    ...{ ServiceDays: 2, deliveryDate: '', linehaul: null, discount: null, fuel: null, accessorials: null, CurrAmount },
    ...{ charges: [], trace: [], warnings: [], guessedClass: false, isAPI: true, quoteNumber: '', ratedAt: '' },
    ...{ expiresAt: '', current: true, allowed },
  })

const settled = (because: string): Rates => ({ ...noRates, rates: [rate(1, 200), rate(2, 300)], selected: 1, because })
const late = (now: Rates, one: ReturnType<typeof rate>) => hearing(now, { topic: 'rate', rate: one })

describe('a price that comes late', () => {
  it('is selected where the lowest was, if it is allowed and lower', () => {
    expect(late(settled('cheapest'), rate(3, 100))).toMatchObject({ selected: 3, late: 3, because: 'cheapest' })
    expect(late(settled('cheapest'), rate(3, 250))).toMatchObject({ selected: 1, late: null })
    expect(late(settled('cheapest'), rate(3, 100, false))).toMatchObject({ selected: 1, late: null })
  })

  it('is not the lowest by a smaller figure of another currency', () => {
    expect(late(settled('cheapest'), rate(3, 150, true, 'KWD'))).toMatchObject({ selected: 1, late: null })
    expect(late(settled('preferred'), rate(3, 150, true, 'KWD'))).toMatchObject({ selected: 1, late: null })
    expect(late(late(settled('cheapest'), rate(3, 90, true, 'KWD')), rate(4, 100))).toMatchObject({ selected: 4 })
  })

  it('ends the claim of a preferred carrier, which stays selected', () => {
    expect(late(settled('preferred'), rate(3, 100))).toMatchObject({ selected: 1, late: 3, because: '' })
    expect(late(settled('collectCarrier'), rate(3, 100))).toMatchObject({ selected: 1, late: null })
  })
})

describe('the prices of a loaded shipment', () => {
  const at = { runId: 'run', askedAt: '', because: 'cheapest', waiting: 0, current: true }
  const loaded = (PriceSheets: readonly WireRate[], selectedPricesheetid: number) =>
    ratesOf({ PriceSheets: [...PriceSheets], selectedPricesheetid, ratingRun: at, refusals: [] }, 'key')

  it('keep what was selected beside a smaller figure of another currency', () =>
    expect(loaded([rate(1, 51_000, true, 'CAD'), rate(2, 45_000)], 1)).toMatchObject({ selected: 1, late: null }))

  it('take the next lowest of its currency where what was selected holds no more', () => {
    const over = { ...rate(1, 500, true, 'CAD'), current: false }
    const others = [rate(2, 100), rate(3, 600, true, 'CAD')]
    expect(loaded([over, ...others], 1)).toMatchObject({ selected: 3, late: 3 })
  })
})
