-- The audit trail is read newest first: all of it, one kind of record, or what one person did. Nobody updates a line, so each of
-- these grows at its end.
create index audit_entry_at on audit_entry (client_id, at, audit_id);
create index audit_entry_kind on audit_entry (client_id, entity, at, audit_id);
create index audit_entry_person on audit_entry (client_id, user_id, at, audit_id);
