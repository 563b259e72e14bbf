import { CloseBulk } from '@waybill/contract/calls/Bulk/CloseBulk.ts'
import { RetryBulk } from '@waybill/contract/calls/Bulk/RetryBulk.ts'
import { StartBulk } from '@waybill/contract/calls/Bulk/StartBulk.ts'
import { BulkSchedule } from '@waybill/contract/calls/Shipment/BulkSchedule.ts'
import { GETLTLRates } from '@waybill/contract/calls/Shipment/GETLTLRates.ts'
import { GetCarrierWork } from '@waybill/contract/calls/Shipment/GetCarrierWork.ts'
import { Pickup } from '@waybill/contract/calls/Shipment/Pickup.ts'
import { Void } from '@waybill/contract/calls/Shipment/Void.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { bounceOf } from '../../testing/bounce.ts'
import { hasEnded, jobOnce, newestJob } from '../../testing/bulk.ts'
import { newCompany, newPerson, type Person } from '../../testing/company.ts'
import { addFreight } from '../../testing/freight.ts'
import { type ImapServer, startImapServer } from '../../testing/imapServer.ts'
import { type MailServer, startMailServer } from '../../testing/mailServer.ts'
import { detailsOf } from '../../testing/memoryCarrier.ts'
import { ask, startTestNode, type TestNode, testSettings } from '../../testing/node.ts'
import { addPricedCarrier } from '../../testing/rates.ts'
import { bookingWork } from '../booking/index.ts'
import { collectMail } from './collectMail.ts'

let imap: ImapServer
let smtp: MailServer
let node: TestNode
let clerk: Person
beforeAll(async () => {
  imap = await startImapServer()
  smtp = await startMailServer()
  const mailroom = { IMAP_URL: imap.url, MAILROOM_EMAIL: 'mailroom@acme.example', IMAP_SECONDS: '86400' }
  node = await startTestNode(testSettings({ SMTP_URL: smtp.url, ...mailroom }))
})
beforeEach(async () => {
  clerk = await newCompany(node)
})
afterAll(async () => {
  await node.close()
  await smtp.close()
  await imap.close()
})

/** The letters about a shipment come back after the mail server took them: the first `count` of them. */
async function comeBack(shipmentId: number, count = 1, behind = ''): Promise<void> {
  const letters = await node.app.db
    .forClient(clerk.clientId)
    .read(
      node.app.db.query
        .selectFrom('mail')
        .select(['message_id', 'recipients'])
        .where('shipment_id', '=', shipmentId)
        .orderBy('mail_id')
        .limit(count),
    )
  expect(letters).toHaveLength(count)
  for (const { message_id, recipients } of letters) imap.deliver(bounceOf(message_id, recipients[0] ?? '', behind))
  expect(await collectMail(node.app, bookingWork.mails)).toBe(true)
}

const worklist = async () => (await ask(node, GetCarrierWork, { body: {} }, clerk.token)).reply

describe('a row whose tender was mailed', () => {
  let shipmentId: number
  let bulkId: number
  beforeEach(async () => {
    await addPricedCarrier(node, clerk, { scac: 'DMAA' })
    shipmentId = (await addFreight(node, clerk)).shipmentId
    const rated = await ask(node, GETLTLRates, { body: { shipmentId } }, clerk.token)
    const PricesheetID = rated.reply.selectedPricesheetid ?? 0
    const body = { shipments: [{ shipmentId, version: 1, PricesheetID }] }
    bulkId = (await ask(node, BulkSchedule, { body }, clerk.token)).reply.bulkId
    expect(await jobOnce(node, clerk, hasEnded)).toMatchObject({ done: 1 })
  })

  it('is to fix once it came back, also where it was put away; the worklist leads to it until it is tendered', async () => {
    await ask(node, CloseBulk, { body: { bulkId } }, clerk.token)
    await comeBack(shipmentId)
    const job = await jobOnce(node, clerk, ({ toFix }) => toFix === 1)
    expect(job.shown).toMatchObject([
      { id: shipmentId, state: 'toFix', words: 'The tender did not reach the carrier: 550 no such mailbox' },
    ])
    expect((await detailsOf(node, clerk, shipmentId)).shipmentStatus).toBe('Q')
    expect(await worklist()).toMatchObject({ rows: [{ shipmentId, state: 'cameBack' }], calls: [] })
    expect((await ask(node, RetryBulk, { body: { bulkId } }, clerk.token)).reply).toEqual({ again: 1 })
    expect(await jobOnce(node, clerk, hasEnded)).toMatchObject({ done: 1, toFix: 0 })
    expect(await worklist()).toEqual({ rows: [], calls: [], charges: [] })
  })

  it('says so where its carrier may have it all the same: the call is on the worklist', async () => {
    await comeBack(shipmentId, 1, 'dock@behind.example')
    const job = await jobOnce(node, clerk, ({ shown }) => shown.length === 1)
    expect(job).toMatchObject({ done: 1, toFix: 0 })
    expect(job.shown).toMatchObject([{ state: 'done', words: expect.stringContaining('bounced') }])
    expect(await worklist()).toMatchObject({ rows: [], calls: [{ shipmentId, lastWord: 'bounced' }] })
  })

  it('stays done where its shipment is voided afterwards', async () => {
    const { version } = await detailsOf(node, clerk, shipmentId)
    await ask(node, Void, { body: { shipmentId, version, reason: 'Not needed' } }, clerk.token)
    await node.app.due.rest()
    expect(await newestJob(node, clerk)).toMatchObject({ done: 1, toFix: 0, shown: [] })
  })
})

it('a row that asked for quotes is to fix once all of its letters came back, and says which did before', async () => {
  const { shipmentId } = await addFreight(node, clerk)
  const carriers = [{ email: 'one@carrier.invalid' }, { email: 'two@carrier.invalid' }]
  const quotes = { carriers, deadline: { date: '2026-11-27', time: '15:00' } }
  const body = { action: 'askQuotes' as const, rows: [{ id: shipmentId }], quotes }
  await ask(node, StartBulk, { body }, clerk.token)
  expect(await jobOnce(node, clerk, hasEnded)).toMatchObject({ done: 1, shown: [] })
  await comeBack(shipmentId)
  const said = await jobOnce(node, clerk, ({ shown }) => shown.length === 1)
  expect(said).toMatchObject({ done: 1, shown: [{ state: 'done', words: '550 no such mailbox' }] })
  await comeBack(shipmentId, 2)
  expect(await jobOnce(node, clerk, ({ toFix }) => toFix === 1)).toMatchObject({ done: 0 })
})

it('a mail of which nobody knew, and that came back then, is on the worklist', async () => {
  await addPricedCarrier(node, clerk, { scac: 'DMAA' })
  const { shipmentId } = await addFreight(node, clerk)
  const rated = await ask(node, GETLTLRates, { body: { shipmentId } }, clerk.token)
  const PricesheetID = rated.reply.selectedPricesheetid ?? 0
  smtp.behave('breakOff')
  await ask(node, BulkSchedule, { body: { shipments: [{ shipmentId, version: 1, PricesheetID }] } }, clerk.token)
  await jobOnce(node, clerk, ({ unknown }) => unknown === 1)
  await node.app.due.rest()
  smtp.behave('take')
  await comeBack(shipmentId)
  const { reply } = await ask(node, GetCarrierWork, { body: {} }, clerk.token)
  expect(reply).toMatchObject({ rows: [{ shipmentId, state: 'cameBack' }] })
})

it('what became of a colleague’s tender is nobody’s own change', async () => {
  const colleague = await newPerson(node, clerk.clientId)
  await addPricedCarrier(node, clerk, { scac: 'DMAA' })
  const { shipmentId } = await addFreight(node, clerk)
  const rated = await ask(node, GETLTLRates, { body: { shipmentId } }, clerk.token)
  const PricesheetID = rated.reply.selectedPricesheetid ?? 0
  const held = smtp.holdNext()
  const booked = await ask(node, Pickup, { body: { shipmentId, version: 1, PricesheetID } }, colleague.token)
  const rows = [{ id: shipmentId, version: booked.reply.version }]
  await held.arrived
  held.answer('take')
  await node.app.due.rest()
  await ask(node, StartBulk, { body: { action: 'void', comments: 'x', rows } }, clerk.token)
  expect(await jobOnce(node, clerk, hasEnded)).toMatchObject({ shown: [{ code: 'ChangedMeanwhile' }] })
})
