-- By what a company's orders are priced, chosen and tendered without anybody: one rule, and what it did.
create table straight_rule (
  client_id    int         not null references identity.client,
  version      int         not null,
  is_on        boolean     not null default false,
  modes        text[]      not null,
  -- SCACs; none: whoever the routing guide allows.
  carriers     text[]      not null default '{}',
  -- Minor units of `currency`.
  max_shipment bigint      not null check (max_shipment > 0),
  max_day      bigint      not null check (max_day >= max_shipment),
  max_loads    int         not null check (max_loads > 0),
  currency     text        not null,
  -- Orders whose ship date is no further off.
  days_ahead   int         not null check (days_ahead >= 0),
  -- The version that somebody saw tried over past orders: only that one is switched on.
  previewed    int         not null default 0,
  -- In whose name it works, and since when.
  switched_by  int,
  switched_at  timestamptz,
  saved_by     int         not null,
  saved_at     timestamptz not null,
  primary key (client_id)
);
call isolate('straight_rule');

-- What was tendered on a day of the company; a row is taken on by whoever tenders, so that two at once do not both fit.
create table straight_day (
  client_id int    not null references identity.client,
  day       date   not null,
  amount    bigint not null default 0,
  loads     int    not null default 0,
  primary key (client_id, day)
);
call isolate('straight_day');

create table straight_entry (
  client_id     int         not null references identity.client,
  entry_id      bigint generated always as identity,
  order_id      bigint      not null,
  -- In which the order was looked at: one that a person mended is looked at again, as long as it is on no shipment.
  order_version int         not null,
  shipment_id   bigint,
  state         text        not null check (state in ('asking', 'tendered', 'byHand')),
  -- Why, as a sentence that is kept, or the code of what refused it.
  words         text        not null default '',
  code          text        not null default '',
  carrier_name  text        not null default '',
  scac          text        not null default '',
  amount        bigint,
  currency      text        not null default '',
  tender_id     bigint,
  begun_at      timestamptz not null,
  -- When a node last took it up; one that has not said for long what became of it has died.
  asked_at      timestamptz not null,
  ended_at      timestamptz,
  primary key (client_id, entry_id),
  foreign key (client_id, order_id) references sales_order
);
call isolate('straight_entry');
create index straight_entry_order on straight_entry (client_id, order_id, order_version);
create index straight_entry_asking on straight_entry (client_id, entry_id) where state = 'asking';
create index straight_entry_tender on straight_entry (client_id, tender_id) where tender_id is not null;
create index sales_order_changed on sales_order (client_id, updated_at) where state = 'open';
