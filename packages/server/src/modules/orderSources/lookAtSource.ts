import { createHash } from 'node:crypto'
import type { App } from '../../app.ts'
import { ifAlone } from '../../db/alone.ts'
import type { Again, Hold } from '../../work/due.ts'
import type { DueWork } from '../../work/putDue.ts'
import { forgetOld } from './metFiles.ts'
import { type Patience, patience, SourceFailure, saidBy } from './remote/failure.ts'
import { openFolder } from './remote/openFolder.ts'
import { isFetched, isIntegrationOn, lockedSource, reachOf, type SourceRow } from './sourceRows.ts'
import { type Looked, SETTLE_MS, takeAll, Withdrawn } from './takeFolder.ts'

const MINUTE_MS = 60_000
/** A sign-in that was refused is not tried again and again: servers lock whoever does. */
const REFUSED_WAIT_MS = 60 * MINUTE_MS

/** One key for all nodes that look at a source. */
const keyOf = ({ clientId, subjectId }: DueWork): number =>
  createHash('sha256').update(`order source ${clientId}/${subjectId}`).digest().readUIntBE(0, 6)

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
