import { expect, it } from 'vitest'
import { openOldDatabase } from '../testing/oldData.ts'
import { migrate, sqlMigrations } from './migrate.ts'
import { tablesNamed } from './migrationReport.ts'

it('the tables that a migration works on are found in it, but not those that its functions work on later', () => {
  const text = `
    -- update nothing set a = 1
    alter table only public.shipment add column a int;
    create function f() returns trigger language plpgsql as $$ begin update tender set a = 1; return null; end $$;
    create unique index if not exists shipment_a on shipment (a);
    create index on stop (b);
    update booking b set a = 1 from carrier c where c.carrier_id = b.carrier_id;
    delete from work.due where kind = 'x';`
  expect(tablesNamed(text)).toEqual(['booking', 'carrier', 'shipment', 'stop', 'work.due'])
})

it('who starts a version with new migrations is told which large tables they work on, and what each took; of a first start nothing', async () => {
  const old = await openOldDatabase()
  await old.query('update pg_class set reltuples = 1200000 where oid = $1::regclass', ['shipment'])
  const said: string[] = []
  const last = Object.keys(sqlMigrations()).find(name => name > '0011') ?? ''
  await migrate(old.connection, sqlMigrations({}, last), line => said.push(line))
  expect(said[0]).toMatch(/^\d+ migrations are to be done, all of them or none\. Nobody can work until they are\.$/)
  expect(said).toContain('  0011_stops_and_units works on shipment (about 1,200,000 rows)')
  expect(said.filter(line => line.includes('0011_stops_and_units: '))).toEqual([
    expect.stringMatching(/^ {2}0011_stops_and_units: \d+\.\d s$/),
  ])
  expect(said.at(-1)).toMatch(/^The tables are ready after \d+\.\d s\.$/)
  await old.close()
})
