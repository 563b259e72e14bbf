import { BuildFromOrders } from '@waybill/contract/calls/Orders/BuildFromOrders.ts'
import { DownloadConfirmation } from '@waybill/contract/calls/Orders/DownloadConfirmation.ts'
import { DisplayFile } from '@waybill/contract/calls/Shipment/DisplayFile.ts'
import { OrderIntegration } from '@waybill/contract/calls/Shipment/OrderIntegration.ts'
import { GetConfirmations } from '@waybill/contract/lists/shipConfirmations.ts'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { newCompany, newPerson } from '../../testing/company.ts'
import { missing, startSftpServer } from '../../testing/fileServers.ts'
import { putInStatus } from '../../testing/history.ts'
import { ask, sharedNode } from '../../testing/node.ts'
import { orderFile, rested, settle, setUp, theSource } from '../../testing/orderSources.ts'

it.skipIf(missing('sshd') !== '')(
  'a confirmation that went by mail is a file for who may see confirmations alone',
  async () => {
    const node = await sharedNode()
    const clerk = await newCompany(node)
    const server = await startSftpServer()
    server.put('FILE9.csv', orderFile('FILE9'))
    await setUp(node, clerk, server, { way: 'sftp' })
    await settle(node, clerk, 1)
    const { sourceId, version } = await theSource(node, clerk)
    const confirm = { sourceId, version, confirmBy: 'mail' as const, confirmTo: ['erp@example.test'] }
    await ask(node, OrderIntegration, { query: { Functype: 'confirm' }, body: confirm }, clerk.token)
    const { clientId } = clerk
    const run = <T>(query: ReturnType<typeof sql<T>>) =>
      node.app.db.forClient(clientId).transaction(tx => query.execute(tx).then(({ rows }) => rows))
    const [order] = await run(
      sql<{
        order_id: number
        version: number
      }>`select order_id, version from sales_order where client_id = ${clientId}`,
    )
    const orders = [{ orderId: order?.order_id ?? 0, version: order?.version ?? 0 }]
    const { reply } = await ask(node, BuildFromOrders, { body: { orders } }, clerk.token)
    await putInStatus(node, clerk, reply.shipmentId, 'A')
    await rested(node)
    await server.close()
    const [one] = (await ask(node, GetConfirmations, { body: {} }, clerk.token)).reply.confirmations
    const [file] = await run(
      sql<{
        file_id: number
      }>`select (attachments -> 0 ->> 'fileId')::int as file_id from mail where client_id = ${clientId} and subject like 'Ship confirmation%'`,
    )
    const packer = await newPerson(node, clientId, ['PrintDocuments'])
    const confirmation = { confirmationId: one?.confirmationId ?? 0 }
    expect((await ask(node, DownloadConfirmation, { body: confirmation }, packer.token)).status).toBe(403)
    const shown = await ask(node, DisplayFile, { body: { fileId: file?.file_id ?? 0 } }, packer.token)
    expect(shown.status).toBe(404)
  },
)
