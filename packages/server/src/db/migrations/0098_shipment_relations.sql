-- What one shipment is to another: `returnOf`, it brings back what the other one brought.
create table shipment_relation (
  client_id   int         not null references identity.client,
  shipment_id bigint      not null,
  kind        text        not null check (kind in ('returnOf')),
  related_id  bigint      not null,
  made_at     timestamptz not null,
  primary key (client_id, shipment_id, kind, related_id),
  foreign key (client_id, shipment_id) references shipment on delete cascade,
  foreign key (client_id, related_id) references shipment on delete cascade,
  check (shipment_id <> related_id)
);
create index shipment_relation_related on shipment_relation (client_id, related_id);
call isolate('shipment_relation');
