-- Files of orders of a mail that is held, until a person releases it or they are swept: [{name, sha256, bytes}].
alter table order_mail add column kept jsonb not null default '[]';
create index order_mail_kept on order_mail (client_id, received_at) where kept <> '[]';
