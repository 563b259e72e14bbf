import type { BodyOf } from '@waybill/contract'
import { BuildShipment } from '@waybill/contract/calls/Shipment/BuildShipment.ts'
import { GlobalSearch } from '@waybill/contract/calls/Shipment/GlobalSearch.ts'
import { SaveItemDetails } from '@waybill/contract/calls/Shipment/SaveItemDetails.ts'
import { ShipmentDetails } from '@waybill/contract/calls/Shipment/ShipmentDetails.ts'
import { UpdateSchedule } from '@waybill/contract/calls/Shipment/UpdateSchedule.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { newCompany, type Person } from '../../testing/company.ts'
import { ask, sharedNode, type TestNode } from '../../testing/node.ts'
import { buildShipment, sampleWireShipment } from '../../testing/wireShipment.ts'
import { sampleWireStops, wireStops } from '../../testing/wireStops.ts'
import { loadShipment } from './shipmentStore.ts'

type Entered = BodyOf<typeof BuildShipment>['shipment']

let node: TestNode
let clerk: Person
beforeAll(async () => {
  node = await sharedNode()
  clerk = await newCompany(node)
})

const details = async (shipmentId: number, token = clerk.token) =>
  (await ask(node, ShipmentDetails, { body: { shipmentId } }, token)).reply

const build = (shipment: Entered, over: { shipmentId?: number; version?: number } = {}, token = clerk.token) =>
  ask(node, BuildShipment, { body: { shipment, ...over } }, token)

/** Three stops, entered; with what the details then show. */
async function threeStops(person = clerk) {
  const { status, reply, text } = await build(sampleWireStops(), {}, person.token)
  expect([status, status === 200 ? '' : text]).toEqual([200, ''])
  const { shipment, version } = await details(reply.shipmentId, person.token)
  return { ...reply, version, shipment }
}

const ids = (shipment: Entered) => ({
  stops: shipment.ShipmentStops?.map(stop => stop.StopID),
  lines: shipment.Lines?.map(line => line.LineID),
  units: shipment.HandlingUnits?.map(unit => unit.UnitID),
  bills: shipment.Bills?.map(bill => bill.BillID),
})

describe('a shipment of several stops', () => {
  it('is entered and read again: places, windows, units with what is on them, bills with numbers of their own', async () => {
    const { shipmentId, BOLNumber, shipment } = await threeStops()
    const { ShipmentStops = [], Lines, HandlingUnits, Bills } = sampleWireStops()
    expect(shipment.ShipmentStops).toMatchObject(ShipmentStops)
    expect(shipment).toMatchObject({ Lines, HandlingUnits, Bills })
    expect(Bills?.map((_, i) => shipment.Bills[i]?.BOLNumber).toSorted()[0]).toBe(BOLNumber)
    expect(new Set(Object.values(ids(shipment)).flat()).size).toBe(3 + 2 + 2 + 2)
    expect(shipment.ShipmentStops?.map(stop => stop.Items.map(row => [row.Description, row.PalletNumber]))).toEqual([
      [
        ['Pump housings', 1],
        ['Gaskets', 1],
        ['Gaskets', 2],
      ],
      [['Gaskets', 2]],
      [
        ['Pump housings', 1],
        ['Gaskets', 1],
      ],
    ])
    expect(shipment.Items.map(row => row.TotalWeight)).toEqual([560, 560, 30])
    expect(shipment.Origin.City).toBe('Dayton')
    expect(shipment.Destination.City).toBe('Reno')
    expect(shipment.AdditionalService).toEqual(['LGDEL'])
    expect(await details(shipmentId)).toMatchObject({ TotalPallet: 2, Totalweight: 590 })
    const { results } = (await ask(node, GlobalSearch, { query: { searchtext: 'dock 7' } }, clerk.token)).reply
    expect(results.map(row => row.shipmentId)).toContain(shipmentId)
  })

  it('takes 40 stops and refuses 41 at the field, with the limit', async () => {
    const { status, reply } = await build(wireStops(40))
    expect(status).toBe(200)
    expect((await details(reply.shipmentId)).shipment.ShipmentStops).toHaveLength(40)
    const { status: refused, error } = await build(wireStops(41))
    expect([refused, error.issues]).toMatchObject([
      400,
      [{ at: 'body.shipment.ShipmentStops', code: 'tooMany', params: { max: 40, length: 41 } }],
    ])
  })

  it('of which one has no day is picked up later without a word of it', async () => {
    const entered = sampleWireStops()
    const ShipmentStops = entered.ShipmentStops?.map((stop, index) =>
      index === 1 ? { ...stop, SheduleDateTime: { PickupByFromTime: '08:00', PickupByToTime: '12:00' } } : stop,
    )
    const { reply } = await build({ ...entered, ShipmentStops })
    const { shipment, version } = await details(reply.shipmentId)
    const query = { ShipemntId: reply.shipmentId }
    const window = { PickupByDate: '2026-12-08', PickupByFromTime: '09:00', PickupByToTime: '12:00' }
    expect((await ask(node, UpdateSchedule, { query, body: { version, ...window } }, clerk.token)).status).toBe(200)
    expect((await details(reply.shipmentId)).shipment.ShipmentStops?.map(stop => stop.SheduleDateTime)).toEqual([
      window,
      ...(shipment.ShipmentStops?.slice(1) ?? []).map(stop => stop.SheduleDateTime),
    ])
  })

  it('names every fault at its field', async () => {
    const bad = sampleWireStops()
    const [first, second, third] = bad.ShipmentStops ?? []
    const [unit, other] = bad.HandlingUnits ?? []
    if (!first || !second || !third || !unit || !other) throw new Error('the sample has three stops and two units')
    const { status, error } = await build({
      ...bad,
      ShipmentStops: [{ ...first, SheduleDateTime: {} }, second, { ...third, DropOffAddress: {} }],
      HandlingUnits: [unit, { ...other, LoadStop: 2, UnloadStop: 9 }],
    })
    expect(status).toBe(400)
    expect(error.issues?.map(({ at, code }) => `${at.replace('body.shipment.', '')} ${code}`)).toEqual([
      'ShipmentStops.0.SheduleDateTime.PickupByDate required',
      'ShipmentStops.0.SheduleDateTime.PickupByFromTime required',
      'ShipmentStops.0.SheduleDateTime.PickupByToTime required',
      ...['CompanyName', 'Street', 'City', 'State', 'Zip'].map(
        field => `ShipmentStops.2.DropOffAddress.${field} required`,
      ),
      'ShipmentStops.1 nothingHere',
      'HandlingUnits.1.UnloadStop notAStop',
      'Bills.1 nothingHere',
      'Bills nothingHere',
    ])
  })
})

describe('an edit of parts', () => {
  it('is a difference: what is sent with an id is changed, what is left out is removed, what has none is added', async () => {
    const { shipmentId, version, shipment } = await threeStops()
    const [first, second, third] = shipment.ShipmentStops ?? []
    const [kept, gone] = shipment.HandlingUnits
    const [pumps] = shipment.Lines
    if (!first || !second || !third || !kept || !gone || !pumps) throw new Error('the sample has three stops')
    const added = { ...second, StopID: null, DropOffAddress: { ...second.DropOffAddress, CompanyName: 'Test New' } }
    const { status, text } = await build(
      {
        ...shipment,
        ShipmentStops: [first, added, { ...third, Appointment: 'A-77' }],
        Lines: [pumps, { ...pumps, LineID: null, Description: 'Valves', Weight: 40, Pieces: 4 }],
        HandlingUnits: [
          { ...kept, Height: 60, Contents: [{ Line: 1, Pieces: 10, Weight: 500 }] },
          { ...gone, UnitID: null, Contents: [{ Line: 2, Pieces: 4, Weight: 40 }] },
        ],
      },
      { shipmentId, version },
    )
    expect([status, status === 200 ? '' : text]).toEqual([200, ''])
    const after = (await details(shipmentId)).shipment
    const [old, now] = [ids(shipment), ids(after)]
    expect(now.stops).toEqual([first.StopID, expect.any(Number), third.StopID])
    expect(old.stops).not.toContain(now.stops?.[1])
    expect(now.lines?.[0]).toBe(pumps.LineID)
    expect(old.lines).not.toContain(now.lines?.[1])
    expect(now.units?.[0]).toBe(kept.UnitID)
    expect(old.units).not.toContain(now.units?.[1])
    expect(now.bills).toEqual(old.bills)
    expect(after.Bills.map(bill => bill.BOLNumber)).toEqual(shipment.Bills.map(bill => bill.BOLNumber))
    expect(after.ShipmentStops?.[1]?.DropOffAddress.CompanyName).toBe('Test New')
    expect(after.HandlingUnits[0]).toMatchObject({ Height: 60, Contents: [{ Line: 1, Pieces: 10, Weight: 500 }] })
  })

  it('can turn the order of stops round and back', async () => {
    const { reply } = await build(wireStops(5))
    const { shipment, version } = await details(reply.shipmentId)
    const [first, ...others] = shipment.ShipmentStops ?? []
    if (!first) throw new Error('there is a first stop')
    const turned = { ...shipment, ShipmentStops: [first, ...others.toReversed()] }
    expect((await build(turned, { shipmentId: reply.shipmentId, version })).status).toBe(200)
    const after = (await details(reply.shipmentId)).shipment
    expect(ids(after).stops).toEqual([first.StopID, ...others.toReversed().map(stop => stop.StopID)])
  })

  it.each(['ShipmentStops', 'Lines', 'HandlingUnits', 'Bills'] as const)(
    'that names %s of another shipment or of another company is 404, and nothing changes',
    async list => {
      const { shipmentId, version, shipment } = await threeStops()
      const stranger = await newCompany(node)
      for (const other of [await threeStops(), await threeStops(stranger)]) {
        const named = { ...shipment, [list]: other.shipment[list], Seals: 'changed' }
        const { status, error } = await build(named, { shipmentId, version })
        expect([status, error.code]).toEqual([404, 'NotFound'])
      }
      expect(await details(shipmentId)).toMatchObject({ version, shipment })
    },
  )

  it('that names a part twice, or an address of another company, is 404', async () => {
    const { shipmentId, version, shipment } = await threeStops()
    const [first, second, third] = shipment.ShipmentStops ?? []
    if (!first || !second || !third) throw new Error('the sample has three stops')
    const twice = { ...shipment, ShipmentStops: [first, second, { ...third, StopID: second.StopID ?? 0 }] }
    expect((await build(twice, { shipmentId, version })).status).toBe(404)
    const foreign = { ...shipment, ShipmentStops: [first, second, { ...third, AddressID: 999_999_999 }] }
    expect((await build(foreign, { shipmentId, version })).status).toBe(404)
    expect((await build({ ...foreign }, {})).status).toBe(404)
    expect(await details(shipmentId)).toMatchObject({ version, shipment })
  })

  it.each([
    [
      'stop',
      (entered: Entered, n: number) => ({
        ShipmentStops: entered.ShipmentStops?.map(stop => ({ ...stop, Appointment: `A-${n}` })),
      }),
    ],
    [
      'line',
      (entered: Entered, n: number) => ({
        Lines: entered.Lines?.map(line => ({ ...line, ItemCode: `I-${n}` })),
      }),
    ],
    [
      'unit',
      (entered: Entered, n: number) => ({
        HandlingUnits: entered.HandlingUnits?.map(unit => ({ ...unit, Height: 40 + n })),
      }),
    ],
  ] as const)('by two people at once: one %s is changed once, the second hears of it', async (_what, edit) => {
    const { shipmentId, version, shipment } = await threeStops()
    const answers = await Promise.all(
      [1, 2].map(n => build({ ...shipment, ...edit(shipment, n) }, { shipmentId, version })),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.error.code).toBe('ChangedMeanwhile')
    const winner = answers.findIndex(({ status }) => status === 200) + 1
    const after = await details(shipmentId)
    expect(after.version).toBe(version + 1)
    expect(after.shipment).toMatchObject(edit(shipment, winner))
  })

  it('is told in the history at the part it was, by its id in the record', async () => {
    const { shipmentId, version, shipment } = await threeStops()
    const [first, second, third] = shipment.ShipmentStops ?? []
    if (!first || !second || !third) throw new Error('the sample has three stops')
    const moved = { ...second, DropOffAddress: { ...second.DropOffAddress, Street: '9 New Street' } }
    await build({ ...shipment, ShipmentStops: [first, moved, third] }, { shipmentId, version })
    const { history } = await details(shipmentId)
    expect(history[0]?.changes).toEqual([{ field: 'Stop 2 street', before: '2 Plain Street', after: '9 New Street' }])
    const rows = await node.app.db
      .forClient(clerk.clientId)
      .read(
        node.app.db.query
          .selectFrom('audit_entry')
          .select('after')
          .where('entity', '=', 'shipment')
          .where('entity_id', '=', shipmentId)
          .orderBy('audit_id', 'desc')
          .limit(1),
      )
    expect(Object.keys(rows[0]?.after as object)).toEqual([`stops.${second.StopID}`])
  })
})

describe('the plain form', () => {
  it('of a shipment with several stops changes its ends and leaves the rest', async () => {
    const { shipmentId, version, shipment } = await threeStops()
    const { ShipmentStops, Lines, HandlingUnits, Bills, ...plain } = shipment
    const edited = { ...plain, Destination: { ...plain.Destination, City: 'Sparks' }, Seals: 'S-1' }
    expect((await build(edited, { shipmentId, version })).status).toBe(200)
    const after = (await details(shipmentId)).shipment
    expect(after).toMatchObject({ Lines, HandlingUnits, Bills, Seals: 'S-1' })
    expect(after.ShipmentStops?.map(stop => [stop.StopID, stop.DropOffAddress.City])).toEqual([
      [ShipmentStops?.[0]?.StopID, 'Dayton'],
      [ShipmentStops?.[1]?.StopID, 'Toledo'],
      [ShipmentStops?.[2]?.StopID, 'Sparks'],
    ])
  })

  it('refuses rows that share their units over the way, and drops nothing', async () => {
    const { shipmentId, version, shipment } = await threeStops()
    const Items = shipment.Items.slice(0, 1)
    const { ShipmentStops, Lines, HandlingUnits, Bills, ...plain } = shipment
    for (const answer of [
      await build({ ...plain, Items }, { shipmentId, version }),
      await ask(node, SaveItemDetails, { body: { shipmentId, version, Items } }, clerk.token),
    ]) {
      expect([answer.status, answer.error.issues?.map(({ at, code }) => `${at.split('.').at(-1)} ${code}`)]).toEqual([
        400,
        ['Items changedByUnit'],
      ])
    }
    const query = { ShipemntId: shipmentId }
    const window = { PickupByDate: '2026-11-24', PickupByFromTime: '09:00', PickupByToTime: '12:00' }
    expect((await ask(node, UpdateSchedule, { query, body: { version, ...window } }, clerk.token)).status).toBe(200)
    const after = (await details(shipmentId)).shipment
    expect(after).toMatchObject({ Lines, HandlingUnits, Bills, SheduleDateTime: window })
  })

  it('keeps lines and units of rows: by their ids, or in their places where none are sent', async () => {
    const { shipmentId, version } = await buildShipment(node, clerk)
    const { shipment } = await details(shipmentId)
    const heavier = sampleWireShipment().Items?.map(item => ({ ...item, Weight: 700 })) ?? []
    const first = await ask(node, SaveItemDetails, { body: { shipmentId, version, Items: heavier } }, clerk.token)
    expect(first.status).toBe(200)
    const second = (await details(shipmentId)).shipment
    expect(ids(second)).toEqual(ids(shipment))
    const Items = [{ ...heavier[0], Description: 'New' }, ...second.Items]
    await ask(node, SaveItemDetails, { body: { shipmentId, version: first.reply.version, Items } }, clerk.token)
    const third = (await details(shipmentId)).shipment
    expect(third.Lines.map(line => [line.Description, line.LineID === second.Lines[0]?.LineID])).toEqual([
      ['New', false],
      ['Pump housings', true],
    ])
  })
})

it('SaveItemDetails takes lines and units by their ids', async () => {
  const { shipmentId, version, shipment } = await threeStops()
  const { HandlingUnits } = shipment
  const Lines = shipment.Lines.map(line => ({ ...line, NMFC: '156600-2' }))
  const { status, reply } = await ask(
    node,
    SaveItemDetails,
    { body: { shipmentId, version, Lines, HandlingUnits } },
    clerk.token,
  )
  expect([status, reply.version]).toEqual([200, version + 1])
  expect((await details(shipmentId)).shipment).toMatchObject({ Lines, HandlingUnits })
})

it('keeps the units that were typed in beside inches and pounds', async () => {
  const metric = { Weight: 100, wtUnit: 2.20462, Length: 120, Width: 80, Height: 100, dimUnit: 0.393701 }
  const { shipmentId } = await buildShipment(node, clerk, {
    Items: [{ ...sampleWireShipment().Items?.[0], ...metric }],
  })
  const { Items } = (await details(shipmentId)).shipment
  expect(Items[0]).toMatchObject({
    Weight: 220.46,
    wtUnit: 1,
    typedWtUnit: 2.20462,
    Length: 47.24,
    typedDimUnit: 0.393701,
  })
  const record = await loadShipment(node.app.db.forClient(clerk.clientId), clerk.clientId, shipmentId)
  expect([record.shipment.lines[0]?.wtUnit, record.shipment.units[0]?.dimUnit]).toEqual([2.20462, 0.393701])
})
