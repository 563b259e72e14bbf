import { NotifyCarrier } from '@waybill/contract/calls/Shipment/NotifyCarrier.ts'
import { SaveClientLogo } from '@waybill/contract/calls/Shipment/SaveClientLogo.ts'
import { ShipmentDetails } from '@waybill/contract/calls/Shipment/ShipmentDetails.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newCompany, newPerson, type Person } from '../../testing/company.ts'
import { addFreight } from '../../testing/freight.ts'
import { putWithCarrier } from '../../testing/history.ts'
import { type MailServer, startMailServer } from '../../testing/mailServer.ts'
import { nextMail } from '../../testing/mails.ts'
import { ask, startTestNode, type TestNode, testSettings } from '../../testing/node.ts'
import { pngOf } from '../../testing/pictures.ts'
import { addPricedCarrier } from '../../testing/rates.ts'

let smtp: MailServer
let node: TestNode
let clerk: Person
beforeAll(async () => {
  smtp = await startMailServer()
  node = await startTestNode(testSettings({ SMTP_URL: smtp.url }))
  clerk = await newCompany(node)
  await addPricedCarrier(node, clerk, { scac: 'DMAA' })
  smtp.behave('take')
})
afterAll(async () => {
  await node.close()
  await smtp.close()
})

const message = 'The dock closes at noon on Friday. <b>Come before.</b>'
const write = (shipmentId: number, more: object = {}, token: string | undefined = clerk.token) =>
  ask(node, NotifyCarrier, { body: { shipmentId, message }, ...more }, token)

const details = async (shipmentId: number) =>
  (await ask(node, ShipmentDetails, { body: { shipmentId } }, clerk.token)).reply

async function tendered() {
  const { shipmentId } = await addFreight(node, clerk)
  await putWithCarrier(node, clerk, shipmentId, 'DMAA')
  return shipmentId
}

/** What of the carrier's contact the list holds. */
const keep = (contact: Readonly<Record<'tender_email' | 'quote_email' | 'phone' | 'contact_name', string>>) =>
  node.app.db
    .forClient(clerk.clientId)
    .transaction(tx => tx.updateTable('carrier').set(contact).where('scac', '=', 'DMAA').execute())

const reachable = { tender_email: 'dispatch@dmaa.invalid', quote_email: '', phone: '555-0100', contact_name: 'Ann' }

describe('Shipment/NotifyCarrier', () => {
  it('answers 401 without a key, 400 without words, 403 without the page', async () => {
    const shipmentId = await tendered()
    expect((await ask(node, NotifyCarrier, { body: { shipmentId, message } })).status).toBe(401)
    expect((await write(shipmentId, { body: { shipmentId, message: '  ' } })).status).toBe(400)
    const packer = await newPerson(node, clerk.clientId, ['ItemMaster'])
    expect((await write(shipmentId, {}, packer.token)).status).toBe(403)
  })

  it('mails the clerk’s words under the logo, once, and keeps them in the history and the outbox', async () => {
    await keep(reachable)
    const Imagedata = pngOf({ width: 9 }).toString('base64')
    await ask(node, SaveClientLogo, { query: { funType: 'save' }, body: { Imagedata } }, clerk.token)
    const shipmentId = await tendered()
    const sent = nextMail(node, clerk.clientId, 'sent')
    const key = crypto.randomUUID()
    const [first, again] = [await write(shipmentId, { key }), await write(shipmentId, { key })]
    expect([first.status, again.status, first.reply.to]).toEqual([200, 200, 'dispatch@dmaa.invalid'])
    const { body_text } = await sent
    expect(body_text).toContain(message)
    const { mails, history, booking, BOLNumber } = await details(shipmentId)
    expect(mails).toMatchObject([{ purpose: 'message', to: ['dispatch@dmaa.invalid'] }])
    expect(mails[0]?.subject).toContain(BOLNumber)
    expect(history.filter(({ action }) => action === 'carrierNotified')).toHaveLength(1)
    // It is no word about what changed: what the carrier knows of the order stays as it is.
    expect(booking.notification?.way).toBe('call')
    const raw = smtp.taken.at(-1) ?? ''
    expect(raw).toContain('Content-ID: <logo@waybill>')
    expect(raw).not.toContain('<b>Come before.</b></p>')
  })

  it('goes where prices are asked for when the dispatch has no address, and is refused without any', async () => {
    const shipmentId = await tendered()
    await keep({ ...reachable, tender_email: ' ', quote_email: 'quotes@dmaa.invalid' })
    expect((await write(shipmentId)).reply.to).toBe('quotes@dmaa.invalid')
    await keep({ ...reachable, tender_email: '' })
    const { status, error } = await write(shipmentId)
    expect([status, error.code, error.message]).toEqual([
      409,
      'NoCarrierEmail',
      expect.stringContaining('Call 555-0100'),
    ])
  })

  it('is refused before a carrier holds the shipment', async () => {
    const { shipmentId } = await addFreight(node, clerk)
    expect((await write(shipmentId)).error.code).toBe('NoCarrierYet')
  })
})

it('the details of a shipment name whom to reach at its carrier', async () => {
  const shipmentId = await tendered()
  await keep({ ...reachable, quote_email: 'quotes@dmaa.invalid' })
  expect((await details(shipmentId)).carrier).toMatchObject({
    ...{ CarrierSCAC: 'DMAA', contactName: 'Ann', phone: '555-0100' },
    ...{ TenderEmail: 'dispatch@dmaa.invalid', Email: 'quotes@dmaa.invalid' },
  })
})
