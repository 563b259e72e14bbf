import {
  countedBy,
  type ReportCell,
  type ReportFilterName,
  type ReportShape,
  shownColumns,
  tellsPricesAlone,
} from '@waybill/contract/report.ts'
import { reports } from '@waybill/contract/reports/index.ts'
import type { ReportQuestion } from '@waybill/contract/wire/report.ts'
import { CompiledQuery } from 'kysely'
import type { TenantDb } from '../../db/open.ts'
import { localNow } from '../../places/localNow.ts'
import { Refusal } from '../../refusal.ts'
import type { Who } from '../../who.ts'
import { type On, type ReportStatements, reportStatements } from './reportSql.ts'
import { reportSqls } from './sql/index.ts'

/** A page of a report, or some of its shipments. */
export interface Part {
  readonly page?: { readonly limit: number; readonly offset: number }
  readonly among?: readonly number[]
}

/** A report as it was asked for: which columns, and the statements that give them. */
export interface ReportAsked {
  readonly report: ReportShape
  readonly columns: readonly string[]
  readonly on: On
  readonly isDetail: boolean
  readonly statements: (part?: Part) => ReportStatements
}

const refused = (at: string): Refusal => new Refusal('InvalidInput', {}, [{ at, code: 'invalid', params: {} }])

/**
 * What a question asks of its report. Where an amount is shown its currency is too: amounts of two are never one.
 * Who sees no prices gets its other columns.
 * @throws {Refusal} InvalidInput at a column, an order or a filter that the report does not have; PricesNotShown
 */
export function reportAsked(
  { clientId, timeZone, seesPrices }: Pick<Who, 'clientId' | 'timeZone' | 'seesPrices'>,
  question: ReportQuestion,
  now: Date,
): ReportAsked {
  const report: ReportShape = reports[question.report]
  const wanted = [...new Set(question.columns ?? shownColumns(report))]
  const unknown = wanted.findIndex(id => !Object.hasOwn(report.columns, id))
  if (unknown >= 0) throw refused(`body.columns[${unknown}]`)
  for (const name of Object.keys(question.filter) as ReportFilterName[]) {
    if (question.filter[name] !== undefined && !report.filters.includes(name)) throw refused(`body.filter.${name}`)
  }
  const isSeen = (id: string): boolean => seesPrices || report.columns[id]?.unit !== 'money'
  if (!seesPrices && tellsPricesAlone(report)) throw new Refusal('PricesNotShown')
  const chosen = wanted.filter(isSeen)
  const isMoney = chosen.some(id => report.columns[id]?.unit === 'money')
  const columns = isMoney && !chosen.includes('currency') ? [...chosen, 'currency'] : chosen
  const usual = isSeen(report.sort) ? report.sort : (chosen[0] ?? report.sort)
  const sort = question.sortName ?? usual
  if (!Object.hasOwn(report.columns, sort)) throw refused('body.sortName')
  if (!isSeen(sort)) throw new Refusal('PricesNotShown')
  const on = { today: localNow(now, timeZone).date, timeZone }
  const sql = reportSqls[question.report]
  const counted = countedBy(report, question.filter)
  const order = question.sortOrder ?? report.order
  return {
    ...{ report, columns, on },
    isDetail: sql.isDetail === true,
    statements: (part = {}) =>
      reportStatements(report, sql, { ...{ clientId, on, columns, counted, sort, order }, ...part }),
  }
}

export type Cells = Record<string, ReportCell>

/** One of the statements of a report, as it is read. */
export const compiled = ({ text, values }: { readonly text: string; readonly values: readonly unknown[] }) => ({
  compile: () => CompiledQuery.raw(text, [...values]) as CompiledQuery<Cells>,
  plannedEachTime: true as const,
})

/** What people call the carriers and docks that rows name. */
export interface ReportNames {
  readonly carrier: Record<string, string>
  readonly site: Record<string, string>
}

/**
 * Reads the names of carriers, as they stood on their newest shipment, and of docks.
 * @param known names that are not read again
 */
export async function namesIn(
  db: Pick<TenantDb, 'read'>,
  clientId: number,
  rows: readonly Cells[],
  known: ReportNames = { carrier: {}, site: {} },
): Promise<ReportNames> {
  const among = (id: string): readonly string[] => [
    ...new Set(rows.map(row => String(row[id] ?? '')).filter(one => one !== '')),
  ]
  const isNew = (names: Readonly<Record<string, string>>) => (one: string) => !Object.hasOwn(names, one)
  const scacs = among('carrier').filter(isNew(known.carrier))
  const sites = among('site')
    .filter(one => one !== '0')
    .filter(isNew(known.site))
  const named = async (text: string, values: readonly string[]): Promise<Record<string, string>> => {
    if (values.length === 0) return {}
    const query = {
      compile: () => CompiledQuery.raw(text, [clientId, values]) as CompiledQuery<{ key: string; name: string }>,
    }
    return Object.fromEntries((await db.read(query)).map(({ key, name }) => [key, name]))
  }
  const carrier = `
    select c.scac as key, n.carrier_name as name from unnest($2::text[]) c (scac)
     cross join lateral (select carrier_name from shipment_fact f where f.client_id = $1 and f.scac = c.scac order by f.day desc limit 1) n`
  const site = `select address_id::text as key, company || case when city = '' then '' else ', ' || city end as name
                  from address where client_id = $1 and address_id = any($2::bigint[])`
  const [carriers, docks] = await Promise.all([named(carrier, scacs), named(site, sites)])
  return { carrier: { ...known.carrier, ...carriers }, site: { ...known.site, ...docks } }
}
