-- An all-in offer of a carrier names none of its parts: what nobody named is not known, it is not 0. Split offers have two
-- lines at least, since their fuel is asked for.
update price_sheet
   set linehaul = null, discount = null, fuel = null, accessorials = null,
       charges = jsonb_build_array(jsonb_set(charges -> 0, '{kind}', '"allIn"'))
 where source = 'Spot quote' and jsonb_array_length(charges) = 1 and charges -> 0 ->> 'kind' = 'linehaul';
update price_sheet set discount = null where source = 'Spot quote' and discount = 0;
