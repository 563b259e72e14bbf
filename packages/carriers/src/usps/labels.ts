import { sentence } from '@waybill/domain'
import type { CarrierFailure, WireCall } from '../kit/connector.ts'
import { isRefusal, refusal } from '../kit/failures.ts'
import type { Answered, Got } from '../kit/http.ts'
import type { BuyOutcome, LabelOrder, LabelPackage, LabelPurchase, LabelTerms, RecoverOutcome } from '../kit/labels.ts'
import { toMinor } from '../kit/money.ts'
import { labelAbroad } from './abroad.ts'
import { labelBody, type References, returnLabelBody } from './body.ts'
import { SCAC, type Trip } from './codes.ts'
import { takesEndorsement } from './endorsement.ts'
import { failureOf } from './errors.ts'
import { partsOf } from './multipart.ts'
import { type Account, paths, type SendPaid } from './send.ts'
import { notOffered, tripOf } from './trip.ts'
import { labelMetadata } from './wire.ts'

/** A request for each package; the same request under the same key gives the label that was sold. */
export const labelTerms: LabelTerms = {
  buys: 'unit',
  repeats: true,
  formats: ['zpl'],
  deadlineMs: 30_000,
  registersWithinMs: 30_000,
  recovery: 'wireKey',
  needsQuoteNumber: () => false,
}

const CURRENCY = 'USD'
const OUNCES = 16

const base64 = /^[A-Za-z0-9+/\s]+=*\s*$/

/** A picture as it is: parts carry it plain or in base64. */
const imageOf = (bytes: Buffer): Buffer => {
  const text = bytes.toString('latin1')
  return base64.test(text) && !text.startsWith('^') ? Buffer.from(text, 'base64') : bytes
}

function jsonOf(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'))
  } catch {
    return undefined
  }
}

/** What is said of a label, and its picture: names of the two parts of an answer. */
const parts: Readonly<Record<Trip, { readonly said: string; readonly image: string }>> = {
  domestic: { said: 'labelMetadata', image: 'labelImage' },
  return: { said: 'returnLabelMetadata', image: 'returnLabelImage' },
  abroad: { said: 'labelMetadata', image: 'labelImage' },
}

/** Pounds by room, up to whole ones; 0 where the post charges by weight. */
const roomLb = (trip: Trip, said = 0): number => Math.ceil(trip === 'abroad' ? said : said / OUNCES)

/** What was bought; null where the answer is none. */
function purchaseOf(answer: Answered, trip: Trip, parcel: LabelPackage): LabelPurchase | null {
  const found = partsOf(answer)
  const part = (name: string) => found?.find(one => one.name === name)?.bytes
  const read = labelMetadata.safeParse(jsonOf(part(parts[trip].said) ?? Buffer.alloc(0))).data
  const image = part(parts[trip].image)
  if (read === undefined || image === undefined || image.length === 0) return null
  const { zone, postage, extraServices, fees, weight, dimensionalWeight } = read
  const trackingNumber = read.trackingNumber || read.internationalTrackingNumber
  // Postage is without the services and the fees beside it.
  const beside = [...extraServices, ...fees].reduce((sum, { price }) => sum + price, 0)
  const total = toMinor((postage + beside).toFixed(2), CURRENCY)
  const { unitId, place } = parcel
  return {
    shipmentNumber: trackingNumber,
    labels: [{ unitId, place, trackingNumber, charge: total, format: 'zpl', bytes: imageOf(image) }],
    total,
    currency: CURRENCY,
    zone,
    billedWeightLb: weight === undefined ? null : Math.max(Math.ceil(weight), roomLb(trip, dimensionalWeight)),
    papers: [],
    messages: [],
  }
}

const bodies = { domestic: labelBody, return: returnLabelBody, abroad: labelAbroad } as const

/** What came back, and what it sold; null: no label. */
interface Asked {
  readonly got: Got | CarrierFailure
  readonly purchase: LabelPurchase | null
}

/** Statuses at which the post sold a label: abroad it calls it created. */
const isSold = (status: number): boolean => status === 200 || status === 201

/** @throws when it is asked for more than one package: each has a key of its own */
async function ask(
  sendPaid: SendPaid,
  account: Account,
  order: LabelOrder,
  wireCall: WireCall,
  first: References = 'readers',
): Promise<Asked> {
  const [parcel, second] = order.packages
  if (parcel === undefined || second !== undefined) throw new Error('USPS sells a label at a time')
  const refused = notOffered(order.shipment, order.serviceCode)
  if (refused !== null) return { got: refused, purchase: null }
  if (!takesEndorsement(parcel, order.shipment, order.serviceCode)) {
    return { got: refusal(SCAC, sentence('noEndorsement')), purchase: null }
  }
  const trip = tripOf(order.shipment)
  const request = {
    operation: 'buyLabels',
    method: 'POST',
    path: paths.label[trip],
    headers: { 'X-Idempotency-Key': order.wireKey, accept: 'multipart/form-data' },
    body: bodies[trip](order, parcel, first),
  } as const
  const got = await sendPaid(account, request, wireCall)
  const purchase = got.kind === 'answered' && isSold(got.status) ? purchaseOf(got, trip, parcel) : null
  return { got, purchase }
}

/** Buys the label of a package. */
export const buyWith =
  (sendPaid: SendPaid) =>
  async (account: Account, order: LabelOrder, wireCall: WireCall): Promise<BuyOutcome> => {
    const { got, purchase } = await ask(sendPaid, account, order, wireCall)
    if (got.kind === 'failed') return got
    if (got.kind === 'lost') return got.maySent ? { kind: 'unknown', message: got.error } : failureOf(got)
    if (isRefusal(got.status)) return failureOf(got)
    return purchase === null ? { kind: 'unknown', message: sentence('unreadable') } : { kind: 'bought', purchase }
  }

/**
 * Refusals of the request itself: what it asks for was never sold. Signing in and waiting say nothing of it, nor does a path
 * that is not there (404), nor that the same request is still worked on (409).
 */
const isNo = (status: number): boolean => isRefusal(status) && ![401, 403, 404, 409, 429].includes(status)

/**
 * The same request under its own key: the label that was sold comes again, without another charge, and one that never was
 * is sold now, once. A key that was used with the shipment's number first, as labels of before were asked for, is refused
 * with another request: it is asked for so before it is believed that none was sold.
 */
export const recoverWith =
  (sendPaid: SendPaid) =>
  async (account: Account, order: LabelOrder, wireCall: WireCall): Promise<RecoverOutcome> => {
    const asked = await ask(sendPaid, account, order, wireCall)
    const isRefused = asked.got.kind === 'answered' && isNo(asked.got.status)
    const { got, purchase } = isRefused ? await ask(sendPaid, account, order, wireCall, 'shipments') : asked
    if (got.kind === 'failed') return got
    if (got.kind === 'lost') return failureOf(got)
    if (isNo(got.status)) return { kind: 'absent' }
    if (purchase !== null) return { kind: 'found', purchase }
    return isSold(got.status) ? { ...failureOf(got), message: sentence('unreadable') } : failureOf(got)
  }
