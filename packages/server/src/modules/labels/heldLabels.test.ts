import { BuyLabels } from '@waybill/contract/calls/Labels/BuyLabels.ts'
import { VoidLabel } from '@waybill/contract/calls/Labels/VoidLabel.ts'
import { ShipmentDetails } from '@waybill/contract/calls/Shipment/ShipmentDetails.ts'
import { Void } from '@waybill/contract/calls/Shipment/Void.ts'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { newCompany, type Person } from '../../testing/company.ts'
import { ask, whileTimePasses } from '../../testing/node.ts'
import { buildParcels, connectFedex, orderLabels } from '../../testing/parcels.ts'
import { nextNews, startWiredNode, type Wired } from '../../testing/wire.ts'
import { labelsOf } from './index.ts'

let wired: Wired
let clerk: Person
beforeAll(async () => {
  wired = await startWiredNode()
  clerk = await newCompany(wired.node)
  await connectFedex(wired.node, clerk)
})
afterEach(() => wired.sandbox.clearFaults())
afterAll(() => wired.close())

const SERVICE = 'FedEx Ground'

const labels = (shipmentId: number) => {
  const { app } = wired.node
  return labelsOf(app, app.db.forClient(clerk.clientId), clerk.clientId, shipmentId)
}
const details = async (shipmentId: number) =>
  (await ask(wired.node, ShipmentDetails, { body: { shipmentId } }, clerk.token)).reply
const order = async (shipmentId: number) => {
  const answer = await orderLabels(wired.node, clerk.token, shipmentId, SERVICE)
  expect(answer.status, answer.text).toBe(200)
}

/** Waits until labels of the shipment say what is expected: each news is a reason to look again. */
async function until(shipmentId: number, expected: readonly string[]): Promise<void> {
  for (;;) {
    const next = nextNews(wired.node, 'booking', data => data.shipmentId === shipmentId)
    if ((await labels(shipmentId)).map(({ place, state }) => `${place} ${state}`).join() === expected.join()) return
    await whileTimePasses(wired.node, 5, next)
  }
}

/** What the carrier sold since there were so many orders: all, and what of it stands. */
const soldSince = (before: number) => {
  const sold = wired.sandbox.orders().slice(before)
  return { all: sold.length, standing: sold.filter(one => one.cancelledAt === null).map(({ pro }) => pro) }
}

async function bought(count: number): Promise<number> {
  const { shipmentId } = await buildParcels(wired.node, clerk, count)
  await order(shipmentId)
  await until(
    shipmentId,
    Array.from({ length: count }, (_, n) => `${n + 1} bought`),
  )
  return shipmentId
}

async function voidFirst(shipmentId: number): Promise<void> {
  const { version } = await details(shipmentId)
  const [first] = await labels(shipmentId)
  const body = { shipmentId, version, labelId: first?.labelId ?? 0, reason: 'Repacked' }
  expect((await ask(wired.node, VoidLabel, { body }, clerk.token)).status).toBe(200)
  await until(shipmentId, ['1 voided', '2 bought'])
}

const buyMissing = async (shipmentId: number) => {
  const { version } = await details(shipmentId)
  expect((await ask(wired.node, BuyLabels, { body: { shipmentId, version } }, clerk.token)).status).toBe(200)
}

describe('labels of a carrier that shows none again', () => {
  it('that were sold as the line broke are cancelled there, and bought anew once', async () => {
    const before = wired.sandbox.orders().length
    const { shipmentId } = await buildParcels(wired.node, clerk, 2)
    wired.sandbox.fault({ kind: 'dropAfter', operation: 'buyLabels', times: 1 })
    await order(shipmentId)
    await until(shipmentId, ['1 refused', '2 refused', '1 bought', '2 bought'])
    const held = (await labels(shipmentId)).filter(({ state }) => state === 'bought')
    expect(soldSince(before)).toEqual({ all: 4, standing: held.map(({ trackingNumber }) => trackingNumber) })
    const shown = await details(shipmentId)
    expect([shown.shipmentStatus, shown.PRONumber]).toEqual(['T', held[0]?.trackingNumber])
    expect(JSON.stringify(shown.history)).toContain('They were cancelled there and are bought again.')
  })

  it('are not bought a third time: who lost two answers decides', async () => {
    const before = wired.sandbox.orders().length
    const { shipmentId } = await buildParcels(wired.node, clerk, 1)
    wired.sandbox.fault({ kind: 'dropAfter', operation: 'buyLabels', times: 2 })
    await order(shipmentId)
    await until(shipmentId, ['1 refused', '1 refused'])
    expect(soldSince(before)).toEqual({ all: 2, standing: [] })
    expect((await details(shipmentId)).shipmentStatus).toBe('Q')
    await order(shipmentId)
    await until(shipmentId, ['1 refused', '1 refused', '1 bought'])
    expect(soldSince(before)).toMatchObject({ all: 3, standing: [expect.any(String)] })
  })

  it('are bought anew only when the carrier took them back', async () => {
    const before = wired.sandbox.orders().length
    const { shipmentId } = await buildParcels(wired.node, clerk, 1)
    wired.sandbox.fault({ kind: 'dropAfter', operation: 'buyLabels', times: 1 })
    wired.sandbox.fault({ kind: 'status503', operation: 'voidLabels', times: 2 })
    const unknown = nextNews(wired.node, 'booking', data => data.shipmentId === shipmentId && data.state === 'unknown')
    await order(shipmentId)
    await whileTimePasses(wired.node, 5, unknown)
    expect(soldSince(before).all).toBe(1)
    await until(shipmentId, ['1 refused', '1 bought'])
    expect(soldSince(before)).toMatchObject({ all: 2, standing: [expect.any(String)] })
    expect(wired.sandbox.requests('fedex:voidLabels')).toBeGreaterThanOrEqual(3)
  })

  it('are found where they are sold late', async () => {
    const before = wired.sandbox.orders().length
    const { shipmentId } = await buildParcels(wired.node, clerk, 1)
    wired.sandbox.fault({ kind: 'registersLate', operation: 'buyLabels', times: 1, ms: 400 })
    await order(shipmentId)
    await until(shipmentId, ['1 refused', '1 bought'])
    expect(soldSince(before)).toMatchObject({ all: 2, standing: [expect.any(String)] })
  })

  it('that were missing are bought anew alike, and all go with their shipment', async () => {
    const before = wired.sandbox.orders().length
    const shipmentId = await bought(2)
    await voidFirst(shipmentId)
    wired.sandbox.fault({ kind: 'dropAfter', operation: 'buyLabels', times: 1 })
    await buyMissing(shipmentId)
    await until(shipmentId, ['1 voided', '2 bought', '1 refused', '1 bought'])
    expect(soldSince(before)).toMatchObject({ all: 4, standing: [expect.any(String), expect.any(String)] })
    const { version } = await details(shipmentId)
    const cancelled = nextNews(
      wired.node,
      'booking',
      data => data.shipmentId === shipmentId && data.state === 'cancelled',
    )
    const body = { shipmentId, version, reason: 'Packed wrongly' }
    expect((await ask(wired.node, Void, { body }, clerk.token)).status).toBe(200)
    await whileTimePasses(wired.node, 5, cancelled)
    expect(soldSince(before)).toEqual({ all: 4, standing: [] })
  })
})
