-- Files of reports are given by their runs alone.
update file set kind = 'report' where (client_id, file_id) in (select client_id, file_id from report_run where file_id is not null);

-- A price that was accepted since has a day of its own, and a class or equipment that was edited is another benchmark.
drop trigger shipment_fact_kept on shipment;
create constraint trigger shipment_fact_kept after update on shipment deferrable initially deferred
  for each row when ((new.status in ('T', 'A', 'D') or old.status in ('T', 'A', 'D')) and
    (new.status, new.mode, new.site_id, new.shipper_state, new.shipper_zip, new.consignee_state, new.consignee_zip, new.consignee, new.terms,
     new.picked_up_on, new.delivered_on, new.total_weight, new.total_handling_units, new.total_charge, new.pickup_date, new.merged_into,
     new.delivery_date, new.equipment)
    is distinct from
    (old.status, old.mode, old.site_id, old.shipper_state, old.shipper_zip, old.consignee_state, old.consignee_zip, old.consignee, old.terms,
     old.picked_up_on, old.delivered_on, old.total_weight, old.total_handling_units, old.total_charge, old.pickup_date, old.merged_into,
     old.delivery_date, old.equipment))
  execute function tell_fact();

create function tell_benchmark() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then perform refresh_benchmark(old.client_id, old.shipment_id);
  else perform refresh_benchmark(new.client_id, new.shipment_id); end if;
  return null;
end $$;
-- Lines of what nobody has yet are told with its award.
create constraint trigger benchmark_line_kept after update on shipment_line deferrable initially deferred
  for each row when (new.freight_class is distinct from old.freight_class) execute function tell_benchmark();
create constraint trigger benchmark_line_gone after delete on shipment_line deferrable initially deferred
  for each row when (old.freight_class <> '') execute function tell_benchmark();
create function tell_benchmark_of_carried() returns trigger language plpgsql as $$
begin
  if exists (select from shipment_fact f where f.client_id = new.client_id and f.shipment_id = new.shipment_id) then
    perform refresh_benchmark(new.client_id, new.shipment_id);
  end if;
  return null;
end $$;
create constraint trigger benchmark_line_made after insert on shipment_line deferrable initially deferred
  for each row when (new.freight_class <> '') execute function tell_benchmark_of_carried();
