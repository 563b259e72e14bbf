-- Which secret the data are sealed with.
create table work.sealed (
  is_only boolean primary key default true check (is_only),
  mark    text    not null
);

-- A backup reads the rows of all companies, as a role that can do nothing else. Tables that come later get it from `isolate`.
do $$ declare t regclass; begin
  -- An owner who may make no roles has none.
  if not exists (select from pg_roles where rolname = 'waybill_backup') then
    return;
  end if;
  for t in select oid from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and relrowsecurity
              and not exists (select from pg_policy where polrelid = pg_class.oid and polname = 'backup') loop
    execute format('create policy backup on %s for select to waybill_backup using (true)', t);
  end loop;
  grant usage on schema public, identity, work to waybill_backup;
  grant select on all tables in schema public, identity, work to waybill_backup;
  grant select on all sequences in schema public, identity, work to waybill_backup;
end $$;
