-- What a person saved of a list: filters, search, sort and columns under a name, for himself or for everybody.
create table saved_view (
  client_id  int         not null references identity.client,
  view_id    bigint generated always as identity,
  list       text        not null,
  name       text        not null,
  owner_id   int         not null,
  shared     boolean     not null default false,
  -- The list's part of the address, as the browser wrote it.
  address    text        not null,
  -- [{id, width}] in their order; null: as everybody sees them.
  columns    jsonb,
  updated_at timestamptz not null,
  primary key (client_id, view_id)
);
call isolate('saved_view');
create unique index saved_view_name on saved_view (client_id, owner_id, list, lower(name));
create index saved_view_shared on saved_view (client_id, list) where shared;

-- The columns as a person left them.
create table list_layout (
  client_id int   not null references identity.client,
  user_id   int   not null,
  list      text  not null,
  columns   jsonb not null,
  primary key (client_id, user_id, list)
);
call isolate('list_layout');
