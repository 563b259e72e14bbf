-- Jobs that go on with the rows of another one: built, then priced, then tendered. All of them are shown as one sheet, which is
-- known by its first job.
alter table bulk_job add column sheet_id bigint;
create index bulk_job_sheet on bulk_job (client_id, sheet_id, bulk_id) where sheet_id is not null;
