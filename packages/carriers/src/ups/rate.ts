import { needsOf, packagesOf, pickupOf, type Shipment, sentence } from '@waybill/domain'
import type { CarrierCharge, CarrierPrice, RateAnswer, WireCall } from '../kit/connector.ts'
import { badAnswer, jsonOf } from '../kit/failures.ts'
import type { LabelPackage } from '../kit/labels.ts'
import { balanced, partsOf, toMinor } from '../kit/money.ts'
import { SCAC, serviceName } from './codes.ts'
import { invoiceTotalOf } from './customs.ts'
import { failureOf } from './errors.ts'
import { type Account, paths, type Send } from './send.ts'
import { notOffered, optionsOf, packageOf, partiesOf, payerOf } from './shipmentBody.ts'
import { type RatedShipment, rateAnswer, ratedShipment } from './wire.ts'

/** Packages of a shipment that need not be saved yet. */
const packagesToRate = (shipment: Shipment): readonly LabelPackage[] =>
  packagesOf(shipment).map(one => ({ ...one, unitId: one.unitId ?? 0 }))

/**
 * The question for all services of an account, or for one. Its fields: UPS Rating, RateRequest.
 * @param serviceCode of the one; blank: all that UPS offers by itself
 */
export function rateBody({ settings }: Account, shipment: Shipment, serviceCode = '') {
  const packages = packagesToRate(shipment)
  const { date, from } = pickupOf(shipment)
  const options = optionsOf(shipment, true)
  return {
    RateRequest: {
      Request: { TransactionReference: { CustomerContext: 'rate' } },
      PickupType: { Code: settings.pickupType },
      CustomerClassification: { Code: '00' },
      Shipment: {
        ...partiesOf(shipment, settings),
        PaymentDetails: { ShipmentCharge: [{ Type: '01', ...payerOf(shipment, settings) }] },
        ShipmentTotalWeight: {
          UnitOfMeasurement: { Code: 'LBS', Description: 'Pounds' },
          Weight: String(Math.round(packages.reduce((sum, { weightLb }) => sum + weightLb, 0) * 100) / 100),
        },
        NumOfPieces: String(packages.length),
        ...(serviceCode === '' ? {} : { Service: { Code: serviceCode } }),
        Package: packages.map(one => packageOf(one, shipment, 'PackagingType', serviceCode)),
        ...(Object.keys(options).length === 0 ? {} : { ShipmentServiceOptions: options }),
        ...invoiceTotalOf(shipment),
        ShipmentRatingOptions: { NegotiatedRatesIndicator: '' },
        DeliveryTimeInformation: {
          PackageBillType: '03',
          Pickup: { Date: date.replaceAll('-', ''), Time: (from || '15:00').replace(':', '') },
        },
      },
    },
  }
}

/** Kinds of charges that are told apart from extras. Source: UPS itemized charge codes. */
const FUEL = '375'

function linesOf(rated: RatedShipment, total: number, currency: string): readonly CarrierCharge[] {
  const negotiated = rated.NegotiatedRateCharges
  const itemized = negotiated?.ItemizedCharges ?? [
    ...rated.ItemizedCharges,
    ...rated.RatedPackage.flatMap(one => one.ItemizedCharges),
  ]
  const extras = itemized.flatMap((one): readonly CarrierCharge[] => {
    const amount = toMinor(one.MonetaryValue, currency)
    if (amount === null || amount === 0) return []
    const kind = one.Code === FUEL ? 'fuel' : 'accessorial'
    return [{ kind, code: '', amount, description: one.Description || (kind === 'fuel' ? 'Fuel' : `UPS ${one.Code}`) }]
  })
  const rest = total - extras.reduce((sum, { amount }) => sum + amount, 0)
  // What its lines do not come to is what moving costs; lines that come to more than the whole are none.
  return rest < 0
    ? [{ kind: 'linehaul', code: '', amount: total, description: 'Transportation' }]
    : [{ kind: 'linehaul', code: '', amount: rest, description: 'Transportation' }, ...extras]
}

const daysOf = (days: number | undefined): number | null =>
  days !== undefined && Number.isInteger(days) && days >= 0 && days <= 365 ? days : null

/** `20261130` as a date; null when it is none. */
const dateOf = (text: string): string | null =>
  /^\d{8}$/.test(text) ? `${text.slice(0, 4)}-${text.slice(4, 6)}-${text.slice(6)}` : null

function priceOf(given: unknown): RateAnswer {
  const rated = ratedShipment.safeParse(given).data
  if (rated === undefined) return badAnswer(SCAC, sentence('unreadable'))
  const whole = rated.NegotiatedRateCharges?.TotalCharge ?? rated.TotalCharges
  const currency = whole.CurrencyCode
  const total = currency === '' ? null : toMinor(whole.MonetaryValue, currency)
  if (total === null) return badAnswer(SCAC, sentence('priceNoMoney'))
  if (total <= 0) return badAnswer(SCAC, sentence('priceNotPositive'))
  const charges = balanced(linesOf(rated, total, currency), total)
  const arrival = rated.TimeInTransit?.ServiceSummary.EstimatedArrival
  const price: CarrierPrice = {
    kind: 'price',
    scac: SCAC,
    service: serviceName(rated.Service.Code),
    serviceCode: rated.Service.Code,
    transitDays: daysOf(arrival?.BusinessDaysInTransit ?? rated.GuaranteedDelivery?.BusinessDaysInTransit),
    deliveryDate: dateOf(arrival?.Arrival.Date ?? ''),
    ...partsOf(charges),
    total,
    currency,
    charges,
    quoteNumber: '',
    expiresAt: null,
    unpricedAccessorials: [],
    guessedItems: [],
    messages: rated.RatedShipmentAlert.map(({ Description }) => Description).filter(said =>
      /address|residential/i.test(said),
    ),
    zone: rated.Zone,
    ...(rated.BillingWeight === undefined ? {} : { billedWeightLb: rated.BillingWeight.Weight }),
  }
  return price
}

/** The prices of all services over the lane, and of Ground Saver where its code is given. */
export const rateWith =
  (send: Send) =>
  async (account: Account, shipment: Shipment, wireCall: WireCall): Promise<readonly RateAnswer[]> => {
    const refused = notOffered(shipment)
    if (refused !== null) return [refused]
    const ask = async (option: 'Shoptimeintransit' | 'Ratetimeintransit', serviceCode = '') => {
      const body = rateBody(account, shipment, serviceCode)
      const got = await send(account, { operation: 'rate', method: 'POST', path: paths.rate(option), body }, wireCall)
      if (got.kind === 'lost' || got.status !== 200) return [failureOf(got)]
      const rated = rateAnswer.safeParse(jsonOf(got)).data?.RateResponse.RatedShipment
      return rated === undefined ? [badAnswer(SCAC, sentence('unreadable'))] : rated.map(priceOf)
    }
    const { surePostCode } = needsOf(shipment)
    const asked = [ask('Shoptimeintransit'), ...(surePostCode === '' ? [] : [ask('Ratetimeintransit', surePostCode)])]
    return (await Promise.all(asked)).flat()
  }
