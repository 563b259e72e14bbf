-- Accounts of sold-to parties at carriers: what is shipped to them by this way, and paid by them so, is charged there.
create table sold_to_account (
  client_id      int         not null references identity.client,
  account_id     bigint generated always as identity,
  sold_to        text        not null,
  -- C: the consignee pays, T: a third party.
  payment_type   text        not null check (payment_type in ('C', 'T')),
  -- One of the company's own codes, or a SCAC.
  ship_via       text        not null,
  scac           text        not null,
  account_number text        not null,
  version        int         not null default 1,
  updated_at     timestamptz not null,
  primary key (client_id, account_id)
);
call isolate('sold_to_account');
-- One account for a party, a payment and a way.
create unique index sold_to_account_way
  on sold_to_account (client_id, lower(sold_to), payment_type, upper(ship_via));
