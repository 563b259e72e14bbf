import type { SandboxCarrier } from './carriers.ts'
import { type Json, listOf, numberOf, objectOf, textOf } from './read.ts'

/** Dollars of the extra services; one that is not here is not accepted. */
const accessorialPrices: Readonly<Record<string, number>> = {
  ...{ LGPU: 85, RESPU: 95, INPU: 75, LTDPU: 90, APPTPU: 40, CONPU: 110, CNVPU: 165 },
  ...{ LGDEL: 95, RESDEL: 105, INDEL: 85, LTDDEL: 100, APPTDEL: 45, NOTIFY: 30, CONDEL: 120, EDUDEL: 95, CNVDEL: 185 },
  ...{ SSTORDEL: 95, SORTDEL: 60, SATDEL: 175, HAZM: 65 },
}

const cents = (dollars: number): number => Math.round(dollars * 100) / 100

/** The same number for the same words, between 0 and 1: prices have no dice in them. */
function draw(words: string): number {
  let hash = 2_166_136_261
  for (const letter of words) hash = Math.imul(hash ^ letter.charCodeAt(0), 16_777_619) >>> 0
  return hash / 4_294_967_296
}

const zip3 = (address: Json): string => textOf(address.postalCode).slice(0, 3)

export interface Lane {
  readonly origin: string
  readonly destination: string
  /** About 0.6 next door to 1.9 across the country. */
  readonly length: number
}

export function laneOf(body: Json): Lane {
  const origin = zip3(objectOf(body.originAddress))
  const destination = zip3(objectOf(body.destinationAddress))
  const apart = Math.abs((Number(origin) || draw(origin) * 999) - (Number(destination) || draw(destination) * 999))
  return { origin, destination, length: 0.6 + (apart / 999) * 1.1 + draw(`${origin}-${destination}`) * 0.2 }
}

interface Charge {
  readonly code: string
  readonly description: string
  readonly amount: number
  readonly rate?: number
  readonly itemFreightClass?: string
  readonly itemWeight?: number
  readonly itemWeightUnit?: string
}

function freightCharges(carrier: SandboxCarrier, body: Json, { length }: Lane): Charge[] {
  return listOf(body.lineItems).map(line => {
    const item = objectOf(line)
    const pounds = (numberOf(item.totalWeight) ?? 0) * (body.weightUnit === 'KG' ? 2.2046 : 1)
    const freightClass = textOf(item.freightClass)
    const perCwt = cents((16 + Number(freightClass) * 0.62) * length * carrier.priceLevel)
    return {
      code: 'GFC',
      description: 'Gross Freight Charge',
      amount: cents((Math.max(pounds, 150) * perCwt) / 100),
      rate: perCwt,
      itemFreightClass: freightClass,
      itemWeight: pounds,
      itemWeightUnit: 'LB',
    }
  })
}

export const addDays = (date: string, days: number): string => {
  const day = new Date(`${date}T00:00:00Z`)
  for (let left = days; left > 0; ) {
    day.setUTCDate(day.getUTCDate() + 1)
    if (day.getUTCDay() !== 0 && day.getUTCDay() !== 6) left -= 1
  }
  return day.toISOString().slice(0, 10)
}

/** Volume LTL: by the foot of trailer, whatever its class. */
const volumeCharge = (carrier: SandboxCarrier, feet: number, { length }: Lane): Charge => ({
  code: 'GFC',
  description: `Volume, ${feet} ft`,
  amount: cents(feet * 78 * length * carrier.priceLevel),
})

/** Business days on the road. */
export const daysOf = (carrier: SandboxCarrier, { length }: Lane): number =>
  Math.max(1, Math.round(length * 2.4)) + carrier.extraDays

/** Carriers that take their time hand freight for the far end of the country to a partner. */
export const laneTypeOf = (carrier: SandboxCarrier, { length }: Lane): 'DIRECT' | 'INTERLINE' =>
  carrier.extraDays > 0 && length > 1.2 ? 'INTERLINE' : 'DIRECT'

/** Whether the carrier goes there at all. */
export const serves = (carrier: SandboxCarrier, { destination }: Lane): boolean =>
  carrier.avoids === '' || ![...carrier.avoids].some(digit => destination.startsWith(digit))

const sample = { severity: 'INFO', message: 'SAMPLE, NOT FOR SHIPMENT', diagnostic: '', source: 'SYSTEM' }

/** What one carrier answers to a question: its price, or its item with the reason why there is none. */
export function quoteOf(carrier: SandboxCarrier, body: Json, groupCode: string, now: Date): Json {
  const lane = laneOf(body)
  const who = {
    capacityProviderAccountGroup: { code: groupCode, accounts: [{ code: carrier.scac }] },
    carrierCode: carrier.scac,
  }
  if (!serves(carrier, lane)) {
    const diagnostic = 'E042 no direct or interline service'
    const message = 'No rate found for lane.'
    return { ...who, errorMessages: [{ severity: 'ERROR', message, diagnostic, source: 'CAPACITY_PROVIDER' }] }
  }
  const feet = numberOf(body.totalLinearFeet)
  const freight = feet === null ? freightCharges(carrier, body, lane) : [volumeCharge(carrier, feet, lane)]
  const gross = cents(freight.reduce((sum, { amount }) => sum + amount, 0))
  // A volume price is quoted by the foot, and nothing is taken off it.
  const off = feet === null ? carrier.discountPercent : 0
  const net = Math.max(cents((gross * (100 - off)) / 100), carrier.minimum)
  const wanted = listOf(body.accessorialServices).map(service => textOf(objectOf(service).code))
  const extras = wanted
    .filter(code => accessorialPrices[code] !== undefined)
    .map(code => ({ code, description: code, amount: accessorialPrices[code] ?? 0 }))
  const fuel = cents((net * carrier.fuelPercent) / 100)
  const discount = cents(net - gross)
  const charges: Charge[] = [
    ...freight,
    { code: 'DSC', description: 'Discount', amount: discount },
    { code: 'FSC', description: 'Fuel Surcharge', amount: fuel },
    ...extras,
  ].filter(charge => charge.amount !== 0)
  const total = cents(charges.reduce((sum, { amount }) => sum + amount, 0))
  const transitDays = daysOf(carrier, lane)
  const date = textOf(objectOf(body.pickupWindow).date) || now.toISOString().slice(0, 10)
  const delivery = `${addDays(date, transitDays)}T17:00:00`
  const number = `SAMPLE-${carrier.scac}-${Math.floor(draw(JSON.stringify([carrier.scac, body])) * 1e9)}`
  const guaranteed = {
    capacityProviderQuoteNumber: `${number}-G`,
    deliveryDateTime: `${addDays(date, Math.max(1, transitDays - 1))}T12:00:00`,
    serviceLevel: { code: 'GUR', description: 'Guaranteed by noon' },
    transitDays: Math.max(1, transitDays - 1),
    rateQuoteDetail: { charges: [{ code: 'GUR', description: 'Guaranteed', amount: 75 }], total: cents(total + 75) },
  }
  return {
    id: crypto.randomUUID(),
    ...who,
    capacityProviderQuoteNumber: number,
    contractId: `SAMPLE-${carrier.scac}`,
    currencyCode: 'USD',
    laneType: laneTypeOf(carrier, lane),
    serviceLevel: feet === null ? { code: 'STD', description: 'Standard' } : { code: 'VOL', description: 'Volume' },
    transitDays,
    deliveryDateTime: delivery,
    quoteEffectiveDateTime: `${now.toISOString().slice(0, 10)}T00:00:00`,
    quoteExpirationDateTime: new Date(now.getTime() + 30 * 86_400_000).toISOString().slice(0, 19),
    rateQuoteDetail: { charges, subtotal: cents(gross + discount), total },
    alternateRateQuotes: carrier.guaranteed && feet === null ? [guaranteed] : [],
    requestedAccessorialServices: wanted.map(code => ({
      code,
      status: accessorialPrices[code] === undefined ? 'UNACCEPTED' : 'ACCEPTED',
    })),
    infoMessages: [sample],
    errorMessages: [],
  }
}
