-- What the message of a failed run names: the row that is too long.
alter table import_run add column failure_params jsonb not null default '{}';
