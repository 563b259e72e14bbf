create table file (
  client_id   int         not null references identity.client,
  file_id     bigint generated always as identity,
  sha256      text        not null,
  name        text        not null,
  mime        text        not null,
  size        bigint      not null,
  shipment_id bigint,
  -- attachment, bol, label, packing-list, pod, logo
  kind        text        not null,
  uploaded_by int,
  created_at  timestamptz not null default now(),
  deleted_at  timestamptz,
  primary key (client_id, file_id),
  foreign key (client_id, shipment_id) references shipment on delete cascade
);
call isolate('file');
create index file_shipment on file (client_id, shipment_id, file_id);

create table mail (
  client_id    int         not null references identity.client,
  mail_id      bigint generated always as identity,
  shipment_id  bigint,
  booking_id   bigint,
  purpose      text        not null,
  recipients   text[]      not null,
  cc           text[]      not null default '{}',
  subject      text        not null,
  body_text    text        not null,
  body_html    text        not null,
  -- [{fileId, name}]
  attachments  jsonb       not null default '[]',
  message_id   text        not null,
  -- `unknown`: the server took it or not, nobody heard; it is resent by hand under the same message id.
  state        text        not null check (state in ('queued', 'sending', 'sent', 'failed', 'bounced', 'unknown')),
  tries        int         not null default 0,
  error        text        not null default '',
  created_at   timestamptz not null default now(),
  sent_at      timestamptz,
  primary key (client_id, mail_id)
);
call isolate('mail');
create index mail_shipment on mail (client_id, shipment_id, mail_id);
create index mail_recent on mail (client_id, mail_id);
-- A booking is tendered by one mail, however often the button is pressed.
create unique index mail_tender on mail (client_id, booking_id) where purpose = 'tender';

-- Each bill of lading that was issued: after booking a change makes the next revision.
create table bol_revision (
  client_id   int         not null references identity.client,
  shipment_id bigint      not null,
  revision    int         not null,
  reason      text        not null,
  file_id     bigint      not null,
  issued_at   timestamptz not null,
  issued_by   int,
  primary key (client_id, shipment_id, revision),
  foreign key (client_id, shipment_id) references shipment on delete cascade,
  foreign key (client_id, file_id) references file
);
call isolate('bol_revision');
