-- A company may have several logins at one carrier or provider, told apart by name; each account belongs to one of them.
-- The first one has a blank name, for which its bytes were sealed (carriers/logins.ts).
alter table carrier_account drop constraint carrier_account_client_id_connector_fkey;
alter table carrier_login
  drop constraint carrier_login_pkey,
  add column login_id bigint generated always as identity,
  add column name text not null default '',
  add primary key (client_id, login_id),
  add unique (client_id, connector, name),
  add unique (client_id, login_id, connector);
alter table carrier_account add column login_id bigint;

-- Row level security holds for the owner too: company by company.
do $$
declare company record;
begin
  for company in select client_id from identity.client loop
    perform set_config('app.client_id', company.client_id::text, true);
    update carrier_account a set login_id = l.login_id
      from carrier_login l where l.client_id = a.client_id and l.connector = a.connector;
    -- Secrets stood in clear in these.
    delete from carrier_exchange where operation = 'accounts';
  end loop;
  perform set_config('app.client_id', '', true);
end $$;

alter table carrier_account
  alter column login_id set not null,
  add foreign key (client_id, login_id, connector) references carrier_login (client_id, login_id, connector);

-- An account that was deleted stays for the bookings made with it.
drop index carrier_account_code;
create unique index carrier_account_code
  on carrier_account (client_id, login_id, (settings ->> 'groupCode'), (settings ->> 'accountCode')) where active;
