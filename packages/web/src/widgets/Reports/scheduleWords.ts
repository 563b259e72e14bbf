import '../../texts/reportRuns.ts'
import { type ReportFilter, type ReportShape, shownColumns } from '@waybill/contract/report.ts'
import { reports } from '@waybill/contract/reports/index.ts'
import type { WireReportSchedule } from '@waybill/contract/wire/reportSchedule.ts'
import type { TextKey, useText } from '../../texts/texts.ts'
import { formatDate, formatTime } from '../../ui/format.ts'
import { type Names, noNames, valueName } from './countedName.ts'
import { cellText, filterLabels } from './reportList.tsx'

type T = ReturnType<typeof useText>

/** When it is sent, in words: `Every Monday, 6:00 AM (America/New York)`. */
export function whenIn({ recurrence, until }: WireReportSchedule, t: T): string {
  if (recurrence === null) return t('reportRuns.once')
  const { every, zone, weekday, dayOfMonth } = recurrence
  const named = { at: formatTime(recurrence.at), zone: zone.replaceAll('_', ' ') }
  const weekdayName = t(`reportRuns.weekday_${weekday}` as 'reportRuns.weekday_1')
  const words =
    every === 'day'
      ? t('reportRuns.daily', named)
      : every === 'week'
        ? t('reportRuns.weekly', { ...named, weekday: weekdayName })
        : t('reportRuns.monthly', { ...named, day: dayOfMonth })
  return until === null ? words : `${words}, ${t('reportRuns.untilDay', { day: formatDate(until) })}`
}

/** When it leaves at all: `Only when Spend is above $1,000.00`; blank: always. */
function alertIn({ question, alert }: WireReportSchedule, t: T): string {
  if (alert === null) return ''
  if (alert.kind === 'rows') return t('reportRuns.alert_rows')
  const report: ReportShape = reports[question.report]
  const column = report.columns[alert.column]
  if (column === undefined) return ''
  const value = cellText(
    alert.column,
    column,
    { [alert.column]: alert.figure, currency: alert.currency || null },
    noNames,
    t,
  )
  const words = { figure: t(column.label as TextKey), value }
  return t(alert.than === 'above' ? 'reportRuns.alertAbove' : 'reportRuns.alertBelow', words)
}

/** The days of a filter: `11/01/2026 – 11/30/2026`; an end that it does not have is a dot. */
const daysIn = ({ from, to }: NonNullable<ReportFilter['day']>): string =>
  [from, to].map(day => (day === undefined ? '…' : formatDate(day))).join(' – ')

/** The kind of column whose values a filter lists. */
const kinds = {
  ...{ carriers: 'carrier', sites: 'site', modes: 'mode', terms: 'terms', currencies: 'currency' },
  ...{ from: 'fromState', to: 'toState' },
} as const

/** What it is narrowed to beside its days, each in words: `Carrier: Demo Motor, Demo Lines`. */
function filtersIn({ question: { filter = {} } }: WireReportSchedule, names: Names, t: T): readonly string[] {
  const asOf = filter.asOf === undefined ? [] : [`${t(filterLabels.asOf)} ${formatDate(filter.asOf)}`]
  const many = (Object.keys(kinds) as (keyof typeof kinds)[]).flatMap(name => {
    const values = filter[name] ?? []
    if (values.length === 0) return []
    return [`${t(filterLabels[name])}: ${values.map(value => valueName(kinds[name], value, names, t)).join(', ')}`]
  })
  return [...asOf, ...many]
}

function columnsIn({ question }: WireReportSchedule, t: T): string {
  const report: ReportShape = reports[question.report]
  const columns = question.columns ?? shownColumns(report)
  return columns
    .flatMap(id => (report.columns[id] === undefined ? [] : [t(report.columns[id].label as TextKey)]))
    .join(', ')
}

/** What of the report leaves, a line each: its days, what it is narrowed to, its columns, and when it leaves at all. */
export function whatIn(schedule: WireReportSchedule, names: Names, t: T): readonly string[] {
  const { span, question } = schedule
  const day = question.filter?.day
  const days = span !== '' ? t(`reportRuns.span_${span}`) : day === undefined ? '' : daysIn(day)
  return [
    days === '' ? '' : t('reportRuns.days', { span: days }),
    filtersIn(schedule, names, t).join(' · '),
    t('reportRuns.columns', { columns: columnsIn(schedule, t) }),
    alertIn(schedule, t),
  ].filter(words => words !== '')
}
