-- Two people on one location: a save says which version it was made from.
alter table bill_to_location add column version int not null default 1;
