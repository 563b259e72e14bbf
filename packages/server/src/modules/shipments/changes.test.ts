import { BuildShipment } from '@waybill/contract/calls/Shipment/BuildShipment.ts'
import { GetSelectedServices } from '@waybill/contract/calls/Shipment/GetSelectedServices.ts'
import { SaveItemDetails } from '@waybill/contract/calls/Shipment/SaveItemDetails.ts'
import { UpdateSchedule } from '@waybill/contract/calls/Shipment/UpdateSchedule.ts'
import { UpdateServices } from '@waybill/contract/calls/Shipment/UpdateServices.ts'
import { UpdateStatusCode } from '@waybill/contract/calls/Shipment/UpdateStatusCode.ts'
import { pickupOf } from '@waybill/domain'
import { beforeAll, describe, expect, it } from 'vitest'
import { newCompany, type Person } from '../../testing/company.ts'
import { historyOf, putInStatus } from '../../testing/history.ts'
import { ask, sharedNode, type TestNode } from '../../testing/node.ts'
import { buildShipment, sampleWireShipment } from '../../testing/wireShipment.ts'
import { loadShipment } from './index.ts'

let node: TestNode
let clerk: Person
let stranger: Person
beforeAll(async () => {
  node = await sharedNode()
  clerk = await newCompany(node)
  stranger = await newCompany(node)
})

const load = (id: number) => loadShipment(node.app.db.forClient(clerk.clientId), clerk.clientId, id)
const items = sampleWireShipment().Items ?? []

describe('Shipment/SaveItemDetails', () => {
  const save = (shipmentId: number, version: number, Items = items, token: string | undefined = clerk.token) =>
    ask(node, SaveItemDetails, { body: { shipmentId, version, Items } }, token)

  it('answers 401, 400 at the field, and 404 to another company', async () => {
    const { shipmentId, version } = await buildShipment(node, clerk)
    expect((await ask(node, SaveItemDetails)).status).toBe(401)
    const wrong = await save(shipmentId, version, [
      { ...items[0], Weight: -1 },
      { ...items[0], itemClass: '42' },
    ])
    expect([wrong.status, wrong.error.issues?.[0]?.at]).toEqual([400, 'body.Items.0.Weight'])
    const rule = await save(shipmentId, version, [{ ...items[0], itemClass: '42' }])
    expect([rule.status, rule.error.issues?.[0]?.at]).toEqual([400, 'body.Items.0.itemClass'])
    expect((await save(shipmentId, version, items, stranger.token)).status).toBe(404)
  })

  it('saves items with new totals, 200 lines too', async () => {
    const { shipmentId, version } = await buildShipment(node, clerk)
    const lines = Array.from({ length: 200 }, () => ({ ...items[0], Weight: 10.01 }))
    const { reply } = await save(shipmentId, version, lines)
    expect(reply).toEqual({ shipmentId, shipmentStatus: 'Q', version: 2, consequences: [] })
    expect(await load(shipmentId)).toMatchObject({ totalWeightLb: 2002, totalHandlingUnits: 200, totalPieces: 2000 })
  })

  it('refuses rows of an older version, and leaves those of the colleague who was faster', async () => {
    const { shipmentId, version } = await buildShipment(node, clerk)
    expect((await save(shipmentId, version, [{ ...items[0], Weight: 700 }])).status).toBe(200)
    const late = await save(shipmentId, version, [{ ...items[0], Weight: 900 }])
    expect([late.status, late.error.code]).toEqual([409, 'ChangedMeanwhile'])
    expect(await load(shipmentId)).toMatchObject({ version: version + 1, totalWeightLb: 700 })
  })
})

describe('Shipment/UpdateServices and GetSelectedServices', () => {
  const update = (shipmentId: number, version: number, AdditionalService: string[], token = clerk.token) =>
    ask(node, UpdateServices, { body: { shipmentId, version, AdditionalService } }, token)

  it('answers 401, 400 at the service, and 404 to another company', async () => {
    const { shipmentId, version } = await buildShipment(node, clerk)
    expect((await ask(node, UpdateServices)).status).toBe(401)
    expect((await ask(node, GetSelectedServices)).status).toBe(401)
    const wrong = await update(shipmentId, version, ['LGDEL', 'NONE'])
    expect([wrong.status, wrong.error.issues?.[0]?.at]).toEqual([400, 'body.AdditionalService.1'])
    expect((await update(shipmentId, version, [], stranger.token)).status).toBe(404)
    expect((await ask(node, GetSelectedServices, { body: { shipmentId } }, stranger.token)).status).toBe(404)
  })

  it('saves services and shows them by name', async () => {
    const { shipmentId, version } = await buildShipment(node, clerk)
    expect((await update(shipmentId, version, ['RESDEL', 'LGDEL', 'RESDEL'])).status).toBe(200)
    const { reply } = await ask(node, GetSelectedServices, { body: { shipmentId } }, clerk.token)
    expect(reply.services).toEqual([
      { Code: 'RESDEL', Name: 'Residential delivery' },
      { Code: 'LGDEL', Name: 'Lift gate at delivery' },
    ])
  })
})

describe('Shipment/UpdateSchedule', () => {
  const window = { PickupByDate: '2026-11-25', PickupByFromTime: '09:00:00', PickupByToTime: '12:00' }
  const move = (ShipemntId: number, body: Partial<typeof window> & { version: number }, token = clerk.token) =>
    ask(node, UpdateSchedule, { query: { ShipemntId, comments: 'truck late' }, body: { ...window, ...body } }, token)

  it('answers 401, 400 at the field, and 404 to another company', async () => {
    const { shipmentId, version } = await buildShipment(node, clerk)
    expect((await ask(node, UpdateSchedule)).status).toBe(401)
    const wrong = await move(shipmentId, { version, PickupByDate: '2026-11-19', PickupByToTime: '08:00' })
    expect(wrong.error.issues?.map(issue => issue.at)).toEqual(['body.PickupByDate', 'body.PickupByToTime'])
    expect((await move(shipmentId, { version }, stranger.token)).status).toBe(404)
  })

  it('moves the pickup, with the reason in the history', async () => {
    const { shipmentId, version } = await buildShipment(node, clerk)
    expect((await move(shipmentId, { version })).status).toBe(200)
    expect(pickupOf((await load(shipmentId)).shipment)).toEqual({ date: '2026-11-25', from: '09:00', to: '12:00' })
    const [{ stopId } = { stopId: 0 }] = (await load(shipmentId)).shipment.stops
    expect((await historyOf(node, clerk, shipmentId)).at(-1)).toMatchObject({
      action: 'rescheduled',
      after: { note: 'truck late', [`stops.${stopId}`]: { number: 1, window: { date: '2026-11-25' } } },
    })
  })

  it('refuses a window of an older version, and leaves that of the colleague who was faster', async () => {
    const { shipmentId, version } = await buildShipment(node, clerk)
    expect((await move(shipmentId, { version })).status).toBe(200)
    const late = await move(shipmentId, { version, PickupByDate: '2026-11-26' })
    expect([late.status, late.error.code]).toEqual([409, 'ChangedMeanwhile'])
    expect(pickupOf((await load(shipmentId)).shipment)).toMatchObject({ date: '2026-11-25' })
  })

  it('expects it by the transit days from the new pickup day, and on no day once it goes elsewhere', async () => {
    const { shipmentId, version } = await buildShipment(node, clerk)
    await putInStatus(node, clerk, shipmentId, 'T')
    await node.app.db
      .forClient(clerk.clientId)
      .transaction(tx =>
        tx
          .updateTable('shipment')
          .set({ service_days: 2, delivery_date: '2026-11-30' })
          .where('client_id', '=', clerk.clientId)
          .where('shipment_id', '=', shipmentId)
          .execute(),
      )
    // A Saturday: the truck comes on Monday.
    const saturday = await move(shipmentId, { version, PickupByDate: '2026-12-05' })
    expect((await load(shipmentId)).deliveryDate).toBe('2026-12-09')
    const later = await move(shipmentId, { version: saturday.reply.version, PickupByDate: '2026-12-07' })
    expect((await load(shipmentId)).deliveryDate).toBe('2026-12-09')
    expect((await historyOf(node, clerk, shipmentId)).at(-2)).toMatchObject({
      before: { deliveryDate: '2026-11-30' },
      after: { deliveryDate: '2026-12-09' },
    })
    const shipment = sampleWireShipment()
    const Destination = { ...shipment.Destination, City: 'Reno', State: 'NV', Zip: '89502' }
    const window = { ...shipment.SheduleDateTime, PickupByDate: '2026-12-07' }
    const body = {
      ...{ shipmentId, version: later.reply.version },
      shipment: { ...shipment, Destination, SheduleDateTime: window },
    }
    expect((await ask(node, BuildShipment, { body }, clerk.token)).status).toBe(200)
    expect((await load(shipmentId)).deliveryDate).toBeNull()
  })

  it('after booking the window is free, the date is not, and on the road neither moves', async () => {
    const { shipmentId, version } = await buildShipment(node, clerk)
    await putInStatus(node, clerk, shipmentId, 'T')
    const free = await move(shipmentId, { version, PickupByDate: '2026-11-24' })
    expect(free.reply.consequences).toEqual([])
    const dated = await move(shipmentId, { version: 2 })
    expect(dated.reply.consequences).toEqual(['rerate', 'revision', 'tellCarrier'])
    await putInStatus(node, clerk, shipmentId, 'A')
    const late = await move(shipmentId, { version: 3, PickupByDate: '2026-11-26' })
    expect([late.error.code, late.error.issues?.[0]?.at]).toEqual(['Locked', 'body.PickupByDate'])
  })
})

describe('Shipment/UpdateStatusCode', () => {
  const move = (shipmentId: number, version: number, statusCode: 'T' | 'A' | 'D', comments = '', token = clerk.token) =>
    ask(node, UpdateStatusCode, { body: { shipmentId, version, statusCode, comments } }, token)

  it('answers 401, 400, and 404 to another company', async () => {
    const { shipmentId, version } = await buildShipment(node, clerk)
    expect((await ask(node, UpdateStatusCode)).status).toBe(401)
    expect((await ask(node, UpdateStatusCode, {}, clerk.token)).status).toBe(400)
    expect((await move(shipmentId, version, 'A', '', stranger.token)).status).toBe(404)
  })

  it('never books: what is not tendered goes nowhere from here', async () => {
    const { shipmentId, version } = await buildShipment(node, clerk)
    for (const to of ['T', 'A', 'D'] as const) {
      const refused = await move(shipmentId, version, to)
      expect([refused.status, refused.error.code]).toEqual([409, 'CannotMove'])
    }
  })

  it('goes on to delivered, and back only with a reason', async () => {
    const { shipmentId } = await buildShipment(node, clerk)
    await putInStatus(node, clerk, shipmentId, 'T')
    expect((await move(shipmentId, 1, 'A')).reply.shipmentStatus).toBe('A')
    expect((await move(shipmentId, 2, 'D')).reply.shipmentStatus).toBe('D')
    const bare = await move(shipmentId, 3, 'A', '  ')
    expect([bare.status, bare.error.issues?.[0]?.at]).toEqual([400, 'body.comments'])
    expect((await move(shipmentId, 3, 'A', 'Wrong dock')).reply).toEqual({
      shipmentId,
      shipmentStatus: 'A',
      version: 4,
    })
    expect((await historyOf(node, clerk, shipmentId)).at(-1)).toMatchObject({
      action: 'moved',
      before: { status: 'D' },
      after: { status: 'A', note: 'Wrong dock' },
    })
  })
})
