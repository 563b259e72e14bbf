import type { ReportShape } from '@waybill/contract/report.ts'
import { reports } from '@waybill/contract/reports/index.ts'
import type { ReportSending } from '@waybill/contract/wire/reportSchedule.ts'
import { Refusal } from '../../refusal.ts'
import type { Who } from '../../who.ts'
import { reportAsked } from '../reports/index.ts'

/**
 * Refuses what its report could not give.
 * @throws {Refusal} InvalidInput at a column, an order, a filter, or a figure that is watched and is none of the report
 */
export function checkSending(
  who: Pick<Who, 'clientId' | 'timeZone' | 'seesPrices'>,
  { question, alert }: ReportSending,
  now: Date,
  at: string,
): void {
  const { columns, isDetail } = reportAsked(who, question, now)
  if (alert === null) return
  const report: ReportShape = reports[question.report]
  const refused = (field: string, code: string) =>
    new Refusal('InvalidInput', {}, [{ at: `${at}.alert.${field}`, code, params: {} }])
  // What nothing groups has one row, whatever it is of.
  const hasRows = isDetail || columns.some(id => report.columns[id]?.groups === true)
  if (alert.kind === 'rows' && !hasRows) throw refused('kind', 'invalid')
  if (alert.kind !== 'measure') return
  const shape = report.columns[alert.column]
  const isFigure = shape !== undefined && !['text', 'day', 'month'].includes(shape.unit)
  if (!isFigure || !columns.includes(alert.column)) throw refused('column', 'invalid')
  if (shape.unit === 'money' && alert.currency === '') throw refused('currency', 'required')
}
