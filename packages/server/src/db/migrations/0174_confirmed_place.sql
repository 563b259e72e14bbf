-- Cities that do not go with their ZIP by the table, and that somebody of the company said are right: they are not asked about again.
create table confirmed_place (
  client_id    int         not null references identity.client,
  -- A US ZIP of five figures.
  zip          text        not null,
  -- As cities are compared: capital letters alone.
  city_key     text        not null,
  confirmed_by int         references identity.person,
  confirmed_at timestamptz not null,
  primary key (client_id, zip, city_key)
);
call isolate('confirmed_place');
revoke update, delete, truncate on confirmed_place from waybill_app;
