import { calls } from '@waybill/contract'
import { GetImportUndo } from '@waybill/contract/calls/Imports/GetImportUndo.ts'
import { UndoImport } from '@waybill/contract/calls/Imports/UndoImport.ts'
import { UploadOrderFile } from '@waybill/contract/calls/Shipment/UploadOrderFile.ts'
import { beforeEach, expect, it } from 'vitest'
import { hasEnded, jobOnce } from '../../testing/bulk.ts'
import { newCompany, type Person } from '../../testing/company.ts'
import { importNow, sendFile } from '../../testing/imports.ts'
import { ask, sharedNode, type TestNode } from '../../testing/node.ts'
import { miscounted } from '../../testing/recount.ts'

let node: TestNode
let clerk: Person
beforeEach(async () => {
  node = await sharedNode()
  clerk = await newCompany(node)
})

const heads = 'Order,PO,Ship to,Address,City,State,ZIP,Item,Qty,UOM,Weight,Class,Dimensions,Terms,Cancel'
interface Said {
  readonly po?: string
  readonly cancel?: string
}
const line = (order: string, { po = 'PO-1', cancel = '' }: Said = {}) =>
  `${order},${po},Test Consignee,2 Plain Street,Reno,NV,89501,A,2,PLT,400,85,48x40x50,PPD,${cancel}`

/** Files, and what people do, come one after the other. */
const later = () => node.clock.pass(1_000)
async function taken(...rows: readonly string[]) {
  later()
  const fields = { again: 'true' }
  const { runId } = await sendFile(node, clerk, UploadOrderFile, [heads, ...rows].join('\n'), { fields })
  await importNow(node, clerk, runId)
  later()
  return runId
}
const comesTo = async (runId: number) => (await ask(node, GetImportUndo, { body: { runId } }, clerk.token)).reply
async function undone(runId: number) {
  expect((await ask(node, UndoImport, { body: { runId } }, clerk.token)).status).toBe(200)
  await importNow(node, clerk, runId)
  later()
  expect(await miscounted(node, clerk)).toEqual([])
}
const seen = async (number: string) => {
  const body = { pageSize: 100, sortName: 'OrderNumber', filter: {} } as const
  const { orders } = (await ask(node, calls.GetOrders, { body }, clerk.token)).reply
  const found = orders.find(({ OrderNumber }) => OrderNumber === number)
  return (await ask(node, calls.GetOrder, { body: { orderId: found?.orderId ?? 0 } }, clerk.token)).reply
}
const isWanted = async (number: string) => (await seen(number)).cancelWantedAt !== null

const isListedWanted = async () => {
  const { orders } = (await ask(node, calls.GetOrders, { body: { sortName: 'OrderNumber' } }, clerk.token)).reply
  return orders.some(({ cancelWantedAt }) => cancelWantedAt !== null)
}

const moved = (shipmentId: number, status: string) =>
  node.app.db
    .forClient(clerk.clientId)
    .transaction(tx => tx.updateTable('shipment').set({ status }).where('shipment_id', '=', shipmentId).execute())

/** Has a carrier asked to take an order. */
async function tender(number: string): Promise<number> {
  const { orderId, version } = await seen(number)
  const { reply } = await ask(node, calls.BuildFromOrders, { body: { orders: [{ orderId, version }] } }, clerk.token)
  await moved(reply.shipmentId, 'T')
  return reply.shipmentId
}
async function tendered(number: string): Promise<void> {
  await taken(line(number))
  await tender(number)
}
const cancelled = { cancel: 'yes' }

/** What a person does to the order in the list. */
async function settled(action: 'cancelOrders' | 'reopenOrders'): Promise<void> {
  const { orderId } = await seen('S-1')
  await ask(node, calls.StartBulk, { body: { action, rows: [{ id: orderId }] } }, clerk.token)
  await jobOnce(node, clerk, hasEnded)
  later()
}

it('what a file wanted cancelled of a tendered order is wanted no more once its import is undone', async () => {
  await tendered('S-1')
  const runId = await taken(line('S-1', cancelled))
  expect(await isWanted('S-1')).toBe(true)
  expect(await comesTo(runId)).toMatchObject({ total: 1, undone: 1, stays: [] })
  await undone(runId)
  expect(await isWanted('S-1')).toBe(false)
  expect((await seen('S-1')).state).toBe('planned')
})

it('what a later file no longer cancelled is wanted cancelled again once that one is undone', async () => {
  await tendered('S-1')
  await taken(line('S-1', cancelled))
  const { cancelWantedAt } = await seen('S-1')
  const recalls = await taken(line('S-1'))
  expect(await isWanted('S-1')).toBe(false)
  await undone(recalls)
  expect((await seen('S-1')).cancelWantedAt).toBe(cancelWantedAt)
})

it.each([
  ['no column of it', 'Order,PO', 'S-1,PO-1', true],
  ['lines alone', 'Order,Item,Qty,UOM', 'S-1,A,2,PLT', true],
  ['a status', 'Order,PO,Status', 'S-1,PO-1,open', false],
  ['a blank day of it', 'Order,PO,Cancel date', 'S-1,PO-1,', false],
])('a file with %s recalls a cancellation only where it has a word of it', async (_, fileHeads, row, stays) => {
  await tendered('S-1')
  await taken(line('S-1', cancelled))
  await taken(line('S-2'))
  later()
  const { runId } = await sendFile(node, clerk, UploadOrderFile, `${fileHeads}\n${row}`)
  // Nothing else differs, and what is tendered is not held for it.
  expect((await importNow(node, clerk, runId)).run).toMatchObject({ held: 0, same: 1 })
  expect(await isWanted('S-1')).toBe(stays)
})

it('of several files that speak of it the last one that was not undone holds', async () => {
  await tendered('S-1')
  const first = await taken(line('S-1', cancelled))
  const second = await taken(line('S-1', cancelled))
  await undone(first)
  // The second file cancels it, too.
  expect(await isWanted('S-1')).toBe(true)
  const recalls = await taken(line('S-1'))
  await undone(second)
  expect(await isWanted('S-1')).toBe(false)
  await undone(recalls)
  expect(await isWanted('S-1')).toBe(false)
})

it.each(['a person', 'the file again'])(
  'a cancellation is wanted no more once nothing is left to stop, cancelled by %s',
  async by => {
    await taken(line('S-1'))
    const shipmentId = await tender('S-1')
    const runId = await taken(line('S-1', cancelled))
    expect(await isListedWanted()).toBe(true)
    await moved(shipmentId, 'Q')
    // Nobody cancelled it yet.
    expect([await isWanted('S-1'), await isListedWanted()]).toEqual([true, true])
    if (by === 'a person') await settled('cancelOrders')
    else {
      await ask(node, calls.RunImport, { body: { runId } }, clerk.token)
      await importNow(node, clerk, runId)
    }
    expect((await seen('S-1')).state).toBe('cancelled')
    expect([await isWanted('S-1'), await isListedWanted()]).toEqual([false, false])
  },
)

it('a cancellation that a person settled is not wanted again once the file that recalled it is undone', async () => {
  await taken(line('S-1'))
  const shipmentId = await tender('S-1')
  await taken(line('S-1', cancelled))
  const recalls = await taken(line('S-1'))
  await moved(shipmentId, 'Q')
  await settled('cancelOrders')
  await settled('reopenOrders')
  await undone(recalls)
  expect(await isWanted('S-1')).toBe(false)
  expect((await seen('S-1')).state).toBe('open')
  // A later file may want it cancelled again, and that goes with its import.
  await tender('S-1')
  const wants = await taken(line('S-1', cancelled))
  expect(await isWanted('S-1')).toBe(true)
  await undone(wants)
  expect(await isWanted('S-1')).toBe(false)
})

it('an earlier import that is undone leaves what a later file wants cancelled', async () => {
  await taken(line('S-1'))
  const changes = await taken(line('S-1', { po: 'PO-2' }))
  const shipmentId = await tender('S-1')
  await taken(line('S-1', { po: 'PO-2', ...cancelled }))
  await moved(shipmentId, 'Q')
  await undone(changes)
  expect((await seen('S-1')).order.PO_Number).toBe('PO-1')
  expect(await isWanted('S-1')).toBe(true)
})

it('what a person opened again since stays so', async () => {
  await tendered('S-1')
  const runId = await taken(line('S-1', cancelled))
  await node.app.db
    .forClient(clerk.clientId)
    .transaction(tx =>
      tx.updateTable('sales_order').set({ cancel_wanted_at: null }).where('client_id', '=', clerk.clientId).execute(),
    )
  await undone(runId)
  expect(await isWanted('S-1')).toBe(false)
})
