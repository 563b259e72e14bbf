import { factGroups, type ReportSql } from '../reportSql.ts'

/** The lines of the charges that were agreed last, of what we owe, but linehaul and fuel. */
const lines = `(
  select x.*, coalesce(nullif(c.code, ''), c.kind) as accessorial, c.amount
    from shipment_fact x
    join lateral (
      select l.kind, l.code, l.amount from charge l
       where l.client_id = x.client_id and l.tender_id = x.tender_id
         and l.amendment_no = (select max(m.amendment_no) from charge m where m.client_id = x.client_id and m.tender_id = x.tender_id)
         and l.phase <> 'labels' and l.kind not in ('fuel', 'linehaul', 'discount', 'minimum', 'allIn', 'rest')) c on true
   where x.terms = 'prepaid') f`

export const accessorialAnalysis: ReportSql = {
  from: () => lines,
  columns: {
    ...factGroups,
    accessorial: 'f.accessorial',
    shipments: 'count(distinct f.shipment_id)::bigint',
    times: 'count(*)::bigint',
    charged: 'sum(f.amount)::bigint',
    average: 'round(sum(f.amount) / count(*))::bigint',
  },
  conditions: {
    accessorial: (values, bind) => `f.accessorial = any(${bind(values)}::text[])`,
  },
}
