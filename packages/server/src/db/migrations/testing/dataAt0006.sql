-- Data as the schema of 0001 to 0006 could hold it, made up for the proof that later migrations carry it over: every state
-- of a booking by every way, every state and purpose of a mail, events of every source, two companies that printed the
-- same bill of lading number. Loaded by testing/oldData.ts into a database that was migrated that far. Never changed by
-- later work: what a new table makes of it is expected in db/oldData.test.ts.

-- Shorter ways to write the documents that rows hold.
create function pg_temp.place(company text, street text, city text, state text, zip text, email text default '')
returns jsonb language sql as $$
  select jsonb_build_object('company', company, 'street', street, 'street2', '', 'city', city, 'state', state, 'zip', zip,
    'country', 'US', 'contactName', 'Pat Test', 'contactPhone', '937-555-0123', 'contactEmail', email)
$$;
create function pg_temp.line(description text, class text, units int, pieces int, weight numeric, hazmat jsonb default null)
returns jsonb language sql as $$
  select jsonb_build_object('description', description, 'itemCode', '', 'nmfc', '156600-2', 'freightClass', class,
    'handlingUnits', units, 'handlingUnitType', 'PLT', 'pieces', pieces, 'pieceType', 'CTN', 'weightLb', weight,
    'lengthIn', 48, 'widthIn', 40, 'heightIn', 48, 'stackable', true, 'hazmat', hazmat)
$$;
create function pg_temp.bol(prefix text, serial bigint) returns text language sql as $$
  with body as (select prefix || lpad(serial::text, 16 - length(prefix), '0') as digits)
  select digits || (10 - (select sum(substr(digits, n, 1)::int * case when n % 2 = 0 then 3 else 1 end)
                            from generate_series(1, 16) n) % 10) % 10
    from body
$$;

insert into identity.client (client_id, name, is_demo, gs1_prefix, time_zone) overriding system value values
  (1, 'Old Freight Company', false, '', 'America/New_York'),
  (2, 'Other Company', false, '', 'America/Chicago'),
  (3, 'Prefix Company', false, '0614141', 'America/Los_Angeles');

insert into identity.app_user
  (user_id, client_id, email, password_hash, first_name, last_name, phone, page_list, profile, profile_due, active, agreement, agreement_at)
overriding system value values
  (11, 1, 'clerk@old.invalid', '$argon2id$v=19$m=19456,t=2,p=1$c2FsdHNhbHQ$aGFzaA', 'Old', 'Clerk', '937-555-0100', null, '{"theme": "dark"}', false, true, '1', '2026-10-01T12:00:00Z'),
  (12, 1, 'second@old.invalid', '$argon2id$v=19$m=19456,t=2,p=1$c2FsdHNhbHQ$aGFzaA', 'Second', 'Clerk', '', 'Shipments,ContactUs', '{}', false, true, null, null),
  (13, 1, 'invited@old.invalid', null, 'Invited', 'Clerk', '', null, '{}', true, true, null, null),
  (14, 1, 'gone@old.invalid', '$argon2id$v=19$m=19456,t=2,p=1$c2FsdHNhbHQ$aGFzaA', 'Gone', 'Clerk', '', null, '{}', false, false, null, null),
  (21, 2, 'clerk@other.invalid', '$argon2id$v=19$m=19456,t=2,p=1$c2FsdHNhbHQ$aGFzaA', 'Other', 'Clerk', '', null, '{}', false, true, null, null),
  (31, 3, 'clerk@prefix.invalid', null, 'Prefix', 'Clerk', '', null, '{}', true, true, null, null);

insert into identity.session (session_id, user_id, client_id, generation, rotated_at, created_at, expires_at, ended_at, user_agent) values
  ('00000000-0000-4000-8000-000000000011', 11, 1, 3, '2026-11-20T14:00:00Z', '2026-11-20T08:00:00Z', '2026-12-20T08:00:00Z', null, 'Test browser'),
  ('00000000-0000-4000-8000-000000000012', 11, 1, 1, '2026-11-01T08:00:00Z', '2026-11-01T08:00:00Z', '2026-12-01T08:00:00Z', '2026-11-02T08:00:00Z', 'Test browser'),
  ('00000000-0000-4000-8000-000000000021', 21, 2, 1, '2026-11-20T08:00:00Z', '2026-11-20T08:00:00Z', '2026-12-20T08:00:00Z', null, '');

insert into identity.access_link (link_id, client_id, kind, subject_id, secret_hash, created_at, expires_at, used_at) values
  ('00000000-0000-4000-9000-000000000001', 1, 'password', 11, decode(repeat('01', 32), 'hex'), '2026-11-20T08:00:00Z', '2026-11-21T08:00:00Z', null),
  ('00000000-0000-4000-9000-000000000002', 1, 'password', 11, decode(repeat('02', 32), 'hex'), '2026-11-20T09:00:00Z', '2026-11-21T09:00:00Z', null),
  ('00000000-0000-4000-9000-000000000003', 1, 'password', 11, decode(repeat('03', 32), 'hex'), '2026-10-20T09:00:00Z', '2026-10-21T09:00:00Z', '2026-10-20T10:00:00Z'),
  ('00000000-0000-4000-9000-000000000004', 1, 'tracking', 118, decode(repeat('04', 32), 'hex'), '2026-11-18T09:00:00Z', '2027-02-18T09:00:00Z', null),
  ('00000000-0000-4000-9000-000000000005', 1, 'trackingEdit', 119, decode(repeat('05', 32), 'hex'), '2026-11-18T09:00:00Z', '2027-02-18T09:00:00Z', null),
  ('00000000-0000-4000-9000-000000000006', 1, 'quote', 103, decode(repeat('06', 32), 'hex'), '2026-11-18T09:00:00Z', '2026-12-18T09:00:00Z', null);

insert into identity.idempotency_key (client_id, user_id, call, key, request_hash, status, reply, created_at) values
  (1, 11, 'Pickup', '00000000-0000-4000-a000-000000000001', decode(repeat('aa', 32), 'hex'), 200,
   '{"shipmentId": 106, "shipmentStatus": "T", "version": 2, "bookingState": "reserved", "way": "email", "mailId": 1}', '2026-11-20T14:00:00Z');
insert into identity.attempt (bucket, subject, window_start, tries) values ('login', decode(repeat('0a', 32), 'hex'), '2026-11-20T14:00:00Z', 3);
insert into identity.sign_up_request (request_id, email, first_name, last_name, company, phone, note) values
  ('00000000-0000-4000-b000-000000000001', 'new@new.invalid', 'New', 'Person', 'New Company', '', '');

insert into number_series (client_id, name, next) values (1, 'bol', 42), (2, 'bol', 8), (3, 'bol', 2);

insert into shipment_draft (client_id, draft_id, user_id, form, updated_at) overriding system value values
  (1, 1, 11, '{"Origin": {"City": "Łódź 📦"}, "Items": [{"Description": "half ent"}]}', '2026-11-20T14:00:00Z'),
  (1, 2, 12, '{}', '2026-11-20T14:30:00Z'),
  (2, 3, 21, '{"Reference1": "PO 1"}', '2026-11-19T14:30:00Z');

insert into address (client_id, address_id, company, street, city, state, zip, contact_name, receives, is_ours, used, version) overriding system value values
  (1, 1, 'Old Dock', '1 Dock Road', 'Dayton', 'OH', '45402', 'Pat Test', '{}', true, 40, 2),
  (1, 2, 'Old Consignee', '2 Plain Street', 'Reno', 'NV', '89501', '', '{"from": "08:00", "to": "12:00", "appointment": true, "liftgate": true, "limitedAccess": false, "accessorials": ["LGDEL"], "notes": "Ring twice"}', false, 12, 1),
  (2, 3, 'Other Dock', '9 Lake Street', 'Chicago', 'IL', '60601', '', '{}', true, 1, 1);

insert into item (client_id, item_id, sku, description, nmfc, freight_class, hazmat, units_per_pallet, length_in, width_in, height_in, weight_lb) overriding system value values
  (1, 1, 'PUMP-1', 'Pump housings', '156600-2', '70', null, 20, 48, 40, 48, 25.5),
  (1, 2, 'PAINT-1', 'Paint', '149980-2', '55', '{"unNumber": "UN1263", "properShippingName": "Paint", "technicalName": "", "hazardClass": "3", "subsidiaryClass": "", "packingGroup": "II", "quantity": "4 drums", "emergencyPhone": "800-555-0199"}', null, 0, 0, 0, 220),
  (2, 3, 'PUMP-1', 'The other company''s pumps', '', '', null, null, 0, 0, 0, 0);

-- One SCAC with an LTL and a TL row: each has a mailbox of its own.
insert into carrier (client_id, carrier_id, scac, name, mode, quote_email, tender_email, contact_name, phone, settings, active) overriding system value values
  (1, 1, 'OLDM', 'Old Motor LTL', 'LTL', '', 'ltl@oldmotor.invalid', 'Ann', '555-0142', '{"cutOff": "15:00", "holidays": ["2026-12-24"]}', true),
  (1, 2, 'OLDM', 'Old Motor Truckload', 'TL', '', 'tl@oldmotor.invalid', '', '555-0143', '{}', true),
  (1, 3, 'WIRE', 'Wire Freight', 'LTL', '', '', '', '555-0144', '{}', true),
  (1, 4, 'CALL', 'Call Only', 'LTL', '', '', '', '', '{"doNotUse": true}', true),
  (1, 5, 'GONE', 'Gone Motor', 'LTL', '', '', '', '', '{}', false),
  (2, 6, 'OLDM', 'Old Motor', 'LTL', '', 'other@oldmotor.invalid', '', '555-0142', '{}', true);

insert into rate_sheet_version (client_id, version_id, scac, name, version, effective_from, effective_to, sheet, loaded_at, loaded_by) overriding system value values
  (1, 1, 'OLDM', 'direct', 1, '2024-01-01', '2025-12-31', '{"scac": "OLDM", "service": "direct", "from": "2024-01-01", "to": "2025-12-31"}', '2024-01-01T00:00:00Z', null),
  (1, 2, 'OLDM', 'direct', 2, '2026-01-01', null, '{"scac": "OLDM", "service": "direct", "from": "2026-01-01", "to": null}', '2026-01-01T00:00:00Z', 11);

insert into carrier_login (client_id, connector, sealed, updated_at) values
  (1, 'project44', decode(repeat('5e', 64), 'hex'), '2026-10-01T00:00:00Z'),
  (2, 'project44', decode(repeat('5f', 64), 'hex'), '2026-10-01T00:00:00Z');
-- The second was deleted while orders stood open with it, and its codes were added anew as the third.
insert into carrier_account (client_id, account_id, connector, scac, name, settings, active, version, updated_at) overriding system value values
  (1, 1, 'project44', 'WIRE', 'Wire Freight', '{"groupCode": "Default", "accountCode": "wire-1", "providerId": "p-1"}', true, 1, '2026-10-01T00:00:00Z'),
  (1, 2, 'project44', 'WIRE', 'Wire Freight (old)', '{"groupCode": "Default", "accountCode": "wire-2", "providerId": "p-2"}', false, 2, '2026-11-01T00:00:00Z'),
  (1, 3, 'project44', 'WIRE', 'Wire Freight (new)', '{"groupCode": "Default", "accountCode": "wire-2", "providerId": "p-3"}', true, 1, '2026-11-01T00:00:00Z'),
  (2, 4, 'project44', 'WIRE', 'Wire Freight', '{"groupCode": "Default", "accountCode": "wire-1", "providerId": "p-4"}', true, 1, '2026-10-01T00:00:00Z');

-- id, status, carrier, price in cents, tendered at, printed revision, revision due, voided from, PRO
create temp table plan (id bigint, status text, scac text, carrier text, total bigint, tendered timestamptz, revision int, due text, voided text, pro text);
insert into plan values
  (101, 'O', '', '', null, null, 0, '', null, ''),
  (102, 'Q', '', '', null, null, 0, '', null, ''),
  (103, 'Q', '', '', null, null, 0, '', null, ''),
  (104, 'Q', '', '', null, null, 1, '', null, ''),
  (105, 'Q', '', '', null, null, 0, '', null, ''),
  (106, 'T', 'OLDM', 'Old Motor LTL', 21336, '2026-11-20T14:00:00Z', 1, '', null, ''),
  (107, 'T', 'OLDM', 'Old Motor LTL', 21336, '2026-11-20T14:01:00Z', 1, '', null, ''),
  (108, 'T', 'OLDM', 'Old Motor LTL', 21336, '2026-11-19T14:02:00Z', 1, '', null, ''),
  (109, 'T', 'OLDM', 'Old Motor LTL', 21336, '2026-11-19T14:03:00Z', 1, '', null, ''),
  (110, 'T', 'CALL', 'Call Only', 18000, '2026-11-19T14:04:00Z', 1, '', null, ''),
  (111, 'T', 'OLDM', 'Old Motor LTL', 21336, '2026-11-19T14:05:00Z', 1, '', null, ''),
  (112, 'T', 'WIRE', 'Wire Freight', 30000, '2026-11-20T14:06:00Z', 0, '', null, ''),
  (113, 'T', 'WIRE', 'Wire Freight', 30000, '2026-11-20T14:07:00Z', 0, '', null, ''),
  (114, 'T', 'WIRE', 'Wire Freight', 30000, '2026-11-19T14:08:00Z', 1, '', null, 'PRO-114'),
  (115, 'T', 'WIRE', 'Wire Freight', 30000, '2026-11-20T14:09:00Z', 0, '', null, ''),
  (116, 'T', 'WIRE', 'Wire Freight', 30000, '2026-11-19T14:10:00Z', 0, '', null, ''),
  (117, 'T', 'WIRE', 'Wire Freight (old)', 30000, '2026-11-01T14:11:00Z', 1, 'freight, accessorials', null, 'PRO-117'),
  (118, 'A', 'OLDM', 'Old Motor LTL', 21336, '2026-11-17T14:12:00Z', 2, '', null, 'PRO-118'),
  (119, 'A', 'WIRE', 'Wire Freight', 30000, '2026-11-16T14:13:00Z', 1, '', null, 'PRO-119'),
  (120, 'D', 'WIRE', 'Wire Freight', 30000, '2026-11-10T14:14:00Z', 1, '', null, 'PRO-120'),
  (121, 'D', 'OLDM', 'Old Motor LTL', 21336, '2026-11-09T14:15:00Z', 1, '', null, 'PRO-121'),
  (122, 'V', '', '', null, null, 0, '', 'Q', ''),
  (123, 'V', 'WIRE', 'Wire Freight', 30000, '2026-11-18T14:16:00Z', 0, '', 'T', ''),
  (124, 'V', 'WIRE', 'Wire Freight', 30000, '2026-11-20T14:17:00Z', 1, '', 'T', 'PRO-124'),
  (125, 'V', 'WIRE', 'Wire Freight', 30000, '2026-11-20T14:18:00Z', 0, '', 'T', ''),
  (126, 'V', 'WIRE', 'Wire Freight', 30000, '2026-11-18T14:19:00Z', 1, '', 'T', 'PRO-126'),
  (127, 'V', 'WIRE', 'Wire Freight', 30000, '2026-11-18T14:20:00Z', 1, '', 'A', 'PRO-127'),
  (128, 'V', 'WIRE', 'Wire Freight', 30000, '2026-11-18T14:21:00Z', 1, '', 'T', 'PRO-128'),
  (129, 'V', 'WIRE', 'Wire Freight', 30000, '2026-11-18T14:22:00Z', 1, '', 'T', 'PRO-129'),
  (130, 'V', 'OLDM', 'Old Motor LTL', 21336, '2026-11-18T14:23:00Z', 1, '', 'T', ''),
  (131, 'V', 'OLDM', 'Old Motor LTL', 21336, '2026-11-18T14:24:00Z', 1, '', 'T', ''),
  (132, 'V', 'CALL', 'Call Only', 18000, '2026-11-18T14:25:00Z', 1, '', 'T', ''),
  (133, 'A', 'WIRE', 'Wire Freight', 30000, '2026-11-20T14:26:00Z', 0, '', null, ''),
  (134, 'Q', '', '', null, null, 0, '', null, ''),
  (135, 'Q', '', '', null, null, 0, '', null, ''),
  (136, 'T', 'OLDM', 'Old Motor LTL', 21336, '2026-11-20T14:27:00Z', 2, '', null, ''),
  (137, 'T', 'OLDM', 'Old Motor LTL', 21336, '2026-11-18T14:28:00Z', 1, 'pickup date', null, ''),
  (138, 'T', 'OLDM', 'Old Motor LTL', 21336, '2026-11-18T14:29:00Z', 2, '', null, ''),
  (139, 'T', 'WIRE', 'Wire Freight', 30000, '2026-11-18T14:30:00Z', 2, '', null, 'PRO-139'),
  (140, 'V', 'OLDM', 'Old Motor LTL', 21336, '2026-11-18T14:31:00Z', 1, '', 'T', ''),
  (141, 'D', 'OLDM', 'Old Motor LTL', 21336, '2026-11-18T14:32:00Z', 1, 'freight', null, '');

insert into shipment
  (client_id, shipment_id, unique_name, status, mode, terms, created_by, assigned_to, origin, destination, bill_to, items,
   accessorials, shipment_references, pickup_date, pickup_from, pickup_to, origin_zone, special_instructions, internal_notes,
   declared_value, bol_number, pro_number, load_number, trailer_number, seals, carrier_scac, carrier_name, service, service_days,
   delivery_date, total_charge, selected_quote_id, bol_revision, revision_due, voided_from, total_weight, total_pieces,
   total_handling_units, version, created_key, created_at, updated_at, tendered_at)
overriding system value
select 1, id, 'old-' || id, status, case id when 135 then 'TL' else 'LTL' end,
       case id when 134 then 'collect' when 135 then 'thirdParty' else 'prepaid' end,
       case when id % 5 = 0 then 12 else 11 end, case when id % 7 = 0 then 12 end,
       pg_temp.place('Old Dock', '1 Dock Road', 'Dayton', 'OH', '45402', 'dock@old.invalid'),
       pg_temp.place('Old Consignee ' || id, '2 Plain Street', 'Reno', 'NV', '89501'),
       case id when 135 then pg_temp.place('Old Payer', '3 Bill Street', 'Columbus', 'OH', '43215') end,
       case id
         when 101 then '[]'
         when 118 then jsonb_build_array(
           pg_temp.line('Pump housings', '70', 2, 20, 1250.5),
           pg_temp.line('Paint', '55', 1, 4, 220, '{"unNumber": "UN1263", "properShippingName": "Paint", "technicalName": "", "hazardClass": "3", "subsidiaryClass": "", "packingGroup": "II", "quantity": "4 drums", "emergencyPhone": "800-555-0199"}'),
           pg_temp.line('Brochures without a class', '', 0, 3, 12.25))
         else jsonb_build_array(pg_temp.line('Pump housings', '70', 1, 10, 500)) end,
       case when id % 2 = 0 then array['LGDEL'] else '{}'::text[] end,
       case id when 118 then array['PO 4711', '', 'SO 9', '', 'last'] when 101 then '{}' else array['PO ' || id] end,
       case id when 101 then null else date '2026-11-24' end, '10:00', '15:30', 'America/New_York',
       case id when 118 then 'Call before delivery' else '' end, case id when 118 then 'The dock is cross' else '' end,
       case id when 118 then 500000 end, pg_temp.bol('04', id - 100), pro, case id when 118 then 'LOAD-1' else '' end,
       case id when 118 then 'TR-1' else '' end, case id when 118 then 'S1, S2' else '' end,
       scac, carrier, case when scac = '' then '' else 'direct' end, case when scac <> '' then 5 end,
       case when scac <> '' then date '2026-12-01' end, total, null, revision, due, voided,
       case id when 101 then 0 when 118 then 1482.75 else 500 end, case id when 101 then 0 when 118 then 27 else 10 end,
       case id when 101 then 0 when 118 then 3 else 1 end, 3, 'key-' || id,
       coalesce(tendered, '2026-11-18T14:00:00Z') - interval '1 hour', '2026-11-20T14:40:00Z', tendered
  from plan;

insert into shipment
  (client_id, shipment_id, unique_name, status, mode, terms, created_by, origin, destination, items, pickup_date, pickup_from,
   pickup_to, origin_zone, bol_number, carrier_scac, carrier_name, service, total_charge, bol_revision, tendered_at)
overriding system value values
  -- The number is printed on a bill of company 1 as well.
  (2, 201, 'other-201', 'T', 'LTL', 'prepaid', 21, pg_temp.place('Other Dock', '9 Lake Street', 'Chicago', 'IL', '60601'),
   pg_temp.place('Other Consignee', '2 Plain Street', 'Reno', 'NV', '89501'), jsonb_build_array(pg_temp.line('Pumps', '70', 1, 10, 500)),
   '2026-11-24', '10:00', '15:30', 'America/Chicago', pg_temp.bol('04', 6), 'OLDM', 'Old Motor', 'direct', 19900, 1, '2026-11-19T14:00:00Z'),
  (2, 202, 'other-202', 'Q', 'LTL', 'prepaid', 21, pg_temp.place('Other Dock', '9 Lake Street', 'Chicago', 'IL', '60601'),
   pg_temp.place('Other Consignee', '2 Plain Street', 'Reno', 'NV', '89501'), jsonb_build_array(pg_temp.line('Pumps', '70', 1, 10, 500)),
   '2026-11-24', '10:00', '15:30', 'America/Chicago', pg_temp.bol('04', 7), '', '', '', null, 0, null),
  (3, 301, 'prefix-301', 'Q', 'LTL', 'prepaid', 31, pg_temp.place('Prefix Dock', '9 Sun Street', 'Reno', 'NV', '89501'),
   pg_temp.place('Prefix Consignee', '2 Plain Street', 'Dayton', 'OH', '45402'), jsonb_build_array(pg_temp.line('Pumps', '70', 1, 10, 500)),
   '2026-11-24', '10:00', '15:30', 'America/Los_Angeles', pg_temp.bol('0614141', 1), '', '', '', null, 0, null);

-- One price each: live through an account (number = 2000 + shipment), else from a sheet (1000 + shipment). Shipment 103 was
-- rated twice, its first run is over; 202 was priced as well.
create function pg_temp.price(client int, sheet bigint, shipment bigint, scac text, carrier text, account bigint, total bigint, asked timestamptz)
returns void language sql as $$
  insert into price_sheet (client_id, price_sheet_id, shipment_id, run_id, source, scac, carrier_name, service, transit_days,
    delivery_date, linehaul, discount, fuel, accessorials, total, currency, charges, trace, warnings, rating_key, rated_at, expires_at,
    account_id, quote_number, service_code)
  overriding system value
  values (client, sheet, shipment, ('00000000-0000-4000-c000-' || lpad(sheet::text, 12, '0'))::uuid,
    case when account is null then 'Rate sheet direct, version 2' else 'project44' end, scac, carrier, 'direct', 5, '2026-12-01',
    total + 6000, 10000, 3000, 1000, total, 'USD',
    jsonb_build_array(jsonb_build_object('kind', 'linehaul', 'code', '', 'amount', total + 6000),
      jsonb_build_object('kind', 'discount', 'code', '', 'amount', -10000), jsonb_build_object('kind', 'fuel', 'code', '', 'amount', 3000),
      jsonb_build_object('kind', 'accessorial', 'code', 'LGDEL', 'amount', 1000)),
    case when account is null then '[{"step": "sheet", "scac": "OLDM", "version": "2", "versionId": 2, "baseTariff": "X", "from": "2026-01-01", "to": null}]' else '[]' end::jsonb,
    '[]', '["LTL","prepaid","2026-11-24"]', asked, asked + interval '24 hours', account,
    case when account is null then '' else 'Q-' || sheet end, case when account is null then '' else 'STD' end)
$$;
select pg_temp.price(1, 1000 + id, id, 'OLDM', 'Old Motor LTL', null, 21336, coalesce(tendered, '2026-11-20T13:00:00Z') - interval '10 minutes')
  from plan where id not in (101, 102, 134, 135);
select pg_temp.price(1, 2000 + id, id, 'WIRE', 'Wire Freight', case id when 117 then 2 else 1 end, 30000, coalesce(tendered, '2026-11-20T13:00:00Z') - interval '10 minutes')
  from plan where scac = 'WIRE' or id in (103, 105);
select pg_temp.price(1, 3103, 103, 'OLDM', 'Old Motor LTL', null, 22000, '2026-11-18T10:00:00Z');
select pg_temp.price(1, 4000 + id, id, 'CALL', 'Call Only', null, 18000, tendered - interval '10 minutes') from plan where scac = 'CALL';
select pg_temp.price(2, 1201, 201, 'OLDM', 'Old Motor', null, 19900, '2026-11-19T13:00:00Z');
select pg_temp.price(2, 1202, 202, 'OLDM', 'Old Motor', null, 19900, '2026-11-19T13:00:00Z');
-- What is selected while rating, and what was bought.
update shipment set selected_quote_id = shipment_id + case carrier_scac when 'WIRE' then 2000 when 'CALL' then 4000 else 1000 end
 where shipment_id in (103, 104, 201) or carrier_scac <> '';

-- booking, shipment, price, SCAC, way, state, answer, asked, settled, account, left, absent, confirmation, follow, cancel state, answer, call
create temp table bought (id bigint, shipment bigint, price bigint, scac text, way text, state text, answer text, settled boolean,
  account bigint, sent boolean, absent int, confirmed boolean, follow timestamptz, cancel text, cancel_answer text, call text);
insert into bought values
  (1, 104, 1104, 'OLDM', 'email', 'refused', '550 no such mailbox', true, null, false, 0, false, null, '', '', ''),
  (2, 105, 2105, 'WIRE', 'api', 'refused', 'The carrier refused the order. No pickups there.', true, 1, true, 0, false, null, '', '', ''),
  (3, 105, 1105, 'OLDM', 'email', 'refused', 'The mail came back.', true, null, false, 0, false, null, '', '', ''),
  (4, 105, 2105, 'WIRE', 'api', 'refused', 'The carrier has no such order.', true, 1, true, 2, false, null, '', '', ''),
  (6, 106, 1106, 'OLDM', 'email', 'reserved', '', false, null, false, 0, false, null, '', '', ''),
  (7, 107, 1107, 'OLDM', 'email', 'reserved', '', false, null, false, 0, false, null, '', '', ''),
  (8, 108, 1108, 'OLDM', 'email', 'booked', 'Tender mailed to ltl@oldmotor.invalid.', true, null, false, 0, false, null, '', '', ''),
  (9, 109, 1109, 'OLDM', 'email', 'unknown', 'The connection broke after the mail was handed over.', true, null, false, 0, false, null, '', '', ''),
  (10, 110, 4110, 'CALL', 'call', 'booked', 'Ordered by telephone, spoke with Ann.', true, null, false, 0, false, null, '', '', ''),
  (11, 111, 1111, 'OLDM', 'call', 'booked', 'Ordered by telephone, spoke with Ann.', true, null, false, 0, false, null, '', '', ''),
  (12, 112, 2112, 'WIRE', 'api', 'reserved', '', false, 1, false, 0, false, null, '', '', ''),
  (13, 113, 2113, 'WIRE', 'api', 'reserved', '', false, 1, true, 0, false, null, '', '', ''),
  (14, 114, 2114, 'WIRE', 'api', 'booked', 'Thank you.', true, 1, true, 0, true, '2026-11-20T15:00:00Z', '', '', ''),
  (15, 115, 2115, 'WIRE', 'api', 'unknown', 'The carrier did not answer in time.', true, 1, true, 1, false, null, '', '', ''),
  (16, 116, 2116, 'WIRE', 'call', 'booked', 'Ordered by telephone, spoke with Bob.', true, 1, true, 1, false, null, '', '', ''),
  (17, 117, 2117, 'WIRE', 'api', 'booked', '', true, 2, true, 0, true, '2026-11-20T15:05:00Z', '', '', ''),
  (18, 118, 1118, 'OLDM', 'email', 'booked', 'Tender mailed to ltl@oldmotor.invalid.', true, null, false, 0, false, null, '', '', ''),
  (19, 119, 2119, 'WIRE', 'api', 'booked', '', true, 1, true, 0, true, '2026-11-20T15:06:00Z', '', '', ''),
  (20, 120, 2120, 'WIRE', 'api', 'booked', '', true, 1, true, 0, true, null, '', '', ''),
  (21, 121, 1121, 'OLDM', 'email', 'booked', 'Tender mailed to ltl@oldmotor.invalid.', true, null, false, 0, false, null, '', '', ''),
  (23, 123, 2123, 'WIRE', 'api', 'cancelled', '', true, 1, false, 0, false, null, '', '', ''),
  (24, 124, 2124, 'WIRE', 'api', 'cancelled', '', true, 1, true, 0, true, null, 'asked', '', ''),
  (25, 125, 2125, 'WIRE', 'api', 'cancelled', 'The carrier did not answer in time.', true, 1, true, 1, false, null, 'asked', '', ''),
  (26, 126, 2126, 'WIRE', 'api', 'cancelled', '', true, 1, true, 0, true, null, 'cancelled', 'Cancelled.', ''),
  (27, 127, 2127, 'WIRE', 'api', 'cancelled', '', true, 1, true, 0, true, null, 'refused', 'Already picked up. Call the carrier and record the call.', ''),
  (28, 128, 2128, 'WIRE', 'api', 'cancelled', '', true, 1, true, 0, true, null, 'refused', 'Call the carrier and record the call.', 'Spoke with Bob on 2026-11-19 at 09:00, by Old Clerk.'),
  (29, 129, 2129, 'WIRE', 'api', 'cancelled', '', true, 1, true, 0, true, null, 'unconfirmed', 'Call the carrier and record the call.', ''),
  (30, 130, 1130, 'OLDM', 'email', 'cancelled', 'Tender mailed to ltl@oldmotor.invalid.', true, null, false, 0, false, null, '', '', 'Spoke with Ann on 2026-11-19 at 09:00, by Old Clerk.'),
  (31, 131, 1131, 'OLDM', 'email', 'cancelled', '', true, null, false, 0, false, null, '', '', ''),
  (32, 132, 4132, 'CALL', 'call', 'cancelled', 'Ordered by telephone, spoke with Ann.', true, null, false, 0, false, null, '', '', ''),
  (33, 133, 2133, 'WIRE', 'api', 'unknown', 'The carrier did not answer in time.', true, 1, true, 0, false, null, '', '', ''),
  (34, 136, 1136, 'OLDM', 'email', 'refused', '450 try again later', true, null, false, 0, false, null, '', '', ''),
  (35, 136, 1136, 'OLDM', 'email', 'booked', 'Tender mailed to ltl@oldmotor.invalid.', true, null, false, 0, false, null, '', '', ''),
  (37, 137, 1137, 'OLDM', 'email', 'booked', 'Tender mailed to ltl@oldmotor.invalid.', true, null, false, 0, false, null, '', '', ''),
  (38, 138, 1138, 'OLDM', 'email', 'booked', 'Tender mailed to ltl@oldmotor.invalid.', true, null, false, 0, false, null, '', '', ''),
  (39, 139, 2139, 'WIRE', 'api', 'booked', '', true, 1, true, 0, true, '2026-11-20T15:07:00Z', '', '', ''),
  (40, 140, 1140, 'OLDM', 'email', 'cancelled', 'The connection broke after the mail was handed over.', true, null, false, 0, false, null, '', '', ''),
  (41, 141, 1141, 'OLDM', 'email', 'booked', 'Tender mailed to ltl@oldmotor.invalid.', true, null, false, 0, false, null, '', '', '');
insert into booking (client_id, booking_id, shipment_id, price_sheet_id, scac, way, state, answer, requested_by, requested_at, settled_at,
  account_id, sent_at, absent, confirmation, follow_at, cancel_state, cancel_answer, cancel_call)
overriding system value
select 1, b.id, shipment, price, b.scac, way, state, answer, 11, coalesce(tendered, '2026-11-17T14:00:00Z') + b.id * interval '1 second',
       case when settled then coalesce(tendered, '2026-11-17T14:00:00Z') + interval '5 minutes' end, account,
       case when sent then coalesce(tendered, '2026-11-17T14:00:00Z') + interval '2 minutes' end, absent,
       case when confirmed then jsonb_build_object('providerId', 'p44-' || b.id, 'pickupNumber', 'PU-' || b.id, 'proNumber', pro,
              'bolUrl', '', 'pickupAt', '2026-11-24T15:00:00Z', 'messages', '["Thank you."]'::jsonb) else '{}' end,
       follow, cancel, cancel_answer, call
  from bought b join plan p on p.id = shipment;
insert into booking (client_id, booking_id, shipment_id, price_sheet_id, scac, way, state, answer, requested_by, requested_at, settled_at)
overriding system value values (2, 201, 201, 1201, 'OLDM', 'email', 'booked', 'Tender mailed to other@oldmotor.invalid.', 21, '2026-11-19T14:00:00Z', '2026-11-19T14:01:00Z');

-- Bills of lading and their revisions (file = 1000 × revision + shipment), and papers of other kinds.
insert into file (client_id, file_id, sha256, name, mime, size, shipment_id, kind, uploaded_by, created_at) overriding system value
select 1, 1000 * n + id, repeat(to_hex(n), 64), case n when 1 then 'BOL-' || id || '.pdf' else 'BOL-' || id || '-revision-' || n || '.pdf' end,
       'application/pdf', 30000, id, 'bol', case when scac = 'WIRE' then null else 11 end, tendered
  from plan cross join lateral generate_series(1, revision) n where tendered is not null;
insert into bol_revision (client_id, shipment_id, revision, reason, file_id, issued_at, issued_by)
select 1, id, n, case n when 1 then 'booked' else 'freight' end, 1000 * n + id, tendered, case when scac = 'WIRE' then null else 11 end
  from plan cross join lateral generate_series(1, revision) n where tendered is not null;
insert into file (client_id, file_id, sha256, name, mime, size, shipment_id, kind, uploaded_by, created_at, deleted_at) overriding system value values
  (1, 5000, repeat('a', 64), 'BOL-104.pdf', 'application/pdf', 30000, 104, 'bol', 11, '2026-11-17T14:00:00Z', null),
  (1, 5001, repeat('b', 64), 'pod.pdf', 'application/pdf', 20000, 120, 'pod', null, '2026-11-15T14:00:00Z', null),
  (1, 5002, repeat('c', 64), 'from-a-stranger.pdf', 'application/pdf', 20000, 119, 'pod', null, '2026-11-19T14:00:00Z', null),
  (1, 5003, repeat('d', 64), 'photo.jpeg', 'image/jpeg', 10, 119, 'attachment', null, '2026-11-19T14:00:00Z', null),
  (1, 5004, repeat('e', 64), 'note.txt', 'text/plain', 4, 118, 'attachment', 12, '2026-11-18T14:00:00Z', '2026-11-18T15:00:00Z'),
  (1, 5005, repeat('f', 64), 'packing-list.pdf', 'application/pdf', 99, 118, 'packing-list', 11, '2026-11-18T14:00:00Z', null),
  (1, 5006, repeat('9', 64), 'logo.png', 'image/png', 99, null, 'logo', 11, '2026-11-18T14:00:00Z', null),
  (2, 5201, repeat('8', 64), 'BOL-201.pdf', 'application/pdf', 30000, 201, 'bol', 21, '2026-11-19T14:00:00Z', null);
insert into bol_revision (client_id, shipment_id, revision, reason, file_id, issued_at, issued_by) values
  (1, 104, 1, 'booked', 5000, '2026-11-17T14:00:00Z', 11),
  (2, 201, 1, 'booked', 5201, '2026-11-19T14:00:00Z', 21);

-- The tender mail of each booking that went by mail (mail = booking), then mails of other purposes.
create function pg_temp.post(client int, mail bigint, shipment bigint, booking bigint, purpose text, recipient text, state text, tries int, error text, body text, papers jsonb)
returns void language sql as $$
  insert into mail (client_id, mail_id, shipment_id, booking_id, purpose, recipients, cc, subject, body_text, body_html, attachments,
    message_id, state, tries, error, created_at, sent_at)
  overriding system value
  values (client, mail, shipment, booking, purpose, array[recipient], '{}', initcap(purpose) || ' ' || coalesce(shipment::text, ''), body, '<p>' || body || '</p>',
    papers, '<old-' || mail || '@waybill>', state, tries, error, '2026-11-18T14:00:00Z', case when state = 'sent' then timestamptz '2026-11-18T14:00:05Z' end)
$$;
select pg_temp.post(1, id, shipment, id, 'tender', 'ltl@oldmotor.invalid',
         case id when 1 then 'failed' when 3 then 'bounced' when 6 then 'queued' when 7 then 'sending' when 9 then 'unknown' when 11 then 'unknown'
                 when 31 then 'failed' when 34 then 'failed' when 40 then 'unknown' else 'sent' end,
         case id when 6 then 0 when 31 then 0 when 34 then 5 else 1 end,
         case id when 1 then '550 no such mailbox' when 3 then 'The mail came back.' when 9 then 'The connection broke after the mail was handed over.'
                 when 31 then 'Withdrawn: the shipment was voided before the mail left.' when 34 then '450 try again later' else '' end,
         'We tender this shipment to you.', jsonb_build_array(jsonb_build_object('fileId', case shipment when 104 then 5000 else 1000 + shipment end, 'name', 'BOL.pdf')))
  from bought where way = 'email' or id = 11;
select pg_temp.post(1, 101, 130, 30, 'cancel', 'ltl@oldmotor.invalid', 'sent', 1, '', 'Please cancel this pickup.', '[]');
select pg_temp.post(1, 102, 140, 40, 'cancel', 'ltl@oldmotor.invalid', 'queued', 0, '', 'Please cancel this pickup.', '[]');
select pg_temp.post(1, 103, 118, null, 'notice', 'ltl@oldmotor.invalid', 'sent', 1, '', 'Something changed.', '[{"fileId": 2118, "name": "BOL-118-revision-2.pdf"}]');
select pg_temp.post(1, 104, 138, null, 'notice', 'ltl@oldmotor.invalid', 'failed', 5, '550 no', 'Something changed.', '[{"fileId": 2138, "name": "BOL-138-revision-2.pdf"}]');
select pg_temp.post(1, 105, 118, null, 'tracking', 'customer@old.invalid', 'sent', 1, '', 'In transit.', '[]');
select pg_temp.post(1, 106, 120, null, 'tracking', 'customer@old.invalid', 'bounced', 1, '550 no', 'Delivered.', '[]');
select pg_temp.post(1, 107, null, null, 'password', 'clerk@old.invalid', 'sent', 1, '', 'Set a new password here: http://localhost/PasswordSetup?accessid=AAAAAAAAQACQAAAAAAAAAQEBAQEBAQEBAQEBAQEBAQE', '[]');
select pg_temp.post(1, 108, null, null, 'welcome', 'invited@old.invalid', 'queued', 0, '', 'Welcome: http://localhost/PasswordSetup?accessid=AAAAAAAAQACQAAAAAAAAAgICAgICAgICAgICAgICAgI', '[]');
select pg_temp.post(2, 201, 201, 201, 'tender', 'other@oldmotor.invalid', 'sent', 1, '', 'We tender this shipment to you.', '[{"fileId": 5201, "name": "BOL-201.pdf"}]');

insert into tracking_event (client_id, event_id, shipment_id, source, connector, code, status, description, local_time, happened_at, city, state,
  country, notes, notified, entered_by, entered_at, event_key, accepted_at, taken_back_at, taken_back_why)
overriding system value values
  (1, 1, 119, 'carrier', 'project44', 'PICKED_UP', 'pickup', 'Picked up', '2026-11-17T15:00', '2026-11-17T20:00:00Z', 'Dayton', 'OH', 'US', '', '{}', 'Wire Freight', '2026-11-17T20:15:00Z', 'key-1', '2026-11-17T20:15:00Z', null, ''),
  (1, 2, 119, 'carrier', 'project44', 'ODD_CODE', null, 'Something odd', '2026-11-18T15:00', '2026-11-18T20:00:00Z', '', '', '', '', '{}', 'Wire Freight', '2026-11-18T20:15:00Z', 'key-2', '2026-11-18T20:15:00Z', null, ''),
  (1, 3, 119, 'link', '', '', 'delivered', '', '2026-11-19T15:00', '2026-11-19T23:00:00Z', 'Reno', 'NV', '', 'Left at the gate', '{customer@old.invalid}', 'Somebody with a link', '2026-11-19T23:15:00Z', 'key-3', null, null, ''),
  (1, 4, 119, 'carrier', 'project44', 'DELIVERED', 'delivered', 'Delivered', '2026-11-16T10:00', '2026-11-16T15:00:00Z', 'Reno', 'NV', 'US', '', '{}', 'Wire Freight', '2026-11-16T16:15:00Z', 'key-4', '2026-11-16T16:15:00Z', '2026-11-16T17:00:00Z', 'Wrong shipment'),
  (1, 5, 118, 'staff', '', '', 'pickup', '', '2026-11-18T10:00', '2026-11-18T15:00:00Z', 'Dayton', 'OH', '', '', '{}', 'Old Clerk', '2026-11-18T15:05:00Z', 'key-5', '2026-11-18T15:05:00Z', null, ''),
  (1, 6, 120, 'carrier', 'project44', 'DELIVERED', 'delivered', 'Delivered', '2026-11-14T10:00', '2026-11-14T18:00:00Z', 'Reno', 'NV', 'US', '', '{}', 'Wire Freight', '2026-11-14T18:15:00Z', 'key-6', '2026-11-14T18:15:00Z', null, ''),
  (1, 7, 118, 'link', '', '', 'problem', 'Flat tyre', '2026-11-19T10:00', '2026-11-19T15:00:00Z', '', '', '', '', '{}', 'Somebody with a link', '2026-11-19T15:05:00Z', 'key-7', '2026-11-19T16:00:00Z', null, ''),
  (1, 8, 121, 'staff', '', '', 'delivered', '', '2026-11-13T10:00', '2026-11-13T18:00:00Z', '', '', '', '', '{}', 'Old Clerk', '2026-11-13T18:05:00Z', 'key-8', '2026-11-13T18:05:00Z', null, '');
insert into tracking_notice (client_id, shipment_id, statuses, addresses) values (1, 119, '{pickup,delivered}', '{customer@old.invalid}'), (1, 118, '{}', '{}');
insert into tracking_told (client_id, shipment_id, status, told_at) values
  (1, 118, 'pickup', '2026-11-18T15:05:00Z'), (1, 119, 'pickup', '2026-11-17T20:15:00Z'), (1, 120, 'pickup', '2026-11-12T20:15:00Z'), (1, 120, 'delivered', '2026-11-14T18:15:00Z');

insert into carrier_exchange (client_id, exchange_id, shipment_id, account_id, connector, operation, method, url, request_body, status, response_body, outcome, error, started_at, duration_ms) overriding system value values
  (1, 1, 114, 1, 'project44', 'rate', 'POST', 'https://na12.api.project44.com/api/v4/ltl/quotes/rates/query', '{}', 200, '{}', 'answered', '', '2026-11-19T14:00:00Z', 420),
  (1, 2, 114, 1, 'project44', 'book', 'POST', 'https://na12.api.project44.com/api/v4/ltl/dispatchedshipments', '{}', 200, '{}', 'answered', '', '2026-11-19T14:09:00Z', 1420),
  (1, 3, 115, 1, 'project44', 'book', 'POST', 'https://na12.api.project44.com/api/v4/ltl/dispatchedshipments', '{}', null, '', 'silent', 'no answer in 65 s', '2026-11-20T14:11:00Z', 65000),
  (1, 4, null, 1, 'project44', 'accounts', 'GET', 'https://na12.api.project44.com/api/v4/capacityprovideraccounts', '', 401, '{}', 'answered', '', '2026-11-01T14:11:00Z', 90);

insert into audit_entry (client_id, audit_id, at, user_id, actor, request_id, entity, entity_id, action, before, after) overriding system value values
  (1, 1, '2026-11-17T13:12:00Z', 11, 'Old Clerk', 'req-1', 'shipment', 118, 'created', null, '{"mode": "LTL", "terms": "prepaid", "references": ["PO 4711", "", "SO 9", "", "last"], "pickup": {"date": "2026-11-24", "from": "10:00", "to": "15:30"}}'),
  (1, 2, '2026-11-17T14:12:00Z', 11, 'Old Clerk', 'req-2', 'shipment', 118, 'tendered', '{"status": "Q", "carrierScac": ""}', '{"status": "T", "carrierScac": "OLDM", "note": "Please hurry"}'),
  (1, 3, '2026-11-17T14:12:00Z', 11, 'Old Clerk', 'req-2', 'booking', 18, 'reserved', null, '{"shipmentId": 118, "scac": "OLDM"}'),
  (1, 4, '2026-11-17T14:17:00Z', null, 'Waybill', 'mail-18', 'booking', 18, 'booked', '{"state": "reserved"}', '{"state": "booked", "answer": "Tender mailed to ltl@oldmotor.invalid.", "shipmentId": 118}'),
  (1, 5, '2026-11-18T15:05:00Z', 11, 'Old Clerk', 'req-3', 'shipment', 118, 'moved', '{"status": "T"}', '{"status": "A", "note": "Old Clerk: Pickup"}'),
  (1, 6, '2026-11-19T09:00:00Z', 11, 'Old Clerk', 'req-4', 'shipment', 119, 'moved', '{"status": "D"}', '{"status": "A", "note": "Never arrived"}'),
  (1, 7, '2026-11-18T14:25:00Z', 11, 'Old Clerk', 'req-5', 'shipment', 124, 'voided', '{"status": "T", "voidedFrom": null}', '{"status": "V", "voidedFrom": "T"}'),
  (1, 8, '2026-11-18T14:25:00Z', 11, 'Old Clerk', 'req-5', 'booking', 24, 'cancelled', null, '{"shipmentId": 124, "reason": ""}'),
  (1, 9, '2026-11-19T09:00:00Z', 11, 'Old Clerk', 'req-6', 'shipment', 128, 'cancelCalled', null, '{"note": "Spoke with Bob on 2026-11-19 at 09:00, by Old Clerk."}'),
  (1, 10, '2026-11-18T12:00:00Z', 11, 'Old Clerk', 'req-7', 'shipment', 137, 'edited', '{"pickup": {"date": "2026-11-23", "from": "10:00", "to": "15:30"}}', '{"pickup": {"date": "2026-11-24", "from": "10:00", "to": "15:30"}, "revisionDue": "pickup date"}'),
  (1, 11, '2026-11-18T12:00:00Z', 11, 'Old Clerk', 'req-8', 'file', 5004, 'fileRemoved', null, '{"shipmentId": 118}'),
  (1, 12, '2026-11-18T12:00:00Z', 11, 'Old Clerk', 'req-9', 'address', 1, 'changed', '{"street": "0 Dock Road"}', '{"street": "1 Dock Road"}'),
  (1, 14, '2026-11-15T14:00:00Z', null, 'Waybill', 'booking-20', 'file', 5001, 'filed', null, '{"shipmentId": 120, "name": "pod.pdf"}'),
  (1, 15, '2026-11-19T14:00:00Z', null, 'Somebody with a link', 'req-11', 'shipment', 119, 'attached', null, '{"fileId": 5002, "name": "from-a-stranger.pdf", "kind": "pod"}'),
  (2, 13, '2026-11-19T14:00:00Z', 21, 'Other Clerk', 'req-10', 'shipment', 201, 'tendered', '{"status": "Q"}', '{"status": "T"}');

-- What is added next takes the next number.
do $$
declare
  col record;
begin
  for col in select table_schema || '.' || table_name as tab, column_name as name from information_schema.columns
              where is_identity = 'YES' and table_schema in ('public', 'identity') loop
    execute format('select setval(pg_get_serial_sequence(%L, %L), coalesce((select max(%I) from %s), 0) + 1, false)', col.tab, col.name, col.name, col.tab);
  end loop;
end $$;
drop table plan, bought;
