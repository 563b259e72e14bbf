-- What people thought of a carrier, once a person and shipment; changed, it says the newest. `note` is for the company alone.
create table carrier_rating (
  client_id   int         not null references identity.client,
  shipment_id bigint      not null,
  user_id     bigint      not null,
  scac        text        not null,
  stars       int         not null check (stars between 1 and 5),
  reasons     text[]      not null default '{}',
  note        text        not null default '',
  rated_at    timestamptz not null,
  primary key (client_id, shipment_id, user_id),
  foreign key (client_id, shipment_id) references shipment
);
call isolate('carrier_rating');
create index carrier_rating_scac on carrier_rating (client_id, scac) include (stars);
