import type { WireSpotOffer } from '@waybill/contract/wire/spotQuote.ts'
import { offerProblems, offerTotal, type Problem, type SpotOfferGiven } from '@waybill/domain'
import { Refusal } from '../../refusal.ts'

/** An option as it came, as the rules know it. */
export const offerOfWire = (wire: WireSpotOffer): SpotOfferGiven => ({
  service: wire.service,
  transitDays: wire.ServiceDays,
  validUntil: wire.validUntil === '' ? null : Date.parse(wire.validUntil),
  currency: wire.currency,
  basis: wire.basis,
  linehaul: wire.linehaul,
  fuel: wire.basis === 'allIn' ? null : wire.fuel,
  accessorials: wire.basis === 'allIn' ? [] : wire.accessorials,
  ratePerMile: wire.ratePerMile,
  miles: wire.miles,
})

/** Where a field of an option stands on the wire. */
const wireNames: Readonly<Record<string, string>> = { total: 'linehaul', transitDays: 'ServiceDays' }

const issueOf = ({ at, code, params }: Problem) => {
  const [field = '', ...rest] = at.split('.')
  return { at: ['body.offer', wireNames[field] ?? field, ...rest].join('.'), code, params }
}

/**
 * @param own the currency of the question
 * @throws {Refusal} InvalidInput with everything wrong, each at its field
 */
export function refuseOffer(offer: SpotOfferGiven, asked: readonly string[], now: Date, own: string): void {
  const problems = offerProblems(offer, asked, now.getTime(), own)
  if (problems.length > 0) throw new Refusal('InvalidInput', {}, problems.map(issueOf))
}

/** The columns of an option that is not submitted yet. */
export const columnsOf = (offer: SpotOfferGiven) => ({
  service: offer.service,
  transit_days: offer.transitDays,
  valid_until: offer.validUntil === null ? null : new Date(offer.validUntil).toISOString(),
  currency: offer.currency,
  basis: offer.basis,
  linehaul: offer.linehaul,
  fuel: offer.fuel,
  accessorials: JSON.stringify(offer.accessorials),
  total: offerTotal(offer),
  rate_per_mile: offer.ratePerMile,
  miles: offer.miles,
})
