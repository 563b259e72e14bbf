import { BuildShipment } from '@waybill/contract/calls/Shipment/BuildShipment.ts'
import { ShipmentDetails } from '@waybill/contract/calls/Shipment/ShipmentDetails.ts'
import { UpdateStatusCode } from '@waybill/contract/calls/Shipment/UpdateStatusCode.ts'
import { plainOf, shipmentOfPlain } from '@waybill/domain'
import { beforeAll, describe, expect, it } from 'vitest'
import { newCompany, newPerson, type Person } from '../../testing/company.ts'
import { putInStatus } from '../../testing/history.ts'
import { ask, sharedNode, type TestNode } from '../../testing/node.ts'
import { putPrice } from '../../testing/prices.ts'
import { buildShipment, sampleWireShipment } from '../../testing/wireShipment.ts'
import { lockShipment } from '../shipments/index.ts'

let node: TestNode
let clerk: Person
beforeAll(async () => {
  node = await sharedNode()
  clerk = await newCompany(node)
})

const details = (shipmentId: number, token: string | undefined = clerk.token) =>
  ask(node, ShipmentDetails, { body: { shipmentId } }, token)

describe('Shipment/ShipmentDetails', () => {
  it('answers 401, 400, and 404 to another company', async () => {
    const { shipmentId } = await buildShipment(node, clerk)
    expect((await ask(node, ShipmentDetails, { body: { shipmentId } })).status).toBe(401)
    expect((await details(-1)).error.issues?.[0]?.at).toBe('body.shipmentId')
    expect((await details(shipmentId, (await newCompany(node)).token)).status).toBe(404)
  })

  it('shows what was entered as BuildShipment takes it again', async () => {
    const { shipmentId, BOLNumber } = await buildShipment(node, clerk, { Reference1: 'PO 4711' })
    const { reply } = await details(shipmentId)
    expect(reply).toMatchObject({ BOLNumber, shipmentStatus: 'Q', carrier: null, booking: { state: 'none' } })
    expect(ShipmentDetails.reply.safeParse(reply).error).toBeUndefined()
    expect(reply.shipment).toMatchObject(sampleWireShipment())
    const again = { shipmentId, version: reply.version, shipment: reply.shipment }
    expect((await ask(node, BuildShipment, { body: again }, clerk.token)).reply.version).toBe(reply.version)
    const { ShipmentStops, Lines, HandlingUnits, Bills, ...plain } = reply.shipment
    const plainly = { shipmentId, version: reply.version, shipment: plain }
    expect((await ask(node, BuildShipment, { body: plainly }, clerk.token)).reply.version).toBe(reply.version)
  })

  it('tells the history field by field, newest first, with who did it', async () => {
    const { shipmentId, version } = await buildShipment(node, clerk)
    const colleague = await newPerson(node, clerk.clientId)
    const sample = sampleWireShipment()
    const shipment = {
      ...sample,
      Destination: { ...sample.Destination, City: 'Sparks' },
      Items: [...(sample.Items ?? []), { ...sample.Items?.[0], Description: 'Gaskets', Weight: 20 }],
      declaredValue: 139_45,
    }
    await ask(node, BuildShipment, { body: { shipmentId, version, shipment } }, colleague.token)
    await putInStatus(node, clerk, shipmentId, 'T')
    const move = (body: { version: number; statusCode: 'A' | 'D'; comments?: string }) =>
      ask(node, UpdateStatusCode, { body: { shipmentId, ...body } }, clerk.token)
    await move({ version: 2, statusCode: 'A' })
    await move({ version: 3, statusCode: 'D' })
    const back = { version: 4, statusCode: 'A' as const, comments: 'Wrong dock' }
    await move(back)
    const { history } = (await details(shipmentId)).reply
    expect(history.map(line => line.action)).toEqual(['moved', 'moved', 'moved', 'edited', 'created'])
    expect(history[0]?.changes).toEqual([
      { field: 'Destination arrived', before: '2026-11-20 07:00', after: '' },
      { field: 'Destination left', before: '2026-11-20 07:00', after: '' },
      { field: 'Status', before: 'Delivered', after: 'In transit' },
      { field: 'Note', before: '', after: 'Wrong dock' },
    ])
    expect(history[3]?.who).toMatch(/^Test Clerk/)
    expect(history[3]?.changes).toEqual(
      expect.arrayContaining([
        { field: 'Destination city', before: 'Reno', after: 'Sparks' },
        { field: 'Item 2', before: '', after: expect.stringContaining('Gaskets, 20 lb, class 70') },
        { field: 'Declared value', before: '', after: '$139.45' },
      ]),
    )
    expect(history[4]?.changes).toEqual([])
  })

  it('says what may still change', async () => {
    const { shipmentId } = await buildShipment(node, clerk)
    expect((await details(shipmentId)).reply.editable).toMatchObject({ items: 'free', mode: 'free' })
    await putInStatus(node, clerk, shipmentId, 'T')
    const { editable } = (await details(shipmentId)).reply
    expect(editable).toMatchObject({ items: 'reRate', references: 'free', mode: 'locked' })
  })

  it('shows the prices of the newest rating and the chosen one, and which still hold', async () => {
    const { shipmentId } = await buildShipment(node, clerk)
    const db = node.app.db.forClient(clerk.clientId)
    const askedAt = new Date(node.clock.now().getTime() - 23 * 3_600_000)
    const ids = await db.transaction(async tx => {
      const record = await lockShipment(tx, clerk.clientId, shipmentId)
      const plain = plainOf(record.shipment)
      const heavier = plain.items.map(item => ({ ...item, weightLb: item.weightLb + 1 }))
      const before = { ...record, shipment: shipmentOfPlain({ ...plain, items: heavier }) }
      const trace = [{ step: 'article', guessed: true }]
      const made = [
        await putPrice(tx, before, askedAt, { trace }),
        await putPrice(tx, record, askedAt, { trace, total: 213_37 }),
        await putPrice(tx, record, askedAt, { trace, total: 213_38 }),
      ]
      await tx
        .updateTable('shipment')
        .set({ selected_quote_id: made[0] ?? null })
        .where('shipment_id', '=', shipmentId)
        .execute()
      return made
    })
    const { PriceSheets } = (await details(shipmentId)).reply
    expect(PriceSheets.map(row => [row.PricesheetID, row.current, row.guessedClass])).toEqual([
      [ids[0], false, true],
      [ids[2], true, true],
    ])
    const before = node.clock.at
    try {
      node.clock.pass(3_600_000)
      expect((await details(shipmentId)).reply.PriceSheets[1]?.current).toBe(false)
    } finally {
      node.clock.at = before
    }
  })
})
