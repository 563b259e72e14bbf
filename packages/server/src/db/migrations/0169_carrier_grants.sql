-- Tokens of an account whose company signed in at its carrier. A refresh token works once: whoever refreshes takes the row first.
create table carrier_grant (
  client_id        int         not null references identity.client,
  login_id         bigint      not null,
  sealed           bytea       not null,
  access_until     timestamptz not null,
  -- Null: the carrier names no end.
  refresh_until    timestamptz,
  version          int         not null default 1,
  granted_at       timestamptz not null,
  granted_by       text        not null,
  refreshing_since timestamptz,
  -- Since when it has to be authorized again, and why; is_over: nothing is refreshed by it but to try it.
  ended_at         timestamptz,
  ended_words      text        not null default '',
  is_over          boolean     not null default false,
  primary key (client_id, login_id),
  foreign key (client_id, login_id) references carrier_login (client_id, login_id)
);
call isolate('carrier_grant');

create function tell_ended_grant() returns trigger language plpgsql as $$
begin
  update carrier_account set refused_at = new.ended_at, refused_words = new.ended_words
   where client_id = new.client_id and login_id = new.login_id and active and refused_at is null;
  return null;
end $$;
create trigger tell_ended_grant after update on carrier_grant
  for each row when (new.ended_at is not null and old.ended_at is null) execute function tell_ended_grant();

-- Who went to UPS to connect an account, until he is back: for 10 minutes, once, for his own session.
create table ups_connection (
  client_id      int         not null references identity.client,
  -- SHA-256 of the state that UPS brings back.
  state_hash     bytea       not null,
  user_id        int         not null,
  session_id     text        not null,
  account_number text        not null,
  -- Where he is led back to.
  came_from      text        not null,
  -- The verifier of PKCE.
  sealed         bytea       not null,
  created_at     timestamptz not null,
  used_at        timestamptz,
  primary key (client_id, state_hash)
);
call isolate('ups_connection');
