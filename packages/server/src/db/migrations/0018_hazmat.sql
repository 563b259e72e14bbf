-- What shipping papers say of hazardous materials beside name, class and quantity (49 CFR 172.203, 172.604(b); TDG 3.6).
-- Lines and items that were entered before say nothing of it, in all fields, so that nobody reads half a material.

alter table shipment_line no force row level security;
alter table item no force row level security;

update shipment_line
   set hazmat = '{"emergencyService": false, "emergencyContract": "", "reportableQuantity": false, "limitedQuantity": false,
                  "marinePollutant": false, "inhalationZone": "", "residue": false, "bulk": false,
                  "erapNumber": "", "erapPhone": ""}'::jsonb || hazmat
 where jsonb_typeof(hazmat) = 'object';

update item
   set hazmat = '{"EmergencyService": false, "EmergencyContract": "", "ReportableQuantity": false, "LimitedQuantity": false,
                  "MarinePollutant": false, "InhalationZone": "", "Residue": false, "Bulk": false,
                  "ERAPNumber": "", "ERAPPhone": ""}'::jsonb || hazmat
 where jsonb_typeof(hazmat) = 'object';

alter table shipment_line force row level security;
alter table item force row level security;
