-- What customs is told of a line of goods that crosses a border: a row for each line that has any.
create table customs_line (
  client_id      int      not null references identity.client,
  shipment_id    bigint   not null,
  line_id        bigint   not null,
  -- ISO 3166 alpha-2 of where it was made.
  origin_country text     not null,
  hts_code       text     not null,
  -- Articles on all packages together, and what all of them are worth in minor units.
  pieces         numeric(12, 2) not null,
  value          int      not null,
  currency       text     not null,
  primary key (client_id, shipment_id, line_id),
  foreign key (client_id, shipment_id, line_id) references shipment_line on delete cascade
);
call isolate('customs_line');
