-- Defaults that were taken away keep their version: who still has the ones before on the screen hears of it.
alter table order_default add column is_set boolean not null default true;
