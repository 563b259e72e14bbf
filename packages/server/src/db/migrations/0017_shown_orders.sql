-- Orders that were given up, and about which nobody has called, are few; the worklist looks among them for those that
-- their carrier shows but may be another's.
create index tender_given_up on tender (client_id, tender_id) where state = 'givenUp' and call_note = '';
