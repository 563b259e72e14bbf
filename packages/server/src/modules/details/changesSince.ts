import type { WireHistory } from '@waybill/contract/wire/shipmentDetails.ts'
import { sql } from 'kysely'
import type { App } from '../../app.ts'
import type { TenantDb } from '../../db/open.ts'
import { type HistoryRow, historyColumns } from './detailsSql.ts'
import { historyLine } from './historyLine.ts'

/** Something as a person saw it. */
export interface Seen {
  readonly id: number
  readonly version: number
}

/** What became of it since: the version that `history` leads to. */
export interface Since {
  readonly version: number
  readonly history: readonly WireHistory[]
}

/** Entries that are shown of one subject. */
const ENTRIES_MAX = 6

interface Row extends Omit<HistoryRow, 'at'> {
  readonly n: number
  readonly version: number | null
  readonly currency: string
  /** Null where nothing is kept of what made the version. */
  readonly at: string | null
}

type Subject = 'shipment' | 'carrier' | 'item'

const bare = 'a.at, a.actor, a.action, null as before, null as after, null as charged_before, null as charged_after'

/** What is shown of each: the columns of an entry `a`, the currency of a subject `s`. */
const saidOf: Readonly<Record<Subject, { readonly said: string; readonly currency: string }>> = {
  shipment: { said: historyColumns, currency: 's.currency' },
  carrier: { said: bare, currency: `''` },
  item: { said: bare, currency: `''` },
}

/**
 * What was done to subjects since a person saw them, in one statement, so that versions and entries belong together. What
 * others did comes first, each part newest first. Of carriers and items it says who and when alone.
 * @returns in the order asked; one that is not there any more keeps the version that was seen
 */
export async function changesSince(
  app: Pick<App, 'db'>,
  db: Pick<TenantDb, 'read'>,
  { clientId, userId }: { readonly clientId: number; readonly userId: number },
  entity: Subject,
  seen: readonly Seen[],
): Promise<readonly Since[]> {
  if (seen.length === 0) return []
  const { said, currency } = saidOf[entity]
  const query = sql<Row>`
    select f.n::int as n, s.version, coalesce(${sql.raw(currency)}, '') as currency, h.at, h.actor, h.action, h.before,
           h.after, h.charged_before, h.charged_after
      from unnest(${seen.map(one => one.id)}::bigint[], ${seen.map(one => one.version)}::int[])
           with ordinality as f (id, seen, n)
      left join ${sql.table(entity)} s on s.client_id = ${clientId} and s.${sql.ref(`${entity}_id`)} = f.id
      left join lateral (
        select ${sql.raw(said)}, a.audit_id, a.user_id is not distinct from ${userId} as own
          from audit_entry a
         where a.client_id = ${clientId} and a.entity = ${entity} and a.entity_id = f.id and a.version > f.seen
         order by own, a.audit_id desc
         limit ${ENTRIES_MAX}) h on true
     order by f.n, h.own, h.audit_id desc`
  const rows = await db.read<Row>({ compile: () => query.compile(app.db.query) })
  return seen.map(({ version }, index) => {
    const own = rows.filter(({ n }) => n === index + 1)
    const history = own.flatMap(({ at, ...row }) => (at === null ? [] : [historyLine({ ...row, at }, row.currency)]))
    return { version: own[0]?.version ?? version, history }
  })
}
