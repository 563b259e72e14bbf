-- When a person said what became of a label that its carrier may charge though it was given back.
alter table label add column dispute_settled_at timestamptz;
create index label_disputed on label (client_id, label_id)
  where dispute_settled_at is null and (state = 'disputed' or (state = 'voided' and scanned_at is not null));
