-- Orders of which nobody knows are few among all tenders of a company, and the worklist looks for them.
create index tender_silent on tender (client_id, tender_id) where state = 'unknown';
