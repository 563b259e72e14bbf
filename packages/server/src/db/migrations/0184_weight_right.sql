-- A weight that contradicts the item master by more than a half holds its row: a person said that the file is right.
alter table import_row add column weight_right boolean not null default false;
