import { GetFreightOnTheWay } from '@waybill/contract/calls/Shipment/GetFreightOnTheWay.ts'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { pointOf } from '../../places/roadMiles.ts'
import { newCompany, newPerson, type Person } from '../../testing/company.ts'
import { putFact } from '../../testing/facts.ts'
import { freight } from '../../testing/freight.ts'
import { ask, sharedNode, type TestNode } from '../../testing/node.ts'

let node: TestNode
let clerk: Person
beforeAll(async () => {
  node = await sharedNode()
  clerk = await newCompany(node)
})

const onTheWay = async (person: Person, filter = {}) =>
  (await ask(node, GetFreightOnTheWay, { body: { filter } }, person.token)).reply

const hear = (person: Person, shipmentId: number, city: string, state: string, at: string, more: object = {}) =>
  node.app.db.forClient(person.clientId).transaction(tx =>
    tx
      .insertInto('tracking_event')
      .values({
        ...{ client_id: person.clientId, shipment_id: shipmentId, source: 'carrier', status: 'inTransit', city, state },
        ...{
          local_time: at.slice(0, 16),
          happened_at: at,
          entered_by: 'Test',
          entered_at: at,
          event_key: `${city} ${at}`,
        },
        ...{ accepted_at: at, ...more },
      })
      .execute(),
  )

describe('Shipment/GetFreightOnTheWay', () => {
  it('is asked by who has its page, and tells nothing of another company', async () => {
    await putFact(node, clerk, { status: 'A' })
    expect((await ask(node, GetFreightOnTheWay, { body: { filter: {} } })).status).toBe(401)
    const stranger = await newPerson(node, clerk.clientId, ['ContactUs'])
    expect((await ask(node, GetFreightOnTheWay, { body: { filter: {} } }, stranger.token)).status).toBe(403)
    expect(await onTheWay(await newCompany(node))).toEqual({ total: 0, shipments: [] })
    expect((await onTheWay(clerk)).total).toBe(1)
  })

  it('says where freight in transit was last: where it began, where it stopped, or where it was heard of since', async () => {
    const person = await newCompany(node)
    const { shipmentId } = await putFact(node, person, { status: 'A' })
    for (const status of ['T', 'D'] as const) await putFact(node, person, { status })
    const where = async () => {
      const { total, shipments } = await onTheWay(person)
      expect([total, shipments.length]).toEqual([1, 1])
      return shipments[0]
    }
    expect(await where()).toMatchObject({
      ...{ shipmentId, consignee: 'Test Consignee', to: 'Reno, NV' },
      ...{ place: 'Dayton, OH', at: null, ...pointOf({ zip: '45402', country: 'US' }), exception: null },
    })
    await hear(person, shipmentId, 'Omaha', 'NE', '2026-11-18T12:00:00Z')
    // Neither what was withdrawn nor what a link says and nobody accepted.
    await hear(person, shipmentId, 'Reno', 'NV', '2026-11-19T12:00:00Z', { taken_back_at: '2026-11-19T13:00:00Z' })
    await hear(person, shipmentId, 'Boise', 'ID', '2026-11-19T14:00:00Z', { source: 'link', accepted_at: null })
    const omaha = await where()
    expect(omaha).toMatchObject({ place: 'Omaha, NE', at: '2026-11-18T12:00:00.000Z' })
    expect(omaha?.latitude).toBeCloseTo(41.26, 0)
    expect(omaha?.longitude).toBeCloseTo(-96, 0)
    await node.app.db
      .forClient(person.clientId)
      .transaction(tx =>
        sql`update stop set arrived_at = '2026-11-20T12:00:00Z' where shipment_id = ${shipmentId} and number = 2`.execute(
          tx,
        ),
      )
    expect(await where()).toMatchObject({ place: 'Reno, NV', ...pointOf({ zip: '89502', country: 'US' }) })
    await hear(person, shipmentId, 'Nowhere at all', 'NV', '2026-11-21T12:00:00Z')
    expect(await where()).toMatchObject({ place: 'Nowhere at all, NV', latitude: null, longitude: null })
  })

  it('is narrowed by carrier, dock and mode', async () => {
    const person = await newCompany(node)
    await putFact(node, person, { status: 'A' })
    await putFact(node, person, { status: 'A', scac: 'DMBB', freight: { ...freight, mode: 'TL' } })
    const totals = async (filter: object) => (await onTheWay(person, filter)).total
    expect(await totals({})).toBe(2)
    expect(await totals({ carriers: ['DMBB', 'gone'] })).toBe(1)
    expect(await totals({ modes: ['TL'] })).toBe(1)
    expect(await totals({ sites: ['0'] })).toBe(2)
    expect(await totals({ sites: ['123', 'none'] })).toBe(0)
  })
})
