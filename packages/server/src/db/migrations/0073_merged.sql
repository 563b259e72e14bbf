-- What a shipment was merged from, for its own page and for taking it apart.
create index shipment_merged on shipment (client_id, merged_into) where merged_into is not null;
