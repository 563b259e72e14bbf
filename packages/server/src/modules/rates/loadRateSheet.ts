import { isDeepStrictEqual } from 'node:util'
import { type CellError, parseRateSheet, type RateSheet, type StoredSheet, sheetOfStored } from '@waybill/domain'
import { sql } from 'kysely'
import type { Tx } from '../../db/open.ts'
import { type CsvTexts, readCsvFiles } from './csvFiles.ts'

export type LoadedSheet =
  | { readonly kind: 'loaded'; readonly sheet: RateSheet; readonly versionId: number; readonly version: number }
  | { readonly kind: 'unchanged'; readonly sheet: RateSheet; readonly versionId: number; readonly version: number }
  | { readonly kind: 'errors'; readonly errors: readonly CellError[] }

/**
 * Loads a carrier's rate sheet as the next version of its service; nothing is ever overwritten, so a past date rates to
 * the same cents again. A sheet that is
 * the one in force from its day on already makes no new version, so a folder can be loaded again.
 * Source: rules of the trade, LTL price from a stored rate sheet.
 * @param loadedBy null when the operator did it
 */
export async function loadRateSheet(
  tx: Tx,
  clientId: number,
  texts: CsvTexts,
  at: Date,
  loadedBy: number | null = null,
): Promise<LoadedSheet> {
  const read = readCsvFiles(texts)
  if (read.kind === 'errors') return read
  const parsed = parseRateSheet(read.files)
  if (parsed.kind === 'errors') return parsed
  const { sheet } = parsed
  const stored = JSON.stringify(sheet)
  await sql`select pg_advisory_xact_lock(hashtextextended(${`rates/${clientId}/${sheet.scac}`}, 0))`.execute(tx)
  const earlier = await tx
    .selectFrom('rate_sheet_version')
    .select(['version_id', 'version', 'effective_from', 'lanes_kept'])
    .where('client_id', '=', clientId)
    .where('scac', '=', sheet.scac)
    .where('name', '=', sheet.service)
    .where('kind', '=', 'sheet')
    .orderBy('version', 'desc')
    .execute()
  const inForce = earlier.find(row => row.effective_from === sheet.from && !row.lanes_kept)
  if (inForce !== undefined && (await isStored(tx, clientId, inForce.version_id, stored))) {
    return { kind: 'unchanged', sheet, versionId: inForce.version_id, version: inForce.version }
  }
  const version = (earlier[0]?.version ?? 0) + 1
  const { version_id } = await tx
    .insertInto('rate_sheet_version')
    .values({
      client_id: clientId,
      scac: sheet.scac,
      name: sheet.service,
      version,
      effective_from: sheet.from,
      effective_to: sheet.to,
      sheet: stored,
      loaded_at: at.toISOString(),
      loaded_by: loadedBy,
    })
    .returning('version_id')
    .executeTakeFirstOrThrow()
  return { kind: 'loaded', sheet, versionId: version_id, version }
}

/** Whether a version says what a sheet says, in whatever form it was stored. */
async function isStored(tx: Tx, clientId: number, versionId: number, sheet: string): Promise<boolean> {
  const row = await tx
    .selectFrom('rate_sheet_version')
    .select('sheet')
    .where('client_id', '=', clientId)
    .where('version_id', '=', versionId)
    .executeTakeFirstOrThrow()
  return isDeepStrictEqual(sheetOfStored(row.sheet as unknown as StoredSheet), JSON.parse(sheet))
}
