import { addDays, pickupOf, sentence } from '@waybill/domain'
import type { WireCall } from '../kit/connector.ts'
import { badAnswer, jsonOf } from '../kit/failures.ts'
import type { LabelOrder, RecoverOutcome } from '../kit/labels.ts'
import { CANCELLED, SCAC } from './codes.ts'
import { errorsOf, failureOf, isNotFound } from './errors.ts'
import { keptReference } from './labels.ts'
import { type Account, paths, type Send } from './send.ts'
import { type TrackResult, trackAnswer } from './wire.ts'

/** Days around its ship date, and around today, within which FedEx looks for a reference: it dates a label by its own day. */
const DAYS_AROUND = 7

/** As what our reference stands on a label, in the words of tracking; labels of before have it as the customer's. */
const kinds = ['DEPARTMENT', 'CUSTOMER_REFERENCE'] as const

function referenceBody({ settings }: Account, order: LabelOrder, type: (typeof kinds)[number], now: number) {
  const { date } = pickupOf(order.shipment)
  const today = new Date(now).toISOString().slice(0, 10)
  const [first, last] = date < today ? [date, today] : [today, date]
  const end = addDays(last, DAYS_AROUND)
  return {
    includeDetailedScans: false,
    referencesInformation: {
      type,
      value: keptReference(order),
      accountNumber: settings.accountNumber,
      shipDateBegin: addDays(first, -DAYS_AROUND),
      // The published list of fields names it the second way, the samples the first.
      shipDateEnd: end,
      shipDateEndDate: end,
    },
  }
}

const numberOf = ({ trackingNumberInfo }: TrackResult): string => trackingNumberInfo?.trackingNumber ?? ''

const isGivenBack = ({ latestStatusDetail: latest }: TrackResult): boolean =>
  latest?.code === CANCELLED || latest?.derivedCode === CANCELLED

/** The number of all packages together, where a package names it. */
const masterOf = ({ additionalTrackingInfo: info }: TrackResult): string =>
  info?.packageIdentifiers.find(({ type }) => type === 'STANDARD_MPS')?.values[0] ?? ''

/** What FedEx holds under our reference where it stands as one kind. */
async function lookUnder(
  send: Send,
  account: Account,
  order: LabelOrder,
  kind: (typeof kinds)[number],
  wireCall: WireCall,
): Promise<RecoverOutcome> {
  const body = referenceBody(account, order, kind, wireCall.now())
  const got = await send(account, { operation: 'recoverLabels', path: paths.references, body }, wireCall)
  if (got.kind === 'answered' && got.status < 500 && errorsOf(got).some(isReferenceAbsent)) return { kind: 'absent' }
  if (got.kind === 'lost' || got.status !== 200) return failureOf(got)
  const results = trackAnswer.safeParse(jsonOf(got)).data?.output.completeTrackResults
  if (results === undefined) return badAnswer(SCAC, sentence('unreadable'))
  const all = results.flatMap(({ trackResults }) => trackResults)
  const wrong = all.find(({ error }) => error !== undefined && !isNotFound(error))
  if (wrong !== undefined) return badAnswer(SCAC, wrong.error?.message || sentence('unreadable'))
  const held = all.filter(one => one.error === undefined && numberOf(one) !== '' && !isGivenBack(one))
  const [first] = held
  if (first === undefined) return { kind: 'absent' }
  const shipmentNumber = masterOf(first) || numberOf(first)
  return { kind: 'heldWithoutLabels', shipmentNumber, trackingNumbers: held.map(numberOf) }
}

/**
 * Looks for labels by our reference. FedEx says that it sold them, and never gives a label back. There are none only where
 * it has none of either kind.
 */
export const recoverWith =
  (send: Send) =>
  async (account: Account, order: LabelOrder, wireCall: WireCall): Promise<RecoverOutcome> => {
    for (const kind of kinds) {
      const found = await lookUnder(send, account, order, kind, wireCall)
      if (found.kind !== 'absent') return found
    }
    return { kind: 'absent' }
  }

/** A path that is not there is no word about a reference: only what names tracking is. */
const isReferenceAbsent = (error: { readonly code: string }): boolean =>
  error.code.startsWith('TRACKING.') && isNotFound(error)
