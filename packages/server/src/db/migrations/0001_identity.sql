-- Companies, people, sessions and links: a small schema outside row level security, reached by identity/*.ts only.
create schema identity;
grant usage on schema identity to waybill_app;
alter default privileges in schema identity grant select, insert, update, delete on tables to waybill_app;

create table identity.client (
  client_id      int generated always as identity primary key,
  name           text        not null,
  is_demo        boolean     not null default false,
  -- 7 digits from GS1; empty: BOL numbers begin with 04.
  gs1_prefix     text        not null default '' check (gs1_prefix ~ '^([0-9]{7})?$'),
  time_zone      text        not null default 'America/New_York',
  logo_sha256    text,
  order_integration boolean  not null default false,
  pallet_grid    boolean     not null default false,
  created_at     timestamptz not null default now()
);

create table identity.app_user (
  user_id         int generated always as identity primary key,
  client_id       int         not null references identity.client,
  email           text        not null check (email = lower(email)),
  password_hash   text,
  first_name      text        not null default '',
  last_name       text        not null default '',
  phone           text        not null default '',
  title           text        not null default '',
  user_type       text        not null default 'Shipper',
  group_id        int         not null default 0,
  group_name      text        not null default '',
  group_code      text        not null default '',
  -- Comma-separated page names; null opens all.
  page_list       text check (page_list is null or page_list <> ''),
  profile         jsonb       not null default '{}',
  profile_due     boolean     not null default true,
  active          boolean     not null default true,
  agreement       text,
  agreement_at    timestamptz,
  created_at      timestamptz not null default now()
);
-- One e-mail signs in to one company: unique over all of them.
create unique index app_user_email on identity.app_user (email);
create index app_user_client on identity.app_user (client_id, user_id);

create table identity.session (
  session_id        uuid primary key default gen_random_uuid(),
  user_id           int         not null references identity.app_user,
  client_id         int         not null references identity.client,
  generation        int         not null default 1,
  rotated_at        timestamptz not null,
  -- When the key of the present generation was first used; the one before stays good for a minute after that.
  successor_used_at timestamptz,
  created_at        timestamptz not null,
  expires_at        timestamptz not null,
  ended_at          timestamptz,
  user_agent        text        not null default ''
);
create index session_user_open on identity.session (user_id) where ended_at is null;

create table identity.access_link (
  link_id     uuid primary key default gen_random_uuid(),
  client_id   int         not null references identity.client,
  kind        text        not null check (kind in ('password', 'quote', 'tracking')),
  subject_id  bigint      not null,
  secret_hash bytea       not null,
  created_at  timestamptz not null,
  expires_at  timestamptz not null,
  used_at     timestamptz
);
create index access_link_subject on identity.access_link (client_id, kind, subject_id);

create table identity.idempotency_key (
  client_id    int         not null,
  user_id      int         not null,
  call         text        not null,
  key          text        not null,
  request_hash bytea       not null,
  status       int         not null,
  reply        jsonb       not null,
  created_at   timestamptz not null default now(),
  primary key (client_id, user_id, call, key)
);
create index idempotency_key_age on identity.idempotency_key (created_at);

-- Tries per account, address and link, counted in windows (quality of public calls, specification §6).
create table identity.attempt (
  bucket       text        not null,
  subject      bytea       not null,
  window_start timestamptz not null,
  tries        int         not null,
  primary key (bucket, subject, window_start)
);

create table identity.sign_up_request (
  request_id  uuid primary key default gen_random_uuid(),
  email       text        not null,
  first_name  text        not null,
  last_name   text        not null,
  company     text        not null,
  phone       text        not null,
  note        text        not null,
  created_at  timestamptz not null default now(),
  decided_at  timestamptz
);
