import { factGroups, type ReportSql } from '../reportSql.ts'

/** One row for each shipment and way of being late; of several exceptions the newest says why. */
const late = `(
  select x.*, e.kind as late, coalesce(e.close_reason, '') as reason, coalesce(e.close_side, '') as side
    from shipment_fact x
    join lateral (
      select distinct on (kind) kind, close_reason, close_side from exception
       where client_id = x.client_id and shipment_id = x.shipment_id and kind in ('pickupLate', 'deliveryLate')
       order by kind, close_reason is null, exception_id desc) e on true) f`

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
