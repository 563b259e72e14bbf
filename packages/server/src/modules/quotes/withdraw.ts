import { sentence } from '@waybill/domain'
import type { App } from '../../app.ts'
import { type Doer, recordChange } from '../../audit.ts'
import type { Tx } from '../../db/open.ts'
import { withdrawMail } from '../../mail/withdraw.ts'
import type { Content } from '../shipments/index.ts'
import { mailQuote } from './quoteLetter.ts'
import type { InvitationRow, SpotRow } from './rows.ts'

/**
 * Keeps what still asks for an answer from leaving: the question is over.
 * @returns the invitations of which no letter has left, so that their carriers know of no question
 */
export async function withdrawQuestions(
  app: App,
  tx: Tx,
  invitations: readonly InvitationRow[],
): Promise<ReadonlySet<number>> {
  const unasked = new Set<number>()
  for (const { client_id: clientId, invitation_id: invitationId, state } of invitations) {
    const caught = await withdrawMail(app, tx, { clientId, invitationId }, sentence('quotesOver'))
    if (caught.length === 0 || state !== 'asked') continue
    const left = await tx
      .selectFrom('mail')
      .select('mail_id')
      .where('client_id', '=', clientId)
      .where('invitation_id', '=', invitationId)
      .where('state', 'not in', ['failed', 'bounced'])
      .limit(1)
      .executeTakeFirst()
    if (left === undefined) unasked.add(invitationId)
  }
  return unasked
}

/** Takes an open question back: who was asked and has not said no hears of it. Its shipment is locked. */
export async function withdraw(
  app: App,
  tx: Tx,
  doer: Doer,
  given: { readonly spot: SpotRow; readonly invitations: readonly InvitationRow[]; readonly content: Content },
  clerk: { readonly name: string; readonly email: string },
  timeZone: string,
): Promise<SpotRow> {
  const { spot, invitations, content } = given
  const { client_id: clientId, spot_id: spotId, shipment_id: shipmentId } = spot
  const withdrawn = await tx
    .updateTable('spot_quote')
    .set({ state: 'withdrawn', ended_at: doer.at.toISOString() })
    .where('client_id', '=', clientId)
    .where('spot_id', '=', spotId)
    .returningAll()
    .executeTakeFirstOrThrow()
  await app.due.drop(tx, 'quote', { clientId, subjectId: spotId })
  const unasked = await withdrawQuestions(app, tx, invitations)
  if (app.settings.sendsMail) {
    for (const invitation of invitations) {
      if (invitation.state === 'noBid' || unasked.has(invitation.invitation_id)) continue
      await mailQuote(app, tx, 'withdrawn', { spot, invitation, content, clerk, timeZone })
    }
  }
  await recordChange(tx, doer, {
    ...{ entity: 'shipment', entityId: shipmentId, action: 'quotesWithdrawn' },
    after: { note: sentence('quoteWithdrawn') },
  })
  await app.realtime.tell({ clientId, topic: 'quote', data: { shipmentId, spotId } }, tx)
  return withdrawn
}
