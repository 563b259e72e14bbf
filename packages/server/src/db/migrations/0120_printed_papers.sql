-- What was handed out of a shipment, to be given again byte for byte: one row for each document, format and content, however
-- often it is printed. Bills of lading are filed with their revisions (bol_revision); here they are counted.
create table printed_paper (
  client_id   int         not null references identity.client,
  paper_id    bigint      not null generated always as identity,
  shipment_id bigint      not null,
  document    text        not null check (document in ('bol', 'label', 'packing-list', 'commercial-invoice')),
  format      text        not null check (format in ('pdf', 'zpl203', 'zpl300')),
  -- The hash of all that it was drawn from; of a bill, of its bytes.
  content_key text        not null,
  sha256      text        not null,
  -- Of a bill alone.
  bill_id     bigint,
  revision    int,
  check ((document = 'bol') = (bill_id is not null and revision is not null)),
  prints      int         not null check (prints > 0),
  first_at    timestamptz not null,
  first_by    int,
  -- When it was last the paper of the shipment as that stood; to give an old one again changes nothing here.
  issued_at   timestamptz not null,
  last_at     timestamptz not null,
  last_by     int,
  primary key (client_id, paper_id),
  unique (client_id, shipment_id, document, format, content_key),
  foreign key (client_id, shipment_id) references shipment on delete cascade
);
call isolate('printed_paper');
create index printed_paper_content on printed_paper (client_id, sha256);

-- When a label was handed out last, and to whom; printed_at is the first time.
alter table label
  add column last_printed_at timestamptz,
  add column last_printed_by int;
update label set last_printed_at = printed_at where printed_at is not null;

-- Attachments that are given with the papers of their shipment when these are printed again.
alter table file add column for_reprint boolean not null default false;
create index file_for_reprint on file (client_id, shipment_id) where for_reprint and deleted_at is null;
