-- The number that the shipper's system gives a line: its later files name the line by it. Null: they do not say.
alter table sales_order_line add column shipper_line numeric(12, 3);
-- When a file cancelled what had left already, or what a carrier was asked to take: a person stops it. Null: none did.
alter table sales_order add column cancel_wanted_at timestamptz;

-- Whether anybody said whose file it is: where a company has sources of orders, a person who uploads one is asked.
alter table import_run add column source_said boolean not null default true;
-- Of files that people upload (source 0): whose those with these heads are; 0: no source's. Null: nobody said.
alter table import_mapping add column owner_id bigint;
