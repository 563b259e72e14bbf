import type { BodyOf } from '@waybill/contract/call.ts'
import { ContinueSheet } from '@waybill/contract/calls/Bulk/ContinueSheet.ts'
import { ExportSheet } from '@waybill/contract/calls/Bulk/ExportSheet.ts'
import { GetSheet } from '@waybill/contract/calls/Bulk/GetSheet.ts'
import { StartBulk } from '@waybill/contract/calls/Bulk/StartBulk.ts'
import { UploadOrderFile } from '@waybill/contract/calls/Shipment/UploadOrderFile.ts'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { hasEnded, jobOnce } from '../../testing/bulk.ts'
import { newCompany, newPerson, type Person } from '../../testing/company.ts'
import { addFreight } from '../../testing/freight.ts'
import { importNow, sendFile } from '../../testing/imports.ts'
import { ask, sharedNode, type TestNode } from '../../testing/node.ts'
import { addPricedCarrier } from '../../testing/rates.ts'
import { orderLine, putOrders, salesOrder } from '../../testing/salesOrders.ts'

let node: TestNode
let clerk: Person
beforeAll(async () => {
  node = await sharedNode()
})
beforeEach(async () => {
  clerk = await newCompany(node)
})

/** An order that the sheet of a priced carrier prices. */
const priced = (number: string) => salesOrder({ number, lines: [orderLine({ freightClass: '70' })] })

const sheet = async (bulkId: number, body = {}, person = clerk) =>
  (await ask(node, GetSheet, { body: { bulkId, ...body } }, person.token)).reply

const step = (bulkId: number, step: 'rate' | 'tender' | 'retry' | 'stop', seen = '') =>
  ask(node, ContinueSheet, { body: { bulkId, step, seen } }, clerk.token)

const settled = (bulkId: number) =>
  expect.poll(async () => (await sheet(bulkId)).counts.working, { timeout: 20_000, interval: 50 }).toBe(0)

const build = async (ids: readonly number[]) => {
  const rows = ids.map(id => ({ id }))
  const { bulkId } = (await ask(node, StartBulk, { body: { action: 'buildShipments', rows } }, clerk.token)).reply
  await jobOnce(node, clerk, hasEnded)
  return bulkId
}

it('shows orders built, priced and tendered on one sheet, each once, and what has to be fixed with why', async () => {
  await addPricedCarrier(node, clerk, { scac: 'DMAA' })
  const lacking = orderLine({ sku: 'NOBODY-1', unit: 'EA', weightLb: null, freightClass: '', lengthIn: 0 })
  const ids = await putOrders(node, clerk, [
    ...[priced('S-1'), priced('S-2'), salesOrder({ number: 'S-3', lines: [lacking] })],
    salesOrder({ number: 'S-4', terms: 'collect' }),
  ])
  const bulkId = await build(ids)
  const built = await sheet(bulkId)
  expect(built).toMatchObject({ total: 4, counts: { built: 3, toFix: 1, rated: 0 }, toRate: 2, toTender: 0 })
  expect(built.collect).toEqual([built.rows[3]?.shipmentId])
  expect((await step(bulkId, 'rate')).reply).toEqual({ bulkId, started: 2 })
  await settled(bulkId)
  const rated = await sheet(bulkId)
  expect(rated).toMatchObject({ counts: { built: 1, rated: 2, toFix: 1 }, toRate: 0, toTender: 2, next: null })
  expect(rated.rows.map(row => [row.name, row.state, row.CarrierSCAC, row.CurrAmount])).toEqual([
    ['S-1', 'rated', 'DMAA', expect.any(Number)],
    ['S-2', 'rated', 'DMAA', expect.any(Number)],
    ['S-3', 'toFix', '', null],
    ['S-4', 'built', '', null],
  ])
  const amount = rated.rows[0]?.CurrAmount ?? 0
  expect(rated.sums).toEqual([{ CurrAmount: 2 * amount, currency: 'USD' }])
  expect((await step(bulkId, 'tender', 'another')).error.code).toBe('SheetChanged')
  expect((await step(bulkId, 'tender', rated.seen)).reply).toEqual({ bulkId, started: 2 })
  await settled(bulkId)
  const tendered = await sheet(bulkId, { states: ['tendered'], pageSize: 1 })
  expect(tendered).toMatchObject({ counts: { tendered: 2, built: 1, toFix: 1 }, toTender: 0, seen: '', next: 0 })
  expect(await sheet(bulkId, { states: ['tendered'], after: 0 })).toMatchObject({ rows: [{ name: 'S-2' }], next: null })
  // Sent twice, it is tendered once: nothing is left that could be.
  expect((await step(bulkId, 'tender', rated.seen)).error.code).toBe('SheetChanged')
})

it('tries again what could not be priced, and tells a file of all', async () => {
  const bulkId = await build(await putOrders(node, clerk, [priced('R-1')]))
  await step(bulkId, 'rate')
  await settled(bulkId)
  expect(await sheet(bulkId)).toMatchObject({ counts: { toFix: 1 }, toRetry: 1, toRate: 0 })
  await addPricedCarrier(node, clerk, { scac: 'DMAA' })
  expect((await step(bulkId, 'retry')).reply).toEqual({ bulkId, started: 1 })
  await settled(bulkId)
  expect(await sheet(bulkId)).toMatchObject({ counts: { rated: 1, toFix: 0 }, toRetry: 0 })
  const { text } = await ask(node, ExportSheet, { body: { bulkId } }, clerk.token)
  expect(text).toMatch(/R-1,.*,Priced,,DMAA/)
})

it('stops: what is done stays, and what had not begun is offered by the same step again', async () => {
  await addPricedCarrier(node, clerk, { scac: 'DMAA' })
  const orders = Array.from({ length: 40 }, (_, n) => priced(`P-${n}`))
  const bulkId = await build(await putOrders(node, clerk, orders))
  await step(bulkId, 'rate')
  expect((await sheet(bulkId)).toStop).toBeGreaterThan(0)
  const { started: stopped } = (await step(bulkId, 'stop')).reply
  expect(stopped).toBeGreaterThan(0)
  await settled(bulkId)
  const counts = { toFix: 0, working: 0, built: stopped, rated: 40 - stopped }
  expect(await sheet(bulkId)).toMatchObject({ counts, toStop: 0, toRate: stopped, toTender: 40 - stopped })
  expect((await step(bulkId, 'rate')).reply.started).toBe(stopped)
  await settled(bulkId)
  expect(await sheet(bulkId)).toMatchObject({ counts: { rated: 40 }, toTender: 40 })
})

it('is built from the orders of one import that are still open', async () => {
  const head =
    'Order No;Ship To Name;Ship To Address;Ship To City;Ship To State;Ship To ZIP;Item;Qty;UOM;Weight;Class;Terms'
  const line = (number: string) => `${number};Test Consignee;2 Plain Street;Reno;NV;89501;TEST-1;2;PLT;800;85;PPD`
  await putOrders(node, clerk, [salesOrder()])
  const { runId } = await sendFile(node, clerk, UploadOrderFile, [head, line('I-1'), line('I-2')].join('\n'), {
    name: 'orders.csv',
  })
  await importNow(node, clerk, runId)
  const started = await ask(node, StartBulk, { body: { action: 'buildShipments', runId } }, clerk.token)
  expect(started.reply).toMatchObject({ total: 2 })
  await jobOnce(node, clerk, hasEnded)
  const { rows } = await sheet(started.reply.bulkId)
  expect(rows.map(({ name }) => name)).toEqual(['I-1', 'I-2'])
})

it("is one's own", async () => {
  const bulkId = await build(await putOrders(node, clerk, [salesOrder()]))
  const other = await newPerson(node, clerk.clientId, ['OpenOrders', 'Tender'])
  expect((await ask(node, GetSheet, { body: { bulkId } }, other.token)).error.code).toBe('NotFound')
  const body = { bulkId, step: 'retry' as const }
  expect((await ask(node, ContinueSheet, { body }, other.token)).error.code).toBe('NotFound')
})

it('begins with shipments, too: those of a list that were priced, or that are to be tendered', async () => {
  await addPricedCarrier(node, clerk, { scac: 'DMAA' })
  const made = [await addFreight(node, clerk), await addFreight(node, clerk)]
  const rows = made.map(({ shipmentId: id }) => ({ id }))
  const begin = async (body: BodyOf<typeof StartBulk>) =>
    (await ask(node, StartBulk, { body }, clerk.token)).reply.bulkId
  const toTender = await begin({ action: 'toTender', rows: [...rows, { id: 999_999 }] })
  const put = await sheet(toTender)
  expect(put).toMatchObject({ action: 'toTender', counts: { built: 2, toFix: 1, working: 0 }, toRate: 2, toRetry: 0 })
  const rated = await begin({ action: 'rate', rows })
  await jobOnce(node, clerk, hasEnded)
  await settled(rated)
  // Priced elsewhere, they are priced on every sheet that they are on.
  expect(await sheet(rated)).toMatchObject({ action: 'rate', counts: { rated: 2 }, toTender: 2 })
  const priced = await sheet(toTender)
  expect(priced.rows.slice(0, 2).map(row => [row.name, row.id, row.CarrierSCAC])).toEqual(
    made.map((one, n) => [put.rows[n]?.BOLNumber, one.shipmentId, 'DMAA']),
  )
  expect((await step(toTender, 'tender', priced.seen)).reply.started).toBe(2)
  await settled(toTender)
  const all = await begin({ action: 'toTender', shipments: { statuscode: 'T' } })
  for (const one of [toTender, rated, all]) expect((await sheet(one)).counts.tendered).toBe(2)
})
