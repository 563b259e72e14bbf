-- Reports that are sent, once or again and again. What is asked is kept as the call that asks it says it.
create table report_schedule (
  client_id   int         not null references identity.client,
  schedule_id bigint      not null generated always as identity,
  version     int         not null default 1,
  -- { report, filter, columns, sortName, sortOrder }
  question    jsonb       not null,
  -- Days that move along with the calendar of the zone, in the place of fixed ones; blank: those of the question.
  span        text        not null default '',
  format      text        not null check (format in ('csv', 'xlsx', 'pdf')),
  -- { every, at, zone, weekday, dayOfMonth }; null: sent once, when it was made.
  recurrence  jsonb,
  recipients  text[]      not null,
  until       date,
  -- { kind: 'rows' } or { kind: 'measure', column, than, figure, currency }; null: it always leaves.
  alert       jsonb,
  -- What it watches for is so since a report of it left: it stays quiet until that was over.
  alert_on    boolean     not null default false,
  owner_id    int         not null,
  state       text        not null check (state in ('active', 'paused', 'ended')),
  -- Slots in a row that came to nothing.
  failures    int         not null default 0,
  next_at     timestamptz,
  check ((state = 'active') = (next_at is not null)),
  created_at  timestamptz not null,
  deleted_at  timestamptz,
  primary key (client_id, schedule_id)
);
call isolate('report_schedule');
create index report_schedule_shown on report_schedule (client_id, state, schedule_id desc) where deleted_at is null;

-- One run for each slot; run by hand, the slot is the moment.
create table report_run (
  client_id   int         not null references identity.client,
  run_id      bigint      not null generated always as identity,
  schedule_id bigint      not null,
  slot        timestamptz not null,
  -- Null: its slot came.
  run_by      int,
  state       text        not null default 'waiting' check (state in ('waiting', 'sent', 'quiet', 'failed', 'dropped')),
  -- A word that the browser puts into a sentence.
  reason      text        not null default '',
  tries       int         not null default 0,
  file_id     bigint,
  file_name   text        not null default '',
  size        bigint      not null default 0,
  -- Too large for an attachment: its mails bring a link.
  is_linked   boolean     not null default false,
  -- One for each recipient.
  mail_ids    bigint[]    not null default '{}',
  ended_at    timestamptz,
  primary key (client_id, run_id),
  unique (client_id, schedule_id, slot),
  foreign key (client_id, schedule_id) references report_schedule on delete cascade,
  foreign key (client_id, file_id) references file
);
call isolate('report_run');
create index report_run_slots on report_run (client_id, slot);
create index report_run_file on report_run (client_id, file_id) where file_id is not null;

alter table identity.access_link drop constraint access_link_kind_check;
alter table identity.access_link add constraint access_link_kind_check
  check (kind in ('password', 'quote', 'tender', 'tracking', 'trackingEdit', 'report'));
