import type { ImportKindName, ImportOptions, ImportState } from '@waybill/contract/wire/imports.ts'
import { headsAt } from '@waybill/domain'
import type { App } from '../../app.ts'
import { type Doer, recordChange } from '../../audit.ts'
import { type Tx, waitedFor } from '../../db/open.ts'
import { lockContent } from '../../files/forgetFile.ts'
import { kindOf } from './kinds.ts'
import { lookAtFile } from './lookAtFile.ts'
import { refuseAboveQuota, refuseRowsAboveQuota } from './quota.ts'
import { begin, openQuestions, reportOf, rowsFound } from './runs.ts'
import { ownerByHeads, understand } from './understand.ts'

/** A file that came, by whatever way, and lies on the disk. */
export interface ArrivedFile {
  readonly name: string
  readonly sha256: string
  readonly bytes: number
}

export interface UploadGiven {
  readonly app: App
  readonly tx: Tx
  readonly doer: Doer
  readonly kind: ImportKindName
  readonly file: ArrivedFile
  /** What fetched it; null: a person uploaded it. */
  readonly sourceId: number | null
  /** Whether a person is asked whose file it is, where nobody said so of one with the same heads. */
  readonly asksSource?: boolean
  readonly options: ImportOptions
  /** Begins at once where nothing has to be asked. */
  readonly run: boolean
  /** Reads a content anew that was read before. */
  readonly again: boolean
}

/** The run that read, or is to read, the same content of the same source. */
const sameBefore = ({ tx, doer, kind, file, sourceId }: UploadGiven) =>
  tx
    .selectFrom('import_run')
    .select(['run_id', 'state'])
    .where('client_id', '=', doer.who.clientId)
    .where('sha256', '=', file.sha256)
    .where('kind', '=', kind)
    .where('source_id', sourceId === null ? 'is' : '=', sourceId)
    .where('state', 'not in', ['failed', 'discarded', 'undoing', 'undone'])
    .orderBy('run_id', 'desc')
    .limit(1)
    .executeTakeFirst()

/**
 * Makes a run of a file that arrived: its columns are understood, and it begins where nothing has to be asked. The same
 * content of the same source is read once.
 * @throws {Refusal} why the file can't be read, FileDamaged, ImportQuota, ImportRowsQuota, ImportTooWide
 */
export async function uploadImport(
  given: UploadGiven,
): Promise<{ readonly runId: number; readonly state: ImportState; readonly isSame: boolean }> {
  const { app, tx, doer, kind: name, file, sourceId, options } = given
  const { clientId, userId } = doer.who
  await lockContent(tx, clientId, file.sha256)
  const before = given.again ? undefined : await sameBefore(given)
  if (before !== undefined) return { runId: before.run_id, state: before.state as ImportState, isSame: true }
  await refuseAboveQuota(app, tx, clientId, file.bytes)
  const kind = kindOf(name)
  // A large file is looked through before anything is known of it.
  const { form, tables } = await waitedFor(tx, async () =>
    lookAtFile(await app.files.place(clientId, file.sha256), file.name, kind.fields),
  )
  const first = await understand(tx, { clientId, kind: name, sourceId }, kind, tables, form)
  const owner =
    given.asksSource === true
      ? await ownerByHeads(tx, clientId, name, headsAt(tables[first.table]?.sample ?? [], first.headRow))
      : (sourceId ?? 0)
  const source = owner === null || owner === 0 ? null : owner
  const mapping =
    source === sourceId ? first : await understand(tx, { clientId, kind: name, sourceId: source }, kind, tables, form)
  await refuseRowsAboveQuota(app, tx, clientId, rowsFound(tables, mapping))
  const run = await tx
    .insertInto('import_run')
    .values({
      ...{
        client_id: clientId,
        kind: name,
        source_id: source,
        source_said: owner !== null,
        ...file,
        created_by: userId,
      },
      form: form ?? '',
      ...{ tables: JSON.stringify(tables), mapping: JSON.stringify(mapping), options: JSON.stringify(options) },
      created_at: doer.at.toISOString(),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  const after = { kind: name, file: file.name, sha256: file.sha256 }
  await recordChange(tx, doer, { entity: 'import', entityId: run.run_id, action: 'uploaded', after })
  const isClear = openQuestions(run, mapping).length === 0
  const state = given.run && isClear ? await begin(app, tx, run, doer.at) : 'mapping'
  // What nobody looks at would wait unseen.
  if (given.run && !isClear) await reportOf(app, tx, run)
  return { runId: run.run_id, state, isSame: false }
}
