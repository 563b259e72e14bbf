-- What small packages ask of their carrier, and what is said of each.
alter table shipment add column parcel jsonb;
alter table handling_unit add column declared_value integer check (declared_value >= 0);
alter table handling_unit add column additional_handling boolean not null default false;
