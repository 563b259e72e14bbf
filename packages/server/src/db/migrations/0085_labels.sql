-- An account belongs to one of its carrier's two installations.
alter table carrier_account add column environment text not null default 'live' check (environment in ('test', 'live'));

-- What the carrier charged its price by: kept with the order.
alter table tender add column zone text not null default '', add column billed_weight_lb numeric(10, 2);

-- What labels were bought with one message, as the carrier answered.
create table label_purchase (
  client_id        int         not null references identity.client,
  tender_id        bigint      not null,
  transmission_id  bigint      not null,
  shipment_id      bigint      not null,
  -- The carrier's number of all of them together.
  shipment_number  text        not null,
  -- Minor units; null: the carrier named none.
  total            bigint,
  currency         text        not null default '',
  billed_weight_lb numeric(10, 2),
  bought_at        timestamptz not null,
  primary key (client_id, transmission_id),
  foreign key (client_id, shipment_id) references shipment on delete cascade
);
call isolate('label_purchase');
create index label_purchase_shipment on label_purchase (client_id, shipment_id);

-- A label of a package: of a handling unit and a place among equal ones.
create table label (
  client_id       int         not null references identity.client,
  label_id        bigint generated always as identity,
  shipment_id     bigint      not null,
  unit_id         bigint      not null,
  place           int         not null check (place > 0),
  tender_id       bigint      not null,
  transmission_id bigint      not null,
  state           text        not null check (state in
                    ('asked', 'bought', 'unknown', 'refused', 'voidAsked', 'voided', 'voidRefused', 'disputed')),
  tracking_number text        not null default '',
  -- Minor units of the purchase's currency; null: not named by the package.
  charge          bigint,
  format          text        not null default '',
  -- Its bytes among the company's files; blank: there are none.
  sha256          text        not null default '',
  size            int         not null default 0,
  -- The carrier's words about it.
  answer          text        not null default '',
  bought_at       timestamptz,
  voided_at       timestamptz,
  -- When it was first handed to a printer or a browser.
  printed_at      timestamptz,
  prints          int         not null default 0,
  -- Its first physical scan.
  scanned_at      timestamptz,
  primary key (client_id, label_id),
  foreign key (client_id, shipment_id) references shipment on delete cascade
);
call isolate('label');
-- One that counts for a place.
create unique index label_live on label (client_id, shipment_id, unit_id, place) where state in ('asked', 'bought', 'unknown');
create index label_shipment on label (client_id, shipment_id, label_id);
create index label_tracking on label (client_id, tracking_number) where tracking_number <> '';
-- Bought and never scanned.
create index label_unscanned on label (client_id, bought_at) where state = 'bought' and scanned_at is null;

-- One label of several is given back by a message of its own.
alter table transmission drop constraint transmission_kind_check;
alter table transmission add constraint transmission_kind_check check (kind in ('book', 'change', 'cancel', 'void'));
alter table transmission add column label_id bigint;
