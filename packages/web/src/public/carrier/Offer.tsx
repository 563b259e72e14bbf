import type { WireOfferShown, WireQuoteResponse } from '@waybill/contract/wire/spotQuote.ts'
import { minorDigits } from '@waybill/domain/money/currencies.ts'
import { formatInstantIn, formatMoney } from '../../ui/format.ts'
import classes from './Letter.module.css'
import { levelName, say, serviceName } from './words.ts'

/** `$2.45` of 24,500: a rate in ten-thousandths to the currency's own digits. */
export const rateWords = (rate: number, currency: string): string =>
  say('perMile', { rate: formatMoney(Math.round((rate * 10 ** minorDigits(currency)) / 10_000), currency) })

/** `843 miles at 2.4537 USD`: a rate with all its decimals, so that the price can be worked out from what is printed. */
const mileageWords = (rate: number, miles: number, currency: string): string => {
  const exact = (rate / 10_000).toFixed(4).replace(/0{1,2}$/, '')
  return say('byMiles', { count: miles, rate: `${exact} ${currency}` })
}

/** Kinds of charges that have no code of their own. */
const chargeNames = ['fuel', 'discount', 'minimum', 'stopOff', 'tarps'] as const

/** The lines of a price and what they come to. */
export function Charges({
  charges,
  total,
  currency,
}: {
  charges: readonly { readonly kind: string; readonly code: string; readonly amount: number }[]
  total: number | null
  currency: string
}) {
  const nameOf = ({ kind, code }: { readonly kind: string; readonly code: string }): string => {
    if (kind === 'allIn') return say('allIn')
    if (kind === 'linehaul') return say('linehaul')
    const known = chargeNames.find(name => name === kind)
    return known === undefined ? serviceName(code) : say(known)
  }
  return (
    <dl className={classes.charges}>
      {charges.map(charge => (
        <div key={`${charge.kind}/${charge.code}`}>
          <dt>{nameOf(charge)}</dt>
          <dd>{formatMoney(charge.amount, currency)}</dd>
        </div>
      ))}
      {charges.length > 1 && (
        <div className={classes.total}>
          <dt>{say('totalPrice')}</dt>
          <dd>{formatMoney(total, currency)}</dd>
        </div>
      )}
    </dl>
  )
}

/** An option as the server has it: its lines, what is missing of what was asked for, and how long it holds. */
function Offer({
  offer,
  lines,
  number,
  timeZone,
}: {
  offer: WireOfferShown
  lines: WireOfferShown['charges']
  /** Its place among several; null: there is one. */
  number: number | null
  timeZone: string
}) {
  const { service, ServiceDays, validUntil, currency, perMile, missing, CurrAmount, ratePerMile, miles } = offer
  const facts = [
    ...(service === '' ? [] : [levelName(service)]),
    ...(ServiceDays === null ? [] : [say('transitDays', { count: ServiceDays })]),
    ...(ratePerMile === null || miles === null ? [] : [mileageWords(ratePerMile, miles, currency)]),
    ...(perMile === null || perMile === ratePerMile ? [] : [rateWords(perMile, currency)]),
    ...(validUntil === '' ? [] : [say('validUntil', { when: formatInstantIn(validUntil, timeZone) })]),
  ]
  return (
    <div className={classes.offer}>
      {number !== null && <h3>{say('option', { number })}</h3>}
      <Charges charges={lines} total={CurrAmount} currency={currency} />
      {facts.length > 0 && <p className={classes.quiet}>{facts.join(' · ')}</p>}
      {missing.length > 0 && (
        <p className={classes.missing}>{say('notIncluded', { services: missing.map(serviceName).join(', ') })}</p>
      )}
    </div>
  )
}

/** Several options with their lines, numbered; one alone is not. */
export function Offers({
  offers,
  quote: { ChargesDetails, timeZone },
}: {
  offers: readonly WireOfferShown[]
  quote: Pick<WireQuoteResponse, 'ChargesDetails' | 'timeZone'>
}) {
  const lines = new Map(ChargesDetails.map(({ PriceSheetID, charges }) => [PriceSheetID, charges]))
  return offers.map((offer, index) => (
    <Offer
      key={offer.PriceSheetID}
      offer={offer}
      lines={lines.get(offer.PriceSheetID) ?? []}
      number={offers.length > 1 ? index + 1 : null}
      timeZone={timeZone}
    />
  ))
}
