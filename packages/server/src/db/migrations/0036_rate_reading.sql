-- Counts who began to read the file: of two nodes that both think it theirs, only what the later one writes stands.
alter table rate_file add column reading int not null default 0;
