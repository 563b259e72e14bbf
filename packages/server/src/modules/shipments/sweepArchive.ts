import { sentence } from '@waybill/domain'
import { sql } from 'kysely'
import type { App } from '../../app.ts'
import type { Doer } from '../../audit.ts'
import type { Tx } from '../../db/open.ts'
import { localNow } from '../../places/localNow.ts'
import { Refusal } from '../../refusal.ts'
import { lockShipment, saveShipment } from './shipmentStore.ts'

/** Shipments that one look finds; each is archived in a transaction of its own, so that nobody waits for many. */
const STEP = 500

/**
 * Delivered shipments (`s`) whose delivery is proven, by a document or by the carrier's own word, and about which nothing
 * is open with a carrier, and that nobody brought back from the archive: no order that may stand or has to go, no label in doubt, no problem told last.
 */
const SETTLED = sql`
  (exists (select from file f where f.client_id = s.client_id and f.shipment_id = s.shipment_id
              and f.kind = 'pod' and f.deleted_at is null)
   or exists (select from tracking_event e where e.client_id = s.client_id and e.shipment_id = s.shipment_id
                 and e.source = 'carrier' and e.status = 'delivered' and e.taken_back_at is null))
  and not exists (select from audit_entry a where a.client_id = s.client_id and a.entity = 'shipment'
                     and a.entity_id = s.shipment_id and a.action = 'unarchived')
  and not exists (select from tender t where t.client_id = s.client_id and t.shipment_id = s.shipment_id
                     and t.state in ('committing', 'unknown'))
  and not exists (select from booking b where b.client_id = s.client_id and b.shipment_id = s.shipment_id
                     and b.state not in ('live', 'cancelled'))
  and not exists (select from label l where l.client_id = s.client_id and l.shipment_id = s.shipment_id
                     and l.state in ('asked', 'unknown', 'surplus', 'voidAsked', 'voidRefused', 'disputed')
                     and l.dispute_settled_at is null)
  and coalesce((select p.status from tracking_event p where p.client_id = s.client_id and p.shipment_id = s.shipment_id
                   and p.status is not null and p.taken_back_at is null
                 order by p.happened_at desc, p.event_id desc limit 1), '') <> 'problem'`

const dueIn = (tx: Tx, clientId: number, until: string, after: number) =>
  sql<{ shipment_id: number; delivered_on: string }>`
    select s.shipment_id, s.delivered_on from shipment s
     where s.client_id = ${clientId} and s.bucket = 'D' and s.delivered_on <= ${until}::date and s.shipment_id > ${after}
       and ${SETTLED}
     order by s.shipment_id limit ${STEP}`
    .execute(tx)
    .then(({ rows }) => rows)

/** Archives one that is still as it was found; whatever moved on meanwhile stays where it is. */
async function archiveOne(app: App, clientId: number, shipmentId: number, afterDays: number): Promise<void> {
  const doer: Doer = {
    who: { clientId, userId: null, name: 'Waybill' },
    requestId: 'archive-rule',
    at: app.clock.now(),
  }
  await app.db.forClient(clientId).transaction(async tx => {
    const before = await lockShipment(tx, clientId, shipmentId)
    if (before.status !== 'D' || before.setAside !== '') return
    const { rows } =
      await sql`select from shipment s where s.client_id = ${clientId} and s.shipment_id = ${shipmentId} and ${SETTLED}`.execute(
        tx,
      )
    if (rows.length === 0) return
    const note = sentence('archivedByRule', { days: afterDays })
    await saveShipment(app, tx, doer, before, { action: 'archived', facts: { setAside: 'archived' }, note })
  })
}

/** Nightly: archives what each company's rule names, oldest shipments first. */
export async function sweepArchive(app: App): Promise<void> {
  const clients = await app.db.identity.selectFrom('identity.client').select(['client_id', 'time_zone']).execute()
  for (const { client_id: clientId, time_zone: timeZone } of clients) {
    const db = app.db.forClient(clientId)
    const rule = await db.readOne(
      app.db.query.selectFrom('archive_rule').select('after_days').where('client_id', '=', clientId),
    )
    const days = rule?.after_days ?? null
    if (days === null) continue
    const { date } = localNow(new Date(app.clock.now().getTime() - days * 86_400_000), timeZone)
    for (let after = 0; ; ) {
      const found = await db.transaction(tx => dueIn(tx, clientId, date, after))
      for (const { shipment_id: shipmentId } of found) {
        // One that can't be archived keeps no other one from it.
        await archiveOne(app, clientId, shipmentId, days).catch(error => {
          if (!(error instanceof Refusal)) app.log.error({ err: error, shipmentId }, 'a shipment could not be archived')
        })
      }
      const last = found.at(-1)
      if (last === undefined || found.length < STEP) break
      after = last.shipment_id
    }
  }
}
