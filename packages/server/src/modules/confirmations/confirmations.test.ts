import type { BodyOf } from '@waybill/contract'
import { BuildFromOrders } from '@waybill/contract/calls/Orders/BuildFromOrders.ts'
import { DownloadConfirmation } from '@waybill/contract/calls/Orders/DownloadConfirmation.ts'
import { GetConfirmationsOf } from '@waybill/contract/calls/Orders/GetConfirmationsOf.ts'
import { GetOrder } from '@waybill/contract/calls/Orders/GetOrder.ts'
import { SendConfirmation } from '@waybill/contract/calls/Orders/SendConfirmation.ts'
import { OrderIntegration } from '@waybill/contract/calls/Shipment/OrderIntegration.ts'
import { ShipmentDetails } from '@waybill/contract/calls/Shipment/ShipmentDetails.ts'
import { UpdateStatusCode } from '@waybill/contract/calls/Shipment/UpdateStatusCode.ts'
import { GetConfirmations } from '@waybill/contract/lists/shipConfirmations.ts'
import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newCompany, type Person } from '../../testing/company.ts'
import { type FileServer, missing, startSftpServer } from '../../testing/fileServers.ts'
import { putInStatus } from '../../testing/history.ts'
import { ask, sharedNode, type TestNode } from '../../testing/node.ts'
import { orderFile, rested, settle, setUp, theSource } from '../../testing/orderSources.ts'
import { orderLine, putOrders, salesOrder } from '../../testing/salesOrders.ts'
import { sendConfirmation } from './sendConfirmations.ts'
import { writeConfirmations } from './writeConfirmations.ts'

let node: TestNode
let clerk: Person
beforeAll(async () => {
  node = await sharedNode()
})
beforeEach(async () => {
  clerk = await newCompany(node)
})

const run = (query: ReturnType<typeof sql>) =>
  node.app.db.forClient(clerk.clientId).transaction(tx => query.execute(tx).then(({ rows }) => rows))

const listed = async () => (await ask(node, GetConfirmations, { body: {} }, clerk.token)).reply.confirmations

const fileOf = async (confirmationId: number): Promise<readonly string[]> => {
  const { text } = await ask(node, DownloadConfirmation, { body: { confirmationId } }, clerk.token)
  return text.trim().split('\r\n')
}

/** A shipment of an order, as far as it goes by itself. */
async function build(orderId: number, version = 2): Promise<number> {
  const { reply } = await ask(node, BuildFromOrders, { body: { orders: [{ orderId, version }] } }, clerk.token)
  return reply.shipmentId
}

const moved = async (shipmentId: number, status: 'T' | 'A' | 'V') => {
  await putInStatus(node, clerk, shipmentId, status)
  await rested(node)
}

/** A number that its carrier says later. */
const latePro = async (shipmentId: number, pro: string) => {
  await run(
    sql`update shipment set pro_number = ${pro} where client_id = ${clerk.clientId} and shipment_id = ${shipmentId}`,
  )
  await rested(node)
}

it('what no source brought is kept to be downloaded, once it left, with a row for each line', async () => {
  const lines = [orderLine({ sku: 'A' }), orderLine({ sku: 'B' })]
  const [orderId = 0] = await putOrders(node, clerk, [salesOrder({ number: 'HAND1', lines })])
  const shipmentId = await build(orderId)
  await moved(shipmentId, 'T')
  expect(await listed()).toEqual([])
  await moved(shipmentId, 'A')
  const [one, ...more] = await listed()
  expect(more).toEqual([])
  expect(one).toMatchObject({
    OrderNumber: 'HAND1',
    shipmentId,
    number: 1,
    cause: 'left',
    state: 'kept',
    source: '',
    canSend: false,
  })
  const [heads = '', ...rows] = await fileOf(one?.confirmationId ?? 0)
  expect(heads).toMatch(/^\uFEFF?OrderNumber,BackOrderCode,PO_Number,LineNumber/)
  expect(
    rows.map(row => row.split(',')).map(cells => [cells[0], cells[3], cells[5], cells[7], cells[8], cells[9]]),
  ).toEqual([
    ['HAND1', '1', 'A', '4', '4', '0'],
    ['HAND1', '2', 'B', '4', '4', '0'],
  ])
  const again = await ask(node, SendConfirmation, { body: { confirmationId: one?.confirmationId ?? 0 } }, clerk.token)
  expect(again).toMatchObject({ status: 409, error: { code: 'NotConfirmed' } })
})

it('a late number amends it, what is the same is said once, and a void takes it back', async () => {
  const [orderId = 0] = await putOrders(node, clerk, [salesOrder({ number: 'LATE1' })])
  const shipmentId = await build(orderId)
  await moved(shipmentId, 'A')
  await latePro(shipmentId, 'PRO-7')
  for (let i = 0; i < 3; i += 1) await writeConfirmations(node.app, { clientId: clerk.clientId, subjectId: shipmentId })
  await moved(shipmentId, 'V')
  const all = await listed()
  expect(all.map(({ number, cause, PRONumber }) => [number, cause, PRONumber])).toEqual([
    [3, 'void', 'PRO-7'],
    [2, 'left', 'PRO-7'],
    [1, 'left', ''],
  ])
  const [, row = ''] = await fileOf(all[0]?.confirmationId ?? 0)
  expect(row.split(',').slice(7, 10)).toEqual(['4', '0', '4'])
})

it('an order over two shipments is confirmed on each, the rest stays open, and more than was ordered is refused', async () => {
  const [orderId = 0] = await putOrders(node, clerk, [
    salesOrder({ number: 'PART1', lines: [orderLine({ quantity: 10 })] }),
  ])
  const first = await build(orderId)
  // Four of the ten on this shipment; the other six are open again.
  await run(sql`update allocation set quantity = 4 where client_id = ${clerk.clientId} and shipment_id = ${first}`)
  await run(sql`update sales_order_line set planned = 4 where client_id = ${clerk.clientId} and order_id = ${orderId}`)
  const leave = async (shipmentId: number) => {
    await putInStatus(node, clerk, shipmentId, 'T')
    const shown = await ask(node, ShipmentDetails, { body: { shipmentId } }, clerk.token)
    const body = { shipmentId, version: shown.reply.version, statusCode: 'A' as const }
    expect((await ask(node, UpdateStatusCode, { body }, clerk.token)).status).toBe(200)
    await rested(node)
  }
  await leave(first)
  const second = await build(orderId, (await ask(node, GetOrder, { body: { orderId } }, clerk.token)).reply.version)
  await leave(second)
  const all = await listed()
  expect(all.map(({ shipmentId, number }) => [shipmentId, number])).toEqual([
    [second, 1],
    [first, 1],
  ])
  const of = async (body: BodyOf<typeof GetConfirmationsOf>) =>
    (await ask(node, GetConfirmationsOf, { body }, clerk.token)).reply
  expect(await of({ orderId })).toEqual({ confirmations: all, count: 2 })
  expect(await of({ shipmentId: first })).toEqual({ confirmations: [all[1]], count: 1 })
  expect((await ask(node, GetConfirmationsOf, { body: {} }, clerk.token)).status).toBe(400)
  const rows = await Promise.all(all.map(async ({ confirmationId }) => (await fileOf(confirmationId))[1] ?? ''))
  expect(rows.map(row => row.split(',').slice(7, 10))).toEqual([
    ['10', '6', '0'],
    ['10', '4', '6'],
  ])
  const more = sql`update sales_order_line set shipped = shipped + 1 where client_id = ${clerk.clientId} and order_id = ${orderId}`
  await expect(run(more)).rejects.toThrow('sales_order_line_counts')
})

it('says the day on which it left, which is none of its planned pickup; an earlier word of a booking says none', async () => {
  const [orderId = 0] = await putOrders(node, clerk, [salesOrder({ number: 'LEFT1' })])
  const shipmentId = await build(orderId)
  await putInStatus(node, clerk, shipmentId, 'T')
  const { version } = (await ask(node, ShipmentDetails, { body: { shipmentId } }, clerk.token)).reply
  const planned = sql`update shipment set pickup_date = '2026-01-09' where client_id = ${clerk.clientId} and shipment_id = ${shipmentId}`
  await run(planned)
  const body = { shipmentId, version, statusCode: 'A' as const }
  expect((await ask(node, UpdateStatusCode, { body }, clerk.token)).status).toBe(200)
  await rested(node)
  const left = await run(
    sql`select picked_up_on::text as day from shipment where client_id = ${clerk.clientId} and shipment_id = ${shipmentId}`,
  )
  const [heads = '', row = ''] = await fileOf((await listed())[0]?.confirmationId ?? 0)
  const column = heads.split(',').indexOf('ShippedDate')
  expect([{ day: row.split(',')[column] }]).toEqual(left)
  expect(left).not.toEqual([{ day: null }])
})

it('a corrected pickup day amends what was confirmed', async () => {
  const [orderId = 0] = await putOrders(node, clerk, [salesOrder({ number: 'LEFT2' })])
  const shipmentId = await build(orderId)
  await moved(shipmentId, 'A')
  await rested(node)
  expect(await listed()).toHaveLength(1)
  const corrected = sql`update shipment set picked_up_on = '2026-01-07' where client_id = ${clerk.clientId} and shipment_id = ${shipmentId}`
  await run(corrected)
  await rested(node)
  const [newest] = await listed()
  expect(newest).toMatchObject({ number: 2, cause: 'left' })
  const [heads = '', row = ''] = await fileOf(newest?.confirmationId ?? 0)
  expect(row.split(',')[heads.split(',').indexOf('ShippedDate')]).toBe('2026-01-07')
})

it('another company neither sees nor downloads it', async () => {
  const [orderId = 0] = await putOrders(node, clerk, [salesOrder()])
  await moved(await build(orderId), 'A')
  const [one] = await listed()
  clerk = await newCompany(node)
  expect(await listed()).toEqual([])
  const body = { confirmationId: one?.confirmationId ?? 0 }
  expect((await ask(node, DownloadConfirmation, { body }, clerk.token)).status).toBe(404)
  expect((await ask(node, SendConfirmation, { body }, clerk.token)).status).toBe(404)
})

const why = missing('sshd')
if (why !== '') console.warn(`Confirmations by SFTP are not tested: ${why}`)

describe.skipIf(why !== '')('back to an SFTP server', () => {
  let server: FileServer
  beforeEach(async () => {
    server = await startSftpServer()
    return () => server.close()
  })

  const confirming = async (more: object) => {
    const { sourceId, version } = await theSource(node, clerk)
    const asked = { query: { Functype: 'confirm' as const }, body: { sourceId, version, ...more } }
    return ask(node, OrderIntegration, asked, clerk.token)
  }

  /** An order that its source brought. */
  async function brought(number: string): Promise<{ readonly orderId: number; readonly version: number }> {
    server.put(`${number}.csv`, orderFile(number))
    await setUp(node, clerk, server, { way: 'sftp' })
    await settle(node, clerk, 1)
    const [order] = (await run(
      sql`select order_id, version from sales_order where client_id = ${clerk.clientId} and number = ${number}`,
    )) as { order_id: number; version: number }[]
    return { orderId: order?.order_id ?? 0, version: order?.version ?? 0 }
  }

  it('lies in the folder within a minute of leaving, once, under the heads of the source’s own files', async () => {
    const order = await brought('FILE1')
    await confirming({ confirmBy: 'folder' })
    const shipmentId = await build(order.orderId, order.version)
    const left = node.clock.now().getTime()
    await moved(shipmentId, 'A')
    const [one] = await listed()
    expect(one).toMatchObject({ state: 'sent', source: 'Host', fault: null, number: 1 })
    expect(Date.parse(one?.sentAt ?? '') - left).toBeLessThan(60_000)
    expect(server.names('confirmations')).toEqual([one?.fileName])
    const text = server.read(`confirmations/${one?.fileName}`)
    expect(text).toContain(
      'Order Number,BackOrderCode,PO_Number,LineNumber,ItemCode,SKU,Description,Quantity,ShippedQty',
    )
    await latePro(shipmentId, 'P-1')
    expect(server.names('confirmations')).toHaveLength(2)
  })

  it('is written like the source’s own last file, or as was chosen, and stays as it was written', async () => {
    server.put('own.csv', orderFile('FORM1').replaceAll(',', ';'))
    await setUp(node, clerk, server, { way: 'sftp' })
    await settle(node, clerk, 2)
    const orderOf = async (number: string) => {
      const [order] = (await run(
        sql`select order_id, version from sales_order where client_id = ${clerk.clientId} and number = ${number}`,
      )) as { order_id: number; version: number }[]
      return order ?? { order_id: 0, version: 0 }
    }
    await confirming({ confirmBy: 'folder' })
    const own = await orderOf('FORM1')
    const shipmentId = await build(own.order_id, own.version)
    await moved(shipmentId, 'A')
    const [first] = await listed()
    const text = server.read(`confirmations/${first?.fileName}`)
    expect(text).toContain('Order Number;BackOrderCode;PO_Number')
    expect((await confirming({ confirmForm: 'json' })).reply.sources[0]).toMatchObject({ confirmForm: 'json' })
    await latePro(shipmentId, 'P-9')
    const [second] = await listed()
    expect(second?.fileName).toMatch(/-2\.json$/)
    expect(JSON.parse(server.read(`confirmations/${second?.fileName}`))).toMatchObject([
      { 'Order Number': 'FORM1', PRONumber: 'P-9', ShippedQty: 5, Amendment: 2 },
    ])
    expect((await fileOf(first?.confirmationId ?? 0)).join('\r\n')).toBe(text.trim())
  })

  it('a node that dies before or after the rename, and two at once, leave one file', async () => {
    const order = await brought('FILE2')
    await confirming({ confirmBy: 'folder' })
    await moved(await build(order.orderId, order.version), 'A')
    const [one] = await listed()
    const due = { clientId: clerk.clientId, subjectId: one?.confirmationId ?? 0 }
    const waits = () =>
      run(sql`update ship_confirmation set state = 'waiting', sent_at = null where client_id = ${clerk.clientId}`)
    const name = one?.fileName ?? ''
    const whole = server.read(`confirmations/${name}`)
    // As after the rename, before that was written: what lies there is found and left as it is.
    server.put(`confirmations/${name}`, 'untouched')
    await waits()
    await sendConfirmation(node.app, due)
    expect(server.read(`confirmations/${name}`)).toBe('untouched')
    expect((await listed())[0]?.state).toBe('sent')
    // As before the rename: half of it lies there under its temporary name.
    server.remove(`confirmations/${name}`)
    server.put(`confirmations/${name}.part`, 'half of')
    await waits()
    await Promise.all([sendConfirmation(node.app, due), sendConfirmation(node.app, due)])
    expect(server.names('confirmations')).toEqual([name])
    expect(server.read(`confirmations/${name}`)).toBe(whole)
  })

  it('a source whose cause is the booking hears of it before it leaves, and again only where something changed', async () => {
    const order = await brought('FILE3')
    await confirming({ confirmBy: 'folder', confirmCause: 'booked' })
    const shipmentId = await build(order.orderId, order.version)
    await moved(shipmentId, 'A')
    await moved(shipmentId, 'A')
    expect((await listed()).map(({ number, cause }) => [number, cause])).toEqual([[1, 'booked']])
  })

  it('what was said of a booking is not taken back because its source wants to hear of leaving, or is gone', async () => {
    const order = await brought('FILE6')
    await confirming({ confirmBy: 'folder', confirmCause: 'booked' })
    const shipmentId = await build(order.orderId, order.version)
    await moved(shipmentId, 'T')
    await latePro(shipmentId, 'P-1')
    await confirming({ confirmCause: 'left' })
    await latePro(shipmentId, 'P-2')
    const { sourceId, version } = await theSource(node, clerk)
    const gone = { query: { Functype: 'delete' as const }, body: { sourceId, version } }
    expect((await ask(node, OrderIntegration, gone, clerk.token)).status).toBe(200)
    await latePro(shipmentId, 'P-3')
    const said = (await listed()).map(({ cause, PRONumber, state }) => [cause, PRONumber, state])
    expect(said.slice(0, 3)).toEqual([
      ['booked', 'P-3', 'kept'],
      ['booked', 'P-2', 'sent'],
      ['booked', 'P-1', 'sent'],
    ])
    await moved(shipmentId, 'V')
    expect((await listed())[0]).toMatchObject({ cause: 'void' })
  })

  it('is tried for a day where the server is away, then by hand', async () => {
    const order = await brought('FILE4')
    await confirming({ confirmBy: 'folder' })
    const shipmentId = await build(order.orderId, order.version)
    server.lock()
    await moved(shipmentId, 'A')
    expect((await listed())[0]).toMatchObject({ state: 'waiting', fault: { step: 'put', code: 'putRefused' } })
    const dayBefore = new Date(node.clock.now().getTime() - 24 * 3_600_000).toISOString()
    await run(sql`update ship_confirmation set queued_at = ${dayBefore} where client_id = ${clerk.clientId}`)
    node.clock.pass(60_000)
    await rested(node)
    const [one] = await listed()
    expect(one).toMatchObject({ state: 'failed', canSend: true, fault: { code: 'putRefused' } })
    server.unlock()
    const body = { confirmationId: one?.confirmationId ?? 0 }
    expect((await ask(node, SendConfirmation, { body }, clerk.token)).status).toBe(200)
    await rested(node)
    expect((await listed())[0]).toMatchObject({ state: 'sent', fault: null })
  })

  it('none leaves before the one it amends, and the next one follows as soon as that lies there', async () => {
    const order = await brought('FILE7')
    await confirming({ confirmBy: 'folder' })
    const shipmentId = await build(order.orderId, order.version)
    server.lock()
    await moved(shipmentId, 'A')
    await latePro(shipmentId, 'P-1')
    // Long enough that the first one waits for its next try, and the one behind it for its own.
    for (let i = 0; i < 3; i += 1) {
      node.clock.pass(20 * 60_000)
      await rested(node)
    }
    expect((await listed()).map(({ number, state }) => [number, state])).toEqual([
      [2, 'waiting'],
      [1, 'waiting'],
    ])
    server.unlock()
    await latePro(shipmentId, 'P-2')
    expect(server.names('confirmations').map(name => name.replace(/^.*-/, ''))).toEqual(['1.csv', '2.csv', '3.csv'])
    const all = await listed()
    expect(all.map(({ number, state }) => [number, state])).toEqual([
      [3, 'sent'],
      [2, 'sent'],
      [1, 'sent'],
    ])
  })

  it('one that another one amended since is not sent again', async () => {
    const order = await brought('FILE8')
    const shipmentId = await build(order.orderId, order.version)
    await moved(shipmentId, 'A')
    await latePro(shipmentId, 'P-1')
    await confirming({ confirmBy: 'folder' })
    const [newest, first] = await listed()
    const send = (confirmationId = 0) => ask(node, SendConfirmation, { body: { confirmationId } }, clerk.token)
    expect((await send(first?.confirmationId)).error).toMatchObject({
      code: 'ConfirmationAmended',
      params: { number: 2 },
    })
    expect((await send(newest?.confirmationId)).status).toBe(200)
    await rested(node)
    expect(server.names('confirmations')).toEqual([newest?.fileName])
  })

  it('goes by mail to whom the source names, as one mail', async () => {
    const order = await brought('FILE5')
    expect((await confirming({ confirmBy: 'mail' })).error?.issues).toMatchObject([{ at: 'body.confirmTo' }])
    await confirming({ confirmBy: 'mail', confirmTo: ['erp@example.test'] })
    await moved(await build(order.orderId, order.version), 'A')
    const [one] = await listed()
    expect(one).toMatchObject({ sentTo: 'erp@example.test' })
    const due = { clientId: clerk.clientId, subjectId: one?.confirmationId ?? 0 }
    await Promise.all([sendConfirmation(node.app, due), sendConfirmation(node.app, due)])
    const mails = await run(
      sql`select mail_id from mail where client_id = ${clerk.clientId} and subject like 'Ship confirmation%'`,
    )
    expect(mails).toHaveLength(1)
  })
})
