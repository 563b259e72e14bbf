-- A company's routing guide. Saving writes a new version and changes none: why a price was selected can be told later.
create table routing_guide (
  client_id int         not null references identity.client,
  version   int         not null,
  -- The rules in their order, each as domain `RoutingRule`.
  rules     jsonb       not null,
  saved_by  int,
  saved_at  timestamptz not null,
  primary key (client_id, version)
);
call isolate('routing_guide');
revoke update, delete, truncate on routing_guide from waybill_app;

-- What the guide said in a run: {number, name, version, chosen: {priceSheetId, scac, carrierName, total, currency}}. Null: no
-- rule spoke of the shipment.
alter table rating_run add column guide jsonb;

-- A booking with another carrier than the guide's, and why. Prices are copied: they are kept longer than their sheets.
create table guide_override (
  client_id       int         not null references identity.client,
  tender_id       bigint      not null,
  shipment_id     bigint      not null,
  rule_number     int         not null,
  rule_name       text        not null,
  guide_version   int         not null,
  -- Null: the guide had no price that could be selected.
  guide_scac      text,
  guide_carrier   text        not null default '',
  guide_total     bigint,
  guide_currency  text,
  chosen_scac     text        not null,
  chosen_carrier  text        not null,
  chosen_total    bigint      not null,
  chosen_currency text        not null,
  -- The chosen carrier is one that the guide says not to use.
  forbidden       boolean     not null,
  reason          text        not null check (reason in ('service', 'capacity', 'customer', 'carrierFailed', 'price', 'other')),
  words           text        not null default '',
  decided_by      int         not null,
  decided_at      timestamptz not null,
  primary key (client_id, tender_id),
  foreign key (client_id, shipment_id, tender_id) references tender (client_id, shipment_id, tender_id) on delete cascade
);
call isolate('guide_override');
create index guide_override_when on guide_override (client_id, decided_at);

-- Where third parties are billed, as companies hand it to a pricing provider. Lines of the street stand apart.
create table bill_to_location (
  client_id   int         not null references identity.client,
  location_id bigint generated always as identity,
  company     text        not null,
  street      text        not null,
  street2     text        not null default '',
  city        text        not null,
  state       text        not null,
  zip         text        not null,
  country     text        not null default 'US',
  updated_at  timestamptz not null,
  primary key (client_id, location_id),
  unique (client_id, company, street, zip)
);
call isolate('bill_to_location');

-- The codes by which a company's own system names carriers, as one list that is saved whole.
create table ship_via (
  client_id int         not null references identity.client,
  code      text        not null,
  place     int         not null,
  scac      text        not null,
  mode      text        not null check (mode in ('LTL', 'TL', 'PARCEL')),
  note      text        not null default '',
  primary key (client_id, code)
);
call isolate('ship_via');
create table ship_via_list (
  client_id int not null references identity.client,
  version   int not null,
  saved_by  int,
  saved_at  timestamptz not null,
  primary key (client_id)
);
call isolate('ship_via_list');

-- What a new order starts with. `user_id` 0: the whole company; a person's own goes before it.
create table order_default (
  client_id   int         not null references identity.client,
  user_id     int         not null,
  pickup_from text        not null default '',
  pickup_to   text        not null default '',
  -- Codes of extra services.
  services    jsonb       not null default '[]',
  version     int         not null default 1,
  updated_at  timestamptz not null,
  primary key (client_id, user_id)
);
call isolate('order_default');

-- What people said of a place that its name alone gives away wrongly or not at all: asked of an address by its key.
create table place_kind (
  client_id int         not null references identity.client,
  -- Domain `placeKey`: company, street and ZIP without case and stops.
  place_key text        not null,
  kind      text        not null,
  told_by   int,
  told_at   timestamptz not null,
  primary key (client_id, place_key)
);
call isolate('place_kind');
