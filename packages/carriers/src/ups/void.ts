import { sentence } from '@waybill/domain'
import type { WireCall } from '../kit/connector.ts'
import { jsonOf } from '../kit/failures.ts'
import type { LabelsToVoid, VoidOutcome } from '../kit/labels.ts'
import { errorsOf, wordsOf } from './errors.ts'
import { type Account, paths, type Send } from './send.ts'
import { voidAnswer } from './wire.ts'

const isVoidedBefore = (message: string): boolean => /already (been )?void/i.test(message)

/** Gives labels back. A shipment whose labels all go is voided as one; voiding twice does no harm. */
export const voidWith =
  (send: Send) =>
  async (account: Account, given: LabelsToVoid, wireCall: WireCall): Promise<VoidOutcome> => {
    const path = paths.void(given.shipmentNumber, given.isWhole ? [] : given.trackingNumbers)
    const got = await send(account, { operation: 'voidLabels', method: 'DELETE', path }, wireCall)
    if (got.kind === 'lost') return { kind: 'unconfirmed', message: got.error }
    if (errorsOf(got).some(({ message }) => isVoidedBefore(message))) return { kind: 'voided', message: wordsOf(got) }
    if (got.status === 401 || got.status === 403 || got.status === 429 || got.status >= 500) {
      return { kind: 'unconfirmed', message: wordsOf(got) || sentence('badSignIn') }
    }
    if (got.status >= 400) return { kind: 'refused', message: wordsOf(got) || sentence('refusedSilently') }
    const status = voidAnswer.safeParse(jsonOf(got)).data?.VoidShipmentResponse.SummaryResult.Status
    if (status === undefined) return { kind: 'unconfirmed', message: sentence('unreadable') }
    return status.Code === '1'
      ? { kind: 'voided', message: status.Description }
      : { kind: 'refused', message: status.Description || sentence('refusedSilently') }
  }
