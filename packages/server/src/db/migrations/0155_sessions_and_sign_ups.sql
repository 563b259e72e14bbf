-- From where a session was last used.
alter table identity.session add column address text not null default '';

-- The company that runs the installation: it decides who signs up. One at most; the first that was made for people.
alter table identity.client add column is_operator boolean not null default false;
create unique index client_operator on identity.client (is_operator) where is_operator;
update identity.client set is_operator = true
 where client_id = (select min(client_id) from identity.client where not is_demo);

alter table identity.sign_up_request
  -- Names it in the history.
  add column number     int generated always as identity unique,
  add column decision   text check (decision in ('approved', 'refused')),
  -- Null: by a command of the operator's.
  add column decided_by int references identity.person,
  add column reason     text not null default '',
  -- The company that was made of it.
  add column client_id  int references identity.client;
update identity.sign_up_request set decision = 'approved' where decided_at is not null;
alter table identity.sign_up_request add constraint sign_up_request_decided check ((decided_at is null) = (decision is null));
create index sign_up_request_newest on identity.sign_up_request (created_at, number);
