import { ConfirmAnotherLoad } from '@waybill/contract/calls/Shipment/ConfirmAnotherLoad.ts'
import { GETLTLRates } from '@waybill/contract/calls/Shipment/GETLTLRates.ts'
import { Pickup } from '@waybill/contract/calls/Shipment/Pickup.ts'
import { ShipmentDetails } from '@waybill/contract/calls/Shipment/ShipmentDetails.ts'
import { Void } from '@waybill/contract/calls/Shipment/Void.ts'
import { StartTenderRound } from '@waybill/contract/calls/Tender/StartTenderRound.ts'
import type { PlainShipment } from '@waybill/domain'
import { beforeAll, expect, it } from 'vitest'
import { newCompany, type Person } from '../../testing/company.ts'
import { addFreight, freight } from '../../testing/freight.ts'
import { historyOf } from '../../testing/history.ts'
import { ask, sharedNode, type TestNode } from '../../testing/node.ts'
import { addPricedCarrier } from '../../testing/rates.ts'

let node: TestNode
let clerk: Person
beforeAll(async () => {
  node = await sharedNode()
  clerk = await newCompany(node)
  await addPricedCarrier(node, clerk, { scac: 'DMAA' })
})

let number = 0
const newPo = () => `PO-${++number}`

/** What is sent to have a shipment booked at its price, on the telephone. */
async function priced(changes: Partial<PlainShipment>) {
  const { shipmentId, bolNumber } = await addFreight(node, clerk, changes)
  const { reply } = await ask(node, GETLTLRates, { body: { shipmentId } }, clerk.token)
  const PricesheetID = reply.rates[0]?.PricesheetID ?? 0
  const version = (await ask(node, ShipmentDetails, { body: { shipmentId } }, clerk.token)).reply.version
  return { shipmentId, bolNumber, PricesheetID, version }
}

type Priced = Awaited<ReturnType<typeof priced>>

const book = ({ shipmentId, PricesheetID, version }: Priced) =>
  ask(
    node,
    Pickup,
    { query: { flag: 'call' }, body: { shipmentId, PricesheetID, version, spokeWith: 'Test Desk' } },
    clerk.token,
  )

/** The code of a refusal; blank: it was booked. */
const outcome = async (made: Priced): Promise<string> => {
  const { status, error } = await book(made)
  return status === 200 ? '' : (error.code ?? '')
}

const confirm = (shipmentId: number, otherId: number, person = clerk) =>
  ask(node, ConfirmAnotherLoad, { body: { shipmentId, otherId } }, person.token)

it('freight that is booked a second time is asked about, and booked once somebody says that it is another load', async () => {
  const given = { references: [newPo()] }
  const [first, second] = [await priced(given), await priced(given)]
  expect(await outcome(first)).toBe('')
  const refused = await book(second)
  expect(refused.error).toMatchObject({
    code: 'SameLoad',
    params: { bol: first.bolNumber, shipmentId: second.shipmentId, otherId: first.shipmentId },
  })
  const round = {
    ...{ shipmentId: second.shipmentId, version: second.version, kind: 'single' as const, stepMinutes: 60 },
    PricesheetIDs: [second.PricesheetID],
  }
  expect((await ask(node, StartTenderRound, { body: round }, clerk.token)).error.code).toBe('SameLoad')
  expect((await confirm(second.shipmentId, first.shipmentId)).status).toBe(200)
  expect((await confirm(second.shipmentId, first.shipmentId)).status).toBe(200)
  expect(await outcome(second)).toBe('')
  const said = (await historyOf(node, clerk, second.shipmentId)).filter(({ action }) => action === 'anotherLoad')
  expect(said).toHaveLength(1)
  // It holds for these two alone.
  expect((await book(await priced(given))).error.code).toBe('SameLoad')
})

it('of two that are booked in one moment one is asked about', async () => {
  const given = { references: [newPo()] }
  const two = [await priced(given), await priced(given)]
  const outcomes = await Promise.all(two.map(outcome))
  expect(outcomes.toSorted()).toEqual(['', 'SameLoad'])
})

it('a voided one is booked again, and neither another number, place, day nor freight is asked about', async () => {
  const po = newPo()
  const given = { references: [po, 'CC 100'] }
  const first = await priced(given)
  expect(await outcome(first)).toBe('')
  const [item] = freight.items
  if (item === undefined) throw new Error('no freight')
  const others: readonly Partial<PlainShipment>[] = [
    { references: [newPo(), 'CC 100'] },
    { ...given, references: [] },
    { ...given, destination: { ...freight.destination, zip: '89501' } },
    { ...given, pickup: { ...freight.pickup, date: '2026-11-25' } },
    { ...given, items: [{ ...item, weightLb: 510 }] },
  ]
  for (const other of others) expect([other, await outcome(await priced(other))]).toEqual([other, ''])
  // Entered in short, in other letters, or as the customer's number, it is the same.
  const again: readonly Partial<PlainShipment>[] = [
    { references: [po.toLowerCase()] },
    { references: [], customerPo: po },
  ]
  for (const one of again) expect(await outcome(await priced(one))).toBe('SameLoad')
  const { version } = (await ask(node, ShipmentDetails, { body: { shipmentId: first.shipmentId } }, clerk.token)).reply
  const voided = { shipmentId: first.shipmentId, version }
  expect((await ask(node, Void, { body: voided }, clerk.token)).status).toBe(200)
  expect(await outcome(await priced(given))).toBe('')
})

it('a shipment is no other load than itself, nor than one of another company', async () => {
  const { shipmentId } = await addFreight(node, clerk)
  const stranger = await newCompany(node)
  const theirs = await addFreight(node, stranger)
  expect((await confirm(shipmentId, shipmentId)).status).toBe(400)
  expect((await confirm(shipmentId, theirs.shipmentId)).status).toBe(404)
  expect((await confirm(theirs.shipmentId, shipmentId)).status).toBe(404)
})
