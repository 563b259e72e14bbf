-- Why a shipment was offered against the routing guide: kept with its round, and with the booking once an offer of it is
-- taken. Null: it was not, or nobody was asked yet.
alter table tender_round
  add column override_reason text
    check (override_reason in ('service', 'capacity', 'customer', 'carrierFailed', 'price', 'other')),
  add column override_words text not null default '';

-- An offer of a carrier keeps what its carrier was asked for beside what was ticked, as its question does: it is booked by that.
update price_sheet p
   set trace = p.trace || jsonb_build_array(jsonb_build_object('step', 'implied', 'codes', q.implied))
  from spot_offer o
  join spot_invitation i on i.client_id = o.client_id and i.invitation_id = o.invitation_id
  join spot_quote q on q.client_id = i.client_id and q.spot_id = i.spot_id
 where p.client_id = o.client_id and p.price_sheet_id = o.price_sheet_id
   and jsonb_array_length(q.implied) > 0
   and not p.trace @> '[{"step": "implied"}]';
