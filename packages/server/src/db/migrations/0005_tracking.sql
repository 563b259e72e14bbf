-- What happened to freight, as carriers, staff and holders of a link tell it. Shown newest first.
create table tracking_event (
  client_id     int         not null references identity.client,
  event_id      bigint generated always as identity,
  shipment_id   bigint      not null,
  source        text        not null check (source in ('carrier', 'staff', 'link')),
  -- The connector and the carrier's own code; blank for people.
  connector     text        not null default '',
  code          text        not null default '',
  -- One of the five statuses; null: a carrier's code that nobody has mapped yet.
  status        text check (status in ('preparedPickup', 'pickup', 'inTransit', 'delivered', 'problem')),
  description   text        not null default '',
  -- As it was on the wall where it happened, and the instant it is sorted by.
  local_time    text        not null,
  happened_at   timestamptz not null,
  city          text        not null default '',
  state         text        not null default '',
  country       text        not null default '',
  notes         text        not null default '',
  -- Addresses to tell of it, beside those the shipment says; a stranger's wait until staff accept the event.
  notified      text[]      not null default '{}',
  entered_by    text        not null,
  entered_at    timestamptz not null,
  -- The same news twice is one event.
  event_key     text        not null,
  -- An event of a link moves nothing until staff accept it.
  accepted_at   timestamptz,
  taken_back_at timestamptz,
  taken_back_why text       not null default '',
  primary key (client_id, event_id),
  unique (client_id, shipment_id, event_key),
  foreign key (client_id, shipment_id) references shipment on delete cascade
);
call isolate('tracking_event');
create index tracking_event_shipment on tracking_event (client_id, shipment_id, happened_at, event_id);

-- Who hears of which statuses of a shipment; without a row, the company's default holds.
create table tracking_notice (
  client_id   int    not null references identity.client,
  shipment_id bigint not null,
  statuses    text[] not null,
  addresses   text[] not null,
  primary key (client_id, shipment_id),
  foreign key (client_id, shipment_id) references shipment on delete cascade
);
call isolate('tracking_notice');

-- Statuses people were told of: each once.
create table tracking_told (
  client_id   int         not null references identity.client,
  shipment_id bigint      not null,
  status      text        not null,
  told_at     timestamptz not null,
  primary key (client_id, shipment_id, status),
  foreign key (client_id, shipment_id) references shipment on delete cascade
);
call isolate('tracking_told');

-- `tracking` shows where freight is; `trackingEdit` may add events and papers too.
alter table identity.access_link drop constraint access_link_kind_check;
alter table identity.access_link
  add constraint access_link_kind_check check (kind in ('password', 'quote', 'tracking', 'trackingEdit'));
