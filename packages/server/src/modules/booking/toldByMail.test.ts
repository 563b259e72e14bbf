import { GETLTLRates } from '@waybill/contract/calls/Shipment/GETLTLRates.ts'
import { Pickup } from '@waybill/contract/calls/Shipment/Pickup.ts'
import { SaveItemDetails } from '@waybill/contract/calls/Shipment/SaveItemDetails.ts'
import { ShipmentDetails } from '@waybill/contract/calls/Shipment/ShipmentDetails.ts'
import { TellCarrier } from '@waybill/contract/calls/Shipment/TellCarrier.ts'
import { itemToWire } from '@waybill/contract/wire/shipment.ts'
import { expect, it } from 'vitest'
import { newCompany } from '../../testing/company.ts'
import { addFreight, freight } from '../../testing/freight.ts'
import { historyOf } from '../../testing/history.ts'
import { ask, sharedNode } from '../../testing/node.ts'
import { addPricedCarrier } from '../../testing/rates.ts'

it('a change whose letter is kept in the outbox told nobody, and the history says so', async () => {
  const node = await sharedNode()
  const clerk = await newCompany(node)
  await addPricedCarrier(node, clerk, { scac: 'DMAA' })
  const { shipmentId } = await addFreight(node, clerk)
  const details = async () => (await ask(node, ShipmentDetails, { body: { shipmentId } }, clerk.token)).reply
  const { reply } = await ask(node, GETLTLRates, { body: { shipmentId } }, clerk.token)
  const order = { shipmentId, version: (await details()).version, PricesheetID: reply.rates[0]?.PricesheetID ?? 0 }
  expect((await ask(node, Pickup, { body: order }, clerk.token)).status).toBe(200)
  await expect.poll(async () => (await details()).booking.state, { timeout: 10_000 }).toBe('booked')
  const Items = freight.items.map(item => ({ ...itemToWire(item), Weight: 4800 }))
  const { version } = await details()
  const saved = await ask(node, SaveItemDetails, { body: { shipmentId, version, Items } }, clerk.token)
  const word = { shipmentId, version: saved.reply.version, way: 'mail' as const }
  expect((await ask(node, TellCarrier, { body: word }, clerk.token)).status).toBe(200)
  const actions = async () => (await historyOf(node, clerk, shipmentId)).map(({ action }) => action)
  await expect.poll(actions, { timeout: 10_000 }).toContain('carrierTellingKept')
  expect(await actions()).not.toContain('carrierMailed')
})
