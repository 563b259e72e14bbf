-- An expression with `coalesce` is no condition of an index under row level security: a range of days or amounts, and the next page
-- in their order, were looked for row by row.
drop index shipment_pickup;
create index shipment_pickup on shipment
  (client_id, bucket, (case when pickup_date is null then '-infinity'::date else pickup_date end), shipment_id);
drop index shipment_amount;
create index shipment_amount on shipment
  (client_id, bucket, (case when terms = 'prepaid' and total_charge is not null then total_charge else -1 end), shipment_id);
drop index sales_order_due;
create index sales_order_due on sales_order
  (client_id, state, (case when due_date is null then 'infinity'::date else due_date end), order_id);
drop index sales_order_ship;
create index sales_order_ship on sales_order
  (client_id, state, (case when ship_date is null then 'infinity'::date else ship_date end), order_id);
