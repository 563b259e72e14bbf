-- An order whose labels its carrier sold and gives none out again: they were cancelled there, and another message took its place.
alter table transmission drop constraint transmission_kind_check;
alter table transmission add constraint transmission_kind_check
  check (kind in ('book', 'change', 'cancel', 'label', 'void', 'returned'));
