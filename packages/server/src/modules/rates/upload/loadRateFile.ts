import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { type RateTerms, rateTerms, type WireRateFault, type WireRateTable } from '@waybill/contract/wire/rateSheet.ts'
import { recognizeTable } from '@waybill/domain'
import type { Tx } from '../../../db/open.ts'
import { openTables } from '../../../files/table/openTables.ts'
import { laneWriter } from './laneWriter.ts'
import { readRateTables } from './readFile.ts'
import { sheetHeadOf } from './sheetHead.ts'
import { tablesLookedAt } from './tablesLookedAt.ts'

export interface RateFileGiven {
  readonly scac: string
  readonly carrierName: string
  readonly service: string
  /** A file as a carrier sends it. */
  readonly path: string
  readonly terms: Partial<RateTerms> & Pick<RateTerms, 'from'>
  readonly at: Date
}

/**
 * Loads a carrier's own file as the first, active version of a service, its columns as they are recognized.
 * @returns its faults; none: it prices freight
 */
export async function loadRateFile(tx: Tx, clientId: number, given: RateFileGiven): Promise<readonly WireRateFault[]> {
  const { scac, carrierName, service, path, at } = given
  const terms = rateTerms.parse(given.terms)
  const name = basename(path)
  const bytes = readFileSync(path)
  const loaded_at = at.toISOString()
  const { version_id: versionId } = await tx
    .insertInto('rate_sheet_version')
    .values({
      ...{ client_id: clientId, scac, name: service, version: 1, state: 'active', lanes_kept: true, sheet: '{}' },
      ...{ effective_from: terms.from, effective_to: terms.to, loaded_at, activated_at: loaded_at },
    })
    .returning('version_id')
    .executeTakeFirstOrThrow()
  const file = await openTables(path, name)
  try {
    const looked = await tablesLookedAt(file)
    const tables = looked.map((table): WireRateTable => {
      const found = recognizeTable(table.sample)
      return { ...table, ...found, columns: { ...found.columns }, ignored: [], remembered: false }
    })
    const writer = laneWriter(clientId, versionId)
    const taken = { lane: writer.lane, basis: writer.basis, pause: () => writer.flush(tx) }
    const read = await readRateTables(
      file,
      tables,
      { terms, kind: 'sheet', own: [scac, carrierName], baseBreaks: [] },
      taken,
    )
    await writer.flush(tx)
    const head = sheetHeadOf({ scac, carrierName, service, version: 1, terms, ...read })
    await tx
      .updateTable('rate_sheet_version')
      .set({ lanes: writer.count(), sheet: JSON.stringify(head) })
      .where('client_id', '=', clientId)
      .where('version_id', '=', versionId)
      .execute()
    await tx
      .insertInto('rate_file')
      .values({
        ...{ client_id: clientId, version_id: versionId, name, bytes: bytes.length, rows_read: read.rows },
        ...{ sha256: createHash('sha256').update(bytes).digest('hex'), tables: JSON.stringify(tables) },
        terms: JSON.stringify(terms),
      })
      .execute()
    return read.faults
  } finally {
    await file.close()
  }
}
