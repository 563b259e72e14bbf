import { beyondReach, type CarrierFailure, type CarrierPrice, type RateAnswer } from '@waybill/carriers'
import type { WireRateRefusal } from '@waybill/contract/wire/rate.ts'
import {
  BLANK_CLASS,
  capacityWarnings,
  impliedServicesOf,
  isKnownPlace,
  itemsOf,
  servicesOf,
  withImplied,
} from '@waybill/domain'
import type { App } from '../../app.ts'
import { able, type NamedAccount } from '../../carriers/accounts.ts'
import { openWireCall } from '../../carriers/exchanges.ts'
import { LATE_MS } from './askSources.ts'
import { notPriced } from './notPriced.ts'
import { partsNamed } from './priceSheets.ts'
import { type CarrierCalendars, promised } from './promised.ts'
import type { PricedCarrier, RateQuestion, RateSource, SourceAnswer, SourceRefusal } from './sources.ts'

/** Names of carriers by SCAC, for a provider that answers for several. */
export type CarrierNames = ReadonlyMap<string, string>

const refusalReasons: Readonly<Record<CarrierFailure['reason'], string>> = {
  refused: 'carrierRefused',
  credentials: 'badCredentials',
  busy: 'carrierBusy',
  late: 'noAnswer',
  unreachable: 'unreachable',
  badAnswer: 'badAnswer',
  shut: 'restingAfterFailures',
}

const named = ({ scac, carrierName }: NamedAccount, names: CarrierNames, of: string): PricedCarrier => ({
  scac: of === '' ? scac : of,
  carrierName: of === '' || of === scac ? carrierName : (names.get(of) ?? of),
})

function priceOf(
  account: NamedAccount,
  names: CarrierNames,
  price: CarrierPrice,
  question: RateQuestion,
  { implied, calendars }: { readonly implied: readonly string[]; readonly calendars: CarrierCalendars },
): SourceAnswer {
  const { quoteNumber, serviceCode, service } = price
  const provider = account.connector
  const isAsked = implied.includes('OVERLEN') || servicesOf(question.shipment).includes('OVERLEN')
  // Its length was asked for: it is in the price, or stands among what the price leaves out.
  const warnings = capacityWarnings(itemsOf(question.shipment)).filter(
    ({ code }) => !(code === 'overlength' && isAsked),
  )
  const trace = [
    { step: 'wire', provider, quoteNumber, service, serviceCode },
    ...(implied.length === 0 ? [] : [{ step: 'implied', codes: [...implied] }]),
    ...price.guessedItems.map(item => ({ step: 'guessedClass', item, guessed: true, freightClass: BLANK_CLASS })),
    ...price.messages.map(text => ({ step: 'carrierSaid', text })),
    ...chargedBy(price),
  ]
  const guessed = (question.places ?? []).filter(place => !isKnownPlace(place))
  const carrier = named(account, names, price.scac)
  const day = promised(price, carrier.scac, question.shipment, calendars)
  const places = guessed.map(place => ({ code: 'placeKind', ...place, extra: null }))
  const unpriced = price.unpricedAccessorials.map(code => notPriced(code, 'notAccepted', implied.includes(code)))
  return {
    kind: 'price',
    source: provider,
    carrier,
    wire: { accountId: account.accountId, quoteNumber, serviceCode },
    service,
    transitDays: day.transitDays,
    deliveryDate: day.deliveryDate,
    ...partsNamed(price.charges),
    total: price.total,
    currency: price.currency,
    charges: price.charges,
    trace: [...trace, ...day.trace],
    warnings: [...day.warnings, ...warnings, ...unpriced, ...places],
    expiresAt: price.expiresAt,
  }
}

/** What a price of packages is charged by, where its carrier says it. */
const chargedBy = ({ zone = '', billedWeightLb }: CarrierPrice) =>
  zone === '' && billedWeightLb === undefined
    ? []
    : [{ step: 'parcel' as const, zone, billedWeightLb: billedWeightLb ?? null }]

function refusalOf(account: NamedAccount, names: CarrierNames, failure: CarrierFailure): SourceRefusal {
  const { reason, message, providerStatus, scac } = failure
  const status = providerStatus === null ? {} : { providerStatus }
  return {
    kind: 'refused',
    source: account.connector,
    carrier: named(account, names, scac),
    reason: refusalReasons[reason],
    params: { message, ...status },
  }
}

/** Why an account did not answer, as the browser is told. */
export function wireRefusal(account: NamedAccount, failure: CarrierFailure): WireRateRefusal {
  const { source, carrier, reason, params } = refusalOf(account, new Map(), failure)
  const { scac, carrierName } = carrier ?? account
  return { CarrierName: carrierName, CarrierSCAC: scac, source, reason, params }
}

/** An offer that was sent twice in one answer is one offer. */
function distinct(answers: readonly RateAnswer[]): readonly RateAnswer[] {
  return [...new Map(answers.map(answer => [JSON.stringify(answer), answer])).values()]
}

const notReached = (
  { connector: source }: NamedAccount,
  beyond: NonNullable<ReturnType<typeof beyondReach>>,
): SourceRefusal =>
  beyond.by === 'mode'
    ? { kind: 'refused', source, reason: 'modeNotOffered', params: { mode: beyond.mode } }
    : { kind: 'refused', source, reason: 'countryNotReached', params: { country: beyond.country } }

/** An account that is asked over its carrier's wire; what was said is kept with the shipment. */
export const wireAccountSource = (
  app: App,
  account: NamedAccount,
  {
    shipmentId,
    clientId,
    names,
    calendars,
  }: { shipmentId: number | null; clientId: number; names: CarrierNames; calendars: CarrierCalendars },
): RateSource => ({
  scac: account.scac,
  carrierName: account.carrierName,
  name: account.connector,
  accountId: account.accountId,
  connector: account.connector,
  async ask(question, signal) {
    const stops = question.shipment.stops.length
    // What is said over the wire names two ends: a price for them would leave the stops between them out.
    if (stops > 2) return [{ kind: 'refused', source: account.connector, reason: 'severalStops', params: { stops } }]
    const beyond = beyondReach(account.reach, question.shipment)
    if (beyond !== null) return [notReached(account, beyond)]
    const about = { clientId, shipmentId, accountId: account.accountId, connector: account.connector }
    const { wireCall, keepSoon } = openWireCall(app, about, LATE_MS, signal)
    const implied = impliedServicesOf(question.shipment, question.places)
    const answers = await able(account, 'rate')(withImplied(question.shipment, implied), wireCall)
    keepSoon()
    return distinct(answers).map(answer =>
      answer.kind === 'price'
        ? priceOf(account, names, answer, question, { implied, calendars })
        : refusalOf(account, names, answer),
    )
  },
})
