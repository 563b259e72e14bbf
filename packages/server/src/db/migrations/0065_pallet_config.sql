-- Pallets as a company loads them, one row for each type of packaging; what it does not set is as usual (domain usualPallets).
create table pallet_config (
  client_id      int           not null references identity.client,
  packaging      text          not null,
  length_in      numeric(8, 2) not null check (length_in > 0),
  width_in       numeric(8, 2) not null check (width_in > 0),
  tare_lb        numeric(8, 2) not null check (tare_lb >= 0),
  -- From the floor; with the pallet itself.
  max_height_in  numeric(8, 2) not null check (max_height_in > 0),
  max_weight_lb  numeric(12, 2) not null check (max_weight_lb > tare_lb),
  primary key (client_id, packaging)
);
call isolate('pallet_config');

-- The version of all of a company's pallets: they are saved whole.
create table pallet_config_list (
  client_id int         primary key references identity.client,
  version   int         not null,
  saved_by  int         not null,
  saved_at  timestamptz not null
);
call isolate('pallet_config_list');
