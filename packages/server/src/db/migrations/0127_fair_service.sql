-- A late delivery whose reason was the shipper's, the consignee's or the weather's is not held against its carrier.
create or replace view shipment_fact_now with (security_invoker = true) as
select s.client_id, s.shipment_id, t.tender_id,
       coalesce((p.left_or_arrived at time zone c.time_zone)::date, s.pickup_date, (t.requested_at at time zone c.time_zone)::date) as day,
       p.left_or_arrived is not null as is_actual,
       s.mode, t.scac, t.carrier_name, coalesce(s.site_id, 0) as site_id,
       s.shipper_state as from_state, s.shipper_zip as from_zip, s.consignee_state as to_state, s.consignee_zip as to_zip,
       s.consignee, s.terms,
       coalesce(i.currency, a.currency, t.currency) as currency,
       t.transit_days as promised_days,
       case when s.picked_up_on is not null and arrived_on is not null
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
       coalesce((s.status = 'D' and arrived_on is null)::int, 0) as deliveries_unconfirmed
  from shipment s
  join identity.client c on c.client_id = s.client_id
  join tender t on t.client_id = s.client_id and t.shipment_id = s.shipment_id and t.state = 'awarded'
  join lateral (
    select coalesce(one.arrived_at, one.left_at) as arrived_at, coalesce(one.left_at, one.arrived_at) as left_or_arrived, one.window_date,
           case when one.window_date is not null and one.zone <> ''
                then (one.window_date + coalesce(nullif(one.window_to, ''), '23:59')::time + interval '59 seconds') at time zone one.zone end as closes_at
      from stop one where one.client_id = s.client_id and one.shipment_id = s.shipment_id order by one.number limit 1) p on true
  join lateral (
    select one.arrived_at, one.window_date, one.zone,
           case when upper(one.address ->> 'country') = 'CA' then 'CA' else 'US' end as country,
           case when upper(one.address ->> 'country') = 'CA' then upper(one.address ->> 'state') else '' end as region,
           case when one.window_date is not null and one.zone <> ''
                then (one.window_date + coalesce(nullif(one.window_to, ''), '23:59')::time + interval '59 seconds') at time zone one.zone end as closes_at
      from stop one where one.client_id = s.client_id and one.shipment_id = s.shipment_id order by one.number desc limit 1) d on true
 cross join lateral (select case when s.status = 'D' then s.delivered_on end as arrived_on) arrived
  -- Moved by the business days that the pickup was later than it was planned: what is not the carrier's.
 cross join lateral (
    select t.delivery_date as promised,
           case when s.picked_up_on > p.window_date
                then business_day_after(t.delivery_date, business_days(p.window_date, s.picked_up_on, d.country, d.region), d.country, d.region)
                else t.delivery_date end as promised_moved) g
 cross join lateral (
    select case when d.closes_at is not null then d.arrived_at <= d.closes_at else arrived_on <= g.promised end as consignee,
           -- An appointment later than the promise was asked for by the consignee: its end is what the carrier has to keep.
           case when d.window_date > g.promised then d.arrived_at <= d.closes_at
                when g.promised_moved is null then d.arrived_at <= d.closes_at
                else arrived_on <= g.promised_moved end
           -- Somebody said whose doing it was, and it was not the carrier's.
           or exists (select from exception e where e.client_id = s.client_id and e.shipment_id = s.shipment_id
                         and e.kind = 'deliveryLate' and e.close_side in ('shipper', 'consignee', 'weather')) as carrier) o
  left join lateral (
    select sum(l.amount)::bigint as total, min(l.currency) as currency, min(l.phase) <> 'labels' as itemized,
           coalesce(sum(l.amount) filter (where l.kind = 'fuel'), 0)::bigint as fuel,
           coalesce(sum(l.amount) filter (where l.kind not in ('fuel', 'linehaul', 'discount', 'minimum', 'allIn', 'rest')), 0)::bigint as accessorials
      from charge l
     where l.client_id = t.client_id and l.tender_id = t.tender_id
       and l.amendment_no = (select max(x.amendment_no) from charge x where x.client_id = t.client_id and x.tender_id = t.tender_id)) a on true
  left join lateral (
    select sum(v.amount)::bigint as total, min(v.currency) as currency, count(*)::int as n
      from carrier_invoice v where v.client_id = s.client_id and v.shipment_id = s.shipment_id) i on true
 cross join lateral (
    select case when s.terms = 'prepaid' then coalesce(i.total, a.total, t.total) end as charge,
           case when s.terms = 'prepaid' then coalesce(a.total, t.total) end as agreed,
           case when s.terms = 'prepaid' then i.total end as invoiced) m
 where s.status in ('T', 'A', 'D') and s.merged_into is null;

create constraint trigger shipment_fact_reason after update of close_side on exception deferrable initially deferred
  for each row when (new.shipment_id is not null and new.close_side is distinct from old.close_side) execute function tell_fact();

-- Only what a fact is made of says it anew: not what the head notes for lists.
drop trigger shipment_fact_kept on shipment;
create constraint trigger shipment_fact_kept after update on shipment deferrable initially deferred
  for each row when ((new.status in ('T', 'A', 'D') or old.status in ('T', 'A', 'D')) and
    (new.status, new.mode, new.site_id, new.shipper_state, new.shipper_zip, new.consignee_state, new.consignee_zip, new.consignee, new.terms,
     new.picked_up_on, new.delivered_on, new.total_weight, new.total_handling_units, new.total_charge, new.pickup_date, new.merged_into)
    is distinct from
    (old.status, old.mode, old.site_id, old.shipper_state, old.shipper_zip, old.consignee_state, old.consignee_zip, old.consignee, old.terms,
     old.picked_up_on, old.delivered_on, old.total_weight, old.total_handling_units, old.total_charge, old.pickup_date, old.merged_into))
  execute function tell_fact();

-- A company whose clock moved has other days: all of its figures are said anew.
create function count_anew() returns trigger language plpgsql security definer set search_path = public as $$
begin
  insert into work.due (kind, client_id, subject_id, due_at) values ('figures', new.client_id, 1, now())
  on conflict (kind, client_id, subject_id) do update set due_at = excluded.due_at;
  return null;
end $$;
create trigger client_clock_moved after update of time_zone on identity.client
  for each row when (new.time_zone is distinct from old.time_zone) execute function count_anew();
