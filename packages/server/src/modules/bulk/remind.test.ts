import { GetBulk } from '@waybill/contract/calls/Bulk/GetBulk.ts'
import { StartBulk } from '@waybill/contract/calls/Bulk/StartBulk.ts'
import { RemindCarriers } from '@waybill/contract/calls/Quote/RemindCarriers.ts'
import { WithdrawSpotQuote } from '@waybill/contract/calls/Quote/WithdrawSpotQuote.ts'
import { SpotQuote } from '@waybill/contract/calls/Shipment/SpotQuote.ts'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newCompany, newPerson, type Person } from '../../testing/company.ts'
import { ask, minute, sharedNode, TestClock, type TestNode } from '../../testing/node.ts'
import { askedForQuotes, inAWeek } from '../../testing/quotes.ts'

let node: TestNode
let clerk: Person
beforeAll(async () => {
  node = await sharedNode()
})
beforeEach(async () => {
  node.clock.at = TestClock.start
  clerk = await newCompany(node)
})

const start = (ids: readonly number[], person = clerk) =>
  ask(node, StartBulk, { body: { action: 'remindCarriers', rows: ids.map(id => ({ id })) } }, person.token)
const newest = async (person = clerk) => (await ask(node, GetBulk, {}, person.token)).reply.jobs[0]
const ended = (person = clerk) =>
  expect.poll(async () => (await newest(person))?.endedAt ?? null, { timeout: 10_000 }).not.toBeNull()
const remindersTo = async (email = '') =>
  (
    await node.app.db.forClient(clerk.clientId).read(
      node.app.db.query
        .selectFrom('mail')
        .select('mail_id')
        .where('client_id', '=', clerk.clientId)
        .where('subject', 'like', 'Reminder:%')
        .where(eb => eb(eb.val(email), '=', eb.fn.any('recipients'))),
    )
  ).length

describe('reminding of many questions', () => {
  it('is done question by question, and says of each what became of it', async () => {
    const one = await askedForQuotes(node, clerk, 2)
    const two = await askedForQuotes(node, clerk, 1)
    const over = await askedForQuotes(node, clerk, 1)
    await ask(node, WithdrawSpotQuote, { body: { spotId: over.quote.spotId } }, clerk.token)
    await ask(node, RemindCarriers, { body: { spotId: two.quote.spotId } }, clerk.token)
    const stranger = await newCompany(node)
    const theirs = await askedForQuotes(node, stranger, 1)
    const ids = [one, two, over, theirs].map(({ quote }) => quote.spotId)
    expect((await start(ids)).reply).toMatchObject({ total: 4 })
    await ended()
    const job = await newest()
    expect([job?.done, job?.toFix]).toEqual([1, 3])
    expect(job?.shown.map(({ id, code }) => [id, code])).toEqual([
      [two.quote.spotId, 'NobodyToRemind'],
      [over.quote.spotId, 'SpotQuoteOver'],
      [theirs.quote.spotId, 'NotFound'],
    ])
    expect(await Promise.all([...one.emails, ...two.emails].map(remindersTo))).toEqual([1, 1, 1])
  })

  it('started by two people at once reminds everybody once', async () => {
    const one = await askedForQuotes(node, clerk, 4)
    const two = await askedForQuotes(node, clerk, 4)
    const carriers = one.emails.map(email => ({ email: `again-${email}` }))
    const body = { shipmentId: one.shipmentId, version: 1, deadline: inAWeek, carriers }
    const three = (await ask(node, SpotQuote, { body }, clerk.token)).reply.quote.spotId
    const colleague = await newPerson(node, clerk.clientId)
    const ids = [one.quote.spotId, two.quote.spotId, three]
    await Promise.all([start(ids), start(ids.toReversed(), colleague)])
    await ended()
    await ended(colleague)
    expect(await Promise.all([...one.emails, ...two.emails].map(remindersTo))).toEqual(
      Array.from({ length: 8 }, () => 1),
    )
  })

  it('is not for who may not ask for quotes, and needs questions that were chosen', async () => {
    const { quote } = await askedForQuotes(node, clerk, 1)
    const noPages = await newPerson(node, clerk.clientId, ['ItemMaster'])
    expect((await start([quote.spotId], noPages)).error.code).toBe('PageNotAllowed')
    const all = await ask(node, StartBulk, { body: { action: 'remindCarriers' } }, clerk.token)
    expect(all.error.issues).toMatchObject([{ at: 'body.rows', code: 'required' }])
  })

  it('of one asks of it alone, again after an hour', async () => {
    const { quote } = await askedForQuotes(node, clerk, 1)
    const remind = (spotId: number) => ask(node, RemindCarriers, { body: { spotId } }, clerk.token)
    expect((await remind(quote.spotId)).reply).toMatchObject({ reminded: 1, leftOut: 0 })
    expect((await remind(quote.spotId)).reply).toMatchObject({ reminded: 0, leftOut: 1 })
    node.clock.pass(61 * minute)
    expect((await remind(quote.spotId)).reply).toMatchObject({ reminded: 1 })
    expect((await remind(999_999)).status).toBe(404)
  })
})
