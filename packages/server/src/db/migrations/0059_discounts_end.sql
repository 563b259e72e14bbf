-- That no discount holds above the breaks that have one stood with the file alone; pricing reads it from the sheet.
update rate_sheet_version v
   set sheet = v.sheet || '{"discountsEnd": true}'
  from rate_file f
 where f.client_id = v.client_id and f.version_id = v.version_id
   and f.terms ->> 'discountAbove' = 'none' and v.sheet is not null;
