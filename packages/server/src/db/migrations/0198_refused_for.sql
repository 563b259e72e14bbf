-- What a row was refused for, by the names of its message: the shipment that it seems to repeat, for the answer that it does not.
alter table bulk_row add column params jsonb not null default '{}';
