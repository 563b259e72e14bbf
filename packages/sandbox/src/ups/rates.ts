import { businessDay, groundDays, priceOf, roomWeight, zoneOf } from '../parcel/prices.ts'
import { type Json, listOf, objectOf, textOf } from '../project44/read.ts'
import type { Reply } from '../wire.ts'
import { faultAbroad, isAbroad, zoneAbroad } from './abroad.ts'
import { addressOf, dollars, no, zipOf } from './said.ts'
import { isSaver, serviceOf, servicesOf } from './services.ts'

interface Weighed {
  readonly pounds: number
  readonly billed: number
  /** What it costs that somebody signs, in cents; 0: nobody has to. */
  readonly confirmation: number
  readonly cents: (zone: number, level: number) => number
}

/** What a package weighs and costs; in words, why it is taken by nobody. */
function weigh(given: unknown): Weighed | string {
  const parcel = objectOf(given)
  const { Weight, UnitOfMeasurement } = objectOf(parcel.PackageWeight)
  const isOunces = textOf(objectOf(UnitOfMeasurement).Code) === 'OZS'
  const pounds = Number(textOf(Weight)) / (isOunces ? 16 : 1)
  const { Length, Width, Height } = objectOf(parcel.Dimensions)
  const sides = [Length, Width, Height].map(side => Number(textOf(side) || 0)).toSorted((a, b) => b - a)
  const [length = 0, width = 0, height = 0] = sides
  if (!(pounds > 0)) return 'Package weight must be greater than zero.'
  if (pounds > 150) return 'Packages must not weigh more than 150 pounds.'
  if (length > 108) return 'Package length must not exceed 108 inches.'
  if (Math.ceil(length) + 2 * (Math.ceil(width) + Math.ceil(height)) > 165) {
    return 'Package size (length + girth) must not exceed 165 inches.'
  }
  const billed = Math.max(Math.ceil(pounds), roomWeight(sides))
  const extra = parcel.AdditionalHandlingIndicator === undefined ? 0 : 2_200
  const signed = objectOf(objectOf(parcel.PackageServiceOptions).DeliveryConfirmation).DCISType
  const confirmation = signed === '3' ? 935 : signed === '2' ? 705 : 0
  return { pounds, billed, confirmation, cents: (zone, level) => priceOf(billed, zone, level) + extra + confirmation }
}

const ELECTRONIC = '8'

/** Whether the label of a shipment goes out by e-mail. */
export const isMailed = (shipment: Json): boolean =>
  textOf(objectOf(shipment.ReturnService).Code) === ELECTRONIC ||
  textOf(objectOf(objectOf(shipment.ShipmentServiceOptions).LabelMethod).Code) === '04'

/** What is wrong with a shipment; null: nothing. */
export function fault(shipment: Json, isOrdered = false): Reply | null {
  const account = textOf(objectOf(shipment.Shipper).ShipperNumber)
  if (!/^[0-9A-Z]{6}$/i.test(account))
    return no(400, '111210', 'The requested service is unavailable for the shipper number.')
  if (account.toUpperCase() === 'CLOSED') return no(400, '120102', 'The shipper number is not active.')
  const to = addressOf(shipment.ShipTo)
  if (listOf(to.AddressLine).some(line => /\bp\.?\s*o\.?\s*box\b/i.test(textOf(line)))) {
    return no(400, '120209', 'UPS does not deliver to P.O. boxes.')
  }
  if (['AA', 'AE', 'AP'].includes(textOf(to.StateProvinceCode))) {
    return no(400, '111286', 'UPS does not deliver to military addresses.')
  }
  const faults = listOf(shipment.Package)
    .map(weigh)
    .filter(one => typeof one === 'string')
  if (faults[0] !== undefined) return no(400, '111057', faults[0])
  return faultAbroad(shipment, isOrdered)
}

/** Codes of the services that go there; what comes back has not all of them. */
export function servicesTo(shipment: Json): readonly string[] {
  const all = Object.keys(servicesOf(isAbroad(shipment), textOf(addressOf(shipment.ShipTo).CountryCode)))
  const isReturn =
    shipment.ReturnService !== undefined || objectOf(shipment.ShipmentServiceOptions).ReturnService !== undefined
  return isReturn ? all.filter(code => code !== '13') : all
}

/** What a shipment costs by a service, and when it arrives. */
export function rated(shipment: Json, code: string) {
  const service = serviceOf(code)
  const zone = isAbroad(shipment) ? zoneAbroad(shipment) : zoneOf(zipOf(shipment.ShipFrom), zipOf(shipment.ShipTo))
  const packages = listOf(shipment.Package)
    .map(weigh)
    .filter(one => typeof one !== 'string')
  const base = packages.reduce((sum, one) => sum + one.cents(zone, service.level), 0)
  const saturday = objectOf(shipment.ShipmentServiceOptions).SaturdayDeliveryIndicator === undefined ? 0 : 1_600
  const fuel = Math.round(base * 0.18)
  const list = base + fuel + saturday
  const negotiated = Math.round(list * 0.7)
  const { Date: day = '' } = objectOf(objectOf(shipment.DeliveryTimeInformation).Pickup)
  const from = textOf(day).replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3') || new Date().toISOString().slice(0, 10)
  const days = service.days ?? groundDays(zone)
  const { level } = service
  return { zone, level, packages, list, negotiated, fuel, days, arrives: businessDay(from, days), saturday }
}

/** UPS publishes no list of its codes: this one is nobody's, and what it means stands beside it. */
const signatureOf = (cents: number) => [{ Code: '000', Description: 'Delivery Confirmation', ...dollars(cents) }]

/** What of a package's price is itemized: who signs for it, where that costs. */
function itemizedOf({ confirmation }: { readonly confirmation: number }, wantsNegotiated: boolean) {
  if (confirmation === 0) return {}
  const NegotiatedCharges = { ItemizedCharges: signatureOf(Math.round(confirmation * 0.7)) }
  return { ItemizedCharges: signatureOf(confirmation), ...(wantsNegotiated ? { NegotiatedCharges } : {}) }
}

function ratedShipment(shipment: Json, code: string) {
  const { zone, packages, list, negotiated, fuel, days, arrives } = rated(shipment, code)
  const wantsNegotiated = objectOf(shipment.ShipmentRatingOptions).NegotiatedRatesIndicator !== undefined
  const weight = { UnitOfMeasurement: { Code: 'LBS', Description: 'Pounds' } }
  return {
    Service: { Code: code, Description: '' },
    Zone: String(zone).padStart(3, '0'),
    RatedShipmentAlert: [{ Code: '110971', Description: 'Your invoice may vary from the displayed reference rates' }],
    BillingWeight: { ...weight, Weight: String(packages.reduce((sum, one) => sum + one.billed, 0)) },
    TransportationCharges: dollars(list),
    BaseServiceCharge: dollars(list - fuel),
    ItemizedCharges: [{ Code: '375', ...dollars(fuel) }],
    ServiceOptionsCharges: dollars(0),
    TotalCharges: dollars(list),
    ...(wantsNegotiated
      ? {
          NegotiatedRateCharges: {
            ItemizedCharges: [{ Code: '375', ...dollars(Math.round(fuel * 0.7)) }],
            TotalCharge: dollars(negotiated),
          },
        }
      : {}),
    RatedPackage: packages.map(one => ({
      ...itemizedOf(one, wantsNegotiated),
      TransportationCharges: dollars(0),
      ServiceOptionsCharges: dollars(0),
      TotalCharges: dollars(0),
      Weight: String(one.pounds),
      BillingWeight: { ...weight, Weight: String(one.billed) },
    })),
    TimeInTransit: {
      PickupDate: '',
      PackageBillType: '03',
      ServiceSummary: {
        Service: { Description: '' },
        EstimatedArrival: {
          Arrival: { Date: arrives.replaceAll('-', ''), Time: '230000' },
          BusinessDaysInTransit: String(days),
          Pickup: { Date: '', Time: '' },
          DayOfWeek: '',
        },
        SaturdayDelivery: '0',
      },
    },
  }
}

/** The prices of one service or of all of them. */
export function rate(body: Json, option: string): Reply {
  const shipment = objectOf(objectOf(body.RateRequest).Shipment)
  const wrong = fault(shipment)
  if (wrong !== null) return wrong
  const all = servicesTo(shipment).map(code => ratedShipment(shipment, code))
  const one = textOf(objectOf(shipment.Service).Code)
  const named = isSaver(one) && !isAbroad(shipment) ? [ratedShipment(shipment, one)] : all
  const chosen = option.startsWith('Shop') ? all : named.filter(({ Service }) => Service.Code === one)
  if (chosen.length === 0) return no(400, '111100', 'The requested service is invalid from the selected origin.')
  const reply = (ratedShipments: unknown): Reply => ({
    status: 200,
    json: {
      RateResponse: {
        Response: { ResponseStatus: { Code: '1', Description: 'Success' }, TransactionReference: '' },
        // One alone is no list.
        RatedShipment: option.startsWith('Shop') ? ratedShipments : chosen[0],
      },
    },
    spoil: kind => reply(spoiled(kind, chosen)),
  })
  return reply(chosen)
}

const spoiled = (kind: string, list: readonly ReturnType<typeof ratedShipment>[]): unknown => {
  if (kind === 'twice') return [...list, ...list]
  return list.map(one => {
    const bad =
      kind === 'negativePrice'
        ? { CurrencyCode: 'USD', MonetaryValue: '-12.50' }
        : { CurrencyCode: 'XXX', MonetaryValue: '12.5' }
    return kind === 'noCarrier'
      ? { ...one, Service: undefined }
      : { ...one, NegotiatedRateCharges: undefined, TotalCharges: bad }
  })
}
