-- What a lane's benchmark compares by, and a fact does not tell: one row for each fact, said anew with it.
create table shipment_benchmark (
  client_id     int     not null,
  shipment_id   bigint  not null,
  -- Minor units of what was agreed; null: its parts are not known.
  linehaul      bigint,
  equipment     text    not null,
  -- The highest class of its lines; blank: none was named.
  freight_class text    not null,
  -- Pounds that were billed; null: nobody said.
  billed_lb     numeric,
  service       text    not null,
  zone          text    not null,
  primary key (client_id, shipment_id),
  -- A fact is said anew by taking it away first: what did not change with it stays as it is.
  foreign key (client_id, shipment_id) references shipment on delete cascade
);
call isolate('shipment_benchmark');

-- What each row is by the rows that it tells of.
create view shipment_benchmark_now with (security_invoker = true) as
select f.client_id, f.shipment_id,
       (select sum(c.amount) filter (where c.kind in ('linehaul', 'discount', 'minimum'))::bigint
          from charge c
         where c.client_id = f.client_id and c.tender_id = f.tender_id and c.phase <> 'labels'
           and c.amendment_no = (select max(x.amendment_no) from charge x where x.client_id = f.client_id and x.tender_id = f.tender_id)) as linehaul,
       s.equipment,
       coalesce((select max(l.freight_class::numeric)::text from shipment_line l
          where l.client_id = f.client_id and l.shipment_id = f.shipment_id and l.freight_class ~ '^\d+(\.\d+)?$'), '') as freight_class,
       t.billed_weight_lb as billed_lb, t.service, t.zone
  from shipment_fact f
  join shipment s on s.client_id = f.client_id and s.shipment_id = f.shipment_id
  join tender t on t.client_id = f.client_id and t.tender_id = f.tender_id;

create function refresh_benchmark(client int, shipment bigint) returns void language plpgsql as $$
declare
  was shipment_benchmark;
  becomes shipment_benchmark;
begin
  select * into was from shipment_benchmark b where b.client_id = client and b.shipment_id = shipment;
  select * into becomes from shipment_benchmark_now b where b.client_id = client and b.shipment_id = shipment;
  if was is not distinct from becomes then return; end if;
  if becomes.shipment_id is null then
    delete from shipment_benchmark b where b.client_id = client and b.shipment_id = shipment;
    return;
  end if;
  insert into shipment_benchmark select becomes.*
  on conflict (client_id, shipment_id) do update set
    linehaul = excluded.linehaul, equipment = excluded.equipment, freight_class = excluded.freight_class,
    billed_lb = excluded.billed_lb, service = excluded.service, zone = excluded.zone;
end $$;

create or replace function tell_fact() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    perform refresh_fact(old.client_id, old.shipment_id);
    perform refresh_benchmark(old.client_id, old.shipment_id);
  else
    perform refresh_fact(new.client_id, new.shipment_id);
    perform refresh_benchmark(new.client_id, new.shipment_id);
  end if;
  return null;
end $$;

-- How many prices of a year make a benchmark of a lane; no row: as many as is usual.
create table benchmark_rule (
  client_id int         not null primary key references identity.client,
  enough    int         not null check (enough between 3 and 1000),
  version   int         not null default 1,
  saved_at  timestamptz not null,
  saved_by  bigint      not null
);
call isolate('benchmark_rule');

-- Those of before are told by the work that counts anew.
insert into work.due (kind, client_id, subject_id, due_at) select 'figures', client_id, 1, now() from identity.client on conflict do nothing;
