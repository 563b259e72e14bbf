import {
  destinationOf,
  needsOf,
  networkCountry,
  pickupOf,
  returnServices,
  type Shipment,
  sentence,
} from '@waybill/domain'
import type { CarrierFailure, WireCall } from '../kit/connector.ts'
import { isRefusal, jsonOf, refusal } from '../kit/failures.ts'
import type { BuyOutcome, LabelOrder, LabelPackage, LabelPurchase, LabelTerms, RecoverOutcome } from '../kit/labels.ts'
import { toMinor } from '../kit/money.ts'
import { packageCharges } from '../kit/packageCharges.ts'
import { paperOf } from '../kit/papers.ts'
import { readersNumbers } from '../kit/readersNumbers.ts'
import { SCAC } from './codes.ts'
import { dutiesOf, internationalForms, invoiceTotalOf, isMinimal } from './customs.ts'
import { errorsOf, failureOf } from './errors.ts'
import { type Account, paths, type Send } from './send.ts'
import { notOffered, optionsOf, packageOf, partiesOf, partyOf, payerOf } from './shipmentBody.ts'
import { entersUnion, inOrder } from './territory.ts'
import { recoveryAnswer, type ShipResults, shipAnswer } from './wire.ts'

/** All packages in one request; labels come in ZPL, which papers are made from as well (README.md). */
export const labelTerms: LabelTerms = {
  buys: 'shipment',
  formats: ['zpl'],
  deadlineMs: 30_000,
  registersWithinMs: 30_000,
  recovery: 'reference',
  needsQuoteNumber: () => false,
}

const REFERENCE_MAX = 35

/** How many of them a package takes, and how many a shipment; of the latter two are known to stand on its labels. */
const PACKAGE_REFERENCES_MAX = 5
const SHIPMENT_REFERENCES_MAX = 2

/** Numbers that stand on a label: what its reader knows it by first, ours for recovery the last. */
function referencesOf(order: LabelOrder, most: number) {
  const shown = readersNumbers(order).slice(0, most - 1)
  return [...new Set([...shown, order.reference])].map(Value => ({ Value: Value.slice(0, REFERENCE_MAX) }))
}

const labelSpecification = {
  LabelImageFormat: { Code: 'ZPL' },
  LabelStockSize: { Height: '6', Width: '4' },
  CharacterSet: 'eng',
}

/** The order of labels. Its fields: UPS Shipping, ShipmentRequest. */
export function shipBody({ settings }: Account, order: LabelOrder) {
  const { shipment } = order
  const needs = needsOf(shipment)
  const onPackages = inOrder(shipment, 'Package[].ReferenceNumber') !== 'forbidden'
  const parties = partiesOf(shipment, settings)
  const to = destinationOf(shipment)
  const payer = shipment.billTo ?? to
  // The invoice is sold to somebody in the country that the goods go to, or to who gets them.
  const { Name, AttentionName, Phone, Address } = partyOf(networkCountry(payer) === networkCountry(to) ? payer : to)
  const soldTo = { Name, AttentionName, ...(Phone === undefined ? {} : { Phone }), Address }
  const isIntoUnion = entersUnion(shipment)
  const options = {
    ...optionsOf(shipment, false),
    ...(isIntoUnion ? { EUDeMinimisIndicator: isMinimal(shipment) ? 'Y' : 'N' } : {}),
    ...internationalForms(order, soldTo),
  }
  return {
    ShipmentRequest: {
      Request: { RequestOption: 'nonvalidate', TransactionReference: { CustomerContext: order.reference } },
      Shipment: {
        Description: (shipment.lines[0]?.description ?? 'Merchandise').slice(0, 50),
        ...parties,
        ...(inOrder(shipment, 'InvoiceLineTotal') === 'required' ? invoiceTotalOf(shipment) : {}),
        // Businesses send; to a home somebody gets it who is none.
        ...(isIntoUnion ? { ShipperType: '01', ConsigneeType: needs.residential ? '02' : '01' } : {}),
        ...(onPackages ? {} : { ReferenceNumber: referencesOf(order, SHIPMENT_REFERENCES_MAX) }),
        PaymentInformation: {
          ShipmentCharge: [
            { Type: '01', ...payerOf(shipment, settings) },
            ...dutiesOf(shipment, settings.accountNumber),
          ],
        },
        ShipmentRatingOptions: { NegotiatedRatesIndicator: '' },
        Service: { Code: order.serviceCode },
        ...(needs.returnService === '' ? {} : { ReturnService: { Code: returnServices[needs.returnService] } }),
        ShipmentDate: pickupOf(shipment).date.replaceAll('-', ''),
        Package: order.packages.map(one => ({
          Description: (shipment.lines[0]?.description ?? 'Merchandise').slice(0, 35),
          ...packageOf(one, shipment, 'Packaging', order.serviceCode),
          ...(onPackages ? { ReferenceNumber: referencesOf(order, PACKAGE_REFERENCES_MAX) } : {}),
        })),
        ...(Object.keys(options).length === 0 ? {} : { ShipmentServiceOptions: options }),
      },
      LabelSpecification: labelSpecification,
    },
  }
}

const bytesOf = (base64: string): Uint8Array => Buffer.from(base64, 'base64')

/** A label with the package it is for: UPS answers in the order in which it was asked. */
function labelOf(parcel: LabelPackage, trackingNumber: string, image: string, charge: number | null) {
  const { unitId, place } = parcel
  return { unitId, place, trackingNumber, charge, format: 'zpl' as const, bytes: bytesOf(image) }
}

/**
 * What each package costs. Prices by the package are those of UPS's list: where the account has others, its own extras of a
 * package are that package's, and the rest is shared in the proportion of the list.
 */
function chargesOf(
  { NegotiatedRateCharges, PackageResults }: ShipResults,
  packages: readonly LabelPackage[],
  total: number | null,
  currency: string,
): readonly (number | null)[] {
  const minor = (value: string | undefined): number => toMinor(value, currency) ?? 0
  const sum = (lines: readonly { readonly MonetaryValue: string }[]): number =>
    lines.reduce((all, { MonetaryValue }) => all + minor(MonetaryValue), 0)
  const listed = PackageResults.map(({ BaseServiceCharge, ServiceOptionsCharges, ItemizedCharges }) =>
    BaseServiceCharge === undefined
      ? 0
      : minor(BaseServiceCharge.MonetaryValue) +
        (ItemizedCharges.length > 0 ? sum(ItemizedCharges) : minor(ServiceOptionsCharges?.MonetaryValue)),
  )
  const isListed = listed.every(price => price > 0)
  return packageCharges(
    total,
    packages.map(({ weightLb }, index) => ({
      named:
        NegotiatedRateCharges === undefined
          ? (listed[index] ?? 0)
          : sum(PackageResults[index]?.NegotiatedCharges.ItemizedCharges ?? []),
      measure: isListed ? (listed[index] ?? 0) / 100 : weightLb,
    })),
  )
}

/** The commercial invoice, where UPS drew one. */
function papersOf(base64: string | undefined): LabelPurchase['papers'] {
  if (base64 === undefined || base64 === '') return []
  const paper = paperOf('customs', 'commercial-invoice.pdf', Buffer.from(base64, 'base64'))
  return paper === null ? [] : [paper]
}

/** Whether labels come to be printed here, and not by mail, by e-mail or with the driver. */
function isPrintedHere(shipment: Shipment): boolean {
  const { returnService, importControl } = needsOf(shipment)
  return [returnService, importControl].every(way => way === '' || way === 'printLabel')
}

/** What was bought; null where the answer is none, or not of as many labels as were asked for. */
function purchaseOf(given: unknown, { packages, shipment }: LabelOrder): LabelPurchase | null {
  const read = shipAnswer.safeParse(given).data?.ShipmentResponse
  if (read === undefined || read.ShipmentResults.PackageResults.length !== packages.length) return null
  const { ShipmentResults: results, Response } = read
  const isDrawn = results.PackageResults.every(one => (one.ShippingLabel?.GraphicImage ?? '') !== '')
  if (isPrintedHere(shipment) && !isDrawn) return null
  const { NegotiatedRateCharges: own, ShipmentCharges: listed } = results
  const whole = own?.TotalChargesWithTaxes ?? own?.TotalCharge ?? listed?.TotalChargesWithTaxes ?? listed?.TotalCharges
  const currency = whole?.CurrencyCode ?? ''
  const total = whole === undefined || currency === '' ? null : toMinor(whole.MonetaryValue, currency)
  const charges = chargesOf(results, packages, total, currency)
  return {
    shipmentNumber: results.ShipmentIdentificationNumber,
    labels: packages.map((parcel, index) => {
      const result = results.PackageResults[index]
      const image = result?.ShippingLabel?.GraphicImage ?? ''
      return labelOf(parcel, result?.TrackingNumber ?? '', image, charges[index] ?? null)
    }),
    total,
    currency,
    zone: '',
    billedWeightLb: results.BillingWeight ?? null,
    papers: papersOf(results.Form?.Image.GraphicImage),
    messages: Response.Alert.map(({ Description }) => Description).filter(said => said !== ''),
  }
}

/** Why an order to where UPS is told what goods are worth is not sent; null: somebody said it, or nobody asks. */
function withoutWorth(shipment: Shipment): CarrierFailure | null {
  const isSilent = Object.keys(invoiceTotalOf(shipment)).length === 0
  return isSilent && inOrder(shipment, 'InvoiceLineTotal') === 'required'
    ? refusal(SCAC, sentence('worthNeeded'))
    : null
}

/** Buys labels. */
export const buyWith =
  (send: Send) =>
  async (account: Account, order: LabelOrder, wireCall: WireCall): Promise<BuyOutcome> => {
    const refused = notOffered(order.shipment) ?? withoutWorth(order.shipment)
    if (refused !== null) return refused
    const request = {
      operation: 'buyLabels',
      method: 'POST',
      path: paths.ship,
      body: shipBody(account, order),
    } as const
    const got = await send(account, request, wireCall)
    if (got.kind === 'lost') return got.maySent ? { kind: 'unknown', message: got.error } : failureOf(got)
    if (isRefusal(got.status)) return failureOf(got)
    const purchase = got.status === 200 ? purchaseOf(jsonOf(got), order) : null
    return purchase === null ? { kind: 'unknown', message: sentence('unreadable') } : { kind: 'bought', purchase }
  }

interface Drawn {
  readonly LabelImage: { readonly GraphicImage: string }
}

/**
 * Labels in the order of their packages, which each says of itself (`2 OF 3`): nothing is published of the order in which
 * they are recovered. Where one says nothing of it they stay as they came.
 */
export function byPackage<Label extends Drawn>(found: readonly Label[]): readonly Label[] {
  const numberOf = ({ LabelImage }: Label): number => {
    const zpl = Buffer.from(LabelImage.GraphicImage, 'base64').toString('latin1')
    const [, number, of] = /(?<!\d)(\d{1,3})\s+OF\s+(\d{1,3})\b/.exec(zpl) ?? []
    return Number(of) === found.length ? Number(number) : 0
  }
  const numbers = new Set(found.map(numberOf))
  const isWhole = found.every((_, index) => numbers.has(index + 1))
  return isWhole ? found.toSorted((a, b) => numberOf(a) - numberOf(b)) : found
}

/**
 * UPS's words that it has no labels under a reference, under a code of its own: a path that a gateway does not know, or a
 * page that is not there, is no word about a label.
 */
const isAbsence = ({ code, message }: { readonly code: string; readonly message: string }): boolean =>
  /^\d{6}$/.test(code) &&
  /not found|no (shipment|label|tracking)|does not exist|could not be (found|located)|invalid reference/i.test(message)

/** Looks for labels by our reference: it stands on each of their packages and on no other. */
export const recoverWith =
  (send: Send) =>
  async (account: Account, order: LabelOrder, wireCall: WireCall): Promise<RecoverOutcome> => {
    const body = {
      LabelRecoveryRequest: {
        Request: { TransactionReference: { CustomerContext: order.reference } },
        LabelSpecification: labelSpecification,
        ReferenceValues: {
          ReferenceNumber: { Value: order.reference },
          ShipperNumber: account.settings.accountNumber,
        },
      },
    }
    const got = await send(account, { operation: 'recoverLabels', method: 'POST', path: paths.recover, body }, wireCall)
    if (got.kind === 'answered' && isRefusal(got.status) && errorsOf(got).some(isAbsence)) {
      return { kind: 'absent' }
    }
    if (got.kind === 'lost' || got.status !== 200) return failureOf(got)
    const read = recoveryAnswer.safeParse(jsonOf(got)).data?.LabelRecoveryResponse
    if (read === undefined) return { ...failureOf(got), message: sentence('unreadable') }
    const { ShipmentIdentificationNumber: shipmentNumber, LabelResults: found } = read
    const isDrawn = found.every(one => one.LabelImage.GraphicImage !== '')
    if (found.length !== order.packages.length || (isPrintedHere(order.shipment) && !isDrawn)) {
      return { kind: 'heldWithoutLabels', shipmentNumber, trackingNumbers: found.map(one => one.TrackingNumber) }
    }
    const inOrder = byPackage(found)
    const labels = order.packages.map((parcel, index) =>
      labelOf(parcel, inOrder[index]?.TrackingNumber ?? '', inOrder[index]?.LabelImage.GraphicImage ?? '', null),
    )
    const purchase = { total: null, currency: '', zone: '', billedWeightLb: null, papers: [], messages: [] }
    return { kind: 'found', purchase: { ...purchase, shipmentNumber, labels } }
  }
