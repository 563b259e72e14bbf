-- The company's own fuel surcharges: a table turns the weekly price of diesel in a region into a percent or into dollars a
-- mile. Sheets name a program, so a weekly change is one row and no new version of every sheet. Neither table's rows ever
-- change: a past date is rated to the same cents again.
create table fuel_program (
  client_id      int         not null references identity.client,
  name           text        not null,
  effective_from date        not null,
  region         text        not null,
  basis          text        not null check (basis in ('percent', 'perMile')),
  -- [{from, value}] in their order: dollars a gallon, and a percent or dollars a mile, each in 1/10,000.
  bands          jsonb       not null,
  loaded_at      timestamptz not null,
  loaded_by      int,
  primary key (client_id, name, effective_from)
);
call isolate('fuel_program');

create table fuel_index (
  client_id      int         not null references identity.client,
  region         text        not null,
  effective_from date        not null,
  -- Dollars a gallon in 1/10,000.
  price          int         not null check (price > 0),
  entered_at     timestamptz not null,
  entered_by     int,
  primary key (client_id, region, effective_from)
);
call isolate('fuel_index');
