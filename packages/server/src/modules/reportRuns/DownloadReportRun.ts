import type { DownloadReportRun } from '@waybill/contract/calls/Shipment/DownloadReportRun.ts'
import type { Handler } from '../../handler.ts'
import { Refusal } from '../../refusal.ts'
import { runFile } from './runFile.ts'

export const downloadReportRun: Handler<typeof DownloadReportRun> = async ({ app, who, input }) => {
  const file = await runFile(app, who.clientId, input.reportRunId)
  if (file === null) throw new Refusal('NotFound')
  return file
}
