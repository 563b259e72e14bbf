-- Services that freight and its places called for when carriers were asked, though nobody ticked them: codes. A question
-- that was asked before keeps what it asked.
alter table spot_quote add column implied jsonb not null default '[]';
