-- Services that a tender was priced for though nobody ticked them, codes: they go with the order, on its letters, its wire and
-- its papers alike. Kept with it, since prices are not kept for ever; a price that is accepted later brings its own.
alter table tender add column implied jsonb not null default '[]';

update tender t
   set implied = found.codes
  from (
    select p.client_id, p.price_sheet_id, jsonb_agg(distinct one.code) as codes
      from price_sheet p
     cross join lateral (
       select jsonb_array_elements_text(step -> 'codes') as code
         from jsonb_array_elements(p.trace) step
        where step ->> 'step' = 'implied' and jsonb_typeof(step -> 'codes') = 'array'
       union
       select step ->> 'code'
         from jsonb_array_elements(p.trace) step
        where step ->> 'step' = 'accessorial' and step ->> 'implied' = 'true'
       union
       select warning ->> 'accessorial'
         from jsonb_array_elements(p.warnings) warning
        where warning ->> 'code' = 'accessorialNotPriced' and warning ->> 'implied' = 'true'
     ) one
     where one.code is not null
     group by p.client_id, p.price_sheet_id
  ) found
 where found.client_id = t.client_id and found.price_sheet_id = t.price_sheet_id;

-- The same as it stands on a bill that was issued; null: issued before they stood on bills, so nothing is said of them.
alter table bol_revision add column implied jsonb;
