import { isTimeZone, relativeSpans } from '@waybill/domain'
import { z } from 'zod'
import { reportFormats } from '../calls/Shipment/ExportReport.ts'
import { wireDay, wireTime } from './days.ts'
import { reportQuestion } from './report.ts'
import { storableText, trimmedText } from './text.ts'

/** People that a report is mailed to, and schedules of a company that are shown. */
export const REPORT_RECIPIENTS_MAX = 20
export const REPORT_SCHEDULES_MAX = 200
/** Runs of a schedule that are shown, the newest. */
export const REPORT_RUNS_SHOWN = 100

export const reportRecurrence = z.object({
  every: z.enum(['day', 'week', 'month']),
  at: wireTime,
  zone: storableText(60).refine(isTimeZone, { params: { code: 'notAZone' } }),
  /** Of a week: 1 is Monday. */
  weekday: z.int().min(1).max(7).default(1),
  /** Of a month; in a shorter one its last day. */
  dayOfMonth: z.int().min(1).max(31).default(1),
})

/** When a report leaves at all: only with rows, or only when a figure of a row passes one. */
export const reportAlert = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('rows') }),
  z.object({
    kind: z.literal('measure'),
    column: storableText(30),
    than: z.enum(['above', 'below']),
    /** As the report gives it: of an amount minor units of the currency. */
    figure: z.number().min(-1e15).max(1e15),
    /** Of an amount. */
    currency: storableText(3).default(''),
  }),
])
export type ReportAlert = z.output<typeof reportAlert>

/** What is sent, how and to whom. */
export const reportSending = z.object({
  question: reportQuestion,
  /** Days of pickup that move along with the calendar, in the place of those of the filter; blank: those. */
  span: z.enum(['', ...relativeSpans]).default(''),
  format: z.enum(reportFormats),
  recipients: z
    .array(trimmedText(254).pipe(z.email({ error: 'invalid' })))
    .min(1)
    .max(REPORT_RECIPIENTS_MAX),
  recurrence: reportRecurrence.nullable().default(null),
  /** The last day with a slot, in the zone of the recurrence. */
  until: wireDay.nullable().default(null),
  alert: reportAlert.nullable().default(null),
})
export type ReportSending = z.output<typeof reportSending>

export const reportScheduleStates = ['active', 'paused', 'ended'] as const
export const reportRunStates = ['waiting', 'sent', 'quiet', 'failed', 'dropped'] as const

/** A schedule, or what was sent once. */
export const wireReportSchedule = reportSending.extend({
  scheduleId: z.int(),
  version: z.int32(),
  state: z.enum(reportScheduleStates),
  owner: z.string(),
  failures: z.int(),
  nextAt: z.string().nullable(),
  /** Beside each recipient: whether somebody of the company has the address, and what became of the newest mail to it. */
  people: z.array(
    z.object({ email: z.string(), isOutside: z.boolean(), mail: z.string().nullable(), error: z.string() }),
  ),
})
export type WireReportSchedule = z.output<typeof wireReportSchedule>

export const wireReportRun = z.object({
  runId: z.int(),
  slot: z.string(),
  byHand: z.boolean(),
  state: z.enum(reportRunStates),
  /** A word for why: of one that failed, or that was not sent. */
  reason: z.string(),
  fileName: z.string(),
  size: z.int(),
  isLinked: z.boolean(),
})
export type WireReportRun = z.output<typeof wireReportRun>
