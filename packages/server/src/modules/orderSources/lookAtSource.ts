import { createHash } from 'node:crypto'
import { ORDER_FILE_MAX_BYTES } from '@waybill/contract'
import { isServerWay, type SourceFault } from '@waybill/contract/wire/orderSources.ts'
import type { App } from '../../app.ts'
import { ifAlone } from '../../db/alone.ts'
import type { Tx } from '../../db/open.ts'
import { forgetFile } from '../../files/forgetFile.ts'
import type { Again, DueWork, Hold } from '../../work/due.ts'
import { filesThere, forgetGone, forgetOld, isAsMet, keepMoved, keepSeen, keepStaged } from './metFiles.ts'
import { isWanted } from './pattern.ts'
import { type Patience, patience, SourceFailure, saidBy } from './remote/failure.ts'
import { openFolder } from './remote/openFolder.ts'
import type { RemoteFile, RemoteFolder } from './remote/remoteFolder.ts'
import { isIntegrationOn, lockedSource, reachOf, type SourceRow, wayOf } from './sourceRows.ts'
import { keepPieces, type Staged, stageFile } from './takeFile.ts'

/** A file is taken once it was the same at two looks that far apart: nobody writes on it any more. */
export const SETTLE_MS = 15_000
/** Files are taken so long before another source has its turn. */
const TURN_MS = 30_000
/** Files that are watched at a time; the others wait for their turn. */
const WATCHED_MAX = 5_000
const MINUTE_MS = 60_000
/** A sign-in that was refused is not tried again and again: servers lock whoever does. */
const REFUSED_WAIT_MS = 60 * MINUTE_MS
const RENEW_EVERY_MS = 30_000
const MB = 1024 * 1024

/** One key for all nodes that look at a source. */
const keyOf = ({ clientId, subjectId }: DueWork): number =>
  createHash('sha256').update(`order source ${clientId}/${subjectId}`).digest().readUIntBE(0, 6)

/** Whether files of a source are fetched by anybody now. */
const isFetched = (source: SourceRow): boolean =>
  source.active && source.new_host_key === '' && isServerWay(wayOf(source))

/** What a look came to. */
interface Looked {
  /** More than one turn takes lies there. */
  readonly isMore: boolean
  /** Some were met for the first time. */
  readonly isSettling: boolean
  readonly left: number
  readonly fault: SourceFault | null
}

/** The source was stopped, changed or taken away while its files were being taken: none of them is wanted as it was asked for. */
class Withdrawn extends Error {}

/** @throws {Withdrawn} */
async function refuseWithdrawn(tx: Tx, { client_id, source_id, version }: SourceRow): Promise<void> {
  const now = await lockedSource(tx, client_id, source_id)
  if (now === undefined || now.version !== version || !isFetched(now)) throw new Withdrawn()
}

/** A look at one folder. */
interface Look {
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

/** Takes what has settled and moves it away; what can't be moved is taken nevertheless, once. */
async function takeAll(look: Look): Promise<Looked> {
  const { app, source, folder, hold } = look
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
  const fresh = listed.filter(file => !isAsMet(file, met.get(file.name)))
  const known = listed.filter(file => isAsMet(file, met.get(file.name)))
  const stateOf = ({ name }: RemoteFile) => met.get(name)?.state
  const watched = known.filter(file => stateOf(file) === 'seen')
  const metAt = ({ name }: RemoteFile): number => met.get(name)?.metAt ?? now
  // What was met first comes first; one that failed was met anew, so that it keeps none for ever.
  const settled = watched.filter(file => now - metAt(file) >= SETTLE_MS).toSorted((a, b) => metAt(a) - metAt(b))
  await keepSeen(app, source, fresh.slice(0, Math.max(0, WATCHED_MAX - watched.length)))

  let fault: SourceFault | null = null
  let canMove = true
  const move = async (file: RemoteFile): Promise<void> => {
    if (!canMove) return
    try {
      await folder.move(file.name)
      await keepMoved(app, source, file.name)
    } catch (error) {
      if (!(error instanceof SourceFailure)) throw error
      canMove = false
      fault = error.fault
    }
  }
  // Taken before, and still there: a move that failed, or a node that died between the two.
  for (const file of known.filter(each => stateOf(each) === 'taken' || stateOf(each) === 'same')) await move(file)

  let taken = 0
  const until = performance.now() + TURN_MS
  for (const file of settled) {
    if (hold.ending.aborted || performance.now() > until) break
    await hold.renew()
    if (!(await isIntegrationOn(app, source.client_id))) throw new Withdrawn()
    await app.db.forClient(source.client_id).transaction(tx => refuseWithdrawn(tx, source))
    const became = await takeOne(look, file).catch(async (error: unknown) => {
      if (error instanceof SourceFailure && !hold.ending.aborted) await keepSeen(app, source, [file])
      if (!(error instanceof SourceFailure && error.fault.code === 'fileRefused')) throw error
      // The server says no to this file alone.
      fault ??= error.fault
      return 'refused' as const
    })
    if (became === 'growing' || became === 'refused') continue
    taken += 1
    if (became.kind !== 'refused') await move(file)
    else if (became.code === 'FileTooLarge') {
      fault ??= { step: 'fetch', code: 'fileTooLarge', params: { name: file.name, max: ORDER_FILE_MAX_BYTES / MB } }
    }
  }
  const waiting = fresh.length + watched.length - taken
  return { isMore: taken > 0 && settled.length > taken, isSettling: waiting > 0, left: waiting, fault }
}

/** Writes how a look ended, unless the source was changed meanwhile: then it was another one that was looked at. */
async function keepLook(app: App, source: SourceRow, { fault, left }: Pick<Looked, 'fault' | 'left'>): Promise<void> {
  const at = app.clock.now().toISOString()
  const newKey = fault?.code === 'keyChanged' ? String(fault.params.key ?? '') : ''
  await app.db.forClient(source.client_id).transaction(async tx => {
    await tx
      .updateTable('order_source')
      .set({
        ...{ looked_at: at, left_there: left, fault: fault === null ? null : JSON.stringify(fault) },
        failing_since: fault === null ? null : (source.failing_since ?? at),
        ...(newKey === '' ? {} : { new_host_key: newKey }),
      })
      .where('client_id', '=', source.client_id)
      .where('source_id', '=', source.source_id)
      .where('version', '=', source.version)
      .execute()
    await forgetOld(tx, source)
    await app.realtime.tell(
      { clientId: source.client_id, topic: 'orderSource', data: { sourceId: source.source_id } },
      tx,
    )
  })
}

/** What a server showed at the first sign-in that it accepted is what it has to show from then on. */
export async function pin(app: App, source: SourceRow, hostKey: string): Promise<void> {
  if (source.host_key !== '' || hostKey === '') return
  await app.db
    .forClient(source.client_id)
    .write(
      app.db.query
        .updateTable('order_source')
        .set({ host_key: hostKey })
        .where('client_id', '=', source.client_id)
        .where('source_id', '=', source.source_id)
        .where('version', '=', source.version)
        .where('host_key', '=', ''),
    )
}

/** @returns null: nobody wants to know any more */
async function look(app: App, source: SourceRow, hold: Hold, limits: Patience): Promise<Looked | null> {
  const nothing = { isMore: false, isSettling: false, left: source.left_there }
  try {
    const { folder, hostKey } = await openFolder(reachOf(app, source), { settings: app.settings, patience: limits })
    const stop = () => folder.close()
    hold.ending.addEventListener('abort', stop)
    try {
      await pin(app, source, hostKey)
      return await takeAll({ app, source, folder, hold, limits })
    } finally {
      hold.ending.removeEventListener('abort', stop)
      folder.close()
    }
  } catch (error) {
    if (error instanceof SourceFailure) return { ...nothing, fault: error.fault }
    if (error instanceof Withdrawn) return null
    // The error alone, not what it carries: it may be the whole conversation of a sign-in.
    const said = error instanceof Error ? error.name : String(error)
    app.log.warn({ said, sourceId: source.source_id }, 'a source of orders could not be read')
    return { ...nothing, fault: { step: 'fetch', code: 'other', params: { said: saidBy(said, []) } } }
  }
}

/** When a source is looked at again; null: when a person says so. */
function nextLook(now: Date, source: SourceRow, { isMore, isSettling, fault }: Looked): Again {
  if (fault?.code === 'keyChanged') return null
  if (fault === null && isMore) return now
  if (fault === null && isSettling) return new Date(now.getTime() + SETTLE_MS)
  if (source.every_minutes === 0) return null
  const wait = source.every_minutes * MINUTE_MS
  return new Date(now.getTime() + (fault?.code === 'signInRefused' ? Math.max(wait, REFUSED_WAIT_MS) : wait))
}

/**
 * Looks into the folder of a source, once at a time over all nodes: what has settled there is taken in and moved away. Whatever
 * goes wrong is kept at the source in words, and looked at again at its next turn.
 */
export async function lookAtSource(app: App, due: DueWork, hold: Hold, limits: Patience = patience): Promise<Again> {
  const source = await app.db.forClient(due.clientId).transaction(tx => lockedSource(tx, due.clientId, due.subjectId))
  if (source === undefined || !isFetched(source) || !(await isIntegrationOn(app, due.clientId))) return null
  let again: Again = null
  const mine = await ifAlone(app.db.connection, keyOf(due), async () => {
    const looked = await look(app, source, hold, limits)
    // What broke off because this node ends says nothing of the server: another node goes on at once; so does the source as it is now.
    if (looked === null || hold.ending.aborted) {
      again = app.clock.now()
      return
    }
    await keepLook(app, source, looked)
    again = nextLook(app.clock.now(), source, looked)
  })
  return mine ? again : new Date(app.clock.now().getTime() + SETTLE_MS)
}
