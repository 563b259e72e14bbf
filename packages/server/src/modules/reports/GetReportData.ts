import type { GetReportData } from '@waybill/contract/calls/Shipment/GetReportData.ts'
import type { Handler } from '../../handler.ts'
import { type Cells, compiled, namesIn, reportAsked } from './question.ts'

export const getReportData: Handler<typeof GetReportData> = async ({ db, who, input, now }) => {
  const { pageSize, pageIndex, ...question } = input
  const asked = reportAsked(who, question, now)
  const { rows, totals } = asked.statements({ page: { limit: pageSize, offset: (pageIndex - 1) * pageSize } })
  const [found, sums] = await Promise.all([db.read(compiled(rows)), db.read(compiled(totals))])
  const shown = found.map(
    ({ '~total': _, '~id': shipmentId, ...row }): Cells => (shipmentId === undefined ? row : { ...row, shipmentId }),
  )
  const columns = [...asked.columns]
  return {
    ...{ columns, rows: shown, totals: [...sums] },
    total: Number(found[0]?.['~total'] ?? 0),
    names: await namesIn(db, who.clientId, [...shown]),
  }
}
