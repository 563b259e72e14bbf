-- Once per database, before the migrations. Roles belong to the whole cluster, so they can't stand in a migration.
do $$ begin
  if not exists (select from pg_roles where rolname = 'waybill_app') then
    create role waybill_app nologin nosuperuser nobypassrls;
  end if;
end $$;
do $$ begin
  execute format('grant connect on database %I to waybill_app', current_database());
  -- From PostgreSQL 16 on, who created a role may grant it and is its member, but may not become it before it is granted.
  if not pg_has_role(current_user, 'waybill_app',
                     case when current_setting('server_version_num')::int >= 160000 then 'set' else 'member' end) then
    execute format('grant waybill_app to %I', current_user);
  end if;
end $$;
-- The same for who works at some docks alone: policies of its own show it what belongs to them.
do $$ begin
  if not exists (select from pg_roles where rolname = 'waybill_dock') then
    create role waybill_dock nologin nosuperuser nobypassrls;
  end if;
  if not pg_has_role('waybill_dock', 'waybill_app', 'member') then
    grant waybill_app to waybill_dock;
  end if;
  if not pg_has_role(current_user, 'waybill_dock',
                     case when current_setting('server_version_num')::int >= 160000 then 'set' else 'member' end) then
    execute format('grant waybill_dock to %I', current_user);
  end if;
end $$;
-- Reads the rows of all companies for a backup, and writes nothing. An owner who may not make it works without: its backups say so.
do $$ begin
  if not exists (select from pg_roles where rolname = 'waybill_backup') then
    create role waybill_backup nologin nosuperuser nobypassrls;
  end if;
  if not pg_has_role(current_user, 'waybill_backup',
                     case when current_setting('server_version_num')::int >= 160000 then 'set' else 'member' end) then
    execute format('grant waybill_backup to %I', current_user);
  end if;
exception when insufficient_privilege then
  null;
end $$;
do $$ begin
  if exists (select from pg_roles where rolname = 'waybill_backup') then
    alter default privileges grant select on tables to waybill_backup;
    alter default privileges grant select on sequences to waybill_backup;
  end if;
end $$;
-- Where the role was made after the tables (0201).
do $$ declare t regclass; begin
  if to_regclass('work.sealed') is null or not exists (select from pg_roles where rolname = 'waybill_backup') then
    return;
  end if;
  for t in select oid from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and relrowsecurity
              and not exists (select from pg_policy where polrelid = pg_class.oid and polname = 'backup') loop
    execute format('create policy backup on %s for select to waybill_backup using (true)', t);
  end loop;
  if not has_schema_privilege('waybill_backup', 'work', 'usage') then
    grant usage on schema public, identity, work to waybill_backup;
    grant select on all tables in schema public, identity, work to waybill_backup;
    grant select on all sequences in schema public, identity, work to waybill_backup;
  end if;
end $$;
grant usage on schema public to waybill_app;
alter default privileges in schema public grant select, insert, update, delete on tables to waybill_app;
alter default privileges in schema public grant usage on sequences to waybill_app;
-- Under row level security an index serves only operators that are marked leakproof: without the mark every search
-- reads the tenant's whole table (measured at a million shipments: 2.8 s instead of 40 ms). LIKE fails on a bad pattern
-- alone, whatever the rows hold, so it gives nothing away. Needs a superuser; elsewhere searches work, slowly.
do $$ begin
  if not (select proleakproof from pg_proc where oid = 'pg_catalog.textlike(text, text)'::regprocedure) then
    alter function pg_catalog.textlike(text, text) leakproof;
  end if;
  -- Containment of texts fails on nothing that a row holds.
  if not (select proleakproof from pg_proc where oid = 'pg_catalog.arraycontains(anyarray, anyarray)'::regprocedure) then
    alter function pg_catalog.arraycontains(anyarray, anyarray) leakproof;
  end if;
exception when insufficient_privilege or internal_error then
  null;
end $$;
