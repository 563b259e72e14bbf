import type { BodyOf } from '@waybill/contract'
import { UpdateLocation } from '@waybill/contract/calls/Address/UpdateLocation.ts'
import { PickupList } from '@waybill/contract/calls/Shipment/PickupList.ts'
import { SetDockDoor } from '@waybill/contract/calls/Shipment/SetDockDoor.ts'
import { wireBookAddressInput } from '@waybill/contract/wire/bookAddress.ts'
import { shipmentOfPlain } from '@waybill/domain'
import { beforeAll, expect, it } from 'vitest'
import { newCompany, newPerson, type Person } from '../../testing/company.ts'
import { addFreight, addWhole, freight } from '../../testing/freight.ts'
import { historyOf } from '../../testing/history.ts'
import { ask, sharedNode, type TestNode } from '../../testing/node.ts'
import { pdfText } from '../../testing/pdf.ts'
import { insertShipment, type RowGiven } from '../../testing/shipments.ts'

let node: TestNode
let person: Person
beforeAll(async () => {
  node = await sharedNode()
})

const today = '2026-11-20'

/** What a carrier of the name is to fetch. */
async function tendered(carrier: string, scac: string, given: RowGiven = {}): Promise<number> {
  return await taken(await insertShipment(node, person, { pickup: today, ...given }), carrier, scac, given.status)
}

async function taken(
  shipmentId: number,
  carrier_name: string,
  carrier_scac: string,
  status: RowGiven['status'] = 'T',
): Promise<number> {
  await node.app.db.forClient(person.clientId).transaction(tx =>
    tx
      .updateTable('shipment')
      .set({ carrier_name, carrier_scac, status, pro_number: `PRO${shipmentId}` })
      .where('client_id', '=', person.clientId)
      .where('shipment_id', '=', shipmentId)
      .execute(),
  )
  return shipmentId
}

async function ownDock(CompanyName: string, Street: string, City: string, State: string, Zip: string): Promise<number> {
  const address = wireBookAddressInput.parse({ CompanyName, Street, City, State, Zip, CountryCode: 'US', isOurs: true })
  const asked = { query: { funtype: 'add' as const }, body: { address } }
  return (await ask(node, UpdateLocation, asked, person.token)).reply.address?.addressId ?? 0
}

const list = (body: BodyOf<typeof PickupList> = {}, who = person) => ask(node, PickupList, { body }, who.token)
const words = async (body: BodyOf<typeof PickupList> = {}): Promise<string> => pdfText((await list(body)).bytes)

it('answers 401, 403, 400 and 404', async () => {
  person = await newCompany(node)
  expect((await ask(node, PickupList)).status).toBe(401)
  expect((await list({}, await newPerson(node, person.clientId, ['Track']))).status).toBe(403)
  expect((await list({ date: '2026-13-01' })).status).toBe(400)
  expect((await list({ shipmentIds: [999_999_999] })).status).toBe(404)
  expect((await list({ siteId: 999_999_999 })).status).toBe(404)
})

it('lists what is tendered for the day, a list for each carrier, and nothing that has left', async () => {
  person = await newCompany(node)
  const first = await tendered('Demo Motor', 'DMAA', { consignee: 'Acme' })
  const second = await tendered('Demo Lines', 'DMBB')
  const others = [
    await tendered('Demo Motor', 'DMAA', { status: 'A' }),
    await tendered('Demo Motor', 'DMAA', { status: 'V' }),
    await tendered('Demo Motor', 'DMAA', { pickup: '2026-11-21' }),
  ]
  const all = await words()
  for (const shown of ['PICKUP LIST', 'Demo Motor (DMAA)', 'Demo Lines (DMBB)', 'Acme', 'Reno, NV', '1 Dock Road']) {
    expect(all).toContain(shown)
  }
  expect(all).toContain(`PRO${first}`)
  expect(all).toContain(`PRO${second}`)
  for (const id of others) expect(all).not.toContain(`PRO${id}`)
  expect(all.match(/page 1 of 1/g)).toHaveLength(2)
  const one = await words({ CarrierSCAC: 'DMAA' })
  expect(one).toContain(`PRO${first}`)
  expect(one).not.toContain('DMBB')
  expect((await list({ CarrierSCAC: 'DMAA' })).headers['content-disposition']).toContain(
    'Pickup list Demo Motor 2026-11-20.pdf',
  )
})

it('of chosen shipments lists those that wait, each day apart, and refuses where none does', async () => {
  person = await newCompany(node)
  const ids = [
    await tendered('Demo Motor', 'DMAA'),
    await tendered('Demo Motor', 'DMAA', { pickup: '2026-11-21' }),
    await tendered('Demo Motor', 'DMAA', { status: 'A' }),
  ]
  const text = await words({ shipmentIds: ids })
  expect(text.match(/page 1 of 1/g)).toHaveLength(2)
  expect(text).toContain('11/20/2026')
  expect(text).toContain('11/21/2026')
  expect(text).not.toContain(`PRO${ids[2]}`)
  const refused = await list({ shipmentIds: ids.slice(2) })
  expect([refused.status, refused.error.code]).toEqual([409, 'NothingToPickUp'])
})

it('is narrowed to a dock, says its door, and says where nothing waits', async () => {
  person = await newCompany(node)
  const dayton = await ownDock('Test Dock', '1 Dock Road', 'Dayton', 'OH', '45402')
  const reno = await ownDock('Test Consignee', '2 Plain Street', 'Reno', 'NV', '89501')
  const shipmentId = await tendered('Demo Motor', 'DMAA')
  await ask(node, SetDockDoor, { body: { shipmentId, version: 1, Door: 'East 4' } }, person.token)
  expect(await words({ siteId: dayton })).toContain('East 4')
  const none = await words({ siteId: reno })
  expect(none).toContain('No freight waits for pickup on 11/20/2026')
  expect(none).toContain('2 Plain Street')
  expect(none).not.toContain('Signature')
})

it('counts units, pieces and pounds of each bill, and sums them', async () => {
  person = await newCompany(node)
  const [item] = freight.items
  if (item === undefined) throw new Error('freight has an item')
  for (const weightLb of [500, 250.5]) {
    const { shipmentId } = await addFreight(node, person, {
      pickup: { ...freight.pickup, date: today },
      items: [{ ...item, handlingUnits: 2, pieces: 12, weightLb, stackable: true }],
    })
    await taken(shipmentId, 'Demo Motor', 'DMAA')
    await node.app.db
      .forClient(person.clientId)
      .transaction(tx =>
        tx
          .updateTable('shipment')
          .set({ status: 'T' })
          .where('client_id', '=', person.clientId)
          .where('shipment_id', '=', shipmentId)
          .execute(),
      )
  }
  const text = await words()
  expect(text).toMatch(/2 12 500 .*2 12 250.5 .*TOTAL 2 bills of lading 4 24 750.5/)
})

it('of a shipment that is picked up at two docks lists at each what is loaded there', async () => {
  person = await newCompany(node)
  const dayton = await ownDock('Test Dock', '1 Dock Road', 'Dayton', 'OH', '45402')
  const columbus = await ownDock('Second Dock', '9 Far Road', 'Columbus', 'OH', '43215')
  const plain = shipmentOfPlain({ ...freight, pickup: { ...freight.pickup, date: today } })
  const [first, last] = plain.stops
  const [unit] = plain.units
  const [bill] = plain.bills
  if (!first || !last || !unit || !bill) throw new Error('freight is whole')
  const far = { company: 'Second Dock', street: '9 Far Road', city: 'Columbus', zip: '43215' }
  const { shipmentId } = await addWhole(node, person, {
    ...plain,
    stops: [first, { ...first, address: { ...first.address, ...far } }, last],
    units: [
      { ...unit, unloadedAt: 3 },
      { ...unit, count: 3, loadedAt: 2, unloadedAt: 3 },
    ],
    bills: [
      { ...bill, toStop: 3 },
      { ...bill, fromStop: 2, toStop: 3 },
    ],
  })
  await taken(shipmentId, 'Demo Motor', 'DMAA')
  expect(await words({ siteId: dayton })).toMatch(/1 Dock Road.*TOTAL 1 bill of lading 1 /)
  expect(await words({ siteId: columbus })).toMatch(/9 Far Road.*TOTAL 1 bill of lading 3 /)
  expect((await words()).match(/page 1 of 1/g)).toHaveLength(2)
})

it('stands in the history of each shipment that is on it, with who printed it and how often', async () => {
  person = await newCompany(node)
  const [first, second] = [await tendered('Demo Motor', 'DMAA'), await tendered('Demo Lines', 'DMBB')]
  const left = await tendered('Demo Motor', 'DMAA', { status: 'A' })
  const prints = async (id: number) =>
    (await historyOf(node, person, id))
      .filter(({ action }) => action === 'pickupListed')
      .map(({ actor, after }) => [actor, (after as { prints?: number } | null)?.prints])
  await list()
  const colleague = await newPerson(node, person.clientId, ['DockView'])
  await list({ CarrierSCAC: 'DMAA' }, colleague)
  await Promise.all([list({ shipmentIds: [first] }), list({ shipmentIds: [first] })])
  const [byFirst, byColleague, ...others] = await prints(first)
  expect([byFirst?.[1], byColleague?.[1], ...others.map(([, n]) => n)]).toEqual([1, 2, 3, 4])
  expect(byColleague?.[0]).not.toBe(byFirst?.[0])
  expect((await prints(second)).map(([, n]) => n)).toEqual([1])
  expect(await prints(left)).toEqual([])
  // A day on which nothing waits is a paper, too, and about no shipment.
  expect((await list({ date: '2027-01-04' })).status).toBe(200)
  expect(await prints(second)).toHaveLength(1)
})
