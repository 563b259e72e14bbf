import { type BodyOf, DOCK_PICKUPS_MAX } from '@waybill/contract'
import { UpdateLocation } from '@waybill/contract/calls/Address/UpdateLocation.ts'
import { GetDockView } from '@waybill/contract/calls/Shipment/GetDockView.ts'
import { MarkReady } from '@waybill/contract/calls/Shipment/MarkReady.ts'
import { SetDockDoor } from '@waybill/contract/calls/Shipment/SetDockDoor.ts'
import { ShipmentDetails } from '@waybill/contract/calls/Shipment/ShipmentDetails.ts'
import { wireBookAddressInput } from '@waybill/contract/wire/bookAddress.ts'
import { CompiledQuery } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { newCompany, newPerson, type Person } from '../../testing/company.ts'
import { ask, sharedNode, TestClock, type TestNode } from '../../testing/node.ts'
import { insertShipment } from '../../testing/shipments.ts'

let node: TestNode
let clerk: Person
beforeAll(async () => {
  node = await sharedNode()
  clerk = await newCompany(node)
})

const today = '2026-11-20'
const view = async (person: Person, body: BodyOf<typeof GetDockView> = {}) =>
  (await ask(node, GetDockView, { body }, person.token)).reply
const details = async (person: Person, shipmentId: number) =>
  (await ask(node, ShipmentDetails, { body: { shipmentId } }, person.token)).reply

async function ownDock(person: Person, CompanyName: string, Street: string, City: string, State: string, Zip: string) {
  const address = wireBookAddressInput.parse({ CompanyName, Street, City, State, Zip, CountryCode: 'US', isOurs: true })
  const asked = { query: { funtype: 'add' as const }, body: { address } }
  return (await ask(node, UpdateLocation, asked, person.token)).reply.address?.addressId ?? 0
}

describe('Shipment/GetDockView', () => {
  it('answers 401, 400, 403, and 404 for a dock of another company', async () => {
    expect((await ask(node, GetDockView)).status).toBe(401)
    expect((await ask(node, GetDockView, { body: { date: '2026-13-01' } }, clerk.token)).status).toBe(400)
    const other = await newPerson(node, clerk.clientId, ['Track'])
    expect((await ask(node, GetDockView, { body: {} }, other.token)).status).toBe(403)
    const site = await ownDock(await newCompany(node), 'Theirs', '1 Way', 'Reno', 'NV', '89501')
    expect((await ask(node, GetDockView, { body: { siteId: site } }, clerk.token)).status).toBe(404)
  })

  it('shows the pickups of a day in the order of their windows, the days after it, and what was left behind', async () => {
    const person = await newCompany(node)
    await insertShipment(node, await newCompany(node), { pickup: today })
    const booked = await insertShipment(node, person, { pickup: today, consignee: 'Acme' })
    const gone = await insertShipment(node, person, { pickup: today, status: 'A' })
    const planned = await insertShipment(node, person, { pickup: today, status: 'Q' })
    await insertShipment(node, person, { pickup: today, status: 'V' })
    await insertShipment(node, person, { pickup: '2026-11-19' })
    await insertShipment(node, person, { pickup: '2026-11-18', status: 'A' })
    await insertShipment(node, person, { pickup: '2026-11-22' })
    const shown = await view(person)
    expect(shown).toMatchObject({
      date: today,
      today,
      total: 3,
      siteId: null,
      leftBehind: 1,
      leftBehindOn: '2026-11-19',
    })
    expect(shown.pickups.map(row => row.shipmentId)).toEqual([booked, gone, planned])
    expect(shown.pickups[0]).toMatchObject({ consignee: 'Acme', consigneeCity: 'Reno', Door: '', readyAt: null })
    expect(shown.days.map(day => day.count)).toEqual([3, 0, 1, 0, 0, 0, 0])
    expect((await view(person, { date: '2026-11-19' })).total).toBe(1)
  })

  it('is narrowed to a dock, whose clock says what today is; what only comes in is picked up elsewhere', async () => {
    const person = await newCompany(node)
    const dayton = await ownDock(person, 'Test Dock', '1 Dock Road', 'Dayton', 'OH', '45402')
    const reno = await ownDock(person, 'Test Consignee', '2 Plain Street', 'Reno', 'NV', '89501')
    const id = await insertShipment(node, person, { pickup: today })
    expect((await view(person, { siteId: dayton })).pickups.map(row => row.shipmentId)).toEqual([id])
    expect(await view(person, { siteId: reno })).toMatchObject({ total: 0, zone: 'America/Los_Angeles' })
    expect((await view(person)).sites.map(site => site.addressId)).toEqual([reno, dayton])
    const midnight = Date.parse('2026-11-21T06:30:00Z')
    node.clock.pass(midnight - node.clock.at)
    const later = await newPerson(node, person.clientId)
    const days = await Promise.all([dayton, reno].map(siteId => view(later, { siteId })))
    node.clock.at = TestClock.start
    expect(days.map(day => day.today)).toEqual(['2026-11-21', '2026-11-20'])
  })

  it('shows as many as it can and says how many there are', async () => {
    const person = await newCompany(node)
    const first = await insertShipment(node, person, { pickup: today })
    await node.app.db.forClient(person.clientId).transaction(async tx => {
      const columns = ['unique_name', 'shipment_id', 'created_key', 'bol_number']
      const { rows } = await tx.executeQuery<{ names: string }>(
        CompiledQuery.raw(
          `select string_agg(quote_ident(column_name), ', ') as names from information_schema.columns
            where table_name = 'shipment' and is_generated = 'NEVER' and column_name <> all($1)`,
          [columns],
        ),
      )
      const names = rows[0]?.names ?? ''
      await tx.executeQuery(
        CompiledQuery.raw(
          `with made as (
             insert into shipment (unique_name, bol_number, ${names})
             select gen_random_uuid()::text, n::text, ${names} from shipment, generate_series(1, $2) n
              where client_id = $1 and shipment_id = $3 returning client_id, shipment_id)
           insert into stop (client_id, shipment_id, number, kind, address, zone)
           select client_id, shipment_id, 1, 'pickup', '{}', '' from made`,
          [person.clientId, DOCK_PICKUPS_MAX + 5, first],
        ),
      )
    })
    const shown = await view(person)
    expect([shown.pickups.length, shown.total]).toEqual([DOCK_PICKUPS_MAX, DOCK_PICKUPS_MAX + 6])
  })
})

describe('Shipment/SetDockDoor', () => {
  it('gives a pickup its door and takes it back, and nobody has to be told', async () => {
    const person = await newCompany(node)
    const shipmentId = await insertShipment(node, person, { pickup: today })
    const before = await details(person, shipmentId)
    const body = { shipmentId, version: before.version, Door: ' 12 ' }
    const { reply } = await ask(node, SetDockDoor, { body }, person.token)
    expect(reply).toEqual({ shipmentId, shipmentStatus: 'T', version: before.version + 1 })
    const shown = await view(person)
    expect([shown.pickups[0]?.Door, shown.doors]).toEqual(['12', ['12']])
    const after = await details(person, shipmentId)
    expect(after.shipment.ShipmentStops?.map(stop => stop.Door)).toEqual(['12', ''])
    expect(after.NotifyCarrier).toBe(before.NotifyCarrier)
    expect(after.revisionDue).toBe(before.revisionDue)
    expect(after.history[0]).toMatchObject({
      action: 'door chosen',
      changes: [{ field: 'Origin door', before: '', after: '12' }],
    })
    const stale = await ask(node, SetDockDoor, { body: { ...body, Door: '13' } }, person.token)
    expect([stale.status, stale.error.code]).toEqual([409, 'ChangedMeanwhile'])
    await ask(node, SetDockDoor, { body: { shipmentId, version: reply.version, Door: '' } }, person.token)
    expect((await view(person)).pickups[0]?.Door).toBe('')
  })

  it('is open where a truck is, not for what is void, and refuses a novel', async () => {
    const person = await newCompany(node)
    const [left, gone] = [
      await insertShipment(node, person, { pickup: today, status: 'A' }),
      await insertShipment(node, person, { pickup: today, status: 'V' }),
    ]
    const give = (shipmentId: number, Door: string) =>
      ask(node, SetDockDoor, { body: { shipmentId, version: 1, Door } }, person.token)
    expect((await give(left, 'D'.repeat(21))).error.issues?.[0]?.at).toBe('body.Door')
    expect((await give(left, '4')).status).toBe(200)
    expect((await give(gone, '4')).error.code).toBe('Locked')
    expect((await ask(node, SetDockDoor, { body: { shipmentId: left, version: 2, Door: '' } })).status).toBe(401)
  })
})

describe('Shipment/MarkReady', () => {
  it('says who said so and when, once, and takes it back', async () => {
    const person = await newCompany(node)
    const shipmentId = await insertShipment(node, person, { pickup: today })
    const mark = (version: number, undo = false) =>
      ask(node, MarkReady, { body: { shipmentId, version, undo } }, person.token)
    const marked = await mark(1)
    expect(marked.reply.version).toBe(2)
    expect((await view(person)).pickups[0]).toMatchObject({
      readyAt: node.clock.now().toISOString(),
      readyBy: expect.stringMatching(/^Test Clerk/),
    })
    expect((await details(person, shipmentId)).history[0]).toMatchObject({
      action: 'ready',
      changes: [{ field: 'Ready for the truck', before: '', after: 'Yes' }],
    })
    // Said twice it is said once.
    expect((await mark(2)).reply.version).toBe(2)
    expect((await mark(2, true)).reply.version).toBe(3)
    expect((await view(person)).pickups[0]).toMatchObject({ readyAt: null, readyBy: '' })
  })

  it('is of what stands at the dock alone', async () => {
    const person = await newCompany(node)
    const shipmentId = await insertShipment(node, person, { pickup: today, status: 'A' })
    const refused = await ask(node, MarkReady, { body: { shipmentId, version: 1 } }, person.token)
    expect([refused.status, refused.error.code]).toEqual([409, 'NotAtDock'])
    expect((await ask(node, MarkReady, { body: { shipmentId, version: 1 } })).status).toBe(401)
  })
})
