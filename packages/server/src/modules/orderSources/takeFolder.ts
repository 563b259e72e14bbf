import { ORDER_FILE_MAX_BYTES } from '@waybill/contract'
import type { SourceFault } from '@waybill/contract/wire/orderSources.ts'
import type { App } from '../../app.ts'
import type { Tx } from '../../db/open.ts'
import { forgetFile } from '../../files/forgetFile.ts'
import type { Hold } from '../../work/due.ts'
import { filesThere, forgetGone, isAsMet, keepMoved, keepSeen, keepStaged } from './metFiles.ts'
import { isWanted } from './pattern.ts'
import { type Patience, SourceFailure } from './remote/failure.ts'
import type { RemoteFile, RemoteFolder } from './remote/remoteFolder.ts'
import { isFetched, isIntegrationOn, lockedSource, type SourceRow } from './sourceRows.ts'
import { keepPieces, type Staged, stageFile } from './takeFile.ts'

/** A file is taken once it was the same at two looks that far apart: nobody writes on it any more. */
export const SETTLE_MS = 15_000
/** Files are taken so long before another source has its turn. */
const TURN_MS = 30_000
/** Files that are watched at a time; the others wait for their turn. */
const WATCHED_MAX = 5_000
const RENEW_EVERY_MS = 30_000
const MB = 1024 * 1024

/** What a look came to. */
export interface Looked {
  /** More than one turn takes lies there. */
  readonly isMore: boolean
  /** Some were met for the first time. */
  readonly isSettling: boolean
  readonly left: number
  readonly fault: SourceFault | null
}

/** The source was stopped, changed or taken away while its files were being taken: none of them is wanted as it was asked for. */
export class Withdrawn extends Error {}

/** @throws {Withdrawn} */
async function refuseWithdrawn(tx: Tx, { client_id, source_id, version }: SourceRow): Promise<void> {
  const now = await lockedSource(tx, client_id, source_id)
  if (now === undefined || now.version !== version || !isFetched(now)) throw new Withdrawn()
}

/** A look at one folder. */
export interface Look {
  readonly app: App
  readonly source: SourceRow
  readonly folder: RemoteFolder
  readonly hold: Hold
  readonly limits: Patience
}

async function takeOne({ app, source, folder, hold, limits }: Look, file: RemoteFile): Promise<Staged | 'growing'> {
  const clientId = source.client_id
  const at = app.clock.now()
  if (file.bytes > ORDER_FILE_MAX_BYTES) {
    const staged = { kind: 'refused', code: 'FileTooLarge' } as const
    await app.db.forClient(clientId).transaction(tx => keepStaged(tx, source, file, staged, at))
    return staged
  }
  const begun = performance.now()
  let renewed = begun
  const stored = await keepPieces(app, clientId, file.name, folder.download(file.name), async () => {
    if (hold.ending.aborted) throw new SourceFailure('fetch', 'closed', { name: file.name })
    // A server that gives a byte now and then would be listened to for ever.
    if (performance.now() - begun > limits.file) {
      throw new SourceFailure('fetch', 'silent', { seconds: Math.round(limits.file / 1000) })
    }
    if (performance.now() - renewed < RENEW_EVERY_MS) return
    renewed = performance.now()
    await hold.renew()
  })
  if (stored.bytes !== file.bytes) {
    await forgetFile(app, clientId, stored.sha256)
    if (stored.bytes < file.bytes) throw new SourceFailure('fetch', 'halfFile', { name: file.name })
    await keepSeen(app, source, [{ ...file, bytes: stored.bytes }])
    return 'growing'
  }
  return stageFile(app, source, { name: file.name, ...stored }, async (tx, staged) => {
    // Nothing of it is kept then, and it stays where it lies.
    await refuseWithdrawn(tx, source)
    await keepStaged(tx, source, file, staged, at)
  })
}

/** What lies in the folder, by what is known of it. */
interface Sorted {
  /** New, or other than when it was met. */
  readonly fresh: readonly RemoteFile[]
  /** Met, and not taken yet. */
  readonly watched: readonly RemoteFile[]
  /** Those of them that nobody writes on any more, what was met first coming first. */
  readonly settled: readonly RemoteFile[]
  /** Taken before, and still there: a move that failed, or a node that died between the two. */
  readonly stayed: readonly RemoteFile[]
}

/** Lists the folder beside what was met in it; what is gone from it is forgotten. */
async function sortFiles({ app, source, folder }: Look): Promise<Sorted> {
  const listed = (await folder.list())
    .filter(({ name }) => isWanted(name, source.pattern))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
  const names = new Set(listed.map(({ name }) => name))
  const met = await filesThere(app, source)
  await forgetGone(
    app,
    source,
    [...met.values()].filter(({ name }) => !names.has(name)),
  )
  const now = app.clock.now().getTime()
  const known = listed.filter(file => isAsMet(file, met.get(file.name)))
  const stateOf = ({ name }: RemoteFile) => met.get(name)?.state
  const watched = known.filter(file => stateOf(file) === 'seen')
  const metAt = ({ name }: RemoteFile): number => met.get(name)?.metAt ?? now
  return {
    fresh: listed.filter(file => !isAsMet(file, met.get(file.name))),
    watched,
    // One that failed was met anew, so that it keeps none for ever.
    settled: watched.filter(file => now - metAt(file) >= SETTLE_MS).toSorted((a, b) => metAt(a) - metAt(b)),
    stayed: known.filter(file => stateOf(file) === 'taken' || stateOf(file) === 'same'),
  }
}

/** Moves files away until the server refuses one: it would refuse the others as well. @returns why it refused */
function moverOf({ app, source, folder }: Look): (file: RemoteFile) => Promise<SourceFault | null> {
  let canMove = true
  return async file => {
    if (!canMove) return null
    try {
      await folder.move(file.name)
      await keepMoved(app, source, file.name)
      return null
    } catch (error) {
      if (!(error instanceof SourceFailure)) throw error
      canMove = false
      return error.fault
    }
  }
}

/** Takes a file that settled. `denied`: the server says no to it alone, and the next one is tried. */
async function takeSettled(
  look: Look,
  file: RemoteFile,
): Promise<Staged | 'growing' | { readonly kind: 'denied'; readonly fault: SourceFault }> {
  try {
    return await takeOne(look, file)
  } catch (error) {
    if (!(error instanceof SourceFailure)) throw error
    if (!look.hold.ending.aborted) await keepSeen(look.app, look.source, [file])
    if (error.fault.code !== 'fileRefused') throw error
    return { kind: 'denied', fault: error.fault }
  }
}

/** Takes what has settled and moves it away; what can't be moved is taken nevertheless, once. */
export async function takeAll(look: Look): Promise<Looked> {
  const { app, source, hold } = look
  const { fresh, watched, settled, stayed } = await sortFiles(look)
  await keepSeen(app, source, fresh.slice(0, Math.max(0, WATCHED_MAX - watched.length)))
  const move = moverOf(look)
  let fault: SourceFault | null = null
  for (const file of stayed) fault = (await move(file)) ?? fault

  let taken = 0
  const until = performance.now() + TURN_MS
  for (const file of settled) {
    if (hold.ending.aborted || performance.now() > until) break
    await hold.renew()
    if (!(await isIntegrationOn(app, source.client_id))) throw new Withdrawn()
    await app.db.forClient(source.client_id).transaction(tx => refuseWithdrawn(tx, source))
    const became = await takeSettled(look, file)
    if (became === 'growing') continue
    if (became.kind === 'denied') {
      fault ??= became.fault
      continue
    }
    taken += 1
    // That files can't be moved away stands before what one of them has.
    if (became.kind !== 'refused') fault = (await move(file)) ?? fault
    else if (became.code === 'FileTooLarge') {
      fault ??= { step: 'fetch', code: 'fileTooLarge', params: { name: file.name, max: ORDER_FILE_MAX_BYTES / MB } }
    }
  }
  const waiting = fresh.length + watched.length - taken
  return { isMore: taken > 0 && settled.length > taken, isSettling: waiting > 0, left: waiting, fault }
}
