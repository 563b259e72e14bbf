-- What else could have been booked when a shipment was: told once, with the award, because prices are not kept for ever.
create table price_comparison (
  client_id   int    not null references identity.client,
  tender_id   bigint not null,
  shipment_id bigint not null,
  currency    text   not null,
  -- Minor units. The price that was booked is one of the prices.
  booked      bigint not null,
  prices      int    not null,
  -- Null: what was booked leaves out what was asked for, so nothing compares with it.
  average     bigint,
  highest     bigint,
  primary key (client_id, tender_id),
  foreign key (client_id, shipment_id, tender_id) references tender (client_id, shipment_id, tender_id) on delete cascade
);
call isolate('price_comparison');
revoke update, delete, truncate on price_comparison from waybill_app;

-- A price that says it leaves out a service that was asked for, or the freight itself.
create function price_leaves_out(warnings jsonb) returns boolean language sql immutable as $$
  select jsonb_path_exists(warnings, '$[*] ? (@.code == "accessorialNotPriced" || @.code == "linehaulFree" || @.unpriced == true)')
$$;

-- Tells of the order that a shipment goes by, unless it was told before. A price could have been booked when it was there, had not
-- ended, was given for the same freight (by the question that the booked one answers, else the newest one, or by a carrier's own
-- quote), left nothing out, and was of a carrier that nobody had ruled out.
create function compare_prices(client int, shipment bigint) returns void language plpgsql as $$
begin
  if exists (select from price_comparison k join shipment_fact f on f.client_id = k.client_id and f.tender_id = k.tender_id
              where f.client_id = client and f.shipment_id = shipment) then return; end if;
  insert into price_comparison (client_id, tender_id, shipment_id, currency, booked, prices, average, highest)
  select t.client_id, t.tender_id, t.shipment_id, t.currency, t.total, count(o.total), round(avg(o.total)), max(o.total)
    from shipment_fact f
    join tender t on t.client_id = f.client_id and t.tender_id = f.tender_id
    join price_sheet b on b.client_id = t.client_id and b.shipment_id = t.shipment_id and b.price_sheet_id = t.price_sheet_id
    join quote_request bq on bq.client_id = b.client_id and bq.day = b.day and bq.request_id = b.request_id
    join rating_run br on br.client_id = bq.client_id and br.day = bq.day and br.run_id = bq.run_id
   cross join lateral (
     select coalesce(case br.kind when 'sources' then br.run_id end,
                     (select max(r.run_id) from rating_run r
                       where r.client_id = t.client_id and r.shipment_id = t.shipment_id and r.kind = 'sources'
                         and r.rating_key = br.rating_key and r.asked_at <= t.requested_at)) as run_id) newest
    left join lateral (
     select p.total
       from price_sheet p
       join quote_request q on q.client_id = p.client_id and q.day = p.day and q.request_id = p.request_id
       join rating_run r on r.client_id = q.client_id and r.day = q.day and r.run_id = q.run_id
       left join carrier c on c.client_id = p.client_id and c.scac = p.scac and c.mode = p.mode
      where p.client_id = t.client_id and p.shipment_id = t.shipment_id and not price_leaves_out(b.warnings)
        and (p.price_sheet_id = b.price_sheet_id or
             p.currency = t.currency and p.total > 0 and p.expires_at > t.requested_at
             and coalesce(q.answered_at, p.rated_at) <= t.requested_at
             and r.rating_key = br.rating_key and (r.kind = 'spot' or r.run_id = newest.run_id)
             and not price_leaves_out(p.warnings) and not p.trace @> '[{"step": "guide", "says": "doNotUse"}]'
             and not coalesce((c.settings ->> 'doNotUse')::boolean, false)
             and (p.account_id is not null or coalesce(c.active, true)))) o on true
   where f.client_id = client and f.shipment_id = shipment and t.total is not null
   group by t.client_id, t.tender_id
  on conflict do nothing;
end $$;

create or replace function tell_fact() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    perform refresh_fact(old.client_id, old.shipment_id);
  else
    perform refresh_fact(new.client_id, new.shipment_id);
    perform refresh_benchmark(new.client_id, new.shipment_id);
    perform compare_prices(new.client_id, new.shipment_id);
  end if;
  return null;
end $$;

-- Those of before are told of as far as their prices are still kept, by the work that counts anew.
insert into work.due (kind, client_id, subject_id, due_at) select 'figures', client_id, 1, now() from identity.client on conflict do nothing;
