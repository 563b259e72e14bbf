import { factGroups, figureSql, type ReportSql } from '../reportSql.ts'

/** Each shipment with how it was decided, and whether there was a rule to go by: both are of the order that it goes by. */
const decided = `(
  select x.*, case when g.tender_id is not null then true else a.has_rule end as has_rule,
         g.tender_id is not null as is_against, coalesce(g.reason, '') as reason,
         case when g.chosen_currency = g.guide_currency and x.terms = 'prepaid' then g.chosen_total - g.guide_total end as extra
    from shipment_fact x
    left join award_guide a on a.client_id = x.client_id and a.tender_id = x.tender_id
    left join guide_override g on g.client_id = x.client_id and g.tender_id = x.tender_id) f`

/** The shipments that a figure counts, or that its share is of. */
const counted: Readonly<Record<string, string>> = {
  guided: 'f.has_rule',
  within: 'f.has_rule',
  against: 'f.is_against',
  noGuide: 'not f.has_rule',
  guideUnknown: 'f.has_rule is null',
}

export const guideCompliance: ReportSql = {
  from: () => decided,
  columns: {
    ...factGroups,
    reason: 'f.reason',
    shipments: figureSql.shipments,
    guided: 'count(*) filter (where f.has_rule)::bigint',
    within:
      'round(100.0 * count(*) filter (where f.has_rule and not f.is_against) / nullif(count(*) filter (where f.has_rule), 0), 1)::float8',
    against: 'count(*) filter (where f.is_against)::bigint',
    extra: 'sum(f.extra)::bigint',
    noGuide: 'count(*) filter (where not f.has_rule)::bigint',
    guideUnknown: 'count(*) filter (where f.has_rule is null)::bigint',
  },
  conditions: {
    reason: (values, bind) => `f.reason = any(${bind(values)}::text[])`,
    figure: ([figure = '']) => counted[figure] ?? 'true',
  },
}
