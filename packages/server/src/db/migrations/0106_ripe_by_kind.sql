-- Whether anything of a kind is ripe is asked at each look, whatever waits of it for later.
create index due_next on work.due (kind, due_at);
