-- What customers ordered, and which of it is on which shipment.
create table sales_order (
  client_id    int         not null references identity.client,
  order_id     bigint generated always as identity,
  number       text        not null check (number <> ''),
  -- Tells parts of one order apart; blank: the first.
  back_order   text        not null default '',
  customer_po  text        not null default '',
  sold_to      text        not null default '',
  terms        text        not null check (terms in ('prepaid', 'collect', 'thirdParty')),
  mode         text        not null default '' check (mode in ('', 'LTL', 'TL', 'PARCEL')),
  ship_to      jsonb       not null,
  -- Null: the usual dock.
  ship_from    jsonb,
  bill_to      jsonb,
  order_date   date,
  ship_date    date,
  due_date     date,
  -- Minor units of `currency`.
  value        bigint,
  currency     text        not null default 'USD',
  order_references text[]  not null default '{}',
  instructions text        not null default '',
  ship_via     text        not null default '',
  services     text[]      not null default '{}',
  -- The summary, for lists: `refreshOrders` writes it, nothing decides by it.
  -- open: some of it is on no shipment; planned: all is, and some has not left; shipped: all that was not cancelled has left.
  state        text        not null default 'open' check (state in ('open', 'planned', 'shipped', 'cancelled')),
  consignee       text     not null,
  consignee_city  text     not null,
  consignee_state text     not null,
  consignee_zip   text     not null,
  line_count   int         not null default 0,
  item_codes   text        not null default '',
  quantity     numeric(16, 3) not null default 0,
  open_quantity numeric(16, 3) not null default 0,
  weight_lb    numeric(14, 2),
  version      int         not null default 1,
  created_by   int         not null,
  created_at   timestamptz not null,
  updated_at   timestamptz not null,
  search_text  text        not null generated always as (
    lower(number || ' ' || back_order || ' ' || customer_po || ' ' || consignee || ' ' || consignee_city || ' ' || item_codes)) stored,
  primary key (client_id, order_id),
  unique (client_id, number, back_order)
);
call isolate('sales_order');
create index sales_order_state on sales_order (client_id, state, order_id);
create index sales_order_due on sales_order (client_id, state, coalesce(due_date, 'infinity'), order_id);
create index sales_order_ship on sales_order (client_id, state, coalesce(ship_date, 'infinity'), order_id);
create index sales_order_search on sales_order using gin (client_id, search_text gin_trgm_ops);

create table sales_order_line (
  client_id    int         not null,
  order_id     bigint      not null,
  line_id      bigint generated always as identity,
  number       int         not null check (number > 0),
  item_code    text        not null default '',
  sku          text        not null default '',
  description  text        not null default '',
  -- In `unit`, as written in the order; blank: single ones.
  quantity     numeric(14, 3) not null check (quantity >= 0),
  unit         text        not null default '',
  planned      numeric(14, 3) not null default 0 check (planned >= 0),
  shipped      numeric(14, 3) not null default 0 check (shipped >= 0),
  cancelled    numeric(14, 3) not null default 0 check (cancelled >= 0),
  -- Pounds of the line; null: as the item master says.
  weight_lb    numeric(12, 2),
  freight_class text       not null default '',
  nmfc         text        not null default '',
  pallets      int,
  cartons      int,
  length_in    numeric(8, 2) not null default 0,
  width_in     numeric(8, 2) not null default 0,
  height_in    numeric(8, 2) not null default 0,
  is_hazardous boolean,
  pallet_number text       not null default '',
  weight_ref   text        not null default '',
  check_weight_quantity numeric(14, 3),
  primary key (client_id, order_id, line_id),
  unique (client_id, order_id, number) deferrable initially deferred,
  foreign key (client_id, order_id) references sales_order on delete cascade,
  -- Nothing is planned, shipped or cancelled that nobody ordered.
  constraint sales_order_line_counts check (planned + shipped + cancelled <= quantity)
);
call isolate('sales_order_line');

-- The only tie between a line of an order and a line of a shipment. Never deleted.
create table allocation (
  client_id        int         not null,
  allocation_id    bigint generated always as identity,
  order_id         bigint      not null,
  line_id          bigint      not null,
  shipment_id      bigint      not null,
  shipment_line_id bigint      not null,
  -- In the unit of the order's line.
  quantity         numeric(14, 3) not null check (quantity > 0),
  state            text        not null default 'planned' check (state in ('planned', 'shipped', 'released')),
  made_at          timestamptz not null,
  changed_at       timestamptz not null,
  primary key (client_id, allocation_id),
  foreign key (client_id, order_id, line_id) references sales_order_line,
  foreign key (client_id, shipment_id) references shipment
);
call isolate('allocation');
create index allocation_shipment on allocation (client_id, shipment_id);
-- The orders on the bill: [{number, customerPo, packages, weightLb, palletized}].
alter table shipment add column customer_orders jsonb;
create index allocation_order on allocation (client_id, order_id, line_id);
