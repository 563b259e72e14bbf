-- Terminals of carriers as their lists name them, for carriers whose wire names none.
create table carrier_terminal (
  client_id int    not null references identity.client,
  scac      text   not null check (scac <> ''),
  -- The carrier's own code.
  code      text   not null check (code <> ''),
  name      text   not null default '',
  street    text   not null default '',
  city      text   not null default '',
  state     text   not null default '',
  zip       text   not null check (zip <> ''),
  country   text   not null check (country in ('US', 'CA')),
  phone     text   not null default '',
  email     text   not null default '',
  hours     text   not null default '',
  -- Beginnings of the postal codes that it serves; none: those that begin as its own.
  serves    text[] not null default '{}' check (array_to_string(serves, ' ') ~ '^(([0-9]{3,5}|[A-Z][0-9][A-Z])( |$))*$'),
  primary key (client_id, scac, code)
);
call isolate('carrier_terminal');
