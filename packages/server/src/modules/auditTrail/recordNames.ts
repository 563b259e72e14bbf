import type { AuditedKind } from '@waybill/contract/wire/auditEntry.ts'
import { sql } from 'kysely'
import { likePattern } from '../../db/likePattern.ts'

/** What people call a record, as an expression on an entry `a`. A record that is gone is called as its last entry called it. */
const names: { readonly [K in AuditedKind]?: string } = {
  shipment: 'select s.bol_number from shipment s where s.client_id = a.client_id and s.shipment_id = a.entity_id',
  tender: `select s.bol_number from tender t join shipment s on s.client_id = t.client_id and s.shipment_id = t.shipment_id
            where t.client_id = a.client_id and t.tender_id = a.entity_id`,
  // A booking is named by its tender.
  booking: `select s.bol_number from tender t join shipment s on s.client_id = t.client_id and s.shipment_id = t.shipment_id
             where t.client_id = a.client_id and t.tender_id = a.entity_id`,
  tenderRound: `select s.bol_number from tender_round t join shipment s on s.client_id = t.client_id and s.shipment_id = t.shipment_id
                 where t.client_id = a.client_id and t.round_id = a.entity_id`,
  salesOrder: 'select o.number from sales_order o where o.client_id = a.client_id and o.order_id = a.entity_id',
  carrier: 'select c.name from carrier c where c.client_id = a.client_id and c.carrier_id = a.entity_id',
  carrierAccount: 'select c.name from carrier_account c where c.client_id = a.client_id and c.account_id = a.entity_id',
  carrierGroup: 'select g.name from carrier_group g where g.client_id = a.client_id and g.group_id = a.entity_id',
  rateSheet: `select r.scac || ' ' || r.name || ' ' || r.version from rate_sheet_version r
               where r.client_id = a.client_id and r.version_id = a.entity_id`,
  item: 'select i.item_code from item i where i.client_id = a.client_id and i.item_id = a.entity_id',
  address: 'select d.company from address d where d.client_id = a.client_id and d.address_id = a.entity_id',
  billTo: 'select b.company from bill_to_location b where b.client_id = a.client_id and b.location_id = a.entity_id',
  orderSource: 'select o.name from order_source o where o.client_id = a.client_id and o.source_id = a.entity_id',
  station: 'select s.name from station s where s.client_id = a.client_id and s.station_id = a.entity_id',
  import: 'select r.name from import_run r where r.client_id = a.client_id and r.run_id = a.entity_id',
  pageGroup: 'select g.name from identity.page_group g where g.client_id = a.client_id and g.group_id = a.entity_id',
  member: `select p.email from identity.membership m join identity.person p on p.user_id = m.user_id
            where m.client_id = a.client_id and m.user_id = a.entity_id`,
  user: `select p.email from identity.membership m join identity.person p on p.user_id = m.user_id
          where m.client_id = a.client_id and m.user_id = a.entity_id`,
}

export const recordName = sql<string>`coalesce(case a.entity ${sql.raw(
  Object.entries(names)
    .map(([kind, name]) => `when '${kind}' then (${name})`)
    .join('\n'),
)} end, a.after ->> 'name', a.before ->> 'name', a.after ->> 'email', a.before ->> 'email', a.after ->> 'company', '')`

/** The records that people call so, whatever its case, with their kinds: each looked up by an index of its own. */
export const recordsCalled = (clientId: number, name: string) => sql`
  select 'shipment' as kind, r.shipment_id as id from shipment_reference r
   where r.client_id = ${clientId} and r.key = lower(${name}) and r.kind in ('bol', 'pro', 'load')
  union all select 'carrier', c.carrier_id from carrier c
   where c.client_id = ${clientId} and (c.scac = upper(${name}) or lower(c.name) = lower(${name}))
  union all select 'salesOrder', o.order_id from sales_order o
   where o.client_id = ${clientId} and o.search_text like lower(${likePattern(name)}) and lower(o.number) = lower(${name})
  union all select 'item', i.item_id from item i
   where i.client_id = ${clientId} and i.item_code <> '' and lower(i.item_code) = lower(${name})
  union all select k.kind, p.user_id from identity.person p
   join identity.membership m on m.user_id = p.user_id and m.client_id = ${clientId}
   cross join (values ('member'), ('user')) as k (kind) where p.email = lower(${name})`
