import { createReadStream } from 'node:fs'
import { rateTerms } from '@waybill/contract/wire/rateSheet.ts'
import { recognizeTable } from '@waybill/domain'
import { composeNode, type Node } from '@waybill/server/compose.ts'
import { createDatabase } from '@waybill/server/db/createDatabase.ts'
import { startEmbedded } from '@waybill/server/db/embedded/start.ts'
import { temporaryFolder } from '@waybill/server/db/embedded/temporaryFolder.ts'
import { openTables } from '@waybill/server/files/table/openTables.ts'
import { compareVersions } from '@waybill/server/modules/rates/upload/compareVersions.ts'
import { readRateFile } from '@waybill/server/modules/rates/upload/readRateFile.ts'
import { readSettings } from '@waybill/server/settings.ts'
import pino from 'pino'

export const lanesKept = { terms: rateTerms.parse({ from: '2026-01-01', days: 3, discount: 60 }) }

export interface Loaded {
  readonly versionId: number
  /** Milliseconds. */
  readonly time: number
  /** Largest resident size meanwhile, in bytes. */
  readonly peak: number
}

export interface RateNode {
  readonly node: Node
  readonly clientId: number
  /** Of the database, as its owner. */
  readonly connection: ReturnType<Awaited<ReturnType<typeof startEmbedded>>['connection']>
  difference(before: number, after: number): Promise<number>
  close(): Promise<void>
}

/** A node in this process on a fresh database with one company, to measure what works without HTTP. */
export async function openRateNode(): Promise<RateNode> {
  const folder = temporaryFolder('waybill-bench-rates-')
  const server = await startEmbedded(folder)
  await createDatabase(server.connection('postgres'), 'waybill')
  const settings = readSettings({
    ...{
      NODE_ENV: 'test',
      WAYBILL_DATA: folder,
      WAYBILL_PORT: '0',
      WAYBILL_DEMO: 'false',
      WAYBILL_LOG_LEVEL: 'silent',
    },
  })
  const node = await composeNode({ settings, connection: server.connection('waybill'), log: pino({ level: 'silent' }) })
  const { app } = node
  const { client_id: clientId } = await app.db.identity
    .insertInto('identity.client')
    .values({ name: 'Bench' })
    .returning('client_id')
    .executeTakeFirstOrThrow()
  return {
    node,
    clientId,
    connection: server.connection('waybill'),
    async difference(before, after) {
      const asked = { clientId, kind: 'sheet', before, after, searchText: '', changes: [], pageSize: 50, pageIndex: 1 }
      return (await compareVersions(app, app.db.forClient(clientId), asked)).changed
    },
    async close() {
      await node.close()
      await server.stop()
    },
  }
}

/** Takes a file in as an upload does, and reads it as the product's worker does. */
export async function loadRates(
  { node: { app }, clientId }: RateNode,
  path: string,
  { scac, kind = 'sheet' }: { scac: string; kind?: 'sheet' | 'base' },
): Promise<Loaded> {
  const { sha256, bytes } = await app.files.putStream(clientId, createReadStream(path))
  const file = await openTables(path, 'rates.csv')
  const sample: string[][] = []
  for await (const { cells } of file.tables[0]?.rows() ?? []) if (sample.push(cells) === 40) break
  await file.close()
  const tables = JSON.stringify([{ name: 'rates.csv', sample, remembered: false, ...recognizeTable(sample) }])
  const versionId = await app.db.forClient(clientId).transaction(async tx => {
    const row = {
      ...{
        client_id: clientId,
        scac,
        name: kind === 'base' ? '' : 'Standard',
        kind,
        state: 'reading',
        lanes_kept: true,
      },
      ...{ version: await nextVersion(), effective_from: '2026-01-01', sheet: '{}' },
    }
    const { version_id } = await tx
      .insertInto('rate_sheet_version')
      .values(row)
      .returning('version_id')
      .executeTakeFirstOrThrow()
    const own = { client_id: clientId, version_id, name: 'rates.csv', sha256, bytes, tables }
    await tx
      .insertInto('rate_file')
      .values({ ...own, terms: JSON.stringify(lanesKept.terms) })
      .execute()
    return version_id
  })
  let peak = 0
  const watch = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage.rss())
  }, 20)
  const started = performance.now()
  const hold = { ending: new AbortController().signal, renew: async () => true }
  await readRateFile(app, { clientId, subjectId: versionId }, hold)
  const time = performance.now() - started
  clearInterval(watch)
  const db = app.db.forClient(clientId)
  const active = app.db.query.updateTable('rate_sheet_version').set({ state: 'active' })
  const drafts = await db.write(
    active.where('version_id', '=', versionId).where('state', '=', 'draft').returning('version_id'),
  )
  if (drafts.length === 0) throw new Error(`${path} has faults`)
  return { versionId, time, peak }
}

let versions = 0
const nextVersion = async (): Promise<number> => {
  versions += 1
  return versions
}
