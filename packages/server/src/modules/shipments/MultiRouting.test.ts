import type { BodyOf } from '@waybill/contract'
import { MultiRouting } from '@waybill/contract/calls/Shipment/MultiRouting.ts'
import { ShipmentDetails } from '@waybill/contract/calls/Shipment/ShipmentDetails.ts'
import { beforeAll, expect, it } from 'vitest'
import { newCompany, type Person } from '../../testing/company.ts'
import { ask, sharedNode, type TestNode } from '../../testing/node.ts'
import { buildShipment } from '../../testing/wireShipment.ts'
import { sampleWireStops, wireStops } from '../../testing/wireStops.ts'

let node: TestNode
let clerk: Person
beforeAll(async () => {
  node = await sharedNode()
  clerk = await newCompany(node)
})

const details = async (shipmentId: number) =>
  (await ask(node, ShipmentDetails, { body: { shipmentId } }, clerk.token)).reply

type Body = BodyOf<typeof MultiRouting>
const route = (body: Body, person = clerk) => ask(node, MultiRouting, { body }, person.token)

/** What a screen sends back: the parts as they came. */
async function loaded(shipmentId: number) {
  const { version, shipment } = await details(shipmentId)
  return { version, shipmentId, ShipmentStops: shipment.ShipmentStops ?? [], HandlingUnits: shipment.HandlingUnits }
}

it('puts a stop into a plain order, splits its freight, and moves stops; ids stay', async () => {
  const { shipmentId } = await buildShipment(node, clerk)
  const plain = await loaded(shipmentId)
  const [unit] = plain.HandlingUnits
  const [first, last] = plain.ShipmentStops
  if (unit === undefined || first === undefined || last === undefined) throw new Error('no plain order')
  const [content] = unit.Contents
  if (content === undefined) throw new Error('nothing on the unit')
  const half = { ...content, Pieces: 1, Weight: 10 }
  const halfway = { ...last, StopID: null, Reference1: 'DOCK 7', SheduleDateTime: { ...first.SheduleDateTime } }
  const units = [
    { ...unit, UnloadStop: 3, Contents: [{ ...content, Pieces: content.Pieces - 1, Weight: content.Weight - 10 }] },
    { ...unit, UnitID: null, Qty: 1, UnloadStop: 2, Contents: [half] },
  ]
  const answer = await route({ ...plain, ShipmentStops: [first, halfway, last], HandlingUnits: units })
  expect(answer.status).toBe(200)
  const routed = await loaded(shipmentId)
  expect(routed.ShipmentStops.map(stop => [stop.StopType, stop.Reference1, stop.Items.length])).toEqual([
    ['pickup', '', 2],
    ['delivery', 'DOCK 7', 1],
    ['delivery', '', 1],
  ])
  expect(routed.ShipmentStops.map(stop => stop.StopID).filter((_, i) => i !== 1)).toEqual([first.StopID, last.StopID])
  expect((await details(shipmentId)).shipment.Bills).toMatchObject([{ FromStop: 1, ToStop: 3 }])
  // The middle stop goes last: its units go with it.
  const [one, two, three] = routed.ShipmentStops
  if (one === undefined || two === undefined || three === undefined) throw new Error('no three stops')
  const window = { ...two.SheduleDateTime }
  const turned = [one, { ...three, SheduleDateTime: window }, { ...two, SheduleDateTime: { PickupByDate: '' } }]
  const swapped = routed.HandlingUnits.map(each => ({ ...each, UnloadStop: each.UnloadStop === 2 ? 3 : 2 }))
  expect((await route({ ...routed, ShipmentStops: turned, HandlingUnits: swapped })).status).toBe(200)
  const after = await loaded(shipmentId)
  expect(after.ShipmentStops.map(stop => stop.StopID)).toEqual([one.StopID, three.StopID, two.StopID])
})

it('refuses a stop behind its drop at the unit, and what is of another shipment or company', async () => {
  const { shipmentId } = await buildShipment(node, clerk, sampleWireStops())
  const now = await loaded(shipmentId)
  const units = now.HandlingUnits.map(unit => ({ ...unit, LoadStop: unit.UnloadStop, UnloadStop: unit.LoadStop }))
  const refused = await route({ ...now, HandlingUnits: units })
  expect(refused.status).toBe(400)
  const codes = refused.error.issues?.map(({ at, code }) => `${at} ${code}`)
  expect(codes).toContain('body.HandlingUnits.0.UnloadStop unloadedBeforeLoaded')
  expect((await loaded(shipmentId)).version).toBe(now.version)
  const stranger = await newCompany(node)
  expect((await route(now, stranger)).status).toBe(404)
  expect((await route({ ...now, version: now.version + 1 })).error.code).toBe('ChangedMeanwhile')
})

it('24 stops hold, in their order', async () => {
  const { shipmentId } = await buildShipment(node, clerk, wireStops(24))
  const now = await loaded(shipmentId)
  const [first, ...others] = now.ShipmentStops
  if (first === undefined) throw new Error('no stops')
  const places = new Map(others.toReversed().map((stop, i) => [stop.StopID, i + 2]))
  const units = now.HandlingUnits.map(unit => ({
    ...unit,
    UnloadStop: places.get(now.ShipmentStops[unit.UnloadStop - 1]?.StopID ?? null) ?? 0,
  }))
  const answer = await route({ ...now, ShipmentStops: [first, ...others.toReversed()], HandlingUnits: units })
  expect(answer.status).toBe(200)
  const after = await loaded(shipmentId)
  expect(after.ShipmentStops.map(stop => stop.StopID)).toEqual([first, ...others.toReversed()].map(stop => stop.StopID))
  expect(after.ShipmentStops).toHaveLength(24)
})
