import { type ImportTable, importMapping } from '@waybill/contract/wire/imports.ts'
import { type FileForm, headsAt, headsKey, type ImportMapping, recognizeColumns } from '@waybill/domain'
import type { Tx } from '../../db/open.ts'
import type { AnyImportKind } from '../../imports/importKind.ts'

/** Whose files they are: a source's, or those that people upload. */
export interface Origin {
  readonly clientId: number
  readonly kind: string
  readonly sourceId: number | null
}

/** A mapping as it is kept: what the contract has filled in. */
export const mappingOf = (kept: unknown): ImportMapping => importMapping.parse(kept) as ImportMapping

/**
 * How tables with these heads were understood the last time; null: they were not seen before.
 * @param before left out: now
 */
export async function rememberedMapping(
  tx: Tx,
  { clientId, kind, sourceId }: Origin,
  heads: readonly string[],
  before?: string,
): Promise<ImportMapping | null> {
  const row = await tx
    .selectFrom('import_mapping')
    .select('mapping')
    .where('client_id', '=', clientId)
    .where('kind', '=', kind)
    .where('source_id', '=', sourceId ?? 0)
    .where('heads', '=', headsKey(heads))
    .$if(before !== undefined, query => query.where('saved_at', '<', before ?? ''))
    .executeTakeFirst()
  return row === undefined ? null : mappingOf(row.mapping)
}

/** Whose files with these heads are that people upload; 0: no source's. Null: nobody said, or its source is gone. */
export async function ownerByHeads(
  tx: Tx,
  clientId: number,
  kind: string,
  heads: readonly string[],
): Promise<number | null> {
  const row = await tx
    .selectFrom('import_mapping as m')
    .leftJoin('order_source as s', join =>
      join.onRef('s.client_id', '=', 'm.client_id').onRef('s.source_id', '=', 'm.owner_id'),
    )
    .select(['m.owner_id', 's.source_id'])
    .where('m.client_id', '=', clientId)
    .where('m.kind', '=', kind)
    .where('m.source_id', '=', 0)
    .where('m.heads', '=', headsKey(heads))
    .executeTakeFirst()
  return row?.owner_id === 0 ? 0 : (row?.source_id ?? null)
}

/** Keeps how a table was understood, for later files with the same heads. @param owner whose they are; left out: as it was */
export async function rememberMapping(
  tx: Tx,
  { clientId, kind, sourceId }: Origin,
  heads: readonly string[],
  mapping: ImportMapping,
  at: Date,
  owner?: number,
): Promise<void> {
  if (heads.every(head => head.trim() === '')) return
  const whose = owner === undefined ? {} : { owner_id: owner }
  const kept = { mapping: JSON.stringify(mapping), saved_at: at.toISOString(), ...whose }
  await tx
    .insertInto('import_mapping')
    .values({ client_id: clientId, kind, source_id: sourceId ?? 0, heads: headsKey(heads), ...kept })
    .onConflict(oc => oc.columns(['client_id', 'kind', 'source_id', 'heads']).doUpdateSet(kept))
    .execute()
}

/** How a file is understood before a person looks at it: as the last one with its heads, else by its heads and cells. */
export async function understand(
  tx: Tx,
  origin: Origin,
  { fields }: AnyImportKind,
  tables: readonly ImportTable[],
  form: FileForm | null,
): Promise<ImportMapping> {
  let best: { readonly mapping: ImportMapping; readonly known: number } | null = null
  for (const [table, { sample, looks }] of tables.entries()) {
    const guess = recognizeColumns(sample, fields, looks, form)
    const heads = headsAt(sample, guess.headRow)
    const remembered = guess.headRow < 0 ? null : await rememberedMapping(tx, origin, heads)
    const mapping: ImportMapping =
      remembered === null
        ? { table, ...guess }
        : // How days and tenths are written is this file's own, where it says so.
          {
            ...remembered,
            ...{ table, headRow: guess.headRow, ...(guess.tenths === undefined ? {} : { tenths: guess.tenths }) },
            ...(guess.tons === undefined ? {} : { tons: guess.tons }),
            readings: guess.readings.map((own, column) => ({ ...remembered.readings[column], ...own })),
          }
    const known = mapping.columns.filter(name => name !== null).length
    if (best === null || known > best.known) best = { mapping, known }
  }
  return best?.mapping ?? { table: 0, headRow: -1, columns: [], readings: [], ignored: [], values: {} }
}
