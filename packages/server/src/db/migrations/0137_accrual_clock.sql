-- What is owed is known when the database writes it: a node whose clock is behind changed a past day. A recount alone may say
-- that an award was known before, since nobody told of it then. The hour is read under the lock of the shipment, so that what
-- is said of it and unsaid again follow each other, whichever transaction began first.
create or replace function refresh_fact(client int, shipment bigint) returns void language plpgsql as $$
declare
  was shipment_fact;
  becomes shipment_fact;
  known timestamptz;
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
    known := clock_timestamp();
    if was.shipment_id is not null then
      perform append_accrual(was, -1, known);
    elsif current_setting('app.counts_anew', true) = 'on' then
      known := least(known, (select coalesce(t.settled_at, t.requested_at) from tender t
                              where t.client_id = client and t.tender_id = becomes.tender_id));
    end if;
    if becomes.shipment_id is not null then perform append_accrual(becomes, 1, known); end if;
  end if;
  perform figures_due(client);
end $$;

create or replace function forget_fact() returns trigger language plpgsql as $$
begin
  if not exists (select from shipment s where s.client_id = old.client_id and s.shipment_id = old.shipment_id) then
    perform append_figures(old, -1);
    perform append_accrual(old, -1, clock_timestamp());
  end if;
  return null;
end $$;
