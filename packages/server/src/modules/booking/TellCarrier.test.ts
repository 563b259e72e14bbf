import { CheckBOLandDownload } from '@waybill/contract/calls/Shipment/CheckBOLandDownload.ts'
import { GETLTLRates } from '@waybill/contract/calls/Shipment/GETLTLRates.ts'
import { Pickup } from '@waybill/contract/calls/Shipment/Pickup.ts'
import { SaveItemDetails } from '@waybill/contract/calls/Shipment/SaveItemDetails.ts'
import { ShipmentDetails } from '@waybill/contract/calls/Shipment/ShipmentDetails.ts'
import { TellCarrier } from '@waybill/contract/calls/Shipment/TellCarrier.ts'
import { itemToWire } from '@waybill/contract/wire/shipment.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newCompany, type Person } from '../../testing/company.ts'
import { addFreight, freight } from '../../testing/freight.ts'
import { type MailServer, startMailServer } from '../../testing/mailServer.ts'
import { nextMail } from '../../testing/mails.ts'
import { ask, startTestNode, type TestNode, testSettings } from '../../testing/node.ts'
import { addPricedCarrier } from '../../testing/rates.ts'

let smtp: MailServer
let node: TestNode
let clerk: Person
beforeAll(async () => {
  smtp = await startMailServer()
  node = await startTestNode(testSettings({ SMTP_URL: smtp.url }))
  clerk = await newCompany(node)
  await addPricedCarrier(node, clerk, { scac: 'DMAA' })
  // The same carrier takes truckloads at another mailbox.
  const own = { client_id: clerk.clientId, scac: 'DMAA', name: 'Trucks' }
  const trucks = { ...own, mode: 'TL', tender_email: 'tl@dmaa.invalid' }
  const db = node.app.db.forClient(clerk.clientId)
  await db.transaction(tx => tx.insertInto('carrier').values(trucks).execute())
})
afterAll(async () => {
  await node.close()
  await smtp.close()
})

const details = async (shipmentId: number) =>
  (await ask(node, ShipmentDetails, { body: { shipmentId } }, clerk.token)).reply

async function booked() {
  smtp.behave('take')
  const { shipmentId } = await addFreight(node, clerk)
  const { reply } = await ask(node, GETLTLRates, { body: { shipmentId } }, clerk.token)
  const { version } = await details(shipmentId)
  const mailed = nextMail(node, clerk.clientId, 'sent')
  const PricesheetID = reply.rates[0]?.PricesheetID ?? 0
  await ask(node, Pickup, { body: { shipmentId, version, PricesheetID } }, clerk.token)
  await mailed
  return shipmentId
}

async function makeHeavier(shipmentId: number, Weight = 4800) {
  const { version } = await details(shipmentId)
  const Items = freight.items.map(item => ({ ...itemToWire(item), Weight }))
  const saved = await ask(node, SaveItemDetails, { body: { shipmentId, version, Items } }, clerk.token)
  expect(saved.status).toBe(200)
  return saved.reply.version
}

type Told = { way?: 'api' | 'mail' | 'call'; PricesheetID?: number; spokeWith?: string; token?: string }
async function tell(shipmentId: number, { way = 'mail', token = clerk.token, ...more }: Told = {}) {
  const { version } = await details(shipmentId)
  return ask(node, TellCarrier, { body: { shipmentId, version, way, ...more } }, token)
}

describe('Shipment/TellCarrier', () => {
  it('answers 401, 400 at the field, 404 to another company, and refuses where there is nothing to tell', async () => {
    const shipmentId = await booked()
    expect((await ask(node, TellCarrier)).status).toBe(401)
    expect((await ask(node, TellCarrier, {}, clerk.token)).status).toBe(400)
    expect((await tell(shipmentId, { way: 'call' })).error.issues).toMatchObject([{ at: 'body.spokeWith' }])
    const stranger = await newCompany(node)
    expect((await tell(shipmentId, { token: stranger.token })).status).toBe(404)
    expect((await tell(shipmentId)).error.code).toBe('NothingToTell')
    const { shipmentId: unbooked } = await addFreight(node, clerk)
    expect((await tell(unbooked)).error.code).toBe('NothingToTell')
  })

  it('mails what changed with the revised bill, answers going to the clerk; from then on the carrier knows', async () => {
    const shipmentId = await booked()
    await makeHeavier(shipmentId)
    expect((await details(shipmentId)).booking).toMatchObject({
      unknownToCarrier: ['items'],
      tellWays: ['mail', 'call'],
      notification: { way: 'mail', state: 'delivered' },
    })
    expect((await tell(shipmentId, { way: 'api' })).error.code).toBe('CannotTellSo')
    const mailed = nextMail(node, clerk.clientId, 'sent')
    const notification = await tell(shipmentId)
    expect(notification.status).toBe(200)
    expect(await mailed).toMatchObject({
      subject: expect.stringMatching(/^Changed: bill of lading \d{17}, revision 2$/),
      recipients: ['dispatch@dmaa.invalid'],
      body_text: expect.stringContaining(': items. The attached bill of lading, revision 2, replaces the one before.'),
    })
    expect(smtp.taken.at(-1)).toContain(`Reply-To: ${clerk.email}`)
    expect((await details(shipmentId)).booking).toMatchObject({
      unknownToCarrier: [],
      notification: { state: 'delivered' },
    })
  })

  it('leaves the difference where the mail bounced, and offers the next way', async () => {
    const shipmentId = await booked()
    await makeHeavier(shipmentId)
    smtp.behave('bounce')
    const bounced = nextMail(node, clerk.clientId, 'bounced')
    await tell(shipmentId)
    await bounced
    expect((await details(shipmentId)).booking).toMatchObject({
      unknownToCarrier: ['items'],
      notification: { way: 'mail', state: 'bounced' },
    })
    expect((await details(shipmentId)).shipmentStatus).toBe('T')
    const called = await tell(shipmentId, { way: 'call', spokeWith: 'Pat' })
    expect(called.status).toBe(200)
    expect((await details(shipmentId)).booking).toMatchObject({
      unknownToCarrier: [],
      notification: { way: 'call', note: expect.stringContaining('Pat') },
    })
  })

  it('tells what was written, not what the shipment became while the mail was on its way', async () => {
    const shipmentId = await booked()
    await makeHeavier(shipmentId, 4800)
    const mailed = nextMail(node, clerk.clientId, 'sent')
    await tell(shipmentId)
    await makeHeavier(shipmentId, 5000)
    await mailed
    expect((await details(shipmentId)).booking.unknownToCarrier).toEqual(['items'])
  })

  it('printing a revision tells nobody', async () => {
    const shipmentId = await booked()
    await makeHeavier(shipmentId)
    const before = smtp.taken.length
    await ask(node, CheckBOLandDownload, { body: { shipmentIds: [shipmentId] } }, clerk.token)
    const { booking, bolRevisions, mails } = await details(shipmentId)
    expect(bolRevisions.map(({ revision, reason }) => [revision, reason])).toEqual([
      [1, 'booked'],
      [2, 'items'],
    ])
    expect(booking.unknownToCarrier).toEqual(['items'])
    expect([smtp.taken.length, mails.length]).toEqual([before, 1])
  })

  it('asking for prices changes nothing that was bought; a person takes the new one', async () => {
    const shipmentId = await booked()
    await makeHeavier(shipmentId, 1000)
    const before = await details(shipmentId)
    const { reply } = await ask(node, GETLTLRates, { body: { shipmentId } }, clerk.token)
    const after = await details(shipmentId)
    expect([after.TotalCharge, after.selectedPricesheetid, after.version]).toEqual([
      before.TotalCharge,
      before.selectedPricesheetid,
      before.version,
    ])
    const [offer] = reply.rates
    const mailed = nextMail(node, clerk.clientId, 'sent')
    expect((await tell(shipmentId, { PricesheetID: offer?.PricesheetID ?? 0 })).status).toBe(200)
    await mailed
    const amended = await details(shipmentId)
    expect(amended.TotalCharge).toBe(offer?.CurrAmount)
    expect(amended.TotalCharge).not.toBe(before.TotalCharge)
  })
})
