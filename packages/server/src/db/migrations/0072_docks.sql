-- The door of the dock where a truck is loaded or unloaded.
alter table stop add column door text not null default '';

alter table shipment
  -- The own dock it leaves, or reaches where it comes in: an entry of the address book. Who matches it is modules/shipments/sites.ts.
  add column site_id  bigint,
  -- Somebody said that it stands ready for its truck.
  add column ready_at timestamptz,
  add column ready_by int;
-- Nothing is there that could breach it: looking through a million rows would hold everybody up.
alter table shipment
  add constraint shipment_site_fkey foreign key (client_id, site_id) references address on delete set null (site_id) not valid;
-- For the foreign key alone: an address that is deleted is looked for here.
create index shipment_site on shipment (client_id, site_id) where site_id is not null;
-- The pickups of a day, as a dock sees them.
create index shipment_pickups on shipment (client_id, pickup_date, pickup_from, shipment_id) where status <> 'V';

-- The own docks of a company: few among many thousands of places.
create index address_ours on address (client_id) where is_ours;

-- What is there gets its site afterwards, in small pieces, while everybody works.
insert into work.due (kind, client_id, subject_id, due_at)
select distinct 'sites', client_id, client_id::bigint, now() from address where is_ours;
