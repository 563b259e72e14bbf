import { Readable } from 'node:stream'
import { ORDER_FILE_MAX_BYTES } from '@waybill/contract'
import { type ImportOptions, importOptions } from '@waybill/contract/wire/imports.ts'
import type { App } from '../../app.ts'
import type { Doer } from '../../audit.ts'
import type { Tx } from '../../db/open.ts'
import { forgetFile } from '../../files/forgetFile.ts'
import { safeName } from '../../files/safeName.ts'
import { Refusal } from '../../refusal.ts'
import { type ArrivedFile, uploadImport } from '../imports/index.ts'
import { SourceFailure } from './remote/failure.ts'
import type { SourceRow } from './sourceRows.ts'

/** In whose name a source writes: the person who set it up. */
export const doerOf = (app: App, source: SourceRow): Doer => ({
  who: { clientId: source.client_id, userId: source.created_by, name: source.name },
  requestId: `source/${source.source_id}`,
  at: app.clock.now(),
})

const optionsOf = (source: SourceRow): ImportOptions => importOptions.parse({ policy: source.policy })

/** What became of a file: a run, the one of the same content, or why it can't be read (a code of the messages). */
export type Staged =
  | { readonly kind: 'taken' | 'same'; readonly runId: number; readonly sha256: string }
  | { readonly kind: 'refused'; readonly code: string }

/**
 * Makes a run of a file that lies on the disk, and writes what is kept of that in the same transaction. It begins where nothing
 * has to be asked. @throws {SourceFailure} quota, rowsQuota
 */
export async function stageFile(
  app: App,
  source: SourceRow,
  file: ArrivedFile,
  keep: (tx: Tx, staged: Staged) => Promise<void>,
): Promise<Staged> {
  const db = app.db.forClient(source.client_id)
  try {
    return await db.transaction(async tx => {
      const { runId, isSame } = await uploadImport({
        ...{ app, tx, kind: 'orders', file, doer: doerOf(app, source) },
        ...{ sourceId: source.source_id, options: optionsOf(source), run: true, again: false },
      })
      const staged = { kind: isSame ? 'same' : 'taken', runId, sha256: file.sha256 } as const
      await keep(tx, staged)
      return staged
    })
  } catch (error) {
    await forgetFile(app, source.client_id, file.sha256)
    if (!(error instanceof Refusal)) throw error
    if (error.code === 'ImportQuota') throw new SourceFailure('fetch', 'quota', error.params)
    if (error.code === 'ImportRowsQuota') throw new SourceFailure('fetch', 'rowsQuota', error.params)
    const staged = { kind: 'refused', code: error.code } as const
    await db.transaction(tx => keep(tx, staged))
    return staged
  }
}

/** A name as it may be kept and shown. */
export const shownName = (name: string): string => safeName(name)

const MB = 1024 * 1024

/** A file that passes the limit is given up at the limit. */
async function* limited(
  pieces: AsyncIterable<Buffer>,
  name: string,
  onPiece: () => Promise<void>,
): AsyncGenerator<Buffer> {
  let bytes = 0
  for await (const piece of pieces) {
    bytes += piece.length
    if (bytes > ORDER_FILE_MAX_BYTES) {
      throw new SourceFailure('fetch', 'fileTooLarge', { name, max: ORDER_FILE_MAX_BYTES / MB })
    }
    await onPiece()
    yield piece
  }
}

/** Fetches a file to the disk. @throws {SourceFailure} fileTooLarge, and what its pieces throw */
export const keepPieces = (
  app: App,
  clientId: number,
  name: string,
  pieces: AsyncIterable<Buffer>,
  onPiece: () => Promise<void>,
) => app.files.putStream(clientId, Readable.from(limited(pieces, name, onPiece)))
