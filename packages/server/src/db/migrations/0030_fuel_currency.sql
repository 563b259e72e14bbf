-- What a program charges by the mile is an amount of a currency, and prices sheets of that currency alone. Until now all of
-- them were in dollars of the United States.
alter table fuel_program add column currency text not null default 'USD' check (currency ~ '^[A-Z]{3}$');
alter table fuel_program alter column currency drop default;
