import { comparableIn, isWholePrice, rankedIn, type WireRate } from '@waybill/contract/wire/rate.ts'
import { accessorialName, served } from '../../texts/names.ts'
import { text } from '../../texts/texts.ts'
import { formatDate, formatMoney } from '../../ui/format.ts'
import { daysText, positionText } from '../LaneHistory/historyText.ts'
import type { PriceHistory } from '../LaneHistory/useLaneHistory.ts'
import { chargeKinds } from '../PriceTrace/chargeName.ts'
import { carrierWarningText, warningTexts } from '../RateList/words.ts'
import { worstCase } from '../RateList/worstCase.ts'
import type { CompareFact } from './compareFacts.ts'

type Charge = WireRate['charges'][number]

/** What a line of a price is called: its kind, else the extra service, else the carrier's own words. */
function nameOf({ kind, code, description }: Charge): string {
  const known = chargeKinds[kind]
  if (known !== undefined) return text(known)
  // By our name where it has one: the same service of two carriers stands beside each other, whatever they call it.
  if (code !== '') return accessorialName(code)
  return description === undefined || description === '' ? kind : served(description)
}

/** Charges line by line: the same line of every price beside each other, in the order in which the first one names them. */
function chargeFacts(rates: readonly WireRate[]): readonly CompareFact[] {
  const names = [...new Set(rates.flatMap(rate => rate.charges.map(nameOf)))]
  return names.map((name, i) => ({
    id: `charge ${name}`,
    name,
    isFirst: i === 0,
    values: rates.map(rate => {
      const lines = rate.charges.filter(charge => nameOf(charge) === name)
      return lines.length === 0 ? null : lines.reduce((sum, { amount }) => sum + amount, 0)
    }),
    show: (amount, offer) => formatMoney(Number(amount), rates[offer]?.currency ?? 'USD'),
  }))
}

/** A price as it was quoted, and where that is another currency what it comes to. */
function quotedText(rate: WireRate | undefined, currency: string): string {
  if (rate === undefined) return ''
  const quoted = formatMoney(rate.CurrAmount, rate.currency)
  const amount = comparableIn(currency, rate)
  return rate.currency === currency || amount === null ? quoted : `${quoted} ≈ ${formatMoney(amount, currency)}`
}

/**
 * Prices as what can be compared of them: what each costs, when it comes, and what it is made of. What no price says
 * has no row.
 * @param currency the shipment's
 * @param history what is known of each beside the lane's own past, by PricesheetID
 */
export function rateFacts(
  rates: readonly WireRate[],
  currency: string,
  history: ReadonlyMap<number, PriceHistory> = new Map(),
): readonly CompareFact[] {
  const past = rates.map(({ PricesheetID }) => history.get(PricesheetID))
  const facts: readonly CompareFact[] = [
    {
      id: 'price',
      name: text('rates.factTotal'),
      values: rates.map(rate => rankedIn(currency, rate) ?? rate.CurrAmount),
      show: (_, offer) => quotedText(rates[offer], currency),
      best: text('rates.factLowest'),
    },
    {
      id: 'position',
      name: text('laneHistory.factPosition'),
      values: past.map(one => (one?.position == null ? null : positionText(one.position))),
      show: String,
    },
    {
      id: 'atWorst',
      name: text('rates.atWorst'),
      values: rates.map(worstCase),
      show: (amount, offer) => formatMoney(Number(amount), rates[offer]?.currency ?? 'USD'),
    },
    {
      id: 'mayCost',
      name: text('rates.mayCost'),
      values: rates.map(rate => warningTexts(rate.warnings).join(' ') || null),
      show: String,
    },
    {
      id: 'carrier',
      name: text('rates.factCarrier'),
      values: rates.map(
        ({ carrierWarnings, CarrierName }) =>
          carrierWarnings.map(warning => carrierWarningText(warning, CarrierName)).join(' ') || null,
      ),
      show: String,
    },
    {
      id: 'days',
      name: text('rates.factTransit'),
      values: rates.map(rate => rate.ServiceDays),
      show: days => text('rates.factDays', { count: Number(days) }),
      best: text('rates.factFastest'),
    },
    {
      id: 'usually',
      name: text('laneHistory.factDays'),
      values: past.map(one => (one?.days == null ? null : daysText(one.days))),
      show: String,
    },
    {
      id: 'date',
      name: text('rates.factDelivery'),
      values: rates.map(rate => rate.deliveryDate || null),
      show: date => formatDate(String(date)),
    },
    {
      id: 'service',
      name: text('rates.factService'),
      values: rates.map(rate => served(rate.title) || null),
      show: String,
    },
    ...chargeFacts(rates),
  ]
  return facts.filter(({ values }) => values.some(value => value !== null))
}

/** Which prices can be the best: those that may be used, leave nothing out and can be compared in the currency. */
export const comparable = (rates: readonly WireRate[], currency: string): readonly boolean[] =>
  rates.map(rate => rate.allowed && isWholePrice(rate) && comparableIn(currency, rate) !== null)
