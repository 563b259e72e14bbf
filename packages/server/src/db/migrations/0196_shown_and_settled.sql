-- The order that stood beside a row when a person answered for it, and its state as it was shown. The reasons say so only until
-- the row is held for another one.
alter table import_row add column shown_id bigint;
alter table import_row add column shown_state text;
update import_row r
   set shown_id = (select (reason -> 'params' ->> 'entityId')::bigint from jsonb_array_elements(r.reasons) reason
                    where reason -> 'params' ->> 'entityId' is not null limit 1)
 where answer in ('same', 'takeOver') and state in ('held', 'waiting') and reasons is not null;
-- When a person last opened the order again: no cancellation that files wanted before is wanted any more.
alter table sales_order add column cancel_settled_at timestamptz;
