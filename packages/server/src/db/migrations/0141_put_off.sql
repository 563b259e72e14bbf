-- The day of pickup that a promise of delivery stands on. Null: that of the shipment, as far as anybody knows.
alter table tender add column planned_on date;

-- Of those of before as their contents say, unless another price was accepted since. Their figures are said anew by the work that
-- counts all of them.
alter table tender disable trigger shipment_fact_tender;
update tender t
   set planned_on = nullif(case c.form when 1 then c.content -> 'shipment' -> 'pickup' ->> 'date'
                                else c.content -> 'shipment' -> 'stops' -> 0 -> 'window' ->> 'date' end, '')::date
  from shipment_content c, shipment s
 where c.client_id = t.client_id and c.shipment_id = t.shipment_id and c.content_no = t.content_no and not c.reconstructed
   and s.client_id = t.client_id and s.shipment_id = t.shipment_id
   and t.delivery_date is not null and (t.state <> 'awarded' or t.delivery_date = s.delivery_date);
alter table tender enable trigger shipment_fact_tender;
insert into work.due (kind, client_id, subject_id, due_at) select 'figures', client_id, 1, now() from identity.client on conflict do nothing;

-- No day, moved by any number of business days, is no day: it was looked for without an end.
alter function business_day_after(date, int, text, text) strict;

-- The same view, with the carrier's clock going by that day, and an appointment that moves by as much as the promise does.
create or replace view shipment_fact_now with (security_invoker = true) as
select s.client_id, s.shipment_id, t.tender_id,
       coalesce((p.left_or_arrived at time zone c.time_zone)::date, s.pickup_date, (t.requested_at at time zone c.time_zone)::date) as day,
       p.left_or_arrived is not null as is_actual,
       s.mode, t.scac, t.carrier_name, coalesce(s.site_id, 0) as site_id,
       s.shipper_state as from_state, s.shipper_zip as from_zip, s.consignee_state as to_state, s.consignee_zip as to_zip,
       s.consignee, s.terms,
       coalesce(i.currency, a.currency, t.currency) as currency,
       t.transit_days as promised_days,
       case when p.left_or_arrived is not null and s.picked_up_on is not null and arrived_on is not null
            then business_days(s.picked_up_on, arrived_on, d.country, d.region) end as actual_days,
       1 as shipments, s.total_weight as weight_lb, s.total_handling_units as units,
       (m.charge is not null)::int as priced,
       case when m.charge is null then 0 else s.total_weight end as priced_lb,
       coalesce(m.charge, 0) as charge, coalesce(m.agreed, 0) as agreed, coalesce(m.invoiced, 0) as invoiced,
       case when m.invoiced is null then 0 else i.n end as invoices,
       case when s.terms = 'prepaid' and a.itemized then a.total else 0 end as itemized,
       case when s.terms = 'prepaid' and a.itemized then a.fuel else 0 end as fuel,
       case when s.terms = 'prepaid' and a.itemized then a.accessorials else 0 end as accessorials,
       coalesce((p.arrived_at is not null and p.closes_at is not null)::int, 0) as pickups,
       coalesce((p.arrived_at <= p.closes_at)::int, 0) as pickups_on_time,
       coalesce((p.arrived_at is null and s.status in ('A', 'D'))::int, 0) as pickups_unconfirmed,
       coalesce((arrived_on is not null and o.consignee is not null)::int, 0) as deliveries,
       coalesce((arrived_on is not null and o.consignee)::int, 0) as on_time_consignee,
       coalesce((arrived_on is not null and (o.carrier or o.consignee))::int, 0) as on_time_carrier,
       coalesce((arrived_on is not null and o.carrier and not o.consignee)::int, 0) as excused,
       coalesce((s.status = 'D' and arrived_on is null)::int, 0) as deliveries_unconfirmed,
       coalesce(w.miles, 0) as miles, case when w.miles > 0 then m.charge else 0 end as mileage_charge
  from shipment s
  join identity.client c on c.client_id = s.client_id
  join tender t on t.client_id = s.client_id and t.shipment_id = s.shipment_id and t.state = 'awarded'
  join lateral (
    -- That it left within its window says that it had come; that it left later says nothing of when it came.
    select coalesce(one.arrived_at, case when one.left_at <= w.closes_at then one.left_at end) as arrived_at,
           -- Freight that was only seen on its way has left by then: of when, and so of a late pickup, that says nothing.
           case when one.arrived_at is not null or one.left_at <= w.closes_at then coalesce(one.left_at, one.arrived_at) end as left_or_arrived,
           one.window_date, w.closes_at,
           case when upper(one.address ->> 'country') = 'CA' then 'CA' else 'US' end as country,
           case when upper(one.address ->> 'country') = 'CA' then upper(one.address ->> 'state') else '' end as region
      from stop one
     cross join lateral (select case when one.window_date is not null and one.zone <> ''
                then (one.window_date + coalesce(nullif(one.window_to, ''), '23:59')::time + interval '59 seconds') at time zone one.zone end as closes_at) w
     where one.client_id = s.client_id and one.shipment_id = s.shipment_id order by one.number limit 1) p on true
  join lateral (
    select one.arrived_at, one.window_date, one.zone,
           case when upper(one.address ->> 'country') = 'CA' then 'CA' else 'US' end as country,
           case when upper(one.address ->> 'country') = 'CA' then upper(one.address ->> 'state') else '' end as region,
           case when one.window_date is not null and one.zone <> ''
                then (one.window_date + coalesce(nullif(one.window_to, ''), '23:59')::time + interval '59 seconds') at time zone one.zone end as closes_at
      from stop one where one.client_id = s.client_id and one.shipment_id = s.shipment_id order by one.number desc limit 1) d on true
 cross join lateral (select case when s.status = 'D' then s.delivered_on end as arrived_on) arrived
  -- Promised as of the price that stands: one that was accepted since the award has a day of its own.
 cross join lateral (select coalesce(s.delivery_date, t.delivery_date) as promised) promise
  -- The day of pickup that the promise stands on: one that was put off since, with no new price, moves it by no fault of the carrier's.
 cross join lateral (select coalesce(t.planned_on, p.window_date) as planned_on) planned
  -- The business days, where it was picked up, that the pickup was later than it was planned: what is not the carrier's.
 cross join lateral (
    select case when p.left_or_arrived is not null and s.picked_up_on > planned.planned_on
                then business_days(planned.planned_on, s.picked_up_on, p.country, p.region) else 0 end as late) pickup
 cross join lateral (
    select promise.promised, business_day_after(promise.promised, pickup.late, d.country, d.region) as promised_moved,
           case when pickup.late > 0 then business_day_after(d.window_date, pickup.late, d.country, d.region) end as appointment_moved) g
 cross join lateral (
    select case when d.closes_at is not null then d.arrived_at <= d.closes_at else arrived_on <= g.promised end as consignee,
           -- An appointment is the carrier's to keep, too; a pickup that came late moves it as it moves the promise.
           case when d.closes_at is null then arrived_on <= g.promised_moved
                else d.arrived_at <= d.closes_at or coalesce(arrived_on <= g.appointment_moved, false) end
           -- Somebody said last whose doing it was, and it was not the carrier's.
           or coalesce((select e.close_side in ('shipper', 'consignee', 'weather') from exception e
                         where e.client_id = s.client_id and e.shipment_id = s.shipment_id and e.kind = 'deliveryLate' and e.close_side is not null
                         order by e.exception_id desc limit 1), false) as carrier) o
  left join lateral (
    select sum(l.amount)::bigint as total, min(l.currency) as currency, -- A price in one sum says nothing of its parts.
           min(l.phase) <> 'labels' and not bool_or(l.kind in ('allIn', 'rest')) as itemized,
           coalesce(sum(l.amount) filter (where l.kind = 'fuel'), 0)::bigint as fuel,
           coalesce(sum(l.amount) filter (where l.kind not in ('fuel', 'linehaul', 'discount', 'minimum', 'allIn', 'rest')), 0)::bigint as accessorials
      from charge l
     where l.client_id = t.client_id and l.tender_id = t.tender_id
       and l.amendment_no = (select max(x.amendment_no) from charge x where x.client_id = t.client_id and x.tender_id = t.tender_id)) a on true
  left join lateral (
    select sum(v.amount)::bigint as total, min(v.currency) as currency, count(*)::int as n
      from carrier_invoice v where v.client_id = s.client_id and v.shipment_id = s.shipment_id and v.tender_id = t.tender_id) i on true
 cross join lateral (
    select case when s.terms = 'prepaid' then coalesce(i.total, a.total, t.total) end as charge,
           case when s.terms = 'prepaid' then coalesce(a.total, t.total) end as agreed,
           case when s.terms = 'prepaid' then i.total end as invoiced) m
 cross join lateral (select case when s.mode = 'TL' and m.charge is not null then road_miles(s.client_id, s.shipment_id) end as miles) w
 where s.status in ('T', 'A', 'D') and s.merged_into is null;
