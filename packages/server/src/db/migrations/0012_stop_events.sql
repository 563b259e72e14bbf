-- At which stop it happened; null: the event names none. Whose order's carrier told it stands beside (tender_id, 0009).
alter table tracking_event add column stop_id bigint;
