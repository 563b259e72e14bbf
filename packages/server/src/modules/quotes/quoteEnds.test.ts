import { AddNewPricesheet } from '@waybill/contract/calls/Quote/AddNewPricesheet.ts'
import { AwardSpotOffer } from '@waybill/contract/calls/Quote/AwardSpotOffer.ts'
import { GetQuoteResponseDetails } from '@waybill/contract/calls/Quote/GetQuoteResponseDetails.ts'
import { GetSpotQuotes } from '@waybill/contract/calls/Quote/GetSpotQuotes.ts'
import { ReopenQuote } from '@waybill/contract/calls/Quote/ReopenQuote.ts'
import { SubmitNoBidConfirmation } from '@waybill/contract/calls/Quote/SubmitNoBidConfirmation.ts'
import { SubmitQuoteResponse } from '@waybill/contract/calls/Quote/SubmitQuoteResponse.ts'
import { GetShipmentList } from '@waybill/contract/calls/Shipment/GetShipmentList.ts'
import { Pickup } from '@waybill/contract/calls/Shipment/Pickup.ts'
import { ShipmentDetails } from '@waybill/contract/calls/Shipment/ShipmentDetails.ts'
import { SpotQuote } from '@waybill/contract/calls/Shipment/SpotQuote.ts'
import { Void } from '@waybill/contract/calls/Shipment/Void.ts'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { mailOf, writeSettled } from '../../mail/settleMail.ts'
import { newCompany, type Person } from '../../testing/company.ts'
import { addCarrier } from '../../testing/freight.ts'
import { ask, sharedNode, TestClock, type TestNode } from '../../testing/node.ts'
import { putPrice } from '../../testing/prices.ts'
import { allIn, askedForQuotes, inAWeek, type Link, linkMailedTo, offer } from '../../testing/quotes.ts'
import { buildShipment } from '../../testing/wireShipment.ts'
import { bookingWork } from '../booking/index.ts'
import { storeFile } from '../files/index.ts'
import { lockShipment } from '../shipments/index.ts'
import { workWon } from './workQuote.ts'

let node: TestNode
let clerk: Person
beforeAll(async () => {
  node = await sharedNode()
})
beforeEach(async () => {
  node.clock.at = TestClock.start
  clerk = await newCompany(node)
})

const quoteOf = async (shipmentId: number) =>
  (await ask(node, GetSpotQuotes, { body: { shipmentId } }, clerk.token)).reply.quotes[0]
const see = async (query: Link) => (await ask(node, GetQuoteResponseDetails, { query })).reply
const details = async (shipmentId: number) =>
  (await ask(node, ShipmentDetails, { body: { shipmentId } }, clerk.token)).reply
const db = () => node.app.db.forClient(clerk.clientId)
const newestTo = async (email: string) =>
  (
    await db().readOne(
      node.app.db.query
        .selectFrom('mail')
        .select('body_text')
        .where('client_id', '=', clerk.clientId)
        .where(eb => eb(eb.val(email), '=', eb.fn.any('recipients')))
        .orderBy('mail_id', 'desc')
        .limit(1),
    )
  )?.body_text ?? ''

/** Once the order has left and those who were asked have heard. */
async function settled(shipmentId: number) {
  await expect.poll(async () => (await details(shipmentId)).booking.state, { timeout: 10_000 }).toBe('booked')
  await workWon(node.app, { clientId: clerk.clientId, subjectId: shipmentId })
}

it('an offer that nobody can compare is told no place', async () => {
  const { shipmentId, links, emails } = await askedForQuotes(node, clerk, 3)
  const [one, two, three] = links as [Link, Link, Link]
  await offer(node, one, 900_00, { SCAC: 'DMQA' })
  await offer(node, two, 120_000, { SCAC: 'DMQB', currency: 'JPY' })
  await offer(node, three, 950_00, { SCAC: 'DMQC' })
  const offerId = (await quoteOf(shipmentId))?.invitations[0]?.offers[0]?.PriceSheetID ?? 0
  expect((await ask(node, AwardSpotOffer, { body: { shipmentId, version: 1, offerId } }, clerk.token)).status).toBe(200)
  await settled(shipmentId)
  expect((await quoteOf(shipmentId))?.invitations.map(({ state, rank }) => [state, rank])).toEqual([
    ['won', 1],
    ['lost', null],
    ['lost', 2],
  ])
  expect(await newestTo(emails[1] ?? '')).toContain('The freight goes with another carrier.')
  expect(await newestTo(emails[1] ?? '')).not.toContain('Your offer was number')
})

it('who was asked and has not answered hears that it is over, who declined does not', async () => {
  const { shipmentId, links, emails } = await askedForQuotes(node, clerk, 3)
  const [one, two] = links as [Link, Link]
  await offer(node, one, 900_00, { SCAC: 'DMQA' })
  await ask(node, SubmitNoBidConfirmation, { query: two, body: { reason: 'noCapacity' } })
  const offerId = (await quoteOf(shipmentId))?.invitations[0]?.offers[0]?.PriceSheetID ?? 0
  expect((await ask(node, AwardSpotOffer, { body: { shipmentId, version: 1, offerId } }, clerk.token)).status).toBe(200)
  await settled(shipmentId)
  expect(await newestTo(emails[2] ?? '')).toContain('goes with another carrier')
  expect(await newestTo(emails[2] ?? '')).not.toContain('Thank you')
  expect(await newestTo(emails[1] ?? '')).not.toContain('goes with another carrier')
})

it('an offer whose carrier named no time holds until its round ends at least', async () => {
  const { shipmentId, links } = await askedForQuotes(node, clerk, 2)
  const [one, two] = links as [Link, Link]
  await offer(node, one, 900_00, { SCAC: 'DMQA' })
  const ends = Date.parse((await quoteOf(shipmentId))?.invitations[0]?.answerBy ?? '')
  node.clock.at = ends - 60_000
  await offer(node, two, 950_00, { SCAC: 'DMQB' })
  // The clerk's session is of today.
  node.clock.at = TestClock.start
  const offers = (await quoteOf(shipmentId))?.invitations.flatMap(({ offers }) => offers) ?? []
  expect(offers.map(({ validUntil }) => Date.parse(validUntil))).toEqual([ends, ends - 60_000 + 24 * 3_600_000])
})

it('who named the SCAC of a listed carrier has not won what that carrier was booked for', async () => {
  await addCarrier(node, clerk, { scac: 'DMQA', tenderEmail: 'dispatch@listed.invalid' })
  const { shipmentId, links, emails } = await askedForQuotes(node, clerk, 1)
  const [link] = links as [Link]
  await offer(node, link, 900_00, { SCAC: 'DMQA' })
  const PricesheetID = await db().transaction(async tx =>
    putPrice(tx, await lockShipment(tx, clerk.clientId, shipmentId), node.clock.now(), { scac: 'DMQA', total: 800_00 }),
  )
  const body = { shipmentId, version: 1, PricesheetID }
  expect((await ask(node, Pickup, { query: { flag: 'book' }, body }, clerk.token)).status).toBe(200)
  await settled(shipmentId)
  expect((await see(link)).status).toBe('bookedWithAnother')
  expect(await newestTo(emails[0] ?? '')).toContain('The freight goes with another carrier.')
})

it('a price by the mile keeps its miles and rate, so that it can be worked out again', async () => {
  const { shipmentId, links } = await askedForQuotes(node, clerk, 1)
  const query = { ...(links as [Link])[0] }
  const mile = { currency: 'USD', ratePerMile: 24_537, miles: 843 }
  await ask(node, AddNewPricesheet, { query, body: { offer: mile } })
  await ask(node, SubmitQuoteResponse, { query, body: { terms: true, SCAC: 'DMQA' } })
  const id = (await quoteOf(shipmentId))?.invitations[0]?.offers[0]?.bookableId ?? 0
  const price = await db().readOne(
    node.app.db.query.selectFrom('price_sheet').select(['trace', 'total']).where('price_sheet_id', '=', id),
  )
  expect(price).toMatchObject({ total: 2_068_47, trace: [{ step: 'spot', miles: 843, rate: 24_537 }] })
})

it('what one carrier sent does not go out with the question to others', async () => {
  const { shipmentId } = await askedForQuotes(node, clerk, 1)
  const { clientId } = clerk
  const file = { clientId, shipmentId, kind: 'quote' as const, name: 'offer.txt', mime: 'text/plain' }
  const fileId = await db().transaction(tx =>
    storeFile(node.app, tx, { ...file, bytes: Buffer.from('Our price is 900.'), by: null, at: node.app.clock.now() }),
  )
  const body = {
    shipmentId,
    version: 1,
    deadline: inAWeek,
    carriers: [{ email: 'b@carrier.invalid' }],
    fileIds: [fileId],
  }
  expect((await ask(node, SpotQuote, { body }, clerk.token)).status).toBe(404)
})

it('a price of another currency is told in that one wherever the shipment is', async () => {
  const { shipmentId, links } = await askedForQuotes(node, clerk, 1)
  await offer(node, (links as [Link])[0], 900_00, { currency: 'CAD' })
  const offerId = (await quoteOf(shipmentId))?.invitations[0]?.offers[0]?.PriceSheetID ?? 0
  await ask(node, AwardSpotOffer, { body: { shipmentId, version: 1, offerId } }, clerk.token)
  await settled(shipmentId)
  const { TotalCharge, currency, shipment, history } = await details(shipmentId)
  expect([TotalCharge, currency, shipment.currency]).toEqual([900_00, 'CAD', 'USD'])
  const [row] = (await ask(node, GetShipmentList, { query: { statuscode: 'T' }, body: {} }, clerk.token)).reply.rows
  expect([row?.TotalCharge, row?.currency]).toEqual([900_00, 'CAD'])
  const charged = history.flatMap(({ charges }) => charges).find(({ field }) => field === 'Total charge')
  expect(charged?.after).toBe('CA$900.00')
})

it('the order says what the price is made of, and what was asked for and is not in it', async () => {
  const { shipmentId, version } = await buildShipment(node, clerk, { AdditionalService: ['LGDEL', 'INDEL'] })
  const email = `parts-${shipmentId}@carrier.invalid`
  const question = { shipmentId, version, deadline: inAWeek, carriers: [{ email, CarrierName: 'Parts' }] }
  await ask(node, SpotQuote, { body: question }, clerk.token)
  const { id: QuoteID, AccessID } = await linkMailedTo(node, clerk, email, 'Quote')
  const query = { QuoteID, AccessID }
  const parts = {
    ...{ currency: 'USD', basis: 'split' as const, ratePerMile: 24_537, miles: 843, fuel: 413_69, ServiceDays: 2 },
    accessorials: [{ code: 'LGDEL', amount: 85_00 }],
  }
  await ask(node, AddNewPricesheet, { query, body: { offer: parts } })
  await ask(node, SubmitQuoteResponse, { query, body: { terms: true, SCAC: 'DMQA' } })
  const offerId = (await quoteOf(shipmentId))?.invitations[0]?.offers[0]?.PriceSheetID ?? 0
  await ask(node, AwardSpotOffer, { body: { shipmentId, version, offerId } }, clerk.token)
  // Promised as by a rate sheet: two business days from Tuesday are past the holiday, and it is late after them.
  expect(await details(shipmentId)).toMatchObject({ ServiceDays: 2, deliveryDate: '2026-11-30' })
  const letter = await newestTo(email)
  expect(letter).toContain(
    'Quoted: $2,567.16 (linehaul $2,068.47, fuel $413.69, Lift gate at delivery $85.00), without Inside delivery',
  )
})

it('an option that was begun and never sent is not what a carrier was booked for', async () => {
  await addCarrier(node, clerk, { scac: 'DMQA', tenderEmail: 'own@listed.invalid' })
  const { shipmentId, version } = await buildShipment(node, clerk, { PaymentType: 'C' })
  const question = { shipmentId, version, deadline: inAWeek, carriers: [{ SCAC: 'DMQA' }] }
  await ask(node, SpotQuote, { body: question }, clerk.token)
  const { id: QuoteID, AccessID } = await linkMailedTo(node, clerk, 'own@listed.invalid', 'Quote')
  const link = { QuoteID, AccessID }
  await offer(node, link, 900_00)
  const again = { invitationId: QuoteID, note: '', target: null, deadline: inAWeek }
  await ask(node, ReopenQuote, { body: again }, clerk.token)
  await ask(node, AddNewPricesheet, { query: link, body: { offer: allIn(500_00) } })
  const order = { shipmentId, version, PricesheetID: 0, SCAC: 'DMQA' }
  expect((await ask(node, Pickup, { query: { flag: 'book' }, body: order }, clerk.token)).status).toBe(200)
  await settled(shipmentId)
  expect(await see(link)).toMatchObject({ status: 'won', TenderedQuoteInfo: null })
})

describe('the carrier whose offer was taken is not told that it has the load', () => {
  async function taken() {
    const { shipmentId, links } = await askedForQuotes(node, clerk, 1)
    const [link] = links as [Link]
    await offer(node, link, 900_00)
    const offerId = (await quoteOf(shipmentId))?.invitations[0]?.offers[0]?.PriceSheetID ?? 0
    await ask(node, AwardSpotOffer, { body: { shipmentId, version: 1, offerId } }, clerk.token)
    await settled(shipmentId)
    return { shipmentId, link, offerId }
  }

  async function bounce(shipmentId: number): Promise<void> {
    const [letter] = (await details(shipmentId)).mails.toSorted((a, b) => b.mailId - a.mailId)
    await db().transaction(async tx => {
      const standing = await mailOf(tx, clerk.clientId, letter?.mailId ?? 0)
      const became = { state: 'bounced', error: '550 no such mailbox', isCertain: true } as const
      if (standing !== null) await writeSettled(node.app, tx, standing, ['sent', 'kept'], became, bookingWork.mails)
    })
  }

  it('once its order came back and is none', async () => {
    const { shipmentId, link } = await taken()
    await bounce(shipmentId)
    expect((await details(shipmentId)).shipmentStatus).toBe('Q')
    expect(await see(link)).toMatchObject({ status: 'withdrawn', canAnswer: false })
  })

  it('but for one that had read it there: it keeps the load, whatever a report says of its order', async () => {
    const { shipmentId, link, offerId } = await taken()
    const won = { status: 'won', TenderedQuoteInfo: { PriceSheetID: offerId } }
    expect(await see(link)).toMatchObject(won)
    await bounce(shipmentId)
    expect((await details(shipmentId)).shipmentStatus).toBe('T')
    expect(await see(link)).toMatchObject(won)
  })

  it('once the shipment is void', async () => {
    const { shipmentId, link, offerId } = await taken()
    expect(await see(link)).toMatchObject({ status: 'won', TenderedQuoteInfo: { PriceSheetID: offerId } })
    const { version } = await details(shipmentId)
    expect((await ask(node, Void, { body: { shipmentId, version } }, clerk.token)).status).toBe(200)
    expect(await see(link)).toMatchObject({ status: 'withdrawn', canAnswer: false })
  })
})
