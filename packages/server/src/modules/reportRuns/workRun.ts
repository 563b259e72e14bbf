import { Readable } from 'node:stream'
import { reports } from '@waybill/contract/reports/index.ts'
import type { ReportSending } from '@waybill/contract/wire/reportSchedule.ts'
import { daysOfSpan, wallAt } from '@waybill/domain'
import type { App } from '../../app.ts'
import type { Tx } from '../../db/open.ts'
import { forgetFile } from '../../files/forgetFile.ts'
import type { FileReply } from '../../handler.ts'
import { createAccessLink } from '../../identity/accessLinks.ts'
import { postMail } from '../../mail/post.ts'
import { Refusal } from '../../refusal.ts'
import type { Again, Hold } from '../../work/due.ts'
import type { DueWork } from '../../work/putDue.ts'
import { nameStored } from '../files/index.ts'
import { reportAsked, reportFile } from '../reports/index.ts'
import { findOwner, type Owner } from './owner.ts'
import { passesAlert } from './passesAlert.ts'
import { pauseSchedule } from './pauseSchedule.ts'
import { pausedLetter, reportLetter } from './reportLetter.ts'
import { lockSchedule, type RunRow, type ScheduleRow, sendingOf, tellReports } from './scheduleRows.ts'

/** A larger file is not attached: many mail servers take no more. */
export const ATTACHED_MAX_BYTES = 10_000_000
const TRIES_MAX = 3
const FAILURES_MAX = 3
const MINUTE_MS = 60_000
const DAY_MS = 86_400_000
/** While an earlier slot of the same schedule is being made. */
const OTHER_MS = 5_000
/** How often a node that makes a file says that it still does. */
const RENEW_MS = 20_000

interface Work {
  readonly app: App
  readonly run: RunRow
  readonly schedule: ScheduleRow
  readonly sending: ReportSending
  readonly owner: Owner
}

interface Made {
  readonly file: Omit<FileReply, 'body'>
  readonly stored: { readonly sha256: string; readonly bytes: number }
}

/** What a report of a slot is narrowed to: days that move along are those as seen from the slot. */
function questionOf({ question, span, recurrence }: ReportSending, slot: Date, zone: string) {
  if (span === '') return question
  const today = wallAt(slot.getTime(), recurrence?.zone ?? zone).date
  const day = daysOfSpan(span, today)
  // Of what is known as of a day, the end of those days is meant: the month that is over, not the first of the next.
  const asOf = reports[question.report].filters.some(name => name === 'asOf') ? { asOf: day.to } : {}
  return { ...question, filter: { ...question.filter, day, ...asOf } }
}

/** Passes bytes on, and holds on to the work meanwhile; ends where it was lost, or the node ends. */
async function* held(body: AsyncIterable<unknown>, hold: Hold): AsyncGenerator<Buffer> {
  let at = performance.now()
  for await (const piece of body) {
    if (hold.ending.aborted) throw hold.ending.reason
    if (performance.now() - at > RENEW_MS) {
      if (!(await hold.renew())) throw new Error('another node makes this report')
      at = performance.now()
    }
    yield Buffer.from(piece as Buffer | string)
  }
}

async function readRun(app: App, { clientId, subjectId }: DueWork) {
  const db = app.db.forClient(clientId)
  const run = await db.readOne(
    app.db.query
      .selectFrom('report_run')
      .selectAll()
      .where('client_id', '=', clientId)
      .where('run_id', '=', subjectId)
      .where('state', '=', 'waiting'),
  )
  if (run === null) return null
  const earlier = await db.readOne(
    app.db.query
      .selectFrom('report_run')
      .select('run_id')
      .where('client_id', '=', clientId)
      .where('schedule_id', '=', run.schedule_id)
      .where('state', '=', 'waiting')
      .where('slot', '<', run.slot)
      .limit(1),
  )
  return { run, isFirst: earlier === null }
}

type End = Partial<Pick<RunRow, 'reason' | 'file_id' | 'file_name' | 'size' | 'is_linked' | 'mail_ids'>> & {
  readonly state: 'sent' | 'quiet' | 'failed' | 'dropped'
}

/** Takes the run to be ended in this transaction; false when somebody else has ended it. */
async function lockWaiting(tx: Tx, { client_id: clientId, run_id: runId }: RunRow): Promise<boolean> {
  const row = await tx
    .selectFrom('report_run')
    .select('state')
    .where('client_id', '=', clientId)
    .where('run_id', '=', runId)
    .forUpdate()
    .executeTakeFirst()
  return row?.state === 'waiting'
}

async function endRun(app: App, tx: Tx, run: RunRow, end: End): Promise<void> {
  const { client_id: clientId } = run
  await tx
    .updateTable('report_run')
    .set({ ...end, ended_at: app.clock.now().toISOString() })
    .where('client_id', '=', clientId)
    .where('run_id', '=', run.run_id)
    .execute()
  // The next slot of the schedule waited for this one: an alert is asked in their order.
  const next = await tx
    .selectFrom('report_run')
    .select('run_id')
    .where('client_id', '=', clientId)
    .where('schedule_id', '=', run.schedule_id)
    .where('state', '=', 'waiting')
    .orderBy('slot')
    .limit(1)
    .executeTakeFirst()
  if (next !== undefined) await app.due.put(tx, 'reportRun', { clientId, subjectId: next.run_id }, app.clock.now())
  await tellReports(app, tx, clientId)
}

const setSchedule = (
  tx: Tx,
  row: ScheduleRow,
  change: Partial<Pick<ScheduleRow, 'failures' | 'alert_on' | 'owner_id'>>,
) =>
  tx
    .updateTable('report_schedule')
    .set(change)
    .where('client_id', '=', row.client_id)
    .where('schedule_id', '=', row.schedule_id)
    .execute()

/** Whether the alert lets it leave; what it found is kept where it stays, unless somebody changed the schedule meanwhile. */
async function askAlert(
  { app, run, schedule, sending, owner }: Work,
  asked: ReturnType<typeof reportAsked>,
): Promise<'leaves' | 'quiet' | 'changed'> {
  const { alert } = sending
  if (alert === null || run.run_by !== null) return 'leaves'
  const { client_id: clientId } = run
  const found = await passesAlert(app.db.forClient(clientId, owner.docks), asked, alert)
  if (found === 'passed' && !schedule.alert_on) return 'leaves'
  const reason =
    found === 'passed' ? 'stillSo' : found === 'unknown' ? 'noFigure' : alert.kind === 'rows' ? 'noRows' : 'notPassed'
  let isQuiet = false
  await app.db.forClient(clientId).transaction(async tx => {
    const row = await lockSchedule(tx, clientId, run.schedule_id)
    if (row === undefined || row.version !== schedule.version || !(await lockWaiting(tx, run))) return
    isQuiet = true
    await setSchedule(tx, row, { failures: 0, ...(found === 'not' ? { alert_on: false } : {}) })
    await endRun(app, tx, run, { state: 'quiet', reason })
  })
  return isQuiet ? 'quiet' : 'changed'
}

/** The mails and that they were written are one transaction: whoever comes second finds a run that waits no longer. */
async function sendOut(work: Work, { file, stored }: Made): Promise<Again> {
  const { app, run, schedule, sending, owner } = work
  const { client_id: clientId } = run
  const now = app.clock.now()
  return app.db.forClient(clientId).transaction(async tx => {
    const row = await lockSchedule(tx, clientId, run.schedule_id)
    if (!(await lockWaiting(tx, run))) return null
    if (row === undefined || (row.state === 'paused' && run.run_by === null)) {
      await endRun(app, tx, run, { state: 'dropped' })
      return null
    }
    // Somebody changed it while its file was made: to whom it goes and what it says is another now.
    if (row.version !== schedule.version) return now
    const fileId = await nameStored(app, tx, {
      clientId,
      name: file.name,
      mime: file.mime,
      stored,
      by: run.run_by,
      at: now,
    })
    const isLinked = stored.bytes > ATTACHED_MAX_BYTES
    const mailIds: number[] = []
    for (const email of sending.recipients) {
      const link = isLinked ? await linkTo(app, tx, run, now) : null
      const { title } = reports[sending.question.report]
      const { day } = questionOf(sending, new Date(run.slot), owner.timeZone).filter
      mailIds.push(
        await postMail(app, tx, clientId, {
          ...{ purpose: 'report', to: [email], replyTo: owner.email },
          attachments: isLinked ? [] : [{ fileId, name: file.name }],
          ...reportLetter({
            title,
            company: owner.company,
            isSample: owner.isSample,
            days: day,
            sender: owner.name,
            link,
          }),
        }),
      )
    }
    await setSchedule(tx, row, {
      failures: 0,
      ...(run.run_by === null && sending.alert !== null ? { alert_on: true } : {}),
    })
    await endRun(app, tx, run, {
      ...{
        state: 'sent',
        file_id: fileId,
        file_name: file.name,
        size: stored.bytes,
        is_linked: isLinked,
        mail_ids: mailIds,
      },
    })
    return null
  })
}

async function linkTo(app: App, tx: Tx, run: RunRow, now: Date) {
  const { REPORT_LINK_DAYS: days } = app.settings
  const accessId = await createAccessLink(tx, {
    ...{ kind: 'report', clientId: run.client_id, subjectId: run.run_id, now },
    expiresAt: new Date(now.getTime() + days * DAY_MS),
  })
  return { address: `${app.publicUrl()}/ReportFile?AccessID=${accessId}`, days }
}

/** A refusal stays one; what else went wrong is tried again. Three slots in a row that came to nothing pause the schedule. */
async function fail(app: App, run: RunRow, error: unknown): Promise<Again> {
  const { client_id: clientId, schedule_id: scheduleId } = run
  const tries = run.tries + 1
  // Bytes that are gone were given back for a run of the same content that came to nothing: they are made anew.
  const isRefused = error instanceof Refusal && error.code !== 'FileDamaged'
  const isOver = isRefused || tries >= TRIES_MAX
  app.log.warn({ err: error, runId: run.run_id, tries }, 'a report could not be made')
  await app.db.forClient(clientId).transaction(async tx => {
    const row = await lockSchedule(tx, clientId, scheduleId)
    if (!(await lockWaiting(tx, run))) return
    await tx
      .updateTable('report_run')
      .set({ tries })
      .where('client_id', '=', clientId)
      .where('run_id', '=', run.run_id)
      .execute()
    if (!isOver) return
    await endRun(app, tx, run, { state: 'failed', reason: error instanceof Refusal ? error.code : 'Unexpected' })
    if (row === undefined || run.run_by !== null) return
    const failures = row.failures + 1
    await setSchedule(tx, row, { failures })
    if (failures < FAILURES_MAX || row.state !== 'active') return
    await pauseSchedule(app, tx, row)
    const { email } = await findOwner(tx, row)
    const { title } = reports[sendingOf(row).question.report]
    if (email !== '')
      await postMail(app, tx, clientId, {
        ...{ purpose: 'report', to: [email], ...pausedLetter(title, `${app.publicUrl()}/Reports?list=schedules`) },
      })
  })
  return isOver ? null : new Date(app.clock.now().getTime() + tries * MINUTE_MS)
}

/** Makes the file of a run and hands its mails over. */
export async function workReportRun(app: App, due: DueWork, hold: Hold): Promise<Again> {
  const found = await readRun(app, due)
  if (found === null) return null
  const { run, isFirst } = found
  if (!isFirst) return new Date(app.clock.now().getTime() + OTHER_MS)
  const { clientId } = due
  try {
    const ready = await app.db.forClient(clientId).transaction(async tx => {
      const schedule = await lockSchedule(tx, clientId, run.schedule_id)
      // Deleted, or paused while earlier slots of it came to nothing.
      if (schedule === undefined || (schedule.state === 'paused' && run.run_by === null)) {
        if (await lockWaiting(tx, run)) await endRun(app, tx, run, { state: 'dropped' })
        return null
      }
      const owner = await findOwner(tx, schedule)
      if (owner.userId !== schedule.owner_id) await setSchedule(tx, schedule, { owner_id: owner.userId })
      return { schedule, owner }
    })
    if (ready === null) return null
    const { schedule, owner } = ready
    if (!owner.mayRun) throw new Refusal('PageNotAllowed', { email: app.settings.SUPPORT_EMAIL })
    const sending = sendingOf(schedule)
    const slot = new Date(run.slot)
    const { timeZone, company, seesPrices } = owner
    const question = questionOf(sending, slot, timeZone)
    const asked = reportAsked({ clientId, timeZone, seesPrices }, question, slot)
    const work: Work = { app, run, schedule, sending, owner }
    const alert = await askAlert(work, asked)
    if (alert !== 'leaves') return alert === 'quiet' ? null : app.clock.now()
    const { body, ...file } = await reportFile(app.db.forClient(clientId, owner.docks), asked, {
      ...{ timeZone, company, filter: question.filter, format: sending.format, now: slot },
    })
    const pieces = Buffer.isBuffer(body) ? Readable.from([body]) : body
    const stored = await app.files.putStream(clientId, Readable.from(held(pieces, hold)))
    try {
      return await sendOut(work, { file, stored })
    } finally {
      // Of one that was deleted, paused or changed meanwhile no file names them.
      await forgetFile(app, clientId, stored.sha256)
    }
  } catch (error) {
    // That the node ends is no fault of the report's.
    if (hold.ending.aborted) throw error
    return fail(app, run, error)
  }
}
