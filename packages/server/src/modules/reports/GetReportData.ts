import type { ReplyOf } from '@waybill/contract'
import type { GetReportData } from '@waybill/contract/calls/Shipment/GetReportData.ts'
import type { TenantDb } from '../../db/open.ts'
import type { Handler } from '../../handler.ts'
import { oneRun } from './oneRun.ts'
import { type Cells, compiled, namesIn, type Part, type ReportAsked, reportAsked } from './question.ts'

async function readPage(
  db: Pick<TenantDb, 'read'>,
  clientId: number,
  asked: ReportAsked,
  page: NonNullable<Part['page']>,
): Promise<ReplyOf<typeof GetReportData>> {
  const { rows, totals } = asked.statements({ page })
  const [found, sums] = await Promise.all([db.read(compiled(rows)), db.read(compiled(totals))])
  const shown = found.map(
    ({ '~total': _, '~id': shipmentId, ...row }): Cells => (shipmentId === undefined ? row : { ...row, shipmentId }),
  )
  return {
    ...{ columns: [...asked.columns], rows: shown, totals: [...sums] },
    total: Number(found[0]?.['~total'] ?? 0),
    names: await namesIn(db, clientId, [...shown]),
  }
}

export const getReportData: Handler<typeof GetReportData> = async ({ app, db, who, input, now }) => {
  const { pageSize, pageIndex, ...question } = input
  const asked = reportAsked(who, question, now)
  const { clientId, timeZone } = who
  return oneRun(app, ['rows', clientId, timeZone, asked.on.today, asked.columns, who.docks, input], () =>
    readPage(db, clientId, asked, { limit: pageSize, offset: (pageIndex - 1) * pageSize }),
  )
}
