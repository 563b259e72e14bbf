import type { BookOutcome } from '@waybill/carriers'
import { CloseBulk } from '@waybill/contract/calls/Bulk/CloseBulk.ts'
import { BulkSchedule } from '@waybill/contract/calls/Shipment/BulkSchedule.ts'
import { GETLTLRates } from '@waybill/contract/calls/Shipment/GETLTLRates.ts'
import { expect, it } from 'vitest'
import { hasEnded, jobOnce } from '../../testing/bulk.ts'
import { newCompany } from '../../testing/company.ts'
import { addFreight } from '../../testing/freight.ts'
import { memoryLogin, startMemoryNode } from '../../testing/memoryCarrier.ts'
import { ask } from '../../testing/node.ts'
import { connect } from '../../testing/wire.ts'

it('what a carrier refuses after its job was put away comes back to whoever started it', async () => {
  const answer = Promise.withResolvers<BookOutcome>()
  const node = await startMemoryNode({ book: () => answer.promise, find: async () => ({ kind: 'absent' }) })
  const clerk = await newCompany(node)
  await connect(node, clerk, ['AAAA'], memoryLogin)
  const { shipmentId } = await addFreight(node, clerk)
  const PricesheetID =
    (await ask(node, GETLTLRates, { body: { shipmentId } }, clerk.token)).reply.selectedPricesheetid ?? 0
  const { bulkId } = (
    await ask(node, BulkSchedule, { body: { shipments: [{ shipmentId, version: 1, PricesheetID }] } }, clerk.token)
  ).reply
  await jobOnce(node, clerk, ({ asked }) => asked === 1)
  expect((await ask(node, CloseBulk, { body: { bulkId } }, clerk.token)).status).toBe(200)
  answer.resolve({
    kind: 'failed',
    reason: 'refused',
    message: 'No truck that day.',
    providerStatus: 422,
    scac: 'AAAA',
  })
  const job = await jobOnce(node, clerk, hasEnded)
  await node.close()
  expect(job).toMatchObject({ toFix: 1 })
})
