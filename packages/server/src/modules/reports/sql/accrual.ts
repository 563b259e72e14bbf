import { isDate } from '@waybill/domain'
import { commonConditions, commonGroups, type Given, type ReportSql } from '../reportSql.ts'

const dimensions = 'mode, scac, site_id, from_state, to_state, terms, currency'
const measures = 'shipments, planned, agreed, invoiced, accrued, over_invoiced'

/** The end of the day that is asked for, on the company's clock. */
function endOfDay({ bind, on, entries }: Given): string {
  const asked = entries.get('asOf')?.[0] ?? on.today
  return `((${bind(isDate(asked) ? asked : '2000-01-01')}::date + 1) at time zone ${bind(on.timeZone)})`
}

/** Whether days of pickup are whole months, which the sums know. */
function areMonths({ entries }: Given): boolean {
  const [from = '', to = ''] = (entries.get('day')?.[0] ?? '').split('..')
  const next = new Date(`${to}T00:00:00Z`)
  next.setUTCDate(next.getUTCDate() + 1)
  return (from === '' || from.endsWith('-01')) && (to === '' || (isDate(to) && next.getUTCDate() === 1))
}

const entriesKnown = (client: string, between: string): string => `
  select client_id, day, ${dimensions}, ${measures} from accrual_change where client_id = ${client} and ${between}`

/** The sums of whole months that were over before the month of that day, and what became known since. */
function fromSums(given: Given): string {
  const { client } = given
  const end = endOfDay(given)
  const begins = `(select least(coalesce((select until from accrual_folded where client_id = ${client}), '-infinity'),
                                date_trunc('month', ${end} at time zone 'UTC') at time zone 'UTC'))`
  return `(
    select client_id, month as day, ${dimensions}, ${measures} from accrual_month
     where client_id = ${client} and known_month < (${begins} at time zone 'UTC')::date
    union all ${entriesKnown(client, `known_at >= ${begins} and known_at < ${end}`)}) f`
}

/** What is open of each shipment, by all that was known at the end of the day: what was said and unsaid of it is nothing. */
export const accrual: ReportSql = {
  knows: commonConditions,
  from: (_, given) =>
    areMonths(given) ? fromSums(given) : `(${entriesKnown(given.client, `known_at < ${endOfDay(given)}`)}) f`,
  addsUp: true,
  shipmentsFrom: given => `(
    select client_id, shipment_id, day, ${dimensions} from accrual_change
     where client_id = ${given.client} and known_at < ${endOfDay(given)}
     group by client_id, shipment_id, day, ${dimensions} having sum(shipments) <> 0) f`,
  columns: {
    ...commonGroups,
    shipments: 'sum(f.shipments)::bigint',
    plannedShipments: 'sum(f.planned)::bigint',
    agreed: 'sum(f.agreed)::bigint',
    invoiced: 'sum(f.invoiced)::bigint',
    // A bill above what was agreed lowers nothing of what other shipments are owed.
    accrued: 'sum(f.accrued)::bigint',
    overInvoiced: 'sum(f.over_invoiced)::bigint',
  },
}
