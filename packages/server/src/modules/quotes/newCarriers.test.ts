import { FreightCarrier } from '@waybill/contract/calls/Carriers/FreightCarrier.ts'
import { Pickup } from '@waybill/contract/calls/Shipment/Pickup.ts'
import { ReviewTenders } from '@waybill/contract/calls/Shipment/ReviewTenders.ts'
import { ShipmentDetails } from '@waybill/contract/calls/Shipment/ShipmentDetails.ts'
import { StartTenderRound } from '@waybill/contract/calls/Tender/StartTenderRound.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { newCompany, type Person } from '../../testing/company.ts'
import { addCarrier } from '../../testing/freight.ts'
import { ask, sharedNode, TestClock } from '../../testing/node.ts'
import { askedForQuotes, mailsAbout, offer } from '../../testing/quotes.ts'

const node = await sharedNode()

let clerk: Person
beforeEach(async () => {
  node.clock.at = TestClock.start
  clerk = await newCompany(node)
})

const details = async (shipmentId: number) =>
  (await ask(node, ShipmentDetails, { body: { shipmentId } }, clerk.token)).reply

const listed = async () =>
  (await ask(node, FreightCarrier, { query: { Mode: 'Load' }, body: {} }, clerk.token)).reply.carriers

/** A price that a carrier gave by its link, under a SCAC it named itself. */
async function answered(SCAC = 'DMQA') {
  const { shipmentId, links, emails } = await askedForQuotes(node, clerk, 1)
  await offer(node, links[0] ?? { QuoteID: 0, AccessID: '' }, 900_00, { SCAC })
  const [price] = (await details(shipmentId)).PriceSheets
  return { shipmentId, email: emails[0] ?? '', price, PricesheetID: price?.PricesheetID ?? 0 }
}

const round = (shipmentId: number, PricesheetID: number) => {
  const body = { shipmentId, version: 1, kind: 'single' as const, PricesheetIDs: [PricesheetID] }
  return ask(node, StartTenderRound, { body }, clerk.token)
}

const book = (shipmentId: number, PricesheetID: number, more: object = {}) =>
  ask(node, Pickup, { body: { shipmentId, version: 1, PricesheetID, SCAC: '', ...more } }, clerk.token)

const takeOff = (scac: string) =>
  node.app.db
    .forClient(clerk.clientId)
    .transaction(tx =>
      tx
        .updateTable('carrier')
        .set({ active: false })
        .where('client_id', '=', clerk.clientId)
        .where('scac', '=', scac)
        .execute(),
    )

describe('a carrier that answered by its link and stands on no list', () => {
  it('is marked as new, and its insurance as not known', async () => {
    const { shipmentId, price, PricesheetID } = await answered()
    expect(price?.carrierWarnings).toEqual([{ code: 'newCarrier' }, { code: 'insuranceMissing' }])
    expect(price?.allowed).toBe(true)
    await node.app.db
      .forClient(clerk.clientId)
      .transaction(tx =>
        tx
          .updateTable('shipment')
          .set({ selected_quote_id: PricesheetID })
          .where('shipment_id', '=', shipmentId)
          .execute(),
      )
    const { reply } = await ask(node, ReviewTenders, { body: { shipmentIds: [shipmentId] } }, clerk.token)
    expect(reply.rows).toMatchObject([
      { state: 'ready', carrierWarnings: [{ code: 'newCarrier' }, { code: 'insuranceMissing' }] },
    ])
    // Looked at, nothing is written.
    expect(await listed()).toEqual([])
  })

  it('is offered the freight in a round, which puts it on the list', async () => {
    const { shipmentId, email, PricesheetID } = await answered()
    const { status, reply } = await round(shipmentId, PricesheetID)
    expect([status, reply.round?.steps.map(({ state }) => state)]).toEqual([200, ['open']])
    expect(await listed()).toMatchObject([{ SCAC: 'DMQA', kind: 'spot', Email: email, TenderEmail: email }])
    expect((await mailsAbout(node, clerk, email)).at(-1)?.text).toContain('TenderResponse')
    expect((await details(shipmentId)).PriceSheets[0]?.carrierWarnings).toEqual([{ code: 'insuranceMissing' }])
  })

  it('is booked at its price, which puts it on the list', async () => {
    const { shipmentId, email, PricesheetID } = await answered()
    expect((await book(shipmentId, PricesheetID)).status).toBe(200)
    expect(await listed()).toMatchObject([{ SCAC: 'DMQA', kind: 'spot', TenderEmail: email }])
  })

  it('stays off the list where the booking is refused', async () => {
    const { shipmentId, PricesheetID } = await answered()
    expect((await book(shipmentId, PricesheetID, { version: 7 })).error.code).toBe('ChangedMeanwhile')
    expect(await listed()).toEqual([])
  })

  it('is put there once by two that book at once', async () => {
    const [one, other] = [await answered(), await answered()]
    const answers = await Promise.all([one, other].map(each => book(each.shipmentId, each.PricesheetID)))
    // Both addresses are of one house: the second meets the carrier that the first put there.
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(await listed()).toHaveLength(1)
  })

  it('that names the SCAC of one on the list for another mode gets nothing', async () => {
    const { shipmentId, PricesheetID } = await answered()
    await addCarrier(node, clerk, { scac: 'DMQA', tenderEmail: 'dispatch@listed.invalid' })
    await node.app.db
      .forClient(clerk.clientId)
      .transaction(tx => tx.updateTable('carrier').set({ mode: 'TL' }).where('scac', '=', 'DMQA').execute())
    expect((await book(shipmentId, PricesheetID)).error.code).toBe('ScacClaimed')
    expect((await round(shipmentId, PricesheetID)).error.code).toBe('ScacClaimed')
    expect(await listed()).toHaveLength(1)
  })
})

it('a carrier that was taken off the list stays off it, and the refusal says so', async () => {
  const { shipmentId, PricesheetID } = await answered()
  expect((await book(shipmentId, PricesheetID)).status).toBe(200)
  await takeOff('DMQA')
  const again = await answered()
  await node.app.db
    .forClient(clerk.clientId)
    .transaction(tx => tx.updateTable('carrier').set({ quote_email: again.email }).where('scac', '=', 'DMQA').execute())
  expect(again.price?.carrierWarnings).toEqual([{ code: 'insuranceMissing' }])
  const booked = await book(again.shipmentId, again.PricesheetID)
  expect([booked.error.code, booked.error.message]).toEqual([
    'CarrierInactive',
    expect.stringContaining('taken off your list'),
  ])
  const offered = await round(again.shipmentId, again.PricesheetID)
  expect([offered.error.code, offered.error.message]).toEqual([
    'NobodyToOffer',
    expect.stringContaining('not on your carrier list'),
  ])
})

it('a carrier that never stood on the list is not said to have stood there', async () => {
  const { shipmentId } = await askedForQuotes(node, clerk, 1, {})
  await node.app.db
    .forClient(clerk.clientId)
    .transaction(tx =>
      tx.updateTable('shipment').set({ terms: 'collect' }).where('shipment_id', '=', shipmentId).execute(),
    )
  const { error } = await book(shipmentId, 0, { SCAC: 'NONE' })
  expect([error.code, error.message]).toEqual(['CarrierNotListed', expect.not.stringContaining('any more')])
})
