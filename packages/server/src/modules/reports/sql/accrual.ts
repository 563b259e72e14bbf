import { isDate } from '@waybill/domain'
import { commonConditions, commonGroups, type ReportSql } from '../reportSql.ts'

/** What is open of each shipment, by all that was known at the end of the day: what was said and unsaid of it is nothing. */
export const accrual: ReportSql = {
  knows: commonConditions,
  from: (_, { bind, on, client, entries }) => {
    const asked = entries.get('asOf')?.[0] ?? on.today
    const asOf = isDate(asked) ? asked : '2000-01-01'
    return `(
      select client_id, shipment_id, day, is_actual, mode, scac, site_id, from_state, to_state, terms, currency,
             sum(agreed) as agreed, sum(invoiced) as invoiced
        from accrual_entry
       where client_id = ${client} and known_at < ((${bind(asOf)}::date + 1) at time zone ${bind(on.timeZone)})
       group by 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11
      having sum(agreed) <> sum(invoiced)) f`
  },
  columns: {
    ...commonGroups,
    shipments: 'count(*)::bigint',
    plannedShipments: 'count(*) filter (where not f.is_actual)::bigint',
    agreed: 'sum(f.agreed)::bigint',
    invoiced: 'sum(f.invoiced)::bigint',
    // A bill above what was agreed lowers nothing of what other shipments are owed.
    accrued: 'sum(greatest(f.agreed - f.invoiced, 0))::bigint',
    overInvoiced: 'sum(greatest(f.invoiced - f.agreed, 0))::bigint',
  },
}
