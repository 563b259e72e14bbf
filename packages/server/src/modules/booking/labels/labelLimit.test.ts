import { BuyLabels } from '@waybill/contract/calls/Labels/BuyLabels.ts'
import { BuildShipment } from '@waybill/contract/calls/Shipment/BuildShipment.ts'
import { ShipmentDetails } from '@waybill/contract/calls/Shipment/ShipmentDetails.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { limitBooking, newCompany, newPerson, type Person } from '../../../testing/company.ts'
import { ask, whileTimePasses } from '../../../testing/node.ts'
import { buildParcels, connectUps, orderLabels } from '../../../testing/parcels.ts'
import { nextNews, startWiredNode, type Wired } from '../../../testing/wire.ts'
import { sampleWireShipment } from '../../../testing/wireShipment.ts'

let wired: Wired
let admin: Person
let clerk: Person
beforeAll(async () => {
  wired = await startWiredNode()
  admin = await newCompany(wired.node)
  await connectUps(wired.node, admin)
  clerk = await newPerson(wired.node, admin.clientId)
})
afterAll(() => wired.close())

const details = async (shipmentId: number) =>
  (await ask(wired.node, ShipmentDetails, { body: { shipmentId } }, admin.token)).reply

it('a limit is not passed one label at a time: missing labels count as what they are expected to cost', async () => {
  const { shipmentId } = await buildParcels(wired.node, clerk, 1)
  const bought = nextNews(wired.node, 'booking', data => data.shipmentId === shipmentId && data.state === 'booked')
  expect((await orderLabels(wired.node, clerk.token, shipmentId)).status).toBe(200)
  await whileTimePasses(wired.node, 5, bought)
  const { TotalCharge, version } = await details(shipmentId)
  const one = TotalCharge ?? 0
  expect(one).toBeGreaterThan(0)
  const box = { Description: 'Gauges', PieceType: 'CTN', packageType: '02', Length: 12, Width: 10, Height: 8 } as const
  const shipment = {
    ...sampleWireShipment(),
    ...{
      shipMode: 'PARCEL' as const,
      AdditionalService: [],
      Items: [{ ...box, Qty: 20, Pieces: 20, Weight: 9.5 * 20 }],
    },
  }
  const edited = await ask(wired.node, BuildShipment, { body: { shipment, shipmentId, version } }, clerk.token)
  expect(edited.status, edited.text).toBe(200)
  const buyMissing = async () => {
    const body = { shipmentId, version: (await details(shipmentId)).version }
    const { status, error } = await ask(wired.node, BuyLabels, { body }, clerk.token)
    return error?.code ?? status
  }
  await limitBooking(wired.node, clerk, 20 * one - 1)
  expect(await buyMissing()).toBe('LabelsAboveLimit')
  await limitBooking(wired.node, clerk, 20 * one)
  expect(await buyMissing()).toBe(200)
})
