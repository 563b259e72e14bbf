-- A copy that left before may have arrived, nobody heard: whatever becomes of a later one, it may be in the carrier's hands.
alter table mail add column may_have_arrived boolean not null default false;

-- Which of its tender's words this was to arrive, the first one 1: what a carrier knows is the content of the last one to
-- arrive, and clocks jump. Null: it has not arrived.
alter table notification add column arrival_no int;
update notification n set arrival_no = o.no
  from (select client_id, notification_id,
               row_number() over (partition by client_id, tender_id order by settled_at nulls first, notification_id) as no
          from notification where state = 'delivered') o
 where o.client_id = n.client_id and o.notification_id = n.notification_id;
alter table notification add constraint notification_arrival_no check ((state = 'delivered') = (arrival_no is not null));

-- The set of charges a word went with: the price its carrier has heard of.
alter table notification add column amendment_no int not null default 0;
update notification n
   set amendment_no = coalesce((select max(c.amendment_no) from charge c
                                 where c.client_id = n.client_id and c.tender_id = n.tender_id and c.made_at <= n.made_at), 0);
