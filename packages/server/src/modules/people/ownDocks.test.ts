import { type Call, calls } from '@waybill/contract'
import { wireBookAddressInput } from '@waybill/contract/wire/bookAddress.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { newCompany, newDockClerk, type Person } from '../../testing/company.ts'
import { type Asking, ask, sharedNode, type TestNode } from '../../testing/node.ts'
import { buildShipment, sampleWireShipment } from '../../testing/wireShipment.ts'

let node: TestNode
let manager: Person
let clerk: Person
let own: number
let other: number
const docks: number[] = []

/** A shipment that leaves a place of its own. */
async function from(company: string, street: string) {
  const sample = sampleWireShipment()
  const Origin = { ...sample.Origin, CompanyName: company, Street: street }
  return (await buildShipment(node, manager, { ...sample, Origin })).shipmentId
}

beforeAll(async () => {
  node = await sharedNode()
  manager = await newCompany(node)
  const { City = '', State = '', Zip = '' } = sampleWireShipment().Origin as Record<string, string>
  for (const [CompanyName, Street] of [
    ['North Dock', '1 North Road'],
    ['South Dock', '2 South Road'],
  ] as const) {
    const address = wireBookAddressInput.parse({
      ...{ CompanyName, Street, City, State, Zip, CountryCode: 'US', isOurs: true },
    })
    const added = await ask(node, calls.UpdateLocation, { query: { funtype: 'add' }, body: { address } }, manager.token)
    docks.push(added.reply.address?.addressId ?? 0)
  }
  own = await from('North Dock', '1 North Road')
  other = await from('South Dock', '2 South Road')
  clerk = await newDockClerk(node, manager.clientId, docks.slice(0, 1))
})

const list = async ({ token }: Person) =>
  (await ask(node, calls.GetShipmentList, { query: { statuscode: 'all' }, body: {} }, token)).reply

describe('who works at one dock', () => {
  it('finds its shipments, counts them, and none of another', async () => {
    expect((await list(manager)).rows.map(row => row.shipmentId).toSorted()).toEqual([own, other].toSorted())
    const { rows, total } = await list(clerk)
    expect([rows.map(row => row.shipmentId), total]).toEqual([[own], 1])
    const { reply } = await ask(
      node,
      calls.GetShipmentCount,
      { query: { screenID: 'Track' }, body: {} } as never,
      clerk.token,
    )
    expect(JSON.stringify(reply)).not.toContain('2')
    const columns = ['BOLNumber'] as const
    const { text } = await ask(
      node,
      calls.ExportShipments,
      { query: { statuscode: 'all' }, body: { columns: [...columns] } },
      clerk.token,
    )
    expect(text.trim().split('\r\n')).toHaveLength(2)
  })

  it('is answered of another dock as of a shipment that is not there', async () => {
    const tried: readonly (readonly [Call, Asking<Call>])[] = [
      [calls.ShipmentDetails, { body: { shipmentId: other } }],
      [calls.Void, { body: { shipmentId: other, version: 1, reason: 'test' } }],
      [calls.GETLTLRates, { body: { shipmentId: other } }],
      [calls.GetMails, { body: { shipmentId: other } }],
    ] as unknown as readonly (readonly [Call, Asking<Call>])[]
    for (const [call, given] of tried) {
      const { status, error } = await ask(node, call, given, clerk.token)
      expect([call.name, status, error.code]).toEqual([call.name, 404, 'NotFound'])
    }
    expect((await ask(node, calls.ShipmentDetails, { body: { shipmentId: own } } as never, clerk.token)).status).toBe(
      200,
    )
    const bol = (await list(manager)).rows.find(row => row.shipmentId === other)?.BOLNumber ?? ''
    const found = await ask(node, calls.GlobalSearch, { query: { searchtext: bol }, body: {} } as never, clerk.token)
    expect(found.reply.results).toEqual([])
  })

  it('enters what leaves the dock, and nothing that would belong to another', async () => {
    const sample = sampleWireShipment()
    const at = (CompanyName: string, Street: string) => ({
      body: { shipment: { ...sample, Origin: { ...sample.Origin, CompanyName, Street } } },
    })
    const mine = await ask(node, calls.BuildShipment, at('North Dock', '1 North Road') as never, clerk.token)
    expect([mine.status, mine.error.code]).toEqual([200, undefined])
    const theirs = await ask(node, calls.BuildShipment, at('South Dock', '2 South Road') as never, clerk.token)
    expect([theirs.status, theirs.error.code]).toEqual([403, 'OtherDock'])
    expect((await list(clerk)).total).toBe(2)
  })

  it('gives nobody more docks than he has, and none of another company', async () => {
    const invite = (given: readonly number[] | null, { token }: Person) => {
      const body = { Email: `dock-${crypto.randomUUID()}@demo.invalid`, docks: given }
      return ask(node, calls.UserManagement, { query: { actions: 4 }, body }, token)
    }
    for (const given of [null, docks, [999_999_999]]) {
      const { status, error } = await invite(given, clerk)
      expect([given, status, error.issues]).toMatchObject([given, 404, [{ at: 'body.docks' }]])
    }
    expect((await invite(docks.slice(0, 1), clerk)).status).toBe(200)
    expect((await invite(docks, manager)).reply.user?.docks).toEqual(docks)
  })
})
