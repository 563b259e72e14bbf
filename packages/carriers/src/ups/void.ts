import { sentence } from '@waybill/domain'
import type { WireCall } from '../kit/connector.ts'
import { jsonOf } from '../kit/failures.ts'
import type { LabelsToVoid, VoidOutcome } from '../kit/labels.ts'
import { errorsOf, wordsOf } from './errors.ts'
import { type Account, paths, type Send } from './send.ts'
import { voidAnswer } from './wire.ts'

const isVoidedBefore = (message: string): boolean => /already (been )?void/i.test(message)

/** Of a package it says in words, too, that it stays; the number beside them was seen to be that of success. */
const isVoided = ({ Code, Description }: { readonly Code: string; readonly Description: string }): boolean =>
  Code === '1' && !/not void/i.test(Description)

/** UPS's word that its own time for a void is over: only a person at its desk gives such a label back. */
const isOverdue = ({ code }: { readonly code: string }): boolean => code === '190102'

/** Tracking numbers that one request may name. Its source: UPS Shipping, Void Shipment, `trackingnumber`. */
const NAMED_MAX = 20

async function voidNamed(
  send: Send,
  account: Account,
  shipmentNumber: string,
  trackingNumbers: readonly string[],
  wireCall: WireCall,
): Promise<VoidOutcome> {
  const path = paths.void(shipmentNumber, trackingNumbers)
  const got = await send(account, { operation: 'voidLabels', method: 'DELETE', path }, wireCall)
  if (got.kind === 'lost') return { kind: 'unconfirmed', message: got.error }
  if (errorsOf(got).some(({ message }) => isVoidedBefore(message))) return { kind: 'voided', message: wordsOf(got) }
  if (got.status === 401 || got.status === 403 || got.status === 429 || got.status >= 500) {
    return { kind: 'unconfirmed', message: wordsOf(got) || sentence('badSignIn') }
  }
  if (errorsOf(got).some(isOverdue)) return { kind: 'disputed', message: wordsOf(got) }
  if (got.status >= 400) return { kind: 'refused', message: wordsOf(got) || sentence('refusedSilently') }
  const read = voidAnswer.safeParse(jsonOf(got)).data?.VoidShipmentResponse
  if (read === undefined) return { kind: 'unconfirmed', message: sentence('unreadable') }
  const { Status: status } = read.SummaryResult
  // Of several it may take back some, and says so package by package.
  const packages = [...read.PackageLevelResults, ...read.PackageLevelResult]
  const kept = packages.filter(({ Status }) => !isVoided(Status))
  if (status.Code === '1' && kept.length === 0) return { kind: 'voided', message: status.Description }
  // Which of several stay is what has to be settled.
  const named = kept.map(({ TrackingNumber, Status }) => `${TrackingNumber} ${Status.Description}`.trim())
  const why = packages.length > 1 ? named.join(', ') : (kept[0]?.Status ?? status).Description
  return { kind: 'refused', message: why || sentence('refusedSilently') }
}

/** Gives labels back. A shipment whose labels all go is voided as one; voiding twice does no harm. */
export const voidWith =
  (send: Send) =>
  async (account: Account, given: LabelsToVoid, wireCall: WireCall): Promise<VoidOutcome> => {
    const { shipmentNumber, trackingNumbers, isWhole } = given
    if (isWhole) return voidNamed(send, account, shipmentNumber, [], wireCall)
    let last: VoidOutcome = { kind: 'voided', message: '' }
    for (let from = 0; from < trackingNumbers.length; from += NAMED_MAX) {
      last = await voidNamed(send, account, shipmentNumber, trackingNumbers.slice(from, from + NAMED_MAX), wireCall)
      if (last.kind !== 'voided') return last
    }
    return last
  }
