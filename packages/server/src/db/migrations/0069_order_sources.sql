-- Where a company's order files come from: a person who uploads, a folder on a server, or an address of the mailroom.
create table order_source (
  client_id     int         not null references identity.client,
  source_id     bigint generated always as identity,
  name          text        not null check (name <> ''),
  way           text        not null check (way in ('upload', 'ftp', 'ftps', 'sftp', 'mail')),
  active        boolean     not null default true,
  -- What becomes of orders that are known already.
  policy        text        not null default 'update' check (policy in ('update', 'skip', 'refuse')),
  -- Mail addresses that hear what became of each file.
  notified          text[]      not null default '{}',
  -- Of a folder on a server.
  host          text        not null default '',
  port          int         not null default 0,
  user_name     text        not null default '',
  -- {password, privateKey}, sealed with the key outside the database.
  secret        bytea,
  folder        text        not null default '',
  pattern       text        not null default '',
  done_folder   text        not null default '',
  every_minutes int         not null default 0,
  -- The key that the server showed first; blank: none yet, or it shows a certificate that others vouch for.
  host_key      text        not null default '',
  -- Another one that it shows now: nothing is fetched until a person accepts it.
  new_host_key  text        not null default '',
  -- Of mail: whose files are taken, addresses and whole domains.
  senders       text[]      not null default '{}',
  -- How the last look ended: {step, code, params}; null: well.
  fault         jsonb,
  failing_since timestamptz,
  looked_at     timestamptz,
  -- Files that still lay there after the last look.
  left_there    int         not null default 0,
  version       int         not null default 1,
  -- In whose name its orders are written.
  created_by    int         not null,
  created_at    timestamptz not null,
  primary key (client_id, source_id)
);
call isolate('order_source');
create unique index order_source_name on order_source (client_id, lower(name));

-- Files of a source that were met: what is kept says that a content was taken, so that it is taken once, also where the file
-- could not be moved away.
create table order_source_file (
  client_id  int         not null references identity.client,
  file_id    bigint generated always as identity,
  source_id  bigint      not null,
  name       text        not null,
  bytes      bigint      not null,
  -- As its server says it; blank: it does not.
  changed    text        not null default '',
  -- seen: once, perhaps still growing; taken: a run of it stands; same: its content was taken before; refused: can't be read.
  state      text        not null check (state in ('seen', 'taken', 'same', 'refused')),
  -- A code of the messages, why it is refused.
  reason     text        not null default '',
  sha256     text        not null default '',
  run_id     bigint,
  -- It lies no longer where it was fetched.
  moved      boolean     not null default false,
  met_at     timestamptz not null,
  primary key (client_id, file_id),
  foreign key (client_id, source_id) references order_source on delete cascade
);
call isolate('order_source_file');
-- Of a name one file lies there at a time.
create unique index order_source_file_there on order_source_file (client_id, source_id, name) where not moved;
create index order_source_file_newest on order_source_file (client_id, source_id, file_id);

-- Runs of a source that nobody was notified of yet are found by it.
create index import_run_source on import_run (client_id, source_id, run_id) where source_id is not null;
