import { UpdateLocation } from '@waybill/contract/calls/Address/UpdateLocation.ts'
import { GetShipmentList } from '@waybill/contract/calls/Shipment/GetShipmentList.ts'
import { wireBookAddressInput } from '@waybill/contract/wire/bookAddress.ts'
import { beforeAll, expect, it } from 'vitest'
import { newCompany, type Person } from '../../testing/company.ts'
import { ask, sharedNode, type TestNode } from '../../testing/node.ts'
import { insertShipment } from '../../testing/shipments.ts'

let node: TestNode
beforeAll(async () => {
  node = await sharedNode()
})

const place = (CompanyName: string, Street: string, City: string, State: string, Zip: string, isOurs = true) =>
  wireBookAddressInput.parse({ CompanyName, Street, City, State, Zip, CountryCode: 'US', isOurs })
const dayton = place('Test Dock, Inc.', '1 Dock Rd.', 'Dayton', 'OH', '45402-0001')
const reno = place('Test Consignee', '2 Plain Street', 'Reno', 'NV', '89501')

async function add(person: Person, address: typeof dayton) {
  const query = { funtype: 'add' } as const
  const { reply } = await ask(node, UpdateLocation, { query, body: { address } }, person.token)
  if (reply.address == null) throw new Error('no address')
  return reply.address
}

const siteOf = async (person: Person, id: number): Promise<number | null> => {
  const db = node.app.db.forClient(person.clientId)
  const query = node.app.db.query.selectFrom('shipment').select('site_id').where('shipment_id', '=', id)
  return (await db.readOne(query.where('client_id', '=', person.clientId)))?.site_id ?? null
}

it('a shipment leaves the own dock of its first pickup, else reaches that of its last delivery', async () => {
  const person = await newCompany(node)
  await add(person, place('Elsewhere', '9 Other Way', 'Dayton', 'OH', '45402'))
  const inbound = await add(person, reno)
  const first = await insertShipment(node, person)
  expect(await siteOf(person, first)).toBe(inbound.addressId)
  const outbound = await add(person, dayton)
  const second = await insertShipment(node, person)
  expect(await siteOf(person, second)).toBe(outbound.addressId)
  const at = async (...sites: string[]) => {
    const asked = { query: { statuscode: 'T' as const }, body: { filter: { sites } } }
    return (await ask(node, GetShipmentList, asked, person.token)).reply.rows.map(row => row.shipmentId)
  }
  // What was there before the dock was ours leaves it, too, when it is matched afterwards.
  await expect.poll(() => siteOf(person, first)).toBe(outbound.addressId)
  expect(await at(String(outbound.addressId))).toEqual([second, first])
  expect(await at(String(inbound.addressId))).toEqual([])
  expect(await at(String(inbound.addressId), String(outbound.addressId))).toEqual([second, first])
  expect(await at('none of ours')).toEqual([])
  expect(await siteOf(person, await insertShipment(node, await newCompany(node)))).toBeNull()
})

it('what was there before a dock was ours is matched afterwards, and again when it is ours no more', async () => {
  const person = await newCompany(node)
  const id = await insertShipment(node, person)
  const version = async () => {
    const query = node.app.db.query.selectFrom('shipment').select('version').where('shipment_id', '=', id)
    return (await node.app.db.forClient(person.clientId).readOne(query))?.version
  }
  const seen = await version()
  const own = await add(person, dayton)
  await node.app.due.rest()
  await expect.poll(() => siteOf(person, id)).toBe(own.addressId)
  // Nobody edited it: who has it open is not told that somebody was faster.
  expect(await version()).toBe(seen)
  const body = { addressId: own.addressId, version: own.version, address: { ...dayton, isOurs: false } }
  await ask(node, UpdateLocation, { query: { funtype: 'update' }, body }, person.token)
  await expect.poll(() => siteOf(person, id)).toBeNull()
  const gone = await add(person, reno)
  await expect.poll(() => siteOf(person, id)).toBe(gone.addressId)
  const target = { addressId: gone.addressId, version: gone.version }
  await ask(node, UpdateLocation, { query: { funtype: 'delete' }, body: target }, person.token)
  expect(await siteOf(person, id)).toBeNull()
})
