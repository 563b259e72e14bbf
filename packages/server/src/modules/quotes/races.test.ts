import { AddNewPricesheet } from '@waybill/contract/calls/Quote/AddNewPricesheet.ts'
import { AwardSpotOffer } from '@waybill/contract/calls/Quote/AwardSpotOffer.ts'
import { GetSpotQuotes } from '@waybill/contract/calls/Quote/GetSpotQuotes.ts'
import { SubmitQuoteResponse } from '@waybill/contract/calls/Quote/SubmitQuoteResponse.ts'
import { WithdrawSpotQuote } from '@waybill/contract/calls/Quote/WithdrawSpotQuote.ts'
import { ShipmentDetails } from '@waybill/contract/calls/Shipment/ShipmentDetails.ts'
import { Void } from '@waybill/contract/calls/Shipment/Void.ts'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { tendersOf } from '../../testing/booked.ts'
import { newCompany, type Person } from '../../testing/company.ts'
import { ask, sharedNode, TestClock, type TestNode } from '../../testing/node.ts'
import { allIn, askedForQuotes, type Link, offer } from '../../testing/quotes.ts'
import { workQuote, workWon } from './workQuote.ts'

let node: TestNode
let clerk: Person
beforeAll(async () => {
  node = await sharedNode()
})
beforeEach(async () => {
  node.clock.at = TestClock.start
  clerk = await newCompany(node)
})

const none: Link = { QuoteID: 0, AccessID: '' }
const quoteOf = async (shipmentId: number) =>
  (await ask(node, GetSpotQuotes, { body: { shipmentId } }, clerk.token)).reply.quotes[0]
const submit = (link: Link, SCAC = 'DMQA') =>
  ask(node, SubmitQuoteResponse, { query: { ...link }, body: { terms: true, SCAC } })
const award = (shipmentId: number, offerId: number) =>
  ask(node, AwardSpotOffer, { body: { shipmentId, version: 1, offerId } }, clerk.token)
const won = (shipmentId: number) => workWon(node.app, { clientId: clerk.clientId, subjectId: shipmentId })

describe.each([0, 1, 2])('in the same moment, try %s', () => {
  it('an answer and a withdrawal: the answer is in, or it is told that the question is over', async () => {
    const { shipmentId, quote, links } = await askedForQuotes(node, clerk, 1)
    const [link = none] = links
    await ask(node, AddNewPricesheet, { query: { ...link }, body: { offer: allIn(900_00) } })
    const [answered, withdrawn] = await Promise.all([
      submit(link),
      ask(node, WithdrawSpotQuote, { body: { spotId: quote.spotId } }, clerk.token),
    ])
    expect(withdrawn.status).toBe(200)
    const invitation = (await quoteOf(shipmentId))?.invitations[0]
    expect(invitation?.offers).toHaveLength(answered.status === 200 ? 1 : 0)
    if (answered.status !== 200) expect(answered.error.code).toBe('QuoteOver')
  })

  it('bookings of two offers, a third answer, a void and the clock: one order at most, and an end for all', async () => {
    const { shipmentId, quote, links } = await askedForQuotes(node, clerk, 3)
    const [one = none, two = none, three = none] = links
    await offer(node, one, 900_00, { SCAC: 'DMQA' })
    await offer(node, two, 850_00, { SCAC: 'DMQB' })
    await ask(node, AddNewPricesheet, { query: { ...three }, body: { offer: allIn(800_00) } })
    const ids = (await quoteOf(shipmentId))?.invitations.map(({ offers }) => offers[0]?.PriceSheetID ?? 0) ?? []
    const [a, b, third, voided] = await Promise.all([
      award(shipmentId, ids[0] ?? 0),
      award(shipmentId, ids[1] ?? 0),
      submit(three, 'DMQC'),
      ask(node, Void, { body: { shipmentId, version: 1, reason: 'Sold.' } }, clerk.token),
      workQuote(node.app, { clientId: clerk.clientId, subjectId: quote.spotId }),
      won(shipmentId),
    ])
    expect([a, b, voided].filter(({ status }) => status === 200)).toHaveLength(1)
    expect([200, 409]).toContain(third.status)
    const tenders = await tendersOf(node, clerk, shipmentId)
    expect(tenders).toHaveLength(voided.status === 200 ? 0 : 1)
    const state = async () =>
      (await ask(node, ShipmentDetails, { body: { shipmentId } }, clerk.token)).reply.booking.state
    if (voided.status !== 200) await expect.poll(state, { timeout: 10_000 }).toBe('booked')
    await won(shipmentId)
    await won(shipmentId)
    const after = await quoteOf(shipmentId)
    expect(after?.state).toBe(voided.status === 200 ? 'withdrawn' : 'awarded')
    if (voided.status !== 200)
      expect(after?.invitations.filter(invitation => invitation.state === 'won')).toHaveLength(1)
  })
})
