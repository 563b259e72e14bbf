-- What a company calls references 1 to 5, in their order; on the row of the company alone.
alter table order_default add column reference_labels jsonb not null default '[]';
