import { SaveFuelPrograms } from '@waybill/contract/calls/RateSheets/SaveFuelPrograms.ts'
import { GETLTLRates } from '@waybill/contract/calls/Shipment/GETLTLRates.ts'
import { Pickup } from '@waybill/contract/calls/Shipment/Pickup.ts'
import { ReviewTenders } from '@waybill/contract/calls/Shipment/ReviewTenders.ts'
import { beforeEach, expect, it } from 'vitest'
import { newCompany, type Person } from '../../../testing/company.ts'
import { addCarrier, addFreight } from '../../../testing/freight.ts'
import { ask, sharedNode } from '../../../testing/node.ts'
import { inForce } from '../../../testing/rateSheets.ts'

const node = await sharedNode()
let clerk: Person
beforeEach(async () => {
  clerk = await newCompany(node)
})
const table = (value: string) => [
  ['program', 'region', 'basis', 'from_index', 'value'],
  ['OURS', 'US', 'percent', '3.00', '20'],
  ['OURS', 'US', 'percent', '3.50', value],
]

it('prices made from a mistyped fuel table end where the table is replaced, as those of a mistyped diesel price do', async () => {
  await addCarrier(node, clerk)
  const save = async (body: object) => (await ask(node, SaveFuelPrograms, { body }, clerk.token)).reply
  await save({
    programs: table('2.7'),
    index: [
      ['region', 'from', 'price'],
      ['US', '2026-11-16', '3.60'],
    ],
  })
  await inForce(node, clerk, 'Origin,Dest,Class,L5C,M5C\nOH,NV,70,96,96\n', { fuelProgram: 'OURS', discount: 65 })
  const { shipmentId } = await addFreight(node, clerk)
  const { reply } = await ask(node, GETLTLRates, { body: { shipmentId } }, clerk.token)
  expect(await save({ programs: table('27'), confirmed: true })).toMatchObject({ faults: [], programs: 1 })
  const review = (await ask(node, ReviewTenders, { body: { shipmentIds: [shipmentId] } }, clerk.token)).reply
  const PricesheetID = reply.rates[0]?.PricesheetID ?? 0
  const booked = await ask(
    node,
    Pickup,
    { query: { flag: 'book' }, body: { shipmentId, version: 1, PricesheetID } },
    clerk.token,
  )
  expect([review.rows[0]?.state, booked.status]).toEqual(['expired', 409])
})
