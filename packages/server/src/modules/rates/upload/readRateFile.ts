import type { MessageCode } from '@waybill/contract'
import { rateTerms, type WireRateTable, wireRateTable } from '@waybill/contract/wire/rateSheet.ts'
import { sql } from 'kysely'
import { z } from 'zod'
import type { App } from '../../../app.ts'
import type { Tx } from '../../../db/open.ts'
import { openTables, UnreadableFile, unreadableCodes } from '../../../files/table/openTables.ts'
import { Refusal } from '../../../refusal.ts'
import type { Again, DueWork } from '../../../work/due.ts'
import { laneWriter } from './laneWriter.ts'
import { readRateTables, type Understood } from './readFile.ts'
import { sheetHeadOf } from './sheetHead.ts'
import { carrierName } from './versionRow.ts'

interface Reading {
  readonly clientId: number
  readonly versionId: number
}

async function readingOf(app: App, { clientId, versionId }: Reading) {
  return app.db.forClient(clientId).readOne(
    app.db.query
      .selectFrom('rate_sheet_version as v')
      .innerJoin('rate_file as f', join =>
        join.onRef('f.client_id', '=', 'v.client_id').onRef('f.version_id', '=', 'v.version_id'),
      )
      .select(['v.kind', 'v.scac', 'v.name as service', 'v.version', 'f.sha256', 'f.name', 'f.tables', 'f.terms'])
      .select(carrierName.as('carrier_name'))
      .where('v.client_id', '=', clientId)
      .where('v.version_id', '=', versionId)
      .where('v.state', '=', 'reading'),
  )
}

async function forgetRows(tx: Tx, { clientId, versionId }: Reading): Promise<void> {
  for (const table of ['rate_lane', 'base_lane', 'base_rate'] as const) {
    await tx.deleteFrom(table).where('client_id', '=', clientId).where('version_id', '=', versionId).execute()
  }
}

const announce = (app: App, { clientId, versionId }: Reading, tx?: Tx) =>
  app.realtime.tell({ clientId, topic: 'rateSheet', data: { versionId } }, tx)

interface Outcome extends Pick<Understood, 'rows' | 'faultCount' | 'faults'> {
  readonly failure: string
  readonly lanes: number
  readonly sheet: string | null
}

async function settle(app: App, reading: Reading, outcome: Outcome): Promise<void> {
  const { clientId, versionId } = reading
  const isSound = outcome.failure === '' && outcome.faultCount === 0 && outcome.lanes > 0
  await app.db.forClient(clientId).transaction(async tx => {
    await tx
      .updateTable('rate_sheet_version')
      .set({
        state: isSound ? 'draft' : 'faulty',
        lanes: outcome.lanes,
        ...(outcome.sheet === null ? {} : { sheet: outcome.sheet }),
      })
      .where('client_id', '=', clientId)
      .where('version_id', '=', versionId)
      .where('state', '=', 'reading')
      .execute()
    await tx
      .updateTable('rate_file')
      .set({
        ...{ rows_read: outcome.rows, fault_count: outcome.faultCount, failure: outcome.failure },
        faults: JSON.stringify(outcome.faults),
      })
      .where('client_id', '=', clientId)
      .where('version_id', '=', versionId)
      .execute()
    // What does not price anything takes no room; its faults say why.
    if (!isSound) await forgetRows(tx, reading)
    await announce(app, reading, tx)
  })
  // The planner knows nothing of a table that just grew by a million rows.
  if (isSound && outcome.lanes > 20_000) app.log.info({ versionId, lanes: outcome.lanes }, 'a large rate file was read')
}

const nothing = { rows: 0, faultCount: 0, faults: [], lanes: 0, sheet: null }

/** Reads the file of a version, from its first row on: a node that died in the middle left nothing that counts. */
export async function readRateFile(app: App, due: DueWork): Promise<Again> {
  const reading = { clientId: due.clientId, versionId: due.subjectId }
  const row = await readingOf(app, reading)
  if (row === null) return null
  const db = app.db.forClient(reading.clientId)
  const tables: readonly WireRateTable[] = z.array(wireRateTable).parse(row.tables)
  const terms = rateTerms.parse(row.terms)
  const kind = row.kind === 'base' ? 'base' : 'sheet'
  const writer = laneWriter(reading.clientId, reading.versionId)
  await db.transaction(tx => forgetRows(tx, reading))
  try {
    const file = await openTables(await app.files.place(reading.clientId, row.sha256), row.name)
    try {
      const pause = async (rows: number): Promise<void> => {
        await db.transaction(async tx => {
          await writer.flush(tx)
          await sql`update rate_file set rows_read = ${rows}
                     where client_id = ${reading.clientId} and version_id = ${reading.versionId}`.execute(tx)
        })
        if (rows % 20_000 === 0) await announce(app, reading)
      }
      const read = await readRateTables(file, tables, terms, kind, { lane: writer.lane, basis: writer.basis, pause })
      await db.transaction(async tx => {
        await writer.flush(tx)
        await writer.tables(tx)
      })
      const given = { ...row, carrierName: row.carrier_name ?? row.scac, terms, ...read }
      const nothingRead = read.faultCount === 0 && writer.count() === 0
      await settle(app, reading, {
        ...{ rows: read.rows, lanes: writer.count(), failure: '', sheet: JSON.stringify(sheetHeadOf(given)) },
        ...(nothingRead ? { faultCount: 1, faults: [noLanes(row.name)] } : read),
      })
    } finally {
      await file.close()
    }
  } catch (error) {
    const failure = lastingFailure(error)
    if (failure === null) throw error
    if (!(error instanceof UnreadableFile)) app.log.error({ err: error, ...reading }, 'a rate file could not be kept')
    await settle(app, reading, { ...nothing, failure })
  }
  return null
}

/**
 * What would go wrong again however often the file is read; null for what passes, such as a database that is away. Data
 * that no column takes (SQLSTATE class 22) and a text too long for an index (class 54) stay what they are.
 */
function lastingFailure(error: unknown): MessageCode | null {
  if (error instanceof UnreadableFile) return unreadableCodes[error.why]
  if (error instanceof Refusal) return error.code
  const state = error instanceof Error && 'code' in error ? String(error.code) : ''
  return /^(?:22|54)[0-9A-Z]{3}$/.test(state) ? unreadableCodes.damaged : null
}

const noLanes = (file: string) => ({ file, row: 1, column: '', cell: '', code: 'noHeader', params: {}, cells: [] })
