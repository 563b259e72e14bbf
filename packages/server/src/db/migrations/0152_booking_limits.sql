-- Whether somebody may book, and up to which sum a shipment: null is no limit, 0 has every price approved.
alter table identity.membership
  add column may_book boolean not null default true,
  -- Minor units of the currency beside it.
  add column booking_limit bigint check (booking_limit >= 0),
  add column booking_limit_currency text not null default 'USD' check (booking_limit_currency ~ '^[A-Z]{3}$');

create or replace view identity.member as
select m.user_id, m.client_id, p.email, p.password_hash, p.first_name, p.last_name, p.phone, p.title, p.user_type, p.profile_due,
       m.active and m.accepted_at is not null as active, m.group_id, coalesce(g.name, '') as group_name, coalesce(g.code, '') as group_code,
       coalesce(m.page_list, g.page_list) as page_list,
       case when m.page_list is null and g.group_id is not null then g.look_list else m.look_list end as look_list,
       m.sees_prices, m.may_book, m.booking_limit, m.booking_limit_currency
  from identity.membership m
  join identity.person p on p.user_id = m.user_id
  left join identity.page_group g on g.client_id = m.client_id and g.group_id = m.group_id;

-- A price that somebody may not book at by himself, as it was when he asked. Amounts are minor units of their currency.
create table approval (
  client_id      int         not null references identity.client,
  approval_id    bigint      generated always as identity,
  shipment_id    bigint      not null,
  price_sheet_id bigint      not null,
  scac           text        not null,
  carrier_name   text        not null,
  service        text        not null default '',
  total          bigint      not null,
  currency       text        not null,
  -- Why it is asked for: above the limit, or nothing compares the two currencies.
  why            text        not null check (why in ('above', 'incomparable')),
  limit_amount   bigint      not null,
  limit_currency text        not null,
  comments       text        not null default '',
  asked_by       int         not null references identity.person,
  asked_at       timestamptz not null,
  -- When the price does.
  expires_at     timestamptz not null,
  state          text        not null default 'asked' check (state in ('asked', 'approved', 'refused')),
  decided_by     int         references identity.person,
  decided_at     timestamptz,
  decision       text        not null default '',
  -- The carrier was not to be used already when it was approved.
  despite_bar    boolean     not null default false,
  -- What was bought under it.
  tender_id      bigint,
  primary key (client_id, approval_id),
  foreign key (client_id, shipment_id) references shipment,
  check ((state = 'asked') = (decided_at is null)),
  check ((decided_at is null) = (decided_by is null)),
  check (decided_by <> asked_by),
  check (tender_id is null or state = 'approved')
);
call isolate('approval');
revoke delete, truncate on approval from waybill_app;
-- Asked again, it is the same.
create unique index approval_open on approval (client_id, shipment_id, price_sheet_id, asked_by) where state = 'asked';
create index approval_shipment on approval (client_id, shipment_id, asked_by);
create index approval_list on approval (client_id, asked_at, approval_id);

-- Whom it was sent to. The link of a mail is for one of them.
create table approval_ask (
  client_id   int    not null references identity.client,
  ask_id      bigint generated always as identity,
  approval_id bigint not null,
  user_id     int    not null references identity.person,
  primary key (client_id, ask_id),
  unique (client_id, approval_id, user_id),
  foreign key (client_id, approval_id) references approval
);
call isolate('approval_ask');
revoke update, delete, truncate on approval_ask from waybill_app;

alter table identity.access_link drop constraint access_link_kind_check;
alter table identity.access_link add constraint access_link_kind_check
  check (kind in ('password', 'invitation', 'quote', 'tender', 'tracking', 'trackingEdit', 'report', 'approval'));
