-- Two shops count alike. Tells orders of one number and back order apart that a person keeps apart; 0: the first.
alter table sales_order add column namesake int not null default 0;
alter table sales_order drop constraint sales_order_client_id_number_back_order_key;
alter table sales_order add constraint sales_order_name unique (client_id, number, back_order, namesake);
-- What a person says of a held row whose order is known. same: it changes that order; another: it is an order of its own.
alter table import_row add column answer text check (answer in ('same', 'another'));
