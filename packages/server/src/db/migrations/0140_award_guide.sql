-- Whether the routing guide had a rule for a shipment when it was awarded: told once with the award, because runs are not kept for
-- ever. No row: nobody knows, of an award without a price of a run, or of one whose run is gone.
create table award_guide (
  client_id   int     not null references identity.client,
  tender_id   bigint  not null,
  shipment_id bigint  not null,
  has_rule    boolean not null,
  primary key (client_id, tender_id),
  foreign key (client_id, shipment_id, tender_id) references tender (client_id, shipment_id, tender_id) on delete cascade
);
call isolate('award_guide');
revoke update, delete, truncate on award_guide from waybill_app;

-- Whether a rule spoke of the freight at the price of a tender: as its run says, of a carrier's own quote the newest run of the same
-- freight before it. What was booked against the guide had one.
create function guide_had_rule(client int, tender bigint) returns boolean language sql stable as $$
  select case when exists (select from guide_override g where g.client_id = client and g.tender_id = tender) then true
              else (select case br.kind when 'sources' then br.guide is not null
                           else (select r.guide is not null from rating_run r
                                  where r.client_id = t.client_id and r.shipment_id = t.shipment_id and r.kind = 'sources'
                                    and r.rating_key = br.rating_key and r.asked_at <= t.requested_at
                                  order by r.run_id desc limit 1) end
                      from tender t
                      join price_sheet b on b.client_id = t.client_id and b.shipment_id = t.shipment_id and b.price_sheet_id = t.price_sheet_id
                      join quote_request q on q.client_id = b.client_id and q.day = b.day and q.request_id = b.request_id
                      join rating_run br on br.client_id = q.client_id and br.day = q.day and br.run_id = q.run_id
                     where t.client_id = client and t.tender_id = tender) end
$$;

-- At the end of the transaction of the award, when the reason for going against the guide is written, too.
create function tell_guide() returns trigger language plpgsql as $$
begin
  if not exists (select from award_guide a where a.client_id = new.client_id and a.tender_id = new.tender_id) then
    insert into award_guide (client_id, tender_id, shipment_id, has_rule)
    select new.client_id, new.tender_id, new.shipment_id, h.has_rule
      from (select guide_had_rule(new.client_id, new.tender_id) as has_rule) h where h.has_rule is not null;
  end if;
  return null;
end $$;
create trigger award_guide_told after insert on shipment_fact for each row execute function tell_guide();

-- Of those of before, what can still be known.
insert into award_guide (client_id, tender_id, shipment_id, has_rule)
select client_id, tender_id, shipment_id, has_rule
  from (select f.client_id, f.tender_id, f.shipment_id, guide_had_rule(f.client_id, f.tender_id) as has_rule from shipment_fact f) h
 where has_rule is not null;
