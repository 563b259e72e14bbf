import type { App } from '../../app.ts'
import type { Tx } from '../../db/open.ts'
import { Refusal } from '../../refusal.ts'
import { contentOf, lockShipment } from '../shipments/index.ts'
import type { InvitationRow, SpotRow } from './rows.ts'

/** A question with its shipment locked, and what it asked about. @throws {Refusal} NotFound */
export async function spotLocked(app: App, tx: Tx, clientId: number, spotId: number) {
  const before = await tx
    .selectFrom('spot_quote')
    .select('shipment_id')
    .where('client_id', '=', clientId)
    .where('spot_id', '=', spotId)
    .executeTakeFirst()
  if (before === undefined) throw new Refusal('NotFound')
  const record = await lockShipment(tx, clientId, before.shipment_id)
  const spot: SpotRow = await tx
    .selectFrom('spot_quote')
    .selectAll()
    .where('client_id', '=', clientId)
    .where('spot_id', '=', spotId)
    .executeTakeFirstOrThrow()
  const invitations: readonly InvitationRow[] = await tx
    .selectFrom('spot_invitation')
    .selectAll()
    .where('client_id', '=', clientId)
    .where('spot_id', '=', spotId)
    .orderBy('invitation_id')
    .execute()
  const content = await contentOf(app, tx, record, spot.content_no)
  return { record, spot, invitations, content }
}
