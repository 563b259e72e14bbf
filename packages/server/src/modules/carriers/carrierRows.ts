import type { carrierQuestion } from '@waybill/contract/wire/question.ts'
import { endingRange } from '@waybill/domain'
import { type SqlBool, sql } from 'kysely'
import type { z } from 'zod'
import { likePattern } from '../../db/likePattern.ts'
import type { Tx } from '../../db/open.ts'

type Question = z.output<typeof carrierQuestion>

const sortColumns = {
  CarrierName: 'c.name',
  SCAC: 'c.scac',
  RateMode: 'c.mode',
  InsuranceExpires: 'c.insurance_expires',
} as const

const doNotUse = sql<boolean>`coalesce((c.settings ->> 'doNotUse')::boolean, false)`

/** States of insurance as conditions on the date: domain `insuranceState` in SQL. */
function insured(state: NonNullable<Question['filter']['insurance']>[number], today: string) {
  const { from, to } = endingRange(today)
  return {
    missing: sql<SqlBool>`c.insurance_expires is null`,
    expired: sql<SqlBool>`c.insurance_expires < ${from}::date`,
    ending: sql<SqlBool>`c.insurance_expires between ${from}::date and ${to}::date`,
    valid: sql<SqlBool>`c.insurance_expires > ${to}::date`,
  }[state]
}

/** The carriers that a question finds. @param today the company's day, by which insurance is judged */
export function carriersFound(tx: Pick<Tx, 'selectFrom'>, clientId: number, asked: Question, today: string) {
  const search = asked.searchText.trim()
  const { kinds = [], modes = [], insurance = [], doNotUse: isBad, collect } = asked.filter
  const found = `c.scac || ' ' || c.name || ' ' || c.contact_name || ' ' || c.quote_email || ' ' || c.tender_email`
  return tx
    .selectFrom('carrier as c')
    .where('c.client_id', '=', clientId)
    .where('c.active', '=', true)
    .$if(search !== '', q => q.where(sql<SqlBool>`lower(${sql.raw(found)}) like lower(${likePattern(search)})`))
    .$if(kinds.length > 0, q => q.where('c.kind', 'in', kinds))
    .$if(modes.length > 0, q => q.where('c.mode', 'in', modes))
    .$if(insurance.length > 0, q => q.where(eb => eb.or(insurance.map(state => insured(state, today)))))
    .$if(isBad !== undefined, q => q.where(doNotUse, '=', isBad ?? false))
    .$if(collect !== undefined, q => q.where('c.collect', '=', collect ?? false))
}

/** Carriers without a date come first: they are the ones to look after. */
export const carrierOrder = ({ sortName, sortOrder }: Pick<Question, 'sortName' | 'sortOrder'>) =>
  sql`${sql.ref(sortColumns[sortName])} ${sql.raw(sortOrder)} ${sql.raw(sortOrder === 'asc' ? 'nulls first' : 'nulls last')}, c.carrier_id`

interface FileOfCarrier {
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
