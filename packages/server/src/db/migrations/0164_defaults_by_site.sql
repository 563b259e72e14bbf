-- Order defaults of a dock (0: any) and a mode (blank: any), beside those that hold everywhere.
alter table order_default
  add column dock_id bigint not null default 0,
  add column mode text not null default '',
  drop constraint order_default_pkey,
  add primary key (client_id, user_id, dock_id, mode);
