import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { sharedNode } from '../testing/node.ts'

it('closes every table outside the identity schema to other tenants (row level security, forced)', async () => {
  const { app } = await sharedNode()
  const { rows } = await sql<{ name: string; closed: boolean; keyed: boolean }>`
    select c.relname as name, c.relrowsecurity and c.relforcerowsecurity
             and exists (select from pg_policy p where p.polrelid = c.oid) as closed,
           exists (select from pg_index i join pg_attribute a on a.attrelid = c.oid and a.attnum = i.indkey[0]
                    where i.indrelid = c.oid and i.indisprimary and a.attname = 'client_id') as keyed
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = 'public' and c.relkind = 'r' and c.relname not like 'kysely_%'`.execute(app.db.identity)
  expect(rows.length).toBeGreaterThan(10)
  expect(rows.filter(row => !(row.closed && row.keyed))).toEqual([])
})

it('holds every table of shipments to the docks of who works at some alone', async () => {
  const { app } = await sharedNode()
  const { rows } = await sql<{ name: string; held: boolean }>`
    select c.relname as name, exists (select from pg_policy p where p.polrelid = c.oid and p.polname = 'docks') as held
      from pg_class c
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
       and exists (select from pg_attribute a
                    where a.attrelid = c.oid and a.attname in ('shipment_id', 'site_id') and not a.attisdropped)`.execute(
    app.db.identity,
  )
  expect(rows.length).toBeGreaterThan(20)
  expect(rows.filter(row => !row.held)).toEqual([])
})

it('shows nothing and takes nothing on a connection without a tenant', async () => {
  const { app } = await sharedNode()
  const { rows } = await sql`select 1 from shipment limit 1`.execute(app.db.query)
  expect(rows).toEqual([])
  const insert = sql`insert into number_series (client_id, name, next) values (1, 'x', 1)`.execute(app.db.query)
  await expect(insert).rejects.toThrow('row-level security')
})

it('lets nobody change or take away a line of the history', async () => {
  const { app } = await sharedNode()
  await expect(sql`update audit_entry set actor = 'x'`.execute(app.db.query)).rejects.toThrow('permission denied')
  await expect(sql`delete from audit_entry`.execute(app.db.query)).rejects.toThrow('permission denied')
})
