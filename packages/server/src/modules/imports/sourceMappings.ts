import { type FileForm, fileForms } from '@waybill/domain'
import { sql } from 'kysely'
import type { Tx } from '../../db/open.ts'
import { headsOf, mappedBy } from './runs.ts'
import { mappingOf } from './understand.ts'

/** How files of a source with the same heads are understood: each head with the field that it is. */
export interface SourceMapping {
  readonly sourceId: number
  readonly key: string
  readonly columns: readonly { readonly head: string; readonly field: string | null }[]
  readonly savedAt: string
}

/** Of a source, the newest ones. */
const SHOWN = 10

/** What is remembered of the files of a company's sources. */
export async function mappingsOfSources(tx: Tx, clientId: number, kind: string): Promise<readonly SourceMapping[]> {
  const { rows } = await sql<{ source_id: number; heads: string; mapping: unknown; saved_at: string }>`
    select source_id, heads, mapping, saved_at
      from (select m.*, row_number() over (partition by source_id order by saved_at desc) as place
              from import_mapping m where client_id = ${clientId} and kind = ${kind} and source_id > 0) each
     where place <= ${SHOWN} order by source_id, saved_at desc`.execute(tx)
  return rows.map(({ source_id, heads, mapping, saved_at }) => {
    const { columns } = mappingOf(mapping)
    const named = heads.split('|').map((head, at) => ({ head, field: columns[at] ?? null }))
    return { sourceId: source_id, key: heads, columns: named.filter(({ head }) => head !== ''), savedAt: saved_at }
  })
}

/** How a source writes its own files. */
export interface OwnWriting {
  /** Heads by the field that each is. */
  readonly heads: Readonly<Record<string, string>>
  /** Null: nobody knows, or it is one that nobody is written to in. */
  readonly form: FileForm | null
}

/** How the newest file of a source that was understood is written. */
export async function ownWriting(tx: Tx, clientId: number, kind: string, sourceId: number): Promise<OwnWriting> {
  const run = await tx
    .selectFrom('import_run')
    .select(['tables', 'mapping', 'form'])
    .where('client_id', '=', clientId)
    .where('kind', '=', kind)
    .where('source_id', '=', sourceId)
    .where('state', '=', 'done')
    .orderBy('run_id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (run === undefined) return { heads: {}, form: null }
  const mapping = mappedBy(run)
  const heads = headsOf(run, mapping)
  return {
    heads: Object.fromEntries(
      mapping.columns.flatMap((field, at) => (field === null || !heads[at] ? [] : [[field, heads[at]]])),
    ),
    form: fileForms.find(form => form === run.form) ?? null,
  }
}

/** Forgets how files of a source are understood; without a key, all of them; without a source, those of everybody. */
export async function forgetMappings(
  tx: Tx,
  { clientId, kind, sourceId, key }: { clientId: number; kind: string; sourceId?: number; key?: string },
): Promise<void> {
  await tx
    .deleteFrom('import_mapping')
    .where('client_id', '=', clientId)
    .where('kind', '=', kind)
    .$if(sourceId !== undefined, query => query.where('source_id', '=', sourceId ?? 0))
    .$if(key !== undefined, query => query.where('heads', '=', key ?? ''))
    .execute()
}
