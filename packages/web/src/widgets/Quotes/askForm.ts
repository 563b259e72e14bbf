import type { BodyOf } from '@waybill/contract/call.ts'
import type { SpotQuote } from '@waybill/contract/calls/Shipment/SpotQuote.ts'
import type { FieldIssue } from '@waybill/contract/messages.ts'
import type { WireSchedule } from '@waybill/contract/wire/schedule.ts'
import type { WireCarrierGroup, WireGroupMember } from '@waybill/contract/wire/spotQuote.ts'
import {
  type AnswerWindow,
  calendarAt,
  isTime,
  parseAmount,
  textLimits,
  usualCarrierCalendar,
  usualDeadline,
  zonedInstant,
} from '@waybill/domain'
import { z } from 'zod'
import { CallProblem } from '../../api/problem.ts'
import { amountText, readAmount } from '../../ui/form/amount.ts'

const REMIND_MAX = 10_080
const NAME_MAX = 80
const EQUIPMENT_MAX = 60

const isPrice = (typed: string, currency: string): boolean => typed === '' || (parseAmount(typed, currency) ?? 0) > 0

/** A price as a person types it, above 0; blank: none. */
export const priceText = (currency: string) =>
  z
    .string()
    .trim()
    .max(18)
    .refine(typed => isPrice(typed, currency), { params: { code: 'amountOf' } })

/** Minor units; null where none was typed. */
export const priceOf = (typed: string, currency: string): number | null =>
  typed.trim() === '' ? null : parseAmount(typed.trim(), currency)

/** A moment in the company's time. */
export const deadlineFields = {
  date: z.iso.date(),
  time: z.string().refine(isTime, { params: { code: 'invalid_time' } }),
}

interface Other {
  readonly CarrierName: string
  readonly email: string
}

/** A line that stayed blank is nobody. */
const isEntered = ({ CarrierName, email }: Other): boolean => CarrierName !== '' || email !== ''

/** The question for quotes as it is entered. @param currency the shipment's, of its target price */
export const askForm = (currency: string) =>
  z
    .object({
      /** SCACs of the list. */
      carriers: z.array(z.string()),
      /** Number of a group, whose members were put among the chosen; blank: none. */
      group: z.string(),
      others: z.array(
        z.object({
          CarrierName: z.string().trim().max(NAME_MAX),
          email: z.string().trim().max(textLimits.contactEmail),
        }),
      ),
      ...deadlineFields,
      remindMinutes: amountText('quantity', REMIND_MAX),
      EquipmentType: z.string().trim().max(EQUIPMENT_MAX),
      notes: z.string().trim().max(textLimits.comments),
      target: priceText(currency),
      targetShown: z.boolean(),
      /** Numbers of files. */
      files: z.array(z.string()),
    })
    .refine(({ carriers, others }) => carriers.length > 0 || others.some(isEntered), {
      path: ['carriers'],
      params: { code: 'nobodyAsked' },
    })
export type AskForm = z.output<ReturnType<typeof askForm>>

/** By what most carriers keep; those that were chosen may keep other days. */
const calendar = calendarAt(usualCarrierCalendar, { country: 'US', state: '' })

/** A pickup window in the time of its dock, as the wire has it. */
export interface AskedWindow extends WireSchedule {
  readonly zone: string
}

/** When a window opens and closes; null without a day, or a zone to read it in. */
function answerWindow({ PickupByDate, PickupByFromTime, PickupByToTime, zone }: AskedWindow): AnswerWindow | null {
  if (zone === '' || PickupByDate === '') return null
  const at = (time: string): number => zonedInstant(`${PickupByDate}T${time}`, zone)
  const opens = at(PickupByFromTime || '00:00')
  const closes = at(PickupByToTime || '23:59')
  return Number.isNaN(opens + closes) ? null : { opens, closes }
}

/** The window that closes first; null: nobody knows one. */
const firstWindow = (windows: readonly AskedWindow[]): AnswerWindow | null =>
  windows.flatMap(window => answerWindow(window) ?? []).toSorted((a, b) => a.closes - b.closes)[0] ?? null

/** What a deadline starts with, on the company's clock; blank where the freight is gone before anybody could answer. */
export function startDeadline(
  timeZone: string,
  windows: readonly AskedWindow[],
  now = Date.now(),
): Pick<AskForm, 'date' | 'time'> {
  return usualDeadline(now, timeZone, firstWindow(windows), calendar) ?? { date: '', time: '' }
}

/** The instant at which the pickup window closes that a deadline does not lie before; null: it does, or nobody knows. */
export function closesBefore(
  { date, time }: Pick<AskForm, 'date' | 'time'>,
  timeZone: string,
  windows: readonly AskedWindow[],
  now = Date.now(),
): string | null {
  const window = firstWindow(windows)
  if (window === null) return null
  const typed = zonedInstant(`${date}T${time}`, timeZone)
  return (Number.isNaN(typed) ? now : typed) < window.closes ? null : new Date(window.closes).toISOString()
}

const entered = (others: AskForm['others']): AskForm['others'] => others.filter(isEntered)

/** Everybody that was chosen or entered, those of the list first. */
export const membersOf = ({ carriers, others }: Pick<AskForm, 'carriers' | 'others'>): WireGroupMember[] => [
  ...carriers.map(SCAC => ({ SCAC, CarrierName: '', email: '' })),
  ...entered(others).map(other => ({ SCAC: '', ...other })),
]

/** The members of a group in the places of the form. */
export const fromGroup = ({ members }: Pick<WireCarrierGroup, 'members'>): Pick<AskForm, 'carriers' | 'others'> => ({
  carriers: members.filter(({ SCAC }) => SCAC !== '').map(({ SCAC }) => SCAC),
  others: members.filter(({ SCAC }) => SCAC === '').map(({ CarrierName, email }) => ({ CarrierName, email })),
})

/** What is asked of the server, apart from which shipment it is. */
export const questionOf = (
  values: AskForm,
  currency: string,
): Omit<BodyOf<typeof SpotQuote>, 'shipmentId' | 'version'> => ({
  carriers: membersOf(values),
  deadline: { date: values.date, time: values.time },
  remindMinutes: readAmount(values.remindMinutes),
  EquipmentType: values.EquipmentType,
  notes: values.notes,
  target: priceOf(values.target, currency),
  targetShown: values.targetShown,
  fileIds: values.files.map(Number),
})

const deadlineCodes: Readonly<Record<string, string>> = {
  past: 'deadlinePast',
  tooFarAhead: 'deadlineFar',
  notATime: 'invalid_time',
}
const carrierCodes: Readonly<Record<string, string>> = {
  notOneOf: 'carrierNotOneOf',
  otherMode: 'carrierOtherMode',
  inactive: 'carrierInactive',
  noAddress: 'carrierNoAddress',
  required: 'nobodyAsked',
  tooMany: 'tooManyAsked',
  badForm: 'invalid_email',
}

const LINE = /^body\.carriers\.(\d+)\./

/** An issue of the server at the field of the form that it is about. */
function placed(issue: FieldIssue, { carriers, others }: Pick<AskForm, 'carriers' | 'others'>): FieldIssue {
  if (issue.at.startsWith('body.deadline')) {
    return { ...issue, at: 'body.date', code: deadlineCodes[issue.code] ?? issue.code }
  }
  if (!issue.at.startsWith('body.carriers')) return issue
  const code = carrierCodes[issue.code] ?? issue.code
  const line = Number(LINE.exec(issue.at)?.[1] ?? -1)
  if (line < carriers.length) return { ...issue, at: 'body.carriers', code }
  // Blank lines did not go with it.
  const other = others.findIndex(one => one === entered(others)[line - carriers.length])
  return { ...issue, at: `body.others.${other}.email`, code }
}

/** A refusal with its issues at the fields of the form; its own sentence stands above the buttons as well. */
export function refusalAtFields(error: unknown, values: Pick<AskForm, 'carriers' | 'others'>): unknown {
  if (!(error instanceof CallProblem) || error.issues.length === 0) return error
  const issues = error.issues.map(issue => placed(issue, values))
  // No field stands for the whole: with it the sentence of the refusal is said too.
  const whole = error.code === 'SpotQuoteFailed' ? [{ at: 'body', code: 'invalid', params: {} }] : []
  return error.withIssues([...issues, ...whole])
}
