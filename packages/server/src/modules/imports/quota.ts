import { sql } from 'kysely'
import type { App } from '../../app.ts'
import type { Tx } from '../../db/open.ts'
import { Refusal } from '../../refusal.ts'
import type { RunRow } from './runs.ts'

const MB = 1024 * 1024

/** What a company keeps of imports that were neither discarded nor swept. */
async function keptOf(tx: Tx, clientId: number): Promise<{ readonly bytes: number; readonly rows: number }> {
  const { rows } = await sql<{ bytes: number; rows: number }>`
    select (select coalesce(sum(bytes), 0)::bigint
              from (select distinct sha256, bytes from import_run where client_id = ${clientId} and file_kept) each) as bytes,
           (select coalesce(sum(waiting + done + held + skipped), 0)::bigint
              from import_run where client_id = ${clientId} and file_kept) as rows`.execute(tx)
  return rows[0] ?? { bytes: 0, rows: 0 }
}

/**
 * Refuses a file that would take more room than a company has, before anything of it is looked at.
 * @throws {Refusal} ImportQuota (kept, max: MB), ImportRowsQuota
 */
export async function refuseAboveQuota(app: App, tx: Tx, clientId: number, bytes: number): Promise<void> {
  const kept = await keptOf(tx, clientId)
  const max = app.settings.IMPORT_FILES_MB
  if (kept.bytes + bytes > max * MB) throw new Refusal('ImportQuota', { kept: Math.ceil(kept.bytes / MB), max })
  refuseRows(app, kept.rows + 1, kept.rows)
}

/** @throws {Refusal} ImportRowsQuota (kept, max: rows) */
function refuseRows({ settings }: App, wanted: number, kept: number): void {
  const max = settings.IMPORT_ROWS
  if (wanted > max) throw new Refusal('ImportRowsQuota', { kept, max })
}

/**
 * Refuses a file by the rows that a look at it has found; one that was looked at in part has more, and ends when its
 * reading finds them.
 * @throws {Refusal} ImportRowsQuota
 */
export async function refuseRowsAboveQuota(app: App, tx: Tx, clientId: number, found: number): Promise<void> {
  const { rows: kept } = await keptOf(tx, clientId)
  refuseRows(app, kept + found, kept)
}

/**
 * Asked while rows of a run are written: what it has counts with all others that are kept or read at the moment.
 * @throws {Refusal} ImportRowsQuota
 */
export async function refuseFurtherRows(
  app: App,
  tx: Tx,
  { client_id, run_id }: Pick<RunRow, 'client_id' | 'run_id'>,
): Promise<void> {
  const { rows } = await sql<{ wanted: number; others: number }>`
    select coalesce(sum(waiting + done + held + skipped), 0)::bigint as wanted,
           coalesce(sum(waiting + done + held + skipped) filter (where run_id <> ${run_id}), 0)::bigint as others
      from import_run where client_id = ${client_id} and file_kept`.execute(tx)
  const { wanted, others } = rows[0] ?? { wanted: 0, others: 0 }
  refuseRows(app, wanted, others)
}
