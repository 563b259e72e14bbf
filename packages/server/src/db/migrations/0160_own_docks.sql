-- The own docks that somebody works at: address ids, comma-separated; null: all.
alter table identity.membership add column dock_list text check (dock_list is null or dock_list ~ '^[0-9]+(,[0-9]+)*$');

-- Who manages users reads what was changed, where neither prices nor docks are kept from him.
update identity.membership set page_list = page_list || ',AuditTrail' where page_list ~ '(^|,) *ManageUsers *(,|$)' and page_list !~ 'AuditTrail';
update identity.page_group set page_list = page_list || ',AuditTrail' where page_list ~ '(^|,) *ManageUsers *(,|$)' and page_list !~ 'AuditTrail';

create or replace view identity.member as
select m.user_id, m.client_id, p.email, p.password_hash, p.first_name, p.last_name, p.phone, p.title, p.user_type, p.profile_due,
       m.active and m.accepted_at is not null as active, m.group_id, coalesce(g.name, '') as group_name, coalesce(g.code, '') as group_code,
       coalesce(m.page_list, g.page_list) as page_list,
       case when m.page_list is null and g.group_id is not null then g.look_list else m.look_list end as look_list,
       m.sees_prices, m.may_book, m.booking_limit, m.booking_limit_currency, m.dock_list
  from identity.membership m
  join identity.person p on p.user_id = m.user_id
  left join identity.page_group g on g.client_id = m.client_id and g.group_id = m.group_id;

-- The docks of whoever asks, for the role that is held to them alone.
create function own_docks() returns bigint[] language sql stable as $$
  select string_to_array(nullif(current_setting('app.docks', true), ''), ',')::bigint[]
$$;

-- Holds a table to the docks of who works at some alone: by its own site, else by its shipment. What belongs to no shipment is shown.
create procedure hold_docks(held regclass) language plpgsql as $$
begin
  if exists (select from pg_attribute where attrelid = held and attname = 'site_id' and not attisdropped) then
    execute format('create policy docks on %s as restrictive for select to waybill_dock using (site_id = any ((select own_docks())::bigint[]))', held);
  else
    execute format('create policy docks on %s as restrictive for select to waybill_dock using (shipment_id is null or exists (
      select from shipment s where s.client_id = %s.client_id and s.shipment_id = %s.shipment_id))', held, held, held);
  end if;
end $$;

do $$ declare held regclass; begin
  for held in
    select distinct a.attrelid::regclass
      from pg_attribute a join pg_class c on c.oid = a.attrelid
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relrowsecurity
       and a.attname in ('site_id', 'shipment_id') and not a.attisdropped
  loop
    call hold_docks(held);
  end loop;
end $$;
create policy docks on audit_entry as restrictive for select to waybill_dock using (
  entity <> 'shipment' or exists (select from shipment s where s.client_id = audit_entry.client_id and s.shipment_id = audit_entry.entity_id));
