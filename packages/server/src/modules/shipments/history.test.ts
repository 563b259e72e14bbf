import type { BodyOf } from '@waybill/contract'
import { ExportShipments } from '@waybill/contract/calls/Shipment/ExportShipments.ts'
import { GetShipmentCount } from '@waybill/contract/calls/Shipment/GetShipmentCount.ts'
import { GetShipmentList } from '@waybill/contract/calls/Shipment/GetShipmentList.ts'
import { UpdateStatusCode } from '@waybill/contract/calls/Shipment/UpdateStatusCode.ts'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { putTender } from '../../testing/booked.ts'
import { newCompany, newPerson, type Person } from '../../testing/company.ts'
import { addFreight, freight } from '../../testing/freight.ts'
import { ask, sharedNode, type TestNode } from '../../testing/node.ts'

let node: TestNode
let clerk: Person
const ids: Record<string, number> = {}
/** Where each comes from and goes to: city, state and postal code. */
const ways: Readonly<Record<string, readonly [readonly string[], readonly string[]]>> = {
  dayton: [
    ['Dayton', 'OH', '45402'],
    ['Reno', 'NV', '89502'],
  ],
  akron: [
    ['Akron', 'OH', '44308'],
    ['Sparks', 'NV', '89431'],
  ],
  ottawa: [
    ['Dayton', 'OH', '45459'],
    ['Ottawa', 'ON', 'K1A 0B1'],
  ],
  texas: [
    ['Dayton', 'TX', '77535'],
    ['Reno', 'TX', '76020'],
  ],
}

beforeAll(async () => {
  node = await sharedNode()
  clerk = await newCompany(node)
  for (const [name, [from, to]] of Object.entries(ways)) {
    const place = ([city = '', state = '', zip = '']: readonly string[]) => ({
      ...{ city, state, zip, country: state === 'ON' ? ('CA' as const) : ('US' as const) },
    })
    const given = {
      origin: { ...freight.origin, ...place(from) },
      destination: { ...freight.destination, ...place(to) },
      references: [`PO ${name.toUpperCase()}`],
    }
    ids[name] = (await addFreight(node, clerk, given)).shipmentId
  }
})

type Filter = NonNullable<BodyOf<typeof GetShipmentList>['filter']>
type Tab = 'active' | 'archived' | 'Q' | 'A' | 'D' | 'V'

const listed = async (statuscode: Tab, filter: Filter = {}) =>
  (await ask(node, GetShipmentList, { query: { statuscode }, body: { filter } }, clerk.token)).reply
const namesIn = async (statuscode: Tab, filter: Filter) => {
  const { rows, total } = await listed(statuscode, filter)
  expect(total).toBe(rows.length)
  return rows.map(row => Object.keys(ids).find(name => ids[name] === row.shipmentId)).sort()
}

describe('history', () => {
  it.each<[string, Filter, string[]]>([
    ['a state', { from: 'OH' }, ['akron', 'dayton', 'ottawa']],
    ['a state in small letters', { to: 'nv' }, ['akron', 'dayton']],
    ['the beginning of a ZIP code', { from: '454' }, ['dayton', 'ottawa']],
    ['a whole ZIP code', { from: '45402' }, ['dayton']],
    ['a Canadian postal code, however it is spaced', { to: 'k1a0b1' }, ['ottawa']],
    ['the beginning of a city', { from: 'Dayt' }, ['dayton', 'ottawa', 'texas']],
    ['a city with its state', { from: 'Dayton, OH' }, ['dayton', 'ottawa']],
    ['both ends', { from: 'OH', to: '895' }, ['dayton']],
    ['a percent sign as it is', { from: '%' }, []],
    ['blanks, which narrow nothing', { from: '  ' }, ['akron', 'dayton', 'ottawa', 'texas']],
    ['the beginning of a number', { reference: 'po dayt' }, ['dayton']],
    ['what follows its first word', { reference: 'TEXAS' }, ['texas']],
  ])('finds lanes and numbers by %s', async (_, filter, names) => {
    expect(await namesIn('active', filter)).toEqual(names)
  })

  it('has the days on which freight left and arrived at its places, and finds it by them', async () => {
    const { shipmentId } = await addFreight(node, clerk)
    await putTender(node, clerk, shipmentId)
    await node.app.db
      .forClient(clerk.clientId)
      .transaction(tx => sql`update shipment set status = 'T' where shipment_id = ${shipmentId}`.execute(tx))
    const before = await listed('active', { pickedUp: { from: '2020-01-01' } })
    expect(before.rows).toEqual([])
    for (const statusCode of ['A', 'D'] as const) {
      const { version } = (await listed('active')).rows.find(row => row.shipmentId === shipmentId) ?? { version: 0 }
      const moved = await ask(node, UpdateStatusCode, { body: { shipmentId, version, statusCode } }, clerk.token)
      expect(moved.status).toBe(200)
    }
    const [row] = (await listed('D')).rows
    const today = node.clock.now().toISOString().slice(0, 10)
    expect(row?.deliveredOn).toMatch(/^\d{4}-\d\d-\d\d$/)
    expect(Math.abs(Date.parse(row?.deliveredOn ?? '') - Date.parse(today))).toBeLessThanOrEqual(86_400_000)
    const day = row?.deliveredOn ?? ''
    expect((await listed('D', { delivered: { from: day, to: day } })).rows).toHaveLength(1)
    expect((await listed('D', { delivered: { to: '2020-01-01' } })).rows).toEqual([])
    // A range that ends before it begins holds nothing, and is no fault.
    expect((await listed('D', { delivered: { from: '2035-01-01', to: '2020-01-01' } })).rows).toEqual([])
  })

  it('finds amounts of one currency', async () => {
    const person = await newCompany(node)
    const set = async (total: number, currency: string) => {
      const { shipmentId } = await addFreight(node, person, { currency })
      await node.app.db
        .forClient(person.clientId)
        .transaction(tx =>
          sql`update shipment set total_charge = ${total} where shipment_id = ${shipmentId}`.execute(tx),
        )
      return shipmentId
    }
    const [usd, cad] = [await set(50_000, 'USD'), await set(50_000, 'CAD')]
    const of = async (filter: Filter) => {
      const body = { filter: { amount: { from: 40_000 }, ...filter } }
      const { reply } = await ask(node, GetShipmentList, { query: { statuscode: 'active' }, body }, person.token)
      return reply.rows.map(row => row.shipmentId)
    }
    expect(await of({})).toEqual([cad, usd])
    expect(await of({ currencies: ['CAD'] })).toEqual([cad])
    expect(await of({ currencies: ['EUR'] })).toEqual([])
  })

  it('shows what is not over in one tab and what is archived in another, void among it, counted alike, for its page', async () => {
    const person = await newCompany(node)
    const made: number[] = []
    for (const status of ['O', 'Q', 'T', 'A', 'D', 'V'] as const) {
      const { shipmentId } = await addFreight(node, person)
      await node.app.db
        .forClient(person.clientId)
        .transaction(tx => sql`update shipment set status = ${status} where shipment_id = ${shipmentId}`.execute(tx))
      made.push(shipmentId)
    }
    const reader = await newPerson(node, person.clientId, ['ShipmentHistory'])
    const rowsOf = async (statuscode: Tab) =>
      (await ask(node, GetShipmentList, { query: { statuscode }, body: {} }, reader.token)).reply
    const active = await rowsOf('active')
    expect(active.rows.map(row => row.shipmentId)).toEqual(made.slice(0, 4).toReversed())
    const archived = await rowsOf('archived')
    expect(archived.rows.map(row => row.shipmentStatus)).toEqual(['V'])
    const { reply: counts } = await ask(node, GetShipmentCount, { body: {} }, reader.token)
    expect([active.total, archived.total]).toEqual([counts.active, counts.archived])
    const body = { columns: ['BOLNumber' as const] }
    const file = await ask(node, ExportShipments, { query: { statuscode: 'active' }, body }, reader.token)
    expect(file.text.trim().split('\r\n')).toHaveLength(5)
  })
})
