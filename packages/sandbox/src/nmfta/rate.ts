import type { SandboxCarrier } from '../project44/carriers.ts'
import { type Json, listOf, numberOf, objectOf, textOf } from '../project44/read.ts'
import { quoteOf } from '../project44/tariff.ts'
import type { Reply } from '../wire.ts'
import { messageStatus } from './ebol.ts'

/** A carrier of the network that speaks the standard; its prices are nobody's. */
export const carrier: SandboxCarrier = {
  ...{ scac: 'DMDL', name: 'Demo Digital Freight', habitMs: 260, priceLevel: 0.99, discountPercent: 65, minimum: 120 },
  ...{ fuelPercent: 27, extraDays: 0, avoids: '', guaranteed: false },
}

/** Dollars of the extra services that it prices, by the codes of electronic bills. */
const extras: Readonly<Record<string, number>> = {
  ...{ LFTD: 95, LFTP: 85, RES: 105, REP: 95, IDL: 85, IPU: 75, LTDAD: 100, LTDAP: 90, APTD: 45, MNC: 30, PSC: 80 },
  ...{ OVR: 187, COD: 55 },
}

/** Everything that is wrong with a question, by what the public preview requires. */
function faultsOf(body: Json): readonly string[] {
  const { type, startDate, endDate } = objectOf(body.pickupDate)
  const stops = listOf(body.address).map(objectOf)
  const commodities = stops.flatMap(stop => listOf(stop.commodities).map(objectOf))
  const isDated = type === 'FLEXIBLE' && [startDate, endDate].every(date => /^\d{4}-\d{2}-\d{2}$/.test(textOf(date)))
  return [
    ...(isDated ? [] : ['pickupDate has a type, a start and an end']),
    ...(stops.length >= 2 ? [] : ['address has two stops at least']),
    ...stops.filter(({ postalCode }) => textOf(postalCode) === '').map(() => 'address.postalCode is required'),
    ...stops.filter(({ country }) => textOf(country).length !== 3).map(() => 'address.country has three letters'),
    ...commodities.filter(({ quantity }) => !Number.isInteger(quantity)).map(() => 'quantity is a whole number'),
    ...commodities.filter(({ weight }) => (numberOf(weight) ?? 0) <= 0).map(() => 'weight is above zero'),
  ]
}

/** What it answers to a question for prices, in the form of the council's public preview. */
export function rateReply(body: Json): Reply {
  const faults = faultsOf(body)
  if (faults.length > 0) {
    return {
      status: 400,
      json: { messageStatus: { ...messageStatus('FAIL', '300', 'Data Error', faults), status: 'FAILURE' } },
    }
  }
  const [origin = {}, destination = {}] = listOf(body.address).map(objectOf)
  const items = listOf(origin.commodities).map(objectOf)
  const quote = quoteOf(
    carrier,
    {
      originAddress: { postalCode: textOf(origin.postalCode) },
      destinationAddress: { postalCode: textOf(destination.postalCode) },
      pickupWindow: { date: textOf(objectOf(body.pickupDate).startDate) },
      lineItems: items.map(item => ({ totalWeight: item.weight, freightClass: textOf(item.classification) })),
    },
    '',
    new Date(),
  )
  const lines = listOf(objectOf(quote.rateQuoteDetail).charges).map(objectOf)
  const sum = (...codes: string[]) => {
    const all = lines
      .filter(({ code }) => codes.includes(textOf(code)))
      .reduce((total, one) => total + Number(one.amount), 0)
    return Math.round(all * 100) / 100
  }
  const added = listOf(body.ratingContextAdditionalServices).map(one => extras[textOf(objectOf(one).key)] ?? 0)
  const charges = [
    { code: 'LINE_HAUL', amount: sum('GFC', 'DSC'), currency: 'USD' },
    { code: 'FUEL', amount: sum('FSC'), currency: 'USD' },
    ...added.filter(amount => amount > 0).map(amount => ({ code: 'ACCESSORIAL', amount, currency: 'USD' })),
    ...(items.some(({ hazardous }) => hazardous === true) ? [{ code: 'HAZMAT', amount: 65, currency: 'USD' }] : []),
  ]
  const result = {
    mode: 'LTL',
    quote: {
      ...{ type: 'CONTRACT', id: textOf(quote.capacityProviderQuoteNumber) },
      quoteValidUntil: new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10),
    },
    allInclusiveQuote: false,
    charges,
  }
  const reply = (carrierResult: readonly unknown[]): Reply => ({
    status: 200,
    json: { carrierResult, messageStatus: { ...messageStatus('PASS', '100', 'SAMPLE'), status: 'SUCCESS' } },
  })
  return {
    ...reply([result]),
    spoil: kind => {
      if (kind === 'twice') return reply([result, result])
      if (kind === 'wrongCurrency')
        return reply([{ ...result, charges: charges.map(one => ({ ...one, currency: 'XXX' })) }])
      return reply([{ ...result, charges: [{ code: 'LINE_HAUL', amount: -125.5, currency: 'USD' }] }])
    },
  }
}
