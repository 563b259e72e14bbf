import type { App } from '../../app.ts'
import type { Tx } from '../../db/open.ts'
import type { RemoteFile } from './remote/remoteFolder.ts'
import type { SourceRow } from './sourceRows.ts'
import type { Staged } from './takeFile.ts'

/** A file that was met, as long as it lies where it was met. */
export interface MetFile {
  readonly name: string
  readonly bytes: number
  readonly changed: string
  readonly state: 'seen' | 'taken' | 'same' | 'refused'
  /** When it was first met like this. */
  readonly metAt: number
}

/** Files that were met in the folder of a source and, as far as is known, still lie there. */
export async function filesThere(app: App, source: SourceRow): Promise<ReadonlyMap<string, MetFile>> {
  const rows = await app.db
    .forClient(source.client_id)
    .read(
      app.db.query
        .selectFrom('order_source_file')
        .select(['name', 'bytes', 'changed', 'state', 'met_at'])
        .where('client_id', '=', source.client_id)
        .where('source_id', '=', source.source_id)
        .where('moved', '=', false),
    )
  return new Map(
    rows.map(({ name, bytes, changed, state, met_at }) => [
      name,
      { name, bytes, changed, state: state as MetFile['state'], metAt: Date.parse(met_at) },
    ]),
  )
}

/** Whether it is as it was when it was met. */
export const isAsMet = (file: RemoteFile, met: MetFile | undefined): met is MetFile =>
  met !== undefined && met.bytes === file.bytes && met.changed === file.changed

const those = (tx: Tx, source: SourceRow, names: readonly string[]) =>
  tx
    .updateTable('order_source_file')
    .where('client_id', '=', source.client_id)
    .where('source_id', '=', source.source_id)
    .where('moved', '=', false)
    .where(eb => eb('name', '=', eb.fn.any(eb.val([...names]))))

const forget = (tx: Tx, source: SourceRow, names: readonly string[]) =>
  tx
    .deleteFrom('order_source_file')
    .where('client_id', '=', source.client_id)
    .where('source_id', '=', source.source_id)
    .where('moved', '=', false)
    .where(eb => eb('name', '=', eb.fn.any(eb.val([...names]))))

/** Files that were met and lie there no longer, by somebody else's hand: those never taken were never anything. */
export async function forgetGone(app: App, source: SourceRow, gone: readonly MetFile[]): Promise<void> {
  if (gone.length === 0) return
  const seen = gone.filter(({ state }) => state === 'seen').map(({ name }) => name)
  const taken = gone.filter(({ state }) => state !== 'seen').map(({ name }) => name)
  await app.db.forClient(source.client_id).transaction(async tx => {
    if (seen.length > 0) await forget(tx, source, seen).execute()
    if (taken.length > 0) await those(tx, source, taken).set({ moved: true }).execute()
  })
}

/** Files that were moved away and are kept to be shown. */
const MOVED_KEPT = 500

/** Forgets files that were moved away long ago: that their content was taken is known of their imports. */
export async function forgetOld(tx: Tx, source: SourceRow): Promise<void> {
  const its = tx
    .selectFrom('order_source_file')
    .select('file_id')
    .where('client_id', '=', source.client_id)
    .where('source_id', '=', source.source_id)
    .where('moved', '=', true)
    .orderBy('file_id', 'desc')
    .offset(MOVED_KEPT)
    .limit(1)
  await tx
    .deleteFrom('order_source_file')
    .where('client_id', '=', source.client_id)
    .where('source_id', '=', source.source_id)
    .where('moved', '=', true)
    .where('file_id', '<=', its)
    .execute()
}

interface Kept {
  readonly state: MetFile['state']
  readonly reason?: string
  readonly sha256?: string
  readonly runId?: number | null
}

const CHUNK = 1_000

/** Keeps files as they are met now. */
async function keep(tx: Tx, source: SourceRow, files: readonly RemoteFile[], kept: Kept, at: Date): Promise<void> {
  if (files.length === 0) return
  await forget(
    tx,
    source,
    files.map(({ name }) => name),
  ).execute()
  const { state, reason = '', sha256 = '', runId = null } = kept
  // A statement holds so many parameters at most.
  for (let from = 0; from < files.length; from += CHUNK) {
    await tx
      .insertInto('order_source_file')
      .values(
        files.slice(from, from + CHUNK).map(({ name, bytes, changed }) => ({
          ...{ client_id: source.client_id, source_id: source.source_id, name, bytes, changed, state, reason, sha256 },
          ...{ run_id: runId, met_at: at.toISOString() },
        })),
      )
      .execute()
  }
}

/** Keeps files that were met for the first time, or changed since. */
export const keepSeen = (app: App, source: SourceRow, files: readonly RemoteFile[]): Promise<void> =>
  app.db.forClient(source.client_id).transaction(tx => keep(tx, source, files, { state: 'seen' }, app.clock.now()))

/** Keeps what became of a file. */
export const keepStaged = (tx: Tx, source: SourceRow, file: RemoteFile, staged: Staged, at: Date): Promise<void> =>
  keep(
    tx,
    source,
    [file],
    staged.kind === 'refused'
      ? { state: 'refused', reason: staged.code }
      : { state: staged.kind, runId: staged.runId, sha256: staged.sha256 },
    at,
  )

/** Keeps that a file was moved away: the next one of its name is another one. */
export async function keepMoved(app: App, source: SourceRow, name: string): Promise<void> {
  await app.db.forClient(source.client_id).transaction(tx => those(tx, source, [name]).set({ moved: true }).execute())
}
