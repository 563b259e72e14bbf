import { sql } from 'kysely'
import type { App } from '../../app.ts'

const DAY_MS = 86_400_000
/** Entries of a company that one step lets go. */
const STEP = 1_000

/**
 * Nightly: what became of orders long ago goes when rows of imports do. An entry stays as long as it says something: that an open
 * order was looked at as it is, or that a tender which may still leave is the rule's.
 */
export async function sweepStraight(app: App): Promise<void> {
  const before = new Date(app.clock.now().getTime() - app.settings.IMPORT_ROWS_KEPT_DAYS * DAY_MS).toISOString()
  const clients = await app.db.identity.selectFrom('identity.client').select('client_id').execute()
  for (const { client_id: clientId } of clients) {
    for (let gone = STEP; gone === STEP; ) {
      gone = await app.db.forClient(clientId).transaction(async tx => {
        const { numAffectedRows } = await sql`
          delete from straight_entry where client_id = ${clientId} and entry_id in (
            select e.entry_id from straight_entry e
             where e.client_id = ${clientId} and e.ended_at < ${before} and e.state <> 'asking'
               and not exists (select from sales_order o
                                where o.client_id = e.client_id and o.order_id = e.order_id and o.state = 'open'
                                  and (e.shipment_id is not null or e.order_version >= o.version))
               and not exists (select from tender t
                                where t.client_id = e.client_id and t.tender_id = e.tender_id
                                  and t.state in ('committing', 'unknown'))
             order by e.entry_id limit ${STEP})`.execute(tx)
        return Number(numAffectedRows ?? 0)
      })
    }
  }
}
