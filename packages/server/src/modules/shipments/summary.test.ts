import { BuildShipment } from '@waybill/contract/calls/Shipment/BuildShipment.ts'
import { ShipmentDetails } from '@waybill/contract/calls/Shipment/ShipmentDetails.ts'
import { UpdateSchedule } from '@waybill/contract/calls/Shipment/UpdateSchedule.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { seedDemo } from '../../demo/showcase/seedDemo.ts'
import { newCompany, type Person } from '../../testing/company.ts'
import { ask, startTestNode, type TestNode } from '../../testing/node.ts'
import { buildShipment } from '../../testing/wireShipment.ts'
import { sampleWireStops, wireStops } from '../../testing/wireStops.ts'

let node: TestNode
let clerk: Person
beforeAll(async () => {
  node = await startTestNode()
  await seedDemo(node.app)
  clerk = await newCompany(node)
})
afterAll(() => node.close())

/** Ids of shipments whose head says anything else than its parts, worked out by the database alone. */
const astray = sql<{ shipment_id: number }>`
  select s.shipment_id
    from shipment s
    left join lateral (select * from stop p where p.client_id = s.client_id and p.shipment_id = s.shipment_id
                        order by number limit 1) f on true
    left join lateral (select * from stop p where p.client_id = s.client_id and p.shipment_id = s.shipment_id
                        order by number desc limit 1) l on true
    left join lateral (select number as bol from bill_of_lading b
                        where b.client_id = s.client_id and b.shipment_id = s.shipment_id order by place limit 1) b on true
    left join lateral (select coalesce(sum(greatest(u.gross_weight_lb, c.weight)), 0) as weight,
                              coalesce(sum(c.pieces), 0) as pieces, coalesce(sum(u.count), 0) as units
                         from handling_unit u
                         join lateral (select sum(weight_lb) as weight, sum(pieces) as pieces from unit_content c
                                        where c.client_id = u.client_id and c.unit_id = u.unit_id) c on true
                        where u.client_id = s.client_id and u.shipment_id = s.shipment_id) t on true
   where (s.shipper, s.shipper_city, s.shipper_state, s.shipper_zip, s.consignee_zip, s.picked_up_on, s.delivered_on,
          s.consignee, s.consignee_city, s.consignee_state, s.consignee_contact, s.origin_zone,
          s.pickup_date, s.pickup_from, s.pickup_to, s.bol_number, s.total_weight, s.total_pieces, s.total_handling_units)
         is distinct from
         (f.address ->> 'company', f.address ->> 'city', f.address ->> 'state',
          upper(replace(f.address ->> 'zip', ' ', '')), upper(replace(l.address ->> 'zip', ' ', '')),
          (coalesce(f.left_at, f.arrived_at) at time zone nullif(f.zone, ''))::date,
          (l.arrived_at at time zone coalesce(nullif(l.zone, ''), nullif(f.zone, '')))::date,
          l.address ->> 'company', l.address ->> 'city',
          l.address ->> 'state', l.address ->> 'contactName', f.zone, f.window_date, f.window_from, f.window_to, b.bol,
          t.weight, t.pieces, t.units)
      or s.shipment_references is distinct from array(
           select coalesce(r.value, '')
             from generate_series(1, (select max(number) from shipment_reference r where r.client_id = s.client_id
                                         and r.shipment_id = s.shipment_id and r.kind = 'reference')) n
             left join shipment_reference r on r.client_id = s.client_id and r.shipment_id = s.shipment_id
                                           and r.kind = 'reference' and r.number = n order by n)`

it('a head repeats its parts, for every shipment, however it was written', async () => {
  const plain = await buildShipment(node, clerk, { Reference3: 'third' })
  const query = { ShipemntId: plain.shipmentId }
  const window = { PickupByDate: '2026-11-25', PickupByFromTime: '09:00', PickupByToTime: '12:00' }
  await ask(node, UpdateSchedule, { query, body: { version: plain.version, ...window } }, clerk.token)
  const stops = await ask(node, BuildShipment, { body: { shipment: sampleWireStops() } }, clerk.token)
  const { shipmentId } = stops.reply
  const { shipment, version } = (await ask(node, ShipmentDetails, { body: { shipmentId } }, clerk.token)).reply
  const HandlingUnits = shipment.HandlingUnits.map(unit => ({ ...unit, GrossWeight: 610 }))
  const edited = { ...shipment, HandlingUnits, Reference1: '' }
  expect(
    (await ask(node, BuildShipment, { body: { shipment: edited, shipmentId, version } }, clerk.token)).status,
  ).toBe(200)
  await ask(node, BuildShipment, { body: { shipment: wireStops(12) } }, clerk.token)

  const { rows: clients } = await sql<{ client_id: number }>`select client_id from identity.client`.execute(
    node.app.db.identity,
  )
  let seen = 0
  for (const { client_id } of clients) {
    await node.app.db.forClient(client_id).transaction(async tx => {
      expect((await astray.execute(tx)).rows).toEqual([])
      seen += (await tx.selectFrom('shipment').select('shipment_id').execute()).length
    })
  }
  expect(seen).toBeGreaterThan(100)
})
