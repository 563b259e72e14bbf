import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, it } from 'vitest'
import { sharedNode } from '../testing/node.ts'
import { doorBreaches, owners, type Source, tablesWritten } from './doors.ts'
import { wordBreaches } from './words.ts'

const root = join(import.meta.dirname, '..')
const sources: readonly Source[] = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter(path => path.endsWith('.ts') && !path.endsWith('.generated.ts'))
  .map(path => ({ path: relative('.', path), text: readFileSync(join(root, path), 'utf8') }))

it('finds the sources, and writes in them', () => {
  expect(sources.length).toBeGreaterThan(200)
  expect(sources.flatMap(({ text }) => tablesWritten(text)).length).toBeGreaterThan(50)
})

it('every table is written by its owner alone', () => {
  expect(doorBreaches(sources)).toEqual([])
})

it('every table of the product has an owner, and every owner a table', async () => {
  const { app } = await sharedNode()
  const { rows } = await app.db.identity.executeQuery<{ name: string }>({
    ...app.db.identity.selectNoFrom([]).compile(),
    sql: `select case schemaname when 'public' then tablename else schemaname || '.' || tablename end as name
            from pg_tables where schemaname in ('public', 'work') and tablename not like 'kysely_%'`,
    parameters: [],
  })
  const derived = ['shipment_count']
  const tables = rows.map(({ name }) => name).filter(name => !derived.includes(name))
  expect(tables.sort()).toEqual(Object.keys(owners).sort())
})

it.each([
  ['by Kysely', "await tx.insertInto('tender').values(row).execute()"],
  ['over two lines', "await tx\n    .updateTable(\n'tender')\n"],
  ['in SQL', 'sql`insert into tender (client_id) values (1)`'],
  ['in SQL with an alias', "sql`update tender t set state = 'ended'`"],
  ['by deleting', 'CompiledQuery.raw(`delete from tender where true`)'],
])('a planted write %s is found', (_, text) => {
  expect(doorBreaches([{ path: 'modules/rates/planted.ts', text }])).toEqual([
    'modules/rates/planted.ts writes tender, which belongs to modules/booking/tenders.ts',
  ])
})

it('a planted table of nobody and a schema next door are found; a comment is none, nor is its own door', () => {
  const planted = (text: string, path = 'modules/rates/planted.ts') => doorBreaches([{ path, text }]).length
  expect(planted("tx.insertInto('new_table')")).toBe(1)
  expect(planted("tx.updateTable('identity.app_user')")).toBe(1)
  expect(planted("// tx.insertInto('tender')\n/* insert into tender */")).toBe(0)
  expect(planted("tx.insertInto('tender')", 'modules/booking/tenders.ts')).toBe(0)
})

it('the words of the trade are used, and no connector is named where the code is every carrier’s', () => {
  expect(wordBreaches(sources)).toEqual([])
  const planted = (text: string) => wordBreaches([{ path: 'modules/booking/planted.ts', text }]).length
  expect(planted('const errand = 1')).toBe(1)
  expect(planted("if (connector === 'project44') return")).toBe(1)
  expect(planted("const words = 'an errand'")).toBe(0)
})
