-- takeOver: an order of another source belongs to this file's from now on; that its consignee and lines change together is asked still.
alter table import_row drop constraint import_row_answer_check;
alter table import_row add constraint import_row_answer_check check (answer in ('same', 'another', 'takeOver'));
