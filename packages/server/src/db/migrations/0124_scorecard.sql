-- What a scorecard is made of is read by the month it belongs to: questions by their deadline, offers by the time they could
-- be accepted until, stars by the day they were given.
create index spot_quote_deadline on spot_quote (client_id, deadline, spot_id);
create index tender_due on tender (client_id, due_at) where due_at is not null;
create index carrier_rating_at on carrier_rating (client_id, rated_at);

-- It was asked by its address, and named its SCAC with the answer: what it does is told of its address until the list has both.
alter table spot_invitation add column claims_scac boolean not null default false;
update spot_invitation i set claims_scac = true
  from spot_offer o
  join price_sheet p on p.client_id = o.client_id and p.price_sheet_id = o.price_sheet_id
 where o.client_id = i.client_id and o.invitation_id = i.invitation_id
   and jsonb_path_exists(p.trace, '$[*] ? (@.step == "spot" && @.claimedBy != "")');

-- When it was asked: a day of UTC does not tell the month on the company's wall. Of older ones the noon of their day is taken
-- where the run is forgotten.
alter table rating_outcome add column asked_at timestamptz;
update rating_outcome o
   set asked_at = coalesce((select r.asked_at from rating_run r
                             where r.client_id = o.client_id and r.day = o.day and r.run_id = o.run_id),
                           (o.day + time '12:00') at time zone 'UTC');
alter table rating_outcome alter column asked_at set not null;
