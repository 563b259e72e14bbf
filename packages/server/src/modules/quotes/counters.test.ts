import { AddNewPricesheet } from '@waybill/contract/calls/Quote/AddNewPricesheet.ts'
import { AwardSpotOffer } from '@waybill/contract/calls/Quote/AwardSpotOffer.ts'
import { GetSpotQuotes } from '@waybill/contract/calls/Quote/GetSpotQuotes.ts'
import { ReopenQuote } from '@waybill/contract/calls/Quote/ReopenQuote.ts'
import { SubmitNoBidConfirmation } from '@waybill/contract/calls/Quote/SubmitNoBidConfirmation.ts'
import { SubmitQuoteResponse } from '@waybill/contract/calls/Quote/SubmitQuoteResponse.ts'
import { WithdrawSpotQuote } from '@waybill/contract/calls/Quote/WithdrawSpotQuote.ts'
import { Pickup } from '@waybill/contract/calls/Shipment/Pickup.ts'
import { ShipmentDetails } from '@waybill/contract/calls/Shipment/ShipmentDetails.ts'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { tendersOf } from '../../testing/booked.ts'
import { newCompany, newPerson, type Person } from '../../testing/company.ts'
import { ask, minute, sharedNode, TestClock, type TestNode } from '../../testing/node.ts'
import { allIn, askedForQuotes, inAWeek, type Link, offer } from '../../testing/quotes.ts'
import { workQuote } from './workQuote.ts'

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
const invitationsOf = async (shipmentId: number) =>
  (await ask(node, GetSpotQuotes, { body: { shipmentId } }, clerk.token)).reply.quotes[0]?.invitations ?? []
const offersOf = async (shipmentId: number) => (await invitationsOf(shipmentId))[0]?.offers ?? []
const reopen = (invitationId: number, more: object = {}, person = clerk) =>
  ask(node, ReopenQuote, { body: { invitationId, deadline: inAWeek, ...more } }, person.token)
const award = (shipmentId: number, offerId = 0) =>
  ask(node, AwardSpotOffer, { body: { shipmentId, version: 1, offerId } }, clerk.token)
const notes = async (shipmentId: number) =>
  JSON.stringify((await ask(node, ShipmentDetails, { body: { shipmentId } }, clerk.token)).reply.history)

describe('a new answer', () => {
  it('takes the place of the first one, which can no longer be booked', async () => {
    const { shipmentId, links } = await askedForQuotes(node, clerk, 1)
    const [link = none] = links
    await offer(node, link, 800_00)
    await reopen(link.QuoteID)
    await offer(node, link, 900_00)
    const [first, second] = await offersOf(shipmentId)
    expect((await award(shipmentId, first?.PriceSheetID)).error.code).toBe('QuoteExpired')
    const call = { shipmentId, version: 1, PricesheetID: first?.bookableId ?? 0, spokeWith: 'Ann Test' }
    const called = await ask(node, Pickup, { query: { flag: 'call' }, body: call }, clerk.token)
    expect(called.error.code).toBe('QuoteExpired')
    expect((await award(shipmentId, second?.PriceSheetID)).status).toBe(200)
  })

  it('that is no bid leaves the first one in force', async () => {
    const { shipmentId, links } = await askedForQuotes(node, clerk, 1)
    const [link = none] = links
    await offer(node, link, 800_00)
    await reopen(link.QuoteID)
    await ask(node, SubmitNoBidConfirmation, { query: { ...link }, body: { reason: 'price' } })
    expect((await award(shipmentId, (await offersOf(shipmentId))[0]?.PriceSheetID)).status).toBe(200)
  })

  it.each([0, 1, 2])(
    'and a booking of the first one in the same moment leave one of the two prices: try %s',
    async () => {
      const { shipmentId, links } = await askedForQuotes(node, clerk, 1)
      const [link = none] = links
      await offer(node, link, 800_00)
      await reopen(link.QuoteID)
      await ask(node, AddNewPricesheet, { query: { ...link }, body: { offer: allIn(900_00) } })
      const [booked, answered] = await Promise.all([
        award(shipmentId, (await offersOf(shipmentId))[0]?.PriceSheetID),
        ask(node, SubmitQuoteResponse, { query: { ...link }, body: { terms: true, SCAC: 'DMQA' } }),
      ])
      expect([200, 409]).toContain(answered.status)
      const tenders = await tendersOf(node, clerk, shipmentId)
      expect(tenders).toHaveLength(booked.status === 200 ? 1 : 0)
      if (booked.status !== 200) expect(booked.error.code).toBe('QuoteExpired')
    },
  )
})

describe('a counter', () => {
  it('is one of two that are made together, also by two people, and never of a question that is taken back', async () => {
    const colleague = await newPerson(node, clerk.clientId)
    const { quote, shipmentId, links } = await askedForQuotes(node, clerk, 1)
    const [link = none] = links
    await offer(node, link, 800_00)
    const answers = await Promise.all([
      reopen(link.QuoteID),
      reopen(link.QuoteID, {}, colleague),
      reopen(link.QuoteID),
      ask(node, WithdrawSpotQuote, { body: { spotId: quote.spotId } }, clerk.token),
    ])
    expect(answers.slice(0, 3).filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1)
    expect((await invitationsOf(shipmentId))[0]?.round).toBeLessThanOrEqual(2)
    expect((await ask(node, AddNewPricesheet, { query: { ...link }, body: { offer: allIn(1_00) } })).status).toBe(409)
  })

  it('that ends after its question is missed at its own time, and each carrier once', async () => {
    const tonight = { date: '2026-11-20', time: '20:00' }
    const { shipmentId, quote, links } = await askedForQuotes(node, clerk, 3, { deadline: tonight })
    await offer(node, links[0] ?? none, 800_00)
    await offer(node, links[1] ?? none, 810_00, { SCAC: 'DMQB' })
    await reopen(links[0]?.QuoteID ?? 0, { deadline: { date: '2026-11-20', time: '22:00' } })
    await reopen(links[1]?.QuoteID ?? 0, { deadline: { date: '2026-11-20', time: '21:00' } })
    const due = { clientId: clerk.clientId, subjectId: quote.spotId }
    node.clock.at = Date.parse(quote.QuoteDeadline)
    const second = await workQuote(node.app, due)
    expect(second?.getTime()).toBe(node.clock.at + 60 * minute)
    node.clock.at += 60 * minute
    const third = await workQuote(node.app, due)
    expect(third?.getTime()).toBe(node.clock.at + 60 * minute)
    node.clock.at += 60 * minute
    expect(await workQuote(node.app, due)).toBeNull()
    clerk = { ...clerk, token: await node.app.sessions.open(clerk, 'test') }
    const history = await notes(shipmentId)
    for (const n of [1, 2, 3]) expect(history).toContain(`No answer by the deadline: Test Carrier ${n}.`)
    expect(history.match(/No answer by the deadline/g)).toHaveLength(3)
  })

  it('that ends before the reminder of its question sends none too early', async () => {
    const body = { deadline: { date: '2026-11-20', time: '20:00' }, remindMinutes: 60 }
    const { quote, shipmentId, links } = await askedForQuotes(node, clerk, 2, body)
    await offer(node, links[0] ?? none, 800_00)
    await reopen(links[0]?.QuoteID ?? 0, { deadline: { date: '2026-11-20', time: '12:00' } })
    const due = { clientId: clerk.clientId, subjectId: quote.spotId }
    node.clock.at = Date.parse(quote.QuoteDeadline) - 480 * minute
    const reminding = await workQuote(node.app, due)
    expect(reminding?.toISOString()).toBe(new Date(quote.remindAt ?? '').toISOString())
    const remindedAt = async () => (await invitationsOf(shipmentId)).map(one => one.remindedAt)
    expect(await remindedAt()).toEqual([null, null])
    node.clock.at = reminding?.getTime() ?? 0
    expect((await workQuote(node.app, due))?.toISOString()).toBe(new Date(quote.QuoteDeadline).toISOString())
    clerk = { ...clerk, token: await node.app.sessions.open(clerk, 'test') }
    expect((await remindedAt())[1]).not.toBeNull()
  })
})
