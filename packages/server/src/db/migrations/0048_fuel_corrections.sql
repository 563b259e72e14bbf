-- A diesel price that was entered wrongly is corrected: what stood there, who saw it and why stay. Prices made from it keep
-- their traces.
create table fuel_correction (
  client_id      int         not null references identity.client,
  correction_no  bigint generated always as identity,
  region         text        not null,
  effective_from date        not null,
  -- Dollars a gallon in 1/10,000.
  before         int         not null,
  after          int         not null,
  reason         text        not null,
  corrected_at   timestamptz not null,
  corrected_by   int         not null,
  -- What the person was called.
  actor          text        not null,
  primary key (client_id, correction_no)
);
call isolate('fuel_correction');
revoke update, delete, truncate on fuel_correction from waybill_app;
