-- UPS's agreements as the operator loaded them: the newest is in force. Without one nobody can register.
create table work.ups_agreement (
  version    text        primary key check (version <> ''),
  body       text        not null check (body <> ''),
  loaded_at  timestamptz not null
);

-- Who accepted which version, and when: never changed.
create table ups_acceptance (
  client_id     int         not null references identity.client,
  acceptance_id bigint generated always as identity,
  version       text        not null,
  -- Null: by the link to set up the account.
  user_id       int,
  actor         text        not null,
  accepted_at   timestamptz not null,
  primary key (client_id, acceptance_id)
);
call isolate('ups_acceptance');
create unique index ups_acceptance_once on ups_acceptance (client_id, version, actor);

-- Accounts that are registered with UPS, and the one that is being filled in.
create table ups_registration (
  client_id       int         not null references identity.client,
  registration_id bigint generated always as identity,
  -- asking: UPS is being asked since asked_at, and nobody else asks meanwhile.
  state           text        not null default 'open' check (state in ('open', 'asking', 'registered')),
  step            text        not null default 'agreement',
  -- Contact, account and invoice; the invoice is forgotten once it has proved whose the account is.
  sealed          bytea       not null,
  version         int         not null default 1,
  asked_at        timestamptz,
  updated_at      timestamptz not null,
  account_id      bigint,
  account_number  text        not null default '',
  agreement       text        not null default '',
  registered_at   timestamptz,
  registered_by   text        not null default '',
  primary key (client_id, registration_id)
);
call isolate('ups_registration');
create unique index ups_registration_open on ups_registration (client_id) where state <> 'registered';

alter table identity.access_link drop constraint access_link_kind_check;
alter table identity.access_link add constraint access_link_kind_check
  check (kind in ('password', 'invitation', 'quote', 'tender', 'tracking', 'trackingEdit', 'report', 'approval', 'upsReady'));
