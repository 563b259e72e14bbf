import { homeCountry, isDate, sentence } from '@waybill/domain'
import type { WireCall } from '../kit/connector.ts'
import { badAnswer, jsonOf } from '../kit/failures.ts'
import type { Lane, LanePlace, TransitAnswer, TransitTime } from '../kit/lane.ts'
import { failureOf } from './errors.ts'
import { type Account, paths, type Send } from './send.ts'
import { groupOf } from './shipmentBody.ts'
import { transitQuote, transitQuotes } from './wire.ts'

const placeOf = ({ city, state, zip, country }: LanePlace) => ({
  ...(city === '' ? {} : { city }),
  ...(state === '' ? {} : { state }),
  postalCode: homeCountry({ country }) === 'US' ? zip.slice(0, 5) : zip,
  country: homeCountry({ country }),
})

const transitBody = (account: Account, { origin, destination, pickupDate }: Lane, timeoutS: number) => ({
  capacityProviderAccountGroup: groupOf(account),
  originAddress: placeOf(origin),
  destinationAddress: placeOf(destination),
  pickupWindow: { date: pickupDate },
  apiConfiguration: { timeout: timeoutS, fallBackToDefaultAccountGroup: false },
})

const lanes: Readonly<Record<string, TransitTime['lane']>> = { DIRECT: 'direct', INTERLINE: 'interline' }

const laneOf = (type: string): TransitTime['lane'] => (Object.hasOwn(lanes, type) ? (lanes[type] ?? null) : null)

/** One carrier's item: how long it takes, or why it does not say. */
function readQuote(account: Account, { pickupDate }: Lane, given: unknown): TransitAnswer {
  const quote = transitQuote.safeParse(given).data
  if (quote === undefined) return badAnswer(account.scac, sentence('unreadable'))
  const scac = quote.carrierCode || account.scac
  if (scac === '') return badAnswer(scac, sentence('transitNamesNobody'))
  const day = quote.deliveryDateTime.slice(0, 10)
  const isCredible = isDate(day) && day >= pickupDate
  const transitDays = quote.transitDays ?? null
  const refusals = quote.errorMessages.filter(({ message }) => message !== '')
  if (transitDays === null && !isCredible) {
    const said = refusals.map(({ message, diagnostic }) => (diagnostic === '' ? message : `${message} (${diagnostic})`))
    const message = said.join(' ') || sentence('noTransitTime')
    return { kind: 'failed', scac, reason: 'refused', message, providerStatus: null }
  }
  return {
    kind: 'transit',
    scac,
    mode: 'LTL',
    service: quote.serviceLevel.description || quote.serviceLevel.code || 'Standard',
    serviceCode: quote.serviceLevel.code,
    transitDays,
    deliveryDate: isCredible ? day : null,
    lane: laneOf(quote.laneType),
    messages: quote.infoMessages.map(({ message }) => message).filter(message => message !== ''),
  }
}

/** How long the services of one account's carrier take. What is known of it stands in README.md: little is published. */
export const transitWith =
  (send: Send) =>
  async (account: Account, lane: Lane, wireCall: WireCall): Promise<readonly TransitAnswer[]> => {
    const timeoutS = Math.max(1, Math.floor(wireCall.deadlineMs / 1000) - 1)
    const body = transitBody(account, lane, timeoutS)
    const got = await send(account, { operation: 'transit', method: 'POST', path: paths.transit, body }, wireCall)
    if (got.kind === 'lost' || got.status !== 200) return [failureOf(account.scac, got)]
    const read = transitQuotes.safeParse(jsonOf(got)).data
    if (read === undefined) return [badAnswer(account.scac, sentence('unreadable'))]
    const answers = read.transitTimeQuotes.map(quote => readQuote(account, lane, quote))
    if (answers.length > 0) return answers
    const message = read.infoMessages.map(({ message }) => message).join(' ') || sentence('noTransitTime')
    return [{ kind: 'failed', scac: account.scac, reason: 'refused', message, providerStatus: null }]
  }
