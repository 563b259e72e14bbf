-- What an order was called apart by (namesake) when its import was undone: opened again, it is that one.
alter table sales_order add column former_namesake int not null default 0;
