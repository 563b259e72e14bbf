import type { MessageCode } from '@waybill/contract'
import { type RateTerms, rateTerms, type WireRateTable, wireRateTable } from '@waybill/contract/wire/rateSheet.ts'
import type { BreakCode } from '@waybill/domain'
import { z } from 'zod'
import type { App } from '../../../app.ts'
import type { Tx } from '../../../db/open.ts'
import { openTables, UnreadableFile, unreadableCodes } from '../../../files/table/openTables.ts'
import { Refusal } from '../../../refusal.ts'
import type { Again, Hold } from '../../../work/due.ts'
import type { DueWork } from '../../../work/putDue.ts'
import { BASES_LOOKED_AT, breaksIn } from './baseBreaks.ts'
import { laneWriter } from './laneWriter.ts'
import { readRateTables, type Understood } from './readFile.ts'
import { sheetHeadOf } from './sheetHead.ts'
import { carrierName } from './versionRow.ts'

interface Subject {
  readonly clientId: number
  readonly versionId: number
}

interface Reading extends Subject {
  /** Which reading of the file this is: one that another node has begun anew writes nothing more. */
  readonly reading: number
}

async function fileOf(app: App, { clientId, versionId }: Subject) {
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

async function forgetRows(tx: Tx, { clientId, versionId }: Subject): Promise<void> {
  for (const table of ['rate_lane', 'base_lane', 'base_rate'] as const) {
    await tx.deleteFrom(table).where('client_id', '=', clientId).where('version_id', '=', versionId).execute()
  }
}

/**
 * Begins to read anew, from the first row on; whoever else still reads is late from here on. Null: somebody has come to
 * its end meanwhile.
 */
export async function beginReading(tx: Tx, subject: Subject): Promise<Reading | null> {
  const { clientId, versionId } = subject
  const { reading } = await tx
    .updateTable('rate_file')
    .set(eb => ({ reading: eb('reading', '+', 1), rows_read: 0 }))
    .where('client_id', '=', clientId)
    .where('version_id', '=', versionId)
    .returning('reading')
    .executeTakeFirstOrThrow()
  // Looked at once the file is ours: a reading that ended while this one waited for it has moved its version.
  const { state } = await tx
    .selectFrom('rate_sheet_version')
    .select('state')
    .where('client_id', '=', clientId)
    .where('version_id', '=', versionId)
    .executeTakeFirstOrThrow()
  if (state !== 'reading') return null
  await forgetRows(tx, subject)
  return { ...subject, reading }
}

/** Another node has begun to read the file meanwhile: it took this one's place after it had been silent for so long. */
class ReadAnew extends Error {}

/** This node ends: the file is given back, and another one begins anew. */
class GivenBack extends Error {}

/** Well within the lease of a reading (jobs/work.ts), so that a node that lives keeps what it reads. */
const RENEW_EVERY_MS = 5_000

type FileChange = Partial<
  Record<'rows_read' | 'fault_count', number> & Record<'failure' | 'faults', string> & { asked: boolean }
>

/** Writes how far a reading is, before anything else of it. @throws {ReadAnew} */
async function note(tx: Tx, { clientId, versionId, reading }: Reading, change: FileChange): Promise<void> {
  const own = await tx
    .updateTable('rate_file')
    .set(change)
    .where('client_id', '=', clientId)
    .where('version_id', '=', versionId)
    .where('reading', '=', reading)
    .returning('reading')
    .executeTakeFirst()
  if (own === undefined) throw new ReadAnew()
}

const announce = (app: App, { clientId, versionId }: Subject, tx?: Tx) =>
  app.realtime.tell({ clientId, topic: 'rateSheet', data: { versionId } }, tx)

interface Outcome extends Pick<Understood, 'rows' | 'faultCount' | 'faults'> {
  readonly failure: string
  readonly lanes: number
  readonly sheet: string | null
}

/** What became of a reading. @param last writes the rows that are not yet written. @throws {ReadAnew} */
async function settle(app: App, reading: Reading, outcome: Outcome, last = async (_tx: Tx) => {}): Promise<void> {
  const { clientId, versionId } = reading
  const isSound = outcome.failure === '' && outcome.faultCount === 0 && outcome.lanes > 0
  await app.db.forClient(clientId).transaction(async tx => {
    await note(tx, reading, {
      ...{ rows_read: outcome.rows, fault_count: outcome.faultCount, failure: outcome.failure },
      faults: JSON.stringify(outcome.faults),
      asked: true,
    })
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
    // What does not price anything takes no room; its faults say why.
    await (isSound ? last(tx) : forgetRows(tx, reading))
    await announce(app, reading, tx)
  })
  // The planner knows nothing of a table that just grew by a million rows.
  if (isSound && outcome.lanes > 20_000) app.log.info({ versionId, lanes: outcome.lanes }, 'a large rate file was read')
}

const nothing = { rows: 0, faultCount: 0, faults: [], lanes: 0, sheet: null }

/** Reads the file of a version, from its first row on: a node that died in the middle left nothing that counts. */
export async function readRateFile(app: App, due: DueWork, hold: Hold): Promise<Again> {
  const subject = { clientId: due.clientId, versionId: due.subjectId }
  const row = await fileOf(app, subject)
  if (row === null) return null
  const reading = await app.db.forClient(due.clientId).transaction(tx => beginReading(tx, subject))
  if (reading === null) return null
  const renewing = setInterval(() => void hold.renew().catch(() => {}), RENEW_EVERY_MS)
  try {
    await readRows(app, reading, row, hold.ending).catch(async (error: unknown) => {
      const failure = lastingFailure(error)
      if (failure === null) throw error
      if (!(error instanceof UnreadableFile)) app.log.error({ err: error, ...reading }, 'a rate file could not be kept')
      await settle(app, reading, { ...nothing, failure })
    })
  } catch (error) {
    if (error instanceof GivenBack) return app.clock.now()
    if (!(error instanceof ReadAnew)) throw error
    app.log.warn(reading, 'a rate file was read by another node meanwhile')
  } finally {
    clearInterval(renewing)
  }
  return null
}

async function readRows(
  app: App,
  reading: Reading,
  row: NonNullable<Awaited<ReturnType<typeof fileOf>>>,
  ending: AbortSignal,
): Promise<void> {
  const db = app.db.forClient(reading.clientId)
  const tables: readonly WireRateTable[] = z.array(wireRateTable).parse(row.tables)
  const terms = rateTerms.parse(row.terms)
  const kind = row.kind === 'base' ? 'base' : 'sheet'
  const writer = laneWriter(reading.clientId, reading.versionId)
  const file = await openTables(await app.files.place(reading.clientId, row.sha256), row.name)
  try {
    const pause = async (rows: number): Promise<void> => {
      if (ending.aborted) throw new GivenBack()
      await db.transaction(async tx => {
        await note(tx, reading, { rows_read: rows })
        await writer.flush(tx)
      })
      if (rows % 20_000 === 0) await announce(app, reading)
    }
    const own = [row.scac, ...(row.carrier_name === null ? [] : [row.carrier_name])]
    const baseBreaks = terms.baseTariff === '' ? [] : await breaksOfBase(app, reading.clientId, terms)
    const given = { terms, kind, own, baseBreaks } as const
    const read = await readRateTables(file, tables, given, { lane: writer.lane, basis: writer.basis, pause })
    const headGiven = { ...row, carrierName: row.carrier_name ?? row.scac, terms, ...read }
    const nothingRead = read.faultCount === 0 && writer.count() === 0
    const outcome = {
      ...{ rows: read.rows, lanes: writer.count(), failure: '', sheet: JSON.stringify(sheetHeadOf(headGiven)) },
      ...(nothingRead ? { faultCount: 1, faults: [noLanes(row.name)] } : read),
    }
    await settle(app, reading, outcome, async tx => {
      await writer.flush(tx)
      await writer.tables(tx)
    })
  } finally {
    await file.close()
  }
}

/** The weight breaks of the base tariff that the sheet is rated by as of today's versions. */
async function breaksOfBase(app: App, clientId: number, terms: RateTerms): Promise<readonly BreakCode[]> {
  const rows = await app.db.forClient(clientId).read(
    app.db.query
      .selectFrom('rate_sheet_version as v')
      .innerJoin('base_rate as b', join =>
        join.onRef('b.client_id', '=', 'v.client_id').onRef('b.version_id', '=', 'v.version_id'),
      )
      .select('b.rates')
      .where('v.client_id', '=', clientId)
      .where('v.kind', '=', 'base')
      .where('v.state', '=', 'active')
      .where('v.scac', '=', terms.baseTariff)
      .$if(terms.baseTariffDate !== null, query => query.where('v.effective_from', '=', terms.baseTariffDate ?? ''))
      .orderBy('v.effective_from', 'desc')
      .orderBy('v.version', 'desc')
      .limit(BASES_LOOKED_AT),
  )
  return breaksIn(rows)
}

/**
 * What would go wrong again however often the file is read; null for what passes, such as a database that is away. Data
 * that no column takes (SQLSTATE class 22) and a text too long for an index (class 54) stay what they are.
 */
function lastingFailure(error: unknown): MessageCode | null {
  // A sheet keeps the code of its failure alone, and no row beside it.
  if (error instanceof UnreadableFile) return unreadableCodes[error.why === 'longRow' ? 'damaged' : error.why]
  if (error instanceof Refusal) return error.code
  const state = error instanceof Error && 'code' in error ? String(error.code) : ''
  return /^(?:22|54)[0-9A-Z]{3}$/.test(state) ? unreadableCodes.damaged : null
}

const noLanes = (file: string) => ({ file, row: 1, column: '', cell: '', code: 'noHeader', params: {}, cells: [] })
