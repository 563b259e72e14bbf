-- Which version of its subject an entry made: what happened since somebody saw it can be told. Null: it made none, or stems
-- from before this was kept.
alter table audit_entry add column version int;

-- The price a tendered row goes at, where another one was shown after it was reviewed; null: the reviewed one.
alter table bulk_row add column price_sheet_id bigint;
-- Which fields keep a row from being done, as the refusal of its call named them.
alter table bulk_row add column issues jsonb not null default '[]';
