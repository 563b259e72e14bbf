import { access } from 'node:fs/promises'
import { AddressDataList } from '@waybill/contract/calls/Address/AddressDataList.ts'
import { AddressIntegration } from '@waybill/contract/calls/Address/AddressIntegration.ts'
import { DiscardImport } from '@waybill/contract/calls/Imports/DiscardImport.ts'
import { ExportImportReport } from '@waybill/contract/calls/Imports/ExportImportReport.ts'
import { FixImportRows } from '@waybill/contract/calls/Imports/FixImportRows.ts'
import { GetImport } from '@waybill/contract/calls/Imports/GetImport.ts'
import { GetImportRows } from '@waybill/contract/calls/Imports/GetImportRows.ts'
import { RunImport } from '@waybill/contract/calls/Imports/RunImport.ts'
import { StopImport } from '@waybill/contract/calls/Imports/StopImport.ts'
import { InsertItem } from '@waybill/contract/calls/Shipment/InsertItem.ts'
import { UpdateMappedColumns } from '@waybill/contract/calls/Shipment/UpdateMappedColumns.ts'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newCompany, newPerson, type Person } from '../../testing/company.ts'
import { importNow, importRows, type Sending, sendFile } from '../../testing/imports.ts'
import { ask, sharedNode, type TestNode } from '../../testing/node.ts'
import { workbookOf } from '../../testing/workbook.ts'
import { sweepImports } from './sweepImports.ts'
import { workImport } from './workImport.ts'

let node: TestNode
let clerk: Person
beforeAll(async () => {
  node = await sharedNode()
})
beforeEach(async () => {
  clerk = await newCompany(node)
})

const lines = (...rows: readonly string[]) => rows.join('\n')
const upload = (
  text: string | Buffer,
  sending: Sending = {},
  call: typeof InsertItem | typeof AddressIntegration = InsertItem,
) => sendFile(node, clerk, call, text, sending)
const wait = { fields: { run: 'false' } }
const run = (runId: number, person = clerk) => ask(node, RunImport, { body: { runId } }, person.token)
const seen = async (runId: number) => (await ask(node, GetImport, { body: { runId } }, clerk.token)).reply
const items = (n: number, weight = '5') =>
  lines('SKU,Description,Pallet weight', ...Array.from({ length: n }, (_, i) => `S-${i},Item ${i},${weight}`))
const countItems = async () => {
  const { query } = node.app.db
  const rows = await node.app.db.forClient(clerk.clientId).read(
    query
      .selectFrom('item')
      .select(eb => eb.fn.countAll<number>().as('n'))
      .where('client_id', '=', clerk.clientId),
  )
  return rows[0]?.n
}
const fileOf = async (runId: number) => {
  const { query } = node.app.db
  const row = await node.app.db
    .forClient(clerk.clientId)
    .readOne(query.selectFrom('import_run').select('sha256').where('run_id', '=', runId))
  const sha256 = row?.sha256 ?? ''
  return `${node.app.settings.WAYBILL_DATA}/files/${clerk.clientId}/${sha256.slice(0, 2)}/${sha256}`
}
const isOnDisk = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  )

describe('an import', () => {
  it('shows its table whatever is recognized, and what its first rows would become', async () => {
    await importNow(node, clerk, (await upload(lines('SKU,Description', 'OLD,Known'))).runId)
    const file = lines(
      'Price list of October',
      'Part no;Text;Pallet wt (kg);Color',
      'OLD;Known;;red',
      'NEW;Fresh;10;blue',
      'BAD;x;heavy;',
    )
    const { runId, state } = await upload(file, wait)
    expect(state).toBe('mapping')
    const { tables, mapping, preview, questions, count } = await seen(runId)
    expect(tables[0]?.sample[1]).toEqual(['Part no', 'Text', 'Pallet wt (kg)', 'Color'])
    expect([mapping.headRow, mapping.columns, count]).toEqual([1, ['SKU', null, 'PalletWeight', null], 3])
    expect(questions).toEqual([])
    expect(preview.map(({ row, will, reasons }) => [row, will, ...reasons.map(({ code }) => code)])).toEqual([
      [3, 'same'],
      // Nobody said yet which column is the description.
      [4, 'held', 'required'],
      [5, 'held', 'notAWeight'],
    ])
    expect(preview[1]?.values).toMatchObject({ SKU: 'NEW', PalletWeight: '22.05' })
    expect((await countItems()) ?? 0).toBe(1)
  })

  it('waits for what only a person can say, and remembers it for the next file with these heads', async () => {
    const file = lines('Part no,Wording,Fill', 'A,First,3', 'B,Second,4')
    const { runId } = await upload(file)
    const { mapping, questions } = await seen(runId)
    expect(questions).toEqual([{ kind: 'figures', column: 2 }])
    expect((await run(runId)).error.code).toBe('ImportAsks')
    const columns = ['SKU', 'Description', null]
    const said = { runId, mapping: { ...mapping, columns, ignored: [2] } }
    expect((await ask(node, UpdateMappedColumns, { body: said }, clerk.token)).status).toBe(200)
    expect((await run(runId)).status).toBe(200)
    expect((await importNow(node, clerk, runId)).run).toMatchObject({ state: 'done', added: 2 })
    const next = await upload(lines('Part no,Wording,Fill', 'C,Third,5'))
    expect((await importNow(node, clerk, next.runId)).run).toMatchObject({ state: 'done', added: 1 })
  })

  it('refuses columns that are none of its kind, and two of one', async () => {
    const { runId } = await upload(lines('SKU,Description', 'A,First'), wait)
    const { mapping } = await seen(runId)
    const { error } = await ask(
      node,
      UpdateMappedColumns,
      {
        body: {
          runId,
          mapping: { ...mapping, columns: ['SKU', 'SKU', 'Colour'], values: { HandlingUnit: { x: 'NONE' } } },
        },
      },
      clerk.token,
    )
    expect(error.issues?.map(({ at, code }) => `${at} ${code}`)).toEqual([
      'body.mapping.columns.1 twiceColumn',
      'body.mapping.columns.2 notOneOf',
      'body.mapping.values.HandlingUnit notOneOf',
    ])
  })

  it('takes words that a person explained', async () => {
    const file = lines('SKU,Description,Handling unit', 'A,First,Gaylord', 'B,Second,Pallet')
    const { runId } = await upload(file, wait)
    const { mapping, unknown } = await seen(runId)
    expect(unknown).toEqual([{ field: 'HandlingUnit', words: ['Gaylord'] }])
    const values = { HandlingUnit: { Gaylord: 'CRT' } }
    await ask(node, UpdateMappedColumns, { body: { runId, mapping: { ...mapping, values } } }, clerk.token)
    await run(runId)
    expect((await importNow(node, clerk, runId)).run).toMatchObject({ added: 2, held: 0 })
  })

  it('of the same content changes nothing and says so, unless it is asked to', async () => {
    const first = await upload(items(3))
    await importNow(node, clerk, first.runId)
    expect(await upload(items(3))).toMatchObject({ runId: first.runId, isSame: true, state: 'done' })
    const again = await upload(items(3), { fields: { again: 'true' } })
    expect(again.runId).not.toBe(first.runId)
    expect((await importNow(node, clerk, again.runId)).run).toMatchObject({ same: 3, added: 0, changed: 0 })
  })

  it('of so many rows says so before it begins: neither its head nor what stands above it is one', async () => {
    const file = ['Price list of the dock', '', 'SKU,Description', 'A,First', 'B,Second']
    const { runId } = await upload(lines(...file), { fields: { run: 'false' } })
    expect((await seen(runId)).count).toBe(2)
  })

  it('leaves what is known as it is where that was chosen', async () => {
    await importNow(node, clerk, (await upload(items(2))).runId)
    const { runId } = await upload(items(3, '9'), { fields: { policy: 'skip' } })
    const { run: ended } = await importNow(node, clerk, runId)
    expect(ended).toMatchObject({ added: 1, changed: 0, skipped: 2, held: 0 })
  })

  it('holds rows by themselves, mends them in place and works them again', async () => {
    const { runId } = await upload(
      lines('SKU,Description,Pallet weight', 'A,First,heavy', 'B,Second,2', 'C,,3', 'Total,,5'),
    )
    expect((await importNow(node, clerk, runId)).run).toMatchObject({ done: 1, held: 2, skipped: 1 })
    const report = await ask(node, ExportImportReport, { body: { runId } }, clerk.token)
    expect(
      report.text
        .replace(/^\ufeff/, '')
        .trim()
        .split('\r\n'),
    ).toEqual([
      'SKU,Description,Pallet weight,Row,Outcome,Why,Became',
      'A,First,heavy,2,Held,"Pallet weight ""heavy"": it is no weight; write 1,234.5 or 560 kg",',
      'C,,3,4,Held,"Description """": it may not be empty",',
      'Total,,5,5,Skipped,it is a line of totals,',
    ])
    const rowsIn = async (body: object) =>
      (await ask(node, GetImportRows, { body: { runId, ...body } }, clerk.token)).reply.rows.map(({ rowNo }) => rowNo)
    expect(await rowsIn({ states: ['held'] })).toEqual([2, 4])
    expect(await rowsIn({ searchText: 'second' })).toEqual([3])
    expect(await rowsIn({ pageSize: 2, after: 2 })).toEqual([3, 4])
    const fixed = await ask(
      node,
      FixImportRows,
      { body: { runId, rows: [{ rowNo: 2, cells: [{ column: 2, text: '7' }] }] } },
      clerk.token,
    )
    expect(fixed.reply).toMatchObject({ changed: 1 })
    expect((await importNow(node, clerk, runId)).run).toMatchObject({ state: 'done', done: 2, held: 1, waiting: 0 })
    const [first] = await importRows(node, clerk, runId)
    // The cell stays as the file has it.
    expect(first).toMatchObject({ state: 'done', cells: ['A', 'First', 'heavy'], became: { what: 'added', name: 'A' } })
    await run(runId)
    expect((await importNow(node, clerk, runId)).run).toMatchObject({ state: 'done', done: 2, held: 1 })
  })

  it('stops where it stands and goes on there', async () => {
    const { runId } = await upload(items(12), wait)
    expect((await ask(node, StopImport, { body: { runId } }, clerk.token)).error.code).toBe('ImportMoved')
    const { clientId } = clerk
    const db = node.app.db.forClient(clientId)
    const { query } = node.app.db
    await db.write(query.updateTable('import_run').set({ state: 'staging' }).where('run_id', '=', runId))
    expect((await ask(node, StopImport, { body: { runId } }, clerk.token)).status).toBe(200)
    // A node that was at it finds it stopped, and leaves it.
    const hold = { ending: new AbortController().signal, renew: async () => true }
    expect(await workImport(node.app, { clientId, subjectId: runId }, hold)).toBeNull()
    expect((await importNow(node, clerk, runId)).run).toMatchObject({ state: 'stopped', done: 0 })
    await run(runId)
    expect((await importNow(node, clerk, runId)).run).toMatchObject({ state: 'done', added: 12 })
  })

  it('goes on at its row when the node that worked it ends, and no row is written twice', async () => {
    const { runId } = await upload(items(12_000), wait)
    const { clientId } = clerk
    const { query } = node.app.db
    const db = node.app.db.forClient(clientId)
    await db.write(query.updateTable('import_run').set({ state: 'staging' }).where('run_id', '=', runId))
    const due = { clientId, subjectId: runId }
    // A node that is told to end gives its piece back after each batch.
    const ending = { ending: AbortSignal.abort(), renew: async () => true }
    const reached: number[] = []
    for (let again = await workImport(node.app, due, ending); again !== null; ) {
      const { run: now } = await seen(runId)
      reached.push(now.waiting + now.done)
      again = await workImport(node.app, due, ending)
    }
    expect(reached.slice(0, 3)).toEqual([5_000, 10_000, 12_000])
    expect((await seen(runId)).run).toMatchObject({ state: 'done', added: 12_000, waiting: 0 })
    expect(await countItems()).toBe(12_000)
  })

  it('of one file is worked by one node at a time', async () => {
    const { runId } = await upload(items(6_000), wait)
    const { clientId } = clerk
    const { query } = node.app.db
    await node.app.db
      .forClient(clientId)
      .write(query.updateTable('import_run').set({ state: 'staging' }).where('run_id', '=', runId))
    const hold = { ending: new AbortController().signal, renew: async () => true }
    const due = { clientId, subjectId: runId }
    await Promise.all([workImport(node.app, due, hold), workImport(node.app, due, hold)])
    for (let again = await workImport(node.app, due, hold); again !== null; )
      again = await workImport(node.app, due, hold)
    expect((await seen(runId)).run).toMatchObject({ state: 'done', added: 6_000, held: 0 })
    expect(await countItems()).toBe(6_000)
  })

  it('that is discarded leaves the disk, unless something else holds the same content', async () => {
    const { runId } = await upload(items(3))
    await importNow(node, clerk, runId)
    const path = await fileOf(runId)
    const second = await upload(items(3), { fields: { again: 'true', run: 'false' } })
    expect(await isOnDisk(path)).toBe(true)
    await ask(node, DiscardImport, { body: { runId } }, clerk.token)
    expect(await isOnDisk(path)).toBe(true)
    await ask(node, DiscardImport, { body: { runId: second.runId } }, clerk.token)
    expect(await isOnDisk(path)).toBe(false)
    await importNow(node, clerk, runId)
    expect(await importRows(node, clerk, runId)).toEqual([])
    // What was discarded was not read: the same content may come again.
    expect(await upload(items(3))).toMatchObject({ isSame: false })
  })

  it('that can not be read leaves nothing on the disk', async () => {
    const bytes = Buffer.from('%PDF-1.7 nothing of a table')
    expect(await upload(bytes)).toMatchObject({ status: 422, code: 'RateFileNoTable' })
    const kept = await node.app.files.put(clerk.clientId, bytes)
    const path = `${node.app.settings.WAYBILL_DATA}/files/${clerk.clientId}/${kept.slice(0, 2)}/${kept}`
    expect(await isOnDisk(path)).toBe(true)
    await upload(bytes)
    expect(await isOnDisk(path)).toBe(false)
  })

  it('with a row that is too long says which, when it comes and when it is found later', async () => {
    const long = lines('SKU,Description', 'A,First', `B,"${'x'.repeat(1024 * 1024)}"`)
    const early = await upload(long)
    expect(early).toMatchObject({ status: 422, code: 'TableRowTooLong', params: { row: 3, max: 200_000 } })
    const { runId } = await upload(lines('SKU,Description', 'A,First'), wait)
    // A row that lies beyond those that are looked at when a file comes.
    const sha256 = await node.app.files.put(clerk.clientId, Buffer.from(long))
    const { query } = node.app.db
    await node.app.db
      .forClient(clerk.clientId)
      .write(query.updateTable('import_run').set({ sha256 }).where('run_id', '=', runId))
    await run(runId)
    const failed = { state: 'failed', failure: 'TableRowTooLong', failureParams: { row: 3, max: 200_000 } }
    const { run: later } = await importNow(node, clerk, runId)
    expect(later).toMatchObject({ ...failed, failureWords: expect.stringMatching(/^Row 3 .* 200000 characters/) })
  })

  it('larger than its kind may be is refused, and leaves nothing on the disk', async () => {
    const answer = await upload(`SKU,Description\n${'x,y\n'.repeat(7 * 1024 * 1024)}`)
    expect(answer).toMatchObject({ status: 413, code: 'FileTooLarge' })
  })

  it('of another company, or of a page that is not open, is not there', async () => {
    const { runId } = await upload(items(1), wait)
    const stranger = await newCompany(node)
    const viewer = await newPerson(node, clerk.clientId, ['Locations'])
    for (const person of [stranger, viewer]) {
      expect((await ask(node, GetImport, { body: { runId } }, person.token)).status).toBe(404)
      expect((await run(runId, person)).status).toBe(404)
      expect((await ask(node, DiscardImport, { body: { runId } }, person.token)).status).toBe(404)
      expect((await ask(node, ExportImportReport, { body: { runId } }, person.token)).status).toBe(404)
    }
  })

  it('goes with its rows and its file when it is old, and its counts stay', async () => {
    const { runId } = await upload(items(3))
    await importNow(node, clerk, runId)
    const path = await fileOf(runId)
    node.clock.at += 91 * 86_400_000
    await sweepImports(node.app)
    node.clock.at -= 91 * 86_400_000
    expect(await importRows(node, clerk, runId)).toEqual([])
    expect(await isOnDisk(path)).toBe(false)
    expect((await seen(runId)).run).toMatchObject({ added: 3, state: 'done' })
  })

  it('reads a workbook, the tab that says most, and JSON', async () => {
    const book = workbookOf({
      Notes: [['Read me']],
      Parts: [
        ['Item code', 'Item name'],
        ['A', 'First'],
      ],
    })
    const { runId } = await upload(book, { name: 'parts.csv' })
    expect((await importNow(node, clerk, runId)).run).toMatchObject({ added: 1, held: 0 })
    const json = JSON.stringify({ items: [{ sku: 'B', description: 'Second', palletWeight: 5 }] })
    expect((await importNow(node, clerk, (await upload(json, { name: 'x.json' })).runId)).run).toMatchObject({
      added: 1,
    })
  })

  it('with heads alone has no rows, and 300 columns are read', async () => {
    expect((await importNow(node, clerk, (await upload('SKU,Description')).runId)).run).toMatchObject({
      state: 'done',
      done: 0,
    })
    const wide = ['SKU', 'Description', ...Array.from({ length: 298 }, (_, n) => `Remark ${n}`)]
    const file = lines(wide.join(','), ['A', 'First', ...wide.slice(2).map(() => 'text')].join(','))
    expect((await importNow(node, clerk, (await upload(file)).runId)).run).toMatchObject({ added: 1 })
    const wider = Array.from({ length: 501 }, (_, n) => `c${n}`).join(',')
    expect(await upload(wider)).toMatchObject({ status: 422, code: 'ImportTooWide' })
  })
})

describe('Address/AddressIntegration', () => {
  const heads = 'Customer,Address,City,ST,Zip,Phone,Liftgate'
  const send = async (text: string, fields: Readonly<Record<string, string>> = {}) => {
    const { runId } = await upload(text, { fields }, AddressIntegration)
    const { run: ended } = await importNow(node, clerk, runId)
    return { ended, rows: await importRows(node, clerk, runId) }
  }
  const book = async () => (await ask(node, AddressDataList, { body: { pageSize: 50 } }, clerk.token)).reply.addresses

  it('adds places, with the zeros of their ZIPs and the city where only that is missing', async () => {
    const { ended } = await send(
      lines(
        heads,
        'Acme Inc,1 Main Street,Boston,MA,2108,617-555-0100,yes',
        'Boreal,9 King St W,Toronto,,m5v2t6,,no',
        'Corner,2 Elm St,,,89501,,',
      ),
    )
    expect(ended).toMatchObject({ added: 3, held: 0 })
    expect(await book()).toMatchObject([
      { CompanyName: 'Acme Inc', Zip: '02108', City: 'Boston', State: 'MA', Receives: { LiftGate: true } },
      { CompanyName: 'Boreal', Zip: 'M5V 2T6', City: 'Toronto', State: 'ON', CountryCode: 'CA' },
      { CompanyName: 'Corner', City: 'Reno', State: 'NV' },
    ])
  })

  it('knows a place by company, street and ZIP however they are written: changed, or left', async () => {
    await send(lines(heads, 'Acme Inc,1 Main Street,Boston,MA,2108,617-555-0100,yes'))
    const again = lines(heads, '"ACME, Inc.",1 main st.,Boston,MA,02108-1234,617-555-0199,')
    expect((await send(again, { policy: 'skip' })).rows[0]).toMatchObject({
      state: 'skipped',
      reasons: [{ code: 'known' }],
    })
    expect((await send(again, { again: 'true' })).ended).toMatchObject({ changed: 1, added: 0 })
    expect(await book()).toMatchObject([{ ContactNumber: '617-555-0199', Receives: { LiftGate: false } }])
  })

  it('takes the same place twice in one file once, and asks where the two differ', async () => {
    const row = 'Acme,1 Main St,Boston,MA,2108,617-555-0100,yes'
    const { ended } = await send(
      lines(heads, row, row, 'Bolt,2 Elm St,Reno,NV,89501,,', 'Bolt,2 Elm Street,Reno,NV,89501,775-555-0100,'),
    )
    expect(ended).toMatchObject({ added: 1, held: 2, done: 2 })
  })

  it('holds what the rules refuse, at its cell', async () => {
    const { rows } = await send(
      lines(
        heads,
        ',1 Main,Boston,MA,2108,,',
        'Acme,,Boston,MA,2108,,',
        'Acme,1 Main,Boston,Mass achusetts,99,123,maybe',
      ),
    )
    expect(rows.map(({ reasons }) => reasons?.map(({ field, cell, code }) => `${field} ${cell} ${code}`))).toEqual([
      ['CompanyName  required'],
      ['Street  required'],
      ['State Mass achusetts notAState', 'Zip 99 notAZip', 'LiftGate maybe notYesNo'],
    ])
  })
})
