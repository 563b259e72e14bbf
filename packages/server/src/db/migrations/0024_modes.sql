-- How freight is moved and who is asked for it: volume prices, the truck of a truckload, the choice of carriers.
alter table shipment
  add column volume boolean not null default false,
  add column equipment text not null default '' check (equipment in ('', 'dryVan', 'reefer', 'flatbed', 'stepDeck')),
  -- Degrees Fahrenheit between which a reefer is kept.
  add column temperature_min smallint,
  add column temperature_max smallint,
  add column tarps boolean not null default false,
  add column rate_mode text not null default 'all' check (rate_mode in ('all', 'provider')),
  -- SCACs of whom to ask; none: everybody of the rate mode.
  add column asked_carriers text[] not null default '{}',
  -- Appointed before anybody was asked: by who pays, or by the shipper.
  add column appointed_carrier text not null default '';

-- Feet of trailer floor, where somebody measured them; null: worked out from the dimensions.
alter table handling_unit add column linear_feet numeric(6, 1);

-- Freight that the consignee pays: who may carry it, and who does unless another one is appointed.
alter table carrier
  add column if not exists collect boolean not null default false,
  add column if not exists ship_via text not null default '',
  add column if not exists collect_flagged boolean not null default false;
