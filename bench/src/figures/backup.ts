import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream, rmSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { columnsOf, quoted, tablesNow } from '@waybill/server/backup/contents.ts'
import { choosePlace } from '@waybill/server/db/embedded/place.ts'
import pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { signIn } from '../caller.ts'
import { goals } from '../goals.ts'
import { load, median, type Row, times } from '../measure.ts'
import { PASSWORD, type Prepared } from '../prepared.ts'
import { secretBytes, startProduct } from '../product.ts'

const root = resolve(import.meta.dirname, '../../..')
/** Enough for a 99th percentile, and as many in one second as people of a company ask for. */
const CALLS = 400
const CALLERS = 2

const path = 'Shipment/GetShipmentList?statuscode=D'

const gigabytes = (bytes: number): string => `${(bytes / 1e9).toFixed(2)} GB`
const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`

/** What a plain copy takes: every table as PostgreSQL writes it out, into one file, neither compressed nor proven (as `pg_dump` does). */
async function copyTables(connection: pg.ClientConfig, file: string): Promise<number> {
  const client = new pg.Client(connection)
  await client.connect()
  const begun = performance.now()
  for (const table of await tablesNow(client)) {
    const rows = client.query(copyTo(`copy ${quoted(table.name)} (${columnsOf(table)}) to stdout`))
    await pipeline(rows, createWriteStream(file, { flags: 'a' }))
  }
  await client.end()
  return performance.now() - begun
}

async function runBackup(folder: string, file: string): Promise<number> {
  rmSync(file, { force: true })
  const begun = performance.now()
  const child = spawn(process.execPath, [join(root, 'packages/server/src/admin/main.ts'), 'backup', file], {
    env: {
      ...process.env,
      ...{ NODE_ENV: 'production', WAYBILL_DATABASE: 'embedded', WAYBILL_DATA: folder, WAYBILL_MAIL: 'none' },
      ...{ WAYBILL_SECRET: secretBytes.toString('base64'), PUBLIC_URL: 'http://127.0.0.1:8391' },
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const [code] = (await once(child, 'exit')) as [number | null]
  if (code !== 0) throw new Error(`the backup ended with ${code}`)
  return performance.now() - begun
}

/** `npm run admin -- backup` of an installation that works, beside a plain copy; and what people notice of it in the list meanwhile. */
export async function backup({ folder, large }: Prepared): Promise<Row[]> {
  const file = join(folder, 'measured.backup')
  const copy = join(folder, 'measured.copy')
  rmSync(copy, { force: true })
  const product = await startProduct(folder)
  const connection = { host: choosePlace(folder).socket, user: 'waybill', database: 'waybill' }
  try {
    const call = await signIn(product.address, large.email, PASSWORD)
    const copied = await copyTables(connection, copy)
    const lasted = await runBackup(folder, file)
    const list = () =>
      load(CALLS, CALLERS, async () => {
        await call(path, { pageSize: 50 })
      })
    await list()
    const alone = [await list(), await list()]
    let isOver = false
    const taken = runBackup(folder, file).finally(() => {
      isOver = true
    })
    const meanwhile: number[] = []
    while (!isOver) meanwhile.push((await list()).p99)
    const beside = await taken
    const p99 = median(alone.map(one => one.p99))
    return [
      {
        figure: `backup of ${large.shipments.toLocaleString('en-US')} shipments`,
        measured: `${seconds(lasted)}, ${gigabytes(statSync(file).size)}; ${seconds(beside)} beside callers`,
        beside: `${seconds(copied)} COPY of ${gigabytes(statSync(copy).size)}`,
        ratio: times(lasted / copied),
        goal: goals.backup.copy,
      },
      {
        figure: 'list p99 meanwhile',
        measured: `${median(meanwhile).toFixed(0)} ms of ${meanwhile.length} times ${CALLS} calls`,
        beside: `${p99.toFixed(0)} ms alone`,
        ratio: times(median(meanwhile) / p99),
        goal: goals.backup.list,
      },
    ]
  } finally {
    await product.stop()
    for (const made of [file, copy]) rmSync(made, { force: true })
  }
}
