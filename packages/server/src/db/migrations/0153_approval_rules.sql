-- When bookings have to be approved and by whom, whatever their booker's own limit: each version whole.
create table approval_rules (
  client_id int         not null references identity.client,
  version   int         not null,
  rules     jsonb       not null,
  saved_by  int         not null references identity.person,
  saved_at  timestamptz not null,
  primary key (client_id, version)
);
call isolate('approval_rules');
revoke update, delete, truncate on approval_rules from waybill_app;

-- Who decides in somebody's place, from day to day on the company's calendar.
create table approval_stand_in (
  client_id   int  not null references identity.client,
  user_id     int  not null references identity.person,
  stand_in_id int  not null references identity.person,
  from_day    date not null,
  to_day      date not null,
  primary key (client_id, user_id),
  check (user_id <> stand_in_id),
  check (from_day <= to_day)
);
call isolate('approval_stand_in');

alter table approval drop constraint approval_why_check;
alter table approval add constraint approval_why_check check (why in ('above', 'incomparable', 'rule'));
-- The rule that it is asked for by; blank: the asker's own limit.
alter table approval add column rule_name text not null default '';
