-- Where each mailbox that is read stands. Outside row level security: whose a mail is is known once it was read.
create table work.mailroom (
  -- user@host:port/folder
  mailbox      text        primary key,
  -- IMAP: while it stays the same, a number names the same mail for ever (RFC 9051, 2.3.1.1).
  uid_validity bigint      not null,
  last_uid     bigint      not null,
  filed        bigint      not null default 0,
  -- Mails that answer none of ours: they stay in the mailbox, and nowhere else.
  unmatched    bigint      not null default 0,
  read_at      timestamptz not null
);

-- Mails that could not be read or filed: tried again a few times, then left in the mailbox with the reason here.
create table work.mailroom_failure (
  mailbox      text        not null,
  uid_validity bigint      not null,
  uid          bigint      not null,
  tries        int         not null,
  reason       text        not null,
  failed_at    timestamptz not null,
  primary key (mailbox, uid_validity, uid)
);

-- What came back to a mail about a shipment.
create table inbound_mail (
  client_id      int         not null references identity.client,
  inbound_id     bigint generated always as identity,
  shipment_id    bigint      not null,
  -- Which of ours it answers.
  mail_id        bigint      not null,
  -- `automatic`: made by a program, an absence or a receipt; `bounce`: ours did not arrive.
  kind           text        not null check (kind in ('reply', 'automatic', 'bounce')),
  message_id     text        not null,
  sender         text        not null,
  sender_name    text        not null,
  -- It came from an address that ours was sent to, or another one of the same carrier.
  verified       boolean     not null,
  subject        text        not null,
  body_text      text        not null,
  quoted_text    text        not null,
  -- [{fileId, name}]
  attachments    jsonb       not null default '[]',
  -- Names of attachments that are none of the files that are kept.
  left_out       text[]      not null default '{}',
  -- Named in it, and for a person to take; nothing follows from it by itself. Minor units.
  price_amount   bigint,
  price_currency text,
  price_words    text,
  received_at    timestamptz not null,
  primary key (client_id, inbound_id),
  -- However often it is delivered or read.
  unique (client_id, mail_id, message_id),
  foreign key (client_id, shipment_id) references shipment on delete cascade,
  foreign key (client_id, mail_id) references mail
);
call isolate('inbound_mail');
create index inbound_mail_shipment on inbound_mail (client_id, shipment_id, inbound_id);

-- By what a reply names, ours is found.
create index mail_message on mail (client_id, message_id) where shipment_id is not null;
