import { needsOf, pickupOf, sentence } from '@waybill/domain'
import type { WireCall } from '../kit/connector.ts'
import { isRefusal, jsonOf } from '../kit/failures.ts'
import type { BuyOutcome, LabelOrder, LabelPurchase, LabelTerms } from '../kit/labels.ts'
import { toMinor } from '../kit/money.ts'
import { packageCharges } from '../kit/packageCharges.ts'
import { readersNumbers } from '../kit/readersNumbers.ts'
import { customsOf, invoicesOf } from './customs.ts'
import { errorsOf, failureOf } from './errors.ts'
import { type Account, paths, type Send } from './send.ts'
import {
  consigneeOf,
  notOffered,
  ownPackagingOn,
  packageOf,
  packagingOfAll,
  partyOf,
  payerOf,
  servicesOf,
  shipperOf,
} from './shipmentBody.ts'
import { type SoldShipment, shipAnswer } from './wire.ts'

/** All packages in one request; labels come in ZPL, which papers are made from as well (README.md). */
export const labelTerms: LabelTerms = {
  buys: 'shipment',
  formats: ['zpl'],
  deadlineMs: 30_000,
  registersWithinMs: 60_000,
  recovery: 'reference',
  needsQuoteNumber: () => false,
}

const REFERENCE_MAX = 30

/** Our own key as it stands on FedEx's labels: cut to what each kind of reference takes. */
export const keptReference = ({ reference }: Pick<LabelOrder, 'reference'>): string => reference.slice(0, REFERENCE_MAX)

/**
 * Numbers that stand on a label. The customer's reference is what its reader knows it by, and the invoice the shipment's
 * number; the department is ours: by it FedEx finds the labels of a silent order again (`recover.ts`).
 */
function referencesOf(order: LabelOrder) {
  const { shipment, shipmentNumber } = order
  const rows = [
    { customerReferenceType: 'CUSTOMER_REFERENCE', value: readersNumbers(order)[0] ?? '' },
    { customerReferenceType: 'INVOICE_NUMBER', value: shipmentNumber },
    { customerReferenceType: 'P_O_NUMBER', value: shipment.customerPo },
    { customerReferenceType: 'DEPARTMENT_NUMBER', value: keptReference(order) },
  ]
  return rows
    .filter(({ value }) => value !== '')
    .map(({ value, ...row }) => ({ ...row, value: value.slice(0, REFERENCE_MAX) }))
}

/** The order of labels. Its fields: FedEx Ship. */
export function shipBody({ settings }: Account, order: LabelOrder) {
  const { shipment, packages, requester } = order
  const shipper = shipperOf(shipment)
  const phone = requester.phone || shipper.contactPhone
  return {
    labelResponseOptions: 'LABEL',
    accountNumber: { value: settings.accountNumber },
    requestedShipment: {
      shipDatestamp: pickupOf(shipment).date,
      pickupType: settings.pickupType,
      serviceType: order.serviceCode,
      packagingType: packagingOfAll(shipment),
      totalWeight: Math.round(packages.reduce((sum, { weightLb }) => sum + weightLb, 0) * 100) / 100,
      totalPackageCount: packages.length,
      shipper: partyOf(shipper, false, phone),
      recipients: [partyOf(consigneeOf(shipment), needsOf(shipment).residential, phone)],
      shippingChargesPayment: payerOf(shipment, settings),
      labelSpecification: {
        labelFormatType: 'COMMON2D',
        imageType: 'ZPLII',
        labelStockType: 'STOCK_4X6',
        resolution: 203,
      },
      rateRequestType: ['ACCOUNT'],
      requestedPackageLineItems: packages.map((one, index) => ({
        sequenceNumber: index + 1,
        ...ownPackagingOn(shipment),
        customerReferences: referencesOf(order),
        ...packageOf(one, shipment),
      })),
      ...servicesOf(shipment, settings),
      ...customsOf(shipment, settings.accountNumber, order.shipmentNumber),
    },
  }
}

/** What is named for a package alone: by its own rating, else with its label. Minor units; null: nothing. */
function namedFor(
  { completedShipmentDetail, pieceResponses }: SoldShipment,
  sequence: number,
  currency: string,
): number | null {
  const details = completedShipmentDetail?.completedPackageDetails ?? []
  const rating = details.find((one, index) => (one.sequenceNumber ?? index + 1) === sequence)?.packageRating
  const rates = (rating?.packageRateDetails ?? []).filter(rate => rate.currency === '' || rate.currency === currency)
  const rate = rates.find(({ rateType }) => rateType === rating?.actualRateType) ?? rates[0]
  const piece = pieceResponses.find((one, index) => (one.packageSequenceNumber ?? index + 1) === sequence)
  return toMinor(rate?.netCharge, currency) ?? toMinor(piece?.netChargeAmount, currency)
}

/** What was bought; null where the answer is none, or not of as many packages as were asked for. */
function purchaseOf(given: unknown, { packages }: LabelOrder): LabelPurchase | null {
  const output = shipAnswer.safeParse(given).data?.output
  const sold = output?.transactionShipments[0]
  if (output === undefined || sold === undefined || sold.pieceResponses.length !== packages.length) return null
  // Pieces say their place; where they say none, they stand in the order in which they were asked for.
  const pieces = sold.pieceResponses
    .map((piece, index) => ({ ...piece, at: piece.packageSequenceNumber ?? index + 1 }))
    .toSorted((a, b) => a.at - b.at)
  const rating = sold.completedShipmentDetail?.shipmentRating
  const rates = rating?.shipmentRateDetails ?? []
  const rate = rates.find(({ rateType }) => rateType === rating?.actualRateType) ?? rates[0]
  const currency = rate?.currency ?? ''
  const total = rate === undefined || currency === '' ? null : toMinor(rate.totalNetCharge, currency)
  const charges = packageCharges(
    total,
    packages.map(({ weightLb }, index) => ({ named: namedFor(sold, index + 1, currency), measure: weightLb })),
  )
  const labels = packages.map(({ unitId, place }, index) => {
    const piece = pieces[index]
    const paper =
      piece?.packageDocuments.find(({ contentType }) => contentType === 'LABEL') ?? piece?.packageDocuments[0]
    const bytes = Buffer.from(paper?.encodedLabel ?? '', 'base64')
    const trackingNumber = piece?.trackingNumber ?? ''
    return { unitId, place, trackingNumber, charge: charges[index] ?? null, format: 'zpl' as const, bytes }
  })
  const billed = rate?.totalBillingWeight
  return {
    shipmentNumber: sold.masterTrackingNumber || (labels[0]?.trackingNumber ?? ''),
    labels,
    total,
    currency,
    zone: rate?.rateZone ?? '',
    billedWeightLb: billed?.units === 'LB' ? billed.value : null,
    papers: invoicesOf([
      ...sold.shipmentDocuments,
      ...sold.pieceResponses.flatMap(({ packageDocuments }) => packageDocuments),
    ]),
    messages: [...output.alerts, ...sold.alerts].map(({ message }) => message).filter(said => said !== ''),
  }
}

/** Buys labels. */
export const buyWith =
  (send: Send) =>
  async (account: Account, order: LabelOrder, wireCall: WireCall): Promise<BuyOutcome> => {
    const refused = notOffered(order.shipment, account.settings)
    if (refused !== null) return refused
    const request = { operation: 'buyLabels', path: paths.ship, body: shipBody(account, order) } as const
    const got = await send(account, request, wireCall)
    if (got.kind === 'lost') return got.maySent ? { kind: 'unknown', message: got.error } : failureOf(got)
    if (isRefusal(got.status)) return failureOf(got)
    const purchase = got.status === 200 ? purchaseOf(jsonOf(got), order) : null
    if (purchase !== null) return { kind: 'bought', purchase }
    // An error within 200 is still nobody's word that nothing was sold: it is asked about.
    const [error] = errorsOf(got)
    return { kind: 'unknown', message: error?.message || sentence('unreadable') }
  }
