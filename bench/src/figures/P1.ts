import { listQuery } from '@waybill/server/modules/shipments/listSql.ts'
import { post, signIn } from '../caller.ts'
import { goals } from '../goals.ts'
import { alternate, type Latency, load, ms, type Row, times } from '../measure.ts'
import { PASSWORD, type Prepared } from '../prepared.ts'
import { startBare, startProduct } from '../product.ts'

const CALLERS = 8
const CALLS = 1600
const ROUNDS = 3

/** P1: a page of 50 over the large company, beside the same SQL behind a bare Fastify route. */
export async function P1({ folder, connection, large }: Prepared): Promise<Row[]> {
  const product = await startProduct(folder)
  const { sql, parameters } = listQuery({
    ...{ clientId: large.clientId, tab: 'D', search: '', sort: 'created', order: 'desc' },
    ...{ ownerId: null, limit: 50, offset: 0, after: null },
  }).compile()
  const bare = await startBare({
    CONNECTION: JSON.stringify(connection),
    SQL: sql,
    VALUES: JSON.stringify(parameters),
  })
  try {
    const call = await signIn(product.address, large.email, PASSWORD)
    const subject = () =>
      load(CALLS, CALLERS, async () => {
        await call('Shipment/GetShipmentList?statuscode=D', { pageSize: 50 })
      })
    const twin = () =>
      load(CALLS, CALLERS, async () => {
        await post(`${bare.address}/list`, {})
      })
    await Promise.all([subject(), twin()])
    const row = async (figure: 'p50' | 'p99', goal: string): Promise<Row> => {
      const r = await alternate<Latency>(ROUNDS, subject, twin, latency => latency[figure])
      return {
        figure: `P1 list page of 50 over ${large.shipments.toLocaleString('en-US')}, ${figure}`,
        measured: ms(r.subject),
        beside: `${ms(r.twin)} bare Fastify, same SQL`,
        ratio: r.void ? `${times(r.ratio)} (void: twin moved)` : times(r.ratio),
        goal,
      }
    }
    return [await row('p50', goals.P1.p50), await row('p99', goals.P1.p99)]
  } finally {
    await bare.stop()
    await product.stop()
  }
}
