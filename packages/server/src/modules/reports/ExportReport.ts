import type { ExportReport } from '@waybill/contract/calls/Shipment/ExportReport.ts'
import type { Handler } from '../../handler.ts'
import { madeOnce } from './madeOnce.ts'
import { reportAsked } from './question.ts'
import { reportFile } from './reportFile.ts'

export const exportReport: Handler<typeof ExportReport> = async ({ app, db, who, input, now }) => {
  const { format, ...question } = input
  const asked = reportAsked(who, question, now)
  const client = await app.db.identity
    .selectFrom('identity.client')
    .select('name')
    .where('client_id', '=', who.clientId)
    .executeTakeFirstOrThrow()
  const { clientId, timeZone } = who
  const key = [timeZone, asked.on.today, asked.columns, who.docks, input]
  return madeOnce(app, clientId, key, () =>
    reportFile(db, asked, { ...{ timeZone, format, now }, company: client.name, filter: input.filter }),
  )
}
