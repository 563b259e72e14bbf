import { ScanParcel } from '@waybill/contract/calls/Labels/ScanParcel.ts'
import { GETLTLRates } from '@waybill/contract/calls/Shipment/GETLTLRates.ts'
import { RCSelectedParcelCarrier } from '@waybill/contract/calls/Shipment/RCSelectedParcelCarrier.ts'
import { ShipmentDetails } from '@waybill/contract/calls/Shipment/ShipmentDetails.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newCompany, type Person } from '../../testing/company.ts'
import { ask } from '../../testing/node.ts'
import { buildParcels, connectUps } from '../../testing/parcels.ts'
import { putOrders, salesOrder } from '../../testing/salesOrders.ts'
import { startWiredNode, type Wired } from '../../testing/wire.ts'
import { buildShipment } from '../../testing/wireShipment.ts'

let wired: Wired
let clerk: Person
beforeAll(async () => {
  wired = await startWiredNode()
  clerk = await newCompany(wired.node)
  await connectUps(wired.node, clerk)
})
afterAll(() => wired.close())

const scan = async (code: string, person = clerk) => ask(wired.node, ScanParcel, { body: { code } }, person.token)

it('a scan finds a shipment by any of its numbers, its own company’s alone', async () => {
  const built = await buildParcels(wired.node, clerk, 2, { Reference1: 'BIN-7' })
  for (const code of [built.UniqueName, built.BOLNumber, 'BIN-7', ` (402)${built.BOLNumber}`]) {
    const { reply } = await scan(code)
    expect([code, reply.found, reply.shipmentId]).toEqual([code, 'shipment', built.shipmentId])
    expect(reply).toMatchObject({ shipMode: 'PARCEL', packages: 2, labels: 0, items: [{ Qty: 2 }] })
  }
  expect((await scan('BIN-7', await newCompany(wired.node))).reply.found).toBe('none')
  expect((await scan('~^XA garbage \u{1F4E6}')).reply.found).toBe('none')
})

it('two that are still to be packed are not told apart by a number that both have', async () => {
  await buildParcels(wired.node, clerk, 1, { Reference1: 'TWICE' })
  await buildParcels(wired.node, clerk, 1, { Reference1: 'TWICE' })
  expect((await scan('TWICE')).reply).toMatchObject({ found: 'several', shipmentId: null })
})

it('an order is built first, and the second scan finds its shipment', async () => {
  await putOrders(wired.node, clerk, [salesOrder({ number: 'SO-PACK', mode: 'PARCEL' })])
  const first = (await scan('SO-PACK')).reply
  expect(first).toMatchObject({ found: 'order', shipMode: 'PARCEL' })
  expect((await scan('SO-PACK')).reply).toMatchObject({ found: 'shipment', shipmentId: first.shipmentId })
})

it('the parcel carrier is asked for, chosen, and shown with its service and account', async () => {
  const { shipmentId } = await buildParcels(wired.node, clerk)
  const call = (Flag: 'rate' | 'select' | 'load', PricesheetID = 0) =>
    ask(wired.node, RCSelectedParcelCarrier, { query: { Flag }, body: { shipmentId, PricesheetID } }, clerk.token)
  expect((await call('load')).reply.selected).toBeNull()
  const { rates, selected } = (await call('rate')).reply
  expect(rates.map(rate => rate.title)).toContain('UPS Next Day Air')
  // Nobody said when it is due: the cheapest is chosen by itself.
  expect(selected).toMatchObject({ title: 'UPS Ground', LabelCode: '03', CarrierSCAC: 'UPSN', UOMType: 'LBS' })
  const air = rates.find(rate => rate.title === 'UPS Next Day Air')
  const chosen = await call('select', air?.PricesheetID)
  expect(chosen.reply.selected).toMatchObject({ title: 'UPS Next Day Air', LabelCode: '01' })
  expect((await call('select', 999_999)).status).toBe(404)
  const freight = await buildShipment(wired.node, clerk)
  const body = { shipmentId: freight.shipmentId }
  expect((await ask(wired.node, RCSelectedParcelCarrier, { body }, clerk.token)).error.code).toBe('NotParcel')
})

it('an order that is due hands its day on, unless it is late already', async () => {
  const orders = [
    { number: 'SO-DUE', dueDate: '2027-02-01' },
    { number: 'SO-LATE', dueDate: '2020-02-01' },
  ]
  await putOrders(
    wired.node,
    clerk,
    orders.map(({ number, dueDate }) => salesOrder({ number, dueDate, mode: 'PARCEL' })),
  )
  const asked = async (number: string) => {
    const shipmentId = (await scan(number)).reply.shipmentId ?? 0
    return (await ask(wired.node, ShipmentDetails, { body: { shipmentId } }, clerk.token)).reply.shipment.DeliverBy
  }
  expect([await asked('SO-DUE'), await asked('SO-LATE')]).toEqual(['2027-02-01', ''])
})

it('the cheapest service that is there by the day is chosen, and why is said', async () => {
  const rated = async (DeliverBy: string) => {
    const { shipmentId } = await buildParcels(wired.node, clerk, 1, { DeliverBy })
    const { reply } = await ask(wired.node, GETLTLRates, { body: { shipmentId } }, clerk.token)
    const chosen = reply.rates.find(rate => rate.PricesheetID === reply.selectedPricesheetid)
    return { chosen, rates: reply.rates, because: reply.because }
  }
  const day = '2026-11-25'
  const { chosen, rates, because } = await rated(day)
  const inTime = rates.filter(({ deliveryDate }) => deliveryDate !== '' && deliveryDate <= day)
  expect(inTime.length).toBeLessThan(rates.length)
  expect([chosen?.CurrAmount, because]).toEqual([Math.min(...inTime.map(rate => rate.CurrAmount)), 'inTime'])
  expect((await rated('2026-11-24')).because).toBe('noneInTime')
})
