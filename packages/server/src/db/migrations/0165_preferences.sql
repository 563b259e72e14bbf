-- What somebody chose in Preferences: for himself wherever he works, and for one company. Only what was chosen is kept.
alter table identity.person add column preferences jsonb not null default '{}' check (jsonb_typeof(preferences) = 'object');
alter table identity.membership add column preferences jsonb not null default '{}' check (jsonb_typeof(preferences) = 'object');
