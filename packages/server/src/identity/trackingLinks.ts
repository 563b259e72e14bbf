import type { App } from '../app.ts'
import type { Tx } from '../db/open.ts'
import type { LinkHolder } from '../who.ts'
import { createAccessLink, findAccessLink } from './accessLinks.ts'

const DAY_MS = 86_400_000

/** A link lives this long past the delivery (design: public links), and no longer than a year without one. */
const DAYS_PAST_DELIVERY = 90
const DAYS_AT_MOST = 365

/** Makes a link to one shipment's tracking; `mayAdd` lets its holder add events and papers. Returns the access id. */
export const createTrackingLink = (
  tx: Tx,
  given: { clientId: number; shipmentId: number; mayAdd: boolean; isDelivered: boolean; now: Date },
): Promise<string> =>
  createAccessLink(tx, {
    kind: given.mayAdd ? 'trackingEdit' : 'tracking',
    clientId: given.clientId,
    subjectId: given.shipmentId,
    now: given.now,
    expiresAt: new Date(given.now.getTime() + (given.isDelivered ? DAYS_PAST_DELIVERY : DAYS_AT_MOST) * DAY_MS),
  })

/** Ends all links of a delivered shipment when their time is over. */
export async function limitTrackingLinks(
  tx: Tx,
  { clientId, shipmentId, deliveredAt }: { clientId: number; shipmentId: number; deliveredAt: Date },
): Promise<void> {
  const expires_at = new Date(deliveredAt.getTime() + DAYS_PAST_DELIVERY * DAY_MS).toISOString()
  await tx
    .updateTable('identity.access_link')
    .set({ expires_at })
    .where('client_id', '=', clientId)
    .where('kind', 'in', ['tracking', 'trackingEdit'])
    .where('subject_id', '=', shipmentId)
    // One that ends sooner, or has ended, does not come to life again.
    .where('expires_at', '>', expires_at)
    .execute()
}

/** Who holds this access id; null for one that is wrong, over, or does not allow what is asked: they look the same. */
export async function findLinkHolder(app: App, accessId: string, mustAdd: boolean): Promise<LinkHolder | null> {
  const edit = await findAccessLink(app.db, app.clock, 'trackingEdit', accessId)
  const link = edit ?? (mustAdd ? null : await findAccessLink(app.db, app.clock, 'tracking', accessId))
  if (link === null) return null
  return {
    kind: 'link',
    linkId: link.linkId,
    clientId: link.clientId,
    userId: null,
    name: 'Tracking link',
    shipmentId: link.subjectId,
    mayAdd: edit !== null,
  }
}
