import { needsOf, packagesOf, pickupOf, type Shipment, sentence } from '@waybill/domain'
import type { CarrierCharge, CarrierPrice, RateAnswer, WireCall } from '../kit/connector.ts'
import { badAnswer, jsonOf } from '../kit/failures.ts'
import { balanced, partsOf, toMinor } from '../kit/money.ts'
import { SCAC, serviceName } from './codes.ts'
import { ratedCustoms } from './customs.ts'
import { failureOf } from './errors.ts'
import { type Account, paths, type Send } from './send.ts'
import { addressOf, consigneeOf, notOffered, packageOf, packagingOfAll, servicesOf, shipperOf } from './shipmentBody.ts'
import { type RatedShipment, type RateReply, rateAnswer, rateReply } from './wire.ts'

/** The question for all services of an account: it names none. Its fields: FedEx Rates and Transit Times. */
export function rateBody({ settings }: Account, shipment: Shipment) {
  const packages = packagesOf(shipment).map(one => ({ ...one, unitId: one.unitId ?? 0 }))
  return {
    accountNumber: { value: settings.accountNumber },
    rateRequestControlParameters: { returnTransitTimes: true, servicesNeededOnRateFailure: true },
    requestedShipment: {
      shipper: { address: addressOf(shipperOf(shipment)) },
      recipient: { address: addressOf(consigneeOf(shipment), needsOf(shipment).residential) },
      shipDateStamp: pickupOf(shipment).date,
      pickupType: settings.pickupType,
      packagingType: packagingOfAll(shipment),
      rateRequestType: ['ACCOUNT', 'LIST'],
      totalPackageCount: packages.length,
      requestedPackageLineItems: packages.map(one => ({ groupPackageCount: 1, ...packageOf(one, shipment) })),
      ...servicesOf(shipment, settings),
      ...ratedCustoms(shipment),
    },
  }
}

/** The account's own price before FedEx's list. */
const priceOfAccount = (rated: readonly RatedShipment[]): RatedShipment | undefined =>
  rated.find(({ rateType }) => rateType === 'ACCOUNT') ?? rated.find(({ rateType }) => rateType !== 'LIST') ?? rated[0]

function chargesOf(rated: RatedShipment, total: number, currency: string): readonly CarrierCharge[] {
  const base = toMinor(rated.totalBaseCharge, currency) ?? 0
  const off = toMinor(rated.totalDiscounts, currency) ?? 0
  const extras = (rated.shipmentRateDetail?.surCharges ?? []).flatMap((one): readonly CarrierCharge[] => {
    const amount = toMinor(one.amount, currency)
    if (amount === null || amount === 0) return []
    const kind = /FUEL/i.test(one.type || one.surchargeType) ? 'fuel' : 'accessorial'
    return [{ kind, code: '', amount, description: one.description || one.type || 'Surcharge' }]
  })
  if (base <= 0) return balanced([], total)
  const discount = { kind: 'discount', code: '', amount: -off, description: 'Account discount' } as const
  const lines: readonly CarrierCharge[] = [
    { kind: 'linehaul', code: '', amount: base, description: 'Transportation' },
    ...(off > 0 ? [discount] : []),
    ...extras,
  ]
  return balanced(lines, total)
}

const numbers = ['ZERO', 'ONE', 'TWO', 'THREE', 'FOUR', 'FIVE', 'SIX', 'SEVEN', 'EIGHT', 'NINE', 'TEN']

/** `THREE_DAYS` as 3; null for what is none. */
function daysOf(said: string): number | null {
  const word = /^([A-Z]+)_DAYS?$/.exec(said)?.[1] ?? ''
  const days = numbers.indexOf(word)
  return days === -1 ? null : days
}

/** The date of `2026-11-27T20:00:00`; null when there is none. */
const dateOf = (said: string): string | null => /^\d{4}-\d{2}-\d{2}/.exec(said)?.[0] ?? null

const arrivalOf = ({ operationalDetail, commit }: RateReply) => ({
  transitDays: daysOf(operationalDetail?.transitTime || commit?.transitDays?.minimumTransitTime || ''),
  deliveryDate: dateOf(
    operationalDetail?.deliveryDate || operationalDetail?.commitDate || commit?.dateDetail?.dayFormat || '',
  ),
})

function priceOf(given: unknown): RateAnswer {
  const reply = rateReply.safeParse(given).data
  const rated = reply === undefined ? undefined : priceOfAccount(reply.ratedShipmentDetails)
  if (reply === undefined || rated === undefined) return badAnswer(SCAC, sentence('unreadable'))
  const detail = rated.shipmentRateDetail
  const currency = rated.currency || detail?.currency || ''
  const total = currency === '' ? null : toMinor(rated.totalNetCharge, currency)
  if (total === null) return badAnswer(SCAC, sentence('priceNoMoney'))
  if (total <= 0) return badAnswer(SCAC, sentence('priceNotPositive'))
  const charges = chargesOf(rated, total, currency)
  const billed = detail?.totalBillingWeight
  const price: CarrierPrice = {
    kind: 'price',
    scac: SCAC,
    service: serviceName(reply.serviceType, reply.serviceName),
    serviceCode: reply.serviceType,
    ...arrivalOf(reply),
    ...partsOf(charges),
    total,
    currency,
    charges,
    quoteNumber: '',
    expiresAt: null,
    unpricedAccessorials: [],
    guessedItems: [],
    messages: [
      ...(rated.rateType === 'LIST' ? [sentence('listPriceOnly')] : []),
      ...reply.customerMessages.map(({ message }) => message).filter(said => said !== ''),
    ],
    zone: detail?.rateZone ?? '',
    ...(billed?.units === 'LB' ? { billedWeightLb: billed.value } : {}),
  }
  return price
}

/** The prices of all services over the lane. */
export const rateWith =
  (send: Send) =>
  async (account: Account, shipment: Shipment, wireCall: WireCall): Promise<readonly RateAnswer[]> => {
    const refused = notOffered(shipment, account.settings)
    if (refused !== null) return [refused]
    const request = { operation: 'rate', path: paths.rate, body: rateBody(account, shipment) } as const
    const got = await send(account, request, wireCall)
    if (got.kind === 'lost' || got.status !== 200) return [failureOf(got)]
    const replies = rateAnswer.safeParse(jsonOf(got)).data?.output.rateReplyDetails
    if (replies !== undefined) return replies.map(priceOf)
    // An answer with 200 may hold errors in the place of prices.
    return [{ ...failureOf(got), providerStatus: null }]
  }
