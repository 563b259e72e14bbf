import { type CarrierFailure, type Connector, registered } from '@waybill/carriers'
import { GETLTLRates } from '@waybill/contract/calls/Shipment/GETLTLRates.ts'
import { Pickup } from '@waybill/contract/calls/Shipment/Pickup.ts'
import { ShipmentDetails } from '@waybill/contract/calls/Shipment/ShipmentDetails.ts'
import pino from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newCompany, type Person } from '../testing/company.ts'
import { addFreight } from '../testing/freight.ts'
import { ask, startTestNode, testSettings } from '../testing/node.ts'
import { connect, type ExampleWired, exampleLogin, nextNews, startExampleNode, WIRE_SECRET } from '../testing/wire.ts'

let wired: ExampleWired
let clerk: Person
const replies: string[] = []
beforeAll(async () => {
  wired = await startExampleNode()
  clerk = await newCompany(wired.node)
  await connect(wired.node, clerk, ['EXMP'], { connector: 'example', login: exampleLogin })
})
afterAll(() => wired.close())

const details = async (shipmentId: number) => {
  const { reply, text } = await ask(wired.node, ShipmentDetails, { body: { shipmentId } }, clerk.token)
  replies.push(text)
  return reply
}

async function exchanges(): Promise<string> {
  const { db } = wired.node.app
  return JSON.stringify(await db.forClient(clerk.clientId).read(db.query.selectFrom('carrier_exchange').selectAll()))
}

it('an order that a carrier took in silence is found by our own key, and bought once', async () => {
  const { shipmentId } = await addFreight(wired.node, clerk)
  const { reply, text: prices } = await ask(wired.node, GETLTLRates, { body: { shipmentId } }, clerk.token)
  replies.push(prices)
  const settled = (state: string) =>
    nextNews(wired.node, 'booking', data => data.shipmentId === shipmentId && data.state === state)
  wired.network.fault({ kind: 'dropAfter', operation: 'book', times: 1 })
  const [unknown, booked] = [settled('unknown'), settled('booked')]
  const { version } = await details(shipmentId)
  const body = { shipmentId, version, PricesheetID: reply.rates[0]?.PricesheetID ?? 0 }
  replies.push((await ask(wired.node, Pickup, { body }, clerk.token)).text)
  await unknown
  await booked
  const { PRONumber, BOLNumber } = await details(shipmentId)
  expect(wired.network.orders().map(({ reference }) => reference)).toEqual([BOLNumber])
  expect(PRONumber).toBe('EX1')
  const kept = await exchanges()
  expect(kept).toContain('/orders?key=')
  for (const text of [kept, wired.logged(), ...replies]) expect(text).not.toContain(WIRE_SECRET)
})

it('what a connector throws or a carrier repeats shows no secret, in whatever spelling', async () => {
  const said = `sent Basic ${Buffer.from(`user:${WIRE_SECRET}`).toString('base64')} and ${encodeURIComponent(WIRE_SECRET)}`
  const loose: Connector<{ apiKey: string }> = {
    name: 'loose',
    title: 'Loose carrier',
    readSettings: stored => stored as { apiKey: string },
    secretSettings: ['apiKey'],
    reach: { modes: ['LTL'], from: null, to: null },
    rate: (): Promise<readonly CarrierFailure[]> => Promise.reject(new Error('no price', { cause: new Error(said) })),
  }
  const lines: string[] = []
  const log = pino({ level: 'trace' }, { write: line => lines.push(line) })
  const settings = { ...testSettings(), carrierUrls: { loose: 'http://127.0.0.1:1' } }
  const node = await startTestNode(settings, { connectors: [registered(loose)], log })
  const person = await newCompany(node)
  await connect(node, person, ['LOOS'], { connector: 'loose', login: { apiKey: WIRE_SECRET } })
  const { shipmentId } = await addFreight(node, person)
  const { text } = await ask(node, GETLTLRates, { body: { shipmentId } }, person.token)
  await expect.poll(() => lines.join('')).toContain('no price')
  for (const shown of [text, lines.join('')]) {
    expect(shown).not.toContain(WIRE_SECRET)
    expect(shown).not.toContain(Buffer.from(`user:${WIRE_SECRET}`).toString('base64'))
  }
  await node.close()
})
