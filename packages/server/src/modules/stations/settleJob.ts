import type { GetPrintJobs } from '@waybill/contract/calls/Stations/GetPrintJobs.ts'
import type { SettlePrintJob } from '@waybill/contract/calls/Stations/SettlePrintJob.ts'
import { PRINT_JOBS_SHOWN } from '@waybill/contract/wire/station.ts'
import { recordChange } from '../../audit.ts'
import type { Tx } from '../../db/open.ts'
import type { Handler } from '../../handler.ts'
import { Refusal } from '../../refusal.ts'
import { jobNow, jobQuery, tellJobs, wireJobOf } from './printJobs.ts'

/** What was failed may be printed after all; what waits is only dropped. */
const from = {
  printed: ['unknown'],
  again: ['unknown', 'failed'],
  dropped: ['waiting', 'unknown'],
} as const

/** @throws {Refusal} NoPrinter where it was removed, or its station: what is sent there waits for ever */
async function refuseRemoved(tx: Tx, clientId: number, jobId: number): Promise<void> {
  const gone = await tx
    .selectFrom('print_job as j')
    .innerJoin('station as s', join =>
      join.onRef('s.client_id', '=', 'j.client_id').onRef('s.station_id', '=', 'j.station_id'),
    )
    .innerJoin('station_printer as p', join =>
      join.onRef('p.client_id', '=', 'j.client_id').onRef('p.printer_id', '=', 'j.printer_id'),
    )
    .select('s.name')
    .where('j.client_id', '=', clientId)
    .where('j.job_id', '=', jobId)
    .where(eb => eb.or([eb('s.removed_at', 'is not', null), eb('p.removed_at', 'is not', null)]))
    .executeTakeFirst()
  if (gone !== undefined) throw new Refusal('NoPrinter', { station: gone.name })
}

/** @throws {Refusal} NoPrinter, and PrintJobSettled when somebody was faster, or the station said so itself */
export const settlePrintJob: Handler<typeof SettlePrintJob> = async ({ app, tx, who, input, now, request }) => {
  const { clientId } = who
  const { jobId, attempt, as } = input
  const at = now.toISOString()
  if (as === 'again') await refuseRemoved(tx, clientId, jobId)
  const settled = await tx
    .updateTable('print_job')
    .set({
      ...{
        printed: { state: 'printed', ended_at: at },
        // The station asks for nothing of its own: it is sent once more because somebody said so.
        again: { state: 'waiting', fault: '', ended_at: null, sent_at: null, journal: null },
        dropped: { state: 'failed', fault: 'dropped', ended_at: at },
      }[as],
      settled_by: as === 'again' ? null : who.userId,
    })
    .where('client_id', '=', clientId)
    .where('job_id', '=', jobId)
    .where('attempt', '=', attempt)
    .where('state', 'in', [...from[as]])
    .returning('station_id')
    .executeTakeFirst()
  if (settled === undefined) {
    await jobNow(app, tx, clientId, jobId)
    throw new Refusal('PrintJobSettled')
  }
  const change = { entity: 'printJob', entityId: jobId, action: 'settled', after: { as, attempt } }
  await recordChange(tx, { who, requestId: request.id, at: now }, change)
  await tellJobs(app, tx, clientId, settled.station_id)
  return jobNow(app, tx, clientId, jobId)
}

/** Those that are asked about first, then the newest. */
export const getPrintJobs: Handler<typeof GetPrintJobs> = async ({ app, db, who, input }) => {
  const jobs = jobQuery(app, who.clientId)
    .$if(input.stationId !== undefined, query => query.where('j.station_id', '=', input.stationId ?? 0))
    .orderBy('j.job_id', 'desc')
    .limit(PRINT_JOBS_SHOWN)
  const [asked, newest] = await Promise.all([db.read(jobs.where('j.state', '=', 'unknown')), db.read(jobs)])
  const rows = [...asked, ...newest.filter(({ state }) => state !== 'unknown')].slice(0, PRINT_JOBS_SHOWN)
  return { jobs: rows.map(wireJobOf) }
}
