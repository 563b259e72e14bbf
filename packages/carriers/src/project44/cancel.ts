import { originOf, sentence } from '@waybill/domain'
import type { BookedOrder, CancelOutcome, WireCall } from '../kit/connector.ts'
import { jsonOf } from '../kit/failures.ts'
import { apiErrorOf, wordsOf } from './errors.ts'
import { type Account, paths, type Send } from './send.ts'
import { addressOf, groupOf } from './shipmentBody.ts'
import { cancelled } from './wire.ts'

export const cancelBody = (account: Account, { shipment, bolNumber }: BookedOrder) => ({
  capacityProviderAccountGroup: groupOf(account),
  originAddress: addressOf(originOf(shipment)),
  shipmentIdentifiers: [{ type: 'BILL_OF_LADING', value: bolNumber }],
  apiConfiguration: { fallBackToDefaultAccountGroup: false },
})

/** Cancels by project44's own id where it is known, else by our reference. */
export const cancelWith =
  (send: Send) =>
  async (account: Account, order: BookedOrder, wireCall: WireCall): Promise<CancelOutcome> => {
    const { providerId } = order.confirmation
    const path = providerId === '' ? paths.cancel : paths.cancelById(providerId)
    const body = cancelBody(account, order)
    const got = await send(account, { operation: 'cancel', method: 'POST', path, body }, wireCall)
    if (got.kind === 'lost') return { kind: 'unconfirmed', message: got.error }
    if (got.status === 200) {
      const said = cancelled.safeParse(jsonOf(got)).data
      if (said === undefined) return { kind: 'unconfirmed', message: sentence('carrierUnreadable') }
      return { kind: 'cancelled', message: said.infoMessages.map(({ message }) => message).join(' ') }
    }
    // Of the carrier's noes these are about the order; every other answer leaves it open.
    if ([400, 404, 422].includes(got.status) && apiErrorOf(got) !== null) {
      return { kind: 'refused', message: wordsOf(got) }
    }
    return { kind: 'unconfirmed', message: wordsOf(got) || sentence('errorOnly', { code: got.status }) }
  }
