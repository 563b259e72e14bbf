import type pg from 'pg'
import type { Table } from './frames.ts'

/** Schemas of the product; of the queue the work that waits is kept, its tables are of the library. */
const SCHEMAS = ['public', 'identity', 'work']
/** Made anew by the version that restores. */
const LEFT_OUT = ['public.kysely_migration', 'public.kysely_migration_lock', 'work.pulse']

type Asking = Pick<pg.ClientBase, 'query'>

/** The tables that hold the product's data, each after those that it refers to. */
export async function tablesNow(client: Asking): Promise<readonly Omit<Table, 'rows'>[]> {
  const { rows: columns } = await client.query<{ name: string; column: string; sequence: string | null }>(
    `select n.nspname || '.' || c.relname as name, a.attname as column,
            case when a.attidentity <> '' or a.atthasdef then pg_get_serial_sequence(format('%I.%I', n.nspname, c.relname), a.attname) end as sequence
       from pg_class c join pg_namespace n on n.oid = c.relnamespace
       join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      where n.nspname = any($1) and c.relkind = 'r' and n.nspname || '.' || c.relname <> all($2)
      order by 1, a.attnum`,
    [SCHEMAS, LEFT_OUT],
  )
  const byTable = Map.groupBy(columns, row => row.name)
  const { rows: references } = await client.query<{ name: string; to: string }>(
    `select distinct n.nspname || '.' || c.relname as name, tn.nspname || '.' || t.relname as to
       from pg_constraint k
       join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
       join pg_class t on t.oid = k.confrelid join pg_namespace tn on tn.oid = t.relnamespace
      where k.contype = 'f' and k.conrelid <> k.confrelid and not k.condeferrable`,
  )
  const tables: Omit<Table, 'rows'>[] = []
  for (const name of inOrder([...byTable.keys()], references)) {
    const own = byTable.get(name) ?? []
    const sequences: Record<string, number> = {}
    for (const { column, sequence } of own) {
      if (sequence !== null) sequences[column] = await lastValue(client, sequence)
    }
    tables.push({ name, columns: own.map(({ column }) => column), sequences })
  }
  return tables
}

async function lastValue(client: Asking, sequence: string): Promise<number> {
  const { rows } = await client.query<{ last: number }>(
    `select case when is_called then last_value else last_value - 1 end as last from ${sequence}`,
  )
  return Number(rows[0]?.last ?? 0)
}

/** Tables after those that they refer to; where two refer to each other, as they come. */
export function inOrder(
  names: readonly string[],
  references: readonly { readonly name: string; readonly to: string }[],
): readonly string[] {
  const needs = new Map(
    names.map(name => [
      name,
      references.filter(one => one.name === name && names.includes(one.to)).map(({ to }) => to),
    ]),
  )
  const placed = new Set<string>()
  const begun = new Set<string>()
  function place(name: string): void {
    if (begun.has(name)) return
    begun.add(name)
    for (const needed of needs.get(name) ?? []) place(needed)
    placed.add(name)
  }
  for (const name of names) place(name)
  return [...placed]
}

/** The name of a table as it stands in a statement. */
export const quoted = (name: string): string =>
  name
    .split('.')
    .map(part => `"${part}"`)
    .join('.')

export const columnsOf = ({ columns }: Pick<Table, 'columns'>): string => columns.map(one => `"${one}"`).join(', ')
