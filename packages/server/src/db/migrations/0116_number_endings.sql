-- People read the last digits of a number from a paper. Backwards they are its beginning, which an index finds; columns
-- and no expressions, because under row level security an index serves functions that are marked leakproof alone.
alter table shipment_reference
  -- The digits of a BOL or PRO number from its last; blank: of another number, or of none with digits.
  add column ending text collate "C" not null generated always as (
    case when kind in ('bol', 'pro') then reverse(regexp_replace(value, '[^0-9]', '', 'g')) else '' end) stored;
alter table label
  add column ending text collate "C" not null generated always as (
    reverse(regexp_replace(tracking_number, '[^0-9]', '', 'g'))) stored;
create index shipment_reference_ending on shipment_reference (client_id, ending, shipment_id) where ending <> '';
create index label_ending on label (client_id, ending, shipment_id) where ending <> '';
