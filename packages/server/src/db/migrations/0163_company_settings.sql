-- What a company has set, a row for each setting that somebody changed (contract `settings`).
create table company_setting (
  client_id  int         not null references identity.client,
  key        text        not null,
  -- Null: the value is a column of the company's own row.
  value      jsonb,
  version    int         not null default 1,
  changed_at timestamptz not null,
  changed_by int         references identity.person,
  primary key (client_id, key)
);
call isolate('company_setting');
revoke delete, truncate on company_setting from waybill_app;

-- Names of references stood with the company's order defaults.
insert into company_setting (client_id, key, value, changed_at)
select client_id, 'referenceLabels', jsonb_path_query_array(reference_labels || '["", "", "", "", ""]', '$[0 to 4]'), updated_at
  from order_default
 where user_id = 0 and is_set and reference_labels <> '[]';
alter table order_default drop column reference_labels;

-- Whoever may change what the company's orders start from, or manages its users, finds what moved here.
update identity.membership set page_list = page_list || ',Company' where page_list ~ '(^|,) *(ManageUsers|ChangeDefaults) *(,|$)';
update identity.page_group set page_list = page_list || ',Company' where page_list ~ '(^|,) *(ManageUsers|ChangeDefaults) *(,|$)';
