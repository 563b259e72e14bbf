import { AUDIT_COUNTED_MAX, list as auditTrail } from '@waybill/contract/lists/auditTrail.ts'
import { auditedKinds, NOBODY, type WireFieldChange } from '@waybill/contract/wire/auditEntry.ts'
import { type SqlBool, sql } from 'kysely'
import { listSql } from '../../lists/listSql.ts'
import { serveList } from '../../lists/serveList.ts'
import { auditEntries, type EntryRow, entryChanges, wireEntry } from './auditEntries.ts'
import { recordsCalled } from './recordNames.ts'

/** Choices of the filter by person, as far as anybody reads them. */
export const AUDIT_PEOPLE_MAX = 1_000
/** A cell of a spreadsheet holds no more (32,767 characters). */
const CELL_MAX = 32_000

const at = sql<string>`a.at`

/** One side in words, a line each field. */
const sideOf = (changes: readonly WireFieldChange[], side: 'before' | 'after'): string =>
  changes
    .flatMap(change => (change[side] === '' ? [] : [`${change.field}: ${change[side]}`]))
    .join('\n')
    .slice(0, CELL_MAX)

/** Numbers of what a record is called, or `#12`: its number. As numbers of entries, so that no order is walked for them. */
const recordEntries = (clientId: number, record: string) => {
  const number = /^#(\d{1,15})$/.exec(record)?.[1]
  const records =
    number === undefined
      ? recordsCalled(clientId, record)
      : sql`select k.kind, ${number}::bigint as id from unnest(${[...auditedKinds]}::text[]) as k (kind)`
  return sql`array(
    select e.audit_id from (${records}) r
      join audit_entry e on e.client_id = ${clientId} and e.entity = r.kind and e.entity_id = r.id)`
}

/** How entries are found and read. */
export const auditTrailSql = listSql(auditTrail, {
  from: (query, { clientId }) => auditEntries(query, clientId),
  key: sql`a.audit_id`,
  search: sql`a.actor || ' ' || a.request_id`,
  filters: {
    kinds: sql`a.entity`,
    record: (record, { clientId }) =>
      record.trim() === '' ? sql`true` : sql`a.audit_id = any(${recordEntries(clientId, record.trim())})`,
    people(values) {
      const ids = values.map(Number).filter(id => Number.isSafeInteger(id) && id > 0 && id < 2 ** 31)
      // One alone is compared, not looked for in an array: only then is what he did read in its order.
      const those = ids.length === 0 ? sql<SqlBool>`false` : sql<SqlBool>`a.user_id in (${sql.join(ids)})`
      if (values.length === 0) return sql`true`
      return values.includes(NOBODY) ? sql`(${those} or a.user_id is null)` : those
    },
    // As instants, so that the index by time is read from the day on.
    days: ({ from, to }, { timeZone }) => sql`(
      ${from === undefined ? sql`true` : sql`a.at >= (${from}::date::timestamp at time zone ${timeZone}::text)`} and
      ${to === undefined ? sql`true` : sql`a.at < ((${to}::date + 1)::timestamp at time zone ${timeZone}::text)`})`,
  },
  sorts: { at: { by: at, type: 'timestamptz' } },
  countedMax: AUDIT_COUNTED_MAX,
  wire: row => {
    const changes = entryChanges(row as EntryRow)
    return { ...wireEntry(row as EntryRow), before: sideOf(changes, 'before'), after: sideOf(changes, 'after') }
  },
})

export const handlers = serveList(auditTrail, auditTrailSql, async ({ app, db, who }) => {
  const people = await db.read(
    app.db.query
      .selectFrom('identity.membership as m')
      .innerJoin('identity.person as p', 'p.user_id', 'm.user_id')
      .select(['p.user_id', 'p.email', 'p.first_name', 'p.last_name'])
      .where('m.client_id', '=', who.clientId)
      .where('m.accepted_at', 'is not', null)
      .orderBy('p.email')
      .limit(AUDIT_PEOPLE_MAX),
  )
  return {
    people: people.map(({ user_id, email, first_name, last_name }) => ({
      id: String(user_id),
      name: `${first_name} ${last_name}`.trim() || email,
    })),
  }
})
