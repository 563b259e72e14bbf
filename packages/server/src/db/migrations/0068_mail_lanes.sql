-- Mails with orders that came back, for the worklist: a handful among all mails of a company.
create index mail_came_back on mail (client_id, tender_id) where purpose = 'tender' and state = 'bounced';

-- What of one kind leaves before the rest of a company, whatever waited longer: 0 what a person or a carrier waits for,
-- 1 notices, 2 what rows of bulk jobs wrote.
alter table work.due add column lane smallint not null default 0 check (lane between 0 and 2);
create index due_lane on work.due (kind, client_id, lane, due_at);
