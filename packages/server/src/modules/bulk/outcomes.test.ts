import type { BookOutcome, FindOutcome } from '@waybill/carriers'
import { RetryBulk } from '@waybill/contract/calls/Bulk/RetryBulk.ts'
import { StartBulk } from '@waybill/contract/calls/Bulk/StartBulk.ts'
import { BulkSchedule } from '@waybill/contract/calls/Shipment/BulkSchedule.ts'
import { GETLTLRates } from '@waybill/contract/calls/Shipment/GETLTLRates.ts'
import { Pickup } from '@waybill/contract/calls/Shipment/Pickup.ts'
import { Void } from '@waybill/contract/calls/Shipment/Void.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { tendersOf } from '../../testing/booked.ts'
import { hasEnded, jobOnce, newestJob } from '../../testing/bulk.ts'
import { newCompany, type Person } from '../../testing/company.ts'
import { addFreight } from '../../testing/freight.ts'
import { type MailServer, startMailServer } from '../../testing/mailServer.ts'
import { confirmed, detailsOf, memoryLogin, signedInAnew, startMemoryNode } from '../../testing/memoryCarrier.ts'
import { ask, minute, type TestNode, whileTimePasses } from '../../testing/node.ts'
import { addPricedCarrier } from '../../testing/rates.ts'
import { connect } from '../../testing/wire.ts'
import { outcomeOf } from './followRows.ts'

const refused = { kind: 'failed', reason: 'refused', message: 'No truck that day.', providerStatus: 422 } as const

let node: TestNode
let mails: MailServer
let clerk: Person
/** What the carrier in memory says of orders, and of those that are looked for. */
let book: (scac: string) => Promise<BookOutcome>
let find: () => FindOutcome
beforeAll(async () => {
  mails = await startMailServer()
  const carrier = {
    book: (_account: unknown, { scac }: { scac: string }) => book(scac),
    find: async () => find(),
  }
  node = await startMemoryNode(carrier, { SMTP_URL: mails.url })
})
beforeEach(async () => {
  mails.behave('take')
  book = async () => confirmed('P1')
  find = () => ({ kind: 'absent' })
  clerk = await newCompany(node)
})
afterAll(async () => {
  await node.close()
  await mails.close()
})

const rated = async (shipmentId: number) =>
  (await ask(node, GETLTLRates, { body: { shipmentId } }, clerk.token)).reply.selectedPricesheetid ?? 0

/** Tenders shipments at the prices that are chosen for them. */
async function tender(count = 1): Promise<{ readonly bulkId: number; readonly ids: readonly number[] }> {
  const shipments: { shipmentId: number; version: number; PricesheetID: number }[] = []
  for (let n = 0; n < count; n += 1) {
    const { shipmentId } = await addFreight(node, clerk)
    shipments.push({ shipmentId, version: 1, PricesheetID: await rated(shipmentId) })
  }
  const { reply } = await ask(node, BulkSchedule, { body: { shipments } }, clerk.token)
  return { bulkId: reply.bulkId, ids: shipments.map(({ shipmentId }) => shipmentId) }
}

const retry = (bulkId: number, rowNos?: number[]) =>
  ask(node, RetryBulk, { body: { bulkId, ...(rowNos === undefined ? {} : { rowNos }) } }, clerk.token)

const isAsked = ({ waiting, asked }: { waiting: number; asked: number }) => waiting === 0 && asked > 0

describe('a row whose tender goes over a wire', () => {
  beforeEach(() => connect(node, clerk, ['AAAA'], memoryLogin))

  it('is asked until the carrier refuses it, and says so in its words; tried again, it is done', async () => {
    const answer = Promise.withResolvers<BookOutcome>()
    book = () => answer.promise
    const { bulkId, ids } = await tender()
    const asked = await jobOnce(node, clerk, isAsked)
    expect(asked).toMatchObject({ total: 1, asked: 1, done: 0, toFix: 0, endedAt: null })
    expect(asked.shown).toMatchObject([{ id: ids[0], state: 'asked' }])
    expect((await retry(bulkId, [0])).error).toMatchObject({ code: 'RowStillAsked' })
    expect((await retry(bulkId)).reply).toEqual({ again: 0 })
    node.clock.pass(2 * minute)
    answer.resolve({ ...refused, scac: 'AAAA' })
    const settled = await jobOnce(node, clerk, hasEnded)
    expect(settled).toMatchObject({ asked: 0, done: 0, toFix: 1 })
    expect(settled.shown).toMatchObject([{ state: 'toFix', words: expect.stringContaining('No truck that day.') }])
    book = async () => confirmed('P2')
    expect((await retry(bulkId)).reply).toEqual({ again: 1 })
    expect(await jobOnce(node, clerk, hasEnded)).toMatchObject({ done: 1, toFix: 0, shown: [] })
    expect((await tendersOf(node, clerk, ids[0] ?? 0)).map(({ state }) => state)).toEqual(['refused', 'awarded'])
  })

  it('is to fix, and says so, where its shipment was voided before the carrier answered', async () => {
    const answer = Promise.withResolvers<BookOutcome>()
    book = () => answer.promise
    const { ids } = await tender()
    await jobOnce(node, clerk, isAsked)
    const { version } = await detailsOf(node, clerk, ids[0] ?? 0)
    const body = { shipmentId: ids[0] ?? 0, version, reason: 'Not needed' }
    expect((await ask(node, Void, { body }, clerk.token)).status).toBe(200)
    answer.resolve(confirmed('P1'))
    const { shown } = await jobOnce(node, clerk, hasEnded)
    expect(shown).toMatchObject([{ state: 'toFix', words: expect.stringMatching(/\S/) }])
  })

  it('is unknown once it was given up, not tried again blindly, and done when the order is found after all', async () => {
    book = async () => ({ kind: 'unknown', message: 'It fell silent.' })
    const { bulkId } = await tender()
    await whileTimePasses(node, 20, jobOnce(node, clerk, hasEnded))
    clerk = await signedInAnew(node, clerk)
    const job = await newestJob(node, clerk)
    expect(job).toMatchObject({ done: 0, toFix: 0, unknown: 1 })
    expect(job?.shown).toMatchObject([{ state: 'unknown', words: expect.stringContaining('no such order so far') }])
    expect((await retry(bulkId, [0])).error).toMatchObject({ code: 'RowOutcomeUnknown' })
    expect((await retry(bulkId)).reply).toEqual({ again: 0 })
    find = () => ({ ...confirmed('P1'), kind: 'found' })
    await whileTimePasses(
      node,
      60,
      jobOnce(node, clerk, ({ done }) => done === 1),
    )
  })
})

describe('a row whose tender is mailed', () => {
  beforeEach(() => addPricedCarrier(node, clerk, { scac: 'DMAA' }))

  it('is asked while the mail server puts it off, and done when it has taken it', async () => {
    mails.behave('later')
    await tender()
    const job = await jobOnce(node, clerk, isAsked)
    expect(job).toMatchObject({ asked: 1, done: 0, endedAt: null })
    mails.behave('take')
    await whileTimePasses(node, 10, jobOnce(node, clerk, hasEnded))
    expect(await newestJob(node, clerk)).toMatchObject({ asked: 0, done: 1, toFix: 0 })
  })

  it('is to fix when the mail server turns it away', async () => {
    mails.behave('bounce')
    await tender(2)
    const job = await jobOnce(node, clerk, hasEnded)
    expect(job).toMatchObject({ done: 0, toFix: 2 })
    expect(job.shown[0]).toMatchObject({ state: 'toFix', words: expect.stringContaining('mailbox') })
  })

  it('is unknown where the connection broke while it was handed over', async () => {
    mails.behave('breakOff')
    await tender()
    const job = await jobOnce(node, clerk, hasEnded)
    expect(job).toMatchObject({ done: 0, toFix: 0, unknown: 1 })
  })
})

describe('a row that asks for quotes', () => {
  it('is done when its letters have left, and to fix where none was taken', async () => {
    const { shipmentId: id } = await addFreight(node, clerk)
    const carriers = [{ email: 'one@carrier.invalid' }, { email: 'two@carrier.invalid' }]
    const quotes = { carriers, deadline: { date: '2026-11-27', time: '15:00' } }
    const start = () => ask(node, StartBulk, { body: { action: 'askQuotes', rows: [{ id }], quotes } }, clerk.token)
    mails.behave('later')
    await start()
    expect(await jobOnce(node, clerk, isAsked)).toMatchObject({ asked: 1 })
    mails.behave('take')
    await whileTimePasses(node, 10, jobOnce(node, clerk, hasEnded))
    clerk = await signedInAnew(node, clerk)
    expect(await newestJob(node, clerk)).toMatchObject({ done: 1, toFix: 0, shown: [] })
    const { shipmentId: other } = await addFreight(node, clerk)
    mails.behave('bounce')
    const rows = [{ id: other }]
    await ask(node, StartBulk, { body: { action: 'askQuotes', rows, quotes } }, clerk.token)
    expect(await jobOnce(node, clerk, hasEnded)).toMatchObject({ done: 0, toFix: 1 })
  })
})

it('a tender that a person mails passes the letters of a job, also those that are put off', async () => {
  await addPricedCarrier(node, clerk, { scac: 'DMAA' })
  const { shipmentId: id } = await addFreight(node, clerk)
  const { shipmentId } = await addFreight(node, clerk)
  const PricesheetID = await rated(shipmentId)
  const carriers = [{ email: 'one@carrier.invalid' }, { email: 'two@carrier.invalid' }]
  const quotes = { carriers, deadline: { date: '2026-11-27', time: '15:00' } }
  mails.behave('later')
  await ask(node, StartBulk, { body: { action: 'askQuotes', rows: [{ id }], quotes } }, clerk.token)
  await jobOnce(node, clerk, isAsked)
  expect((await ask(node, Pickup, { body: { shipmentId, version: 1, PricesheetID } }, clerk.token)).status).toBe(200)
  await node.app.due.rest()
  const { rows } = await node.app.db.forClient(clerk.clientId).transaction(tx =>
    sql<{ lane: number; purpose: string }>`
    select d.lane, m.purpose from work.due d join mail m on m.client_id = d.client_id and m.mail_id = d.subject_id
     where d.kind = 'mail' and d.client_id = ${clerk.clientId} order by d.lane, m.mail_id`.execute(tx),
  )
  expect(rows).toEqual([
    { lane: 0, purpose: 'tender' },
    { lane: 2, purpose: 'quote' },
    { lane: 2, purpose: 'quote' },
  ])
})

it('a row of several letters is done where one has left, and says what became of the others', () => {
  const one = (state: 'asked' | 'done' | 'toFix' | 'unknown', words = '') => ({ state, words })
  expect(outcomeOf([one('done'), one('asked')])).toEqual(one('asked'))
  expect(outcomeOf([one('toFix', 'No such mailbox.'), one('done')])).toEqual(one('done', 'No such mailbox.'))
  expect(outcomeOf([one('toFix', 'No.'), one('unknown', 'Who knows.')])).toEqual(one('unknown', 'No. Who knows.'))
  expect(outcomeOf([one('toFix', 'No.'), one('toFix', 'No.')])).toEqual(one('toFix', 'No.'))
})
