import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, rmSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { choosePlace } from '@waybill/server/db/embedded/place.ts'
import { signIn } from '../caller.ts'
import { goals } from '../goals.ts'
import { load, type Row, times } from '../measure.ts'
import { PASSWORD, type Prepared } from '../prepared.ts'
import { secretBytes, startProduct } from '../product.ts'

const root = resolve(import.meta.dirname, '../../..')
/** Enough for a 99th percentile, and as many in one second as people of a company ask for. */
const CALLS = 400
const CALLERS = 2

const path = 'Shipment/GetShipmentList?statuscode=D'

const gigabytes = (bytes: number): string => `${(bytes / 1e9).toFixed(2)} GB`
const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`

const sizeOf = (folder: string): number =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter(entry => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0)

async function ended(child: ChildProcess): Promise<number> {
  const begun = performance.now()
  const [code] = (await once(child, 'exit')) as [number | null]
  if (code !== 0) throw new Error(`ended with ${code}`)
  return performance.now() - begun
}

/**
 * `npm run admin -- backup` of an installation that works, beside `cp -r` of its stopped database's folder to the same disk with a
 * `sync` behind it; and what people notice of it in the list meanwhile.
 */
export async function backup({ folder, large }: Prepared): Promise<Row[]> {
  const file = join(folder, 'measured.backup')
  const copy = join(folder, 'measured.copy')
  const { cluster } = choosePlace(folder)
  for (const path of [file, copy]) rmSync(path, { recursive: true, force: true })
  const bytes = sizeOf(cluster)
  const copied = await ended(spawn('sh', ['-c', 'cp -r "$0" "$1" && sync "$1"', cluster, copy]))
  rmSync(copy, { recursive: true, force: true })
  const product = await startProduct(folder)
  try {
    const call = await signIn(product.address, large.email, PASSWORD)
    const list = () =>
      load(CALLS, CALLERS, async () => {
        await call(path, { pageSize: 50 })
      })
    await list()
    const alone = await list()
    const child = spawn(process.execPath, [join(root, 'packages/server/src/admin/main.ts'), 'backup', file], {
      env: {
        ...process.env,
        ...{ NODE_ENV: 'production', WAYBILL_DATABASE: 'embedded', WAYBILL_DATA: folder, WAYBILL_MAIL: 'none' },
        ...{ WAYBILL_SECRET: secretBytes.toString('base64'), PUBLIC_URL: 'http://127.0.0.1:8391' },
      },
      stdio: ['ignore', 'inherit', 'inherit'],
    })
    let isOver = false
    const took = ended(child).finally(() => {
      isOver = true
    })
    const meanwhile: number[] = []
    while (!isOver) meanwhile.push((await list()).p99)
    const lasted = await took
    // The last one saw its end.
    const worst = Math.max(...(meanwhile.length > 1 ? meanwhile.slice(0, -1) : meanwhile))
    return [
      {
        figure: `backup of ${large.shipments.toLocaleString('en-US')} shipments`,
        measured: `${seconds(lasted)}, ${gigabytes(statSync(file).size)}`,
        beside: `${seconds(copied)} cp -r and sync of ${gigabytes(bytes)}`,
        ratio: times(lasted / copied),
        goal: goals.backup.copy,
      },
      {
        figure: 'list p99 meanwhile',
        measured: `${worst.toFixed(0)} ms`,
        beside: `${alone.p99.toFixed(0)} ms alone`,
        ratio: times(worst / alone.p99),
        goal: goals.backup.list,
      },
    ]
  } finally {
    await product.stop()
    rmSync(file, { force: true })
  }
}
