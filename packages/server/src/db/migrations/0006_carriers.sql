-- A company's sign-in at a pricing provider or carrier. Sealed: unreadable without the key outside the database.
create table carrier_login (
  client_id  int         not null references identity.client,
  connector  text        not null,
  sealed     bytea       not null,
  updated_at timestamptz not null default now(),
  primary key (client_id, connector)
);
call isolate('carrier_login');

-- One carrier's account behind such a sign-in: asked for prices and booked with over the wire.
create table carrier_account (
  client_id    int         not null references identity.client,
  account_id   bigint generated always as identity,
  connector    text        not null,
  scac         text        not null check (scac ~ '^[A-Z]{2,4}$'),
  name         text        not null,
  -- What names the account at the provider: {groupCode, accountCode, providerId}.
  settings     jsonb       not null,
  active       boolean     not null default true,
  version      int         not null default 1,
  updated_at   timestamptz not null default now(),
  primary key (client_id, account_id),
  foreign key (client_id, connector) references carrier_login
);
call isolate('carrier_account');
-- An account that was deleted stays for the bookings made with it.
create unique index carrier_account_code
  on carrier_account (client_id, connector, (settings ->> 'groupCode'), (settings ->> 'accountCode')) where active;

alter table price_sheet
  add column account_id   bigint,
  add column quote_number text not null default '',
  add column service_code text not null default '',
  add foreign key (client_id, account_id) references carrier_account;

alter table booking
  add column account_id    bigint,
  -- When the order left for the carrier: from then on it may have been bought, and is never sent again.
  add column sent_at       timestamptz,
  -- Times the carrier answered, when asked by reference, that it has no such order.
  add column absent        int  not null default 0,
  add column confirmation  jsonb not null default '{}',
  -- When the carrier is asked next where the freight is; null: not followed.
  add column follow_at     timestamptz,
  -- The carrier's side of a voided shipment.
  add column cancel_state  text not null default '' check (cancel_state in ('', 'asked', 'cancelled', 'refused', 'unconfirmed')),
  add column cancel_answer text not null default '',
  -- Who was called about it, by whom and when, in words; empty: nobody yet.
  add column cancel_call   text not null default '',
  add foreign key (client_id, account_id) references carrier_account;

-- What was said over a carrier's wire, without secrets: support reads it from the shipment.
create table carrier_exchange (
  client_id     int         not null references identity.client,
  exchange_id   bigint generated always as identity,
  shipment_id   bigint,
  account_id    bigint,
  connector     text        not null,
  operation     text        not null,
  method        text        not null,
  url           text        not null,
  request_body  text        not null,
  status        int,
  response_body text        not null,
  outcome       text        not null,
  error         text        not null,
  started_at    timestamptz not null,
  duration_ms   int         not null,
  primary key (client_id, exchange_id),
  foreign key (client_id, shipment_id) references shipment on delete cascade
);
call isolate('carrier_exchange');
create index carrier_exchange_shipment on carrier_exchange (client_id, shipment_id, exchange_id);
create index carrier_exchange_age on carrier_exchange (client_id, started_at);
