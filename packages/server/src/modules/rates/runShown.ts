import type { WireRateRefusal } from '@waybill/contract/wire/rate.ts'
import type { WireShipmentDetails } from '@waybill/contract/wire/shipmentDetails.ts'
import { CompiledQuery } from 'kysely'
import type { Read, TenantDb } from '../../db/open.ts'
import { LATE_MS } from './askSources.ts'

interface RequestRow {
  readonly run_key: string
  readonly run_asked_at: string
  readonly deadline: string
  readonly because: string
  readonly rating_key: string
  /** Null: the run asked nobody. */
  readonly state: 'asked' | 'priced' | 'refused' | 'silent' | 'late' | null
  readonly source: string
  readonly scac: string
  readonly carrier_name: string
  readonly asked_at: string
  readonly answered_at: string | null
  readonly refusals: readonly WireRateRefusal[]
}

/** The newest run of a shipment, a row for each source it asked, in the order in which they were asked. */
const newestRun = (clientId: number, shipmentId: number): Read<RequestRow> => ({
  compile: () =>
    CompiledQuery.raw(
      `select r.run_key, r.asked_at as run_asked_at, r.deadline, r.because, r.rating_key, q.state, q.source, q.scac,
              q.carrier_name, q.asked_at, q.answered_at, q.refusals
         from (select * from rating_run where client_id = $1 and shipment_id = $2 and kind = 'sources' order by run_id desc limit 1) r
         left join quote_request q on q.client_id = r.client_id and q.run_id = r.run_id
        order by q.request_id`,
      [clientId, shipmentId],
    ) as CompiledQuery<RequestRow>,
})

type Shown = Pick<WireShipmentDetails, 'ratingRun' | 'refusals' | 'Quotes'>

/** A request that nobody settled: the node that asked died with it. */
const silence = ({ scac, carrier_name, source }: RequestRow): WireRateRefusal => ({
  ...{ CarrierName: carrier_name, CarrierSCAC: scac, source, reason: 'noAnswer', params: {} },
})

/**
 * The newest question for prices: whom it was put to, who refused or was silent, and how many may still answer.
 * @param key what the shipment's prices depend on now (domain `ratingKey`)
 */
export async function runShown(
  db: Pick<TenantDb, 'read'>,
  { clientId, shipmentId }: { readonly clientId: number; readonly shipmentId: number },
  key: string,
  now: Date,
): Promise<Shown> {
  const rows = await db.read(newestRun(clientId, shipmentId))
  const [run] = rows
  if (run === undefined) return { ratingRun: null, refusals: [], Quotes: [] }
  const isOver = now.getTime() > Date.parse(run.deadline) + LATE_MS
  const requests = rows.flatMap(row => {
    if (row.state === null) return []
    if (row.state !== 'asked' || !isOver) return [{ ...row, state: row.state }]
    return [{ ...row, state: 'silent' as const, refusals: [silence(row)] }]
  })
  return {
    ratingRun: {
      runId: run.run_key,
      askedAt: run.run_asked_at,
      because: run.because,
      waiting: requests.filter(({ state }) => state === 'asked').length,
      current: run.rating_key === key,
    },
    refusals: requests.flatMap(({ refusals }) => refusals),
    Quotes: requests.map(({ carrier_name, scac, source, state, asked_at, answered_at }) => ({
      ...{ CarrierName: carrier_name, CarrierSCAC: scac, source, state, askedAt: asked_at, answeredAt: answered_at },
    })),
  }
}
