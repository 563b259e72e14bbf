-- Whatever may begin or end an exception has it looked for, in the same transaction, whoever writes it. It is due at once
-- by any clock, and many writes of one transaction make it due once; nobody is woken, because the next look is a second away.
create function exceptions_due(client int, shipment bigint) returns void language plpgsql as $$
begin
  insert into work.due (kind, client_id, subject_id, due_at, lane) values ('exception', client, shipment, 'epoch', 0)
      on conflict (kind, client_id, subject_id) do update set due_at = excluded.due_at, failures = 0
   where due.due_at > excluded.due_at;
end $$;

create function look_for_exceptions() returns trigger language plpgsql as $$
begin
  perform exceptions_due(new.client_id, new.shipment_id);
  return null;
end $$;

-- The carrier of a shipment that is under way, or no longer is.
create function insurance_due(client int, scac_now text, mode_now text) returns void language sql as $$
  insert into work.due (kind, client_id, subject_id, due_at, lane)
  select 'insurance', c.client_id, c.carrier_id, 'epoch', 0 from carrier c
   where c.client_id = client and c.scac = scac_now and c.mode = mode_now and c.insurance_expires is not null
      on conflict (kind, client_id, subject_id) do update set due_at = excluded.due_at, failures = 0
   where due.due_at > excluded.due_at
$$;

create function look_for_exceptions_of_shipment() returns trigger language plpgsql as $$
begin
  perform exceptions_due(new.client_id, new.shipment_id);
  if new.carrier_scac <> '' and (tg_op = 'INSERT' or (new.bucket, new.carrier_scac) is distinct from (old.bucket, old.carrier_scac)) then
    perform insurance_due(new.client_id, new.carrier_scac, new.mode);
  end if;
  if tg_op = 'UPDATE' and old.carrier_scac not in ('', new.carrier_scac) then
    perform insurance_due(old.client_id, old.carrier_scac, old.mode);
  end if;
  return null;
end $$;

-- Stops, lines and units are written with a new version of their shipment.
create trigger look_for_exceptions_new after insert on shipment
  for each row execute function look_for_exceptions_of_shipment();
create trigger look_for_exceptions after update on shipment
  for each row when ((new.version, new.status, new.set_aside, new.pro_number, new.delivery_date, new.carrier_scac)
     is distinct from (old.version, old.status, old.set_aside, old.pro_number, old.delivery_date, old.carrier_scac))
  execute function look_for_exceptions_of_shipment();

create trigger look_for_exceptions_new after insert on tender for each row execute function look_for_exceptions();
create trigger look_for_exceptions after update on tender
  for each row when ((new.state, new.call_note, new.delivery_date) is distinct from (old.state, old.call_note, old.delivery_date))
  execute function look_for_exceptions();

create trigger look_for_exceptions_new after insert on booking for each row execute function look_for_exceptions();
create trigger look_for_exceptions after update on booking
  for each row when ((new.state, new.cancel_call) is distinct from (old.state, old.cancel_call))
  execute function look_for_exceptions();

create trigger look_for_exceptions_new after insert on notification for each row execute function look_for_exceptions();
create trigger look_for_exceptions after update on notification
  for each row when ((new.state, new.arrival_no) is distinct from (old.state, old.arrival_no))
  execute function look_for_exceptions();

-- A price that was accepted since.
create trigger look_for_exceptions after insert on charge
  for each row when (new.amendment_no > 0) execute function look_for_exceptions();

create trigger look_for_exceptions_new after insert on tracking_event for each row execute function look_for_exceptions();
create trigger look_for_exceptions after update on tracking_event
  for each row when ((new.taken_back_at, new.accepted_at, new.decision) is distinct from (old.taken_back_at, old.accepted_at, old.decision))
  execute function look_for_exceptions();

create trigger look_for_exceptions after update of state on mail
  for each row when (new.shipment_id is not null and new.state is distinct from old.state
                     and (new.state in ('failed', 'bounced') or old.state in ('failed', 'bounced')))
  execute function look_for_exceptions();

create trigger look_for_exceptions_new after insert on label for each row execute function look_for_exceptions();
create trigger look_for_exceptions after update on label
  for each row when ((new.state, new.is_surplus, new.scanned_at, new.dispute_settled_at)
     is distinct from (old.state, old.is_surplus, old.scanned_at, old.dispute_settled_at))
  execute function look_for_exceptions();

create trigger look_for_exceptions_new after insert on spot_quote for each row execute function look_for_exceptions();
create trigger look_for_exceptions after update on spot_quote
  for each row when ((new.state, new.deadline, new.ended_at) is distinct from (old.state, old.deadline, old.ended_at))
  execute function look_for_exceptions();
create trigger look_for_exceptions_new after insert on spot_invitation for each row execute function look_for_exceptions();
create trigger look_for_exceptions after update on spot_invitation
  for each row when ((new.state, new.answer_by) is distinct from (old.state, old.answer_by))
  execute function look_for_exceptions();

create trigger look_for_exceptions_new after insert on tender_round for each row execute function look_for_exceptions();
create trigger look_for_exceptions after update of state on tender_round
  for each row when (new.state is distinct from old.state) execute function look_for_exceptions();

create trigger look_for_exceptions_new after insert on file
  for each row when (new.shipment_id is not null and new.kind = 'pod') execute function look_for_exceptions();
create trigger look_for_exceptions after update on file
  for each row when (new.shipment_id is not null and (new.kind, new.deleted_at) is distinct from (old.kind, old.deleted_at))
  execute function look_for_exceptions();

create function look_for_insurance() returns trigger language plpgsql as $$
begin
  insert into work.due (kind, client_id, subject_id, due_at, lane) values ('insurance', new.client_id, new.carrier_id, 'epoch', 0)
      on conflict (kind, client_id, subject_id) do update set due_at = excluded.due_at, failures = 0
   where due.due_at > excluded.due_at;
  return null;
end $$;
create trigger look_for_insurance_new after insert on carrier
  for each row when (new.insurance_expires is not null) execute function look_for_insurance();
create trigger look_for_insurance after update on carrier
  for each row when ((new.insurance_expires, new.scac, new.mode) is distinct from (old.insurance_expires, old.scac, old.mode))
  execute function look_for_insurance();

-- What is under way, and what a carrier may still come for, is looked at once.
insert into work.due (kind, client_id, subject_id, due_at)
select 'exception', s.client_id, s.shipment_id, 'epoch'::timestamptz from shipment s
 where s.bucket in ('O', 'Q', 'T', 'A') or (s.bucket = 'D' and s.delivered_on > current_date - 30)
union
select 'exception', b.client_id, b.shipment_id, 'epoch'::timestamptz from booking b where b.state not in ('live', 'cancelled')
union
select 'exception', t.client_id, t.shipment_id, 'epoch'::timestamptz from tender t where t.state = 'unknown'
union
select 'insurance', c.client_id, c.carrier_id, 'epoch'::timestamptz from carrier c where c.insurance_expires is not null;
