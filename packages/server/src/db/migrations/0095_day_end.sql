-- A truck that a carrier of small packages was asked for.
create table carrier_pickup (
  client_id    int         not null references identity.client,
  pickup_id    bigint generated always as identity,
  account_id   bigint      not null,
  -- Ours, by which the carrier is asked about it.
  reference    text        not null,
  -- Which of the carrier's trucks; blank: it has one.
  fleet        text        not null default '',
  state        text        not null check (state in
                 ('asking', 'asked', 'failed', 'unknown', 'cancelling', 'cancelled', 'cancelUnknown')),
  pickup_date  date        not null,
  ready_at     text        not null,
  close_at     text        not null,
  address      jsonb       not null,
  -- Of the address: one truck a day comes to a place.
  place_key    text        not null,
  residential  boolean     not null default false,
  instructions text        not null default '',
  pieces       jsonb       not null,
  count        int         not null,
  weight_lb    numeric(12, 2) not null,
  heaviest_lb  numeric(12, 2) not null,
  -- The carrier's number, and what it wants to hear again where it is cancelled.
  number       text        not null default '',
  handle       text        not null default '',
  -- Minor units; null: the carrier named none.
  charge       bigint,
  currency     text        not null default '',
  answer       text        not null default '',
  asked_at     timestamptz not null,
  asked_by     text        not null,
  -- When it left: from then on it is never sent again.
  left_at      timestamptz,
  tries        int         not null default 0,
  primary key (client_id, pickup_id),
  foreign key (client_id, account_id) references carrier_account
);
call isolate('carrier_pickup');
create unique index carrier_pickup_live on carrier_pickup (client_id, account_id, fleet, pickup_date, place_key)
  where state in ('asking', 'asked', 'unknown', 'cancelling', 'cancelUnknown');
create index carrier_pickup_newest on carrier_pickup (client_id, pickup_id desc);

-- The labels a pickup was asked for: those of one that comes wait for no other.
create table pickup_label (
  client_id int    not null references identity.client,
  pickup_id bigint not null,
  label_id  bigint not null,
  primary key (client_id, label_id, pickup_id),
  foreign key (client_id, pickup_id) references carrier_pickup on delete cascade
);
call isolate('pickup_label');

-- The end of a day with a carrier's account.
create table day_close (
  client_id  int         not null references identity.client,
  close_id   bigint generated always as identity,
  account_id bigint      not null,
  reference  text        not null,
  state      text        not null check (state in ('closing', 'closed', 'failed', 'unknown')),
  -- Local day of the shipper.
  day        date        not null,
  address    jsonb       not null,
  -- The carrier's number; blank: the manifest is ours alone.
  number     text        not null default '',
  count      int         not null,
  weight_lb  numeric(12, 2) not null,
  answer     text        not null default '',
  -- What the carrier gave: name and sha256 among the company's files.
  papers     jsonb       not null default '[]',
  asked_at   timestamptz not null,
  asked_by   text        not null,
  left_at    timestamptz,
  primary key (client_id, close_id),
  foreign key (client_id, account_id) references carrier_account
);
call isolate('day_close');
create index day_close_newest on day_close (client_id, close_id desc);

-- A label stands on one manifest, as it was when the day was closed.
create table closed_label (
  client_id       int    not null references identity.client,
  label_id        bigint not null,
  close_id        bigint not null,
  tracking_number text   not null,
  service         text   not null,
  service_code    text   not null,
  weight_lb       numeric(12, 2) not null,
  charge          bigint,
  currency        text   not null,
  ship_to         text   not null,
  shipment_number text   not null,
  primary key (client_id, label_id),
  foreign key (client_id, close_id) references day_close on delete cascade
);
call isolate('closed_label');
create index closed_label_close on closed_label (client_id, close_id);
