-- Two shipments alike (number, place, day, freight) that somebody said are two loads, and no load booked twice.
create table another_load (
  client_id    int         not null references identity.client,
  shipment_id  bigint      not null,
  -- What was booked before it.
  other_id     bigint      not null,
  confirmed_by int         not null references identity.person,
  confirmed_at timestamptz not null,
  primary key (client_id, shipment_id, other_id),
  foreign key (client_id, shipment_id) references shipment on delete cascade,
  foreign key (client_id, other_id) references shipment on delete cascade,
  check (shipment_id <> other_id)
);
create index another_load_other on another_load (client_id, other_id);
call isolate('another_load');
call hold_docks('another_load');
revoke update, delete, truncate on another_load from waybill_app;
