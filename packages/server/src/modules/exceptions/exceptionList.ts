import { list } from '@waybill/contract/lists/exceptions.ts'
import type { exceptionStates } from '@waybill/contract/wire/exceptions.ts'
import { type ExceptionKind, exceptionKindNames } from '@waybill/domain'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { readersDay } from '../../lists/listSql.ts'
import { serveList } from '../../lists/serveList.ts'

type State = (typeof exceptionStates)[number]

/** Written as the index of the worklist is, so that it serves what is open. */
const isIn: Readonly<Record<State, RawBuilder<SqlBool>>> = {
  open: sql`(e.ended_at is null and e.closed_at is null and e.snoozed_until is null)`,
  snoozed: sql`(e.ended_at is null and e.closed_at is null and e.snoozed_until is not null)`,
  ended: sql`(e.ended_at is not null and e.closed_at is null)`,
  closed: sql`(e.closed_at is not null)`,
}

const stateOf = (row: { ended_at: string | null; closed_at: string | null; snoozed_until: string | null }): State =>
  row.closed_at !== null ? 'closed' : row.ended_at !== null ? 'ended' : row.snoozed_until !== null ? 'snoozed' : 'open'

/** A kind as it is kept. */
export const kindOf = (kept: string): ExceptionKind => {
  const kind = exceptionKindNames.find(name => name === kept)
  if (kind === undefined) throw new Error(`no kind of exception: ${kept}`)
  return kind
}

const numbers = (values: readonly string[]): readonly number[] => values.map(Number).filter(Number.isSafeInteger)

export const handlers = serveList(list, {
  from: (query, { clientId }) =>
    query
      .selectFrom('exception as e')
      .leftJoin('shipment as s', join =>
        join.onRef('s.client_id', '=', 'e.client_id').onRef('s.shipment_id', '=', 'e.shipment_id'),
      )
      .leftJoin('carrier as c', join =>
        join.onRef('c.client_id', '=', 'e.client_id').onRef('c.carrier_id', '=', 'e.carrier_id'),
      )
      .leftJoin('identity.member as u', join =>
        join.onRef('u.client_id', '=', 'e.client_id').onRef('u.user_id', '=', 'e.assigned_to'),
      )
      .leftJoin('identity.member as closer', join =>
        join.onRef('closer.client_id', '=', 'e.client_id').onRef('closer.user_id', '=', 'e.closed_by'),
      )
      .where('e.client_id', '=', clientId)
      .selectAll('e')
      .select(['s.bol_number', 's.status', 's.consignee', 's.carrier_scac', 's.carrier_name', 'c.scac', 'c.name'])
      .select(['u.first_name', 'u.last_name'])
      .select(['closer.first_name as closer_first_name', 'closer.last_name as closer_last_name']),
  key: sql`e.exception_id`,
  search: sql`coalesce(s.bol_number, '') || ' ' || coalesce(s.consignee, '') || ' ' || coalesce(s.carrier_name, c.name, '')`,
  filters: {
    ids: values => (values.length === 0 ? sql`true` : sql`e.exception_id = any(${numbers(values)}::bigint[])`),
    kinds: sql`e.kind`,
    states: values =>
      values.length === 0
        ? sql`true`
        : sql`(${sql.join(
            values.map(value => isIn[value]),
            sql` or `,
          )})`,
    sides: sql`e.close_side`,
    assignees(values) {
      if (values.length === 0) return sql`true`
      const nobody = values.includes('none') ? sql`e.assigned_to is null` : sql`false`
      return sql`(e.assigned_to = any(${numbers(values)}::bigint[]) or ${nobody})`
    },
    carriers: sql`coalesce(s.carrier_scac, c.scac)`,
    sites: values => (values.length === 0 ? sql`true` : sql`s.site_id = any(${numbers(values)}::bigint[])`),
    since: readersDay(sql<string>`e.since`),
  },
  sorts: {
    urgency: { by: sql`e.urgency`, type: 'bigint' },
    since: { by: sql`e.since`, type: 'timestamptz' },
  },
  wire: row => ({
    ...{
      exceptionId: row.exception_id,
      version: row.version,
      kind: kindOf(row.kind),
      level: row.level,
      state: stateOf(row),
    },
    ...{ since: row.since, subjectId: row.subject_id, shipmentId: row.shipment_id },
    ...{ BOLNumber: row.bol_number ?? '', shipmentStatus: row.status ?? '', consignee: row.consignee ?? '' },
    CarrierSCAC: row.carrier_scac ?? row.scac ?? '',
    CarrierName: row.carrier_name ?? row.name ?? '',
    assignedTo: row.assigned_to,
    assignee: `${row.first_name ?? ''} ${row.last_name ?? ''}`.trim(),
    ...{ snoozedUntil: row.snoozed_until, endedAt: row.ended_at, closedAt: row.closed_at },
    closedBy: `${row.closer_first_name ?? ''} ${row.closer_last_name ?? ''}`.trim(),
    ...{ closeReason: row.close_reason ?? '', closeSide: row.close_side ?? '', closeNote: row.close_note },
  }),
})
