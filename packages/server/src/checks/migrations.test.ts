import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { migrationBreaches } from './migrations.ts'

const folder = join(import.meta.dirname, '../db/migrations')
/** Those before were delivered when nobody upgraded with nodes running. */
const FIRST = '0200'

it('no migration breaks nodes of the version before, which run until they are overtaken', () => {
  const names = readdirSync(folder).filter(name => name.endsWith('.sql') && name >= FIRST)
  expect(names.length).toBeGreaterThan(0)
  const breaches = names.flatMap(name => migrationBreaches(name, readFileSync(join(folder, name), 'utf8')))
  expect(breaches).toEqual([])
})

it.each([
  ['alter table mail add column sent text not null;', 1],
  ['alter table mail add column sent text not null, add column tries int not null default 0;', 1],
  ['alter table mail add column tries int not null default 0;', 0],
  ['alter table mail add column text_low text not null generated always as (lower(body)) stored;', 0],
  [
    'alter table mail add column tries int; update mail set tries = 0; alter table mail alter column tries set not null;',
    1,
  ],
  ['create table mail_part (part_id int not null);', 0],
  ['alter table mail drop column tries;', 1],
  ['-- drop table mail;\ndo $$ begin drop table mail; end $$;', 0],
  ['-- Breaks the version before: nothing has read it since 0150.\ndrop table old_mail;', 0],
])('%s breaks %i times', (text, times) => {
  expect(migrationBreaches('x', text)).toHaveLength(times)
})
