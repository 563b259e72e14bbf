import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { z } from 'zod'
import type { App } from '../../app.ts'
import type { Tx } from '../../db/open.ts'
import { forgetFile, lockContent } from '../../files/forgetFile.ts'

/** Bytes of held mails that are kept for one source: whoever knows its address may write to it. */
const HELD_MAX_BYTES = 50 * 1024 * 1024
const DAY_MS = 86_400_000
/** Mails of a company that one step of the sweep lets go. */
const STEP = 100

const heldFiles = z.array(z.object({ name: z.string(), sha256: z.string(), bytes: z.int() }))
export type HeldFile = z.output<typeof heldFiles>[number]

/** Files of a held mail as its row names them. */
export const heldFilesOf = (kept: unknown): readonly HeldFile[] => heldFiles.parse(kept)

/** What is read as orders. */
interface Given {
  readonly name: string
  readonly bytes: Buffer
}

/**
 * Keeps the files of a held mail on the disk, in the transaction that writes the row which names them. Where the source has no
 * room for them none is kept: the mail is shown, and has to be sent again.
 */
export async function keepHeld(
  app: Pick<App, 'files'>,
  tx: Tx,
  { clientId, sourceId }: { readonly clientId: number; readonly sourceId: number },
  files: readonly Given[],
): Promise<readonly HeldFile[]> {
  const { rows } = await sql<{ kept: number }>`
    select coalesce(sum((f ->> 'bytes')::bigint), 0)::bigint as kept
      from order_mail m cross join jsonb_array_elements(m.kept) f
     where m.client_id = ${clientId} and m.source_id = ${sourceId}`.execute(tx)
  const bytes = files.reduce((sum, file) => sum + file.bytes.length, 0)
  if (bytes === 0 || (rows[0]?.kept ?? 0) + bytes > HELD_MAX_BYTES) return []
  const named = files.map(file => ({
    ...{ name: file.name, sha256: createHash('sha256').update(file.bytes).digest('hex'), content: file.bytes },
  }))
  // Always in one order, or two mails with the same files would wait for each other.
  for (const { sha256, content } of named.toSorted((a, b) => (a.sha256 < b.sha256 ? -1 : 1))) {
    await lockContent(tx, clientId, sha256)
    await app.files.put(clientId, content)
  }
  return named.map(({ name, sha256, content }) => ({ name, sha256, bytes: content.length }))
}

/** Takes files off the disk that no row names any more. */
export async function forgetHeld(app: App, clientId: number, files: readonly HeldFile[]): Promise<void> {
  for (const sha256 of new Set(files.map(file => file.sha256))) await forgetFile(app, clientId, sha256)
}

/** All files of held mails of a company, for whoever is about to delete their rows. */
export async function allHeld(tx: Tx, clientId: number): Promise<readonly HeldFile[]> {
  const { rows } = await sql<{ kept: unknown }>`
    select kept from order_mail where client_id = ${clientId} and kept <> '[]'`.execute(tx)
  return rows.flatMap(({ kept }) => heldFilesOf(kept))
}

/** Nightly: files of mails that nobody released go when rows of imports do; that a mail came stays. */
export async function sweepHeldMails(app: App): Promise<void> {
  const before = new Date(app.clock.now().getTime() - app.settings.IMPORT_ROWS_KEPT_DAYS * DAY_MS).toISOString()
  const clients = await app.db.identity.selectFrom('identity.client').select('client_id').execute()
  const letGo = (tx: Tx, clientId: number) =>
    sql<{ kept: unknown }>`
      with old as (select mail_id, kept from order_mail
                    where client_id = ${clientId} and kept <> '[]' and received_at < ${before}
                    order by mail_id limit ${STEP} for update)
      update order_mail m set kept = '[]' from old
       where m.client_id = ${clientId} and m.mail_id = old.mail_id returning old.kept`.execute(tx)
  for (const { client_id: clientId } of clients) {
    const db = app.db.forClient(clientId)
    for (let gone = STEP; gone === STEP; ) {
      const { rows } = await db.transaction(tx => letGo(tx, clientId))
      gone = rows.length
      await forgetHeld(
        app,
        clientId,
        rows.flatMap(({ kept }) => heldFilesOf(kept)),
      )
    }
  }
}
