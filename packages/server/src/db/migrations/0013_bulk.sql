-- One action over many rows, as the server's work (ADR 9): a job, and what became of each of its rows. Done is done once: a row
-- leaves `waiting` in the transaction of its own change.
create table bulk_job (
  client_id  int         not null references identity.client,
  bulk_id    bigint generated always as identity,
  started_by int         not null,
  action     text        not null check (action in ('move', 'void', 'deleteItems', 'resendMails')),
  -- What goes with the action: {statusCode, comments}.
  input      jsonb       not null,
  total      int         not null,
  started_at timestamptz not null,
  ended_at   timestamptz,
  -- Put away by the one who started it.
  closed_at  timestamptz,
  primary key (client_id, bulk_id)
);
call isolate('bulk_job');
create index bulk_job_open on bulk_job (client_id, started_by, bulk_id) where closed_at is null;

create table bulk_row (
  client_id  int    not null,
  bulk_id    bigint not null,
  row_no     int    not null,
  subject_id bigint not null,
  -- The version that was seen; null: as it is when its turn comes.
  version    int,
  -- What people call it.
  name       text   not null,
  state      text   not null default 'waiting' check (state in ('waiting', 'done', 'toFix')),
  -- Why it is to fix, as a code of the messages; blank when it is done.
  code       text   not null default '',
  -- What is to be said of it: the reason, or what is left to do outside.
  words      text   not null default '',
  settled_at timestamptz,
  primary key (client_id, bulk_id, row_no),
  foreign key (client_id, bulk_id) references bulk_job on delete cascade
);
call isolate('bulk_row');
create index bulk_row_waiting on bulk_row (client_id, bulk_id, row_no) where state = 'waiting';

-- Filters of the list: of one carrier, and what should have arrived.
create index shipment_scac on shipment (client_id, bucket, carrier_scac, shipment_id);
create index shipment_expected on shipment (client_id, bucket, delivery_date) where bucket in ('T', 'A');
