import type { ReplyOf } from '@waybill/contract'
import type { GetLaneHistory } from '@waybill/contract/calls/Shipment/GetLaneHistory.ts'
import { ACTUAL_DAYS_ENOUGH, benchmarkAreas, modes } from '@waybill/domain'
import { CompiledQuery } from 'kysely'
import type { TenantDb } from '../../db/open.ts'
import type { BenchmarkedLane } from './benchmarkedLane.ts'
import { laneFacts, narrowestArea } from './laneFacts.ts'

interface Row {
  readonly scac: string
  readonly service: string
  readonly area: number
  readonly n: number
  readonly days: number
}

/**
 * Median business days from pickup to arrival of carriers on a lane, whoever paid and whatever it weighed, in the narrowest
 * area that holds enough; parcels by service, of which each takes its own time.
 */
export async function actualDaysOnLane(
  db: Pick<TenantDb, 'read'>,
  lane: BenchmarkedLane,
  carriers: readonly string[],
): Promise<ReplyOf<typeof GetLaneHistory>['actualDays']> {
  const { from, where, nearness, values } = laneFacts({ ...lane, pounds: null, classes: null, equipment: null })
  const service = modes[lane.mode].isLabelled ? 'b.service' : "''"
  const compiled = CompiledQuery.raw(
    `with trips as (
       select f.scac, ${service} as service, f.actual_days as took, ${nearness} as near ${from} ${where}
          and f.actual_days is not null and f.scac = any($${values.length + 1}::text[])),
     areas as (select scac, service, ${narrowestArea(`$${values.length + 2}::int`)} as area from trips group by 1, 2)
     select scac, service, area, count(*)::int as n, percentile_cont(0.5) within group (order by took) as days
       from areas join trips using (scac, service)
      where near <= area
      group by 1, 2, 3 having count(*) >= $${values.length + 2}::int
      order by 1, 2`,
    [...values, carriers, ACTUAL_DAYS_ENOUGH],
  ) as CompiledQuery<Row>
  const rows = await db.read({ compile: () => compiled })
  return rows.map(({ scac, area, ...row }) => ({ CarrierSCAC: scac, ...row, area: benchmarkAreas[area] ?? 'state' }))
}
