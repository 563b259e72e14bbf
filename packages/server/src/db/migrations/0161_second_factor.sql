-- The second factor of a person: codes of an authenticator app (RFC 6238).
create table identity.second_factor (
  user_id        int         primary key references identity.person,
  -- Sealed with the key outside the database; null: none is confirmed yet.
  secret         bytea,
  confirmed_at   timestamptz,
  -- The newest step of thirty seconds whose code was used: it and those before it work no more.
  last_step      bigint      not null default 0,
  -- Sealed: one that is shown and not confirmed.
  pending        bytea,
  -- Of the recovery codes.
  salt           bytea,
  check ((secret is null) = (confirmed_at is null))
);

create table identity.recovery_code (
  user_id     int         not null references identity.second_factor on delete cascade,
  code_hash   bytea       not null,
  used_at     timestamptz,
  primary key (user_id, code_hash)
);

-- A sign-in between password and second factor; it opens nothing.
create table identity.sign_in_ticket (
  ticket_hash bytea       primary key,
  user_id     int         not null references identity.person,
  client_id   int         not null references identity.client,
  expires_at  timestamptz not null,
  used_at     timestamptz
);
create index sign_in_ticket_expired on identity.sign_in_ticket (expires_at);

-- Who has to have one: everybody of the company, or of a group.
alter table identity.client add column demands_factor boolean not null default false;
alter table identity.page_group add column demands_factor boolean not null default false;
