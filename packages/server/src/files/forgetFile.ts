import { sql } from 'kysely'
import type { App } from '../app.ts'
import type { Tx } from '../db/open.ts'

/**
 * Holds a content of a company until the transaction ends, so that nobody forgets it while somebody begins to keep it: who
 * writes a row that names it takes this first, then looks whether its bytes are there.
 */
export const lockContent = (tx: Tx, clientId: number, sha256: string): Promise<unknown> =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`file/${clientId}/${sha256}`}, 0))`.execute(tx)

/** Whether a row of the product still names the content. */
async function isHeld(tx: Tx, clientId: number, sha256: string): Promise<boolean> {
  const { rows } = await sql<{ held: boolean }>`
    select exists (select from file where client_id = ${clientId} and sha256 = ${sha256})
        or exists (select from rate_file f join rate_sheet_version v using (client_id, version_id)
                    where f.client_id = ${clientId} and f.sha256 = ${sha256} and v.state <> 'discarded')
        or exists (select from import_run where client_id = ${clientId} and sha256 = ${sha256} and file_kept)
        or exists (select from label where client_id = ${clientId} and sha256 = ${sha256})
        or exists (select from order_mail where client_id = ${clientId}
                    and kept @> jsonb_build_array(jsonb_build_object('sha256', ${sha256}::text)))
        or exists (select from day_close where client_id = ${clientId}
                    and papers @> jsonb_build_array(jsonb_build_object('sha256', ${sha256}::text)))
        or exists (select from printed_paper where client_id = ${clientId} and sha256 = ${sha256})
        or exists (select from print_job where client_id = ${clientId} and sha256 = ${sha256})
        or exists (select from identity.client_logo where client_id = ${clientId} and sha256 = ${sha256}) as held`.execute(
    tx,
  )
  return rows[0]?.held === true
}

const BACKUP_KEY = "hashtextextended('backup of a bucket', 0)"

/** Held by the connection of a backup: files of a bucket have no second name that would keep them for it. */
export const FORGET_NOTHING = `select pg_advisory_lock(${BACKUP_KEY})`

async function isBackedUp(tx: Tx): Promise<boolean> {
  const { rows } = await sql<{ free: boolean }>`
    select pg_try_advisory_xact_lock_shared(${sql.raw(BACKUP_KEY)}) as free`.execute(tx)
  return rows[0]?.free !== true
}

/**
 * Takes the bytes of a content away, unless something else of the company holds the same ones; in a bucket they stay, too,
 * while a backup is made of it.
 */
export const forgetFile = (
  app: Pick<App, 'db' | 'files' | 'settings'>,
  clientId: number,
  sha256: string,
): Promise<void> =>
  app.db.forClient(clientId).transaction(async tx => {
    await lockContent(tx, clientId, sha256)
    if (app.settings.bucket !== null && (await isBackedUp(tx))) return
    if (!(await isHeld(tx, clientId, sha256))) await app.files.remove(clientId, sha256)
  })
