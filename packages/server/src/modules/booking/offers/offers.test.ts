import { Pickup } from '@waybill/contract/calls/Shipment/Pickup.ts'
import { ShipmentDetails } from '@waybill/contract/calls/Shipment/ShipmentDetails.ts'
import { UpdateServices } from '@waybill/contract/calls/Shipment/UpdateServices.ts'
import { UpdateStatusCode } from '@waybill/contract/calls/Shipment/UpdateStatusCode.ts'
import { Void } from '@waybill/contract/calls/Shipment/Void.ts'
import { AnswerTender } from '@waybill/contract/calls/Tender/AnswerTender.ts'
import { GetTenderOffer } from '@waybill/contract/calls/Tender/GetTenderOffer.ts'
import { GetTenderRounds } from '@waybill/contract/calls/Tender/GetTenderRounds.ts'
import { StartTenderRound } from '@waybill/contract/calls/Tender/StartTenderRound.ts'
import { WithdrawTenderRound } from '@waybill/contract/calls/Tender/WithdrawTenderRound.ts'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newCompany, type Person } from '../../../testing/company.ts'
import { ask, minute, sharedNode, TestClock, type TestNode } from '../../../testing/node.ts'
import { linkMailedTo, offered, pricedForOffers } from '../../../testing/quotes.ts'
import { workOffers } from './workOffers.ts'

let node: TestNode
let clerk: Person
beforeAll(async () => {
  node = await sharedNode()
})
beforeEach(async () => {
  node.clock.at = TestClock.start
  clerk = await newCompany(node)
})

const linkOf = async (email: string) => {
  const { id: TenderID, AccessID } = await linkMailedTo(node, clerk, email, 'Tender')
  return { TenderID, AccessID }
}
type Link = Awaited<ReturnType<typeof linkOf>>
const accept = (query: Link, body: object = {}) =>
  ask(node, AnswerTender, { query, body: { answer: 'accept', ...body } })
const decline = (query: Link) => ask(node, AnswerTender, { query, body: { answer: 'decline', reason: 'noCapacity' } })
const see = (query: Link) => ask(node, GetTenderOffer, { query })
const roundOf = async (shipmentId: number) =>
  (await ask(node, GetTenderRounds, { body: { shipmentId } }, clerk.token)).reply.rounds[0]
const details = async (shipmentId: number) =>
  (await ask(node, ShipmentDetails, { body: { shipmentId } }, clerk.token)).reply
const work = (roundId: number) => workOffers(node.app, { clientId: clerk.clientId, subjectId: roundId })
const subjectsTo = async (email: string) =>
  (
    await node.app.db.forClient(clerk.clientId).read(
      node.app.db.query
        .selectFrom('mail')
        .select('subject')
        .where('client_id', '=', clerk.clientId)
        .where(eb => eb(eb.val(email), '=', eb.fn.any('recipients')))
        .orderBy('mail_id'),
    )
  ).map(({ subject }) => subject)

describe('a waterfall', () => {
  it('asks one carrier after the other, and goes back to Rate & route when nobody takes it', async () => {
    const { shipmentId, emails, round } = await offered(node, clerk, 'waterfall', 2, 60)
    expect((await details(shipmentId)).shipmentStatus).toBe('T')
    expect((await roundOf(shipmentId))?.steps.map(({ state }) => state)).toEqual(['open', 'waiting'])
    expect(await subjectsTo(emails[1] ?? '')).toEqual([])
    // Five seconds after its deadline, to the second.
    node.clock.pass(60 * minute + 4_000)
    expect((await work(round.roundId))?.getTime()).toBe(TestClock.start + 60 * minute + 5_000)
    node.clock.pass(1_000)
    expect((await work(round.roundId))?.getTime()).toBe(TestClock.start + 120 * minute + 10_000)
    expect((await roundOf(shipmentId))?.steps.map(({ state }) => state)).toEqual(['expired', 'open'])
    expect((await decline(await linkOf(emails[1] ?? ''))).reply.status).toBe('declined')
    expect(await work(round.roundId)).toBeNull()
    expect(await roundOf(shipmentId)).toMatchObject({ state: 'exhausted' })
    const { shipmentStatus, booking, history } = await details(shipmentId)
    expect([shipmentStatus, booking.state]).toEqual(['Q', 'none'])
    expect(JSON.stringify(history)).toContain('No carrier of the round has taken it.')
    expect(JSON.stringify(history)).toMatch(/Offered to Offer Carrier 1, until Fri, Nov 20, \d+:00 AM EST\./)
  })

  it('is won by who accepts: booking, numbers, bill of lading and a letter with it', async () => {
    const { shipmentId, emails, scacs, round } = await offered(node, clerk, 'waterfall', 2)
    const link = await linkOf(emails[0] ?? '')
    expect((await see(link)).reply).toMatchObject({
      status: 'open',
      canAnswer: true,
      CurrAmount: 200_00,
      BOLNumber: '',
    })
    const numbers = { PRONumber: 'PRO-7', pickupNumber: 'PU-9', driver: 'Test Driver', name: 'Ann Test' }
    const { reply } = await accept(link, numbers)
    expect(reply).toMatchObject({ status: 'accepted', PRONumber: 'PRO-7', pickupNumber: 'PU-9', driver: 'Test Driver' })
    expect(reply.BOLNumber).not.toBe('')
    const now = await details(shipmentId)
    expect(now).toMatchObject({ shipmentStatus: 'T', PRONumber: 'PRO-7', TotalCharge: 200_00 })
    expect(now.carrier?.CarrierSCAC).toBe(scacs[0])
    expect(now.booking).toMatchObject({ state: 'booked', pickupNumber: 'PU-9' })
    // The papers follow the answer.
    await expect
      .poll(async () => (await subjectsTo(emails[0] ?? ''))[1], { timeout: 10_000 })
      .toContain('Pickup request')
    expect((await details(shipmentId)).bolRevisions).toHaveLength(1)
    expect(await roundOf(shipmentId)).toMatchObject({
      state: 'won',
      steps: [{ state: 'awarded' }, { state: 'waiting' }],
    })
    expect(await work(round.roundId)).toBeNull()
    // Said again, it is the same answer; taken back by the carrier, it is not.
    expect((await accept(link)).reply.status).toBe('accepted')
    expect((await decline(link)).error.code).toBe('OfferOver')
  })

  it('keeps an answer that came in time and was heard after the next had been asked', async () => {
    const { shipmentId, emails, scacs, round } = await offered(node, clerk, 'waterfall', 2, 60)
    const link = await linkOf(emails[0] ?? '')
    const arrived = TestClock.start + 60 * minute
    node.clock.at = arrived + 5_000
    await work(round.roundId)
    node.clock.at = arrived
    expect((await accept(link)).reply.status).toBe('accepted')
    expect((await details(shipmentId)).carrier?.CarrierSCAC).toBe(scacs[0])
    expect((await roundOf(shipmentId))?.steps.map(({ state }) => state)).toEqual(['awarded', 'lost'])
  })

  it('taken back after an offer closed is not won by an answer to it that was heard last', async () => {
    const { shipmentId, emails, round } = await offered(node, clerk, 'waterfall', 2, 60)
    const link = await linkOf(emails[0] ?? '')
    const arrived = TestClock.start + 60 * minute
    node.clock.at = arrived + 5_000
    await work(round.roundId)
    await ask(node, WithdrawTenderRound, { body: { roundId: round.roundId } }, clerk.token)
    node.clock.at = arrived
    expect((await accept(link)).reply).toMatchObject({ status: 'expired', lateAnswer: 'accepted' })
    const { shipmentStatus, booking } = await details(shipmentId)
    expect([shipmentStatus, booking.state]).toEqual(['Q', 'none'])
  })

  it('keeps what a carrier writes with its answer, whichever it gives', async () => {
    const { shipmentId, emails } = await offered(node, clerk, 'broadcast', 3)
    const [one, two, three] = await Promise.all(emails.map(linkOf))
    if (one === undefined || two === undefined || three === undefined) throw new Error('no links')
    const no = { answer: 'decline' as const, reason: 'equipment' as const, notes: 'Only flatbeds.' }
    await ask(node, AnswerTender, { query: one, body: no })
    await accept(two, { notes: 'Dock closes at three.' })
    await accept(three, { notes: 'Could be there at noon.' })
    const history = JSON.stringify((await details(shipmentId)).history)
    for (const words of ['Only flatbeds.', 'Dock closes at three.', 'Could be there at noon.']) {
      expect(history).toContain(words)
    }
  })

  it('keeps a late answer as late, and gives the freight to nobody by it', async () => {
    const { shipmentId, emails, round } = await offered(node, clerk, 'waterfall', 2, 60)
    const link = await linkOf(emails[0] ?? '')
    node.clock.pass(60 * minute + 1)
    expect((await see(link)).reply).toMatchObject({ status: 'expired', canAnswer: false })
    expect((await accept(link)).reply).toMatchObject({ status: 'expired', lateAnswer: 'accepted' })
    node.clock.pass(5_000)
    await work(round.roundId)
    expect((await roundOf(shipmentId))?.steps).toMatchObject([
      { state: 'expired', lateAnswer: 'accepted' },
      { state: 'open', lateAnswer: '' },
    ])
  })

  it('passes over who can not be asked, with the reason, and refuses when that is everybody', async () => {
    const { shipmentId, scacs, prices } = await pricedForOffers(node, clerk, 3)
    const set = (scac: string | undefined, values: { insurance_expires?: string; settings?: string }) =>
      node.app.db.forClient(clerk.clientId).transaction(tx =>
        tx
          .updateTable('carrier')
          .set(values)
          .where('client_id', '=', clerk.clientId)
          .where('scac', '=', scac ?? '')
          .execute(),
      )
    await set(scacs[0], { settings: '{"doNotUse":true}' })
    await set(scacs[1], { insurance_expires: '2026-01-01' })
    const start = () =>
      ask(
        node,
        StartTenderRound,
        { body: { shipmentId, version: 1, kind: 'waterfall', PricesheetIDs: prices } },
        clerk.token,
      )
    await set(scacs[2], { settings: '{"dailyLoads":0}' })
    const refused = await start()
    expect([refused.status, refused.error.code]).toEqual([422, 'NobodyToOffer'])
    expect(refused.error.message).toContain('insurance has run out')
    expect((await details(shipmentId)).shipmentStatus).toBe('Q')
    await set(scacs[2], { settings: '{}' })
    expect((await start()).reply.round.steps.map(({ state, skipReason }) => `${state} ${skipReason}`)).toEqual([
      'skipped doNotUse',
      'skipped uninsured',
      'open ',
    ])
  })

  it('with nobody in it, or the same carrier twice, is refused at the field', async () => {
    const { shipmentId, prices } = await pricedForOffers(node, clerk, 1)
    const start = (PricesheetIDs: number[]) =>
      ask(node, StartTenderRound, { body: { shipmentId, version: 1, kind: 'waterfall', PricesheetIDs } }, clerk.token)
    expect((await start([])).error.issues).toMatchObject([{ at: 'body.PricesheetIDs', code: 'required' }])
    const [price = 0] = prices
    expect((await start([price, price])).error.issues).toMatchObject([{ at: 'body.PricesheetIDs.1', code: 'twice' }])
  })
})

describe('a broadcast', () => {
  it('is won by one of five who accept at once; the others are kept as late and hear that it is gone', async () => {
    const { shipmentId, emails } = await offered(node, clerk, 'broadcast', 5)
    const links = await Promise.all(emails.map(linkOf))
    const answers = await Promise.all(links.map(link => accept(link)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    const accepted = answers.filter(({ reply }) => reply.status === 'accepted')
    expect(accepted).toHaveLength(1)
    expect(answers.filter(({ reply }) => reply.status === 'lost' && reply.lateAnswer === 'accepted')).toHaveLength(4)
    const bookings = await node.app.db
      .forClient(clerk.clientId)
      .read(node.app.db.query.selectFrom('booking').select('state').where('shipment_id', '=', shipmentId))
    expect(bookings).toEqual([{ state: 'live' }])
    expect((await roundOf(shipmentId))?.state).toBe('won')
  })

  it('goes back when all decline', async () => {
    const { shipmentId, emails, round } = await offered(node, clerk, 'broadcast', 2)
    for (const email of emails) await decline(await linkOf(email))
    await work(round.roundId)
    expect((await details(shipmentId)).shipmentStatus).toBe('Q')
    expect((await roundOf(shipmentId))?.state).toBe('exhausted')
  })
})

describe('while offers are open', () => {
  it('the shipment has no booking, and cannot be booked, moved on or changed in what carriers read', async () => {
    const { shipmentId, prices } = await offered(node, clerk, 'single', 1)
    const { version, booking } = await details(shipmentId)
    expect(booking.state).toBe('none')
    const order = { shipmentId, version, PricesheetID: prices[0] ?? 0 }
    expect((await ask(node, Pickup, { body: order }, clerk.token)).status).toBe(409)
    const moved = { shipmentId, version, statusCode: 'A' as const }
    expect((await ask(node, UpdateStatusCode, { body: moved }, clerk.token)).error.code).toBe('NotBookedYet')
    const services = { shipmentId, version, AdditionalService: [] }
    expect((await ask(node, UpdateServices, { body: services }, clerk.token)).error.code).toBe('OffersOpen')
    const again = { shipmentId, version, kind: 'single' as const, PricesheetIDs: prices }
    expect((await ask(node, StartTenderRound, { body: again }, clerk.token)).error.code).toBe('OffersOpen')
  })

  it.each(['withdraw', 'back', 'void'] as const)('%s ends them, and their carriers hear of it', async way => {
    const { shipmentId, emails, round } = await offered(node, clerk, 'broadcast', 2)
    const link = await linkOf(emails[0] ?? '')
    const { version } = await details(shipmentId)
    // Their letters have left.
    await expect
      .poll(async () => (await details(shipmentId)).mails.every(({ state }) => state === 'kept'), { timeout: 10_000 })
      .toBe(true)
    if (way === 'withdraw') await ask(node, WithdrawTenderRound, { body: { roundId: round.roundId } }, clerk.token)
    if (way === 'back')
      await ask(node, UpdateStatusCode, { body: { shipmentId, version, statusCode: 'Q' } }, clerk.token)
    if (way === 'void') await ask(node, Void, { body: { shipmentId, version } }, clerk.token)
    expect((await roundOf(shipmentId))?.state).toBe('withdrawn')
    expect((await details(shipmentId)).shipmentStatus).toBe(way === 'void' ? 'V' : 'Q')
    expect((await see(link)).reply).toMatchObject({ status: 'withdrawn', canAnswer: false })
    expect((await accept(link)).reply).toMatchObject({ status: 'withdrawn', lateAnswer: 'accepted' })
    expect((await subjectsTo(emails[0] ?? '')).at(-1)).toContain('withdrawn')
    expect((await details(shipmentId)).booking.state).toBe('none')
  })

  it('an acceptance and a withdrawal in the same second leave one of the two', async () => {
    const { shipmentId, emails, round } = await offered(node, clerk, 'single', 1)
    const link = await linkOf(emails[0] ?? '')
    const [answer, withdrawn] = await Promise.all([
      accept(link),
      ask(node, WithdrawTenderRound, { body: { roundId: round.roundId } }, clerk.token),
    ])
    const isAccepted = answer.reply.status === 'accepted'
    expect(withdrawn.status).toBe(isAccepted ? 409 : 200)
    const { shipmentStatus, booking } = await details(shipmentId)
    expect([shipmentStatus, booking.state]).toEqual(isAccepted ? ['T', 'booked'] : ['Q', 'none'])
  })
})

describe('a link', () => {
  it('answers nothing by being opened, and looks the same when it is wrong', async () => {
    const { shipmentId, emails } = await offered(node, clerk, 'single', 1)
    const link = await linkOf(emails[0] ?? '')
    await see(link)
    await see(link)
    expect((await roundOf(shipmentId))?.steps[0]?.state).toBe('open')
    const wrong = [
      await see({ ...link, AccessID: 'y'.repeat(43) }),
      await see({ ...link, TenderID: link.TenderID + 1 }),
    ]
    expect(wrong.map(({ status, error }) => [status, error.code])).toEqual([
      [404, 'BadLink'],
      [404, 'BadLink'],
    ])
  })

  it('is not needed by a clerk who was told by telephone', async () => {
    const { shipmentId, round } = await offered(node, clerk, 'single', 1)
    const query = { TenderID: round.steps[0]?.tenderId ?? 0, userEdit: 'true' as const }
    const stranger = await newCompany(node)
    expect((await ask(node, GetTenderOffer, { query }, stranger.token)).status).toBe(404)
    const unnamed = await ask(node, AnswerTender, { query, body: { answer: 'accept' } }, clerk.token)
    expect(unnamed.error.issues).toMatchObject([{ at: 'body.name', code: 'required' }])
    const { reply } = await ask(
      node,
      AnswerTender,
      { query, body: { answer: 'accept', name: 'Ann Test' } },
      clerk.token,
    )
    expect(reply).toMatchObject({ status: 'accepted', isInternal: true })
    expect(JSON.stringify((await details(shipmentId)).history)).toContain('who spoke with Ann Test')
  })
})
