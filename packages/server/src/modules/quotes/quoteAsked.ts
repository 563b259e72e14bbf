import type { App } from '../../app.ts'
import { type TenantDb, type Tx, within } from '../../db/open.ts'
import { Refusal } from '../../refusal.ts'
import type { InvitedHolder, Who } from '../../who.ts'
import type { InvitationRow, OfferRow, SpotRow } from './rows.ts'

/** What stands in the link of a quote, as the calls take it. */
export interface QuoteLink {
  readonly QuoteID: number
  readonly userEdit: 'true' | 'false'
}

export interface QuoteAsked {
  readonly invitation: InvitationRow
  readonly spot: SpotRow
  /** The clerk who enters what a carrier said; null: the carrier itself. */
  readonly clerk: Who | null
}

/**
 * The invitation that a link means, for whoever holds it, or for a signed-in clerk who enters what a carrier said.
 * @throws {Refusal} BadLink for a link of another quote, NotFound for one of nobody or another company
 */
export async function quoteAsked(
  app: Pick<App, 'db'>,
  from: Tx | Pick<TenantDb, 'readOne'>,
  who: Who | InvitedHolder,
  { QuoteID, userEdit }: QuoteLink,
): Promise<QuoteAsked> {
  const clerk = 'kind' in who ? null : who
  if ('kind' in who && who.subjectId !== QuoteID) throw new Refusal('BadLink')
  if (clerk !== null && userEdit !== 'true') throw new Refusal('BadLink')
  const db = 'readOne' in from ? from : within(from)
  const { clientId } = who
  const invitation = await db.readOne(
    app.db.query
      .selectFrom('spot_invitation')
      .selectAll()
      .where('client_id', '=', clientId)
      .where('invitation_id', '=', QuoteID),
  )
  if (invitation === null || invitation === undefined) throw new Refusal('NotFound')
  const spot = await db.readOne(
    app.db.query
      .selectFrom('spot_quote')
      .selectAll()
      .where('client_id', '=', clientId)
      .where('spot_id', '=', invitation.spot_id),
  )
  if (spot === null || spot === undefined) throw new Refusal('NotFound')
  return { invitation, spot, clerk }
}

/** The options of an invitation, in the order in which they were entered. */
export const offersOf = (
  app: Pick<App, 'db'>,
  from: Tx | Pick<TenantDb, 'read'>,
  { client_id, invitation_id }: Pick<InvitationRow, 'client_id' | 'invitation_id'>,
): Promise<readonly OfferRow[]> =>
  ('read' in from ? from : within(from)).read(
    app.db.query
      .selectFrom('spot_offer')
      .selectAll()
      .where('client_id', '=', client_id)
      .where('invitation_id', '=', invitation_id)
      .orderBy('offer_id'),
  )

/** Waits for whoever is answering the same invitation. The caller locks its shipment first where it needs that too. */
export const lockInvitation = (
  tx: Tx,
  { clientId, invitationId }: { readonly clientId: number; readonly invitationId: number },
) =>
  tx
    .selectFrom('spot_invitation')
    .select('invitation_id')
    .where('client_id', '=', clientId)
    .where('invitation_id', '=', invitationId)
    .forUpdate()
    .executeTakeFirst()
