import { businessDay, groundDays, priceOf, roomWeight, zoneOf } from '../parcel/prices.ts'
import { type Json, listOf, objectOf, textOf } from '../project44/read.ts'
import type { Reply } from '../wire.ts'
import { countryOf, faultAbroad, isAbroad, zoneAbroad } from './abroad.ts'
import { addressOf, dollars, no, text, yes, zipOf } from './said.ts'
import { serviceOf, services, servicesAbroad } from './services.ts'

interface Weighed {
  readonly pounds: number
  readonly billed: number
  /** What it costs beside the way, in cents. */
  readonly extras: readonly Extra[]
}

interface Extra {
  readonly type: string
  readonly description: string
  readonly cents: number
}

const signatures: Readonly<Record<string, Extra>> = {
  DIRECT: { type: 'SIGNATURE_OPTION', description: 'Direct signature', cents: 720 },
  INDIRECT: { type: 'SIGNATURE_OPTION', description: 'Indirect signature', cents: 690 },
  ADULT: { type: 'SIGNATURE_OPTION', description: 'Adult signature', cents: 940 },
}

/** What a package weighs and costs; a code and words where nobody takes it. */
function weigh(given: unknown): Weighed | readonly [code: string, words: string] {
  const parcel = objectOf(given)
  const pounds = Number(text(objectOf(parcel.weight).value))
  const { length, width, height } = objectOf(parcel.dimensions)
  const sides = [length, width, height].map(side => Number(text(side) || 0)).toSorted((a, b) => b - a)
  const [long = 0, middle = 0, short = 0] = sides
  if (!(pounds > 0)) return ['PACKAGE.WEIGHT.INVALID', 'Package 1 - The weight must be greater than zero.']
  if (pounds > 150) return ['PACKAGE.WEIGHT.EXCEEDS', 'Package 1 - The weight must not exceed 150 pounds.']
  if (long > 108) return ['PACKAGE.LENGTH.EXCEEDS', 'Package 1 - The length must not exceed 108 inches.']
  if (long + 2 * (middle + short) > 165) {
    return ['PACKAGE.SIZE.EXCEEDS', 'Package 1 - Length and girth must not exceed 165 inches.']
  }
  const special = objectOf(parcel.packageSpecialServices)
  const signed = signatures[textOf(special.signatureOptionType)]
  const isOdd = listOf(special.specialServiceTypes).includes('NON_STANDARD_CONTAINER')
  const handling = { type: 'ADDITIONAL_HANDLING', description: 'Additional handling surcharge', cents: 2_400 }
  return {
    pounds,
    billed: Math.max(Math.ceil(pounds), roomWeight(sides)),
    extras: [...(signed === undefined ? [] : [signed]), ...(isOdd ? [handling] : [])],
  }
}

export const packagesOf = (shipment: Json): readonly Weighed[] =>
  listOf(shipment.requestedPackageLineItems)
    .map(weigh)
    .filter(one => 'pounds' in one)

const isPostBox = (line: unknown): boolean => /\bp\.?\s*o\.?\s*box\b/i.test(textOf(line))

/** Numbers of accounts: one that nobody has, and one that is closed between a price and a label. */
const UNKNOWN = '400000000'
const CLOSED = '999999999'

/** What is wrong with an account and a shipment; null: nothing. */
export function fault(body: Json, isOrder: boolean): Reply | null {
  const account = text(objectOf(body.accountNumber).value)
  const shipment = objectOf(body.requestedShipment)
  if (!/^\d{9}$/.test(account) || account === UNKNOWN) {
    return no(400, 'ACCOUNT.NUMBER.INVALID', 'Account number is invalid. Please correct the request and try again.')
  }
  if (isOrder && account === CLOSED) {
    return no(400, 'SHIPMENT.ACCOUNTNUMBER.UNAUTHORIZED', 'The account is closed for shipping.')
  }
  const to = isOrder ? listOf(shipment.recipients)[0] : shipment.recipient
  if (zipOf(to) === '' || zipOf(shipment.shipper) === '') {
    return no(400, 'POSTALCODE.ZIPCODE.REQUIRED', 'Postal code or ZIP is required.')
  }
  if (listOf(addressOf(to).streetLines).some(isPostBox)) {
    return no(400, 'RECIPIENT.POBOX.NOTALLOWED', 'FedEx does not deliver to P.O. boxes.')
  }
  const wrong = listOf(shipment.requestedPackageLineItems)
    .map(weigh)
    .find(one => !('pounds' in one))
  if (wrong !== undefined && !('pounds' in wrong)) return no(400, wrong[0], wrong[1])
  return faultAbroad(shipment, to, isOrder)
}

/** The services that a shipment can have. */
export function offered(shipment: Json, party: unknown): readonly string[] {
  if (isAbroad(shipment.shipper, party)) return Object.keys(servicesAbroad(countryOf(party)))
  const isHome = addressOf(party).residential === true
  const isOwn = textOf(shipment.packagingType) === 'YOUR_PACKAGING' || shipment.packagingType === undefined
  const special = listOf(objectOf(shipment.shipmentSpecialServices).specialServiceTypes)
  return Object.entries(services)
    .filter(([code]) => code !== (isHome ? 'FEDEX_GROUND' : 'GROUND_HOME_DELIVERY'))
    .filter(([, { carrier }]) => isOwn || carrier === 'FDXE')
    .filter(([, { onSaturday }]) => !special.includes('SATURDAY_DELIVERY') || onSaturday === true)
    .map(([code]) => code)
}

/** What a shipment costs by a service, and when it arrives. Cents. */
export function rated(shipment: Json, to: unknown, code: string) {
  const service = serviceOf(code)
  const zone = isAbroad(shipment.shipper, to) ? zoneAbroad(to) : zoneOf(zipOf(shipment.shipper), zipOf(to))
  const packages = packagesOf(shipment)
  const base = packages.reduce((sum, one) => sum + priceOf(one.billed, zone, service.level), 0)
  const special = listOf(objectOf(shipment.shipmentSpecialServices).specialServiceTypes)
  const discount = Math.round(base * 0.3)
  const extras: readonly Extra[] = [
    { type: 'FUEL', description: 'Fuel Surcharge', cents: Math.round((base - discount) * 0.18) },
    ...packages.flatMap(one => one.extras),
    ...(special.includes('SATURDAY_DELIVERY')
      ? [{ type: 'SATURDAY_DELIVERY', description: 'Saturday delivery', cents: 1_600 }]
      : []),
    ...(addressOf(to).residential === true
      ? [{ type: 'RESIDENTIAL_DELIVERY', description: 'Residential delivery surcharge', cents: 595 }]
      : []),
  ]
  const surcharges = extras.reduce((sum, { cents }) => sum + cents, 0)
  const from = textOf(shipment.shipDateStamp) || textOf(shipment.shipDatestamp) || new Date().toISOString()
  const days = service.days ?? groundDays(zone)
  const arrives = businessDay(from.slice(0, 10), days)
  // What is charged for the whole shipment stands in none of them.
  const netOfEach = packages.map(one => {
    const own = priceOf(one.billed, zone, service.level)
    const net = own - Math.round(own * 0.3)
    return net + Math.round(net * 0.18) + one.extras.reduce((sum, { cents }) => sum + cents, 0)
  })
  return { netOfEach, service, zone, packages, base, discount, extras, surcharges, days, arrives }
}

const numbers = ['ZERO', 'ONE', 'TWO', 'THREE', 'FOUR', 'FIVE', 'SIX', 'SEVEN', 'EIGHT']

/** A price in FedEx's form, by the account or by the list. */
export function rateDetailOf(one: ReturnType<typeof rated>, rateType: 'ACCOUNT' | 'LIST') {
  const discount = rateType === 'ACCOUNT' ? one.discount : 0
  const net = one.base - discount + one.surcharges
  const surcharges = one.extras.map(({ type, description, cents }) => ({ type, description, amount: dollars(cents) }))
  const billed = { units: 'LB', value: one.packages.reduce((sum, { billed: pounds }) => sum + pounds, 0) }
  return { rateType, discount, net, surcharges, billed, zone: String(one.zone).padStart(2, '0') }
}

function replyOf(shipment: Json, code: string, types: readonly unknown[]) {
  const one = rated(shipment, shipment.recipient, code)
  const wanted = (['ACCOUNT', 'LIST'] as const).filter(type => type === 'ACCOUNT' || types.includes(type))
  return {
    serviceType: code,
    serviceName: one.service.name,
    packagingType: textOf(shipment.packagingType) || 'YOUR_PACKAGING',
    ratedShipmentDetails: wanted.map(type => {
      const { rateType, discount, net, surcharges, billed, zone } = rateDetailOf(one, type)
      return {
        rateType,
        ratedWeightMethod: 'ACTUAL',
        totalDiscounts: dollars(discount),
        totalBaseCharge: dollars(one.base),
        totalNetCharge: dollars(net),
        totalNetFedExCharge: dollars(net),
        shipmentRateDetail: {
          rateZone: zone,
          dimDivisor: 139,
          fuelSurchargePercent: 18,
          totalSurcharges: dollars(one.surcharges),
          totalFreightDiscount: dollars(discount),
          surCharges: surcharges,
          totalBillingWeight: billed,
          currency: 'USD',
        },
        currency: 'USD',
      }
    }),
    operationalDetail: {
      ineligibleForMoneyBackGuarantee: false,
      astraDescription: code.slice(0, 9),
      deliveryDate: `${one.arrives}T20:00:00`,
      commitDate: `${one.arrives}T20:00:00`,
      transitTime: `${numbers[one.days] ?? 'EIGHT'}_DAY${one.days === 1 ? '' : 'S'}`,
      serviceCode: one.service.carrier === 'FDXG' ? '92' : '03',
    },
    signatureOptionType: 'SERVICE_DEFAULT',
  }
}

/** The prices of one service or of all of them. */
export function rate(body: Json): Reply {
  const wrong = fault(body, false)
  if (wrong !== null) return wrong
  const shipment = objectOf(body.requestedShipment)
  const named = textOf(shipment.serviceType)
  const codes = offered(shipment, shipment.recipient).filter(code => named === '' || code === named)
  if (codes.length === 0) {
    return no(400, 'SERVICE.PACKAGECOMBINATION.INVALID', 'The service and packaging are not valid together.')
  }
  const all = codes.map(code => replyOf(shipment, code, listOf(shipment.rateRequestType)))
  const reply = (list: readonly unknown[]): Reply => ({
    ...yes({
      rateReplyDetails: list,
      quoteDate: new Date().toISOString().slice(0, 10),
      encoded: false,
      alerts: [{ code: 'VIRTUAL.RESPONSE', message: 'This is a Virtual Response.', alertType: 'NOTE' }],
    }),
    spoil: kind => reply(spoiled(kind, all)),
  })
  return reply(all)
}

function spoiled(kind: string, list: readonly ReturnType<typeof replyOf>[]): readonly unknown[] {
  if (kind === 'twice') return [...list, ...list]
  if (kind === 'noCarrier') return list.map(one => ({ ...one, serviceType: undefined }))
  const bad = kind === 'negativePrice' ? { totalNetCharge: -12.5 } : { currency: 'XXX', totalNetCharge: 12.5 }
  return list.map(one => ({
    ...one,
    ratedShipmentDetails: one.ratedShipmentDetails.map(detail => ({ ...detail, ...bad })),
  }))
}
