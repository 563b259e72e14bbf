import { AwardSpotOffer } from '@waybill/contract/calls/Quote/AwardSpotOffer.ts'
import { GetQuoteResponseDetails } from '@waybill/contract/calls/Quote/GetQuoteResponseDetails.ts'
import { RemindCarriers } from '@waybill/contract/calls/Quote/RemindCarriers.ts'
import { ReopenQuote } from '@waybill/contract/calls/Quote/ReopenQuote.ts'
import { WithdrawSpotQuote } from '@waybill/contract/calls/Quote/WithdrawSpotQuote.ts'
import { RecordCarrierCall } from '@waybill/contract/calls/Shipment/RecordCarrierCall.ts'
import { ShipmentDetails } from '@waybill/contract/calls/Shipment/ShipmentDetails.ts'
import { SpotQuote } from '@waybill/contract/calls/Shipment/SpotQuote.ts'
import { UpdateServices } from '@waybill/contract/calls/Shipment/UpdateServices.ts'
import { UpdateStatusCode } from '@waybill/contract/calls/Shipment/UpdateStatusCode.ts'
import { Void } from '@waybill/contract/calls/Shipment/Void.ts'
import { StartTenderRound } from '@waybill/contract/calls/Tender/StartTenderRound.ts'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newCompany, type Person } from '../../testing/company.ts'
import { addCarrier } from '../../testing/freight.ts'
import { ask, minute, sharedNode, TestClock, type TestNode } from '../../testing/node.ts'
import { askedForQuotes, inAWeek, linkMailedTo, mailsAbout, offer, quoteAbout } from '../../testing/quotes.ts'
import { workQuote, workWon } from './workQuote.ts'

/** While the clerk is still signed in. */
const tonight = { date: '2026-11-20', time: '20:00' }

let node: TestNode
let clerk: Person
beforeAll(async () => {
  node = await sharedNode()
})
beforeEach(async () => {
  node.clock.at = TestClock.start
  clerk = await newCompany(node)
})

const quoteOf = (shipmentId: number, person = clerk) => quoteAbout(node, person, shipmentId)
const see = (query: { QuoteID: number; AccessID?: string }) => ask(node, GetQuoteResponseDetails, { query })
const details = async (shipmentId: number) =>
  (await ask(node, ShipmentDetails, { body: { shipmentId } }, clerk.token)).reply
const mailsTo = (email: string) => mailsAbout(node, clerk, email)

describe('the shipper', () => {
  it('asks one carrier once more, once', async () => {
    const { shipmentId, links, emails } = await askedForQuotes(node, clerk, 1)
    const [link] = links
    if (link === undefined) throw new Error('no link')
    const body = { invitationId: link.QuoteID, note: 'Can you do 800?', target: 800_00, deadline: inAWeek }
    expect((await ask(node, ReopenQuote, { body }, clerk.token)).error.code).toBe('NothingToCounter')
    await offer(node, link, 900_00)
    expect((await ask(node, ReopenQuote, { body }, clerk.token)).status).toBe(200)
    expect((await see(link)).reply).toMatchObject({ round: 2, canAnswer: true, counter: { target: 800_00 } })
    await offer(node, link, 820_00)
    expect((await ask(node, ReopenQuote, { body }, clerk.token)).error.code).toBe('CounteredAlready')
    const invitation = (await quoteOf(shipmentId))?.invitations[0]
    expect(invitation?.offers.map(({ round, CurrAmount }) => [round, CurrAmount])).toEqual([
      [1, 900_00],
      [2, 820_00],
    ])
    expect((await mailsTo(emails[0] ?? '')).map(({ subject }) => subject.split(' ')[0])).toEqual(['Quote', 'Counter:'])
  })

  it('misses who was asked once more and does not answer by then', async () => {
    const { shipmentId, quote, links } = await askedForQuotes(node, clerk, 1, { deadline: tonight })
    const [link] = links
    if (link === undefined) throw new Error('no link')
    await offer(node, link, 900_00)
    node.clock.at = Date.parse(quote.QuoteDeadline) + minute
    const later = { date: '2026-11-20', time: '21:00' }
    const body = { invitationId: link.QuoteID, deadline: later }
    expect((await ask(node, ReopenQuote, { body }, clerk.token)).status).toBe(200)
    const due = await node.app.db.identity
      .selectFrom('work.due')
      .select('due_at')
      .where('kind', '=', 'quote')
      .where('client_id', '=', clerk.clientId)
      .executeTakeFirst()
    node.clock.at = Date.parse(due?.due_at ?? '')
    expect(await workQuote(node.app, { clientId: clerk.clientId, subjectId: quote.spotId })).toBeNull()
    expect(JSON.stringify((await details(shipmentId)).history)).toContain('No answer by the deadline: Test Carrier 1.')
  })

  it('reminds who has not answered, nobody twice within the hour, and misses them at the deadline', async () => {
    const { shipmentId, quote, links, emails } = await askedForQuotes(node, clerk, 2, {
      deadline: tonight,
      remindMinutes: 120,
    })
    const [link] = links
    if (link === undefined) throw new Error('no link')
    await offer(node, link, 900_00)
    const remind = async () => (await ask(node, RemindCarriers, { body: { spotId: quote.spotId } }, clerk.token)).reply
    expect(await remind()).toMatchObject({ reminded: 1, leftOut: 0 })
    expect(await remind()).toMatchObject({ reminded: 0, leftOut: 1 })
    const due = { clientId: clerk.clientId, subjectId: quote.spotId }
    node.clock.at = Date.parse(quote.remindAt ?? '')
    expect((await workQuote(node.app, due))?.toISOString()).toBe(quote.QuoteDeadline)
    expect(await mailsTo(emails[0] ?? '')).toHaveLength(1)
    expect(await mailsTo(emails[1] ?? '')).toHaveLength(3)
    // The link of a reminder is another one, and answers too.
    const reminded = await linkMailedTo(node, clerk, emails[1] ?? '', 'Quote')
    expect((await see({ QuoteID: reminded.id, AccessID: reminded.AccessID })).status).toBe(200)
    node.clock.at = Date.parse(quote.QuoteDeadline)
    expect(await workQuote(node.app, due)).toBeNull()
    const { history } = await details(shipmentId)
    expect(JSON.stringify(history)).toContain('No answer by the deadline: Test Carrier 2.')
  })

  it('takes a question back; its carriers hear of it and cannot answer', async () => {
    const { shipmentId, quote, links, emails } = await askedForQuotes(node, clerk, 1)
    const body = { spotId: quote.spotId }
    await expect
      .poll(async () => (await quoteOf(shipmentId))?.invitations[0]?.mailState, { timeout: 10_000 })
      .toBe('kept')
    expect((await ask(node, WithdrawSpotQuote, { body }, clerk.token)).reply.quote.state).toBe('withdrawn')
    expect((await ask(node, WithdrawSpotQuote, { body }, clerk.token)).error.code).toBe('SpotQuoteOver')
    const [link] = links
    if (link === undefined) throw new Error('no link')
    expect((await see(link)).reply).toMatchObject({ status: 'withdrawn', canAnswer: false })
    expect((await mailsTo(emails[0] ?? '')).at(-1)?.subject).toContain('Withdrawn')
  })

  it('books an offer by a tender, once; the carrier is put on the list, and losers hear their rank', async () => {
    const { shipmentId, links, emails } = await askedForQuotes(node, clerk, 3)
    const [one, two, three] = links
    if (one === undefined || two === undefined || three === undefined) throw new Error('no links')
    await offer(node, one, 900_00, { SCAC: 'DMQA' })
    await offer(node, two, 850_00, { SCAC: 'DMQB' })
    await offer(node, three, 990_00, { SCAC: 'DMQC' })
    const offerId = (await quoteOf(shipmentId))?.invitations[1]?.offers[0]?.PriceSheetID ?? 0
    const award = () => ask(node, AwardSpotOffer, { body: { shipmentId, version: 1, offerId } }, clerk.token)
    const answers = await Promise.all([award(), award()])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const tender = await node.app.db
      .forClient(clerk.clientId)
      .read(
        node.app.db.query
          .selectFrom('tender')
          .select(['scac', 'total', 'tender_id', 'state'])
          .where('shipment_id', '=', shipmentId),
      )
    expect(tender).toMatchObject([{ scac: 'DMQB', total: 850_00 }])
    // The mail left, so the carrier has the order.
    await expect.poll(async () => (await details(shipmentId)).booking.state, { timeout: 10_000 }).toBe('booked')
    await workWon(node.app, { clientId: clerk.clientId, subjectId: shipmentId })
    const quote = await quoteOf(shipmentId)
    expect(quote?.state).toBe('awarded')
    expect(quote?.invitations.map(({ state, rank }) => [state, rank])).toEqual([
      ['lost', 2],
      ['won', 1],
      ['lost', 3],
    ])
    expect((await see(one)).reply).toMatchObject({ status: 'bookedWithAnother', canAnswer: false })
    expect((await see(two)).reply).toMatchObject({ status: 'won', TenderedQuoteInfo: { CurrAmount: 850_00 } })
    expect((await mailsTo(emails[2] ?? '')).at(-1)?.text).toContain('number 3')
    expect((await mailsTo(emails[2] ?? '')).at(-1)?.text).not.toMatch(/(850|900)\.00/)
  })

  it('books another offer once its carrier gave the order back, and each sees how it stands', async () => {
    const { shipmentId, links, emails } = await askedForQuotes(node, clerk, 2)
    const [one, two] = links
    if (one === undefined || two === undefined) throw new Error('no links')
    await offer(node, one, 900_00, { SCAC: 'DMQA' })
    await offer(node, two, 950_00, { SCAC: 'DMQB' })
    const book = async (place: number) => {
      const offerId = (await quoteOf(shipmentId))?.invitations[place]?.offers[0]?.PriceSheetID ?? 0
      const { version } = await details(shipmentId)
      await ask(node, AwardSpotOffer, { body: { shipmentId, version, offerId } }, clerk.token)
      await expect.poll(async () => (await details(shipmentId)).booking.state, { timeout: 10_000 }).toBe('booked')
      await workWon(node.app, { clientId: clerk.clientId, subjectId: shipmentId })
      return [(await see(one)).reply.status, (await see(two)).reply.status]
    }
    expect(await book(0)).toEqual(['won', 'bookedWithAnother'])
    const told = await mailsTo(emails[1] ?? '')
    const { booking } = await details(shipmentId)
    const call = { shipmentId, bookingId: booking.bookingId ?? 0, spokeWith: 'Ann Test', answer: 'yes' as const }
    expect((await ask(node, RecordCarrierCall, { body: call }, clerk.token)).status).toBe(200)
    const { version, shipmentStatus } = await details(shipmentId)
    if (shipmentStatus === 'T') {
      await ask(node, UpdateStatusCode, { body: { shipmentId, version, statusCode: 'Q' } }, clerk.token)
    }
    expect(await book(1)).toEqual(['bookedWithAnother', 'won'])
    expect((await mailsTo(emails[1] ?? '')).filter(({ subject }) => subject.includes('closed'))).toHaveLength(
      told.filter(({ subject }) => subject.includes('closed')).length,
    )
  })

  it('asks twice: who won the second time did not lose the first, and others hear it once', async () => {
    const { shipmentId, links, emails } = await askedForQuotes(node, clerk, 2)
    const [one, two] = links
    if (one === undefined || two === undefined) throw new Error('no links')
    await offer(node, one, 900_00, { SCAC: 'DMQA' })
    await offer(node, two, 950_00, { SCAC: 'DMQB' })
    const body = { shipmentId, version: 1, deadline: inAWeek, carriers: emails.map(email => ({ email })) }
    await ask(node, SpotQuote, { body }, clerk.token)
    for (const [n, email] of emails.entries()) {
      const { id: QuoteID, AccessID } = await linkMailedTo(node, clerk, email, 'Quote')
      await offer(node, { QuoteID, AccessID }, 800_00 + n, { SCAC: n === 0 ? 'DMQA' : 'DMQB' })
    }
    const offerId = (await quoteOf(shipmentId))?.invitations[0]?.offers[0]?.PriceSheetID ?? 0
    await ask(node, AwardSpotOffer, { body: { shipmentId, version: 1, offerId } }, clerk.token)
    await expect.poll(async () => (await details(shipmentId)).booking.state, { timeout: 10_000 }).toBe('booked')
    await workWon(node.app, { clientId: clerk.clientId, subjectId: shipmentId })
    const closed = async (email = '') =>
      (await mailsTo(email)).filter(({ subject }) => subject.includes('closed')).length
    expect([await closed(emails[0]), await closed(emails[1])]).toEqual([0, 1])
    expect((await see(one)).reply.status).toBe('won')
    expect((await see(two)).reply.status).toBe('bookedWithAnother')
  })

  it('orders nothing of a carrier whose SCAC another address gave', async () => {
    await addCarrier(node, clerk, { scac: 'DMQA', tenderEmail: 'dispatch@listed.invalid' })
    const { shipmentId, links, emails } = await askedForQuotes(node, clerk, 1)
    const [link = { QuoteID: 0, AccessID: '' }] = links
    await offer(node, link, 900_00, { SCAC: 'DMQA' })
    const again = { invitationId: link.QuoteID, note: '', target: null, deadline: inAWeek }
    expect((await ask(node, ReopenQuote, { body: again }, clerk.token)).status).toBe(200)
    await offer(node, link, 850_00, { SCAC: 'DMQA' })
    const offers = (await quoteOf(shipmentId))?.invitations[0]?.offers ?? []
    expect(offers).toHaveLength(2)
    const award = (offerId: number) =>
      ask(node, AwardSpotOffer, { body: { shipmentId, version: 1, offerId } }, clerk.token)
    for (const { PriceSheetID, bookableId } of offers.slice(1)) {
      const refused = await award(PriceSheetID)
      expect([refused.status, refused.error.code]).toEqual([409, 'ScacClaimed'])
      const round = { shipmentId, version: 1, kind: 'single' as const, PricesheetIDs: [bookableId ?? 0] }
      expect((await ask(node, StartTenderRound, { body: round }, clerk.token)).error.code).toBe('ScacClaimed')
    }
    expect(await mailsTo('dispatch@listed.invalid')).toEqual([])
    // Entered with the carrier, the address is one of its own.
    await node.app.db.forClient(clerk.clientId).transaction(tx =>
      tx
        .updateTable('carrier')
        .set({ quote_email: emails[0] ?? '' })
        .where('client_id', '=', clerk.clientId)
        .where('scac', '=', 'DMQA')
        .execute(),
    )
    expect((await award(offers[1]?.PriceSheetID ?? 0)).status).toBe(200)
  })

  it('cannot book an offer once the load has changed', async () => {
    const { shipmentId, links } = await askedForQuotes(node, clerk, 1)
    await offer(node, links[0] ?? { QuoteID: 0, AccessID: '' }, 900_00)
    const body = { shipmentId, version: 1, AdditionalService: [] }
    await ask(node, UpdateServices, { body }, clerk.token)
    const quote = await quoteOf(shipmentId)
    expect(quote?.isOutdated).toBe(true)
    const offerId = quote?.invitations[0]?.offers[0]?.PriceSheetID ?? 0
    const answer = await ask(node, AwardSpotOffer, { body: { shipmentId, version: 2, offerId } }, clerk.token)
    expect(answer.error.code).toBe('QuoteOutdated')
  })

  it('who voids the shipment takes its question back', async () => {
    const { shipmentId, links } = await askedForQuotes(node, clerk, 1)
    await ask(node, Void, { body: { shipmentId, version: 1 } }, clerk.token)
    await workWon(node.app, { clientId: clerk.clientId, subjectId: shipmentId })
    const [link] = links
    if (link === undefined) throw new Error('no link')
    expect((await see(link)).reply.status).toBe('withdrawn')
  })
})
