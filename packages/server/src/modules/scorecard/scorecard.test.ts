import { ReopenQuote } from '@waybill/contract/calls/Quote/ReopenQuote.ts'
import { SubmitNoBidConfirmation } from '@waybill/contract/calls/Quote/SubmitNoBidConfirmation.ts'
import { RateCarrier } from '@waybill/contract/calls/Shipment/RateCarrier.ts'
import { GetCarrierShipments } from '@waybill/contract/calls/Supplemental/GetCarrierShipments.ts'
import { GetScoreCardDetails } from '@waybill/contract/calls/Supplemental/GetScoreCardDetails.ts'
import { ScoreCardPaper } from '@waybill/contract/calls/Supplemental/ScoreCardPaper.ts'
import { type QuoteOutcome, quoteCounts, quoteOutcomes, scoreField } from '@waybill/contract/wire/scoreCard.ts'
import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Tx } from '../../db/open.ts'
import { newCompany, newPerson, type Person } from '../../testing/company.ts'
import { putFact } from '../../testing/facts.ts'
import { addCarrier } from '../../testing/freight.ts'
import { ask, sharedNode, TestClock, type TestNode } from '../../testing/node.ts'
import { pdfPages, pdfText } from '../../testing/pdf.ts'
import { putPrice } from '../../testing/prices.ts'
import { askedForQuotes, type Link, offer, offered } from '../../testing/quotes.ts'
import { lockShipment } from '../shipments/index.ts'

let node: TestNode
let clerk: Person
beforeAll(async () => {
  node = await sharedNode()
})
beforeEach(async () => {
  node.clock.at = TestClock.start
  clerk = await newCompany(node)
})

const NOVEMBER = { year: 2026, month: 11 }
const DECEMBER = { year: 2026, month: 12 }

const write = (work: (tx: Tx) => Promise<unknown>) => node.app.db.forClient(clerk.clientId).transaction(work)
const cards = async (month = NOVEMBER, person = clerk) =>
  (await ask(node, GetScoreCardDetails, { body: month }, person.token)).reply
const cardOf = async (carrier: string, month = NOVEMBER) =>
  (await cards(month)).scoreCards.find(one => one.carrier === carrier)
const behind = async (carrier: string, count: (typeof quoteCounts)[number], month = NOVEMBER, pageIndex = 1) =>
  (await ask(node, GetCarrierShipments, { body: { ...month, carrier, count, pageSize: 7, pageIndex } }, clerk.token))
    .reply
const noBid = (link: Link) =>
  ask(node, SubmitNoBidConfirmation, { query: { ...link }, body: { reason: 'price', name: 'Test Dispatcher' } })

/** All pages of the list behind a count. */
async function allBehind(carrier: string, count: (typeof quoteCounts)[number], month = NOVEMBER) {
  const found: Awaited<ReturnType<typeof behind>>['quotes'] = []
  for (let page = 1; ; page++) {
    const { quotes, total } = await behind(carrier, count, month, page)
    found.push(...quotes)
    if (quotes.length === 0) return found
    expect(found.length).toBeLessThanOrEqual(total)
  }
}

/** A question whose newest deadline is moved, and what became of it and of its invitations. */
const settle = (spotId: number, spot: object, invitations: object = {}) =>
  write(async tx => {
    await tx.updateTable('spot_quote').set(spot).where('spot_id', '=', spotId).execute()
    if (Object.keys(invitations).length > 0)
      await tx.updateTable('spot_invitation').set(invitations).where('spot_id', '=', spotId).execute()
  })

describe('what became of a quote', () => {
  const T = (hours: number) => new Date(Date.parse('2026-11-10T12:00:00Z') + hours * 3_600_000).toISOString()

  /** How a question and one carrier's part in it can go; `0` is the deadline, the clock of the test stands far behind it. */
  interface Story {
    readonly name: string
    readonly outcome: QuoteOutcome
    readonly spot: object
    readonly invitation: object
    /** Hours from the deadline at which options were sent, with their round. */
    readonly offers?: readonly (readonly [hours: number, round: number])[]
  }

  const open = { state: 'open' }
  const closed = (hours: number) => ({ state: 'closed', ended_at: T(hours) })
  const awarded = (hours: number) => ({ state: 'awarded', ended_at: T(hours) })
  const withdrawn = { state: 'withdrawn', ended_at: T(-1) }
  const answered = (state: string, hours: number, is_late = hours > 0) => ({ state, answered_at: T(hours), is_late })

  const stories: readonly Story[] = [
    { name: 'booked in time', outcome: 'won', spot: awarded(2), invitation: answered('won', -1), offers: [[-1, 1]] },
    { name: 'booked though late', outcome: 'won', spot: awarded(2), invitation: answered('won', 1), offers: [[1, 1]] },
    {
      name: 'with several options',
      outcome: 'lost',
      spot: closed(2),
      invitation: answered('lost', -1),
      offers: [
        [-1, 1],
        [-1, 1],
        [-1, 1],
      ],
    },
    {
      name: 'late and not booked',
      outcome: 'missed',
      spot: closed(2),
      invitation: answered('lost', 1),
      offers: [[1, 1]],
    },
    {
      name: 'late and still open',
      outcome: 'missed',
      spot: open,
      invitation: answered('answered', 1),
      offers: [[1, 1]],
    },
    { name: 'late without a bid', outcome: 'missed', spot: open, invitation: answered('noBid', 1) },
    {
      name: 'never answered, booked with another',
      outcome: 'missed',
      spot: awarded(2),
      invitation: { state: 'asked' },
    },
    { name: 'never answered, nobody booked', outcome: 'missed', spot: open, invitation: { state: 'asked' } },
    { name: 'no bid, still open', outcome: 'noBid', spot: open, invitation: answered('noBid', -1) },
    { name: 'no bid, over', outcome: 'noBid', spot: closed(-1), invitation: answered('noBid', -2) },
    {
      name: 'answered, nobody booked',
      outcome: 'open',
      spot: open,
      invitation: answered('answered', -1),
      offers: [[-1, 1]],
    },
    {
      name: 'withdrawn after an answer',
      outcome: 'withdrawn',
      spot: withdrawn,
      invitation: answered('answered', -2),
      offers: [[-2, 1]],
    },
    { name: 'withdrawn without one', outcome: 'withdrawn', spot: withdrawn, invitation: { state: 'asked' } },
    { name: 'withdrawn after a no bid', outcome: 'withdrawn', spot: withdrawn, invitation: answered('noBid', -2) },
    { name: 'over before its deadline', outcome: 'endedEarly', spot: closed(-1), invitation: { state: 'asked' } },
    {
      name: 'asked once more, no second answer',
      outcome: 'lost',
      spot: closed(9),
      invitation: { ...answered('lost', -1), round: 2, answer_by: T(5) },
      offers: [[-1, 1]],
    },
    {
      name: 'asked once more, late then, in time before',
      outcome: 'lost',
      spot: closed(9),
      invitation: { ...answered('lost', 6), round: 2, answer_by: T(5) },
      offers: [
        [-1, 1],
        [6, 2],
      ],
    },
    {
      name: 'asked once more after a late answer',
      outcome: 'missed',
      spot: closed(9),
      invitation: { ...answered('lost', 4, false), round: 2, answer_by: T(5) },
      offers: [
        [1, 1],
        [4, 2],
      ],
    },
    {
      name: 'asked once more, not answered yet',
      outcome: 'open',
      spot: open,
      invitation: { ...answered('asked', -1), round: 2, answer_by: T(5) },
      offers: [[-1, 1]],
    },
    {
      name: 'asked once more after a no bid, over',
      outcome: 'noBid',
      spot: closed(9),
      invitation: { ...answered('asked', -1), round: 2, answer_by: T(5) },
    },
  ]

  /** Writes a question to several carriers, each with a story; all stories of one question share how it ended. */
  async function tell(
    tx: Tx,
    shipmentId: number,
    deadline: string,
    told: readonly (Story & { readonly scac: string })[],
  ) {
    const shift = Date.parse(deadline) - Date.parse(T(0))
    const moved = (given: object) =>
      Object.fromEntries(
        Object.entries(given).map(([key, value]) =>
          typeof value === 'string' && /^\d{4}-/.test(value)
            ? [key, new Date(Date.parse(value) + shift).toISOString()]
            : [key, value],
        ),
      )
    const at = (hours: number) => new Date(Date.parse(deadline) + hours * 3_600_000).toISOString()
    const own = { client_id: clerk.clientId, shipment_id: shipmentId }
    const { spot_id } = await tx
      .insertInto('spot_quote')
      .values({
        ...own,
        ...{ content_no: 1, rating_key: '', seen_version: 1, deadline, currency: 'USD' },
        ...{ requested_by: clerk.userId, requested_at: at(-24) },
        ...moved(told[0]?.spot ?? {}),
      })
      .returning('spot_id')
      .executeTakeFirstOrThrow()
    for (const { scac, invitation, offers = [] } of told) {
      const { invitation_id } = await tx
        .insertInto('spot_invitation')
        .values({
          ...{ ...own, spot_id, scac, carrier_name: `Carrier ${scac}`, email: `${scac}@carrier.invalid`.toLowerCase() },
          ...{ answer_by: deadline, state: 'asked' },
          ...moved(invitation),
        })
        .returning('invitation_id')
        .executeTakeFirstOrThrow()
      for (const [hours, round] of offers) {
        const option = { invitation_id, round, currency: 'USD', basis: 'allIn', linehaul: 100_00, total: 100_00 }
        await tx
          .insertInto('spot_offer')
          .values({ client_id: clerk.clientId, ...option, submitted_at: at(hours) })
          .execute()
      }
    }
  }

  it.each(stories)('$name: $outcome', async story => {
    const { shipmentId, quote } = await askedForQuotes(node, clerk, 1)
    await settle(quote.spotId, { state: 'withdrawn', deadline: '2025-01-01T00:00:00Z' })
    await write(tx => tell(tx, shipmentId, T(0), [{ ...story, scac: 'DMSA' }]))
    const card = await cardOf('DMSA')
    expect(quoteOutcomes.filter(one => card?.[scoreField[one]] === 1)).toEqual([story.outcome])
    expect(quoteOutcomes.reduce((sum, one) => sum + (card?.[scoreField[one]] ?? 0), 0)).toBe(1)
    expect((await behind('DMSA', story.outcome)).quotes).toMatchObject([{ shipmentId, outcome: story.outcome }])
  })

  it('every count is as long as the list behind it, and each quote stands in exactly one', async () => {
    const { shipmentId, quote } = await askedForQuotes(node, clerk, 1)
    await settle(quote.spotId, { state: 'withdrawn', deadline: '2025-01-01T00:00:00Z' })
    const scacs = ['DMSA', 'DMSB', 'DMSC']
    let seed = 20261128
    const random = (below: number): number => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
      return Math.floor((seed / 2_147_483_648) * below)
    }
    const expected = new Map<string, number>()
    await write(async tx => {
      for (let n = 0; n < 150; n++) {
        const first = stories[random(stories.length)] as Story
        const same = stories.filter(({ spot }) => JSON.stringify(spot) === JSON.stringify(first.spot))
        // A deadline on any of 70 days, at any hour: both months and their edges.
        const deadline = new Date(Date.parse('2026-09-05T00:30:00Z') + random(70 * 24) * 3_600_000)
        // New York leaves its summer time on November 1.
        const local = new Date(deadline.getTime() - (deadline < new Date('2026-11-01T06:00:00Z') ? 4 : 5) * 3_600_000)
        const told = scacs.slice(0, 1 + random(3)).map(scac => ({ ...(same[random(same.length)] as Story), scac }))
        for (const { scac, outcome } of told) {
          const key = `${scac} ${local.toISOString().slice(0, 7)} ${outcome}`
          expected.set(key, (expected.get(key) ?? 0) + 1)
        }
        await tell(tx, shipmentId, deadline.toISOString(), told)
      }
    })
    const seen = new Map<string, number>()
    for (const month of [9, 10, 11]) {
      const asked = { year: 2026, month }
      for (const card of (await cards(asked)).scoreCards) {
        expect(card.Total).toBe(card.Won + card.Lost + card.Missed + card.NoBid)
        const ids = new Set<number>()
        for (const count of quoteCounts) {
          const list = await allBehind(card.carrier, count, asked)
          expect(list).toHaveLength(card[scoreField[count]])
          if (count === 'total') continue
          if (list.length > 0) seen.set(`${card.carrier} 2026-${String(month).padStart(2, '0')} ${count}`, list.length)
          for (const one of list) {
            expect(one.outcome).toBe(count)
            expect(ids.has(one.invitationId)).toBe(false)
            ids.add(one.invitationId)
          }
        }
        const inTrend = (await cardOf(card.carrier, { year: 2026, month: 11 }))?.trend.find(one => one.month === month)
        expect(inTrend).toMatchObject({ Total: card.Total, Won: card.Won, Missed: card.Missed, open: card.open })
      }
    }
    expect([...seen].toSorted()).toEqual([...expected].toSorted())
  })
})

it('a deadline belongs to the month on the wall of the company', async () => {
  const { quote, emails } = await askedForQuotes(node, clerk, 1)
  const [carrier = ''] = emails
  // A minute before midnight in New York, then midnight.
  await settle(quote.spotId, { deadline: '2026-12-01T04:59:00Z' })
  expect([await cardOf(carrier, NOVEMBER), await cardOf(carrier, DECEMBER)]).toMatchObject([{ open: 1 }, undefined])
  await settle(quote.spotId, { deadline: '2026-12-01T05:00:00Z' })
  expect(await cardOf(carrier, NOVEMBER)).toBeUndefined()
  expect((await cardOf(carrier, DECEMBER))?.trend.map(one => [one.year, one.month, one.open])).toEqual([
    ...[7, 8, 9, 10, 11].map(month => [2026, month, 0]),
    [2026, 12, 1],
  ])
  await node.app.db.identity
    .updateTable('identity.client')
    .set({ time_zone: 'America/Los_Angeles' })
    .where('client_id', '=', clerk.clientId)
    .execute()
  const colleague = await newPerson(node, clerk.clientId)
  expect((await cards(NOVEMBER, colleague)).scoreCards).toMatchObject([{ carrier, open: 1 }])
  expect((await cards(DECEMBER, colleague)).scoreCards).toEqual([])
})

it('a trend reaches into the year before', async () => {
  const { quote, emails } = await askedForQuotes(node, clerk, 1)
  await settle(quote.spotId, { deadline: '2027-02-10T12:00:00Z' })
  const card = await cardOf(emails[0] ?? '', { year: 2027, month: 2 })
  expect(card?.trend.map(({ year, month }) => `${year}-${month}`)).toEqual([
    ...['2026-9', '2026-10', '2026-11', '2026-12'],
    ...['2027-1', '2027-2'],
  ])
})

it('tells how fast a carrier answers, and by how much it lost', async () => {
  const { shipmentId, links, emails } = await askedForQuotes(node, clerk, 3)
  const [one, two, three] = links as [Link, Link, Link]
  node.clock.pass(30 * 60_000)
  await offer(node, one, 1000_00, { SCAC: 'DMSA' })
  node.clock.pass(30 * 60_000)
  await offer(node, two, 1100_00, { SCAC: 'DMSB' })
  await noBid(three)
  const [first = '', , third = ''] = emails
  // Addresses that name a SCAC are not its carrier until the list says so.
  expect(await cardOf('DMSA')).toBeUndefined()
  expect(await cardOf(first)).toMatchObject({ CarrierSCAC: '', open: 1, minutesToAnswer: { value: null, n: 0 } })
  expect(await cardOf(third)).toMatchObject({ CarrierSCAC: '', NoBid: 1, minutesToAnswer: { value: 60, n: 1 } })
  await addCarrier(node, clerk, { scac: 'DMSA', tenderEmail: `quotes1-${shipmentId}@carrier.invalid` })
  await addCarrier(node, clerk, { scac: 'DMSB', tenderEmail: `QUOTES2-${shipmentId}@carrier.invalid` })
  await write(async tx => {
    await tx
      .insertInto('tender')
      .values({
        ...{ client_id: clerk.clientId, shipment_id: shipmentId, content_no: 1, scac: 'DMSA', carrier_name: 'A' },
        ...{ total: 1000_00, currency: 'USD', way: 'call', state: 'awarded', requested_by: clerk.userId },
        requested_at: node.clock.now().toISOString(),
      })
      .execute()
    await sql`update spot_quote set state = 'closed', ended_at = ${node.clock.now().toISOString()}`.execute(tx)
    await sql`update spot_invitation set state = case scac when 'DMSA' then 'won' when 'DMSB' then 'lost' else state end`.execute(
      tx,
    )
  })
  expect(await cardOf('DMSA')).toMatchObject({
    ...{ Total: 1, Won: 1, minutesToAnswer: { value: 30, n: 1 }, aboveWinner: { value: null, n: 0 } },
  })
  expect(await cardOf('DMSB')).toMatchObject({
    ...{ Total: 1, Lost: 1, minutesToAnswer: { value: 60, n: 1 }, aboveWinner: { value: 10, n: 1 } },
  })
  expect((await behind('DMSB', 'lost')).quotes).toMatchObject([{ shipmentId, CurrAmount: 1100_00, currency: 'USD' }])
})

it('asked once more, it keeps its month and the time of its first answer', async () => {
  const { links, quote, emails } = await askedForQuotes(node, clerk, 1)
  node.clock.pass(60 * 60_000)
  await offer(node, links[0] as Link, 1000_00)
  const { invitationId } = quote.invitations[0] as (typeof quote.invitations)[number]
  const deadline = { date: '2026-12-05', time: '15:00' }
  const body = { invitationId, deadline, note: '', target: null }
  expect((await ask(node, ReopenQuote, { body }, clerk.token)).status).toBe(200)
  node.clock.pass(60 * 60_000)
  await offer(node, links[0] as Link, 900_00)
  expect(await cardOf(emails[0] ?? '')).toMatchObject({ open: 1, Total: 0 })
  expect((await cards(DECEMBER)).scoreCards).toEqual([])
  await settle(quote.spotId, { state: 'closed', ended_at: node.clock.now().toISOString() }, { state: 'lost' })
  expect(await cardOf(emails[0] ?? '')).toMatchObject({ Lost: 1, minutesToAnswer: { value: 60, n: 1 } })
  // What it offered at last.
  expect((await behind(emails[0] ?? '', 'total')).quotes).toMatchObject([{ CurrAmount: 900_00, round: 2 }])
})

it('tells how many offers a carrier accepts, of those it could decide, and its stars', async () => {
  const { scacs } = await offered(node, clerk, 'broadcast', 4)
  const states = ['awarded', 'declined', 'expired', 'lost']
  await write(async tx => {
    for (const [n, state] of states.entries())
      await sql`update tender set state = ${state}, scac = 'DOZZ' where scac = ${scacs[n]}`.execute(tx)
  })
  const [card] = (await cards()).scoreCards
  expect(card).toMatchObject({ carrier: 'DOZZ', Total: 0, tenderAcceptance: { value: 33.3, n: 3 } })
  const { shipmentId } = await askedForQuotes(node, clerk, 1)
  await write(tx =>
    sql`update shipment set status = 'D', carrier_scac = 'DOZZ' where shipment_id = ${shipmentId}`.execute(tx),
  )
  await ask(node, RateCarrier, { body: { shipmentId, rating: { stars: 4, reasons: [] } } }, clerk.token)
  expect((await cardOf('DOZZ'))?.stars).toEqual({ value: 4, n: 1 })
})

it('tells what came on time by both clocks, by the month of pickup, beside its quotes', async () => {
  const { emails } = await askedForQuotes(node, clerk, 1)
  await write(tx => sql`update spot_invitation set scac = 'DMAA', email = ${emails[0] ?? ''}`.execute(tx))
  const late = { promised: '2026-11-18', arrivedAt: '2026-11-20T18:00:00Z' }
  await putFact(node, clerk, {
    pickedUpAt: '2026-11-16T15:00:00Z',
    promised: '2026-11-18',
    arrivedAt: '2026-11-18T18:00:00Z',
  })
  // Late by itself, and late as its pickup was.
  await putFact(node, clerk, { pickedUpAt: '2026-11-16T15:00:00Z', ...late })
  await putFact(node, clerk, { pickedUpAt: '2026-11-18T15:00:00Z', ...late })
  // Nobody confirmed it, and others' freight and months.
  await putFact(node, clerk, { pickup: '2026-11-17', status: 'A' })
  await putFact(node, clerk, { scac: 'DMBB', pickedUpAt: '2026-11-16T15:00:00Z', ...late })
  await putFact(node, clerk, {
    pickup: '2026-10-05',
    pickedUpAt: '2026-10-05T15:00:00Z',
    promised: '2026-10-07',
    arrivedAt: '2026-10-07T18:00:00Z',
  })
  const card = await cardOf('DMAA')
  expect(card).toMatchObject({
    open: 1,
    onTimePickup: { value: 66.7, n: 3 },
    onTimeConsignee: { value: 33.3, n: 3 },
    onTimeCarrier: { value: 66.7, n: 3 },
  })
  expect(card?.trend.map(({ month, onTimeCarrier }) => [month, onTimeCarrier.value, onTimeCarrier.n])).toEqual([
    [6, null, 0],
    [7, null, 0],
    [8, null, 0],
    [9, null, 0],
    [10, 100, 1],
    [11, 66.7, 3],
  ])
  const { bytes } = await ask(node, ScoreCardPaper, { body: { ...NOVEMBER, carrier: 'DMAA' } }, clerk.token)
  expect(pdfPages(bytes)).toBe(1)
  for (const words of ['Picked up on time', '66.7 % (3)', '100 % (1)']) expect(pdfText(bytes)).toContain(words)
})

it('live and stored prices: asked, answered, and won by the price that was booked', async () => {
  const { shipmentId } = await askedForQuotes(node, clerk, 1)
  const price = (scac: string, total: number) => ({
    scac,
    service: 'direct',
    state: 'priced',
    total,
    currency: 'USD',
    days: 2,
  })
  const runs = [
    {
      at: '2026-11-20T10:00:00Z',
      sources: [price('DMSA', 100_00), price('DMSA', 90_00), { scac: 'DMSB', state: 'refused', reason: 'noLane' }],
    },
    { at: '2026-11-21T10:00:00Z', sources: [price('DMSA', 100_00), price('DMSB', 95_00)] },
    // December in London, November in New York.
    { at: '2026-12-01T03:00:00Z', sources: [price('DMSB', 80_00)] },
  ]
  await write(async tx => {
    for (const [n, { at, sources }] of runs.entries())
      await tx
        .insertInto('rating_outcome')
        .values({
          ...{ client_id: clerk.clientId, day: at.slice(0, 10), run_id: n + 1, shipment_id: shipmentId, asked_at: at },
          ...{ sources: JSON.stringify(sources), because: 'cheapest' },
        })
        .execute()
    const price_sheet_id = await putPrice(tx, await lockShipment(tx, clerk.clientId, shipmentId), node.clock.now(), {})
    await tx
      .insertInto('tender')
      .values({
        ...{ client_id: clerk.clientId, shipment_id: shipmentId, content_no: 1, scac: 'DMSA', carrier_name: 'A' },
        ...{
          total: 100_00,
          currency: 'USD',
          way: 'call',
          state: 'awarded',
          requested_by: clerk.userId,
          service: 'direct',
        },
        ...{ price_sheet_id, requested_at: '2026-11-21T11:00:00Z' },
      })
      .execute()
  })
  expect((await cards()).prices).toEqual([
    { CarrierSCAC: 'DMSA', CarrierName: 'DMSA', asked: 2, answered: 2, won: 1 },
    { CarrierSCAC: 'DMSB', CarrierName: 'DMSB', asked: 3, answered: 2, won: 0 },
  ])
  expect((await cards(DECEMBER)).prices).toEqual([])
})

it('another company sees nothing of it, and an empty month says so', async () => {
  const { emails } = await askedForQuotes(node, clerk, 1)
  const carrier = emails[0] ?? ''
  const stranger = await newCompany(node)
  expect(await cards(NOVEMBER, stranger)).toEqual({ scoreCards: [], prices: [] })
  const body = { ...NOVEMBER, carrier }
  const list = await ask(node, GetCarrierShipments, { body: { ...body, count: 'open' } }, stranger.token)
  expect(list.reply).toEqual({ quotes: [], total: 0 })
  expect((await ask(node, ScoreCardPaper, { body }, stranger.token)).error).toMatchObject({
    ...{ code: 'NoScoreCard', message: 'There is no record available for selected year and month.' },
  })
  expect((await ask(node, ScoreCardPaper, { body: { ...body, month: 3 } }, clerk.token)).status).toBe(404)
  for (const month of [0, 13]) {
    expect((await ask(node, GetScoreCardDetails, { body: { year: 2026, month } }, clerk.token)).status).toBe(400)
  }
})

it('the paper is one page of its carrier, which names no other and no price', async () => {
  const { links, emails } = await askedForQuotes(node, clerk, 2)
  await offer(node, links[0] as Link, 1234_56, { SCAC: 'DMSA' })
  await offer(node, links[1] as Link, 1357_91, { SCAC: 'DMSB' })
  await write(tx => sql`update spot_quote set state = 'closed', ended_at = now()`.execute(tx))
  await write(tx =>
    sql`update spot_invitation set state = case scac when 'DMSA' then 'won' else 'lost' end`.execute(tx),
  )
  const paper = await ask(node, ScoreCardPaper, { body: { ...NOVEMBER, carrier: emails[1] ?? '' } }, clerk.token)
  const { bytes } = paper
  expect(pdfPages(bytes)).toBe(1)
  const text = pdfText(bytes)
  expect(text).toContain('Test Carrier 2')
  expect(text).toContain('Nov 2026')
  for (const secret of ['Test Carrier 1', 'DMSA', '1,234', '1,357', emails[0] ?? '']) expect(text).not.toContain(secret)
})
