-- What did not go as planned and is somebody's work. Written by due work from what it finds, ended where its cause ends.
create table exception (
  client_id     int         not null references identity.client,
  exception_id  bigint generated always as identity,
  -- As `exceptionKinds` of domain, which says what the subject is: a shipment, a tender, a mail, a carrier …
  kind          text        not null,
  subject_id    bigint      not null,
  -- Null: it is about a carrier.
  shipment_id   bigint,
  carrier_id    bigint,
  -- What brought it about. While the same goes on, one that was closed stays closed.
  cause         text        not null,
  since         timestamptz not null,
  level         int         not null check (level between 1 and 3),
  -- By which it sorts, the worst first (`urgencyOf` of domain).
  urgency       bigint      not null,
  assigned_to   int,
  -- Until then nobody is bothered; due work takes it away.
  snoozed_until timestamptz,
  found_at      timestamptz not null,
  -- Its cause is over.
  ended_at      timestamptz,
  -- A person closed it, though its cause may go on.
  closed_at     timestamptz,
  closed_by     int,
  close_reason  text,
  -- Whose doing it was.
  close_side    text        check (close_side in ('carrier', 'shipper', 'consignee', 'weather', 'nobody')),
  close_note    text        not null default '',
  primary key (client_id, exception_id),
  foreign key (client_id, shipment_id) references shipment,
  check ((shipment_id is null) <> (carrier_id is null)),
  check ((closed_at is null) = (closed_by is null)),
  check ((closed_at is null) = (close_reason is null)),
  check ((closed_at is null) = (close_side is null))
);
call isolate('exception');
-- One of a kind and subject goes on: it grows worse instead of doubling.
create unique index exception_going_on on exception (client_id, kind, subject_id) where ended_at is null;
-- The worklist, the worst first.
create index exception_worklist on exception (client_id, urgency, exception_id)
 where ended_at is null and closed_at is null and snoozed_until is null;
create index exception_shipment on exception (client_id, shipment_id, kind);
create index exception_carrier on exception (client_id, carrier_id) where carrier_id is not null;

-- What was said when it was closed is what figures read: it is not said anew, and nothing is taken away.
revoke delete, truncate on exception from waybill_app;
create function exception_stays_closed() returns trigger language plpgsql as $$
begin
  raise exception 'a closed exception is not changed' using errcode = 'restrict_violation';
end $$;
create trigger exception_stays_closed before update on exception
  for each row when (old.closed_at is not null and (old.closed_at, old.closed_by, old.close_reason, old.close_side, old.close_note)
     is distinct from (new.closed_at, new.closed_by, new.close_reason, new.close_side, new.close_note))
  execute function exception_stays_closed();

-- After how long something is one, where a company says other than what is usual: {pickupLateHours: 4, …}.
create table exception_rule (
  client_id int         not null primary key references identity.client,
  rules     jsonb       not null,
  version   int         not null default 1,
  saved_at  timestamptz not null,
  saved_by  bigint      not null
);
call isolate('exception_rule');

-- The worst that is open about a shipment, and when that is another one though nothing happens.
alter table shipment
  add column worst_exception      text,
  add column exception_urgency    bigint,
  add column exception_changes_at timestamptz;
create index shipment_exception on shipment (client_id, exception_urgency, shipment_id) where exception_urgency is not null;
create index shipment_exception_changes on shipment (client_id, exception_changes_at) where exception_changes_at is not null;

-- A carrier's orders that go on, for its insurance.
create index shipment_under_way on shipment (client_id, carrier_scac, mode) where bucket in ('T', 'A') and carrier_scac <> '';
