import { sentence } from '@waybill/domain'
import type { CarrierFailure, WireCall } from '../kit/connector.ts'
import type { Answered, Got } from '../kit/http.ts'
import type { BuyOutcome, LabelOrder, LabelPackage, LabelPurchase, LabelTerms, RecoverOutcome } from '../kit/labels.ts'
import { toMinor } from '../kit/money.ts'
import { labelBody } from './body.ts'
import { failureOf } from './errors.ts'
import { partsOf } from './multipart.ts'
import { type Account, paths, type SendPaid } from './send.ts'
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

/** What was bought; null where the answer is none. */
function purchaseOf(answer: Answered, parcel: LabelPackage): LabelPurchase | null {
  const parts = partsOf(answer)
  const part = (name: string) => parts?.find(one => one.name === name)?.bytes
  const read = labelMetadata.safeParse(jsonOf(part('labelMetadata') ?? Buffer.alloc(0))).data
  const image = part('labelImage')
  if (read === undefined || image === undefined) return null
  const { trackingNumber, zone, postage, extraServices, weight, dimensionalWeight } = read
  // Postage is without the services beside it; what is a fee is in it.
  const total = toMinor((postage + extraServices.reduce((sum, { price }) => sum + price, 0)).toFixed(2), CURRENCY)
  const { unitId, place } = parcel
  return {
    shipmentNumber: trackingNumber,
    labels: [{ unitId, place, trackingNumber, charge: total, format: 'zpl', bytes: imageOf(image) }],
    total,
    currency: CURRENCY,
    zone,
    billedWeightLb:
      weight === undefined ? null : Math.max(Math.ceil(weight), Math.ceil((dimensionalWeight ?? 0) / OUNCES)),
    papers: [],
    messages: [],
  }
}

type Asked = { readonly got: Got | CarrierFailure; readonly parcel: LabelPackage }

/** @throws when it is asked for more than one package: each has a key of its own */
async function ask(sendPaid: SendPaid, account: Account, order: LabelOrder, wireCall: WireCall): Promise<Asked> {
  const [parcel, second] = order.packages
  if (parcel === undefined || second !== undefined) throw new Error('USPS sells a label at a time')
  const request = {
    operation: 'buyLabels',
    method: 'POST',
    path: paths.label,
    headers: { 'X-Idempotency-Key': order.wireKey, accept: 'multipart/form-data' },
    body: labelBody(order, parcel),
  } as const
  return { got: await sendPaid(account, request, wireCall), parcel }
}

/** Statuses at which USPS itself said no: it sold nothing. */
const isRefusal = (status: number): boolean => status >= 400 && status < 500

/** Buys the label of a package. */
export const buyWith =
  (sendPaid: SendPaid) =>
  async (account: Account, order: LabelOrder, wireCall: WireCall): Promise<BuyOutcome> => {
    const { got, parcel } = await ask(sendPaid, account, order, wireCall)
    if (got.kind === 'failed') return got
    if (got.kind === 'lost') return got.maySent ? { kind: 'unknown', message: got.error } : failureOf(got)
    if (isRefusal(got.status)) return failureOf(got)
    const purchase = got.status === 200 ? purchaseOf(got, parcel) : null
    return purchase === null ? { kind: 'unknown', message: sentence('unreadable') } : { kind: 'bought', purchase }
  }

/** Refusals of the request itself: what it asks for was never sold. Signing in and waiting say nothing of it. */
const isNo = (status: number): boolean => isRefusal(status) && ![401, 403, 408, 429].includes(status)

/**
 * The same request under its own key: the label that was sold comes again, without another charge, and one that never was
 * is sold now, once.
 */
export const recoverWith =
  (sendPaid: SendPaid) =>
  async (account: Account, order: LabelOrder, wireCall: WireCall): Promise<RecoverOutcome> => {
    const { got, parcel } = await ask(sendPaid, account, order, wireCall)
    if (got.kind === 'failed') return got
    if (got.kind === 'lost') return failureOf(got)
    if (isNo(got.status)) return { kind: 'absent' }
    const purchase = got.status === 200 ? purchaseOf(got, parcel) : null
    if (purchase !== null) return { kind: 'found', purchase }
    return got.status === 200 ? { ...failureOf(got), message: sentence('unreadable') } : failureOf(got)
  }
