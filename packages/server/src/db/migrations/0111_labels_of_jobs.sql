-- The labels that a print job draws: one that was given back while its job waited comes out of no printer any more.
alter table print_job add column label_ids bigint[] not null default '{}';
