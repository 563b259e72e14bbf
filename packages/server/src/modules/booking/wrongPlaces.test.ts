import { GETLTLRates } from '@waybill/contract/calls/Shipment/GETLTLRates.ts'
import { Pickup } from '@waybill/contract/calls/Shipment/Pickup.ts'
import { SpotQuote } from '@waybill/contract/calls/Shipment/SpotQuote.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newCompany, type Person } from '../../testing/company.ts'
import { addCarrier, addFreight, freight } from '../../testing/freight.ts'
import { type MailServer, startMailServer } from '../../testing/mailServer.ts'
import { ask, startTestNode, type TestNode, testSettings } from '../../testing/node.ts'
import { putPrice } from '../../testing/prices.ts'
import { inAWeek } from '../../testing/quotes.ts'
import { lockShipment } from '../shipments/index.ts'

let smtp: MailServer
let node: TestNode
let clerk: Person
beforeAll(async () => {
  smtp = await startMailServer()
  node = await startTestNode(testSettings({ SMTP_URL: smtp.url }))
  clerk = await newCompany(node)
  await addCarrier(node, clerk, { scac: 'DMOA', tenderEmail: 'tenders@carrier.invalid' })
})
afterAll(async () => {
  await node.close()
  await smtp.close()
})

it.each([
  ['a ZIP of another state', { state: 'TX' }, 'Destination.Zip zipElsewhere'],
  ['a ZIP of nobody', { zip: '00000' }, 'Destination.Zip zipOfNobody'],
  ['a box of the post', { street: 'PO Box 312' }, 'Destination.Street postBox'],
])(
  '%s in data that is older than the rule is told before a carrier is asked, in whichever way',
  async (_, to, told) => {
    const { shipmentId } = await addFreight(node, clerk, { destination: { ...freight.destination, ...to } })
    const PricesheetID = await node.app.db
      .forClient(clerk.clientId)
      .transaction(async tx => putPrice(tx, await lockShipment(tx, clerk.clientId, shipmentId), node.clock.now()))
    const answers = [
      await ask(node, GETLTLRates, { body: { shipmentId } }, clerk.token),
      await ask(
        node,
        SpotQuote,
        { body: { shipmentId, version: 1, deadline: inAWeek, carriers: [{ email: 'quotes@carrier.invalid' }] } },
        clerk.token,
      ),
      await ask(node, Pickup, { query: { flag: 'book' }, body: { shipmentId, PricesheetID, version: 1 } }, clerk.token),
    ]
    for (const { error } of answers) {
      expect(error.code).toBe('NotReady')
      expect(error.issues?.map(({ at, code }) => `${at.replace(/^.*?(?=Destination)/, '')} ${code}`)).toEqual([told])
    }
  },
)
