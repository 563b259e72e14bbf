import '../../texts/reportRuns.ts'
import type { ReportShape } from '@waybill/contract/report.ts'
import { reports } from '@waybill/contract/reports/index.ts'
import type { WireReportSchedule } from '@waybill/contract/wire/reportSchedule.ts'
import type { TextKey, useText } from '../../texts/texts.ts'
import { formatDate, formatTime } from '../../ui/format.ts'
import { noNames } from './countedName.ts'
import { cellText } from './reportList.tsx'

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

/** What of the report leaves, a line each: its days where they move along, and when it leaves at all. */
export const whatIn = (schedule: WireReportSchedule, t: T): readonly string[] =>
  [
    schedule.span === '' ? '' : t('reportRuns.days', { span: t(`reportRuns.span_${schedule.span}`) }),
    alertIn(schedule, t),
  ].filter(words => words !== '')
