-- Labels that are missing are bought under the order that holds the others.
alter table transmission drop constraint transmission_kind_check;
alter table transmission add constraint transmission_kind_check check (kind in ('book', 'change', 'cancel', 'label', 'void'));
