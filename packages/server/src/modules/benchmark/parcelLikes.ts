import type { BodyOf } from '@waybill/contract'
import { BENCHMARKED_SERVICES_MAX, type GetRateBenchmark } from '@waybill/contract/calls/Shipment/GetRateBenchmark.ts'
import { CompiledQuery } from 'kysely'
import type { TenantDb } from '../../db/open.ts'
import type { BenchmarkedLane } from './benchmarkedLane.ts'
import { laneFacts } from './laneFacts.ts'
import type { ParcelLike } from './paidOnLane.ts'

/** Services with their zones by which parcels went on a lane, those of the most shipments first; a part of a name finds it. */
export async function parcelLikes(
  db: Pick<TenantDb, 'read'>,
  lane: BenchmarkedLane,
  { service = '', zone = '' }: Pick<BodyOf<typeof GetRateBenchmark>, 'service' | 'zone'>,
): Promise<readonly ParcelLike[]> {
  const { from, where, nearness, values } = laneFacts(lane)
  const [named, zoned] = [`$${values.length + 1}::text`, `$${values.length + 2}::text`]
  const compiled = CompiledQuery.raw(
    `select service, zone
       from (select b.service, b.zone, ${nearness} as near ${from} ${where}
                and f.priced > 0 and position(lower(${named}) in lower(b.service)) > 0 and ${zoned} in ('', b.zone)) one
      group by service, zone order by count(*) desc, service, zone limit ${BENCHMARKED_SERVICES_MAX}`,
    [...values, service.trim(), zone.trim()],
  ) as CompiledQuery<ParcelLike>
  return db.read({ compile: () => compiled })
}
