-- What is asked (ADR 0007): a rating run is one question for prices, a quote request that question put to one source, a
-- price sheet an answer. They are made to stand in daily partitions later: keys begin with company and day, numbers come
-- from sequences, nothing refers to a sheet by foreign key, and what was awarded is copied.
create sequence rating_run_number;
create table rating_run (
  client_id     int         not null references identity.client,
  -- Of `asked_at`, UTC.
  day           date        not null,
  run_id        bigint      not null default nextval('rating_run_number'),
  -- Names the run on the wire; the one who asks may choose it.
  run_key       uuid        not null,
  shipment_id   bigint      not null,
  -- What was asked about, and the version of the shipment it was; null: not known.
  content_no    int,
  seen_version  int,
  -- What its prices hold for.
  rating_key    text        not null,
  asked_by      int,
  asked_at      timestamptz not null,
  deadline      timestamptz not null,
  -- Null: still asking, or its node died.
  ended_at      timestamptz,
  chosen        bigint,
  because       text        not null default '',
  words         text        not null default '',
  -- Made afterwards from the prices that were kept.
  reconstructed boolean     not null default false,
  primary key (client_id, day, run_id),
  unique (client_id, run_key, day),
  foreign key (client_id, shipment_id) references shipment on delete cascade
);
call isolate('rating_run');
create index rating_run_shipment on rating_run (client_id, shipment_id, run_id);

create sequence quote_request_number;
create table quote_request (
  client_id         int         not null references identity.client,
  day               date        not null,
  request_id        bigint      not null default nextval('quote_request_number'),
  run_id            bigint      not null,
  -- The account that is asked over its connector's wire; null and blank: the rate sheets kept here.
  account_id        bigint,
  connector         text        not null default '',
  source            text        not null,
  scac              text        not null,
  carrier_name      text        not null,
  asked_at          timestamptz not null,
  answered_at       timestamptz,
  answered_after_ms int,
  state             text        not null check (state in ('asked', 'priced', 'refused', 'silent', 'late')),
  -- Why there is no price: a code, and the source's own words. A source that answers for several carriers has a refusal
  -- for each of them, with its figures, in `refusals`.
  reason            text        not null default '',
  words             text        not null default '',
  refusals          jsonb       not null default '[]',
  primary key (client_id, day, request_id)
);
call isolate('quote_request');
create index quote_request_run on quote_request (client_id, run_id, request_id);

-- What a run came to, in one row that stays when the run is forgotten.
create table rating_outcome (
  client_id   int    not null references identity.client,
  day         date   not null,
  run_id      bigint not null,
  shipment_id bigint not null,
  -- [{scac, service, state, total, currency, days, reason}], one for each price and each refusal.
  sources     jsonb  not null,
  chosen      bigint,
  because     text   not null,
  primary key (client_id, day, run_id)
);
call isolate('rating_outcome');
create index rating_outcome_shipment on rating_outcome (client_id, shipment_id, run_id);

-- One line of money of awarded freight. The set with the highest amendment is the price; 0 is what it was bought at.
create table charge (
  client_id    int         not null references identity.client,
  tender_id    bigint      not null,
  amendment_no int         not null,
  line_no      int         not null,
  shipment_id  bigint      not null,
  phase        text        not null check (phase in ('quoted', 'amended')),
  kind         text        not null,
  code         text        not null,
  -- Minor units.
  amount       bigint      not null,
  currency     text        not null,
  -- What it is for, where the source says so.
  unit_id      bigint,
  stop_id      bigint,
  -- Where it comes from: the number of the price sheet, blank for none.
  source       text        not null,
  made_at      timestamptz not null,
  primary key (client_id, tender_id, amendment_no, line_no),
  foreign key (client_id, shipment_id, tender_id) references tender (client_id, shipment_id, tender_id) on delete cascade
);
call isolate('charge');
revoke update, delete, truncate on charge from waybill_app;

-- ── Today's data ────────────────────────────────────────────────────────────────────────────────────────────────────

-- Each run of prices becomes a run, in the order in which they were given, with a request for each price. A key that was
-- given twice stays with the first shipment.
create temporary table run_before on commit drop as
select client_id, run_id as run_key, shipment_id, nextval('rating_run_number') as run_id,
       row_number() over (partition by client_id, run_id order by asked_at, shipment_id) = 1 as is_first,
       (asked_at at time zone 'utc')::date as day, asked_at, rating_key
  from (select client_id, run_id, shipment_id, min(rated_at) as asked_at, min(rating_key) as rating_key
          from price_sheet group by client_id, run_id, shipment_id order by max(price_sheet_id)) run;

alter table price_sheet
  add column day        date,
  add column request_id bigint,
  add column mode       text;
update price_sheet p
   set day = r.day, mode = s.mode, request_id = nextval('quote_request_number')
  from run_before r, shipment s
 where r.client_id = p.client_id and r.shipment_id = p.shipment_id and r.run_key = p.run_id
   and s.client_id = p.client_id and s.shipment_id = p.shipment_id;
insert into rating_run
  (client_id, day, run_id, run_key, shipment_id, rating_key, asked_at, deadline, ended_at, chosen, reconstructed)
select r.client_id, r.day, r.run_id, case when r.is_first then r.run_key else gen_random_uuid() end, r.shipment_id,
       r.rating_key, r.asked_at, r.asked_at, r.asked_at,
       (select p.price_sheet_id from price_sheet p
         where p.client_id = r.client_id and p.shipment_id = r.shipment_id and p.run_id = r.run_key
           and p.price_sheet_id = s.selected_quote_id), true
  from run_before r join shipment s on s.client_id = r.client_id and s.shipment_id = r.shipment_id;
insert into quote_request
  (client_id, day, request_id, run_id, account_id, connector, source, scac, carrier_name, asked_at, answered_at, state)
select p.client_id, p.day, p.request_id, r.run_id, p.account_id, coalesce(a.connector, ''), p.source, p.scac, p.carrier_name,
       p.rated_at, p.rated_at, 'priced'
  from price_sheet p
  join run_before r on r.client_id = p.client_id and r.shipment_id = p.shipment_id and r.run_key = p.run_id
  left join carrier_account a on a.client_id = p.client_id and a.account_id = p.account_id;
insert into rating_outcome (client_id, day, run_id, shipment_id, sources, chosen, because)
select r.client_id, r.day, r.run_id, r.shipment_id,
       jsonb_agg(jsonb_build_object('scac', p.scac, 'service', p.service, 'state', 'priced', 'total', p.total,
                                    'currency', p.currency, 'days', p.transit_days) order by p.price_sheet_id),
       r.chosen, r.because
  from rating_run r
  join quote_request q on q.client_id = r.client_id and q.run_id = r.run_id
  join price_sheet p on p.client_id = q.client_id and p.request_id = q.request_id
 group by r.client_id, r.day, r.run_id, r.shipment_id, r.chosen, r.because;

-- The numbers of prices stay: tenders refer to them.
create sequence price_sheet_number;
select setval('price_sheet_number', greatest(max(price_sheet_id), 1), count(*) > 0) from price_sheet;
alter table price_sheet
  drop constraint price_sheet_pkey,
  drop constraint price_sheet_client_id_shipment_id_fkey,
  alter column price_sheet_id drop identity,
  drop column run_id,
  drop column rating_key,
  alter column day set not null,
  alter column request_id set not null,
  alter column mode set not null,
  -- A charge that the source did not name is not known; it is not 0.
  alter column linehaul drop not null,
  alter column discount drop not null,
  alter column fuel drop not null,
  alter column accessorials drop not null,
  add primary key (client_id, day, price_sheet_id);
alter table price_sheet alter column price_sheet_id set default nextval('price_sheet_number');

-- What was awarded has its lines; where they do not make the total, one more says what they leave.
with line as (
  select t.client_id, t.tender_id, x.n, x.line ->> 'kind' as kind, coalesce(x.line ->> 'code', '') as code,
         (x.line ->> 'amount')::bigint as amount
    from tender t cross join lateral jsonb_array_elements(t.charges) with ordinality x (line, n)
   where t.state = 'awarded' and t.total is not null
), whole as (
  select * from line
   union all
  select t.client_id, t.tender_id, jsonb_array_length(t.charges) + 1, 'rest', '',
         t.total - coalesce((select sum(l.amount) from line l where l.client_id = t.client_id and l.tender_id = t.tender_id), 0)
    from tender t where t.state = 'awarded' and t.total is not null
)
insert into charge (client_id, tender_id, amendment_no, line_no, shipment_id, phase, kind, code, amount, currency, source, made_at)
select t.client_id, t.tender_id, 0, w.n, t.shipment_id, 'quoted', w.kind, w.code, w.amount, t.currency,
       coalesce(t.price_sheet_id::text, ''), coalesce(t.settled_at, t.requested_at)
  from whole w join tender t on t.client_id = w.client_id and t.tender_id = w.tender_id
 where w.kind <> 'rest' or w.amount <> 0;
