import { ShipmentDetails } from '@waybill/contract/calls/Shipment/ShipmentDetails.ts'
import { AnswerTender } from '@waybill/contract/calls/Tender/AnswerTender.ts'
import { GetTenderRounds } from '@waybill/contract/calls/Tender/GetTenderRounds.ts'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newCompany, type Person } from '../../../testing/company.ts'
import { ask, minute, sharedNode, TestClock, type TestNode } from '../../../testing/node.ts'
import { linkMailedTo, offered } from '../../../testing/quotes.ts'
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

const answer = async (email: string, body: object) => {
  const { id: TenderID, AccessID } = await linkMailedTo(node, clerk, email, 'Tender')
  return ask(node, AnswerTender, { query: { TenderID, AccessID }, body: body as { answer: 'accept' } })
}
const roundOf = async (shipmentId: number) =>
  (await ask(node, GetTenderRounds, { body: { shipmentId } }, clerk.token)).reply.rounds[0]
const details = async (shipmentId: number) =>
  (await ask(node, ShipmentDetails, { body: { shipmentId } }, clerk.token)).reply
const historyOf = async (shipmentId: number) => JSON.stringify((await details(shipmentId)).history)
const work = (roundId: number) => workOffers(node.app, { clientId: clerk.clientId, subjectId: roundId })

/** What became of a carrier on the list since it was asked. */
const carrierNow = (
  scac: string | undefined,
  values: { insurance_expires?: string; settings?: string; active?: boolean },
) =>
  node.app.db.forClient(clerk.clientId).transaction(tx =>
    tx
      .updateTable('carrier')
      .set(values)
      .where('client_id', '=', clerk.clientId)
      .where('scac', '=', scac ?? '')
      .execute(),
  )

describe('a decline', () => {
  const no = { answer: 'decline', reason: 'equipment', notes: 'Only flatbeds.' }

  it('keeps its reason beside what the carrier wrote, at the place and in the history', async () => {
    const { shipmentId, emails } = await offered(node, clerk, 'waterfall', 2)
    await answer(emails[0] ?? '', no)
    expect((await roundOf(shipmentId))?.steps[0]?.answer).toBe('It has no such equipment. Only flatbeds.')
    expect(await historyOf(shipmentId)).toContain('Offer Carrier 1 declines. It has no such equipment. Only flatbeds.')
  })

  it('that comes too late keeps both as well', async () => {
    const { shipmentId, emails } = await offered(node, clerk, 'waterfall', 2, 60)
    const { id: TenderID, AccessID } = await linkMailedTo(node, clerk, emails[0] ?? '', 'Tender')
    node.clock.pass(61 * minute)
    await work((await roundOf(shipmentId))?.roundId ?? 0)
    await ask(node, AnswerTender, { query: { TenderID, AccessID }, body: no as { answer: 'decline' } })
    expect(await historyOf(shipmentId)).toContain('answered too late. It has no such equipment. Only flatbeds.')
  })
})

it('that comes too late again and again is kept once', async () => {
  const { shipmentId, emails } = await offered(node, clerk, 'broadcast', 2)
  await answer(emails[0] ?? '', { answer: 'accept' })
  for (let n = 0; n < 3; n++) {
    expect((await answer(emails[1] ?? '', { answer: 'accept' })).reply.lateAnswer).toBe('accepted')
  }
  expect((await historyOf(shipmentId)).match(/Offer Carrier 2 answered too late/g)).toHaveLength(1)
  expect((await answer(emails[1] ?? '', { answer: 'decline', reason: 'price' })).reply.lateAnswer).toBe('declined')
  for (const given of ['accept', 'decline', 'accept']) {
    await answer(emails[1] ?? '', { answer: given, reason: 'price' })
  }
  expect((await historyOf(shipmentId)).match(/Offer Carrier 2 answered too late/g)).toHaveLength(2)
})

describe('an acceptance', () => {
  it.each([
    ['uninsured', { insurance_expires: '2026-11-19' }, 'its insurance expired'],
    ['doNotUse', { settings: '{"doNotUse":true}' }, 'it is marked as not to be used'],
    ['inactive', { active: false }, 'it is not on the list of carriers any more'],
    ['capacity', { settings: '{"dailyLoads":0}' }, 'it has its loads for that day'],
  ] as const)('of a carrier that is %s by now does not win: the next is asked', async (reason, values, words) => {
    const { shipmentId, emails, scacs, round } = await offered(node, clerk, 'waterfall', 2)
    await carrierNow(scacs[0], values)
    const { status, reply } = await answer(emails[0] ?? '', { answer: 'accept', name: 'Ann Test' })
    expect([status, reply.status, reply.canAnswer]).toEqual([200, 'over', false])
    expect((await details(shipmentId)).booking.state).toBe('none')
    expect(await historyOf(shipmentId)).toContain(`Offer Carrier 1 accepts. It does not get the freight: ${words}.`)
    await work(round.roundId)
    expect((await roundOf(shipmentId))?.steps).toMatchObject([
      { state: 'refused', skipReason: reason, answeredBy: 'Ann Test' },
      { state: 'open', skipReason: '' },
    ])
    // Said again, it is the same answer.
    expect((await answer(emails[0] ?? '', { answer: 'accept' })).error.code).toBe('OfferOver')
  })

  it('of the only one leaves the shipment to be offered anew', async () => {
    const { shipmentId, emails, scacs, round } = await offered(node, clerk, 'single', 1)
    await carrierNow(scacs[0], { insurance_expires: '2026-11-19' })
    await answer(emails[0] ?? '', { answer: 'accept' })
    await work(round.roundId)
    expect((await details(shipmentId)).shipmentStatus).toBe('Q')
    expect((await roundOf(shipmentId))?.state).toBe('exhausted')
  })

  it('of one who may not have it leaves a broadcast to the others', async () => {
    const { shipmentId, emails, scacs } = await offered(node, clerk, 'broadcast', 3)
    await carrierNow(scacs[0], { insurance_expires: '2026-11-19' })
    const [first = '', ...others] = emails
    expect((await answer(first, { answer: 'accept' })).reply.status).toBe('over')
    const answers = await Promise.all(others.map(email => answer(email, { answer: 'accept' })))
    expect(answers.filter(({ reply }) => reply.status === 'accepted')).toHaveLength(1)
    expect((await details(shipmentId)).carrier?.CarrierSCAC).not.toBe(scacs[0])
  })

  it('on the last day of its insurance wins', async () => {
    const { emails, scacs } = await offered(node, clerk, 'single', 1)
    await carrierNow(scacs[0], { insurance_expires: '2026-11-20' })
    expect((await answer(emails[0] ?? '', { answer: 'accept' })).reply.status).toBe('accepted')
  })
})
