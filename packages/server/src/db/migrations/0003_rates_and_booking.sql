create table address (
  client_id    int         not null references identity.client,
  address_id   bigint generated always as identity,
  company      text        not null,
  street       text        not null default '',
  street2      text        not null default '',
  city         text        not null,
  state        text        not null,
  zip          text        not null,
  country      text        not null default 'US',
  contact_name text        not null default '',
  contact_phone text       not null default '',
  contact_email text       not null default '',
  -- How the place receives: {from, to, appointment, liftgate, limitedAccess, accessorials, notes}.
  receives     jsonb       not null default '{}',
  is_ours      boolean     not null default false,
  used         int         not null default 0,
  version      int         not null default 1,
  updated_at   timestamptz not null default now(),
  search_text  text        not null generated always as (lower(company || ' ' || city || ' ' || zip || ' ' || street)) stored,
  primary key (client_id, address_id)
);
call isolate('address');
create index address_search on address using gin (client_id, search_text gin_trgm_ops);
create index address_company on address (client_id, company, address_id);

create table item (
  client_id       int         not null references identity.client,
  item_id         bigint generated always as identity,
  sku             text        not null,
  description     text        not null,
  nmfc            text        not null default '',
  freight_class   text        not null default '',
  stackable       boolean     not null default true,
  handling_unit   text        not null default 'PLT',
  hts             text        not null default '',
  hazmat          jsonb,
  units_per_pallet int,
  units_per_carton int,
  length_in       numeric(8, 2) not null default 0,
  width_in        numeric(8, 2) not null default 0,
  height_in       numeric(8, 2) not null default 0,
  weight_lb       numeric(10, 2) not null default 0,
  version         int         not null default 1,
  updated_at      timestamptz not null default now(),
  primary key (client_id, item_id),
  unique (client_id, sku)
);
call isolate('item');

create table carrier (
  client_id    int    not null references identity.client,
  carrier_id   bigint generated always as identity,
  scac         text   not null check (scac ~ '^[A-Z]{2,4}$'),
  name         text   not null,
  mode         text   not null default 'LTL',
  quote_email  text   not null default '',
  tender_email text   not null default '',
  contact_name text   not null default '',
  phone        text   not null default '',
  -- {cutOff: '15:00', holidays: [...], doNotUse: boolean}
  settings     jsonb  not null default '{}',
  active       boolean not null default true,
  primary key (client_id, carrier_id),
  unique (client_id, scac, mode)
);
call isolate('carrier');

-- A loaded tariff never changes: a new file makes a new version, so a past date re-rates to the same cents.
create table rate_sheet_version (
  client_id      int         not null references identity.client,
  version_id     bigint generated always as identity,
  scac           text        not null,
  name           text        not null,
  version        int         not null,
  effective_from date        not null,
  effective_to   date,
  sheet          jsonb       not null,
  loaded_at      timestamptz not null default now(),
  loaded_by      int,
  primary key (client_id, version_id),
  unique (client_id, scac, name, version)
);
call isolate('rate_sheet_version');

-- One price one source gave for one shipment, in the currency it was given.
create table price_sheet (
  client_id      int         not null references identity.client,
  price_sheet_id bigint generated always as identity,
  shipment_id    bigint      not null,
  run_id         uuid        not null,
  source         text        not null,
  scac           text        not null,
  carrier_name   text        not null,
  service        text        not null,
  transit_days   int,
  delivery_date  date,
  linehaul       bigint      not null,
  discount       bigint      not null,
  fuel           bigint      not null,
  accessorials   bigint      not null,
  total          bigint      not null,
  currency       text        not null,
  charges        jsonb       not null,
  trace          jsonb       not null,
  warnings       jsonb       not null default '[]',
  -- Everything the price depends on: another weight, date or address is another price.
  rating_key     text        not null,
  rated_at       timestamptz not null,
  expires_at     timestamptz not null,
  primary key (client_id, price_sheet_id),
  foreign key (client_id, shipment_id) references shipment on delete cascade
);
call isolate('price_sheet');
create index price_sheet_shipment on price_sheet (client_id, shipment_id, price_sheet_id);

-- A booking is an intent first and a result later; `unknown` is asked about, never repeated.
create table booking (
  client_id      int         not null references identity.client,
  booking_id     bigint generated always as identity,
  shipment_id    bigint      not null,
  price_sheet_id bigint,
  scac           text        not null,
  way            text        not null check (way in ('email', 'api', 'call')),
  state          text        not null check (state in ('reserved', 'booked', 'refused', 'unknown', 'cancelled')),
  answer         text        not null default '',
  requested_by   int         not null,
  requested_at   timestamptz not null,
  settled_at     timestamptz,
  primary key (client_id, booking_id),
  foreign key (client_id, shipment_id) references shipment on delete cascade
);
call isolate('booking');
-- At most one live booking per shipment: this index is what makes ten clicks one purchase.
create unique index booking_live on booking (client_id, shipment_id) where state in ('reserved', 'booked', 'unknown');
