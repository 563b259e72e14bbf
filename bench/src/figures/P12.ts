import { countedBy, shownColumns } from '@waybill/contract/report.ts'
import { reports } from '@waybill/contract/reports/index.ts'
import { reportStatements } from '@waybill/server/modules/reports/reportSql.ts'
import { reportSqls } from '@waybill/server/modules/reports/sql/index.ts'
import pg from 'pg'
import { signIn } from '../caller.ts'
import { goals } from '../goals.ts'
import { alternate, ms, type Row, times } from '../measure.ts'
import { PASSWORD, type Prepared } from '../prepared.ts'
import { startProduct } from '../product.ts'

const ROUNDS = 5

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const started = performance.now()
  await work()
  return performance.now() - started
}

/** P12: the carrier summary over twelve months beside its own statements, and the manifest as CSV beside COPY TO of the same cells. */
export async function P12({ folder, connection, large }: Prepared): Promise<Row[]> {
  const product = await startProduct(folder)
  const client = new pg.Client(connection)
  await client.connect()
  try {
    const call = await signIn(product.address, large.email, PASSWORD)
    const day = { from: '2025-11-21', to: '2026-11-20' }
    const report = reports.carrierSummary
    const { rows, totals } = reportStatements(report, reportSqls.carrierSummary, {
      ...{
        clientId: large.clientId,
        on: { today: day.to, timeZone: 'America/New_York' },
        columns: shownColumns(report),
      },
      ...{
        counted: countedBy(report, { day }),
        sort: report.sort,
        order: report.order,
        page: { limit: 100, offset: 0 },
      },
    })
    const subject = () => timed(() => call('Shipment/GetReportData', { report: 'carrierSummary', filter: { day } }))
    const twin = () =>
      timed(async () => {
        for (const { text, values } of [rows, totals]) await client.query(text, [...values])
      })
    await subject()
    await twin()
    const summary = await alternate(ROUNDS, subject, twin, time => time)
    const columns = ['bol', 'pro', 'day', 'carrier', 'consignee', 'weight', 'spend', 'currency']
    const copied = `copy (
      select s.bol_number, s.pro_number, f.day, f.scac, f.consignee, f.weight_lb, f.charge, f.currency
        from shipment_fact f join shipment s using (client_id, shipment_id)
       where f.client_id = ${large.clientId} order by f.day desc, f.shipment_id) to stdout csv`
    const { to: copyTo } = await import('pg-copy-streams')
    const file = () =>
      timed(() => call('Shipment/ExportReport', { report: 'shipmentManifest', format: 'csv', columns }))
    const copy = () =>
      timed(async () => {
        for await (const _ of client.query(copyTo(copied)));
      })
    const csv = await alternate(1, file, copy, time => time)
    const over = large.shipments.toLocaleString('en-US')
    return [
      {
        figure: `P12 carrier summary, 12 months of ${over}`,
        ...{ measured: ms(summary.subject), beside: `${ms(summary.twin)} its own statements` },
        ...{ ratio: times(summary.ratio), goal: goals.P12.summary },
      },
      {
        figure: `P12 manifest of ${over} as CSV`,
        ...{ measured: ms(csv.subject), beside: `${ms(csv.twin)} COPY TO` },
        ...{ ratio: times(csv.twin / csv.subject), goal: goals.P12.csv },
      },
    ]
  } finally {
    await client.end()
    await product.stop()
  }
}
