-- What the head repeats for lists that look back: where it came from and went, and when it really left and arrived, on the
-- clocks of the two places. The days are those that the stops say, not those on which somebody looked.
alter table shipment
  add column shipper_state text not null default '',
  add column shipper_zip   text not null default '',
  add column consignee_zip text not null default '',
  add column picked_up_on  date,
  add column delivered_on  date;

update shipment s
   set shipper_state = coalesce(f.address ->> 'state', ''),
       shipper_zip   = upper(replace(coalesce(f.address ->> 'zip', ''), ' ', '')),
       consignee_zip = upper(replace(coalesce(l.address ->> 'zip', ''), ' ', '')),
       picked_up_on  = (coalesce(f.left_at, f.arrived_at) at time zone nullif(f.zone, ''))::date,
       delivered_on  = (l.arrived_at at time zone coalesce(nullif(l.zone, ''), nullif(f.zone, '')))::date
  from (select distinct on (client_id, shipment_id) * from stop order by client_id, shipment_id, number) f,
       (select distinct on (client_id, shipment_id) * from stop order by client_id, shipment_id, number desc) l
 where f.client_id = s.client_id and f.shipment_id = s.shipment_id
   and l.client_id = s.client_id and l.shipment_id = s.shipment_id;

-- Both ends by state and by the first three characters of the code: one index serves every lane, however rare.
alter table shipment add column lane_keys text[] not null generated always as (array[
  'f:' || shipper_state, 'f:' || left(shipper_zip, 3), 't:' || consignee_state, 't:' || left(consignee_zip, 3)]) stored;
create index shipment_lane on shipment using gin (client_id, lane_keys);
create index shipment_delivered on shipment (client_id, delivered_on, shipment_id) where delivered_on is not null;
create index shipment_picked_up on shipment (client_id, picked_up_on, shipment_id) where picked_up_on is not null;
