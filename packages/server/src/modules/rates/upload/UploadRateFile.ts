import type { UploadRateFile } from '@waybill/contract/calls/RateSheets/UploadRateFile.ts'
import { type TableMapping, tableMapping, type WireRateTable } from '@waybill/contract/wire/rateSheet.ts'
import { headsKey, isScac, recognizeTable } from '@waybill/domain'
import { sql } from 'kysely'
import type { App } from '../../../app.ts'
import { recordChange } from '../../../audit.ts'
import { type Tx, waitedFor } from '../../../db/open.ts'
import { lockContent } from '../../../files/forgetFile.ts'
import { openTables, UnreadableFile, unreadableCodes } from '../../../files/table/openTables.ts'
import type { Handler } from '../../../handler.ts'
import { localNow } from '../../../places/localNow.ts'
import { Refusal } from '../../../refusal.ts'
import { type Looked, tablesLookedAt } from './tablesLookedAt.ts'

/** The first rows of each table of a file. @throws {Refusal} RateFilePassword and its like */
async function firstRows(path: string, name: string): Promise<readonly Looked[]> {
  try {
    const file = await openTables(path, name)
    try {
      return await tablesLookedAt(file)
    } finally {
      await file.close()
    }
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error
    throw new Refusal(unreadableCodes[error.why], error.params)
  }
}

/** How the carrier's tables with these heads were read the last time. */
async function rememberedFor(
  tx: Tx,
  clientId: number,
  scac: string,
  { sample }: Looked,
  headerRow: number,
): Promise<TableMapping | null> {
  const row = await tx
    .selectFrom('rate_mapping')
    .select('mapping')
    .where('client_id', '=', clientId)
    .where('scac', '=', scac)
    .where('heads', '=', headsKey(sample[headerRow] ?? []))
    .executeTakeFirst()
  const mapping = tableMapping.safeParse(row?.mapping)
  return mapping.success ? { ...mapping.data, headerRow } : null
}

/** Carriers of whole trucks have rate sheets, too. */
async function hasCarrier(tx: Tx, clientId: number, scac: string): Promise<boolean> {
  const carrier = await tx
    .selectFrom('carrier')
    .select('carrier_id')
    .where('client_id', '=', clientId)
    .where('scac', '=', scac)
    .limit(1)
    .executeTakeFirst()
  return carrier !== undefined
}

const issue = (at: string, code: string) => new Refusal('InvalidInput', {}, [{ at, code, params: {} }])

async function tablesOf(app: App, tx: Tx, clientId: number, scac: string, stored: { sha256: string; name: string }) {
  // The texts of a large workbook stand before its rows: they are read whole.
  const looked = await waitedFor(tx, async () => firstRows(await app.files.place(clientId, stored.sha256), stored.name))
  const tables: WireRateTable[] = []
  for (const table of looked) {
    const found = recognizeTable(table.sample)
    const isBlank = table.sample.every(row => row.every(cell => cell.trim() === ''))
    const remembered = found.kind === 'skip' ? null : await rememberedFor(tx, clientId, scac, table, found.headerRow)
    tables.push({
      ...{ ...table, ...found, columns: { ...found.columns }, ignored: [] },
      // Nothing of it was recognized: that is for a person to say, lest a table of prices is passed over.
      ...(found.kind === 'skip' && !isBlank ? { kind: 'unknown' as const } : {}),
      ...{ ...remembered, remembered: remembered !== null },
    })
  }
  return tables
}

export const uploadRateFile: Handler<typeof UploadRateFile> = async ({ app, tx, who, input, upload, request, now }) => {
  const { clientId } = who
  const { kind, CarrierSCAC: scac, service } = input
  if (kind === 'sheet' && !isScac(scac)) throw issue('body.CarrierSCAC', 'badForm')
  if (kind === 'sheet' && !(await hasCarrier(tx, clientId, scac))) throw issue('body.CarrierSCAC', 'unknownCarrier')
  const { sha256, bytes } = upload.stored
  await lockContent(tx, clientId, sha256)
  const tables = await tablesOf(app, tx, clientId, scac, { sha256, name: upload.name })
  const name = kind === 'base' ? '' : service
  await sql`select pg_advisory_xact_lock(hashtextextended(${`rates/${clientId}/${scac}`}, 0))`.execute(tx)
  const before = await tx
    .selectFrom('rate_sheet_version')
    .select(eb => eb.fn.max('version').as('version'))
    .where('client_id', '=', clientId)
    .where('scac', '=', scac)
    .where('name', '=', name)
    .executeTakeFirst()
  const { version_id: versionId } = await tx
    .insertInto('rate_sheet_version')
    .values({
      ...{ client_id: clientId, scac, name, kind, state: 'mapping', lanes_kept: true, sheet: '{}' },
      ...{ version: (before?.version ?? 0) + 1, effective_from: localNow(now, who.timeZone).date },
      ...{ loaded_at: now.toISOString(), loaded_by: who.userId },
    })
    .returning('version_id')
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('rate_file')
    .values({
      ...{ client_id: clientId, version_id: versionId, name: upload.name, sha256, bytes, terms: '{}' },
      tables: JSON.stringify(tables),
    })
    .execute()
  const change = {
    entity: 'rateSheet',
    entityId: versionId,
    action: 'uploaded',
    after: { scac, kind, file: upload.name, sha256 },
  }
  await recordChange(tx, { who, requestId: request.id, at: now }, change)
  return { Status: 'Success', versionId }
}
