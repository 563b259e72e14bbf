import type { PrintFault, StationDocument, WirePrintJob } from '@waybill/contract/wire/station.ts'
import type { JobWord } from '@waybill/contract/wire/stationLink.ts'
import { sql } from 'kysely'
import type { App } from '../../app.ts'
import type { TenantDb, Tx } from '../../db/open.ts'
import { lockContent } from '../../files/forgetFile.ts'
import type { ModuleWork } from '../../jobs/work.ts'
import { Refusal } from '../../refusal.ts'
import type { Who } from '../../who.ts'

/** So long a station may say nothing of what it was sent; then a person is asked. */
const SILENT_MS = 120_000

/** The columns of a job as the calls answer it. */
export const jobQuery = (app: Pick<App, 'db'>, clientId: number) =>
  app.db.query
    .selectFrom('print_job as j')
    .innerJoin('station as s', join =>
      join.onRef('s.client_id', '=', 'j.client_id').onRef('s.station_id', '=', 'j.station_id'),
    )
    .innerJoin('station_printer as p', join =>
      join.onRef('p.client_id', '=', 'j.client_id').onRef('p.printer_id', '=', 'j.printer_id'),
    )
    .select(['j.job_id', 'j.attempt', 'j.title', 'j.document', 'j.state', 'j.fault', 'j.asked_at', 'j.ended_at'])
    .select(['s.name as station', 'p.name as printer'])
    .where('j.client_id', '=', clientId)

export const wireJobOf = (row: {
  readonly job_id: number
  readonly attempt: number
  readonly title: string
  readonly document: string
  readonly state: string
  readonly fault: string
  readonly asked_at: string
  readonly ended_at: string | null
  readonly station: string
  readonly printer: string
}): WirePrintJob => ({
  ...{ jobId: row.job_id, attempt: row.attempt, title: row.title },
  document: row.document as WirePrintJob['document'],
  state: row.state as WirePrintJob['state'],
  fault: row.fault as PrintFault,
  ...{ stationName: row.station, printerName: row.printer, askedAt: row.asked_at, endedAt: row.ended_at },
})

export async function jobNow(app: Pick<App, 'db'>, from: Tx | Pick<TenantDb, 'read'>, clientId: number, jobId: number) {
  const query = jobQuery(app, clientId).where('j.job_id', '=', jobId)
  const [row] = 'read' in from ? await from.read(query) : (await from.executeQuery(query.compile())).rows
  if (row === undefined) throw new Refusal('NotFound')
  return wireJobOf(row)
}

export interface NewJob {
  readonly stationId: number
  readonly printerId: number
  readonly document: StationDocument | 'test'
  readonly title: string
  readonly format: 'pdf' | 'zpl'
  readonly sha256: string
  readonly size: number
  readonly copies: number
  /** Names what is printed: the same at the same printer is the same job. */
  readonly key: string
  /** Carriers' labels on it: all of them are in force when it is sent. */
  readonly labelIds?: readonly number[]
}

/** Puts a job behind those of its printer. @returns its number, and whether it is new */
export async function putJob(app: App, tx: Tx, who: Pick<Who, 'clientId' | 'userId'>, job: NewJob, now: Date) {
  const { clientId } = who
  const own = { client_id: clientId, printer_id: job.printerId, job_key: job.key }
  await lockContent(tx, clientId, job.sha256)
  // Since its bytes were put there somebody may have forgotten the same ones.
  await app.files.place(clientId, job.sha256)
  const put = await tx
    .insertInto('print_job')
    .values({
      ...own,
      ...{ station_id: job.stationId, document: job.document, title: job.title, format: job.format },
      ...{ sha256: job.sha256, size: job.size, copies: job.copies, state: 'waiting' },
      label_ids: [...(job.labelIds ?? [])],
      ...{ asked_by: who.userId, asked_at: now.toISOString() },
    })
    .onConflict(oc => oc.columns(['client_id', 'printer_id', 'job_key']).doNothing())
    .returning('job_id')
    .executeTakeFirst()
  if (put !== undefined) {
    await tellJobs(app, tx, clientId, job.stationId)
    return { jobId: put.job_id, isNew: true }
  }
  const { job_id } = await tx
    .selectFrom('print_job')
    .select('job_id')
    .where('client_id', '=', clientId)
    .where('printer_id', '=', job.printerId)
    .where('job_key', '=', job.key)
    .executeTakeFirstOrThrow()
  return { jobId: job_id, isNew: false }
}

/** Those who look on, and the node with the line to the station. */
export const tellJobs = (app: Pick<App, 'realtime'>, tx: Tx, clientId: number, stationId: number) =>
  app.realtime.tell({ clientId, topic: 'station', data: { stationId, tells: 'jobs' } }, tx)

/** A line of a station to this node. */
export interface StationLine {
  readonly clientId: number
  readonly stationId: number
  readonly connection: string
  readonly journal: string
}

const uuid = (text: string) => sql<string>`${text}::uuid`

/** Holds the station while something is decided by its line. @returns false: another line took its place, or it was removed */
export async function holdsLine(tx: Tx, { clientId, stationId, connection }: StationLine): Promise<boolean> {
  const row = await tx
    .selectFrom('station')
    .select('station_id')
    .where('client_id', '=', clientId)
    .where('station_id', '=', stationId)
    .where('connection', '=', uuid(connection))
    .where('removed_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return row !== undefined
}

/** What waits and draws a label that is not in force any more is not printed: its package would go under it all the same. */
async function failVoided(app: App, tx: Tx, { clientId, stationId }: StationLine): Promise<void> {
  const failed = await tx
    .updateTable('print_job as j')
    .set({ state: 'failed', fault: 'labelVoided' satisfies PrintFault, ended_at: app.clock.now().toISOString() })
    .where('j.client_id', '=', clientId)
    .where('j.station_id', '=', stationId)
    .where('j.state', '=', 'waiting')
    .where(
      sql<boolean>`exists (select from label l where l.client_id = j.client_id and l.label_id = any(j.label_ids)
                              and l.state <> 'bought')`,
    )
    .returning('j.job_id')
    .execute()
  if (failed.length > 0) await tellJobs(app, tx, clientId, stationId)
}

/**
 * The next job of each printer that is free and there becomes *sent*, committed before the first byte of it leaves. Printers
 * take one at a time, so that what comes out of them is in order.
 */
export async function takeJobs(app: App, tx: Tx, line: StationLine) {
  const { clientId, stationId, journal } = line
  const now = app.clock.now()
  await failVoided(app, tx, line)
  const { rows } = await sql<{
    job_id: number
    attempt: number
    title: string
    format: 'pdf' | 'zpl'
    copies: number
    size: number
    way: 'queue' | 'device' | 'network'
    target: string
    language: 'pdf' | 'zpl'
  }>`
    update print_job j
       set state = 'sent', attempt = j.attempt + 1, journal = ${journal}::uuid, fault = '', sent_at = ${now.toISOString()},
           answered_at = null, ended_at = null
      from (select distinct on (w.printer_id) w.job_id, p.way, p.target, p.language
              from print_job w join station_printer p on p.client_id = w.client_id and p.printer_id = w.printer_id
             where w.client_id = ${clientId} and w.station_id = ${stationId} and w.state = 'waiting'
               and p.state = 'online' and p.removed_at is null
               and not exists (select from print_job s where s.client_id = w.client_id and s.station_id = w.station_id
                                and s.printer_id = w.printer_id and s.state = 'sent')
             order by w.printer_id, w.job_id) one
     where j.client_id = ${clientId} and j.job_id = one.job_id and j.state = 'waiting'
    returning j.job_id, j.attempt, j.title, j.format, j.copies, j.size, one.way, one.target, one.language`.execute(tx)
  const late = new Date(now.getTime() + SILENT_MS)
  for (const { job_id } of rows) await app.due.put(tx, 'printJob', { clientId, subjectId: job_id }, late)
  if (rows.length > 0) await tellJobs(app, tx, clientId, stationId)
  return rows
}

/** Faults for which a printer takes nothing until it says otherwise. */
const printerFaults = ['paperOut', 'paused', 'headOpen'] as const
const printerStateOf = (fault: string) => printerFaults.find(each => each === fault) ?? 'offline'

/** Writes what a station says of a job that it was sent. What is older than its last sending, or settled, counts no more. */
export async function hearOfJob(app: App, tx: Tx, line: StationLine, word: JobWord): Promise<void> {
  const { clientId, stationId } = line
  if (word.outcome === 'busy') return
  const fault = word.fault ?? ''
  const at = app.clock.now().toISOString()
  const isBack = word.outcome === 'notBegun'
  const heard = await tx
    .updateTable('print_job')
    .set(
      isBack
        ? { state: 'waiting', fault, sent_at: null, ended_at: null }
        : { state: word.outcome, fault, answered_at: at, ended_at: at },
    )
    .where('client_id', '=', clientId)
    .where('station_id', '=', stationId)
    .where('job_id', '=', word.jobId)
    .where('attempt', '=', word.attempt)
    .where('state', 'in', ['sent', 'unknown'])
    .where('answered_at', 'is', null)
    .returning('printer_id')
    .executeTakeFirst()
  if (heard === undefined) return
  await app.due.drop(tx, 'printJob', { clientId, subjectId: word.jobId })
  if (isBack && fault !== 'stationStopped') {
    // It is tried again when its printer is there again, not over and over until then.
    await tx
      .updateTable('station_printer')
      .set({ state: printerStateOf(fault), state_at: at })
      .where('client_id', '=', clientId)
      .where('printer_id', '=', heard.printer_id)
      .execute()
  }
  await tellJobs(app, tx, clientId, stationId)
}

/**
 * A station is back: what it was sent and not heard about. What it remembers it says; what its memory does not hold was never
 * begun and is sent again; another memory can't say, so a person is asked.
 */
export async function reconcileJobs(app: App, tx: Tx, line: StationLine, words: readonly JobWord[]): Promise<void> {
  const { clientId, stationId, journal } = line
  const open = await tx
    .selectFrom('print_job')
    .select(['job_id', 'attempt', 'journal'])
    .where('client_id', '=', clientId)
    .where('station_id', '=', stationId)
    .where('state', 'in', ['sent', 'unknown'])
    .where('answered_at', 'is', null)
    .where('settled_by', 'is', null)
    .orderBy('job_id')
    .forUpdate()
    .execute()
  for (const job of open) {
    const own = { jobId: job.job_id, attempt: job.attempt }
    const said = words.find(word => word.jobId === own.jobId && word.attempt === own.attempt)
    const unsaid: JobWord =
      job.journal === journal
        ? { ...own, outcome: 'notBegun', fault: 'stationStopped' }
        : { ...own, outcome: 'unknown', fault: 'otherMemory' }
    await hearOfJob(app, tx, line, said ?? unsaid)
  }
}

/** A job of which its station has said nothing for too long: nobody knows what became of it. It may still say so later. */
export const workPrintJob: ModuleWork['printJob'] = async (app, { clientId, subjectId }) => {
  const now = app.clock.now()
  const before = new Date(now.getTime() - SILENT_MS).toISOString()
  await app.db.forClient(clientId).transaction(async tx => {
    const silent = await tx
      .updateTable('print_job')
      .set({ state: 'unknown', fault: 'stationSilent', ended_at: now.toISOString() })
      .where('client_id', '=', clientId)
      .where('job_id', '=', subjectId)
      .where('state', '=', 'sent')
      .where('sent_at', '<=', before)
      .returning('station_id')
      .executeTakeFirst()
    if (silent !== undefined) await tellJobs(app, tx, clientId, silent.station_id)
  })
  return null
}
