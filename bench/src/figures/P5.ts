import { createReadStream, createWriteStream, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { importOptions } from '@waybill/contract/wire/imports.ts'
import { uploadImport } from '@waybill/server/modules/imports/uploadImport.ts'
import pg from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import { goals } from '../goals.ts'
import { alternate, ms, type Row, times } from '../measure.ts'
import { openRateNode, type RateNode } from '../rateNode.ts'

const LINES = Number(process.env.ORDER_LINES ?? 100_000)
const LINES_PER_ORDER = 5
const ROUNDS = 3
const MB = 1024 * 1024

const heads = 'Order,PO,Ship to,Address,City,State,ZIP,Item,Description,Qty,UOM,Weight,Class,Due date,Terms\n'

/** Lines of orders as an ERP writes them. @param round of the file: another round is other orders */
function* linesOf(round: number): Generator<string> {
  yield heads
  for (let n = 0; n < LINES; n++) {
    const order = Math.floor(n / LINES_PER_ORDER)
    const to = `Bench Consignee ${order % 500},${1 + (order % 90)} Example Street,Reno,NV,${89500 + (order % 90)}`
    yield `B${round}-${order},PO-${order},${to},ITEM-${n % 2000},Bench item,${1 + (n % 12)},PLT,${400 + (n % 900)},85,12/14/2026,PPD\n`
  }
}

async function company({ node: { app } }: RateNode): Promise<number> {
  const { client_id } = await app.db.identity
    .insertInto('identity.client')
    .values({ name: 'Bench' })
    .returning('client_id')
    .executeTakeFirstOrThrow()
  return client_id
}

interface Imported {
  readonly clientId: number
  readonly time: number
  /** Bytes that the process grew by at most. */
  readonly growth: number
}

/** From the file on the disk to its last order and its report, as the product's worker does it. */
async function importLines(bench: RateNode, path: string): Promise<Imported> {
  const { app } = bench.node
  const clientId = await company(bench)
  globalThis.gc?.()
  const before = process.memoryUsage.rss()
  let peak = before
  const watch = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage.rss())
  }, 50)
  const started = performance.now()
  const { sha256, bytes } = await app.files.putStream(clientId, createReadStream(path))
  const doer = { who: { clientId, userId: null, name: 'Bench' }, requestId: 'bench', at: app.clock.now() }
  const given = { name: 'orders.csv', sha256, bytes }
  const { runId } = await app.db.forClient(clientId).transaction(tx =>
    uploadImport({
      ...{ app, tx, doer, kind: 'orders', file: given, sourceId: null, run: true, again: false },
      options: importOptions.parse({}),
    }),
  )
  for (;;) {
    await app.due.rest()
    const run = await app.db
      .forClient(clientId)
      .readOne(app.db.query.selectFrom('import_run').select(['state', 'done', 'held']).where('run_id', '=', runId))
    if (run?.state === 'done' && run.done === LINES) break
    if (run?.state !== 'staging' && run?.state !== 'running')
      throw new Error(`the import is ${run?.state}, ${run?.done} done`)
    await new Promise(over => setTimeout(over, 20))
  }
  const time = performance.now() - started
  clearInterval(watch)
  return { clientId, time, growth: peak - before }
}

const orderColumns = `order_id, number, back_order, customer_po, sold_to, terms, mode, ship_to, ship_from, bill_to, order_date, ship_date,
  due_date, value, currency, order_references, instructions, ship_via, services, state, consignee, consignee_city,
  consignee_state, consignee_zip, line_count, item_codes, quantity, open_quantity, weight_lb, version, created_by, created_at, updated_at`
const lineColumns = `order_id, line_id, number, item_code, sku, description, quantity, unit, planned, shipped, cancelled, weight_lb,
  freight_class, nmfc, pallets, cartons, length_in, width_in, height_in, is_hazardous, pallet_number, weight_ref, check_weight_quantity`

/** COPY of the same orders and lines into the same tables, for another company: the least that storing them takes. */
async function copyLines(bench: RateNode, db: pg.Client, from: number, folder: string): Promise<number> {
  const into = await company(bench)
  const files = { sales_order: orderColumns, sales_order_line: lineColumns }
  for (const [table, columns] of Object.entries(files)) {
    const text = `copy (select ${into}, ${columns} from ${table} where client_id = ${from}) to stdout`
    await pipeline(db.query(copyTo(text)), createWriteStream(join(folder, table)))
  }
  const started = performance.now()
  for (const [table, columns] of Object.entries(files)) {
    const text = `copy ${table} (client_id, ${columns}) from stdin`
    await pipeline(createReadStream(join(folder, table)), db.query(copyFrom(text)))
  }
  return performance.now() - started
}

/** P5: order lines from a file to orders, beside COPY into the same constrained tables. */
export async function P5(): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'waybill-bench-orders-'))
  const bench = await openRateNode()
  const db = new pg.Client(bench.connection)
  await db.connect()
  let round = 0
  let last: Imported | null = null
  let largest = 0
  let bytes = 0
  const subject = async (): Promise<number> => {
    const path = join(folder, 'orders.csv')
    round += 1
    await pipeline(Readable.from(linesOf(round)), createWriteStream(path))
    bytes = statSync(path).size
    last = await importLines(bench, path)
    largest = Math.max(largest, last.growth)
    return last.time
  }
  try {
    await subject()
    largest = 0
    const r = await alternate<number>(
      ROUNDS,
      subject,
      () => copyLines(bench, db, last?.clientId ?? 0, folder),
      time => time,
    )
    const ratio = r.twin / r.subject
    return [
      {
        figure: `P5 import of ${LINES.toLocaleString('en-US')} order lines, from the file to its report`,
        measured: ms(r.subject),
        beside: `${ms(r.twin)} COPY into the same tables`,
        ratio: r.void ? `${times(ratio)} (void: twin moved)` : times(ratio),
        goal: goals.P5.copy,
      },
      {
        figure: 'P5 memory that it grew by',
        measured: `${Math.round(largest / MB)} MB`,
        beside: `${(bytes / MB).toFixed(1)} MB the file`,
        ratio: times(largest / bytes),
        goal: goals.P5.memory,
      },
    ]
  } finally {
    await db.end()
    await bench.close()
    rmSync(folder, { recursive: true, force: true })
  }
}
