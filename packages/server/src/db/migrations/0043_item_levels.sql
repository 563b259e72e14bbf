-- How an item is packed: one, a carton of them, a pallet of those; each with its weight, its size and how many of the next
-- level below are in it. Until now an item had one weight and one size, those of its handling unit, and two counts.
create table item_level (
  client_id int           not null,
  item_id   bigint        not null,
  level     text          not null check (level in ('each', 'carton', 'pallet')),
  -- Code of packaging.
  packaging text          not null,
  -- Pounds of one, and inches; 0: nobody said.
  weight_lb numeric(10, 2) not null check (weight_lb >= 0),
  length_in numeric(8, 2) not null check (length_in >= 0),
  width_in  numeric(8, 2) not null check (width_in >= 0),
  height_in numeric(8, 2) not null check (height_in >= 0),
  -- Of the next level below; null: nobody said.
  count     int           check (count > 0),
  primary key (client_id, item_id, level),
  check (level <> 'each' or count is null),
  foreign key (client_id, item_id) references item on delete cascade
);
call isolate('item_level');

alter table item no force row level security;
alter table item_level no force row level security;

-- The level that the item's handling unit counts: the one whose figures the item had.
alter table item add column handling_level text not null default 'pallet' check (handling_level in ('each', 'carton', 'pallet'));
update item
   set handling_level = case when handling_unit in ('PLT', 'SKD', 'CRT', 'TOTE') then 'pallet'
                             when handling_unit = 'PCS' then 'each' else 'carton' end;

insert into item_level (client_id, item_id, level, packaging, weight_lb, length_in, width_in, height_in, count)
select i.client_id, i.item_id, l.level,
       case when l.level = i.handling_level then i.handling_unit else l.packaging end,
       case when l.level = i.handling_level then i.weight_lb else 0 end,
       case when l.level = i.handling_level then i.length_in else 0 end,
       case when l.level = i.handling_level then i.width_in else 0 end,
       case when l.level = i.handling_level then i.height_in else 0 end,
       case l.level when 'pallet' then nullif(i.units_per_pallet, 0) when 'carton' then nullif(i.units_per_carton, 0) end
  from item i cross join (values ('each', 'PCS'), ('carton', 'CTN'), ('pallet', 'PLT')) l (level, packaging)
 where l.level = i.handling_level and (i.weight_lb > 0 or i.length_in > 0 or i.width_in > 0 or i.height_in > 0)
    or l.level = 'pallet' and i.units_per_pallet > 0
    or l.level = 'carton' and i.units_per_carton > 0;

alter table item
  drop column units_per_pallet,
  drop column units_per_carton,
  drop column length_in,
  drop column width_in,
  drop column height_in,
  drop column weight_lb;

alter table item force row level security;
alter table item_level force row level security;
