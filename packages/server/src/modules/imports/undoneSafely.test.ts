import { calls } from '@waybill/contract'
import { DiscardImport } from '@waybill/contract/calls/Imports/DiscardImport.ts'
import { FixImportRows } from '@waybill/contract/calls/Imports/FixImportRows.ts'
import { GetImport } from '@waybill/contract/calls/Imports/GetImport.ts'
import { GetImportUndo } from '@waybill/contract/calls/Imports/GetImportUndo.ts'
import { StopImport } from '@waybill/contract/calls/Imports/StopImport.ts'
import { UndoImport } from '@waybill/contract/calls/Imports/UndoImport.ts'
import { UploadOrderFile } from '@waybill/contract/calls/Shipment/UploadOrderFile.ts'
import { GetImports } from '@waybill/contract/lists/imports.ts'
import { wireBookAddressInput } from '@waybill/contract/wire/bookAddress.ts'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { hasEnded, jobOnce } from '../../testing/bulk.ts'
import { newCompany, newDockClerk, type Person } from '../../testing/company.ts'
import { importNow, importRows, sendFile } from '../../testing/imports.ts'
import { ask, sharedNode, type TestNode } from '../../testing/node.ts'
import { miscounted } from '../../testing/recount.ts'
import { orderedFrom } from '../../testing/salesOrders.ts'
import { sweepImports } from './sweepImports.ts'

let node: TestNode
let clerk: Person
beforeEach(async () => {
  node = await sharedNode()
  clerk = await newCompany(node)
})
const heads = 'Order,PO,Ship to,Address,City,State,ZIP,Item,Qty,UOM,Weight,Class,Dimensions,Due date,Terms'
const line = (order: string, item: string, qty: string, po = '') =>
  `${order},${po},Test Consignee,2 Plain Street,Reno,NV,89501,${item},${qty},PLT,400,85,48x40x50,12/14/2026,PPD`
const later = () => node.clock.pass(1_000)
async function taken(rows: readonly string[], head = heads) {
  later()
  const sent = await sendFile(node, clerk, UploadOrderFile, [head, ...rows].join('\n'))
  const { run } = await importNow(node, clerk, sent.runId)
  later()
  return { ...sent, run }
}
const seen = async () => {
  const body = { pageSize: 100, sortName: 'OrderNumber', filter: {} } as const
  return (await ask(node, calls.GetOrders, { body }, clerk.token)).reply.orders
}
const numbered = async (number: string) => (await seen()).filter(({ OrderNumber }) => OrderNumber === number)
const orderOf = async (number: string) => {
  const [row] = await numbered(number)
  return (await ask(node, calls.GetOrder, { body: { orderId: row?.orderId ?? 0 } }, clerk.token)).reply
}
const build = async (number: string) => {
  const [row] = await numbered(number)
  const orders = [{ orderId: row?.orderId ?? 0, version: row?.version ?? 0 }]
  return (await ask(node, calls.BuildFromOrders, { body: { orders } }, clerk.token)).reply
}
const undo = (runId: number, person = clerk) => ask(node, UndoImport, { body: { runId } }, person.token)
const undone = async (runId: number) => {
  expect((await undo(runId)).status).toBe(200)
  await importNow(node, clerk, runId)
  later()
}

it('a colleague’s edit between two writings of one run stays', async () => {
  await taken([line('S-1', 'A', '2', 'PO-1')])
  const { runId } = await taken([line('S-1', 'A', '5', 'PO-2'), line('S-1X', 'A', 'many', 'PO-2')])
  const rows = await importRows(node, clerk, runId)
  const held = rows.find(({ state }) => state === 'held')
  const order = await orderOf('S-1')
  const [row] = await numbered('S-1')
  const saved = await ask(
    node,
    calls.SaveSalesOrder,
    {
      body: {
        seen: { orderId: row?.orderId ?? 0, version: row?.version ?? 0 },
        order: { ...order.order, PO_Number: 'PO-COLLEAGUE', Items: order.Items },
      },
    },
    clerk.token,
  )
  expect(saved.status).toBe(200)
  later()
  const cells = [
    { column: 0, text: 'S-1' },
    { column: 1, text: 'PO-COLLEAGUE' },
    { column: 8, text: '6' },
  ]
  const fixed = await ask(
    node,
    FixImportRows,
    { body: { runId, rows: [{ rowNo: held?.row_no ?? 0, cells }] } },
    clerk.token,
  )
  expect(fixed.status).toBe(200)
  await importNow(node, clerk, runId)
  later()
  await undone(runId)
  expect((await orderOf('S-1')).order.PO_Number).toBe('PO-COLLEAGUE')
})

it('an undo beside a build of the same orders leaves none of them, and nothing miscounted', async () => {
  const numbers = Array.from({ length: 30 }, (_, n) => `S-${100 + n}`)
  const { runId } = await taken(numbers.map(n => line(n, 'A', '1')))
  const started = await ask(node, calls.StartBulk, { body: { action: 'buildShipments', runId } }, clerk.token)
  expect(started.status).toBe(200)
  await undo(runId)
  await jobOnce(node, clerk, hasEnded)
  await importNow(node, clerk, runId)
  expect(await miscounted(node, clerk)).toEqual([])
  expect((await seen()).filter(o => o.state !== 'cancelled')).toHaveLength(0)
})

it('an import that was stopped in the middle is undone', async () => {
  later()
  const rows = Array.from({ length: 5000 }, (_, n) => line(`S-${10_000 + n}`, 'A', '1'))
  const { runId } = await sendFile(node, clerk, UploadOrderFile, [heads, ...rows].join('\n'))
  const progress = async () => (await ask(node, GetImport, { body: { runId } }, clerk.token)).reply.run
  let wake = (): void => {}
  const unsubscribe = node.app.realtime.subscribe(news => {
    if (news === 'missed' || news.topic === 'import') wake()
  })
  onTestFinished(unsubscribe)
  let news = new Promise<void>(resolve => {
    wake = resolve
  })
  node.app.due.look()
  while ((await progress()).done === 0) {
    await news
    news = new Promise<void>(resolve => {
      wake = resolve
    })
  }
  expect((await ask(node, StopImport, { body: { runId } }, clerk.token)).status).toBe(200)
  await node.app.due.rest()
  expect((await progress()).state).toBe('stopped')
  await undone(runId)
  expect((await seen()).filter(({ state }) => state !== 'cancelled')).toEqual([])
}, 60_000)

it('an import that was discarded is undone as well, until what it wrote is swept', async () => {
  const [first, second] = [await taken([line('S-1', 'A', '1')]), await taken([line('S-2', 'A', '1')])]
  const sorted = async () => (await seen()).map(({ OrderNumber, state }) => [OrderNumber, state])
  for (const { runId } of [first, second]) {
    expect((await ask(node, DiscardImport, { body: { runId } }, clerk.token)).status).toBe(200)
    await importNow(node, clerk, runId)
    expect(await importRows(node, clerk, runId)).toEqual([])
    expect((await ask(node, GetImportUndo, { body: { runId } }, clerk.token)).reply).toMatchObject({ total: 1 })
  }
  await undone(first.runId)
  expect(await sorted()).toEqual([
    ['S-1', 'cancelled'],
    ['S-2', 'open'],
  ])
  node.clock.at += 91 * 86_400_000
  await sweepImports(node.app)
  node.clock.at -= 91 * 86_400_000
  expect((await undo(second.runId)).error.code).toBe('NothingToUndo')
  expect(await sorted()).toContainEqual(['S-2', 'open'])
})

describe('an import that was discarded is listed', () => {
  const listed = async () => {
    const body = { filter: { withResults: true } } as const
    const { imports } = (await ask(node, GetImports, { body }, clerk.token)).reply
    return imports.map(({ runId }) => runId)
  }
  const discarded = async (runId: number) => {
    expect((await ask(node, DiscardImport, { body: { runId } }, clerk.token)).status).toBe(200)
    await importNow(node, clerk, runId)
  }

  it('where all that it did is to want a cancellation', async () => {
    await taken([line('S-1', 'A', '1')])
    const { shipmentId } = await build('S-1')
    await node.app.db
      .forClient(clerk.clientId)
      .transaction(tx =>
        tx.updateTable('shipment').set({ status: 'T' }).where('shipment_id', '=', shipmentId).execute(),
      )
    const { runId, run } = await taken([`${line('S-1', 'A', '1')},yes`], `${heads},Cancel`)
    expect(run).toMatchObject({ held: 1, changed: 0 })
    await discarded(runId)
    expect(await listed()).toContain(runId)
    await undone(runId)
    expect((await orderOf('S-1')).cancelWantedAt).toBeNull()
  })

  it('no more once nothing of it is left to undo', async () => {
    const { runId } = await taken([line('S-1', 'A', '1')])
    await undone(runId)
    expect(await listed()).toContain(runId)
    await discarded(runId)
    expect(await listed()).not.toContain(runId)
  })
})

/** An order of one import that is built to leave from South Dock, and who works at North Dock alone. */
async function fromSouth() {
  const docks: number[] = []
  for (const CompanyName of ['North Dock', 'South Dock']) {
    const place = { CompanyName, Street: `1 ${CompanyName} Road`, City: 'Dayton', State: 'OH', Zip: '45402' }
    const address = wireBookAddressInput.parse({ ...place, CountryCode: 'US', isOurs: true })
    const { reply } = await ask(
      node,
      calls.UpdateLocation,
      { query: { funtype: 'add' }, body: { address } },
      clerk.token,
    )
    docks.push(reply.address?.addressId ?? 0)
  }
  const { runId } = await taken([line('S-1', 'A', '1')])
  const from = JSON.stringify({ ...orderedFrom, company: 'South Dock', street: '1 South Dock Road' })
  await node.app.db
    .forClient(clerk.clientId)
    .transaction(tx =>
      tx.updateTable('sales_order').set({ ship_from: from }).where('client_id', '=', clerk.clientId).execute(),
    )
  const { shipmentId } = await build('S-1')
  const north = await newDockClerk(node, clerk.clientId, docks.slice(0, 1))
  expect((await ask(node, calls.ShipmentDetails, { body: { shipmentId } }, north.token)).status).toBe(404)
  const status = async () =>
    (await ask(node, calls.ShipmentDetails, { body: { shipmentId } }, clerk.token)).reply.shipmentStatus
  return { runId, north, status }
}

it('who works at one dock does not undo what leaves from another, and is told', async () => {
  const { runId, north, status } = await fromSouth()
  const foreseen = (await ask(node, GetImportUndo, { body: { runId } }, north.token)).reply
  expect(foreseen.stays).toEqual([{ code: 'otherDock', count: 1 }])
  expect((await undo(runId, north)).status).toBe(200)
  await importNow(node, clerk, runId)
  expect(await status()).not.toBe('V')
  expect((await numbered('S-1')).map(({ state }) => state)).toEqual(['planned'])
})

it('who works at one dock cancels no order whose freight leaves from another', async () => {
  const { north, status } = await fromSouth()
  const [row] = await numbered('S-1')
  const rows = [{ id: row?.orderId ?? 0 }]
  await ask(node, calls.StartBulk, { body: { action: 'cancelOrders', rows } }, north.token)
  const job = await jobOnce(node, north, hasEnded)
  expect([job.done, job.shown.map(({ code }) => code)]).toEqual([0, ['OrderHeld']])
  expect([await status(), (await numbered('S-1'))[0]?.state]).toEqual(['Q', 'planned'])
})
