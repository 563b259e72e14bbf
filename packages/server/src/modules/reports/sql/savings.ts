import { factConditions, factGroups, type ReportSql } from '../reportSql.ts'

/** Each shipment of ours that had something to choose from, in the currency it was booked in: what became of its price since is not asked. */
const compared = `(
  select x.client_id, x.shipment_id, x.day, x.mode, x.scac, x.site_id, x.from_state, x.from_zip, x.to_state, x.to_zip, x.consignee,
         x.terms, c.currency, c.booked, c.prices, c.average, c.highest
    from shipment_fact x
    join price_comparison c on c.client_id = x.client_id and c.tender_id = x.tender_id
   where x.terms = 'prepaid' and c.prices > 1) f`

const { figure: _, ...placeConditions } = factConditions

export const savings: ReportSql = {
  // Prices have no figures of shipments.
  knows: placeConditions,
  from: () => compared,
  columns: {
    ...factGroups,
    shipments: 'count(*)::bigint',
    prices: 'sum(f.prices)::bigint',
    average: 'sum(f.average)::bigint',
    highest: 'sum(f.highest)::bigint',
    booked: 'sum(f.booked)::bigint',
    saved: 'sum(f.average - f.booked)::bigint',
    savedShare: 'round(100.0 * sum(f.average - f.booked) / nullif(sum(f.average), 0), 1)::float8',
    savedMost: 'sum(f.highest - f.booked)::bigint',
  },
}
