-- The addresses of the mailroom to which orders are sent. Outside row level security: whose a mail is is known by its address.
create table work.order_address (
  -- What stands between + and @.
  tag       text   primary key,
  client_id int    not null,
  source_id bigint not null,
  unique (client_id, source_id)
);

-- Mails that came to such an address, and what became of them.
create table order_mail (
  client_id   int         not null references identity.client,
  mail_id     bigint generated always as identity,
  source_id   bigint      not null,
  message_id  text        not null,
  sender      text        not null,
  subject     text        not null,
  -- taken: its files are imports; held: nothing of it is read; empty: it brings no such file.
  state       text        not null check (state in ('taken', 'held', 'empty')),
  -- Why it is held: sender: it is not on the list; unproven: nobody vouches for it; off: the source is switched off.
  reason      text        not null default '' check (reason in ('', 'sender', 'unproven', 'off')),
  -- Its files: [{name, became, runId}]; became: taken, same, passed, tooMany, or a code of the messages.
  files       jsonb       not null default '[]',
  received_at timestamptz not null,
  primary key (client_id, mail_id),
  -- However often it is delivered or read.
  unique (client_id, source_id, message_id),
  foreign key (client_id, source_id) references order_source on delete cascade
);
call isolate('order_mail');
create index order_mail_newest on order_mail (client_id, source_id, mail_id);
