-- At which stop it happened; null: the event names none. Whose order's carrier told it stands beside (tender_id, 0009).
alter table tracking_event add column stop_id bigint;

-- Statuses that people were notified of: each once.
alter table tracking_told rename to tracking_notified;
alter table tracking_notified rename column told_at to notified_at;
