import { mayAnswer } from '@waybill/domain'
import type { App } from '../../app.ts'
import type { Tx } from '../../db/open.ts'
import { Refusal } from '../../refusal.ts'
import type { InvitedHolder, Who } from '../../who.ts'
import { lockShipment, type ShipmentRecord } from '../shipments/index.ts'
import { lockInvitation, type QuoteAsked, type QuoteLink, quoteAsked } from './quoteAsked.ts'
import { standingOf } from './rows.ts'

const words: Readonly<Record<string, string>> = {
  answered: 'it was answered',
  noBid: 'you do not quote',
  won: 'your offer was taken',
  bookedWithAnother: 'the freight goes with another carrier',
  withdrawn: 'it was taken back',
}

/**
 * The invitation, locked and still without an answer: of two who answer at once, or one who answers as the shipper books or
 * withdraws, the second sees what the first did.
 * @param withShipment the shipment will be written to as well: it is locked first
 * @throws {Refusal} QuoteOver, BadLink, NotFound
 */
export async function openAnswer(
  { app, tx, who, query, now }: { app: App; tx: Tx; who: Who | InvitedHolder; query: QuoteLink; now: Date },
  withShipment: boolean,
): Promise<QuoteAsked & { readonly record: ShipmentRecord | null }> {
  const before = await quoteAsked(app, tx, who, query)
  const { clientId } = who
  const record = withShipment ? await lockShipment(tx, clientId, before.spot.shipment_id) : null
  await lockInvitation(tx, { clientId, invitationId: query.QuoteID })
  const asked = await quoteAsked(app, tx, who, query)
  const standing = standingOf(asked.spot, asked.invitation, now)
  if (!mayAnswer(standing)) throw new Refusal('QuoteOver', { standing: words[standing] ?? standing })
  return { ...asked, record }
}
