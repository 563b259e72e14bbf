-- What the bytes of a file were: text parted by a mark, a workbook or JSON. Blank: another mark, or read before this was kept.
alter table import_run
  add column form text not null default ''
    check (form in ('', 'comma', 'semicolon', 'tab', 'pipe', 'xlsx', 'json'));
update import_run set form = case when name ~* '\.xlsx$' then 'xlsx' else 'json' end where name ~* '\.(xlsx|json)$';

-- What confirmations to a source are written as. Blank: as its own last file was.
alter table order_source
  add column confirm_form text not null default ''
    check (confirm_form in ('', 'comma', 'semicolon', 'tab', 'pipe', 'xlsx', 'json'));

-- Kept with what was said, so that its file is the same whenever it is sent or downloaded.
alter table ship_confirmation
  add column form text not null default 'comma'
    check (form in ('comma', 'semicolon', 'tab', 'pipe', 'xlsx', 'json'));
