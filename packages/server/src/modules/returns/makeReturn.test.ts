import { MakeReturn } from '@waybill/contract/calls/Labels/MakeReturn.ts'
import { ShipmentDetails } from '@waybill/contract/calls/Shipment/ShipmentDetails.ts'
import { isUpsTrackingNumber } from '@waybill/domain'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newCompany, type Person } from '../../testing/company.ts'
import { ask, whileTimePasses } from '../../testing/node.ts'
import { buildParcels, connectUps, orderLabels } from '../../testing/parcels.ts'
import { nextNews, startWiredNode, type Wired } from '../../testing/wire.ts'

let wired: Wired
let clerk: Person
beforeAll(async () => {
  wired = await startWiredNode()
  clerk = await newCompany(wired.node)
  await connectUps(wired.node, clerk)
})
afterAll(() => wired.close())

const details = async (shipmentId: number) =>
  (await ask(wired.node, ShipmentDetails, { body: { shipmentId } }, clerk.token)).reply

async function buy(shipmentId: number): Promise<void> {
  const isBooked = (data: Readonly<Record<string, unknown>>) =>
    data.shipmentId === shipmentId && data.state === 'booked'
  const booked = nextNews(wired.node, 'booking', isBooked)
  const answer = await orderLabels(wired.node, clerk.token, shipmentId)
  expect(answer.status, answer.text).toBe(200)
  await whileTimePasses(wired.node, 5, booked)
}

const makeReturn = async (shipmentId: number, how: object = {}) => {
  const { version } = await details(shipmentId)
  return ask(wired.node, MakeReturn, { body: { shipmentId, version, ReturnServiceType: '9', ...how } }, clerk.token)
}

it('goes from the consignee to where undeliverable packages go, with a label of its own, and both know of each other', async () => {
  const home = {
    ...{ CompanyName: 'Test Returns', Street: '9 Back Road', City: 'Columbus', State: 'OH', Zip: '43004' },
    CountryCode: 'US',
  }
  const { shipmentId } = await buildParcels(wired.node, clerk, 2, { ParcelReturnAddress: home, Reference1: 'RMA-7' })
  await buy(shipmentId)
  const { reply } = await makeReturn(shipmentId)
  const back = await details(reply.shipmentId)
  expect(back.shipment).toMatchObject({
    ...{ Origin: { CompanyName: 'Test Consignee' }, Destination: { CompanyName: 'Test Returns' } },
    ...{ Return: true, ReturnServiceType: '9', Reference1: 'RMA-7', Items: [{ Qty: 2 }] },
  })
  expect(back.related).toMatchObject([{ kind: 'returnOf', shipmentId }])
  await buy(reply.shipmentId)
  const bought = await details(reply.shipmentId)
  expect(bought.labels.every(({ trackingNumber }) => isUpsTrackingNumber(trackingNumber))).toBe(true)
  const before = await details(shipmentId)
  expect(before.related).toMatchObject([
    { kind: 'returnedBy', shipmentId: reply.shipmentId, PRONumber: bought.PRONumber, shipmentStatus: 'T' },
  ])
  expect(before.history.map(({ action }) => action)).toContain('returnMade')
})

it('of what nobody bought a label for there is none', async () => {
  const { shipmentId } = await buildParcels(wired.node, clerk)
  expect((await makeReturn(shipmentId)).error.code).toBe('NothingToReturn')
})

it('a label by e-mail asks for the address that it goes to, and keeps it as the sender’s', async () => {
  const { shipmentId } = await buildParcels(wired.node, clerk)
  await buy(shipmentId)
  const unaddressed = await makeReturn(shipmentId, { ReturnServiceType: '8', LabelEmail: 'nobody' })
  expect(unaddressed.error).toMatchObject({ code: 'InvalidInput', issues: [{ at: 'body.LabelEmail' }] })
  const { reply } = await makeReturn(shipmentId, { ReturnServiceType: '8', LabelEmail: 'sender@example.com' })
  const back = await details(reply.shipmentId)
  expect(back.shipment).toMatchObject({ ReturnServiceType: '8', Origin: { EmailID: 'sender@example.com' } })
  await buy(reply.shipmentId)
  expect((await details(reply.shipmentId)).labels).toMatchObject([{ state: 'bought' }])
})
