import { IMPORT_ROWS_MAX } from '@waybill/contract'
import { DiscardImport } from '@waybill/contract/calls/Imports/DiscardImport.ts'
import { GetImport } from '@waybill/contract/calls/Imports/GetImport.ts'
import { RunImport } from '@waybill/contract/calls/Imports/RunImport.ts'
import { StopImport } from '@waybill/contract/calls/Imports/StopImport.ts'
import { InsertItem } from '@waybill/contract/calls/Shipment/InsertItem.ts'
import pg from 'pg'
import pino from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { composeNode } from '../../compose.ts'
import { newCompany } from '../../testing/company.ts'
import { importNow, importRows, sendFile } from '../../testing/imports.ts'
import { ask, startTestNode, type TestNode, testSettings } from '../../testing/node.ts'
import { lockedRun, setRun } from './runs.ts'
import { stageRows } from './stageRows.ts'

let node: TestNode
beforeAll(async () => {
  node = await startTestNode(testSettings({ IMPORT_FILES_MB: '1' }))
})
afterAll(() => node.close())

const items = (n: number) => `SKU,Description\n${Array.from({ length: n }, (_, i) => `S-${i},Item ${i}\n`).join('')}`

it('a row that can not be written holds itself, and no other of its batch', async () => {
  const clerk = await newCompany(node)
  const owner = new pg.Client(node.connection)
  await owner.connect()
  await owner.query(`
    create function refuse_one() returns trigger language plpgsql as $$
    begin if new.sku = 'S-7' then raise exception 'no' using errcode = '23514'; end if; return new; end $$;
    create trigger refuse_one before insert on item for each row execute function refuse_one()`)
  const { runId } = await sendFile(node, clerk, InsertItem, items(20))
  const { run } = await importNow(node, clerk, runId)
  await owner.query('drop trigger refuse_one on item')
  await owner.end()
  expect(run).toMatchObject({ state: 'done', added: 19, held: 1, waiting: 0 })
  const held = (await importRows(node, clerk, runId)).filter(({ state }) => state === 'held')
  expect(held).toMatchObject([{ cells: ['S-7', 'Item 7'], reasons: [{ code: 'notKept' }] }])
})

it('more rows than can belong together are held, every one of them, and the others are taken', async () => {
  const clerk = await newCompany(node)
  const rows = Array.from({ length: 20_005 }, (_, n) => `ONE,Line ${n}`)
  const { runId } = await sendFile(
    node,
    clerk,
    InsertItem,
    ['SKU,Description', 'A,First', ...rows, 'Z,Last'].join('\n'),
  )
  const { run } = await importNow(node, clerk, runId)
  expect(run).toMatchObject({ state: 'done', added: 2, held: 20_005, waiting: 0 })
})

it('files beyond what a company may keep are refused with what to do, until one is discarded', async () => {
  const clerk = await newCompany(node)
  const large = (mark: string) =>
    `SKU,Description\nA,${mark}${'x'.repeat(600 * 1024)}\n`.replaceAll('xxxxxxxxxx', 'xxxxxxxxx\n')
  const wait = { fields: { run: 'false' } }
  expect(await sendFile(node, clerk, InsertItem, large('a'), wait)).toMatchObject({ status: 200 })
  expect(await sendFile(node, clerk, InsertItem, large('b'), wait)).toMatchObject({
    ...{ status: 409, code: 'ImportQuota', params: { kept: 1, max: 1 } },
  })
})

it('a file of more lines than one may have ends there, said once, and reading ends when it is discarded', async () => {
  const node = await startTestNode()
  const clerk = await newCompany(node)
  const endless = (mark: string) =>
    Buffer.from(`SKU,Description\n${mark},First\n${'\n'.repeat(IMPORT_ROWS_MAX + 50_000)}Z,Last\n`)
  const { runId } = await sendFile(node, clerk, InsertItem, endless('A'))
  const { run } = await importNow(node, clerk, runId)
  expect(run).toMatchObject({ state: 'done', added: 1, held: 1, waiting: 0 })
  const held = (await importRows(node, clerk, runId)).filter(({ state }) => state === 'held')
  expect(held).toMatchObject([
    { row_no: IMPORT_ROWS_MAX + 1, reasons: [{ code: 'tooManyRows', params: { max: IMPORT_ROWS_MAX } }] },
  ])
  // Asked whether to go on in the midst of lines that fill no batch, as when it was discarded meanwhile.
  const second = await sendFile(node, clerk, InsertItem, endless('B'), { fields: { run: 'false' } })
  const left = await node.app.db.forClient(clerk.clientId).transaction(async tx => {
    const found = await lockedRun(tx, clerk.clientId, second.runId)
    if (found !== undefined) await setRun(tx, found, { state: 'staging' })
    return found
  })
  if (left === undefined) throw new Error('the run is gone')
  const reached = async () =>
    (await node.app.db.forClient(clerk.clientId).transaction(tx => lockedRun(tx, clerk.clientId, second.runId)))
      ?.row_reached ?? 0
  for (const slice of [1, 2, 3]) {
    const before = await reached()
    expect(await stageRows(node.app, { ...left, state: 'staging', row_reached: before }, async () => false)).toBe(
      'part',
    )
    // However long the way to where it was: each slice gets on.
    expect([slice, (await reached()) > before]).toEqual([slice, true])
  }
  await node.close()
})

it('rows beyond what a company may keep are refused before they are read, or all of them, until others are discarded', async () => {
  const node = await startTestNode(testSettings({ IMPORT_ROWS: '8000' }))
  const clerk = await newCompany(node)
  const full = { kept: 7_001, max: 8_000 }
  const few = await sendFile(node, clerk, InsertItem, items(7_000).replaceAll('S-', 'F-'))
  expect((await importNow(node, clerk, few.runId)).run).toMatchObject({ state: 'done', added: 7_000 })
  await node.app.db
    .forClient(clerk.clientId)
    .write(node.app.db.query.updateTable('import_run').set({ skipped: 1 }).where('run_id', '=', few.runId))
  expect(await sendFile(node, clerk, InsertItem, items(1_200))).toMatchObject({
    ...{ status: 409, code: 'ImportRowsQuota', params: full },
  })
  // To the last one: the row of heads is none.
  expect((await sendFile(node, clerk, InsertItem, items(1_000))).code).toBe('ImportRowsQuota')
  expect((await sendFile(node, clerk, InsertItem, items(999), { fields: { run: 'false' } })).status).toBe(200)
  // Two that fit each, and not both: the one that is read second has no row at all.
  const other = await newCompany(node)
  const unread = { fields: { run: 'false' } }
  const one = await sendFile(node, other, InsertItem, items(6_500), unread)
  const two = await sendFile(node, other, InsertItem, items(6_400).replaceAll('S-', 'T-'), unread)
  const read = async (runId: number) => {
    expect((await ask(node, RunImport, { body: { runId } }, other.token)).status).toBe(200)
    return (await importNow(node, other, runId)).run
  }
  const done = await read(one.runId)
  const failed = await read(two.runId)
  expect(done.state).toBe('done')
  expect(failed).toMatchObject({ state: 'failed', failure: 'ImportRowsQuota', waiting: 0, held: 0, skipped: 0 })
  expect(await importRows(node, other, failed.runId)).toEqual([])
  expect((await ask(node, DiscardImport, { body: { runId: done.runId } }, other.token)).status).toBe(200)
  const run = await read(failed.runId)
  expect(run).toMatchObject({ state: 'done', waiting: 0, held: 0 })
  expect((await importRows(node, other, failed.runId)).length).toBe(run.added)
  await node.close()
})

it('reading ends when the import is discarded, also among empty lines', async () => {
  const clerk = await newCompany(node)
  const empty = `SKU,Description\nA,First\n${'\n'.repeat(400_000)}Z,Last\n`
  const { runId } = await sendFile(node, clerk, InsertItem, empty, { fields: { run: 'false' } })
  const db = node.app.db.forClient(clerk.clientId)
  const now = () => db.transaction(tx => lockedRun(tx, clerk.clientId, runId))
  const run = await now()
  if (run === undefined) throw new Error('the run is gone')
  await db.transaction(tx => setRun(tx, run, { state: 'staging' }))
  let looks = 0
  const discarding = async () => {
    looks += 1
    if (looks === 3) {
      await ask(node, StopImport, { body: { runId } }, clerk.token)
      expect((await ask(node, DiscardImport, { body: { runId } }, clerk.token)).status).toBe(200)
    }
    return true
  }
  expect(await stageRows(node.app, { ...run, state: 'staging' }, discarding)).toBe('elsewhere')
  expect(looks).toBeLessThan(6)
  await importNow(node, clerk, runId)
  expect(await importRows(node, clerk, runId)).toEqual([])
})

it('goes on by another node when the one that held it said nothing for the length of its lease', async () => {
  const clerk = await newCompany(node)
  const { runId } = await sendFile(node, clerk, InsertItem, items(30), { fields: { run: 'false' } })
  const { clientId } = clerk
  const { query } = node.app.db
  await node.app.db
    .forClient(clientId)
    .write(query.updateTable('import_run').set({ state: 'staging' }).where('run_id', '=', runId))
  // A node took it for fifteen seconds, and died.
  const due_at = new Date(node.clock.now().getTime() + 15_000).toISOString()
  await query
    .insertInto('work.due')
    .values({ kind: 'import', client_id: clientId, subject_id: runId, due_at })
    .execute()
  node.app.due.look()
  await node.app.due.rest()
  const state = async () => (await ask(node, GetImport, { body: { runId } }, clerk.token)).reply.run.state
  expect(await state()).toBe('staging')
  node.clock.pass(15_001)
  expect((await importNow(node, clerk, runId)).run).toMatchObject({ state: 'done', added: 30 })
})

it('a node that ends hands what it imports to another one, which goes on at its row', async () => {
  const settings = testSettings()
  const first = await startTestNode(settings, { keepsDatabase: true })
  const { clock, connection } = first
  const second = await composeNode({ settings, connection, clock, log: pino({ level: 'silent' }) })
  const clerk = await newCompany(first)
  const { runId } = await sendFile(first, clerk, InsertItem, items(16_000))
  // Whichever of them has it: one ends while rows are still to come.
  await first.close()
  const { run } = await importNow({ ...second, clock, connection, close: second.close }, clerk, runId)
  expect(run).toMatchObject({ state: 'done', added: 16_000, held: 0, waiting: 0 })
  await second.close()
}, 120_000)
