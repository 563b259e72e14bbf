import { RetryBulk } from '@waybill/contract/calls/Bulk/RetryBulk.ts'
import { BulkSchedule } from '@waybill/contract/calls/Shipment/BulkSchedule.ts'
import { GETLTLRates } from '@waybill/contract/calls/Shipment/GETLTLRates.ts'
import { beforeEach, expect, it } from 'vitest'
import { hasEnded, jobOnce } from '../../testing/bulk.ts'
import { newCompany, type Person } from '../../testing/company.ts'
import { addFreight } from '../../testing/freight.ts'
import { ask, sharedNode } from '../../testing/node.ts'
import { addPricedCarrier } from '../../testing/rates.ts'

const node = await sharedNode()
let clerk: Person
beforeEach(async () => {
  clerk = await newCompany(node)
})
const change = (scac: string, facts: object) =>
  node.app.db
    .forClient(clerk.clientId)
    .transaction(tx => tx.updateTable('carrier').set(facts).where('scac', '=', scac).execute())

it('"try again" does not buy at the old price where the same person asked anew and nothing is chosen any more', async () => {
  await addPricedCarrier(node, clerk, { scac: 'DMAA' })
  const { shipmentId } = await addFreight(node, clerk)
  const rate = async () => (await ask(node, GETLTLRates, { body: { shipmentId } }, clerk.token)).reply
  const PricesheetID = (await rate()).selectedPricesheetid ?? 0
  await change('DMAA', { insurance_expires: '2020-01-01' })
  const { bulkId } = (
    await ask(node, BulkSchedule, { body: { shipments: [{ shipmentId, version: 1, PricesheetID }] } }, clerk.token)
  ).reply
  expect((await jobOnce(node, clerk, hasEnded)).shown).toMatchObject([{ code: 'UninsuredCarrier' }])
  await change('DMAA', { insurance_expires: null, settings: JSON.stringify({ doNotUse: true }) })
  expect(await rate()).toMatchObject({ selectedPricesheetid: null })
  await ask(node, RetryBulk, { body: { bulkId } }, clerk.token)
  expect((await jobOnce(node, clerk, hasEnded)).shown).toMatchObject([{ code: 'PriceNotSeen' }])
  const tenders = await node.app.db
    .forClient(clerk.clientId)
    .read(
      node.app.db.query
        .selectFrom('tender')
        .select(['scac', 'total', 'price_sheet_id'])
        .where('shipment_id', '=', shipmentId),
    )
  expect(tenders).toEqual([])
})
