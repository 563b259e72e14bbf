import { createHash } from 'node:crypto'
import { carrierKey, type ShipmentFactsNow } from '@waybill/domain'
import { sql } from 'kysely'
import type { App } from '../../app.ts'
import type { TenantDb } from '../../db/open.ts'
import { carrierKnows } from '../booking/index.ts'
import { loadShipment } from '../shipments/index.ts'

/** What an edit may name that no carrier has to hear of: facts of the head, and what is ours alone. */
const OURS = [
  ...['status', 'assignedTo', 'proNumber', 'carrierScac', 'carrierName', 'service', 'serviceDays', 'deliveryDate'],
  ...['totalCharge', 'selectedQuoteId', 'bolRevision', 'voidedFrom', 'tenderedAt', 'setAside', 'mergedInto'],
  ...[
    'readyAt',
    'readyBy',
    'note',
    'internalNotes',
    'loadNumber',
    'trailerNumber',
    'seals',
    'asking',
    'appointedCarrier',
  ],
]

/** When the first edit was made, or price accepted, that the carrier may not have heard of. */
async function editedAt(
  app: Pick<App, 'db'>,
  db: Pick<TenantDb, 'readOne'>,
  { clientId, shipmentId, tenderId }: { clientId: number; shipmentId: number; tenderId: number },
  heardAt: string,
): Promise<string | null> {
  const query = sql<{ at: string | null }>`
    select least(
      (select min(a.at) from audit_entry a
        where a.client_id = ${clientId} and a.entity = 'shipment' and a.entity_id = ${shipmentId} and a.at >= ${heardAt}
          and a.version is not null and jsonb_typeof(a.after) = 'object'
          and exists (select from jsonb_object_keys(a.after) k where k <> all (${OURS}::text[]))),
      (select min(p.made_at) from charge p
        where p.client_id = ${clientId} and p.tender_id = ${tenderId} and p.amendment_no > 0 and p.made_at >= ${heardAt})) as at`
  const row = await db.readOne<{ at: string | null }>({ compile: () => query.compile(app.db.query) })
  return row?.at ?? null
}

/** What the carrier of an order in force does not know by now; null: it knows everything, or is being told. */
export async function untoldOf(
  app: App,
  db: Pick<TenantDb, 'read' | 'readOne'>,
  given: { readonly clientId: number; readonly shipmentId: number; readonly tenderId: number },
): Promise<ShipmentFactsNow['untold']> {
  const { clientId, shipmentId, tenderId } = given
  const record = await loadShipment(db, clientId, shipmentId)
  const { delivered, unknown, isPriceNew, open } = await carrierKnows(app, db, record, tenderId)
  if (open?.state === 'waiting' || (unknown.length === 0 && !isPriceNew && open === null)) return null
  const heardAt = delivered?.at ?? record.createdAt
  const since = (await editedAt(app, db, given, heardAt)) ?? open?.at ?? heardAt
  // Another content or price that it does not know is another cause.
  const content = `${carrierKey(record.shipment)} ${isPriceNew}`
  return { tenderId, since: Date.parse(since), cause: createHash('sha1').update(content).digest('base64url') }
}
