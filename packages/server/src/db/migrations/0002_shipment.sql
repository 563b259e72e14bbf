create extension if not exists pg_trgm;
create extension if not exists btree_gin;

-- Closes a table to every tenant but the one of the transaction. '' is what a local setting leaves behind, hence nullif.
create procedure isolate(tenant_table regclass) language plpgsql as $$
begin
  execute format('alter table %s enable row level security', tenant_table);
  execute format('alter table %s force row level security', tenant_table);
  execute format(
    'create policy tenant on %s using (client_id = nullif(current_setting(''app.client_id'', true), '''')::int)',
    tenant_table);
end $$;

create table shipment (
  client_id            int         not null references identity.client,
  shipment_id          bigint generated always as identity,
  -- Names the shipment on the socket and in file names: says nothing about how many there are.
  unique_name          text        not null,
  status               text        not null check (status in ('O', 'Q', 'T', 'A', 'D', 'V')),
  mode                 text        not null check (mode in ('LTL', 'TL', 'PARCEL')),
  terms                text        not null check (terms in ('prepaid', 'collect', 'thirdParty')),
  created_by           int         not null,
  assigned_to          int,
  origin               jsonb       not null,
  destination          jsonb       not null,
  bill_to              jsonb,
  items                jsonb       not null,
  accessorials         text[]      not null default '{}',
  shipment_references  text[]      not null default '{}',
  pickup_date          date,
  pickup_from          text        not null default '',
  pickup_to            text        not null default '',
  origin_zone          text        not null,
  special_instructions text        not null default '',
  internal_notes       text        not null default '',
  declared_value       bigint,
  currency             text        not null default 'USD',
  bol_number           text        not null,
  pro_number           text        not null default '',
  load_number          text        not null default '',
  trailer_number       text        not null default '',
  seals                text        not null default '',
  carrier_scac         text        not null default '',
  carrier_name         text        not null default '',
  service              text        not null default '',
  service_days         int,
  delivery_date        date,
  total_charge         bigint,
  selected_quote_id    bigint,
  -- 0: no bill of lading printed since booking; n: the nth revision is the valid one.
  bol_revision         int         not null default 0,
  -- What changed since the valid revision and stands on it, in words; empty: the printed bill of lading still holds.
  revision_due         text        not null default '',
  voided_from          text,
  total_weight         numeric(12, 2) not null default 0,
  total_pieces         int         not null default 0,
  total_handling_units int         not null default 0,
  version              int         not null default 1,
  created_key          text,
  created_at           timestamptz not null default now(),
  updated_at           timestamptz not null default now(),
  tendered_at          timestamptz,
  consignee            text        not null generated always as (destination ->> 'company') stored,
  search_text          text        not null generated always as (
    lower(bol_number || ' ' || pro_number || ' ' || load_number || ' ' || coalesce(shipment_references[1], '') || ' '
      || coalesce(shipment_references[2], '') || ' ' || coalesce(shipment_references[3], '') || ' '
      || coalesce(shipment_references[4], '') || ' ' || coalesce(shipment_references[5], '') || ' '
      || (destination ->> 'company') || ' ' || (destination ->> 'city') || ' ' || (destination ->> 'contactName') || ' '
      || (origin ->> 'company') || ' ' || (origin ->> 'city') || ' ' || carrier_name)) stored,
  primary key (client_id, shipment_id),
  unique (client_id, bol_number),
  unique (client_id, unique_name)
);
call isolate('shipment');
-- One index per sort of the list call, each ending in the key so that a cursor is exact.
create index shipment_created on shipment (client_id, status, shipment_id);
create index shipment_pickup on shipment (client_id, status, coalesce(pickup_date, '-infinity'), shipment_id);
create index shipment_consignee on shipment (client_id, status, consignee, shipment_id);
create index shipment_carrier on shipment (client_id, status, carrier_name, shipment_id);
create index shipment_amount on shipment (client_id, status, coalesce(total_charge, -1), shipment_id);
create index shipment_bol on shipment (client_id, status, bol_number, shipment_id);
create index shipment_pro on shipment (client_id, status, pro_number, shipment_id);
create index shipment_creator on shipment (client_id, created_by, status, shipment_id);
create index shipment_assignee on shipment (client_id, assigned_to, status, shipment_id);
create index shipment_search on shipment using gin (client_id, search_text gin_trgm_ops);
-- A repeated create finds what its first try made.
create unique index shipment_created_key on shipment (client_id, created_by, created_key);

-- Shipments per bucket and person (0: everybody), kept by the triggers below, so that counting costs nothing.
create table shipment_count (
  client_id int    not null,
  user_id   int    not null,
  status    text   not null,
  n         bigint not null,
  primary key (client_id, user_id, status)
);
call isolate('shipment_count');

create function count_shipments() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into shipment_count as c (client_id, user_id, status, n)
    select client_id, owner, status, count(*)
      from new_rows cross join lateral (select 0 union select created_by union select assigned_to) o (owner)
     where owner is not null
     group by 1, 2, 3 order by 1, 2, 3
    on conflict (client_id, user_id, status) do update set n = c.n + excluded.n;
  elsif tg_op = 'DELETE' then
    insert into shipment_count as c (client_id, user_id, status, n)
    select client_id, owner, status, -count(*)
      from old_rows cross join lateral (select 0 union select created_by union select assigned_to) o (owner)
     where owner is not null
     group by 1, 2, 3 order by 1, 2, 3
    on conflict (client_id, user_id, status) do update set n = c.n + excluded.n;
  else
    insert into shipment_count as c (client_id, user_id, status, n)
    select client_id, owner, status, sum(d)
      from (select client_id, owner, status, 1 as d from new_rows
             cross join lateral (select 0 union select created_by union select assigned_to) o (owner)
            union all
            select client_id, owner, status, -1 from old_rows
             cross join lateral (select 0 union select created_by union select assigned_to) o (owner)) x
     where owner is not null
     group by 1, 2, 3 having sum(d) <> 0 order by 1, 2, 3
    on conflict (client_id, user_id, status) do update set n = c.n + excluded.n;
  end if;
  return null;
end $$;
create trigger shipment_counted_in after insert on shipment
  referencing new table as new_rows for each statement execute function count_shipments();
create trigger shipment_counted_over after update on shipment
  referencing new table as new_rows old table as old_rows for each statement execute function count_shipments();
create trigger shipment_counted_out after delete on shipment
  referencing old table as old_rows for each statement execute function count_shipments();

-- Half-entered shipments, saved while typing.
create table shipment_draft (
  client_id  int         not null references identity.client,
  draft_id   bigint generated always as identity,
  user_id    int         not null,
  form       jsonb       not null,
  updated_at timestamptz not null,
  primary key (client_id, draft_id)
);
call isolate('shipment_draft');
create index shipment_draft_user on shipment_draft (client_id, user_id, updated_at);

-- Running numbers (the serial of BOL numbers): one row locked until the writer commits, so none is given twice.
create table number_series (
  client_id int    not null references identity.client,
  name      text   not null,
  next      bigint not null,
  primary key (client_id, name)
);
call isolate('number_series');

-- Who changed what, when, before and after. Append-only: nobody may change or take away a line.
create table audit_entry (
  client_id  int         not null references identity.client,
  audit_id   bigint generated always as identity,
  at         timestamptz not null,
  user_id    int,
  actor      text        not null,
  request_id text        not null,
  entity     text        not null,
  entity_id  bigint      not null,
  action     text        not null,
  before     jsonb,
  after      jsonb,
  primary key (client_id, audit_id)
);
call isolate('audit_entry');
create index audit_entry_entity on audit_entry (client_id, entity, entity_id, audit_id);
revoke update, delete, truncate on audit_entry from waybill_app;
