import type { GetReportRuns } from '@waybill/contract/calls/Shipment/GetReportRuns.ts'
import { REPORT_RUNS_SHOWN, type WireReportRun } from '@waybill/contract/wire/reportSchedule.ts'
import type { Handler } from '../../handler.ts'
import { Refusal } from '../../refusal.ts'

export const getReportRuns: Handler<typeof GetReportRuns> = async ({ app, db, who, input }) => {
  const { clientId } = who
  const schedule = await db.readOne(
    app.db.query
      .selectFrom('report_schedule')
      .select('schedule_id')
      .where('client_id', '=', clientId)
      .where('schedule_id', '=', input.scheduleId)
      .where('deleted_at', 'is', null),
  )
  if (schedule === null) throw new Refusal('NotFound')
  const rows = await db.read(
    app.db.query
      .selectFrom('report_run')
      .select(['run_id', 'slot', 'run_by', 'state', 'reason', 'file_name', 'size', 'is_linked'])
      .where('client_id', '=', clientId)
      .where('schedule_id', '=', input.scheduleId)
      .orderBy('slot', 'desc')
      .limit(REPORT_RUNS_SHOWN),
  )
  return {
    runs: rows.map(row => ({
      ...{ runId: row.run_id, slot: row.slot, byHand: row.run_by !== null, reason: row.reason },
      ...{
        state: row.state as WireReportRun['state'],
        fileName: row.file_name,
        size: row.size,
        isLinked: row.is_linked,
      },
    })),
  }
}
