-- What a package costs is kept with its label, so that one that is given back takes its own cost with it.

-- A label that is sold beside another one of its package is no part of what the shipment costs, also while it is given back.
alter table label add column is_surplus boolean not null default false;
update label set is_surplus = true where state = 'surplus';

-- One that was given back and scanned all the same is charged, until its carrier says that it is not.
alter table label add column is_credited boolean not null default false;
update label set is_credited = true where state = 'voided' and dispute_settled_at is not null;

-- Labels of before whose carrier named one charge for all share it equally, as the day's end has shown them: the first ones
-- bear what does not divide. Where it named none they share the price that was shown for all packages of the order.
with share as (
  select l.client_id, l.label_id,
         coalesce(p.total, t.total) as total,
         count(*) over of_all as labels,
         row_number() over (of_all order by l.label_id) as rank
    from label l
    join tender t on t.client_id = l.client_id and t.tender_id = l.tender_id
    join label_purchase p on p.client_id = l.client_id and p.transmission_id = l.transmission_id
  window of_all as (partition by l.client_id, l.tender_id, case when p.total is null then 0 else l.transmission_id end)
)
update label l
   set charge = div(s.total::numeric, s.labels::numeric) + case when s.rank <= mod(s.total, s.labels) then 1 else 0 end
  from share s
 where s.client_id = l.client_id and s.label_id = l.label_id and l.charge is null and s.total is not null;

-- A set of charges may say what the labels in force cost.
alter table charge drop constraint charge_phase_check;
alter table charge add constraint charge_phase_check check (phase in ('quoted', 'amended', 'labels'));

-- Shipments whose labels were given back before cost what is left of them.
create temporary table labelled on commit drop as
  select t.client_id, t.tender_id, t.shipment_id, sum(l.charge) filter (where l.counts) as total,
         min(l.currency) as currency
    from (select l.*, not l.is_surplus and (l.state in ('bought', 'voidAsked', 'voidRefused', 'disputed')
                        or (l.state = 'voided' and l.scanned_at is not null and not l.is_credited)) as counts,
                 coalesce(nullif(p.currency, ''), t.currency) as currency
            from label l
            join tender t on t.client_id = l.client_id and t.tender_id = l.tender_id
            join label_purchase p on p.client_id = l.client_id and p.transmission_id = l.transmission_id) l
    join tender t on t.client_id = l.client_id and t.tender_id = l.tender_id and t.state = 'awarded'
   group by t.client_id, t.tender_id, t.shipment_id
  having bool_or(l.counts) and bool_and(l.charge is not null or not l.counts) and count(distinct l.currency) = 1
     and bool_or(l.state = 'voided');

create temporary table lowered on commit drop as
  select d.client_id, d.tender_id, d.shipment_id, d.total, d.currency, c.amendment_no + 1 as amendment_no, c.source
    from labelled d
    join lateral (select c.amendment_no, sum(c.amount) as total, min(c.source) as source
                    from charge c where c.client_id = d.client_id and c.tender_id = d.tender_id
                   group by c.amendment_no order by c.amendment_no desc limit 1) c on c.total > d.total;

insert into charge (client_id, tender_id, amendment_no, line_no, shipment_id, phase, kind, code, amount, currency, unit_id, source, made_at)
select d.client_id, d.tender_id, d.amendment_no, row_number() over (partition by d.client_id, d.tender_id order by l.label_id),
       d.shipment_id, 'labels', 'label', l.tracking_number, l.charge, d.currency, l.unit_id, d.source, now()
  from lowered d
  join label l on l.client_id = d.client_id and l.tender_id = d.tender_id
   and not l.is_surplus and (l.state in ('bought', 'voidAsked', 'voidRefused', 'disputed')
     or (l.state = 'voided' and l.scanned_at is not null and not l.is_credited));

insert into charge_spread (client_id, tender_id, amendment_no, order_id, shipment_id, basis, measure, amount, currency, made_at)
select client_id, tender_id, amendment_no, order_id, shipment_id, basis, measure,
       share + case when row_number() over (of_set order by measure desc, order_id) = 1
                    then total - sum(share) over of_set else 0 end, currency, now()
  from (select d.client_id, d.tender_id, d.amendment_no, s.order_id, d.shipment_id, s.basis, s.measure, d.total, d.currency,
               trunc(d.total * s.measure / nullif(sum(s.measure) over (partition by d.client_id, d.tender_id), 0)) as share
          from lowered d
          join charge_spread s on s.client_id = d.client_id and s.tender_id = d.tender_id
           and s.amendment_no = d.amendment_no - 1) shared
 where share is not null
window of_set as (partition by client_id, tender_id);

update shipment s set total_charge = d.total
  from lowered d where d.client_id = s.client_id and d.shipment_id = s.shipment_id and s.total_charge is not null;

-- Lists sort by what we owe: nothing of what the consignee or a third party pays.
drop index shipment_amount;
create index shipment_amount on shipment (client_id, bucket, (coalesce(case when terms = 'prepaid' then total_charge end, -1)), shipment_id);

-- Who pays decides what is confirmed of an order's freight.
drop trigger confirm_shipment on shipment;
create trigger confirm_shipment after update on shipment
  for each row when ((new.status, new.pro_number, new.carrier_scac, new.carrier_name, new.pickup_date, new.terms)
     is distinct from (old.status, old.pro_number, old.carrier_scac, old.carrier_name, old.pickup_date, old.terms))
  execute function confirm_shipment();
