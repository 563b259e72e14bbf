-- Where a shipment is listed and counted is its status, unless it was set aside: archived, merged into another one, or
-- given back to its orders. The column stops being generated (which rewrites nothing) and is kept by a trigger instead.
alter table shipment
  add column set_aside   text   not null default '' check (set_aside in ('', 'archived', 'merged', 'reverted')),
  -- The shipment that carries its freight now.
  add column merged_into bigint,
  alter column bucket drop expression,
  -- The trigger writes it.
  alter column bucket set default '';

create function shipment_bucket() returns trigger language plpgsql as $$
begin
  new.bucket := case new.set_aside when '' then new.status else new.set_aside end;
  return new;
end $$;
create trigger shipment_bucket before insert or update of status, set_aside on shipment
  for each row execute function shipment_bucket();
