import { wireRate } from '@waybill/contract/wire/rate.ts'
import { describe, expect, it } from 'vitest'
import { hearing, noRates, type Rates } from './useRates.ts'

const rate = (PricesheetID: number, CurrAmount: number, allowed = true) =>
  wireRate.parse({
    ...{ PricesheetID, CarrierName: 'Demo', CarrierSCAC: `DM${PricesheetID}`, title: '', source: '', currency: 'USD' },
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

  it('ends the claim of a preferred carrier, which stays selected', () => {
    expect(late(settled('preferred'), rate(3, 100))).toMatchObject({ selected: 1, late: 3, because: '' })
    expect(late(settled('collectCarrier'), rate(3, 100))).toMatchObject({ selected: 1, late: null })
  })
})
