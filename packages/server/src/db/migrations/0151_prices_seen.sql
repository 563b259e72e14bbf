-- Whether somebody sees what freight costs.
alter table identity.membership add column sees_prices boolean not null default true;

-- Rate sheets and fuel programs are a page of their own: whoever opened them by the page of carriers still does.
update identity.membership set page_list = page_list || ',RateSheets' where page_list ~ '(^|,) *Carriers *(,|$)';
update identity.membership set look_list = look_list || ',RateSheets' where look_list ~ '(^|,) *Carriers *(,|$)';
update identity.page_group set page_list = page_list || ',RateSheets' where page_list ~ '(^|,) *Carriers *(,|$)';
update identity.page_group set look_list = look_list || ',RateSheets' where look_list ~ '(^|,) *Carriers *(,|$)';

create or replace view identity.member as
select m.user_id, m.client_id, p.email, p.password_hash, p.first_name, p.last_name, p.phone, p.title, p.user_type, p.profile_due,
       m.active and m.accepted_at is not null as active, m.group_id, coalesce(g.name, '') as group_name, coalesce(g.code, '') as group_code,
       coalesce(m.page_list, g.page_list) as page_list,
       case when m.page_list is null and g.group_id is not null then g.look_list else m.look_list end as look_list,
       m.sees_prices
  from identity.membership m
  join identity.person p on p.user_id = m.user_id
  left join identity.page_group g on g.client_id = m.client_id and g.group_id = m.group_id;
