import { ShipmentDetails } from '@waybill/contract/calls/Shipment/ShipmentDetails.ts'
import { Void } from '@waybill/contract/calls/Shipment/Void.ts'
import { AnswerTender } from '@waybill/contract/calls/Tender/AnswerTender.ts'
import { GetTenderOffer } from '@waybill/contract/calls/Tender/GetTenderOffer.ts'
import { GetTenderRounds } from '@waybill/contract/calls/Tender/GetTenderRounds.ts'
import { WithdrawTenderRound } from '@waybill/contract/calls/Tender/WithdrawTenderRound.ts'
import pino from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { composeNode, type Node } from '../../../compose.ts'
import { tendersOf } from '../../../testing/booked.ts'
import { newCompany, type Person } from '../../../testing/company.ts'
import { ask, minute, startTestNode, TestClock, type TestNode } from '../../../testing/node.ts'
import { linkMailedTo, offered } from '../../../testing/quotes.ts'
import { workOffers } from './workOffers.ts'

/** Two nodes on one database, with one clock. */
let node: TestNode
let other: Node
let clerk: Person
beforeAll(async () => {
  node = await startTestNode()
  const { settings } = node.app
  other = await composeNode({
    settings,
    clock: node.clock,
    connection: node.connection,
    log: pino({ level: 'silent' }),
  })
})
afterAll(async () => {
  await other.close()
  await node.close()
})
beforeEach(async () => {
  node.clock.at = TestClock.start
  clerk = await newCompany(node)
})

const linksOf = (emails: readonly string[]) =>
  Promise.all(
    emails.map(async email => {
      const { id: TenderID, AccessID } = await linkMailedTo(node, clerk, email, 'Tender')
      return { TenderID, AccessID }
    }),
  )
type Link = Awaited<ReturnType<typeof linksOf>>[number]
const accept = (on: Node, query: Link | undefined) =>
  ask(on, AnswerTender, { query: query ?? { TenderID: 0 }, body: { answer: 'accept' } })
const decline = (on: Node, query: Link | undefined) =>
  ask(on, AnswerTender, { query: query ?? { TenderID: 0 }, body: { answer: 'decline', reason: 'price' } })
const details = async (shipmentId: number) =>
  (await ask(node, ShipmentDetails, { body: { shipmentId } }, clerk.token)).reply
const roundOf = async (shipmentId: number) =>
  (await ask(node, GetTenderRounds, { body: { shipmentId } }, clerk.token)).reply.rounds[0]
const liveOf = async (shipmentId: number) =>
  (await tendersOf(node, clerk, shipmentId)).filter(({ order }) => order === 'live').length

describe('on two nodes at once', () => {
  it.each([0, 1, 2])('of five who accept one has it, and no answer is lost: try %s', async () => {
    const { shipmentId, emails } = await offered(node, clerk, 'broadcast', 5)
    const links = await linksOf(emails)
    const answers = await Promise.all(links.map((link, n) => accept(n % 2 === 0 ? node : other, link)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    expect(answers.filter(({ reply }) => reply.status === 'accepted')).toHaveLength(1)
    expect(await liveOf(shipmentId)).toBe(1)
    const steps = (await roundOf(shipmentId))?.steps ?? []
    expect(steps.filter(({ answeredAt }) => answeredAt !== null)).toHaveLength(5)
  })

  it('the clock of a round strikes once, whoever works it and however often', async () => {
    const { shipmentId, round } = await offered(node, clerk, 'waterfall', 4, 60)
    node.clock.pass(60 * minute + 5_000)
    const due = { clientId: clerk.clientId, subjectId: round.roundId }
    await Promise.all([node, other, node, other].map(({ app }) => workOffers(app, due)))
    expect((await roundOf(shipmentId))?.steps.map(({ state }) => state)).toEqual([
      ...['expired', 'open', 'waiting', 'waiting'],
    ])
  })

  it.each([0, 1, 2])('a carrier that says yes and no at once has said one of the two: try %s', async () => {
    const { shipmentId, emails, round } = await offered(node, clerk, 'single', 1)
    const [link] = await linksOf(emails)
    const answers = await Promise.all([accept(node, link), decline(other, link), accept(other, link)])
    expect(answers.filter(({ error }) => error?.code === 'OfferOver').length).toBeGreaterThan(0)
    await workOffers(node.app, { clientId: clerk.clientId, subjectId: round.roundId })
    const { shipmentStatus, booking } = await details(shipmentId)
    expect([shipmentStatus, booking.state]).toEqual((await liveOf(shipmentId)) === 1 ? ['T', 'booked'] : ['Q', 'none'])
  })

  it.each([0, 1, 2])('a carrier that takes two loads a day has two of four that it accepts: try %s', async () => {
    const links: Link[] = []
    for (let n = 0; n < 4; n++) {
      const { emails } = await offered(node, clerk, 'single', 1)
      links.push(...(await linksOf(emails)))
    }
    await node.app.db
      .forClient(clerk.clientId)
      .transaction(tx => tx.updateTable('carrier').set({ settings: '{"dailyLoads":2}' }).execute())
    const answers = await Promise.all(links.map((link, n) => accept(n % 2 === 0 ? node : other, link)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(answers.filter(({ reply }) => reply.status === 'accepted')).toHaveLength(2)
  })

  it.each([0, 1, 2])('an acceptance and a void leave no order that nobody knows of: try %s', async () => {
    const { shipmentId, emails } = await offered(node, clerk, 'broadcast', 2)
    const [link] = await linksOf(emails)
    const { version } = await details(shipmentId)
    const [answer, voided] = await Promise.all([
      accept(node, link),
      ask(other, Void, { body: { shipmentId, version, reason: 'Sold.' } }, clerk.token),
    ])
    const { shipmentStatus } = await details(shipmentId)
    expect(shipmentStatus).toBe(voided.status === 200 ? 'V' : 'T')
    const tenders = await tendersOf(node, clerk, shipmentId)
    if (voided.status === 200) {
      expect(tenders.filter(({ state }) => state === 'open' || state === 'awarded')).toEqual([])
      expect(answer.reply.lateAnswer === 'accepted' || tenders.some(({ order }) => order === 'cancelUnconfirmed')).toBe(
        true,
      )
    } else expect(answer.reply.status).toBe('accepted')
  })

  it.each([0, 1, 2])('a withdrawal and the clock that opens the next place leave nothing open: try %s', async () => {
    const { shipmentId, round } = await offered(node, clerk, 'waterfall', 3, 60)
    node.clock.pass(60 * minute + 5_000)
    const token = await node.app.sessions.open(clerk, 'test')
    await Promise.all([
      workOffers(other.app, { clientId: clerk.clientId, subjectId: round.roundId }),
      ask(node, WithdrawTenderRound, { body: { roundId: round.roundId } }, token),
    ])
    clerk = { ...clerk, token }
    expect((await tendersOf(node, clerk, shipmentId)).filter(({ state }) => state === 'open')).toEqual([])
    expect((await details(shipmentId)).shipmentStatus).toBe('Q')
    expect((await roundOf(shipmentId))?.state).toBe('withdrawn')
    expect(await workOffers(node.app, { clientId: clerk.clientId, subjectId: round.roundId })).toBeNull()
  })
})

describe('a link', () => {
  it('of one carrier answers for no other, and none once its time and seven days are over', async () => {
    const { emails } = await offered(node, clerk, 'broadcast', 2, 60)
    const [one, two] = await linksOf(emails)
    const crossed = { TenderID: two?.TenderID ?? 0, AccessID: one?.AccessID ?? '' }
    expect((await accept(node, crossed)).status).toBe(404)
    const stranger = await newCompany(node)
    const theirs = { TenderID: one?.TenderID ?? 0, userEdit: 'true' as const }
    const body = { answer: 'accept' as const, name: 'Ann Test' }
    expect((await ask(node, AnswerTender, { query: theirs, body }, stranger.token)).status).toBe(404)
    node.clock.pass(60 * minute + 7 * 24 * 60 * minute - 1)
    const see = () => ask(node, GetTenderOffer, { query: one ?? { TenderID: 0 } })
    expect((await see()).reply).toMatchObject({ canAnswer: false })
    node.clock.pass(2)
    expect((await see()).status).toBe(404)
    expect((await accept(node, one)).status).toBe(404)
  })
})
