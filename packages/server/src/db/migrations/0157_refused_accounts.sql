-- Each night every account with a parcel carrier is tried, so that one which its carrier does not accept any more is mended before
-- the first label is refused.
alter table carrier_account
  -- Since when its carrier has refused it; null: it has not, as far as anybody tried.
  add column refused_at timestamptz,
  -- What the carrier said.
  add column refused_words text not null default '';

create function look_for_refused_account() returns trigger language plpgsql as $$
begin
  insert into work.due (kind, client_id, subject_id, due_at, lane)
  select 'insurance', c.client_id, c.carrier_id, 'epoch', 0 from carrier c
   where c.client_id = new.client_id and c.scac = new.scac and c.mode = 'PARCEL'
      on conflict (kind, client_id, subject_id) do update set due_at = excluded.due_at, failures = 0
   where due.due_at > excluded.due_at;
  return null;
end $$;
create trigger look_for_refused_account after update on carrier_account
  for each row when ((new.refused_at, new.active) is distinct from (old.refused_at, old.active))
  execute function look_for_refused_account();
