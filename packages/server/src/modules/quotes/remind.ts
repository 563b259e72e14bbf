import { sentence } from '@waybill/domain'
import type { App } from '../../app.ts'
import { type Doer, recordChange } from '../../audit.ts'
import type { Tx } from '../../db/open.ts'
import type { Content } from '../shipments/index.ts'
import { mailQuote } from './quoteLetter.ts'
import type { InvitationRow, SpotRow } from './rows.ts'

/** Nobody is reminded twice within the hour, however often somebody presses. */
const REMINDED_EVERY_MS = 3_600_000

/** Reminds the carriers of an open question that have not answered. Its shipment is locked. @returns how many were written to */
export async function remind(
  app: App,
  tx: Tx,
  doer: Doer,
  given: { readonly spot: SpotRow; readonly invitations: readonly InvitationRow[]; readonly content: Content },
  clerk: { readonly name: string; readonly email: string },
  timeZone: string,
): Promise<{ reminded: number; leftOut: number }> {
  const { spot, invitations, content } = given
  const silent = invitations.filter(
    ({ state, answer_by }) => state === 'asked' && Date.parse(answer_by) > doer.at.getTime(),
  )
  const due = silent.filter(
    ({ reminded_at }) => reminded_at === null || doer.at.getTime() - Date.parse(reminded_at) >= REMINDED_EVERY_MS,
  )
  for (const invitation of due) {
    await tx
      .updateTable('spot_invitation')
      .set({ reminded_at: doer.at.toISOString() })
      .where('client_id', '=', spot.client_id)
      .where('invitation_id', '=', invitation.invitation_id)
      .execute()
    await mailQuote(app, tx, 'reminded', { spot, invitation, content, clerk, timeZone })
  }
  if (due.length > 0) {
    const carriers = due.map(one => one.carrier_name || one.email).join(', ')
    const change = { entity: 'shipment', entityId: spot.shipment_id, action: 'quotesReminded' }
    await recordChange(tx, doer, { ...change, after: { note: sentence('quoteReminded', { carriers }) } })
    const data = { shipmentId: spot.shipment_id, spotId: spot.spot_id }
    await app.realtime.tell({ clientId: spot.client_id, topic: 'quote', data }, tx)
  }
  return { reminded: due.length, leftOut: silent.length - due.length }
}
