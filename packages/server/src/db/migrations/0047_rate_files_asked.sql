-- Whether everything that a file holds and nobody understood was asked when it was read: a draft of before is read again.
alter table rate_file add column asked boolean not null default false;
