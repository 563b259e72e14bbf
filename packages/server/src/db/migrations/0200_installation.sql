-- Which installation this database is of. Its key lies outside, in WAYBILL_DATA: a database that was restored or copied knows
-- by it that it is not the one that works, and lets nothing leave.
create table work.installation (
  is_only     boolean     primary key default true check (is_only),
  key         text        not null,
  -- Cluster and database in which it was claimed, and the very file that held the key.
  database    text        not null,
  key_file    text        not null,
  -- Counted on while it works, here and outside: one that was set back to an earlier state has counted less.
  ticks       bigint      not null default 0,
  ticked_at   timestamptz not null,
  claimed_at  timestamptz not null
);

-- Written by whoever asks whether a node can work: that it can be written says that everything can.
create table work.pulse (
  is_only   boolean     primary key default true check (is_only),
  beaten_at timestamptz not null default now()
);
insert into work.pulse default values;
