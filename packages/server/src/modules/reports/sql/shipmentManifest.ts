import { factGroups, type ReportSql } from '../reportSql.ts'

const facts = `(
  select x.*, s.bol_number, s.pro_number, s.consignee_city, s.shipper_city, s.delivered_on, s.status
    from shipment_fact x join shipment s on s.client_id = x.client_id and s.shipment_id = x.shipment_id) f`

export const shipmentManifest: ReportSql = {
  from: () => facts,
  isDetail: true,
  columns: {
    ...factGroups,
    bol: 'f.bol_number',
    pro: 'f.pro_number',
    day: 'f.day',
    planned: "case when f.is_actual then 'no' else 'yes' end",
    toCity: 'f.consignee_city',
    toZip: 'f.to_zip',
    fromCity: 'f.shipper_city',
    orders: `(select coalesce(string_agg(r.value, ', ' order by r.number), '') from shipment_reference r
               where r.client_id = f.client_id and r.shipment_id = f.shipment_id and r.kind = 'order')`,
    delivered: 'f.delivered_on',
    status: 'f.status',
    units: 'f.units',
    weight: 'f.weight_lb::float8',
    spend: 'case when f.priced > 0 then f.charge end',
  },
  totals: {
    units: 'sum(f.units)::bigint',
    weight: 'round(sum(f.weight_lb), 2)::float8',
    spend: 'case when sum(f.priced) > 0 then sum(f.charge)::bigint end',
  },
}
