import { calls } from '@waybill/contract'
import { GetImportUndo } from '@waybill/contract/calls/Imports/GetImportUndo.ts'
import { BuildFromOrders } from '@waybill/contract/calls/Orders/BuildFromOrders.ts'
import { UpdateMappedColumns } from '@waybill/contract/calls/Shipment/UpdateMappedColumns.ts'
import { UploadOrderFile } from '@waybill/contract/calls/Shipment/UploadOrderFile.ts'
import { beforeEach, expect, it } from 'vitest'
import { newCompany, type Person } from '../../testing/company.ts'
import { importNow, importRows, sendFile } from '../../testing/imports.ts'
import { ask, sharedNode, type TestNode } from '../../testing/node.ts'
import { miscounted } from '../../testing/recount.ts'

let node: TestNode
let clerk: Person
beforeEach(async () => {
  node = await sharedNode()
  clerk = await newCompany(node)
  const place = { CompanyName: 'Test Dock', Street: '1 Dock Road', City: 'Dayton', State: 'OH', Zip: '45402' }
  const address = { ...place, ContactName: 'Pat', ContactNumber: '555-0100', isOurs: true }
  await ask(node, calls.UpdateLocation, { query: { funtype: 'add' }, body: { address } }, clerk.token)
})

const upload = async (rows: readonly string[], fields: Readonly<Record<string, string>> = {}) =>
  (await sendFile(node, clerk, UploadOrderFile, rows.join('\n'), { fields: { again: 'true', ...fields } })).runId

/** What became of the rows of a file. */
async function taken(...rows: readonly string[]) {
  const runId = await upload(rows)
  await importNow(node, clerk, runId)
  return (await importRows(node, clerk, runId)).map(({ state, became, reasons }) => became?.what ?? reasons ?? state)
}

const listed = async () => (await ask(node, calls.GetOrders, { body: {} }, clerk.token)).reply.orders
async function order() {
  const { orderId = 0 } = (await listed())[0] ?? {}
  return (await ask(node, calls.GetOrder, { body: { orderId } }, clerk.token)).reply
}

const heads = [
  'Order,Ship to,Address,Address 2,City,State,ZIP,Contact,Phone,E-mail,Item,Item code,Description,Qty,UOM,Weight,Class,NMFC',
  'Pallets,Cartons,Length,Width,Height,Hazmat,Pallet number,Scale reading,Pieces weighed,PO',
].join(',')
const whole = [
  'S-1,Test,2 Plain Street,Dock 4,Sparks,NV,89501,Pat Lee,775-555-0100,pat@test.invalid,A,CA,Shelf,4,PLT,1600,85,156600-2',
  '4,40,48,40,50,no,P-7,1600 lb,4,PO-1',
].join(',')

it('a later file with fewer columns changes what it has a column for, and nothing else', async () => {
  await taken(heads, whole)
  const before = await order()
  expect(await taken('Order,Ship to,ZIP,Item,Qty', 'S-1,Test,89501,A,4')).toEqual(['same'])
  expect(await taken('Order,Ship to,ZIP,Item,Qty', 'S-1,Test,89501,A,6')).toEqual(['changed'])
  const { order: head, Items } = await order()
  expect(head).toEqual(before.order)
  // Pounds and packages of the line go with its quantity.
  const more = { OriginalQty: 6, open: 6, Weight: 2400, pallets: 6, CartonCount: 60 }
  expect(Items).toEqual([{ ...before.Items[0], ...more }])
  // A ZIP of another place brings its own city.
  await taken('Order,Ship to,ZIP,Item code,Qty', 'S-1,Test,45402,CA,6')
  expect((await order()).order.DropOffAddress).toEqual({
    ...before.order.DropOffAddress,
    ...{ Zip: '45402', City: 'Dayton', State: 'OH' },
  })
})

it('a later file of the head alone changes nothing that it says as it is known, and hinders no undoing', async () => {
  const runId = await upload([heads, whole])
  await importNow(node, clerk, runId)
  const before = await order()
  expect(await taken('Order,PO', 'S-1,PO-1')).toEqual(['same'])
  expect(await order()).toEqual(before)
  const { reply } = await ask(node, GetImportUndo, { body: { runId } }, clerk.token)
  expect(reply).toMatchObject({ undone: 1, stays: [] })
  expect(await taken('Order,PO', 'S-1,PO-2')).toEqual(['changed'])
  const { order: head, Items } = await order()
  expect([head, Items]).toEqual([{ ...before.order, PO_Number: 'PO-2' }, before.Items])
})

it('a later file without a word of where it goes asks nothing of it, and holds what is not known', async () => {
  await taken(heads, whole)
  const before = await order()
  const [known, unknown] = await taken('Order,Item,Qty ordered,Qty open', 'S-1,A,4,3', 'S-2,A,1,1')
  expect(known).toBe('changed')
  expect(unknown).toContainEqual(expect.objectContaining({ field: 'CompanyName', code: 'required' }))
  const { order: head, Items } = await order()
  expect(head).toEqual(before.order)
  expect(Items).toMatchObject([{ SKU: 'A', open: 3 }])
  // Other goods under a number alone may be another shop's.
  expect(await taken('Order,Item,Qty', 'S-1,B,2')).toEqual([[expect.objectContaining({ code: 'otherOrder' })]])
})

it('a later file of heads alone changes them, and cancels the whole order', async () => {
  await taken(heads, whole)
  expect(await taken('Order,PO', 'S-1,PO-9')).toEqual(['changed'])
  const changed = await order()
  expect(changed.order.PO_Number).toBe('PO-9')
  expect(changed.Items).toMatchObject([{ SKU: 'A', OriginalQty: 4, open: 4, Weight: 1600 }])
  expect(await taken('Order,Status,Cancel date', 'S-1,CANCELLED,04/05/2026')).toEqual(['changed'])
  expect((await order()).Items).toMatchObject([{ SKU: 'A', cancelled: 4, open: 0 }])
})

it('a blank of a column that is there counts, and the weight of one piece is a weight', async () => {
  await taken(heads, whole)
  await taken('Order,Ship to,ZIP,Phone,Item,Qty,Unit weight', 'S-1,Test,89501,,A,3,100')
  const { order: head, Items } = await order()
  expect(head.DropOffAddress).toMatchObject({ ContactName: 'Pat Lee', ContactNumber: '' })
  expect(Items).toMatchObject([{ OriginalQty: 3, Weight: 300, itemClass: '85' }])
})

it('the same file with a skipped column changes nothing, on shipments either', async () => {
  await taken(heads, whole)
  const [{ orderId, version } = { orderId: 0, version: 0 }] = await listed()
  const { reply } = await ask(node, BuildFromOrders, { body: { orders: [{ orderId, version }] } }, clerk.token)
  const { shipmentId } = reply
  const runId = await upload([heads, whole], { run: 'false' })
  const { mapping } = await importNow(node, clerk, runId)
  const columns = mapping.columns.map(name => (name === 'Weight' ? null : name))
  const skipped = { ...mapping, columns, ignored: [mapping.columns.indexOf('Weight')] }
  await ask(node, UpdateMappedColumns, { body: { runId, mapping: skipped } }, clerk.token)
  await ask(node, calls.RunImport, { body: { runId } }, clerk.token)
  await importNow(node, clerk, runId)
  expect((await importRows(node, clerk, runId)).map(({ became }) => became?.what)).toEqual(['same'])
  const { shipment } = (await ask(node, calls.ShipmentDetails, { body: { shipmentId } }, clerk.token)).reply
  expect(shipment.Items).toMatchObject([{ Weight: 1600 }])
  expect(await miscounted(node, clerk)).toEqual([])
})

it('an amount without a currency is in the one that the order is known in', async () => {
  const head = 'Order,Ship to,Address,City,State,ZIP,Item,Qty,Order value'
  const row = 'S-1,Test,2 Plain Street,Sparks,NV,89431,A,4'
  await taken(`${head},Currency`, `${row},100.00,CAD`)
  expect(await taken(head, `${row},100.00`)).toEqual(['same'])
  expect(await taken(head, `${row},120.00`)).toEqual(['changed'])
  expect((await order()).order).toMatchObject({ OrderValue: 12_000, currency: 'CAD' })
})
