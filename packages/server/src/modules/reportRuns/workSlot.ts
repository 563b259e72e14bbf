import type { App } from '../../app.ts'
import type { Again } from '../../work/due.ts'
import type { DueWork } from '../../work/putDue.ts'
import { addRun, lockSchedule, sendingOf, setNext, slotAfter } from './scheduleRows.ts'

/** A slot has come: its run and the next slot are written in one transaction, so that none is lost and none comes twice. */
export async function workReportSlot(app: App, { clientId, subjectId: scheduleId }: DueWork): Promise<Again> {
  await app.db.forClient(clientId).transaction(async tx => {
    const row = await lockSchedule(tx, clientId, scheduleId)
    if (row?.state !== 'active' || row.next_at === null) return
    const slot = new Date(row.next_at)
    // Another node was faster: what is due now is a later one.
    if (slot > app.clock.now()) return app.due.put(tx, 'reportSlot', { clientId, subjectId: scheduleId }, slot)
    await addRun(app, tx, { clientId, scheduleId, slot, by: null })
    await setNext(app, tx, row, slotAfter(sendingOf(row), slot))
  })
  return null
}
