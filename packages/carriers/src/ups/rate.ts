import {
  crossesBorder,
  destinationOf,
  needsOf,
  originOf,
  packagesOf,
  pickupOf,
  type Shipment,
  sentence,
} from '@waybill/domain'
import type { CarrierCharge, CarrierPrice, RateAnswer, WireCall } from '../kit/connector.ts'
import { badAnswer, jsonOf } from '../kit/failures.ts'
import type { LabelPackage } from '../kit/labels.ts'
import { balanced, partsOf, toMinor } from '../kit/money.ts'
import { SCAC, serviceName } from './codes.ts'
import { invoiceTotalOf } from './customs.ts'
import { failureOf } from './errors.ts'
import { type Account, paths, type Send } from './send.ts'
import { notOffered, optionsOf, packageOf, partiesOf, payerOf } from './shipmentBody.ts'
import { inRate } from './territory.ts'
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
      ...(inRate(shipment, 'CustomerClassification') === 'forbidden' ? {} : { CustomerClassification: { Code: '00' } }),
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
        ...(crossesBorder(originOf(shipment), destinationOf(shipment)) ? invoiceTotalOf(shipment) : {}),
        TaxInformationIndicator: '',
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

type Itemized = RatedShipment['ItemizedCharges'][number]

/** What is charged for the shipment and for each package; what is said of both alike is charged once. */
function itemizedOf(ofShipment: readonly Itemized[], ofPackages: readonly Itemized[]): readonly Itemized[] {
  const sum = (lines: readonly Itemized[], of: Itemized): number =>
    Math.round(
      lines
        .filter(({ Code, SubType }) => Code === of.Code && SubType === of.SubType)
        .reduce((all, { MonetaryValue }) => all + Number(MonetaryValue), 0) * 100,
    )
  return [...ofShipment, ...ofPackages.filter(one => sum(ofShipment, one) !== sum(ofPackages, one))]
}

function linesOf(rated: RatedShipment, total: number, currency: string): readonly CarrierCharge[] {
  const negotiated = rated.NegotiatedRateCharges
  const itemized =
    negotiated === undefined
      ? itemizedOf(
          rated.ItemizedCharges,
          rated.RatedPackage.flatMap(one => one.ItemizedCharges),
        )
      : itemizedOf(
          negotiated.ItemizedCharges,
          rated.RatedPackage.flatMap(one => one.NegotiatedCharges.ItemizedCharges),
        )
  const line = (kind: CarrierCharge['kind'], value: string, description: string): readonly CarrierCharge[] => {
    const amount = toMinor(value, currency)
    return amount === null || amount === 0 ? [] : [{ kind, code: '', amount, description }]
  }
  const extras = [
    ...itemized.flatMap(({ Code, SubType, Description, MonetaryValue }) =>
      Code === FUEL
        ? line('fuel', MonetaryValue, Description || SubType || 'Fuel')
        : line('accessorial', MonetaryValue, Description || SubType || `UPS ${Code}`),
    ),
    ...(negotiated ?? rated).TaxCharges.flatMap(({ Type, MonetaryValue }) =>
      line('accessorial', MonetaryValue, `Tax ${Type}`),
    ),
  ]
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

/** A row that costs more because it comes on a Saturday, beside the one of the week. */
const isOnSaturday = ({ TimeInTransit }: RatedShipment): boolean =>
  TimeInTransit?.ServiceSummary.SaturdayDelivery === '1'

function priceOf(given: unknown): RateAnswer {
  const rated = ratedShipment.safeParse(given).data
  if (rated === undefined) return badAnswer(SCAC, sentence('unreadable'))
  const negotiated = rated.NegotiatedRateCharges
  const whole =
    negotiated === undefined
      ? (rated.TotalChargesWithTaxes ?? rated.TotalCharges)
      : (negotiated.TotalChargesWithTaxes ?? negotiated.TotalCharge)
  const currency = whole.CurrencyCode
  const total = currency === '' ? null : toMinor(whole.MonetaryValue, currency)
  if (total === null) return badAnswer(SCAC, sentence('priceNoMoney'))
  if (total <= 0) return badAnswer(SCAC, sentence('priceNotPositive'))
  const charges = balanced(linesOf(rated, total, currency), total)
  const arrival = rated.TimeInTransit?.ServiceSummary.EstimatedArrival
  const price: CarrierPrice = {
    kind: 'price',
    scac: SCAC,
    service: serviceName(rated.Service.Code, isOnSaturday(rated)),
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
    ...(rated.BillingWeight === undefined ? {} : { billedWeightLb: rated.BillingWeight }),
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
      if (rated === undefined) return [badAnswer(SCAC, sentence('unreadable'))]
      // What is not asked for a Saturday would be ordered for a day of the week: that has a row of its own.
      const isUnasked = (one: unknown): boolean => {
        const read = ratedShipment.safeParse(one).data
        return read !== undefined && isOnSaturday(read) && !needsOf(shipment).saturdayDelivery
      }
      return rated.filter(one => !isUnasked(one)).map(priceOf)
    }
    const { surePostCode } = needsOf(shipment)
    const asked = [ask('Shoptimeintransit'), ...(surePostCode === '' ? [] : [ask('Ratetimeintransit', surePostCode)])]
    return (await Promise.all(asked)).flat()
  }
