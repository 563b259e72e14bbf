-- What each order bears of what its shipment was bought at: a set for each set of charges, which sums to it exactly.
create table charge_spread (
  client_id    int         not null references identity.client,
  tender_id    bigint      not null,
  amendment_no int         not null,
  order_id     bigint      not null,
  shipment_id  bigint      not null,
  -- What it was shared out by, and how much of that the order had: pounds, or packages where nothing weighs.
  basis        text        not null check (basis in ('weight', 'packages')),
  measure      numeric     not null,
  -- Minor units.
  amount       bigint      not null,
  currency     text        not null,
  made_at      timestamptz not null,
  primary key (client_id, tender_id, amendment_no, order_id),
  foreign key (client_id, shipment_id, tender_id) references tender (client_id, shipment_id, tender_id) on delete cascade,
  foreign key (client_id, order_id) references sales_order
);
call isolate('charge_spread');
revoke update, delete, truncate on charge_spread from waybill_app;
create index charge_spread_order on charge_spread (client_id, order_id);
create index charge_spread_shipment on charge_spread (client_id, shipment_id);
