-- Sold after all, for a package that got another label meanwhile: never in force, and given back.
alter table label drop constraint label_state_check;
alter table label add constraint label_state_check check (state in
  ('asked', 'bought', 'unknown', 'refused', 'surplus', 'voidAsked', 'voided', 'voidRefused', 'disputed'));
