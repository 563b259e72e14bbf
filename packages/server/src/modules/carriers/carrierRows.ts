import { sql } from 'kysely'
import type { Tx } from '../../db/open.ts'

/** Whether nobody shall book it. */
export const doNotUse = sql<boolean>`coalesce((c.settings ->> 'doNotUse')::boolean, false)`

export interface FileOfCarrier {
  readonly fileId: number
  readonly name: string
  readonly mime: string
  readonly size: number
  readonly kind: string
  readonly uploadedAt: string
}

/** Whether a sheet was ever put in force for it: one that was only uploaded prices nothing. */
export const hasRates = sql<boolean>`exists (select from rate_sheet_version v
  where v.client_id = c.client_id and v.scac = c.scac and v.kind = 'sheet' and v.state = 'active')`

/** Everything the calls say of a carrier, beside its own columns. */
export const carrierFacts = [
  doNotUse.as('do_not_use'),
  sql<number | null>`(c.settings ->> 'dailyLoads')::int`.as('daily_loads'),
  hasRates.as('has_rates'),
  sql<boolean>`exists (select from carrier_account a where a.client_id = c.client_id and a.scac = c.scac and a.active)`.as(
    'is_connected',
  ),
  sql<number | null>`(select round(avg(r.stars), 1)::float8 from carrier_rating r
    where r.client_id = c.client_id and r.scac = c.scac and c.scac <> '')`.as('stars'),
  sql<number>`(select count(*)::int from carrier_rating r
    where r.client_id = c.client_id and r.scac = c.scac and c.scac <> '')`.as('ratings'),
  sql<readonly FileOfCarrier[]>`coalesce((
    select jsonb_agg(jsonb_build_object('fileId', f.file_id, 'name', f.name, 'mime', f.mime, 'size', f.size,
        'kind', f.kind, 'uploadedAt', f.created_at) order by f.file_id)
      from file f
     where f.client_id = c.client_id and f.carrier_id = c.carrier_id and f.deleted_at is null), '[]')`.as('files'),
] as const

/** One carrier, locked: what is changed about it is changed once. */
export const carrierById = (tx: Tx, clientId: number, carrierId: number) =>
  tx
    .selectFrom('carrier as c')
    .selectAll('c')
    .select(carrierFacts)
    .where('c.client_id', '=', clientId)
    .where('c.carrier_id', '=', carrierId)
    .forUpdate('c')
    .executeTakeFirst()

export type CarrierRecord = NonNullable<Awaited<ReturnType<typeof carrierById>>>
