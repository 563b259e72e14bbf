-- The UPS account for which somebody asks who is no company here yet; its country by ISO 3166 alpha-2.
alter table identity.sign_up_request
  add column ups_account text not null default '',
  add column ups_country text not null default '';
