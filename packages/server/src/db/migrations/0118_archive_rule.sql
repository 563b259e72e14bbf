-- After how many days a delivered shipment leaves the lists of each day; no row, or null: it stays until somebody archives it.
create table archive_rule (
  client_id  int         not null primary key references identity.client,
  after_days int         check (after_days between 1 and 3650),
  version    int         not null default 1,
  saved_at   timestamptz not null,
  saved_by   bigint      not null
);
call isolate('archive_rule');
