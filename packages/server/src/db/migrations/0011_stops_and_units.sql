-- What moves, as rows of its own: stops, lines of goods, handling units and what is on them, bills of lading, and the
-- numbers people search by. The head keeps a summary for lists, which nothing decides by.
alter table shipment disable trigger user;
-- The owner carries the data over for all companies; every table is closed again below.
alter table shipment no force row level security;
alter table bol_revision no force row level security;

-- One series for the parts of all shipments: an id names one part, whatever its kind.
create sequence shipment_part_id;

create table stop (
  client_id       int      not null references identity.client,
  shipment_id     bigint   not null,
  stop_id         bigint   not null default nextval('shipment_part_id'),
  number          smallint not null check (number > 0),
  kind            text     not null check (kind in ('pickup', 'delivery')),
  -- As it is printed, whatever becomes of the entry of the address book it was taken from.
  address         jsonb    not null,
  address_id      bigint,
  zone            text     not null,
  window_date     date,
  window_from     text     not null default '',
  window_to       text     not null default '',
  appointment     text     not null default '',
  services        text[]   not null default '{}',
  stop_references text[]   not null default '{}',
  arrived_at      timestamptz,
  left_at         timestamptz,
  primary key (client_id, shipment_id, stop_id),
  unique (client_id, shipment_id, number) deferrable initially deferred,
  foreign key (client_id, shipment_id) references shipment on delete cascade,
  foreign key (client_id, address_id) references address on delete set null (address_id)
);
-- For the foreign key alone: an address that is deleted is looked for here.
create index stop_address on stop (client_id, address_id) where address_id is not null;

create table shipment_line (
  client_id     int      not null references identity.client,
  shipment_id   bigint   not null,
  line_id       bigint   not null default nextval('shipment_part_id'),
  number        smallint not null check (number > 0),
  description   text     not null,
  item_code     text     not null default '',
  nmfc          text     not null default '',
  freight_class text     not null default '',
  pieces        int      not null,
  piece_type    text     not null,
  weight_lb     numeric(12, 2) not null,
  -- Pounds in one of the unit that was typed in.
  wt_unit       double precision not null default 1,
  hazmat        jsonb,
  primary key (client_id, shipment_id, line_id),
  unique (client_id, shipment_id, number) deferrable initially deferred,
  foreign key (client_id, shipment_id) references shipment on delete cascade
);

create table handling_unit (
  client_id       int      not null references identity.client,
  shipment_id     bigint   not null,
  unit_id         bigint   not null default nextval('shipment_part_id'),
  number          smallint not null check (number > 0),
  -- So many equal units.
  count           int      not null,
  type            text     not null,
  length_in       numeric(12, 2) not null default 0,
  width_in        numeric(12, 2) not null default 0,
  height_in       numeric(12, 2) not null default 0,
  -- Inches in one of the unit that was typed in.
  dim_unit        double precision not null default 1,
  -- Of all units of the row with their pallets; null: what is on them.
  gross_weight_lb numeric(12, 2),
  stackable       boolean  not null default false,
  load_stop_id    bigint   not null,
  unload_stop_id  bigint   not null,
  primary key (client_id, shipment_id, unit_id),
  unique (client_id, shipment_id, number) deferrable initially deferred,
  foreign key (client_id, shipment_id) references shipment on delete cascade,
  foreign key (client_id, shipment_id, load_stop_id) references stop,
  foreign key (client_id, shipment_id, unload_stop_id) references stop
);

create table unit_content (
  client_id   int      not null references identity.client,
  shipment_id bigint   not null,
  unit_id     bigint   not null,
  line_id     bigint   not null,
  number      smallint not null check (number > 0),
  pieces      int      not null,
  weight_lb   numeric(12, 2) not null,
  primary key (client_id, shipment_id, unit_id, line_id),
  foreign key (client_id, shipment_id, unit_id) references handling_unit on delete cascade,
  foreign key (client_id, shipment_id, line_id) references shipment_line on delete cascade
);

create table bill_of_lading (
  client_id    int      not null references identity.client,
  shipment_id  bigint   not null,
  bill_id      bigint   not null default nextval('shipment_part_id'),
  place        smallint not null check (place > 0),
  number       text     not null,
  from_stop_id bigint   not null,
  to_stop_id   bigint   not null,
  -- Null: as the shipment says.
  terms        text     check (terms in ('prepaid', 'collect', 'thirdParty')),
  bill_to      jsonb,
  primary key (client_id, shipment_id, bill_id),
  unique (client_id, number),
  unique (client_id, shipment_id, place) deferrable initially deferred,
  foreign key (client_id, shipment_id) references shipment on delete cascade,
  foreign key (client_id, shipment_id, from_stop_id) references stop,
  foreign key (client_id, shipment_id, to_stop_id) references stop
);

-- A number people search by. `key` is what a search compares, `tail` the same without the first word: `PO 4711` is
-- found as `4711`. Both are columns because a function inside a search would hide the index from row level security, and
-- in collation C, so that one index serves equality, prefixes and their order.
create table shipment_reference (
  client_id   int      not null references identity.client,
  shipment_id bigint   not null,
  -- reference (1 to 5), bol, pro, load, order, customerPo, stop
  kind        text     not null,
  number      smallint not null,
  value       text     not null,
  key         text     collate "C" not null generated always as (lower(value)) stored,
  tail        text     collate "C" not null generated always as (
    case when strpos(value, ' ') > 0 then lower(substr(value, strpos(value, ' ') + 1)) else '' end) stored,
  primary key (client_id, shipment_id, kind, number),
  foreign key (client_id, shipment_id) references shipment on delete cascade
);

-- Extra services stand where they are done; what belongs to the freight alone stands on the first stop.
insert into stop (client_id, shipment_id, number, kind, address, zone, window_date, window_from, window_to, services)
select s.client_id, s.shipment_id, e.number, e.kind, e.address, case e.number when 1 then s.origin_zone else '' end,
       case e.number when 1 then s.pickup_date end,
       case e.number when 1 then s.pickup_from else '' end,
       case e.number when 1 then s.pickup_to else '' end,
       array(select a.code from unnest(s.accessorials) with ordinality a (code, n)
              where (a.code in ('LGDEL', 'RESDEL', 'INDEL', 'LTDDEL', 'APPTDEL', 'NOTIFY', 'CONDEL', 'EDUDEL', 'CNVDEL',
                                'SSTORDEL', 'SORTDEL', 'SATDEL')) = (e.number = 2)
              group by a.code order by min(a.n))
  from shipment s
 cross join lateral (values (1, 'pickup', s.origin), (2, 'delivery', s.destination)) e (number, kind, address)
 order by s.client_id, s.shipment_id, e.number;

create temporary table carried_item on commit drop as
select s.client_id, s.shipment_id, i.number, i.item, nextval('shipment_part_id') as line_id,
       nextval('shipment_part_id') as unit_id
  from shipment s cross join lateral jsonb_array_elements(s.items) with ordinality i (item, number);

insert into shipment_line
  (client_id, shipment_id, line_id, number, description, item_code, nmfc, freight_class, pieces, piece_type, weight_lb, hazmat)
select client_id, shipment_id, line_id, number, item ->> 'description', item ->> 'itemCode', item ->> 'nmfc',
       item ->> 'freightClass', (item ->> 'pieces')::int, item ->> 'pieceType', (item ->> 'weightLb')::numeric,
       nullif(item -> 'hazmat', 'null')
  from carried_item;

insert into handling_unit
  (client_id, shipment_id, unit_id, number, count, type, length_in, width_in, height_in, stackable, load_stop_id, unload_stop_id)
select c.client_id, c.shipment_id, c.unit_id, c.number, (c.item ->> 'handlingUnits')::int, c.item ->> 'handlingUnitType',
       (c.item ->> 'lengthIn')::numeric, (c.item ->> 'widthIn')::numeric, (c.item ->> 'heightIn')::numeric,
       (c.item ->> 'stackable')::boolean, f.stop_id, t.stop_id
  from carried_item c
  join stop f on f.client_id = c.client_id and f.shipment_id = c.shipment_id and f.number = 1
  join stop t on t.client_id = c.client_id and t.shipment_id = c.shipment_id and t.number = 2;

insert into unit_content (client_id, shipment_id, unit_id, line_id, number, pieces, weight_lb)
select client_id, shipment_id, unit_id, line_id, 1, (item ->> 'pieces')::int, (item ->> 'weightLb')::numeric
  from carried_item;

insert into bill_of_lading (client_id, shipment_id, place, number, from_stop_id, to_stop_id)
select s.client_id, s.shipment_id, 1, s.bol_number, f.stop_id, t.stop_id
  from shipment s
  join stop f on f.client_id = s.client_id and f.shipment_id = s.shipment_id and f.number = 1
  join stop t on t.client_id = s.client_id and t.shipment_id = s.shipment_id and t.number = 2
 order by s.client_id, s.shipment_id;

insert into shipment_reference (client_id, shipment_id, kind, number, value)
select s.client_id, s.shipment_id, r.kind, r.number, r.value
  from shipment s
 cross join lateral (
   select 'reference' as kind, n as number, value from unnest(s.shipment_references) with ordinality u (value, n)
   union all values ('bol', 1, s.bol_number), ('pro', 1, s.pro_number), ('load', 1, s.load_number)) r
 where r.value <> '';

-- Every revision was of the only bill there was.
alter table bol_revision
  add column bill_id bigint,
  -- What it was printed from.
  add column if not exists content_no int;
update bol_revision r set bill_id = b.bill_id
  from bill_of_lading b where b.client_id = r.client_id and b.shipment_id = r.shipment_id;
alter table bol_revision
  drop constraint bol_revision_pkey,
  alter column bill_id set not null,
  add primary key (client_id, shipment_id, bill_id, revision),
  add foreign key (client_id, shipment_id, bill_id) references bill_of_lading;

-- The summary: what lists show and sort by. Column `bucket` is where a shipment is listed and counted.
drop index shipment_search;
drop index shipment_consignee;
alter table shipment
  drop column search_text,
  drop column consignee;
alter table shipment
  add column shipper           text not null default '',
  add column shipper_city      text not null default '',
  add column consignee         text not null default '',
  add column consignee_city    text not null default '',
  add column consignee_state   text not null default '',
  add column consignee_contact text not null default '',
  add column bucket            text not null generated always as (status) stored;
update shipment set
  shipper = origin ->> 'company', shipper_city = origin ->> 'city', consignee = destination ->> 'company',
  consignee_city = destination ->> 'city', consignee_state = destination ->> 'state',
  consignee_contact = destination ->> 'contactName';
alter table shipment
  drop constraint shipment_client_id_bol_number_key,
  drop column origin,
  drop column destination,
  drop column items,
  drop column accessorials,
  -- Names only: numbers stand in shipment_reference.
  add column search_text text not null generated always as (
    lower(consignee || ' ' || consignee_city || ' ' || consignee_contact || ' ' || shipper || ' ' || shipper_city || ' '
      || carrier_name)) stored;

drop index if exists shipment_waiting;
drop index shipment_created, shipment_pickup, shipment_carrier, shipment_amount, shipment_bol, shipment_pro,
  shipment_creator, shipment_assignee;
-- One index per sort of the list call, each ending in the key so that a cursor is exact.
create index shipment_created on shipment (client_id, bucket, shipment_id);
create index shipment_pickup on shipment (client_id, bucket, coalesce(pickup_date, '-infinity'), shipment_id);
create index shipment_consignee on shipment (client_id, bucket, consignee, shipment_id);
create index shipment_carrier on shipment (client_id, bucket, carrier_name, shipment_id);
create index shipment_amount on shipment (client_id, bucket, coalesce(total_charge, -1), shipment_id);
create index shipment_bol on shipment (client_id, bucket, bol_number, shipment_id);
create index shipment_pro on shipment (client_id, bucket, pro_number, shipment_id);
create index shipment_creator on shipment (client_id, created_by, bucket, shipment_id);
create index shipment_assignee on shipment (client_id, assigned_to, bucket, shipment_id);
-- Counted while people look on: pickups that wait.
create index shipment_waiting on shipment (client_id, pickup_date, origin_zone) where bucket = 'T';
create index shipment_search on shipment using gin (client_id, search_text gin_trgm_ops);
create index shipment_reference_key on shipment_reference (client_id, key, shipment_id);
create index shipment_reference_tail on shipment_reference (client_id, tail, shipment_id)
  where tail <> '';

alter table shipment_count rename column status to bucket;
create or replace function count_shipments() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into shipment_count as c (client_id, user_id, bucket, n)
    select client_id, owner, bucket, count(*)
      from new_rows cross join lateral (select 0 union select created_by union select assigned_to) o (owner)
     where owner is not null
     group by 1, 2, 3 order by 1, 2, 3
    on conflict (client_id, user_id, bucket) do update set n = c.n + excluded.n;
  elsif tg_op = 'DELETE' then
    insert into shipment_count as c (client_id, user_id, bucket, n)
    select client_id, owner, bucket, -count(*)
      from old_rows cross join lateral (select 0 union select created_by union select assigned_to) o (owner)
     where owner is not null
     group by 1, 2, 3 order by 1, 2, 3
    on conflict (client_id, user_id, bucket) do update set n = c.n + excluded.n;
  else
    insert into shipment_count as c (client_id, user_id, bucket, n)
    select client_id, owner, bucket, sum(d)
      from (select client_id, owner, bucket, 1 as d from new_rows
             cross join lateral (select 0 union select created_by union select assigned_to) o (owner)
            union all
            select client_id, owner, bucket, -1 from old_rows
             cross join lateral (select 0 union select created_by union select assigned_to) o (owner)) x
     where owner is not null
     group by 1, 2, 3 having sum(d) <> 0 order by 1, 2, 3
    on conflict (client_id, user_id, bucket) do update set n = c.n + excluded.n;
  end if;
  return null;
end $$;

call isolate('stop');
call isolate('shipment_line');
call isolate('handling_unit');
call isolate('unit_content');
call isolate('bill_of_lading');
call isolate('shipment_reference');
alter table shipment force row level security;
alter table bol_revision force row level security;
alter table shipment enable trigger user;
