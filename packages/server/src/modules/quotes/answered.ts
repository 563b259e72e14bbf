import { formatMoney, inARow, sentence } from '@waybill/domain'
import type { App } from '../../app.ts'
import { recordChange } from '../../audit.ts'
import type { Tx } from '../../db/open.ts'
import type { InvitedHolder, Who } from '../../who.ts'
import type { QuoteAsked } from './quoteAsked.ts'

interface Given {
  readonly app: App
  readonly tx: Tx
  readonly who: Who | InvitedHolder
  readonly request: { readonly id: string }
  readonly now: Date
}

/** Whom the history names: the clerk who took it by telephone, or the carrier. */
export const answererOf = ({ who }: Given, { invitation, clerk }: QuoteAsked) =>
  clerk ?? { clientId: who.clientId, userId: null, name: invitation.carrier_name || invitation.email }

/** Writes an answer down: in the shipment's history, and for whoever looks at it. */
export async function tellAnswer(
  given: Given,
  asked: QuoteAsked,
  {
    offer,
    spokeWith,
    isLate,
  }: {
    readonly offer: { total: number; currency: string } | null
    readonly spokeWith: string
    readonly isLate: boolean
  },
): Promise<void> {
  const { app, tx, who, request, now } = given
  const { invitation, spot, clerk } = asked
  const carrier = invitation.carrier_name || invitation.email
  const said =
    offer === null
      ? sentence('quoteNoBid', { carrier })
      : sentence(isLate ? 'quoteAnsweredLate' : 'quoteAnswered', {
          carrier,
          amount: formatMoney(offer.total, offer.currency),
        })
  const taken = clerk === null ? '' : sentence('quoteTakenByPhone', { name: clerk.name, spokeWith })
  await recordChange(
    tx,
    { who: answererOf(given, asked), requestId: request.id, at: now },
    {
      ...{ entity: 'shipment', entityId: spot.shipment_id, action: offer === null ? 'quoteDeclined' : 'quoteAnswered' },
      after: { note: inARow([said, taken]) },
    },
  )
  // What a colleague took by telephone is no news of the carrier's.
  const userIds = clerk === null ? String(spot.requested_by) : ''
  const data = { shipmentId: spot.shipment_id, spotId: spot.spot_id, userIds, carrier, isOffer: offer !== null }
  await app.realtime.tell({ clientId: who.clientId, topic: 'quote', data }, tx)
}
