-- What can be done with many rows is a list in TypeScript: an action more changes no table.
alter table bulk_job drop constraint bulk_job_action_check;
-- Stopped by the one who started it: no further row begins.
alter table bulk_job add column stopped_at timestamptz;

-- A row ends when its outcome is known. `asked`: what it started is under way, or carriers are asked for it at this moment;
-- `unknown`: nobody knows what became of it; `stopped`: it had not begun when its job was stopped.
alter table bulk_row drop constraint bulk_row_state_check;
alter table bulk_row
  add constraint bulk_row_state_check check (state in ('waiting', 'asked', 'done', 'toFix', 'unknown', 'stopped'));
-- When a node took it to ask outside, past any transaction; null: it was not, or is over.
alter table bulk_row add column taken_at timestamptz;
create index bulk_row_state on bulk_row (client_id, bulk_id, state, row_no);
drop index bulk_row_waiting;

-- What a row started, and what became of that: written with the outcome itself, read by the job (modules/bulk/followRows.ts).
create table bulk_started (
  client_id  int     not null,
  kind       text    not null,
  subject_id bigint  not null,
  bulk_id    bigint  not null,
  row_no     int     not null,
  state      text    not null default 'asked' check (state in ('asked', 'done', 'toFix', 'unknown')),
  -- The carrier's or the mail server's.
  words      text    not null default '',
  -- Its row does not say so yet.
  is_news    boolean not null default false,
  primary key (client_id, kind, subject_id, bulk_id, row_no),
  foreign key (client_id, bulk_id, row_no) references bulk_row on delete cascade
);
call isolate('bulk_started');
create index bulk_started_row on bulk_started (client_id, bulk_id, row_no);
create index bulk_started_news on bulk_started (client_id, bulk_id) where is_news;
