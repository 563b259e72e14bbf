import { RatesOtherWay } from '@waybill/contract/calls/Shipment/RatesOtherWay.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newCompany, type Person } from '../../testing/company.ts'
import { ask } from '../../testing/node.ts'
import { buildParcels, connectUps } from '../../testing/parcels.ts'
import { connect, startWiredNode, type Wired } from '../../testing/wire.ts'

let wired: Wired
let clerk: Person
beforeAll(async () => {
  wired = await startWiredNode()
  clerk = await newCompany(wired.node)
  await connectUps(wired.node, clerk)
  await connect(wired.node, clerk, ['DMGL'])
})
afterAll(() => wired.close())

const item = { Description: 'Gauges', PieceType: 'CTN', packageType: 'CTN', Length: 12, Width: 10, Height: 8 }
const freight = { shipMode: 'LTL' as const, Items: [{ ...item, itemClass: '70', Qty: 3, Pieces: 3, Weight: 120 }] }
const otherWay = async (shipmentId: number, person = clerk) =>
  (await ask(wired.node, RatesOtherWay, { body: { shipmentId } }, person.token)).reply

it('small freight is priced as parcels beside its own prices, cheapest first, and nothing of it is kept', async () => {
  const { shipmentId } = await buildParcels(wired.node, clerk, 3, freight)
  const { shipMode, rates } = await otherWay(shipmentId)
  expect([shipMode, rates[0]?.title, rates[0]?.CarrierSCAC]).toEqual(['PARCEL', 'UPS Ground', 'UPSN'])
  const totals = rates.map(rate => rate.CurrAmount ?? 0)
  expect(totals).toEqual(totals.toSorted((a, b) => a - b))
  const { db } = wired.node.app
  const kept = db.query.selectFrom('price_sheet').select('price_sheet_id').where('client_id', '=', clerk.clientId)
  expect(await db.forClient(clerk.clientId).read(kept)).toEqual([])
})

it('packages that weigh as much as freight are priced as LTL', async () => {
  const { shipmentId } = await buildParcels(wired.node, clerk, 12)
  const { shipMode, rates } = await otherWay(shipmentId)
  expect(shipMode).toBe('LTL')
  expect(new Set(rates.map(rate => rate.CarrierSCAC))).toEqual(new Set(['DMGL']))
})

it('what goes one way only is asked of nobody', async () => {
  const { shipmentId } = await buildParcels(wired.node, clerk, 1)
  expect(await otherWay(shipmentId)).toEqual({ shipMode: '', rates: [] })
})
