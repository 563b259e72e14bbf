import { GetSpotQuotes } from '@waybill/contract/calls/Quote/GetSpotQuotes.ts'
import { RemindCarriers } from '@waybill/contract/calls/Quote/RemindCarriers.ts'
import { SubmitNoBidConfirmation } from '@waybill/contract/calls/Quote/SubmitNoBidConfirmation.ts'
import { WithdrawSpotQuote } from '@waybill/contract/calls/Quote/WithdrawSpotQuote.ts'
import { Pickup } from '@waybill/contract/calls/Shipment/Pickup.ts'
import { Void } from '@waybill/contract/calls/Shipment/Void.ts'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { newCompany, type Person } from '../../testing/company.ts'
import { addCarrier } from '../../testing/freight.ts'
import { type MailServer, startMailServer } from '../../testing/mailServer.ts'
import { ask, minute, startTestNode, TestClock, type TestNode, testSettings } from '../../testing/node.ts'
import { askedForQuotes, offer } from '../../testing/quotes.ts'
import { workWon } from './workQuote.ts'

let smtp: MailServer
let node: TestNode
let clerk: Person
beforeAll(async () => {
  smtp = await startMailServer()
  node = await startTestNode(testSettings({ SMTP_URL: smtp.url }))
})
afterAll(async () => {
  await node.close()
  await smtp.close()
})
beforeEach(async () => {
  node.clock.at = TestClock.start
  smtp.behave('later')
  clerk = await newCompany(node)
})

const mailsTo = (email = '') =>
  node.app.db.forClient(clerk.clientId).read(
    node.app.db.query
      .selectFrom('mail')
      .select(['subject', 'state', 'error', 'tries'])
      .where('client_id', '=', clerk.clientId)
      .where(eb => eb(eb.val(email), '=', eb.fn.any('recipients')))
      .orderBy('mail_id'),
  )

/** Asked while the mail server asks to wait: every letter was tried once and waits. */
async function askedInVain(carriers: number) {
  const made = await askedForQuotes(node, clerk, carriers)
  for (const email of made.emails)
    await expect
      .poll(async () => (await mailsTo(email)).map(({ state, tries }) => [state, tries]), { timeout: 10_000 })
      .toEqual([['queued', 1]])
  return made
}

/** The mail server takes letters again, and all that still are to leave have left. */
async function mailAgain(emails: readonly string[]) {
  smtp.behave('take')
  node.clock.pass(minute)
  node.app.due.look()
  for (const email of emails)
    await expect
      .poll(async () => (await mailsTo(email)).filter(({ state }) => state === 'queued' || state === 'sending'), {
        timeout: 10_000,
      })
      .toEqual([])
}

const subjects = async (email = '') =>
  (await mailsTo(email)).filter(({ state }) => state === 'sent').map(({ subject }) => subject.split(' ')[0])

it('of a question that was taken back no letter leaves, nor one that takes it back', async () => {
  const { quote, emails } = await askedInVain(2)
  await ask(node, WithdrawSpotQuote, { body: { spotId: quote.spotId } }, clerk.token)
  await mailAgain(emails)
  for (const email of emails) {
    expect(await subjects(email)).toEqual([])
    expect((await mailsTo(email))[0]).toMatchObject({ state: 'failed', error: 'The quote request is closed.' })
  }
})

it('of a shipment that was voided no letter leaves', async () => {
  const { shipmentId, emails } = await askedInVain(1)
  await ask(node, Void, { body: { shipmentId, version: 1 } }, clerk.token)
  await workWon(node.app, { clientId: clerk.clientId, subjectId: shipmentId })
  await mailAgain(emails)
  expect(await subjects(emails[0])).toEqual([])
})

it('of freight that somebody has, or to who said no, no reminder leaves', async () => {
  smtp.behave('take')
  const { shipmentId, quote, links, emails } = await askedForQuotes(node, clerk, 3)
  for (const email of emails) await expect.poll(() => subjects(email), { timeout: 10_000 }).toEqual(['Quote'])
  await offer(node, links[0] ?? { QuoteID: 0, AccessID: '' }, 900_00, { SCAC: 'DMQA' })
  smtp.behave('later')
  await ask(node, RemindCarriers, { body: { spotId: quote.spotId } }, clerk.token)
  await expect
    .poll(async () => (await mailsTo(emails[1])).map(({ state, tries }) => [state, tries]), { timeout: 10_000 })
    .toEqual([
      ['sent', 1],
      ['queued', 1],
    ])
  // One of them says no while its reminder waits.
  const [, , third] = links
  await ask(node, SubmitNoBidConfirmation, { query: { ...(third ?? { QuoteID: 0 }) }, body: { reason: 'price' } })
  const PricesheetID =
    (await ask(node, GetSpotQuotes, { body: { shipmentId } }, clerk.token)).reply.quotes[0]?.invitations[0]?.offers[0]
      ?.bookableId ?? 0
  await addCarrier(node, clerk, { scac: 'DMQA' })
  const call = { shipmentId, version: 1, PricesheetID, spokeWith: 'Ann Test' }
  expect((await ask(node, Pickup, { query: { flag: 'call' }, body: call }, clerk.token)).status).toBe(200)
  await workWon(node.app, { clientId: clerk.clientId, subjectId: shipmentId })
  await mailAgain(emails)
  // Whoever had not answered hears that it is over; whoever said no knows.
  const [, waiting, declined] = emails
  await expect.poll(async () => (await mailsTo(waiting)).some(({ subject }) => subject.includes('closed'))).toBe(true)
  expect(await subjects(declined)).toEqual(['Quote'])
})

it('a letter that waits shows at the request, and leaves once it can', async () => {
  const { shipmentId, emails } = await askedInVain(1)
  const state = async () =>
    (await ask(node, GetSpotQuotes, { body: { shipmentId } }, clerk.token)).reply.quotes[0]?.invitations[0]?.mailState
  expect(await state()).toBe('queued')
  await mailAgain(emails)
  expect(await state()).toBe('sent')
})
