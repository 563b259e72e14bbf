-- Files whose rows become things of the product, row by row. A run is one file: how its table is understood, and how far it is.
create table import_run (
  client_id   int         not null references identity.client,
  run_id      bigint generated always as identity,
  kind        text        not null,
  -- What fetched it; null: a person uploaded it.
  source_id   bigint,
  name        text        not null,
  sha256      text        not null,
  bytes       bigint      not null,
  -- Whether its bytes are still on the disk.
  file_kept   boolean     not null default true,
  -- Per table of the file: its name, its first rows, what stands in its columns, its rows as far as they were counted.
  tables      jsonb       not null,
  mapping     jsonb       not null,
  -- What was chosen for it, such as what becomes of what is known.
  options     jsonb       not null default '{}',
  state       text        not null default 'mapping'
    check (state in ('mapping', 'staging', 'running', 'stopped', 'done', 'failed', 'discarded')),
  -- A code of the messages when the file could not be read.
  failure     text        not null default '',
  -- The last row of the file that stands in import_row, and whether that was its last.
  row_reached int         not null default 0,
  is_staged   boolean     not null default false,
  -- The last group that was worked, and whether only rows with reasons are worked: those that were held.
  key_reached text        not null default '' collate "C",
  is_again    boolean     not null default false,
  waiting     int         not null default 0,
  done        int         not null default 0,
  held        int         not null default 0,
  skipped     int         not null default 0,
  -- What became of rows that are done, counted by word.
  became      jsonb       not null default '{}',
  created_by  int,
  created_at  timestamptz not null,
  begun_at    timestamptz,
  ended_at    timestamptz,
  primary key (client_id, run_id)
);
call isolate('import_run');
create index import_run_content on import_run (client_id, sha256);
create index import_run_newest on import_run (client_id, kind, run_id);

-- A row of the file as it is written. No key refers to its run: a million rows would each be asked for it, and runs are never
-- deleted before their rows. Rows that are done are written in place, so no index holds their state.
create table import_row (
  client_id int    not null references identity.client,
  run_id    bigint not null,
  -- As the file counts, from 1.
  row_no    int    not null,
  -- What belongs together has the same: the lines of an order.
  group_key text   not null collate "C",
  cells     json   not null,
  state     text   not null default 'waiting' check (state in ('waiting', 'done', 'held', 'skipped')),
  -- Why it is held or was passed over: [{field, column, cell, code, params}].
  reasons   jsonb,
  -- What it became: {what, entity, id, name}.
  became    jsonb,
  -- Cells that a person wrote anew, by column: {"3": "12"}.
  edits     jsonb,
  primary key (client_id, run_id, row_no)
) with (fillfactor = 60);
call isolate('import_row');
create index import_row_group on import_row (client_id, run_id, group_key, row_no);
create index import_row_reasons on import_row (client_id, run_id, row_no) where reasons is not null;

-- How a table with these heads was understood the last time, by what it came from (0: a person).
create table import_mapping (
  client_id int         not null references identity.client,
  kind      text        not null,
  source_id bigint      not null,
  heads     text        not null,
  mapping   jsonb       not null,
  saved_at  timestamptz not null,
  primary key (client_id, kind, source_id, heads)
);
call isolate('import_mapping');
