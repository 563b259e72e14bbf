-- The prices that were made from a diesel price are found by its week, not by reading every price of a company.
create index price_sheet_fuel on price_sheet
  (client_id, (jsonb_path_query_first(trace, '$[*] ? (@.step == "fuel").since') #>> '{}'), price_sheet_id);
