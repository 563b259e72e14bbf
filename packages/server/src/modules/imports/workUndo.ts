import type { App } from '../../app.ts'
import type { Doer } from '../../audit.ts'
import { recordChange } from '../../audit.ts'
import { heldToDocks } from '../../db/open.ts'
import { personAs } from '../../identity/personAs.ts'
import { keepUndone, standing, takeOffWords } from './importChanges.ts'
import { kindOf } from './kinds.ts'
import { lockedRun, type RunRow, setRun } from './runs.ts'

/** Things that one transaction undoes: what it locks, people wait for. */
const AT_ONCE = 25

/** In whose name it is undone: it goes on where he has left since. */
async function undoerOf(app: App, run: RunRow): Promise<Doer & { readonly docks: readonly number[] | null }> {
  const who = run.undone_by === null ? null : await personAs(app.db, run.client_id, run.undone_by)
  const nobody = { clientId: run.client_id, userId: null, name: 'Import' }
  const docks = who?.docks ?? null
  return { who: who ?? nobody, requestId: `import/${run.run_id}`, at: app.clock.now(), docks }
}

/** Undoes what a run wrote, a batch in one transaction, from the last thing it wrote on. @returns whether more is left */
export async function workUndo(
  app: App,
  { client_id, run_id }: RunRow,
  goesOn: () => Promise<boolean>,
): Promise<boolean> {
  for (;;) {
    const isOver = await app.db.forClient(client_id).transaction(async tx => {
      const run = await lockedRun(tx, client_id, run_id)
      const undo = run?.state === 'undoing' ? kindOf(run.kind).undo : undefined
      if (run === undefined || undo === undefined) return true
      const changes = await standing(tx, run, 0, AT_ONCE)
      const doer = await undoerOf(app, run)
      if (changes.length === 0) {
        await setRun(tx, run, { state: 'undone', ended_at: doer.at.toISOString() })
        await recordChange(tx, doer, { entity: 'import', entityId: run_id, action: 'undone' })
        return true
      }
      // What leaves from docks of others stays, as when he changes it in the list.
      const given = { app, clientId: client_id, doer }
      const stays = await heldToDocks(tx, doer.docks, () => undo.undo(tx, given, changes))
      await keepUndone(tx, run, changes, stays)
      // Its word to a person goes with the import, whatever stays of the freight: no file of it says so any more.
      const spoken = changes.filter(({ entityId }) => stays.get(entityId)?.code !== 'otherDock')
      const ids = spoken.map(({ entityId }) => entityId)
      await undo.takeBack(tx, given, await takeOffWords(tx, run, ids))
      return false
    })
    if (isOver) return false
    if (!(await goesOn())) return true
  }
}
