-- An import can be undone whole: what it wrote, with what was there before, as long as its rows are kept.
create table import_change (
  client_id  int         not null references identity.client,
  run_id     bigint      not null,
  -- Of what the run wrote: the sales order.
  entity_id  bigint      not null,
  group_key  text        not null,
  name       text        not null,
  what       text        not null check (what in ('added', 'changed')),
  -- What a changed one was before; null: it is new.
  before     jsonb,
  -- What was changed after this was changed by somebody else.
  written_at timestamptz not null,
  state      text        not null default 'stands' check (state in ('stands', 'undone', 'stays')),
  -- Why it stays: {code, params}.
  reason     jsonb,
  primary key (client_id, run_id, entity_id)
);
call isolate('import_change');

alter table import_run drop constraint import_run_state_check;
alter table import_run add constraint import_run_state_check check (state in
  ('mapping', 'staging', 'running', 'stopped', 'done', 'failed', 'discarded', 'undoing', 'undone'));
-- Who had it undone.
alter table import_run add column undone_by int;
