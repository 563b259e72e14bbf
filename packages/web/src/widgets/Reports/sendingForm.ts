import { reportFormats } from '@waybill/contract/calls/Shipment/ExportReport.ts'
import { type ReportColumn, type ReportShape, shownColumns } from '@waybill/contract/report.ts'
import { reports } from '@waybill/contract/reports/index.ts'
import type { ReportQuestion } from '@waybill/contract/wire/report.ts'
import {
  REPORT_RECIPIENTS_MAX,
  type ReportAlert,
  type ReportSending,
  reportSending,
} from '@waybill/contract/wire/reportSchedule.ts'
import { daysOfSpan, minorDigits, relativeSpans } from '@waybill/domain'
import { z } from 'zod'
import { clockIn, ownZone } from '../../ui/format.ts'
import { isSeen } from './reportList.tsx'

export const sendTypes = ['runNow', 'runNowAndSchedule', 'schedule'] as const
export const recurrences = ['day', 'week', 'month'] as const
export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const
export const alerts = ['', 'rows', 'measure'] as const
export const spans = ['', ...relativeSpans] as const

const addressesIn = (typed: string): string[] => typed.split(/[\s,;]+/).filter(one => one !== '')
const recipient = reportSending.shape.recipients.element
const isNumber = (typed: string): boolean => /^-?(\d+|\d{1,3}(,\d{3})+)(\.\d{1,4})?$/.test(typed.trim())
const numberIn = (typed: string): number => Number(typed.replaceAll(',', ''))

/** What is wrong with those to whom a report goes, with the first address that is none; null: nothing. */
function recipientsFault(emails: readonly string[]): Readonly<Record<string, string | number>> | null {
  if (emails.length === 0) return { code: 'required' }
  const wrong = emails.find(email => !recipient.safeParse(email).success)
  if (wrong !== undefined) return { code: 'notAnEmail', email: wrong }
  return emails.length > REPORT_RECIPIENTS_MAX ? { code: 'too_many', max: REPORT_RECIPIENTS_MAX } : null
}

/** What is typed of a report that is mailed. */
export const sendingSchema = z
  .object({
    type: z.enum(sendTypes),
    format: z.enum(reportFormats),
    recipients: z
      .string()
      .max(5_000)
      .check(({ value, issues }) => {
        const wrong = recipientsFault(addressesIn(value))
        if (wrong !== null) issues.push({ code: 'custom', input: value, params: wrong })
      }),
    span: z.enum(spans),
    every: z.enum(recurrences),
    at: z.string().min(1),
    zone: z.string(),
    weekday: z.string(),
    dayOfMonth: z.string().regex(/^([1-9]|[12]\d|3[01])$/),
    until: z.string(),
    alert: z.enum(alerts),
    column: z.string(),
    isBelow: z.boolean(),
    figure: z.string(),
    currency: z.string(),
  })
  .refine(({ alert, figure }) => alert !== 'measure' || isNumber(figure), {
    path: ['figure'],
    params: { code: 'invalid_number' },
  })
export type SendingValues = z.output<typeof sendingSchema>

/** Columns of a question that an alert can watch. */
export function figuresOf({ report, columns }: ReportQuestion): readonly (readonly [string, ReportColumn])[] {
  const shape: ReportShape = reports[report]
  return (columns ?? shownColumns(shape)).flatMap(id => {
    const column = shape.columns[id]
    const isFigure = column !== undefined && !['text', 'day', 'month'].includes(column.unit)
    return !isFigure || !isSeen(shape, id) ? [] : [[id, column]]
  })
}

const isMoney = ({ report }: ReportQuestion, column: string): boolean => {
  const shape: ReportShape = reports[report]
  return shape.columns[column]?.unit === 'money'
}

/** The days that a schedule goes on with, where those on screen are days that move along; blank: they stay as they are. */
function spanNow({ filter }: ReportQuestion): SendingValues['span'] {
  const today = clockIn(ownZone()).date
  const isSame = (span: (typeof relativeSpans)[number]): boolean => {
    const { from, to } = daysOfSpan(span, today)
    return filter?.day?.from === from && filter.day.to === to
  }
  return relativeSpans.find(isSame) ?? ''
}

/** What a new sending begins with. */
export const newSending = (question: ReportQuestion, currency: string): SendingValues => ({
  ...{
    type: 'schedule',
    format: 'xlsx',
    recipients: '',
    span: spanNow(question),
    every: 'day',
    at: '06:00',
    zone: ownZone(),
  },
  ...{ weekday: '1', dayOfMonth: '1', until: '', alert: '', column: figuresOf(question)[0]?.[0] ?? '', isBelow: false },
  ...{ figure: '', currency },
})

/** What is sent already, as it is typed. */
export function typedSending(sending: ReportSending, currency: string): SendingValues {
  const { question, span, format, recipients, recurrence, until, alert } = sending
  const start = newSending(question, currency)
  const named = { ...start, span, format, recipients: recipients.join('\n'), until: until ?? '' }
  const { every, at, zone } = recurrence ?? start
  const days =
    recurrence === null ? {} : { weekday: String(recurrence.weekday), dayOfMonth: String(recurrence.dayOfMonth) }
  const watched =
    alert?.kind === 'measure'
      ? {
          ...{ column: alert.column, isBelow: alert.than === 'below', currency: alert.currency || currency },
          figure: String(
            isMoney(question, alert.column) ? alert.figure / 10 ** minorDigits(alert.currency) : alert.figure,
          ),
        }
      : {}
  return { ...named, every, at, zone, ...days, alert: alert?.kind ?? '', ...watched }
}

/** What an alert watches for, as the report gives it: amounts in minor units. */
function alertIn({ alert, column, isBelow, figure, currency }: SendingValues, question: ReportQuestion) {
  if (alert === '') return null
  if (alert === 'rows') return { kind: 'rows' } as const
  const isAmount = isMoney(question, column)
  const value = isAmount ? Math.round(numberIn(figure) * 10 ** minorDigits(currency)) : numberIn(figure)
  return {
    ...{ kind: 'measure', column, than: isBelow ? 'below' : 'above', figure: value },
    currency: isAmount ? currency : '',
  } satisfies ReportAlert
}

/** What is typed, as it is sent. */
export function sendingIn(values: SendingValues, question: ReportQuestion): ReportSending {
  const { type, format, recipients, span, every, at, zone, weekday, dayOfMonth, until } = values
  const sending = { question, format, span, recipients: addressesIn(recipients) }
  if (type === 'runNow') return { ...sending, recurrence: null, until: null, alert: null }
  return {
    ...sending,
    recurrence: { every, at, zone, weekday: Number(weekday), dayOfMonth: Number(dayOfMonth) },
    until: until === '' ? null : until,
    alert: alertIn(values, question),
  }
}
