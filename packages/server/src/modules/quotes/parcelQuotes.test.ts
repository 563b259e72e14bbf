import { SpotQuote } from '@waybill/contract/calls/Shipment/SpotQuote.ts'
import { expect, it } from 'vitest'
import { newCompany } from '../../testing/company.ts'
import { addFreight } from '../../testing/freight.ts'
import { ask, sharedNode } from '../../testing/node.ts'
import { inAWeek } from '../../testing/quotes.ts'

it('nobody is asked to carry what goes as a parcel', async () => {
  const node = await sharedNode()
  const clerk = await newCompany(node)
  const { shipmentId } = await addFreight(node, clerk)
  await node.app.db
    .forClient(clerk.clientId)
    .transaction(tx =>
      tx.updateTable('shipment').set({ mode: 'PARCEL' }).where('shipment_id', '=', shipmentId).execute(),
    )
  const carriers = [{ email: 'parcel@carrier.invalid' }]
  const body = { shipmentId, version: 1, deadline: inAWeek, carriers }
  const { status, error } = await ask(node, SpotQuote, { body }, clerk.token)
  expect([status, error.code, error.params]).toEqual([422, 'ModeNotTendered', { mode: 'PARCEL' }])
})
