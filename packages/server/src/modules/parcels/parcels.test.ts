import type { BodyOf } from '@waybill/contract'
import { ParcelRates } from '@waybill/contract/calls/Shipment/ParcelRates.ts'
import { TrackParcel } from '@waybill/contract/calls/Shipment/TrackParcel.ts'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { newCompany, type Person } from '../../testing/company.ts'
import { ask, whileTimePasses } from '../../testing/node.ts'
import { buildParcels, connectUps, orderLabels } from '../../testing/parcels.ts'
import { nextNews, startWiredNode, type Wired } from '../../testing/wire.ts'

let wired: Wired
let clerk: Person
let AccountID = 0
beforeAll(async () => {
  wired = await startWiredNode()
  clerk = await newCompany(wired.node)
  await connectUps(wired.node, clerk)
  const { db } = wired.node.app
  const query = db.query.selectFrom('carrier_account').select('account_id').where('client_id', '=', clerk.clientId)
  AccountID = (await db.forClient(clerk.clientId).readOne(query))?.account_id ?? 0
})
afterEach(() => wired.sandbox.clearFaults())
afterAll(() => wired.close())

const question = {
  Origin: { Street: '1 Dock St', City: 'Dayton', State: 'OH', Zip: '45402' },
  Destination: { Street: '9 Elm St', City: 'Reno', State: 'NV', Zip: '89501' },
  packages: [{ Weight: 9.5, Length: 12, Width: 10, Height: 8, packageType: '02', Qty: 2 }],
}
const rates = (changes: Partial<BodyOf<typeof ParcelRates>> = {}) =>
  ask(wired.node, ParcelRates, { body: { AccountID, ...question, ...changes } }, clerk.token)

it('prices of all services of an account without a shipment, cheapest first, and nothing is kept', async () => {
  const { reply, status, text } = await rates()
  expect(status, text).toBe(200)
  expect(reply.rates.map(({ service }) => service)).toEqual([
    ...['UPS Ground', 'UPS 3 Day Select', 'UPS 2nd Day Air', 'UPS Next Day Air Saver', 'UPS Next Day Air'],
  ])
  const [ground] = reply.rates
  expect(ground).toMatchObject({ currency: 'USD', billedWeightLb: 20, zone: expect.stringMatching(/^\d{3}$/) })
  expect(ground?.charges.reduce((sum, { amount }) => sum + amount, 0)).toBe(ground?.total)
  // The carrier gives its lines codes, and no words.
  expect(ground?.charges.map(({ description }) => description)).toEqual(['Transportation', 'Fuel'])
  const { db } = wired.node.app
  const kept = db.query.selectFrom('price_sheet').select('price_sheet_id').where('client_id', '=', clerk.clientId)
  expect(await db.forClient(clerk.clientId).read(kept)).toEqual([])
})

it('a state in which its ZIP does not lie is said at the field, and no carrier is asked', async () => {
  const { status, text } = await rates({ Destination: { ...question.Destination, State: 'TX' } })
  expect(status).toBe(400)
  expect(JSON.parse(text).issues).toMatchObject([{ at: 'body.Destination.Zip', code: 'zipElsewhere' }])
})

it('what a carrier refuses and does not answer is said in words', async () => {
  const box = { ...question.Destination, Street: 'PO Box 12' }
  const refused = (await rates({ Destination: box })).reply
  expect([refused.rates, refused.refusals.length]).toEqual([[], 1])
  expect(String(refused.refusals[0]?.params.message)).toMatch(/P\.?O\.? box/i)
  wired.sandbox.fault({ kind: 'status500' })
  expect((await rates()).reply).toMatchObject({ rates: [], refusals: [{ CarrierSCAC: 'UPSN' }] })
})

it.each([
  [{ packages: [{ ...question.packages[0], Weight: 151 }] }, 'body.packages.0.Weight'],
  [{ packages: [{ ...question.packages[0], Weight: 0 }] }, 'body.packages.0.Weight'],
  [{ PickupByDate: '2020-01-01' }, 'body.PickupByDate'],
  [{ Destination: { ...question.Destination, Zip: '' } }, 'body.Destination.Zip'],
])('%j is refused at its field', async (changes, at) => {
  const { status, error } = await rates(changes)
  expect([status, error.issues?.map(issue => issue.at)]).toEqual([400, [at]])
})

const track = (TrackingNumber: string) =>
  ask(wired.node, TrackParcel, { body: { AccountID, TrackingNumber } }, clerk.token)

it('the whole history of a number, whoever typed it how, with our own shipment where there is one', async () => {
  const { shipmentId } = await buildParcels(wired.node, clerk)
  const booked = nextNews(wired.node, 'booking', data => data.shipmentId === shipmentId && data.state === 'booked')
  await orderLabels(wired.node, clerk.token, shipmentId)
  await whileTimePasses(wired.node, 5, booked)
  const number = wired.sandbox.orders().at(-1)?.pro ?? ''
  const { reply } = await track(number.toLowerCase().replace(/(....)/g, '$1 '))
  expect(reply).toMatchObject({ TrackingNumber: number, shipmentId, refusal: '' })
  expect(reply.events.at(-1)).toMatchObject({
    code: 'MP',
    description: expect.stringContaining('Shipper created a label'),
  })
})

it('a number that the carrier does not know is said so; what is no number is refused', async () => {
  expect((await track('1Z999AA10123456784')).reply).toMatchObject({
    ...{ events: [], shipmentId: 0, refusal: 'Tracking Information Not Found' },
  })
  expect((await track('1Z999AA10123456785')).error.issues?.[0]).toMatchObject({
    ...{ at: 'body.TrackingNumber', code: 'notATrackingNumber' },
  })
})
