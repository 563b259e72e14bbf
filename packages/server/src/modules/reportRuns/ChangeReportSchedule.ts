import type { ChangeReportSchedule } from '@waybill/contract/calls/Shipment/ChangeReportSchedule.ts'
import { recordChange } from '../../audit.ts'
import type { Handler } from '../../handler.ts'
import { Refusal } from '../../refusal.ts'
import { checkSending } from './checkSending.ts'
import { refuseWhoSeesLess } from './owner.ts'
import { pauseSchedule } from './pauseSchedule.ts'
import {
  addRun,
  isBeingRun,
  lockSchedule,
  sendingColumns,
  sendingOf,
  setNext,
  slotAfter,
  takePlace,
  tellReports,
} from './scheduleRows.ts'

/** @throws {Refusal} NotFound; ChangedMeanwhile; ReportShowsMore; InvalidInput; TooManySchedules where it had ended */
export const changeReportSchedule: Handler<typeof ChangeReportSchedule> = async given => {
  const { app, tx, who, input, request, now } = given
  const { clientId, userId } = who
  const { scheduleId, change } = input
  const row = await lockSchedule(tx, clientId, scheduleId)
  if (row === undefined) throw new Refusal('NotFound')
  if (change.act === 'run') {
    // One is enough: pressed again while it is being made, it would be mailed again.
    if (!(await isBeingRun(tx, clientId, scheduleId)))
      await addRun(app, tx, { clientId, scheduleId, slot: now, by: userId })
  } else if (change.act === 'pause') {
    if (row.state !== 'active') throw new Refusal('ChangedMeanwhile')
    await pauseSchedule(app, tx, row)
  } else if (change.act === 'resume') {
    if (row.state !== 'paused') throw new Refusal('ChangedMeanwhile')
    await tx
      .updateTable('report_schedule')
      .set({ failures: 0 })
      .where('client_id', '=', clientId)
      .where('schedule_id', '=', scheduleId)
      .execute()
    await setNext(app, tx, row, slotAfter(sendingOf(row), now))
  } else {
    await refuseWhoSeesLess(tx, who, row)
    const { sending, version } = change
    if (version !== row.version) throw new Refusal('ChangedMeanwhile')
    checkSending(who, sending, now, 'body.change.sending')
    const next = slotAfter(sending, now)
    if (next === null) {
      const at = sending.recurrence === null ? 'recurrence' : 'until'
      const code = sending.recurrence === null ? 'required' : 'endsBefore'
      throw new Refusal('InvalidInput', {}, [{ at: `body.change.sending.${at}`, code, params: {} }])
    }
    if (row.state === 'ended') await takePlace(tx, clientId)
    await tx
      .updateTable('report_schedule')
      // What another question found before says nothing of this one.
      .set({ ...sendingColumns(sending), version: version + 1, failures: 0, alert_on: false })
      .where('client_id', '=', clientId)
      .where('schedule_id', '=', scheduleId)
      .execute()
    if (row.state !== 'paused') await setNext(app, tx, row, next)
  }
  await recordChange(
    tx,
    { who, requestId: request.id, at: now },
    {
      ...{ entity: 'reportSchedule', entityId: scheduleId, action: `report.${change.act}` },
      ...(change.act === 'save' ? { before: sendingOf(row), after: change.sending } : {}),
    },
  )
  await tellReports(app, tx, clientId)
  return { Status: 'Success' }
}
