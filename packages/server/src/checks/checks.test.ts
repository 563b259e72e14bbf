import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, it } from 'vitest'
import { sharedNode } from '../testing/node.ts'
import { doorBreaches, owners, type Source, tablesWritten } from './doors.ts'
import { modeBreaches } from './modes.ts'
import { sentenceBreaches } from './sentences.ts'
import { wordBreaches } from './words.ts'

const root = join(import.meta.dirname, '..')
const sourcesOf = (folder: string): readonly Source[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(path => path.endsWith('.ts') && !path.endsWith('.generated.ts'))
    .map(path => ({ path: relative('.', path), text: readFileSync(join(folder, path), 'utf8') }))
const sources = sourcesOf(root)

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
  const derived = [
    ...['shipment_benchmark', 'shipment_count', 'shipment_fact', 'shipment_rollup'],
    ...['accrual_entry', 'award_guide', 'price_comparison', 'work.closed_day', 'work.zip_point'],
  ]
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
  expect(planted("tx.updateTable('identity.person')")).toBe(1)
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

it('what is kept as text is made by the door of sentences, in the modules and in the connectors', () => {
  // What a setting lacks is said at a start and kept nowhere.
  const connectors = sourcesOf(join(root, '../../carriers/src')).filter(({ path }) => path !== 'wireEnvironment.ts')
  expect(connectors.length).toBeGreaterThan(20)
  expect(sentenceBreaches(sources)).toEqual([])
  expect(sentenceBreaches(connectors.map(one => ({ ...one, path: `carriers/${one.path}` })))).toEqual([])
})

it.each([
  ['a note', "await recordChange(tx, doer, { ...entry, after: { note: 'Picked up early' } })"],
  ['a made-up note', '{ note: `Told by $' + '{name}` }'],
  ['a reason over two lines', "const reason =\n    'The carrier is closed today.'"],
  ['an answer further in', "const answer = isLate ? 'It came too late.' : ''"],
  ['a sentence with places', 'return `The dock is closed on $' + '{day}.`'],
  ['double quotes', 'withdraw(app, tx, "The carrier can\'t come.")'],
])('a planted sentence is found: %s', (_, text) => {
  expect(sentenceBreaches([{ path: 'modules/booking/planted.ts', text }])).toHaveLength(1)
})

it('errors, logs, comments, letters and codes are no kept sentences', () => {
  const planted = (text: string, path = 'modules/booking/planted.ts') => sentenceBreaches([{ path, text }]).length
  expect(planted("throw new Error('There is no such row.')")).toBe(0)
  expect(planted("app.log.error({ err }, 'an order could not be made.')")).toBe(0)
  expect(planted("// note: 'Picked up early.'\n/* 'It is closed today.' */")).toBe(0)
  expect(planted("const reason = 'noAnswer'")).toBe(0)
  expect(planted("const text = 'Please pick up this shipment.'", 'modules/booking/tenderLetter.ts')).toBe(0)
})

const packages = join(root, '../..')
it('nobody asks for a mode by its name', () => {
  const all = ['domain', 'server', 'contract', 'documents'].flatMap(name =>
    sourcesOf(join(packages, name, 'src')).map(({ path, text }) => ({ path: `${name}/${path}`, text })),
  )
  expect(modeBreaches(all)).toEqual([])
})

it.each(["shipment.mode === 'TL'", "mode !== 'PARCEL'"])('a mode that is asked for by name is found: %s', text => {
  expect(modeBreaches([{ path: 'server/src/modules/x.ts', text }])).toHaveLength(1)
})
