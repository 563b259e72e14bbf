-- Rate sheets that people upload. A version is a draft until somebody activates it for a day; none is ever overwritten.
-- `lanes_kept`: its lanes stand in rate_lane, a row each, and `sheet` holds what it says beside them. A base tariff is a
-- version, too, named by its code where a sheet has its SCAC: sheets look their lanes up in it, and copy none.
alter table rate_sheet_version
  add column kind         text    not null default 'sheet' check (kind in ('sheet', 'base')),
  add column state        text    not null default 'active'
    check (state in ('mapping', 'reading', 'faulty', 'draft', 'active', 'discarded')),
  add column lanes_kept   boolean not null default false,
  add column lanes        int     not null default 0,
  add column activated_at timestamptz,
  add column activated_by int;

-- The file a version was read from: how its tables were understood, how far the reading is, what is wrong with it.
create table rate_file (
  client_id   int         not null references identity.client,
  version_id  bigint      not null,
  name        text        not null,
  sha256      text        not null,
  bytes       bigint      not null,
  -- Per table: name, its first rows, kind, row of the heads, columns.
  tables      jsonb       not null,
  -- What is said once for the whole sheet, as it was entered.
  terms       jsonb       not null,
  rows_read   int         not null default 0,
  fault_count int         not null default 0,
  -- The first ones, each with its row as written.
  faults      jsonb       not null default '[]',
  -- A sentence when the file could not be read at all.
  failure     text        not null default '',
  primary key (client_id, version_id),
  foreign key (client_id, version_id) references rate_sheet_version on delete cascade
);
call isolate('rate_file');

-- How a carrier's columns were understood the last time, by the heads of the table.
create table rate_mapping (
  client_id int         not null references identity.client,
  scac      text        not null,
  heads     text        not null,
  mapping   jsonb       not null,
  saved_at  timestamptz not null,
  primary key (client_id, scac, heads)
);
call isolate('rate_mapping');

-- What one row of a version's lane table says. The keys are what all ZIPs of a place begin with, `@OH`, or `*`.
create table rate_lane (
  client_id       int     not null references identity.client,
  version_id      bigint  not null,
  lane_no         int     not null,
  origin_key      text    not null collate "C",
  destination_key text    not null collate "C",
  origin          text    not null collate "C",
  destination     text    not null collate "C",
  -- What sets it apart from the other rows between the two places: class, terms, first day.
  part            text    not null collate "C",
  -- The other way of a lane that holds both ways.
  reversed        boolean not null,
  terms           jsonb   not null,
  primary key (client_id, version_id, lane_no, reversed),
  foreign key (client_id, version_id) references rate_sheet_version on delete cascade
);
call isolate('rate_lane');
create index rate_lane_between on rate_lane (client_id, version_id, origin_key, destination_key);

-- A base tariff: where two places are priced, and what each basis costs. A pair of places is one row, its table another.
create table base_lane (
  client_id       int    not null references identity.client,
  version_id      bigint not null,
  origin_key      text   not null collate "C",
  destination_key text   not null collate "C",
  origin          text   not null collate "C",
  destination     text   not null collate "C",
  basis           text   not null collate "C",
  foreign key (client_id, version_id) references rate_sheet_version on delete cascade
);
call isolate('base_lane');
create index base_lane_between on base_lane (client_id, version_id, origin_key, destination_key);

create table base_rate (
  client_id  int    not null references identity.client,
  version_id bigint not null,
  basis      text   not null collate "C",
  -- [{freightClass, perCwt}], minor units in minimum.
  rates      jsonb  not null,
  minimum    bigint,
  primary key (client_id, version_id, basis),
  foreign key (client_id, version_id) references rate_sheet_version on delete cascade
);
call isolate('base_rate');

-- What a version would have charged for shipments of the past, beside what is in force.
create table rate_replay (
  client_id  int         not null references identity.client,
  version_id bigint      not null,
  asked_by   int         not null,
  asked_at   timestamptz not null,
  since      date        not null,
  -- All shipments that are asked about, and those priced so far; the last one's number says where it goes on.
  shipments  int         not null,
  done       int         not null default 0,
  last_id    bigint      not null default 0,
  ended_at   timestamptz,
  primary key (client_id, version_id),
  foreign key (client_id, version_id) references rate_sheet_version on delete cascade
);
call isolate('rate_replay');

create table rate_replay_row (
  client_id   int    not null references identity.client,
  version_id  bigint not null,
  shipment_id bigint not null,
  -- Minor units; null where there is no price, and why.
  before      bigint,
  after       bigint,
  currency    text   not null,
  reason      text   not null default '',
  primary key (client_id, version_id, shipment_id),
  foreign key (client_id, version_id) references rate_replay on delete cascade
);
call isolate('rate_replay_row');
