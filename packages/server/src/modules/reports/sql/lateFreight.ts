import { factGroups, type ReportSql } from '../reportSql.ts'

/** That it goes on being late: it has not come yet. */
const goesOn = (kind: string): string => `exists (
  select from exception o where o.client_id = x.client_id and o.shipment_id = x.shipment_id and o.kind = '${kind}' and o.ended_at is null)`

/**
 * One row for each shipment and way of being late, by what the facts say of it, so that it is the same as in other reports; what was
 * said last of whose doing it was is its reason, where anybody said anything.
 */
const late = `(
  select x.*, l.late, coalesce(e.close_reason, '') as reason, coalesce(e.close_side, '') as side
    from shipment_fact x
   cross join lateral (
      select 'pickupLate' as late where x.pickups > x.pickups_on_time or (x.pickups = 0 and ${goesOn('pickupLate')})
      union all
      select 'deliveryLate' where x.deliveries > x.on_time_consignee or (x.deliveries = 0 and ${goesOn('deliveryLate')})) l
    left join lateral (
      select close_reason, close_side from exception
       where client_id = x.client_id and shipment_id = x.shipment_id and kind = l.late and close_reason is not null
       order by exception_id desc limit 1) e on true) f`

export const lateFreight: ReportSql = {
  from: () => late,
  columns: {
    ...factGroups,
    late: 'f.late',
    reason: 'f.reason',
    side: 'f.side',
    shipments: 'count(distinct f.shipment_id)::bigint',
  },
  conditions: {
    late: (values, bind) => `f.late = any(${bind(values)}::text[])`,
    reason: (values, bind) => `f.reason = any(${bind(values)}::text[])`,
    side: (values, bind) => `f.side = any(${bind(values)}::text[])`,
  },
}
