-- Collect on delivery: what the driver collects, who pays the fee for it, and whether the consignee's own check will do.
alter table shipment
  add column cod_amount         bigint,
  add column cod_fee_terms      text    not null default '' check (cod_fee_terms in ('', 'prepaid', 'collect')),
  add column cod_customer_check boolean not null default false;

-- What stands on the label of a handling unit: an SSCC, or a licence plate of ours for a company without a GS1 prefix.
-- A row of n equal units stays one row: a price and a bill depend on rows, and a label must change neither. A number
-- outlives its unit, so that a scan of an old label still finds the shipment.
create table unit_label (
  client_id   int      not null references identity.client,
  shipment_id bigint   not null,
  unit_id     bigint   not null,
  -- Which of the equal units of the row, from 1.
  place       smallint not null check (place > 0),
  number      text     collate "C" not null,
  primary key (client_id, shipment_id, unit_id, place),
  unique (client_id, number),
  foreign key (client_id, shipment_id) references shipment on delete cascade
);
call isolate('unit_label');

-- How a place is named on papers: {LocationNumber, CID, SID, FOB}.
alter table address add column papers jsonb not null default '{}';
