-- Settings > Carriers: what a company knows of a carrier, how it is asked for prices, and whether it may carry at all.
alter table carrier
  -- Where the company asks it for prices: by its own rate sheet, by mail, through a pricing provider, or by a connector.
  add column kind text not null default 'spot' check (kind in ('spot', 'rateSheet', 'provider', 'instant')),
  -- Names the carrier's own location together with SCAC and mode; what is deleted is named by all three.
  add column location text not null default 'MAIN',
  add column contract_id text not null default '',
  -- How a pricing provider names it: a kind of number and the number.
  add column provider_id_type text not null default '',
  add column provider_id_value text not null default '',
  -- The last words of whoever set it up on the other side.
  add column response_log text not null default '',
  -- What the provider asks for in an account with it, and when that was read.
  add column meta_tag jsonb,
  add column meta_tag_at timestamptz,
  add column sales_email text not null default '',
  add column setup_instructions text not null default '',
  -- Freight that the consignee pays: whether it may carry it, its ship-via code, and whether it is the one for it.
  add column collect boolean not null default false,
  add column ship_via text not null default '',
  add column collect_flagged boolean not null default false,
  -- Entered by hand, the paper beside it as a file.
  add column insurance_expires date,
  add column mc_number text not null default '',
  add column dot_number text not null default '',
  add column version int not null default 1,
  add column updated_at timestamptz not null default now(),
  add constraint flagged_carries_collect check (collect or not collect_flagged);

-- One carrier is the one for collect freight of a mode.
create unique index carrier_flagged on carrier (client_id, mode) where collect_flagged and active;
create index carrier_name on carrier (client_id, name, carrier_id) where active;

-- Papers of a carrier stand beside those of a shipment.
alter table file
  add column carrier_id bigint,
  add foreign key (client_id, carrier_id) references carrier;
create index file_carrier on file (client_id, carrier_id, file_id) where carrier_id is not null;

-- What a provider says of its carriers, as it was read: it counts as loaded for some days.
create table provider_metadata (
  client_id  int         not null references identity.client,
  login_id   bigint      not null,
  providers  jsonb       not null,
  loaded_at  timestamptz not null,
  primary key (client_id, login_id),
  foreign key (client_id, login_id) references carrier_login on delete cascade
);
call isolate('provider_metadata');

-- Row level security holds for the owner too: company by company.
do $$
declare company record;
begin
  for company in select client_id from identity.client loop
    perform set_config('app.client_id', company.client_id::text, true);
    update carrier c set kind = 'rateSheet'
      where exists (select from rate_sheet_version v where v.client_id = c.client_id and v.scac = c.scac);
    update carrier c set kind = 'provider', provider_id_type = 'SCAC', provider_id_value = c.scac
      where kind = 'spot'
        and exists (select from carrier_account a where a.client_id = c.client_id and a.scac = c.scac and a.active);
  end loop;
  perform set_config('app.client_id', '', true);
end $$;
