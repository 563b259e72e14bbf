-- The code by which customers order an item, beside its SKU; and ways to items by either, whatever their case.
alter table item add column item_code text not null default '';
create index item_by_sku on item (client_id, lower(sku));
create index item_by_code on item (client_id, lower(item_code)) where item_code <> '';
