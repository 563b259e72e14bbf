-- Which source an order came from first; null: a person entered or uploaded it.
alter table sales_order add column source_id bigint;

-- What goes back to where orders came from. confirm_by: blank: nothing is sent; folder: files on its server; mail.
alter table order_source
  add column confirm_by     text   not null default '' check (confirm_by in ('', 'folder', 'mail')),
  add column confirm_cause  text   not null default 'left' check (confirm_cause in ('left', 'booked')),
  add column confirm_folder text   not null default 'confirmations',
  add column confirm_to     text[] not null default '{}';

-- What was said of an order on a shipment: its first word, and a further one each time that is no longer true.
create table ship_confirmation (
  client_id       int         not null references identity.client,
  confirmation_id bigint generated always as identity,
  order_id        bigint      not null,
  shipment_id     bigint      not null,
  -- 1, and above it what amends it.
  number          int         not null check (number > 0),
  cause           text        not null check (cause in ('left', 'booked', 'void')),
  -- As `ShipConfirmation` of domain.
  content         jsonb       not null,
  -- Heads of the source's own files by field: {field: head}.
  heads           jsonb       not null default '{}',
  source_id       bigint,
  -- waiting: to be sent; sent: it lies there, or is a mail; failed: given up; kept: it is sent nowhere, only downloaded.
  state           text        not null check (state in ('waiting', 'sent', 'failed', 'kept')),
  file_name       text        not null,
  -- Where it went: the folder or the addresses.
  sent_to         text        not null default '',
  mail_id         bigint,
  tries           int         not null default 0,
  -- Why it is not there yet: {step, code, params}.
  fault           jsonb,
  caused_at       timestamptz not null,
  -- Since when it is tried; sent again by hand it begins anew.
  queued_at       timestamptz not null,
  sent_at         timestamptz,
  primary key (client_id, confirmation_id),
  unique (client_id, order_id, shipment_id, number),
  foreign key (client_id, order_id) references sales_order,
  foreign key (client_id, shipment_id) references shipment on delete cascade
);
call isolate('ship_confirmation');
create index ship_confirmation_shipment on ship_confirmation (client_id, shipment_id);

-- Whatever may change what is confirmed makes that due in the same transaction, whoever writes it: it is written and
-- compared when all of the change stands, so that one change amends once.
create function confirmation_due(client int, shipment bigint, at timestamptz) returns void language plpgsql as $$
begin
  insert into work.due (kind, client_id, subject_id, due_at, lane) values ('confirmation', client, shipment, at, 0)
      on conflict (kind, client_id, subject_id) do update set due_at = excluded.due_at, failures = 0;
  perform pg_notify('waybill', '{"kind":"due"}');
end $$;

create function confirm_allocation() returns trigger language plpgsql as $$
begin
  perform confirmation_due(new.client_id, new.shipment_id, new.changed_at);
  return null;
end $$;
create trigger confirm_allocation after update of state on allocation
  for each row when (new.state is distinct from old.state) execute function confirm_allocation();

create function confirm_shipment() returns trigger language plpgsql as $$
begin
  if exists (select from allocation where client_id = new.client_id and shipment_id = new.shipment_id) then
    perform confirmation_due(new.client_id, new.shipment_id, new.updated_at);
  end if;
  return null;
end $$;
create trigger confirm_shipment after update on shipment
  for each row when ((new.status, new.pro_number, new.carrier_scac, new.carrier_name, new.pickup_date)
     is distinct from (old.status, old.pro_number, old.carrier_scac, old.carrier_name, old.pickup_date))
  execute function confirm_shipment();

create function confirm_charge() returns trigger language plpgsql as $$
begin
  perform confirmation_due(new.client_id, new.shipment_id, new.made_at);
  return null;
end $$;
create trigger confirm_charge after insert on charge_spread for each row execute function confirm_charge();

create function confirm_tender() returns trigger language plpgsql as $$
begin
  if exists (select from allocation where client_id = new.client_id and shipment_id = new.shipment_id) then
    perform confirmation_due(new.client_id, new.shipment_id, coalesce(new.settled_at, new.requested_at));
  end if;
  return null;
end $$;
create trigger confirm_tender after update of state on tender
  for each row when (new.state is distinct from old.state) execute function confirm_tender();
