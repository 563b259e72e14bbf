-- The shipment that a row of orders was built as, written in the transaction that builds it: a row that begins again goes on
-- with it and builds no second one. Null: the row is about a shipment itself, or nothing is built yet.
alter table bulk_row add column shipment_id bigint;
