import { type ReportName, reportNames } from '@waybill/contract/reports/index.ts'
import { conditionsOf, entriesOf, type Given } from './reportSql.ts'
import { reportSqls } from './sql/index.ts'

/**
 * SQL of the numbers of exactly those shipments that a row of a report counts, as `countedBy` names them; none for a report
 * that nobody knows.
 */
export function countedShipments(counted: readonly string[], asked: Omit<Given, 'entries'>): string {
  const entries = entriesOf(counted)
  const name = entries.get('report')?.[0]
  if (!reportNames.some(known => known === name)) return 'select null::bigint where false'
  const sql = reportSqls[name as ReportName]
  const given = { ...asked, entries }
  const conditions = conditionsOf(sql, given).join(' and ')
  const kinds = [...entries.keys()]
  // Sums know no shipments: what they add up does.
  const from = sql.shipmentsFrom?.(given) ?? sql.from(kinds, given).replace(/^shipment_figure f$/, 'shipment_fact f')
  return `select f.shipment_id from ${from} where ${conditions}`
}
