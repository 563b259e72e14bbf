-- noted: what a run wrote is a word to a person alone, as of an order that it wanted cancelled and could not stop.
alter table import_change drop constraint import_change_what_check;
alter table import_change add constraint import_change_what_check check (what in ('added', 'changed', 'noted'));
-- The word that the run noted on the thing: a person is wanted, or not any more. Null: it noted none.
alter table import_change add column noted text check (noted in ('wanted', 'recalled'));
alter table import_change add column noted_at timestamptz;
-- Since when a person was wanted before the run's word; null: none was. It becomes what it was before the word of another run
-- that came before and is undone.
alter table import_change add column noted_before timestamptz;
create index import_change_noted on import_change (client_id, entity_id, noted_at) where noted is not null;
