import { networkCountry, originOf, sentence } from '@waybill/domain'
import type { WireCall } from '../kit/connector.ts'
import { jsonOf } from '../kit/failures.ts'
import type { LabelsToVoid, VoidOutcome } from '../kit/labels.ts'
import { errorsOf, wordsOf } from './errors.ts'
import { type Account, paths, type Send } from './send.ts'
import { cancelAnswer } from './wire.ts'

const isVoidedBefore = ({ code, message }: { readonly code: string; readonly message: string }): boolean =>
  /ALREADY\.?_?CANCEL/i.test(code) || /already (been )?(cancel|delet)/i.test(message)

async function cancel(
  send: Send,
  account: Account,
  { shipment }: LabelsToVoid,
  which: { readonly trackingNumber: string; readonly deletionControl?: 'DELETE_ALL_PACKAGES' },
  wireCall: WireCall,
): Promise<VoidOutcome> {
  const body = {
    accountNumber: { value: account.settings.accountNumber },
    senderCountryCode: networkCountry(originOf(shipment)),
    ...which,
  }
  const request = { operation: 'voidLabels', method: 'PUT', path: paths.cancel, body } as const
  const got = await send(account, request, wireCall)
  if (got.kind === 'lost') return { kind: 'unconfirmed', message: got.error }
  const errors = errorsOf(got)
  if (errors.some(isVoidedBefore)) return { kind: 'voided', message: wordsOf(got) }
  if (got.status === 401 || got.status === 403 || got.status === 429 || got.status >= 500) {
    return { kind: 'unconfirmed', message: wordsOf(got) || sentence('badSignIn') }
  }
  if (got.status >= 400 || errors.length > 0) {
    return { kind: 'refused', message: wordsOf(got) || sentence('refusedSilently') }
  }
  const said = cancelAnswer.safeParse(jsonOf(got)).data?.output
  if (said === undefined) return { kind: 'unconfirmed', message: sentence('unreadable') }
  if (said.cancelledShipment) return { kind: 'voided', message: said.message }
  // Why it stays may stand in an alert alone.
  const why = said.message || said.alerts.map(({ message }) => message).join(' ')
  return { kind: 'refused', message: why.trim() || sentence('refusedSilently') }
}

/**
 * Gives labels back. A shipment whose labels all go is cancelled as one, under the number of all; otherwise each by its
 * own number, until one stays. Cancelling twice does no harm.
 */
export const voidWith =
  (send: Send) =>
  async (account: Account, given: LabelsToVoid, wireCall: WireCall): Promise<VoidOutcome> => {
    const trackingNumber = given.shipmentNumber
    if (given.isWhole) {
      return cancel(send, account, given, { trackingNumber, deletionControl: 'DELETE_ALL_PACKAGES' }, wireCall)
    }
    let last: VoidOutcome = { kind: 'voided', message: '' }
    for (const one of given.trackingNumbers) {
      last = await cancel(send, account, given, { trackingNumber: one }, wireCall)
      if (last.kind !== 'voided') return last
    }
    return last
  }
