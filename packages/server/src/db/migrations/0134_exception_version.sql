-- Counts what people did with one, not what the clock did: of two who act on the same sight of it the second is told.
alter table exception add column version int not null default 1;
