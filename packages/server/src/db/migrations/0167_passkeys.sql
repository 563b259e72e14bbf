-- Passkeys of a person (Web Authentication, level 3): each is a second factor, and with its user verification both at once.
create table identity.passkey (
  passkey_id     int         generated always as identity primary key,
  user_id        int         not null references identity.person,
  credential_id  bytea       not null unique,
  -- COSE_Key, as the authenticator gave it.
  public_key     bytea       not null,
  -- Signatures that the authenticator counted; many count none and say 0.
  signatures     bigint      not null default 0,
  -- How a browser reaches it: usb, nfc, ble, hybrid, internal.
  transports     text[]      not null default '{}',
  name           text        not null,
  added_at       timestamptz not null,
  last_used_at   timestamptz
);
create index passkey_person on identity.passkey (user_id, passkey_id);

-- What an authenticator is given to sign: good once, for five minutes.
create table identity.passkey_challenge (
  challenge_hash bytea       primary key,
  purpose        text        not null check (purpose in ('add', 'step', 'signIn')),
  -- Whose it is; null: of a sign-in that begins with the passkey.
  user_id        int         references identity.person,
  expires_at     timestamptz not null,
  used_at        timestamptz,
  check ((user_id is null) = (purpose = 'signIn'))
);
create index passkey_challenge_expired on identity.passkey_challenge (expires_at);

-- Who has a second factor, of either kind. A row of second_factor alone says nothing: it may be of recovery codes, or half set up.
create view identity.factor_holder as
  select user_id from identity.second_factor where confirmed_at is not null
  union
  select user_id from identity.passkey;
