import { type Kysely, sql } from 'kysely'

/** Takes lines for whoever starts a version with new migrations. */
export type Say = (line: string) => void

/** Tables of fewer rows are changed before anybody notices. */
const MANY_ROWS = 10_000

/** What reads or writes a table as a whole, and the table's name. */
const statements: readonly RegExp[] = [
  /\bupdate (?:only )?([\w.]+)(?: \w+)? set\b/g,
  /\bdelete from (?:only )?([\w.]+)/g,
  /\bcreate (?:unique )?index (?:if not exists )?(?:\w+ )?on (?:only )?([\w.]+)/g,
  /\balter table (?:if exists |only )*([\w.]+)/g,
  /\b(?:from|join) (?:only )?([\w.]+)/g,
]

/** The tables that a migration reads, writes or locks; what its functions do later is none of it. */
export function tablesNamed(text: string): readonly string[] {
  const plain = text
    .replace(/--.*$/gm, '')
    .replace(/\bcreate (?:or replace )?(?:function|procedure)\b[\s\S]*?(\$\w*\$)[\s\S]*?\1/gi, '')
    .replace(/\s+/g, ' ')
    .toLowerCase()
  const names = statements.flatMap(pattern => [...plain.matchAll(pattern)].map(([, name = '']) => name))
  return [...new Set(names.map(name => name.replace(/^public\./, '')))].sort()
}

/** Which of these tables are large, with about how many rows each has by PostgreSQL's statistics. */
async function largeOnes(db: Kysely<unknown>, names: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ name: string; rows: number }>`
    select name, reltuples::float8 as rows from unnest(${names}::text[]) name
      join pg_class on oid = to_regclass(name) where reltuples >= ${MANY_ROWS}`.execute(db)
  return new Map(rows.map(({ name, rows }) => [name, rows]))
}

/**
 * Says what is about to be done, before the first migration runs: how many there are, and which large tables each works on.
 * @param pending each migration that is to be done, with its text
 */
export async function sayWhatComes(
  db: Kysely<unknown>,
  pending: readonly { readonly name: string; readonly text: string }[],
  say: Say,
): Promise<void> {
  const named = pending.map(({ name, text }) => ({ name, tables: tablesNamed(text) }))
  const large = await largeOnes(db, [...new Set(named.flatMap(({ tables }) => tables))])
  say(
    `${pending.length === 1 ? 'One migration is' : `${pending.length} migrations are`} to be done, all of them or none. Nobody can work until they are.`,
  )
  for (const { name, tables } of named) {
    const its = tables.flatMap(table => {
      const rows = large.get(table)
      return rows === undefined ? [] : [`${table} (about ${Math.round(rows).toLocaleString('en-US')} rows)`]
    })
    if (its.length > 0) say(`  ${name} works on ${its.join(', ')}`)
  }
}

/** How long something took, for people. @param ms milliseconds */
export const lasting = (ms: number): string => `${(ms / 1000).toFixed(1)} s`
