-- How often head and lines of an order were written: clocks of two nodes say nothing of who was last.
alter table sales_order add column edits int not null default 0;
-- The order's count once the run had written it; null: kept before such counts were.
alter table import_change add column edits int;
-- What a row's subject was before the row was done, for an undo of the job.
alter table bulk_row add column before jsonb;
