import type { DownloadReportRun } from '@waybill/contract/calls/Shipment/DownloadReportRun.ts'
import type { Handler } from '../../handler.ts'
import { Refusal } from '../../refusal.ts'
import { refuseWhoSeesLess, seesLess } from './owner.ts'
import { runFile } from './runFile.ts'

/** @throws {Refusal} NotFound, ReportShowsMore, FileDamaged */
export const downloadReportRun: Handler<typeof DownloadReportRun> = async ({ app, who, input }) => {
  const { clientId } = who
  await app.db.forClient(clientId).transaction(async tx => {
    const row = await tx
      .selectFrom('report_schedule as s')
      .innerJoin('report_run as r', join =>
        join.onRef('r.client_id', '=', 's.client_id').onRef('r.schedule_id', '=', 's.schedule_id'),
      )
      .selectAll('s')
      .where('r.client_id', '=', clientId)
      .where('r.run_id', '=', input.reportRunId)
      .executeTakeFirst()
    // A file shows what its owner saw when it was made: he may have seen more then.
    if (row !== undefined && who.docks !== null && row.owner_id !== who.userId) throw await seesLess(tx, row)
    if (row !== undefined) await refuseWhoSeesLess(tx, who, row)
  })
  const file = await runFile(app, clientId, input.reportRunId)
  if (file === null) throw new Refusal('NotFound')
  return file
}
