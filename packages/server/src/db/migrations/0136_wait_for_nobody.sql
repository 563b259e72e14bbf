-- What many transactions of a company have looked for or folded is no row that one of them waits for, nor, where two write in
-- crossed order, a deadlock: each puts its message under the number of its own connection, which works one transaction at a
-- time. A message that is being worked at this moment is put anew, because what this transaction wrote could not be seen yet.

-- A carrier whose freight or insurance changed: the subject is its number and the connection's (`carrierIn` in workExceptions.ts).
create function carrier_freight_due(client int, carrier bigint) returns void language sql as $$
  insert into work.due (kind, client_id, subject_id, due_at, lane)
  values ('carrierFreight', client, carrier * 4194304 + pg_backend_pid() % 4194304, 'epoch', 0)
      on conflict (kind, client_id, subject_id) do update set due_at = excluded.due_at, failures = 0
   where due.due_at > excluded.due_at
$$;

create or replace function insurance_due(client int, scac_now text, mode_now text) returns void language plpgsql as $$
begin
  perform carrier_freight_due(c.client_id, c.carrier_id) from carrier c
    where c.client_id = client and c.scac = scac_now and c.mode = mode_now and c.insurance_expires is not null;
end $$;

create or replace function look_for_insurance() returns trigger language plpgsql as $$
begin
  perform carrier_freight_due(new.client_id, new.carrier_id);
  return null;
end $$;

-- Sums to fold: 1 says that all is counted anew, every other subject is a connection that found nobody about to fold.
create function figures_due(client int) returns void language sql as $$
  insert into work.due (kind, client_id, subject_id, due_at)
  select 'figures', client, 2 + pg_backend_pid(), now() + interval '20 seconds'
   where not exists (select from work.due d where d.kind = 'figures' and d.client_id = client and d.subject_id <> 1)
      on conflict do nothing
$$;

create or replace function refresh_fact(client int, shipment bigint) returns void language plpgsql as $$
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
  perform figures_due(client);
end $$;

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
  if found and nullif(current_setting('app.client_id', true), '') is not null then
    perform figures_due(current_setting('app.client_id')::int);
  end if;
  return null;
end $$;
