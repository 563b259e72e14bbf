import { calls } from '@waybill/contract'
import { UploadOrderFile } from '@waybill/contract/calls/Shipment/UploadOrderFile.ts'
import type { Person } from './company.ts'
import { importNow, importRows, sendFile } from './imports.ts'
import { ask, type TestNode } from './node.ts'

/** What became of an order file: how it is understood, what is asked, each row with its first reason, and the company's orders. */
export async function readOrderFile(node: TestNode, clerk: Person, text: string, name = 'orders.csv') {
  const { runId } = await sendFile(node, clerk, UploadOrderFile, text, { name })
  const { run, questions, unknown, mapping, leftOut } = await importNow(node, clerk, runId)
  const rows = (await importRows(node, clerk, runId)).map(
    ({ state, reasons }) => `${state}${reasons === null ? '' : ` ${reasons[0]?.code}`}`,
  )
  return { runId, state: run.state, questions, unknown, mapping, leftOut, rows, orders: await wholeOrders(node, clerk) }
}

/** The company's orders with their lines, by their number. */
async function wholeOrders(node: TestNode, clerk: Person) {
  const { reply } = await ask(node, calls.GetOrders, { body: { pageSize: 100, sortName: 'OrderNumber' } }, clerk.token)
  const all = await Promise.all(
    reply.orders.map(({ orderId }) => ask(node, calls.GetOrder, { body: { orderId } }, clerk.token)),
  )
  return all.map(({ reply: { order, Items } }) => ({ ...order, Items }))
}
