import { BuildFromOrders } from '@waybill/contract/calls/Orders/BuildFromOrders.ts'
import { OrderIntegration } from '@waybill/contract/calls/Shipment/OrderIntegration.ts'
import { GetConfirmations } from '@waybill/contract/lists/shipConfirmations.ts'
import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newCompany, type Person } from '../../testing/company.ts'
import { type FileServer, missing, startSftpServer } from '../../testing/fileServers.ts'
import { putInStatus } from '../../testing/history.ts'
import { ask, sharedNode, type TestNode } from '../../testing/node.ts'
import { orderFile, rested, settle, setUp, theSource } from '../../testing/orderSources.ts'
import { sendConfirmation } from './sendConfirmations.ts'

const why = missing('sshd')

describe.skipIf(why !== '')('the way back to a server', () => {
  let node: TestNode
  let server: FileServer
  let clerk: Person
  beforeAll(async () => {
    node = await sharedNode()
  })
  beforeEach(async () => {
    clerk = await newCompany(node)
    server = await startSftpServer()
    return () => server.close()
  })

  const call = async (Functype: 'confirm' | 'accept', more: object) => {
    const { sourceId, version } = await theSource(node, clerk)
    const asked = { query: { Functype }, body: { sourceId, version, ...more } }
    expect((await ask(node, OrderIntegration, asked, clerk.token)).status).toBe(200)
  }

  const only = async () => {
    const [one] = (await ask(node, GetConfirmations, { body: {} }, clerk.token)).reply.confirmations
    if (one === undefined) throw new Error('no confirmation')
    return one
  }

  /** A shipment of an order that the source brought and hears of in its folder. */
  async function shipped(): Promise<number> {
    server.put('own.csv', orderFile('BACK1'))
    await setUp(node, clerk, server, { way: 'sftp' })
    await settle(node, clerk, 2)
    await call('confirm', { confirmBy: 'folder' })
    const { rows } = await node.app.db.forClient(clerk.clientId).transaction(tx =>
      sql<{ orderId: number; version: number }>`
          select order_id as "orderId", version from sales_order where client_id = ${clerk.clientId}`.execute(tx),
    )
    return (await ask(node, BuildFromOrders, { body: { orders: rows } }, clerk.token)).reply.shipmentId
  }

  it('another host key stops the source; what waits goes once a person accepted the key, also days later', async () => {
    const shipmentId = await shipped()
    await server.changeKey()
    await putInStatus(node, clerk, shipmentId, 'A')
    await rested(node)
    expect(await only()).toMatchObject({ state: 'waiting', fault: { step: 'key', code: 'keyChanged' } })
    expect(server.names('confirmations')).toEqual([])
    const stopped = await theSource(node, clerk)
    expect(stopped.newHostKey).toMatch(/^ssh-ed25519 SHA256:/)
    expect(stopped.newHostKey).not.toBe(stopped.hostKey)
    // Nobody looks for two days: it is neither sent nor given up.
    const daysBefore = new Date(node.clock.now().getTime() - 48 * 3_600_000).toISOString()
    await node.app.db
      .forClient(clerk.clientId)
      .transaction(tx =>
        sql`update ship_confirmation set queued_at = ${daysBefore} where client_id = ${clerk.clientId}`.execute(tx),
      )
    node.clock.pass(60_000)
    await rested(node)
    expect(await only()).toMatchObject({ state: 'waiting', fault: { code: 'keyChanged' } })
    expect(server.names('confirmations')).toEqual([])
    await call('accept', { hostKey: stopped.newHostKey })
    await rested(node)
    const sent = await only()
    expect(sent).toMatchObject({ state: 'sent', fault: null })
    expect(server.names('confirmations')).toEqual([sent.fileName])
  })

  it('a private host is not connected to in production, unless the operator named it', async () => {
    const shipmentId = await shipped()
    server.lock()
    await putInStatus(node, clerk, shipmentId, 'A')
    await rested(node)
    const { confirmationId } = await only()
    server.unlock()
    const due = { clientId: clerk.clientId, subjectId: confirmationId }
    const settings = { ...node.app.settings, production: true }
    await sendConfirmation({ ...node.app, settings }, due)
    expect(await only()).toMatchObject({ state: 'waiting', fault: { step: 'name', code: 'addressShut' } })
    expect(server.names('confirmations')).toEqual([])
    await sendConfirmation({ ...node.app, settings: { ...settings, ALLOWED_HOSTS: ['127.0.0.1'] } }, due)
    expect(await only()).toMatchObject({ state: 'sent', fault: null })
  })
})
