import type { WireCarrierWarning } from '@waybill/contract/wire/carrierChoice.ts'
import { carrierWarnings, isUninsured, type Mode, openGuide, type RoutingGuide } from '@waybill/domain'
import type { RateCarrier } from './rateCarriers.ts'

/** What the company's list of carriers says to the prices of a run. */
export interface CarrierGuide extends RoutingGuide {
  /** What stands against a carrier on the company's day. */
  readonly warningsOf: (scac: string) => readonly WireCarrierWarning[]
}

/**
 * Never chosen by itself: a carrier that is marked, and one whose insurance has run out. A carrier that is on no list is one
 * whose insurance nobody knows.
 * @param today the company's day
 * @param mode of what is rated; left out: freight
 */
export function guideOfCarriers(carriers: readonly RateCarrier[], today: string, mode?: Mode): CarrierGuide {
  const expires = new Map(carriers.map(({ scac, insuranceExpires }) => [scac, insuranceExpires]))
  const doNotUse = carriers
    .filter(carrier => carrier.doNotUse || isUninsured(carrier.insuranceExpires, today))
    .map(({ scac }) => scac)
  const flagged = carriers.find(({ scac, collectFlagged }) => collectFlagged && !doNotUse.includes(scac))
  return {
    ...openGuide,
    doNotUse,
    collectScac: flagged?.scac ?? null,
    warningsOf: scac => carrierWarnings(expires.get(scac) ?? null, today, false, mode),
  }
}
