-- A row that a node was asking for outside when its job was stopped: where that node dies over it, it begins no more,
-- whatever becomes of the job.
alter table bulk_row add column ends_here boolean not null default false;
