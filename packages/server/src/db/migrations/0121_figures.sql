-- What every figure is made of: one row for each shipment that was awarded and not voided, kept by the triggers below in the
-- transaction of what it tells, and sums of those rows by day, so that a year is read without its shipments.

-- The weekdays on which most carriers do not run, by country and, in Canada, province: from the product's own calendar,
-- filled when it starts.
create table work.closed_day (
  country text not null,
  region  text not null,
  day     date not null,
  primary key (country, region, day)
);

-- Business days after one day, up to and including a later one; 0 where it is not later.
create function business_days(first date, last date, country text, region text) returns int language sql stable as $$
  select case when last <= first then 0 else
    (select count(*) from generate_series(first + 1, last, interval '1 day') d where extract(isodow from d) < 6)::int
    - (select count(*) from work.closed_day c
        where c.country = business_days.country and c.region = business_days.region and c.day > first and c.day <= last)::int
  end
$$;

-- The business day so many of them after a day; the day itself for none.
create function business_day_after(first date, days int, country text, region text) returns date language plpgsql stable as $$
declare
  result date := first;
  missing int := least(days, 365);
begin
  while missing > 0 loop
    result := result + 1;
    if extract(isodow from result) < 6 and not exists (
      select from work.closed_day c where c.country = business_day_after.country and c.region = business_day_after.region and c.day = result)
    then missing := missing - 1; end if;
  end loop;
  return result;
end $$;

-- What a carrier asked for, with the day of its bill: a credit is below zero. Amounts of one shipment add up.
create table carrier_invoice (
  client_id      int         not null references identity.client,
  invoice_id     bigint generated always as identity,
  shipment_id    bigint      not null,
  -- Minor units.
  amount         bigint      not null,
  currency       text        not null,
  invoiced_on    date        not null,
  invoice_number text        not null,
  -- The file it was read from; blank where it was typed.
  source         text        not null default '',
  entered_by     int         not null,
  entered_at     timestamptz not null,
  primary key (client_id, invoice_id),
  foreign key (client_id, shipment_id) references shipment on delete cascade
);
call isolate('carrier_invoice');
revoke update, delete, truncate on carrier_invoice from waybill_app;
create index carrier_invoice_shipment on carrier_invoice (client_id, shipment_id);

create table shipment_fact (
  client_id           int     not null references identity.client,
  shipment_id         bigint  not null,
  tender_id           bigint  not null,
  -- The pickup, actual else planned, on the company's calendar.
  day                 date    not null,
  is_actual           boolean not null,
  mode                text    not null,
  scac                text    not null,
  carrier_name        text    not null,
  -- 0: none of its own docks.
  site_id             bigint  not null,
  from_state          text    not null,
  from_zip            text    not null,
  to_state            text    not null,
  to_zip              text    not null,
  consignee           text    not null,
  terms               text    not null,
  currency            text    not null,
  -- Business days that were promised, and that it took.
  promised_days       int,
  actual_days         int,
  shipments           int     not null,
  weight_lb           numeric not null,
  units               int     not null,
  -- What we owe, in minor units: invoiced, else agreed last. Nothing where others pay or nobody named a price.
  priced              int     not null,
  priced_lb           numeric not null,
  charge              bigint  not null,
  agreed              bigint  not null,
  invoiced            bigint  not null,
  invoices            int     not null,
  -- Of what was agreed, where its parts are known.
  itemized            bigint  not null,
  fuel                bigint  not null,
  accessorials        bigint  not null,
  pickups             int     not null,
  pickups_on_time     int     not null,
  pickups_unconfirmed int     not null,
  deliveries          int     not null,
  on_time_consignee   int     not null,
  on_time_carrier     int     not null,
  excused             int     not null,
  deliveries_unconfirmed int  not null,
  primary key (client_id, shipment_id),
  foreign key (client_id, shipment_id) references shipment on delete cascade
);
call isolate('shipment_fact');
create index shipment_fact_day on shipment_fact (client_id, day, shipment_id);
create index shipment_fact_lane on shipment_fact (client_id, from_state, to_state, mode, day);
create index shipment_fact_carrier on shipment_fact (client_id, scac, day);

-- What each fact is by the rows that it tells of: the triggers write it, and a recount compares with it.
create view shipment_fact_now with (security_invoker = true) as
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
                else arrived_on <= g.promised_moved end as carrier) o
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

-- The sums, and what was added to them since they were folded last: a figure is both together.
create table shipment_rollup (
  client_id           int     not null references identity.client,
  day                 date    not null,
  mode                text    not null,
  scac                text    not null,
  site_id             bigint  not null,
  from_state          text    not null,
  to_state            text    not null,
  terms               text    not null,
  currency            text    not null,
  shipments           bigint  not null,
  weight_lb           numeric not null,
  units               bigint  not null,
  priced              bigint  not null,
  priced_lb           numeric not null,
  charge              numeric not null,
  agreed              numeric not null,
  invoiced            numeric not null,
  invoices            bigint  not null,
  itemized            numeric not null,
  fuel                numeric not null,
  accessorials        numeric not null,
  pickups             bigint  not null,
  pickups_on_time     bigint  not null,
  pickups_unconfirmed bigint  not null,
  deliveries          bigint  not null,
  on_time_consignee   bigint  not null,
  on_time_carrier     bigint  not null,
  excused             bigint  not null,
  deliveries_unconfirmed bigint not null,
  primary key (client_id, day, mode, scac, site_id, from_state, to_state, terms, currency)
);
call isolate('shipment_rollup');
create table shipment_rollup_delta (like shipment_rollup);
alter table shipment_rollup_delta add foreign key (client_id) references identity.client,
  add column delta_id bigint generated always as identity,
  add primary key (client_id, delta_id);
call isolate('shipment_rollup_delta');

-- What was awarded and invoiced, as it became known: never changed, so that a past day says today what it said then.
create table accrual_entry (
  client_id    int         not null references identity.client,
  entry_id     bigint generated always as identity,
  shipment_id  bigint      not null,
  known_at     timestamptz not null,
  day          date        not null,
  is_actual    boolean     not null,
  mode         text        not null,
  scac         text        not null,
  site_id      bigint      not null,
  from_state   text        not null,
  to_state     text        not null,
  terms        text        not null,
  currency     text        not null,
  agreed       bigint      not null,
  invoiced     bigint      not null,
  -- Shipments that this entry adds to its month, or takes from it.
  shipments    int         not null,
  primary key (client_id, entry_id)
);
call isolate('accrual_entry');
revoke update, delete, truncate on accrual_entry from waybill_app;
create index accrual_entry_known on accrual_entry (client_id, known_at);
create index accrual_entry_shipment on accrual_entry (client_id, shipment_id);

create function append_figures(f shipment_fact, sign int) returns void language sql as $$
  insert into shipment_rollup_delta (client_id, day, mode, scac, site_id, from_state, to_state, terms, currency,
         shipments, weight_lb, units, priced, priced_lb, charge, agreed, invoiced, invoices, itemized, fuel, accessorials,
         pickups, pickups_on_time, pickups_unconfirmed, deliveries, on_time_consignee, on_time_carrier, excused, deliveries_unconfirmed)
  values (f.client_id, f.day, f.mode, f.scac, f.site_id, f.from_state, f.to_state, f.terms, f.currency,
         sign * f.shipments, sign * f.weight_lb, sign * f.units, sign * f.priced, sign * f.priced_lb, sign * f.charge, sign * f.agreed,
         sign * f.invoiced, sign * f.invoices, sign * f.itemized, sign * f.fuel, sign * f.accessorials,
         sign * f.pickups, sign * f.pickups_on_time, sign * f.pickups_unconfirmed, sign * f.deliveries, sign * f.on_time_consignee,
         sign * f.on_time_carrier, sign * f.excused, sign * f.deliveries_unconfirmed)
$$;

create function append_accrual(f shipment_fact, sign int, known timestamptz) returns void language sql as $$
  insert into accrual_entry (client_id, shipment_id, known_at, day, is_actual, mode, scac, site_id, from_state, to_state, terms, currency,
                             agreed, invoiced, shipments)
  select f.client_id, f.shipment_id, known, f.day, f.is_actual, f.mode, f.scac, f.site_id, f.from_state, f.to_state, f.terms, f.currency,
         sign * f.agreed, sign * f.invoiced, sign
   where f.priced > 0
$$;

-- Says anew what one shipment is. Its lock is taken before its rows are read: of two who change it at once the second sees both.
create function refresh_fact(client int, shipment bigint) returns void language plpgsql as $$
declare
  was shipment_fact;
  becomes shipment_fact;
begin
  perform from shipment s where s.client_id = client and s.shipment_id = shipment for no key update;
  select * into was from shipment_fact f where f.client_id = client and f.shipment_id = shipment;
  select * into becomes from shipment_fact_now f where f.client_id = client and f.shipment_id = shipment;
  if was is not distinct from becomes then return; end if;
  if was.shipment_id is not null then
    delete from shipment_fact f where f.client_id = client and f.shipment_id = shipment;
    perform append_figures(was, -1);
  end if;
  if becomes.shipment_id is not null then
    insert into shipment_fact select becomes.*;
    perform append_figures(becomes, 1);
  end if;
  if (was.day, was.is_actual, was.mode, was.scac, was.site_id, was.from_state, was.to_state, was.terms, was.currency, was.agreed, was.invoiced, was.priced)
     is distinct from
     (becomes.day, becomes.is_actual, becomes.mode, becomes.scac, becomes.site_id, becomes.from_state, becomes.to_state, becomes.terms,
      becomes.currency, becomes.agreed, becomes.invoiced, becomes.priced)
  then
    if was.shipment_id is not null then perform append_accrual(was, -1, now()); end if;
    if becomes.shipment_id is not null then
      perform append_accrual(becomes, 1, case when was.shipment_id is not null then now() else
        least(now(), (select coalesce(t.settled_at, t.requested_at) from tender t where t.client_id = client and t.tender_id = becomes.tender_id)) end);
    end if;
  end if;
  if not exists (select from work.due d where d.kind = 'figures' and d.client_id = client and d.subject_id = 0) then
    insert into work.due (kind, client_id, subject_id, due_at) values ('figures', client, 0, now() + interval '20 seconds') on conflict do nothing;
  end if;
end $$;

create function tell_fact() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then perform refresh_fact(old.client_id, old.shipment_id);
  else perform refresh_fact(new.client_id, new.shipment_id); end if;
  return null;
end $$;

-- At the end of the transaction, when all of it is written.
create constraint trigger shipment_fact_made after insert on shipment deferrable initially deferred
  for each row when (new.status in ('T', 'A', 'D')) execute function tell_fact();
create constraint trigger shipment_fact_kept after update on shipment deferrable initially deferred
  for each row when (new.status in ('T', 'A', 'D') or old.status in ('T', 'A', 'D')) execute function tell_fact();
create constraint trigger shipment_fact_stop after update of arrived_at, left_at, window_date, window_to, zone on stop deferrable initially deferred
  for each row when ((new.arrived_at, new.left_at, new.window_date, new.window_to, new.zone)
    is distinct from (old.arrived_at, old.left_at, old.window_date, old.window_to, old.zone)) execute function tell_fact();
create constraint trigger shipment_fact_won after insert on tender deferrable initially deferred
  for each row when (new.state = 'awarded') execute function tell_fact();
create constraint trigger shipment_fact_tender after update on tender deferrable initially deferred
  for each row when (new.state = 'awarded' or old.state = 'awarded') execute function tell_fact();
create constraint trigger shipment_fact_charge after insert on charge deferrable initially deferred
  for each row when (new.line_no = 1) execute function tell_fact();
create constraint trigger shipment_fact_invoice after insert on carrier_invoice deferrable initially deferred
  for each row execute function tell_fact();

-- A shipment that is deleted takes its fact with it, whose sums go too.
create function forget_fact() returns trigger language plpgsql as $$
begin
  if not exists (select from shipment s where s.client_id = old.client_id and s.shipment_id = old.shipment_id) then
    perform append_figures(old, -1);
    perform append_accrual(old, -1, now());
  end if;
  return null;
end $$;
create trigger shipment_fact_gone after delete on shipment_fact for each row execute function forget_fact();

-- Adds up to so many of the company's additions to its sums. @returns how many
create function fold_figures(client int, most int) returns int language plpgsql as $$
declare folded int;
begin
  with taken as (
    delete from shipment_rollup_delta d where d.client_id = client
       and d.delta_id in (select x.delta_id from shipment_rollup_delta x where x.client_id = client order by x.delta_id limit most for update skip locked)
    returning *
  ), added as (
    insert into shipment_rollup as r
    select client_id, day, mode, scac, site_id, from_state, to_state, terms, currency,
           sum(shipments), sum(weight_lb), sum(units), sum(priced), sum(priced_lb), sum(charge), sum(agreed), sum(invoiced), sum(invoices),
           sum(itemized), sum(fuel), sum(accessorials), sum(pickups), sum(pickups_on_time), sum(pickups_unconfirmed), sum(deliveries),
           sum(on_time_consignee), sum(on_time_carrier), sum(excused), sum(deliveries_unconfirmed)
      from taken group by 1, 2, 3, 4, 5, 6, 7, 8, 9 order by 1, 2, 3, 4, 5, 6, 7, 8, 9
    on conflict (client_id, day, mode, scac, site_id, from_state, to_state, terms, currency) do update set
      shipments = r.shipments + excluded.shipments, weight_lb = r.weight_lb + excluded.weight_lb, units = r.units + excluded.units,
      priced = r.priced + excluded.priced, priced_lb = r.priced_lb + excluded.priced_lb, charge = r.charge + excluded.charge,
      agreed = r.agreed + excluded.agreed, invoiced = r.invoiced + excluded.invoiced, invoices = r.invoices + excluded.invoices,
      itemized = r.itemized + excluded.itemized, fuel = r.fuel + excluded.fuel, accessorials = r.accessorials + excluded.accessorials,
      pickups = r.pickups + excluded.pickups, pickups_on_time = r.pickups_on_time + excluded.pickups_on_time,
      pickups_unconfirmed = r.pickups_unconfirmed + excluded.pickups_unconfirmed, deliveries = r.deliveries + excluded.deliveries,
      on_time_consignee = r.on_time_consignee + excluded.on_time_consignee, on_time_carrier = r.on_time_carrier + excluded.on_time_carrier,
      excused = r.excused + excluded.excused, deliveries_unconfirmed = r.deliveries_unconfirmed + excluded.deliveries_unconfirmed
  )
  select count(*) into folded from taken;
  return folded;
end $$;

-- A figure's rows: what was folded and what was not yet.
create view shipment_figure with (security_invoker = true) as
  select * from shipment_rollup
  union all
  select client_id, day, mode, scac, site_id, from_state, to_state, terms, currency, shipments, weight_lb, units, priced, priced_lb, charge,
         agreed, invoiced, invoices, itemized, fuel, accessorials, pickups, pickups_on_time, pickups_unconfirmed, deliveries,
         on_time_consignee, on_time_carrier, excused, deliveries_unconfirmed
    from shipment_rollup_delta;

-- Everything of before is told by the work that also counts anew when a company moves its clock.
insert into work.due (kind, client_id, subject_id, due_at) select 'figures', client_id, 1, now() from identity.client;

-- Counts of buckets are appended as well, so that no row is one that every booking of a company waits for.
create table shipment_count_delta (
  client_id int    not null references identity.client,
  delta_id  bigint generated always as identity,
  user_id   int    not null,
  bucket    text   not null,
  n         bigint not null,
  primary key (client_id, delta_id)
);
call isolate('shipment_count_delta');

create or replace function count_shipments() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into shipment_count_delta (client_id, user_id, bucket, n)
    select client_id, owner, bucket, count(*)
      from new_rows cross join lateral (select 0 union select created_by union select assigned_to) o (owner)
     where owner is not null
     group by 1, 2, 3;
  elsif tg_op = 'DELETE' then
    insert into shipment_count_delta (client_id, user_id, bucket, n)
    select client_id, owner, bucket, -count(*)
      from old_rows cross join lateral (select 0 union select created_by union select assigned_to) o (owner)
     where owner is not null
     group by 1, 2, 3;
  else
    insert into shipment_count_delta (client_id, user_id, bucket, n)
    select client_id, owner, bucket, sum(d)
      from (select client_id, owner, bucket, 1 as d from new_rows
             cross join lateral (select 0 union select created_by union select assigned_to) o (owner)
            union all
            select client_id, owner, bucket, -1 from old_rows
             cross join lateral (select 0 union select created_by union select assigned_to) o (owner)) x
     where owner is not null
     group by 1, 2, 3 having sum(d) <> 0;
  end if;
  if found and not exists (
    select from work.due d where d.kind = 'figures' and d.subject_id = 0
       and d.client_id = nullif(current_setting('app.client_id', true), '')::int) then
    insert into work.due (kind, client_id, subject_id, due_at)
    select 'figures', client_id, 0, now() + interval '20 seconds'
      from (select nullif(current_setting('app.client_id', true), '')::int as client_id) c where client_id is not null
    on conflict do nothing;
  end if;
  return null;
end $$;

-- Adds up to so many of the company's additions to its counts. @returns how many
create function fold_counts(client int, most int) returns int language plpgsql as $$
declare folded int;
begin
  with taken as (
    delete from shipment_count_delta d where d.client_id = client
       and d.delta_id in (select x.delta_id from shipment_count_delta x where x.client_id = client order by x.delta_id limit most for update skip locked)
    returning *
  ), added as (
    insert into shipment_count as c (client_id, user_id, bucket, n)
    select client_id, user_id, bucket, sum(n) from taken group by 1, 2, 3 order by 1, 2, 3
    on conflict (client_id, user_id, bucket) do update set n = c.n + excluded.n
  )
  select count(*) into folded from taken;
  return folded;
end $$;

-- The count of a bucket: what was folded and what was not yet.
create view bucket_count with (security_invoker = true) as
  select client_id, user_id, bucket, n from shipment_count
  union all
  select client_id, user_id, bucket, n from shipment_count_delta;
