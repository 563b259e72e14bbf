-- What became known of what is owed, added up month by month: an accrual reads these sums and the entries of one month, however
-- many years there are. What an entry says of a shipment that is settled adds nothing.
create table accrual_month (
  client_id     int     not null references identity.client,
  -- The month (UTC) in which it became known, by its first day.
  known_month   date    not null,
  -- The month of pickup, by its first day.
  month         date    not null,
  mode          text    not null,
  scac          text    not null,
  site_id       bigint  not null,
  from_state    text    not null,
  to_state      text    not null,
  terms         text    not null,
  currency      text    not null,
  shipments     bigint  not null,
  planned       bigint  not null,
  agreed        numeric not null,
  invoiced      numeric not null,
  accrued       numeric not null,
  over_invoiced numeric not null,
  primary key (client_id, known_month, month, mode, scac, site_id, from_state, to_state, terms, currency)
);
call isolate('accrual_month');

-- Entries known before this are in the sums.
create table accrual_folded (
  client_id int         not null primary key references identity.client,
  until     timestamptz not null
);
call isolate('accrual_folded');

-- What each entry adds to an accrual, or takes from it: a shipment counts by all that is known of it, or not at all.
create view accrual_change with (security_invoker = true) as
  select client_id, shipment_id, known_at, day, mode, scac, site_id, from_state, to_state, terms, currency,
         shipments, case when is_actual then 0 else shipments end as planned, agreed, invoiced,
         shipments * greatest(shipments * (agreed - invoiced), 0) as accrued,
         shipments * greatest(shipments * (invoiced - agreed), 0) as over_invoiced
    from accrual_entry where agreed <> invoiced;

-- Adds one closed month to the sums: a day after its end, when all that is dated in it is written. @returns whether there was one
create function fold_accrual(client int) returns boolean language plpgsql as $$
declare
  closed timestamptz := date_trunc('month', (now() - interval '1 day') at time zone 'UTC') at time zone 'UTC';
  done timestamptz;
  first timestamptz;
  month_end timestamptz;
begin
  insert into accrual_folded (client_id, until) values (client, '-infinity') on conflict do nothing;
  select until into done from accrual_folded where client_id = client for update;
  if done >= closed then return false; end if;
  select known_at into first from accrual_entry where client_id = client and known_at >= done and known_at < closed order by known_at limit 1;
  if first is null then
    update accrual_folded set until = closed where client_id = client;
    return false;
  end if;
  month_end := (date_trunc('month', first at time zone 'UTC') + interval '1 month') at time zone 'UTC';
  insert into accrual_month
  select client_id, (date_trunc('month', first at time zone 'UTC'))::date, date_trunc('month', day)::date, mode, scac, site_id, from_state,
         to_state, terms, currency, sum(shipments), sum(planned), sum(agreed), sum(invoiced), sum(accrued), sum(over_invoiced)
    from accrual_change where client_id = client and known_at >= first and known_at < month_end
   group by 1, 2, 3, 4, 5, 6, 7, 8, 9, 10
  having sum(shipments) <> 0 or sum(planned) <> 0 or sum(agreed) <> 0 or sum(invoiced) <> 0 or sum(accrued) <> 0 or sum(over_invoiced) <> 0;
  update accrual_folded set until = month_end where client_id = client;
  return true;
end $$;

-- A recount dates an award by itself: where that month is added up already, the sums from it on are made anew.
create or replace function append_accrual(f shipment_fact, sign int, known timestamptz) returns void language plpgsql as $$
declare
  begins timestamptz := date_trunc('month', known at time zone 'UTC') at time zone 'UTC';
  done timestamptz;
begin
  if f.priced = 0 then return; end if;
  if known < now() - interval '1 hour' then
    insert into accrual_folded (client_id, until) values (f.client_id, '-infinity') on conflict do nothing;
    select until into done from accrual_folded where client_id = f.client_id for update;
    if known < done then
      delete from accrual_month where client_id = f.client_id and known_month >= (begins at time zone 'UTC')::date;
      update accrual_folded set until = begins where client_id = f.client_id;
    end if;
  end if;
  insert into accrual_entry (client_id, shipment_id, known_at, day, is_actual, mode, scac, site_id, from_state, to_state, terms, currency,
                             agreed, invoiced, shipments)
  values (f.client_id, f.shipment_id, known, f.day, f.is_actual, f.mode, f.scac, f.site_id, f.from_state, f.to_state, f.terms, f.currency,
          sign * f.agreed, sign * f.invoiced, sign);
end $$;

-- The months of before are added up by the work that folds.
insert into work.due (kind, client_id, subject_id, due_at) select 'figures', client_id, 0, now() from identity.client on conflict do nothing;
