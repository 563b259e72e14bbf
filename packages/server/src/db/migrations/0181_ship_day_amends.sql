-- The day on which a shipment left is part of what is confirmed: a correction of it amends the confirmation.
drop trigger confirm_shipment on shipment;
create trigger confirm_shipment after update on shipment
  for each row when ((new.status, new.pro_number, new.carrier_scac, new.carrier_name, new.pickup_date, new.picked_up_on, new.terms)
     is distinct from (old.status, old.pro_number, old.carrier_scac, old.carrier_name, old.pickup_date, old.picked_up_on, old.terms))
  execute function confirm_shipment();
