import { type ConnectionResult, type ConnectionStep, connectionSteps } from '@waybill/contract/wire/orderSources.ts'
import type { App } from '../../app.ts'
import { Refusal } from '../../refusal.ts'
import { isWanted } from './pattern.ts'
import { type Patience, SourceFailure } from './remote/failure.ts'
import { openFolder } from './remote/openFolder.ts'
import { reachOf, type SourceRow } from './sourceRows.ts'

/** A person waits for it. */
const patience: Patience = { connect: 10_000, step: 10_000, list: 30_000, idle: 10_000, file: 10_000 }

/**
 * Goes through a connection step by step and says where it stops. Nothing is fetched or changed, but that the folder for what
 * was taken is made where it is missing.
 * @throws {Refusal} CopyHeld: nothing is asked from a copy
 */
export async function testConnection(app: App, source: SourceRow): Promise<readonly ConnectionResult[]> {
  if (app.hold.because() !== null) throw new Refusal('CopyHeld')
  const found = new Map<ConnectionStep, string>()
  const done = (step: ConnectionStep, what: string) => void found.set(step, what)
  let failed: SourceFailure | null = null
  try {
    const { folder } = await openFolder(reachOf(app, source), { settings: app.settings, patience, done })
    try {
      const files = await folder.list()
      done('list', String(files.filter(({ name }) => isWanted(name, source.pattern)).length))
      await folder.tryMoving()
      done('move', source.done_folder)
    } finally {
      folder.close()
    }
  } catch (error) {
    if (!(error instanceof SourceFailure)) throw error
    failed = error
  }
  return connectionSteps.map((step): ConnectionResult => {
    const what = found.get(step)
    if (what !== undefined) return { step, outcome: 'done', found: what, fault: null }
    // The first that is not done is the one that failed, whatever it was noticed by.
    const isFirst = connectionSteps.findIndex(each => !found.has(each)) === connectionSteps.indexOf(step)
    return isFirst && failed !== null
      ? { step, outcome: 'failed', found: '', fault: failed.fault }
      : { step, outcome: 'skipped', found: '', fault: null }
  })
}
