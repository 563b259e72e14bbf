-- A person works for one company or several, and what he may do is a matter of each: one e-mail, one password.
alter table identity.app_user rename to person;
alter index identity.app_user_email rename to person_email;

-- A named set of pages. Whoever is in it and has no list of his own opens what it names.
create table identity.page_group (
  group_id    int         generated always as identity primary key,
  client_id   int         not null references identity.client,
  name        text        not null check (name <> ''),
  code        text        not null default '',
  -- Comma-separated page names; null opens all.
  page_list   text        check (page_list is null or page_list <> ''),
  -- Those of them that may be looked at and no more, comma-separated.
  look_list   text        not null default '',
  version     int         not null default 1,
  unique (client_id, group_id)
);
create unique index page_group_name on identity.page_group (client_id, lower(name));

create table identity.membership (
  user_id     int         not null references identity.person,
  client_id   int         not null references identity.client,
  -- Comma-separated page names; null: the group's, and without a group all.
  page_list   text        check (page_list is null or page_list <> ''),
  look_list   text        not null default '',
  group_id    int,
  active      boolean     not null default true,
  version     int         not null default 1,
  created_at  timestamptz not null default now(),
  -- By a colleague; null: made with the company.
  invited_by  int         references identity.person,
  -- The newest invitation; until it is accepted the membership opens nothing.
  invited_at  timestamptz,
  -- What whoever invites calls him: until he accepts, what he says of himself elsewhere is shown to nobody here.
  invited_as  jsonb       not null default '{}',
  accepted_at timestamptz default now(),
  primary key (user_id, client_id),
  foreign key (client_id, group_id) references identity.page_group (client_id, group_id)
);
create index membership_client on identity.membership (client_id, user_id);
create index membership_group on identity.membership (client_id, group_id) where group_id is not null;

insert into identity.page_group (client_id, name, code)
select distinct on (client_id, lower(group_name)) client_id, group_name, group_code
  from identity.person where group_name <> '' order by client_id, lower(group_name), user_id;
insert into identity.membership (user_id, client_id, page_list, group_id, active, created_at, accepted_at)
select p.user_id, p.client_id, p.page_list, g.group_id, p.active, p.created_at, p.created_at
  from identity.person p
  left join identity.page_group g on g.client_id = p.client_id and lower(g.name) = lower(p.group_name);

drop trigger app_user_changed on identity.person;
alter table identity.person
  drop column group_id, drop column group_name, drop column group_code, drop column page_list, drop column active;
-- The company of the last session: the next one begins there.
alter table identity.person rename column client_id to last_client_id;
drop index identity.app_user_client;

-- A person as the people of one company know him, with what he may open there.
create view identity.member as
select m.user_id, m.client_id, p.email, p.password_hash, p.first_name, p.last_name, p.phone, p.title, p.user_type, p.profile_due,
       m.active and m.accepted_at is not null as active, m.group_id, coalesce(g.name, '') as group_name, coalesce(g.code, '') as group_code,
       coalesce(m.page_list, g.page_list) as page_list,
       case when m.page_list is null and g.group_id is not null then g.look_list else m.look_list end as look_list
  from identity.membership m
  join identity.person p on p.user_id = m.user_id
  left join identity.page_group g on g.client_id = m.client_id and g.group_id = m.group_id;

alter table identity.access_link drop constraint access_link_kind_check;
alter table identity.access_link add constraint access_link_kind_check
  check (kind in ('password', 'invitation', 'quote', 'tender', 'tracking', 'trackingEdit', 'report'));

-- Whoever changes what a person may do, by whatever way: every node looks at the sessions anew.
create or replace function identity.tell_sessions() returns trigger language plpgsql as $$
begin
  perform pg_notify('waybill', json_build_object('kind', 'session', 'sessionId', session_id)::text)
     from identity.session where user_id = new.user_id and client_id = new.client_id and ended_at is null;
  return null;
end $$;
create trigger membership_changed after update on identity.membership for each row
  when (old is distinct from new) execute function identity.tell_sessions();

create function identity.tell_sessions_of_group() returns trigger language plpgsql as $$
begin
  perform pg_notify('waybill', json_build_object('kind', 'session', 'sessionId', s.session_id)::text)
     from identity.membership m
     join identity.session s on s.user_id = m.user_id and s.client_id = m.client_id and s.ended_at is null
    where m.client_id = new.client_id and m.group_id = new.group_id;
  return null;
end $$;
create trigger page_group_changed after update on identity.page_group for each row
  when (old is distinct from new) execute function identity.tell_sessions_of_group();
