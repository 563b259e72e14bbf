-- A charge of labels above the price that was shown, as far as somebody has seen it. Minor units.
create table label_charge_seen (
  client_id int         not null references identity.client,
  tender_id bigint      not null,
  charged   bigint      not null,
  seen_at   timestamptz not null,
  seen_by   text        not null,
  primary key (client_id, tender_id)
);
call isolate('label_charge_seen');
