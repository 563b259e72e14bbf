import { calls } from '@waybill/contract'
import { ConfirmAnotherLoad } from '@waybill/contract/calls/Shipment/ConfirmAnotherLoad.ts'
import { GETLTLRates } from '@waybill/contract/calls/Shipment/GETLTLRates.ts'
import { Pickup } from '@waybill/contract/calls/Shipment/Pickup.ts'
import { ShipmentDetails } from '@waybill/contract/calls/Shipment/ShipmentDetails.ts'
import { Void } from '@waybill/contract/calls/Shipment/Void.ts'
import { StartTenderRound } from '@waybill/contract/calls/Tender/StartTenderRound.ts'
import { wireBookAddressInput } from '@waybill/contract/wire/bookAddress.ts'
import type { PlainShipment } from '@waybill/domain'
import { beforeAll, expect, it } from 'vitest'
import { newCompany, newDockClerk, newPerson, type Person } from '../../testing/company.ts'
import { addFreight, freight } from '../../testing/freight.ts'
import { historyOf } from '../../testing/history.ts'
import { ask, sharedNode, type TestNode } from '../../testing/node.ts'
import { addPricedCarrier } from '../../testing/rates.ts'
import { buildShipment, sampleWireShipment } from '../../testing/wireShipment.ts'

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

const book = ({ shipmentId, PricesheetID, version }: Priced, person = clerk) =>
  ask(
    node,
    Pickup,
    { query: { flag: 'call' }, body: { shipmentId, PricesheetID, version, spokeWith: 'Test Desk' } },
    person.token,
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
    { references: [po.replace('-', ' ')] },
    { ...given, destination: { ...freight.destination, zip: '89502-1234' } },
    { ...given, items: [{ ...item, weightLb: 501, pieces: 1 }] },
  ]
  for (const one of again) expect(await outcome(await priced(one))).toBe('SameLoad')
  const { version } = (await ask(node, ShipmentDetails, { body: { shipmentId: first.shipmentId } }, clerk.token)).reply
  const voided = { shipmentId: first.shipmentId, version }
  expect((await ask(node, Void, { body: voided }, clerk.token)).status).toBe(200)
  expect(await outcome(await priced(given))).toBe('')
})

it('the customer’s PO tells a load, whatever else two people typed; releases of a blanket order are told by their numbers', async () => {
  const [customerPo, blanket] = ['990011', newPo()]
  expect(await outcome(await priced({ customerPo, orderNumber: 'S-1', references: [] }))).toBe('')
  expect(await outcome(await priced({ customerPo, orderNumber: 'S-2', references: ['Dept 7'] }))).toBe('SameLoad')
  expect(await outcome(await priced({ customerPo: `PO# ${customerPo}`, references: [] }))).toBe('SameLoad')
  expect(await outcome(await priced({ references: [blanket, 'REL 1'] }))).toBe('')
  expect(await outcome(await priced({ references: [blanket, 'REL 2'] }))).toBe('')
})

it('an answer counts once the question is there, from who may book', async () => {
  const given = { references: [newPo()] }
  const [first, second] = [await priced(given), await priced(given)]
  expect((await confirm(second.shipmentId, first.shipmentId)).status).toBe(200)
  expect([await outcome(first), await outcome(second)]).toEqual(['', 'SameLoad'])
  const looker = await newPerson(node, clerk.clientId)
  await node.app.db.identity
    .updateTable('identity.membership')
    .set({ may_book: false })
    .where('user_id', '=', looker.userId)
    .execute()
  expect((await confirm(second.shipmentId, first.shipmentId, looker)).error.code).toBe('MayNotBook')
  expect((await confirm(second.shipmentId, first.shipmentId)).status).toBe(200)
  expect(await outcome(second)).toBe('')
})

it('a load that another dock has booked is asked about by who works at one dock, and answered', async () => {
  const town = { City: 'Dayton', State: 'OH', Zip: '45402' }
  const docks: number[] = []
  for (const CompanyName of ['North Dock', 'South Dock']) {
    const place = { CompanyName, Street: `1 ${CompanyName} Road`, ...town, CountryCode: 'US', isOurs: true }
    const address = wireBookAddressInput.parse(place)
    const { reply } = await ask(
      node,
      calls.UpdateLocation,
      { query: { funtype: 'add' }, body: { address } },
      clerk.token,
    )
    docks.push(reply.address?.addressId ?? 0)
  }
  const north = await newDockClerk(node, clerk.clientId, docks.slice(0, 1))
  const po = newPo()
  const at = async (company: string) => {
    const Origin = { ...sampleWireShipment().Origin, ...town, CompanyName: company, Street: `1 ${company} Road` }
    const { shipmentId } = await buildShipment(node, clerk, { Reference1: po, Origin })
    const { reply } = await ask(node, GETLTLRates, { body: { shipmentId } }, clerk.token)
    const { version } = (await ask(node, ShipmentDetails, { body: { shipmentId } }, clerk.token)).reply
    return { shipmentId, bolNumber: '', PricesheetID: reply.rates[0]?.PricesheetID ?? 0, version }
  }
  const [south, own] = [await at('South Dock'), await at('North Dock')]
  expect(await outcome(south)).toBe('')
  expect((await book(own, north)).error.code).toBe('SameLoad')
  expect((await confirm(own.shipmentId, south.shipmentId, north)).status).toBe(200)
  expect((await book(own, north)).status).toBe(200)
})

it('a shipment is no other load than itself, nor than one of another company', async () => {
  const { shipmentId } = await addFreight(node, clerk)
  const stranger = await newCompany(node)
  const theirs = await addFreight(node, stranger)
  // Nobody is asked about a shipment and itself: nothing is kept.
  expect((await confirm(shipmentId, shipmentId)).status).toBe(200)
  expect((await confirm(shipmentId, theirs.shipmentId)).status).toBe(404)
  expect((await confirm(theirs.shipmentId, shipmentId)).status).toBe(404)
})
