import { factGroups, figureSql, type ReportSql } from '../reportSql.ts'

/** Each shipment with how it was decided: an override is of the order that it goes by. */
const decided = `(
  select x.*, g.tender_id is not null as is_against, coalesce(g.reason, '') as reason,
         case when g.chosen_currency = g.guide_currency and x.terms = 'prepaid' then g.chosen_total - g.guide_total end as extra
    from shipment_fact x
    left join guide_override g on g.client_id = x.client_id and g.tender_id = x.tender_id) f`

export const guideCompliance: ReportSql = {
  from: () => decided,
  columns: {
    ...factGroups,
    reason: 'f.reason',
    shipments: figureSql.shipments,
    within: 'round(100.0 * count(*) filter (where not f.is_against) / nullif(count(*), 0), 1)::float8',
    against: 'count(*) filter (where f.is_against)::bigint',
    extra: 'sum(f.extra)::bigint',
  },
  conditions: {
    reason: (values, bind) => `f.reason = any(${bind(values)}::text[])`,
    figure: ([figure]) => (figure === 'against' ? 'f.is_against' : 'true'),
  },
}
