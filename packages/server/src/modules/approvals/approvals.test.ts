import { SavePreferences } from '@waybill/contract/calls/LogIn/SavePreferences.ts'
import { UserManagement } from '@waybill/contract/calls/LogIn/UserManagement.ts'
import { ExchangeRates } from '@waybill/contract/calls/RateSheets/ExchangeRates.ts'
import { ApprovalRules } from '@waybill/contract/calls/Shipment/ApprovalRules.ts'
import { AskApproval } from '@waybill/contract/calls/Shipment/AskApproval.ts'
import { BuildShipment } from '@waybill/contract/calls/Shipment/BuildShipment.ts'
import { DecideApproval } from '@waybill/contract/calls/Shipment/DecideApproval.ts'
import { GetApproval } from '@waybill/contract/calls/Shipment/GetApproval.ts'
import { HandOnApproval } from '@waybill/contract/calls/Shipment/HandOnApproval.ts'
import { Pickup } from '@waybill/contract/calls/Shipment/Pickup.ts'
import { ShipmentDetails } from '@waybill/contract/calls/Shipment/ShipmentDetails.ts'
import { StandIn } from '@waybill/contract/calls/Shipment/StandIn.ts'
import { TellCarrier } from '@waybill/contract/calls/Shipment/TellCarrier.ts'
import { StartTenderRound } from '@waybill/contract/calls/Tender/StartTenderRound.ts'
import { ExportApprovals, GetApprovals } from '@waybill/contract/lists/approvals.ts'
import { GetPeople } from '@waybill/contract/lists/people.ts'
import type { PageId } from '@waybill/contract/pages.ts'
import type { MemberBooking } from '@waybill/contract/wire/member.ts'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { mailApproval } from '../../jobs/MailApproval.ts'
import type { Letter } from '../../mail/transport.ts'
import { newCompany, newDockClerk, newPerson, newPriceless, type Person } from '../../testing/company.ts'
import { addCarrier } from '../../testing/freight.ts'
import { ask, minute, sharedNode, TestClock, type TestNode } from '../../testing/node.ts'
import { putPrice } from '../../testing/prices.ts'
import { mailsAbout, pricedForOffers } from '../../testing/quotes.ts'
import { buildShipment, sampleWireShipment } from '../../testing/wireShipment.ts'
import { lockShipment } from '../shipments/index.ts'
import { purchaseLeave } from './mayPurchase.ts'

const MONTH = 30 * 24 * 60 * minute

let node: TestNode
let admin: Person
let clerk: Person
beforeAll(async () => {
  node = await sharedNode()
})
beforeEach(async () => {
  node.clock.at = TestClock.start
  admin = await newCompany(node)
  clerk = await newPerson(node, admin.clientId, ['SingleOrder', 'ShipmentDetails', 'SpotQuotes', 'Tender'])
})

async function manage(person: Person, booking: MemberBooking) {
  const { reply } = await ask(node, GetPeople, { body: {} }, admin.token)
  const member = reply.people.find(({ UserId }) => UserId === person.userId)
  const pages = member?.pageList?.split(',') ?? null
  const body = { UserId: person.userId, version: member?.version ?? 0, pages, ...booking }
  return ask(node, UserManagement, { query: { actions: 5 }, body }, admin.token)
}
const limit = (BookingLimit: number | null, more: MemberBooking = {}) => manage(clerk, { BookingLimit, ...more })
const turn = async (UserId: number, Active: boolean) => {
  const { reply } = await ask(node, GetPeople, { body: {} }, admin.token)
  const version = reply.people.find(one => one.UserId === UserId)?.version ?? 0
  return ask(node, UserManagement, { query: { actions: 8 }, body: { UserId, version, Active } }, admin.token)
}

/** So much later that prices and sessions are over; both sign in anew. */
async function aMonthLater(): Promise<void> {
  node.clock.pass(MONTH)
  const open = async (person: Person) => ({ ...person, token: await node.app.sessions.open(person, 'test') })
  ;[admin, clerk] = [await open(admin), await open(clerk)]
}

/** A shipment with prices of $200 and $210, each of its own carrier. */
const priced = () => pricedForOffers(node, clerk, 2)
type Priced = Awaited<ReturnType<typeof priced>>

/** Another price of one of its carriers. */
const repriced = ({ shipmentId, scacs }: Priced, total: number, carrier = 0) =>
  node.app.db.forClient(clerk.clientId).transaction(async tx =>
    putPrice(tx, await lockShipment(tx, clerk.clientId, shipmentId), node.clock.now(), {
      ...{ scac: scacs[carrier] ?? '', carrierName: `Offer Carrier ${carrier + 1}`, total },
    }),
  )
const versionOf = async (shipmentId: number) =>
  (await ask(node, ShipmentDetails, { body: { shipmentId } }, admin.token)).reply.version
const book = async ({ shipmentId }: Priced, PricesheetID = 0, person = clerk) => {
  const body = { shipmentId, version: await versionOf(shipmentId), PricesheetID }
  const { status, error, reply } = await ask(node, Pickup, { body }, person.token)
  return status === 200 ? reply.bookingState : error.code
}
const question = ({ shipmentId }: Priced, PricesheetID = 0, person = clerk) =>
  ask(node, AskApproval, { body: { shipmentId, PricesheetID, comments: 'Only truck left' } }, person.token)
const asked = async (made: Priced, PricesheetID = made.prices[0] ?? 0) =>
  (await question(made, PricesheetID)).reply.approvalId
const decide = (ApprovalID: number, decision: 'approve' | 'refuse', person = admin, words = '') =>
  ask(node, DecideApproval, { query: { ApprovalID }, body: { decision, words } }, person.token)
const codeOf = async (answer: ReturnType<typeof decide>) => {
  const { status, error, reply } = await answer
  return status === 200 ? reply.state : error.code
}
const listed = async (person: Person, filter: object = {}) =>
  (await ask(node, GetApprovals, { body: { filter } }, person.token)).reply.approvals

it('mails no decision to who wants none by e-mail', async () => {
  await limit(100_00)
  const made = await priced()
  const approvalId = await asked(made)
  const quiet = { notices: { approvals: { app: true, mail: false } } }
  expect((await ask(node, SavePreferences, { body: quiet }, clerk.token)).status).toBe(200)
  expect(await codeOf(decide(approvalId, 'approve'))).toBe('approved')
  expect(await mailsAbout(node, clerk, clerk.email)).toEqual([])
})

describe('what somebody may book', () => {
  it('is said in Manage Users and holds for the next booking', async () => {
    const made = await priced()
    const saved = await limit(200_00)
    expect(saved.reply.user).toMatchObject({ MayBook: true, BookingLimit: 200_00, BookingLimitCurrency: 'USD' })
    expect(await book(made, made.prices[1])).toBe('AboveLimit')
    // What is not said stays as it is.
    expect((await manage(clerk, {})).reply.user?.BookingLimit).toBe(200_00)
    await limit(200_00, { MayBook: false })
    expect(await book(made, made.prices[0])).toBe('MayNotBook')
    await limit(200_00, { MayBook: true })
    expect(await book(made, made.prices[0])).toBe('reserved')
  })

  it('is refused at its field where it is no limit', async () => {
    const at = async (booking: object) => (await manage(clerk, booking)).error.issues?.[0]?.at
    expect(await at({ BookingLimit: -1 })).toBe('body.BookingLimit')
    expect(await at({ BookingLimit: 1e15 })).toBe('body.BookingLimit')
  })

  it('of nothing has every price of ours approved, and no freight that others pay', async () => {
    const made = await priced()
    await limit(0)
    expect(await book(made, made.prices[0])).toBe('AboveLimit')
    await node.app.db
      .forClient(clerk.clientId)
      .transaction(tx =>
        tx
          .updateTable('shipment')
          .set({ terms: 'collect' })
          .where('client_id', '=', clerk.clientId)
          .where('shipment_id', '=', made.shipmentId)
          .execute(),
      )
    const { version } = (await ask(node, ShipmentDetails, { body: { shipmentId: made.shipmentId } }, clerk.token)).reply
    const body = { shipmentId: made.shipmentId, version, PricesheetID: 0, SCAC: made.scacs[0] ?? '' }
    expect((await ask(node, Pickup, { body }, clerk.token)).reply.bookingState).toBe('reserved')
  })

  it('in another currency is compared by the exchange rate, and asks without one', async () => {
    const made = await priced()
    await limit(300_00, { BookingLimitCurrency: 'CAD' })
    expect(await book(made, made.prices[0])).toBe('LimitIncomparable')
    const rate = { currency: 'CAD', from: '2026-11-18', usd: 800_000 }
    await ask(node, ExchangeRates, { query: { flag: 'save' }, body: { rates: [rate], ...rate } as never }, admin.token)
    expect(await book(made, made.prices[0])).toBe('reserved')
  })

  it('is asked before anybody is offered a load', async () => {
    const made = await priced()
    await limit(200_00)
    const offer = async (PricesheetIDs: number[]) => {
      const body = { shipmentId: made.shipmentId, version: await versionOf(made.shipmentId), stepMinutes: 60 }
      return ask(node, StartTenderRound, { body: { ...body, kind: 'waterfall', PricesheetIDs } }, clerk.token)
    }
    const refused = (await offer(made.prices)).error
    expect([refused.code, refused.params?.PricesheetID]).toEqual(['AboveLimit', made.prices[1]])
    await decide(await asked(made, made.prices[1]), 'approve')
    expect((await offer(made.prices)).status).toBe(200)
  })
})

describe('an approval', () => {
  it('is asked once, decided by an administrator, and books its price once', async () => {
    const made = await priced()
    await limit(150_00)
    const first = await question(made, made.prices[1])
    expect(first.reply).toMatchObject({ state: 'asked', total: 210_00, limit: 150_00, why: 'above', mayDecide: false })
    expect((await question(made, made.prices[1])).reply.approvalId).toBe(first.reply.approvalId)
    expect(await book(made, made.prices[1])).toBe('ApprovalWaits')
    const [row] = await listed(admin, { mine: true })
    expect(row).toMatchObject({ approvalId: first.reply.approvalId, mayDecide: true, comments: 'Only truck left' })
    const decided = await decide(first.reply.approvalId, 'approve', admin, 'Once')
    expect(decided.reply).toMatchObject({ state: 'approved', decision: 'Once' })
    expect((await mailsAbout(node, clerk, clerk.email)).at(-1)?.subject).toContain('Approved: Offer Carrier 2')
    expect(await book(made, made.prices[1])).toBe('reserved')
    expect((await listed(admin))[0]?.state).toBe('used')
    expect(await listed(admin, { mine: true })).toEqual([])
    const { text } = await ask(
      node,
      ExportApprovals,
      { body: { columns: ['total', 'currency', 'state'] } },
      admin.token,
    )
    expect(text).toContain('210.00,USD,Booked')
  })

  it('holds for that price or a lower one of the same carrier, of who asked', async () => {
    const made = await priced()
    await limit(150_00)
    const other = await newPerson(node, admin.clientId, ['SingleOrder', 'ShipmentDetails'])
    await manage(other, { BookingLimit: 150_00 })
    await decide(await asked(made), 'approve')
    expect(await book(made, made.prices[0], other)).toBe('AboveLimit')
    expect(await book(made, made.prices[1])).toBe('AboveLimit')
    expect(await book(made, await repriced(made, 200_01))).toBe('AboveLimit')
    const lower = await repriced(made, 199_99)
    expect(await book(made, lower)).toBe('reserved')
  })

  it('is decided by nobody who asked it, is not asked, or left, and once', async () => {
    const made = await priced()
    const second = await newPerson(node, admin.clientId)
    await limit(150_00)
    await manage(second, { BookingLimit: 0 })
    const own = (await question(made, made.prices[0], second)).reply.approvalId
    expect(await codeOf(decide(own, 'approve', second))).toBe('OwnApproval')
    const id = await asked(made)
    const stranger = await newPerson(node, admin.clientId, ['Approvals'])
    expect(await codeOf(decide(id, 'approve', stranger))).toBe('NotApprover')
    const both = await Promise.all([codeOf(decide(id, 'approve')), codeOf(decide(id, 'refuse', second))])
    expect([
      ['approved', 'ApprovalDecided'],
      ['ApprovalDecided', 'refused'],
    ]).toContainEqual(both)
    const elsewhere = await newCompany(node)
    expect(await codeOf(decide(id, 'approve', elsewhere))).toBe('NotFound')
  })

  it('ends with its price', async () => {
    const made = await priced()
    await limit(150_00)
    await decide(await asked(made), 'approve')
    const lower = await repriced(made, 180_00)
    await node.app.db
      .forClient(clerk.clientId)
      .transaction(tx =>
        tx
          .updateTable('approval')
          .set({ expires_at: node.clock.now().toISOString() })
          .where('client_id', '=', clerk.clientId)
          .execute(),
      )
    expect(await book(made, lower)).toBe('AboveLimit')
    await aMonthLater()
    expect(await book(made, made.prices[0])).toBe('QuoteExpired')
  })

  it('is handed on to a colleague, who decides as well, and to nobody who asked or left', async () => {
    const made = await priced()
    await limit(150_00)
    const id = await asked(made)
    const boss = await newPerson(node, admin.clientId, ['Approvals'])
    const left = await newPerson(node, admin.clientId, ['Approvals'])
    await turn(left.userId, false)
    const handOn = (UserId: number, person = admin) =>
      ask(node, HandOnApproval, { body: { approvalId: id, UserId } }, person.token)
    expect((await handOn(boss.userId, boss)).error.code).toBe('NotApprover')
    for (const nobody of [clerk.userId, left.userId, (await newCompany(node)).userId]) {
      expect((await handOn(nobody)).error.issues?.[0]?.at).toBe('body.UserId')
    }
    await handOn(boss.userId)
    expect((await handOn(boss.userId)).reply.approvers.split(', ')).toHaveLength(2)
    expect(await codeOf(decide(id, 'approve', boss))).toBe('approved')
    expect((await handOn(boss.userId)).error.code).toBe('ApprovalDecided')
    expect(await book(made, made.prices[0])).toBe('reserved')
  })

  it('that was refused books nothing, and says why', async () => {
    const made = await priced()
    await limit(150_00)
    expect(await codeOf(decide(await asked(made), 'refuse', admin, 'Too dear'))).toBe('refused')
    expect(await book(made, made.prices[0])).toBe('AboveLimit')
    expect((await mailsAbout(node, clerk, clerk.email)).at(-1)?.text).toContain('Too dear')
    const { history } = (await ask(node, ShipmentDetails, { body: { shipmentId: made.shipmentId } }, clerk.token)).reply
    expect(JSON.stringify(history)).toContain('$200.00 with Offer Carrier 1 refused. Too dear')
  })

  it('is worth nothing once its carrier is barred, unless that was seen', async () => {
    const made = await priced()
    await limit(150_00)
    const bar = (doNotUse: boolean, active = true) =>
      node.app.db.forClient(clerk.clientId).transaction(tx =>
        tx
          .updateTable('carrier')
          .set({ settings: JSON.stringify({ doNotUse }), active })
          .where('client_id', '=', clerk.clientId)
          .where('scac', '=', made.scacs[0] ?? '')
          .execute(),
      )
    await decide(await asked(made), 'approve')
    await bar(true)
    expect(await book(made, made.prices[0])).toBe('AboveLimit')
    const again = await question(made, made.prices[0])
    expect(again.reply.isBarred).toBe(true)
    await decide(again.reply.approvalId, 'approve')
    await bar(true, false)
    expect(await book(made, made.prices[0])).toBe('CarrierInactive')
    await bar(true)
    expect(await book(made, made.prices[0])).toBe('reserved')
  })

  it('is not asked where none is needed, nobody may give it, or the price is over', async () => {
    const made = await priced()
    const code = async (person = clerk) => (await question(made, made.prices[0], person)).error.code
    expect(await code()).toBe('ApprovalNotNeeded')
    await manage(admin, { BookingLimit: 0 })
    expect(await code(admin)).toBe('NobodyApproves')
    await limit(0, { MayBook: false })
    expect(await code()).toBe('MayNotBook')
    await limit(0, { MayBook: true })
    const id = await asked(made)
    await aMonthLater()
    expect(await code()).toBe('QuoteExpired')
    expect(await codeOf(decide(id, 'approve'))).toBe('ApprovalExpired')
    expect((await listed(admin))[0]?.state).toBe('expired')
  })
})

/** What the mail of an approver brings, sent as a mail server would take it. */
async function mailed(approvalId: number, approver: Person) {
  const db = node.app.db.forClient(admin.clientId)
  const { query } = node.app.db
  const ask_ = await db.readOne(
    query
      .selectFrom('approval_ask')
      .select('ask_id')
      .where('client_id', '=', admin.clientId)
      .where('approval_id', '=', approvalId)
      .where('user_id', '=', approver.userId),
  )
  const letters: Letter[] = []
  const transport = async (letter: Letter) => {
    letters.push(letter)
    return { kind: 'sent', reason: '' } as const
  }
  await mailApproval(node.app, transport, { clientId: admin.clientId, askId: ask_?.ask_id ?? 0 })
  const AccessID = /AccessID=([\w-]+)/.exec(letters[0]?.text ?? '')?.[1] ?? ''
  const { subject = '', text = '' } = letters[0] ?? {}
  return { query: { ApprovalID: approvalId, AccessID }, subject, text }
}

describe('the link of an approver', () => {
  const bare = <B extends object>(query: { ApprovalID: number; AccessID: string }, body: B) => ({ query, body })
  const press = (query: { ApprovalID: number; AccessID: string }, decision: 'approve' | 'refuse' = 'approve') =>
    ask(node, DecideApproval, bare(query, { decision }))

  it('shows what is asked and decides when it is pressed, in the name of who was mailed; twice is once', async () => {
    const made = await priced()
    await limit(150_00)
    const { query, text } = await mailed(await asked(made), admin)
    expect(text).toContain('at $200.00')
    expect((await ask(node, GetApproval, bare(query, {}))).reply).toMatchObject({ state: 'asked', mayDecide: true })
    expect((await ask(node, GetApproval, bare(query, {}))).reply.state).toBe('asked')
    expect((await press(query)).reply).toMatchObject({ state: 'approved' })
    expect((await press(query)).reply).toMatchObject({ state: 'approved' })
    expect((await press(query, 'refuse')).error.code).toBe('ApprovalDecided')
    expect(await book(made, made.prices[0])).toBe('reserved')
    // What is kept of the mail opens nothing: whoever asked reads the outbox, too.
    const kept = (await mailsAbout(node, admin, admin.email)).map(mail => mail.text).join(' ')
    expect(kept).toContain('The link is only in the e-mail itself.')
    expect(kept).not.toContain('AccessID=')
  })

  it('opens no other approval, and nothing once its holder has left or the price is long over', async () => {
    const made = await priced()
    await limit(150_00)
    const second = await newPerson(node, admin.clientId)
    const [one, two] = [await asked(made, made.prices[0]), await asked(made, made.prices[1])]
    const { query } = await mailed(one, second)
    expect((await press({ ...query, ApprovalID: two })).error.code).toBe('BadLink')
    await turn(second.userId, false)
    expect((await press(query)).error.code).toBe('BadLink')
    const { query: own } = await mailed(one, admin)
    node.clock.pass(2 * MONTH)
    expect((await press(own)).error.code).toBe('BadLink')
  })
})

describe('a rule of approval', () => {
  const rule = { name: 'Dear', approvers: [] as number[] }
  const keep = async (rules: readonly object[], person = admin) => {
    const { reply } = await ask(node, ApprovalRules, { query: { flag: 'load' }, body: {} }, admin.token)
    const body = { version: reply.version, rules: rules as never }
    return ask(node, ApprovalRules, { query: { flag: 'save' }, body }, person.token)
  }
  const keepers = async () => {
    const other = await newPerson(node, admin.clientId, ['Approvals'])
    return { ...rule, approvers: [other.userId], other }
  }

  it('asks whom it names, whatever the booker’s limit, and the first that fits decides', async () => {
    const made = await priced()
    const { other, ...named } = await keepers()
    await keep([
      { ...named, name: 'Truckload', mode: 'TL' },
      { ...named, percentAbove: 4 },
      { ...rule, name: 'All', approvers: [admin.userId] },
    ])
    // $210 is five percent over $200: the second rule; $200 is the cheapest: the last.
    expect(await book(made, made.prices[1])).toBe('NeedsApproval')
    const dear = await question(made, made.prices[1])
    expect([dear.reply.rule, dear.reply.why]).toEqual(['Dear', 'rule'])
    const cheap = await question(made, made.prices[0])
    expect(cheap.reply.rule).toBe('All')
    expect(await codeOf(decide(dear.reply.approvalId, 'approve', other))).toBe('approved')
    expect(await book(made, made.prices[1])).toBe('reserved')
  })

  it('needs nobody for who approves by it, and nobody’s approval once it is deleted', async () => {
    const made = await priced()
    await keep([{ ...rule, approvers: [clerk.userId] }])
    expect(await book(made, made.prices[0])).toBe('reserved')
    const more = await priced()
    await keep([{ ...rule, approvers: [admin.userId], newCarrier: true }])
    // The order leaves first: it is written by who sends it, too.
    await node.app.due.rest()
    // The first carrier has freight by now, the second never had any.
    await node.app.db
      .forClient(admin.clientId)
      .transaction(tx =>
        tx.updateTable('tender').set({ state: 'awarded' }).where('client_id', '=', admin.clientId).execute(),
      )
    expect(await book(more, more.prices[1])).toBe('NeedsApproval')
    await keep([])
    expect(await book(more, more.prices[1])).toBe('reserved')
  })

  it('is refused at its field where it names nobody of the company, and where somebody saved another meanwhile', async () => {
    const stranger = await newCompany(node)
    const refused = await keep([{ ...rule, approvers: [stranger.userId] }])
    expect([refused.status, refused.error.issues?.[0]?.at]).toEqual([404, 'body.rules.0.approvers'])
    expect((await keep([{ ...rule, approvers: [] }])).error.issues?.[0]?.at).toBe('body.rules.0.approvers')
    // An approval holds under its rule's name: no two share one.
    const same = { ...rule, approvers: [admin.userId] }
    expect((await keep([same, { ...same, name: 'DEAR' }])).error.issues).toMatchObject([
      { at: 'body.rules.1.name', code: 'nameTaken' },
    ])
    const body = { version: 0, rules: [{ ...rule, approvers: [admin.userId] }] as never }
    const [one, two] = await Promise.all(
      [admin, admin].map(({ token }) => ask(node, ApprovalRules, { query: { flag: 'save' }, body }, token)),
    )
    expect([one?.status, two?.status].toSorted()).toEqual([200, 409])
    expect((await keep([], clerk)).status).toBe(403)
  })

  it('asks who stands in for an approver as well, on his days', async () => {
    const made = await priced()
    const { other, ...named } = await keepers()
    const deputy = await newPerson(node, admin.clientId, ['Approvals'])
    await keep([named])
    const stand = (flag: 'save' | 'end', body: object, person = other) =>
      ask(node, StandIn, { query: { flag }, body }, person.token)
    const today = new Date(TestClock.start).toISOString().slice(0, 10)
    const days = { from: today, to: today }
    expect((await stand('save', { ...days, UserId: other.userId })).error.issues?.[0]?.at).toBe('body.UserId')
    expect((await stand('save', { UserId: deputy.userId, from: today, to: '2020-01-01' })).error.issues?.[0]?.at).toBe(
      'body.to',
    )
    expect((await stand('save', { ...days, UserId: deputy.userId })).reply.standIn).toMatchObject({
      UserId: deputy.userId,
      ...days,
    })
    const first = await asked(made)
    expect(await listed(deputy, { mine: true })).toMatchObject([{ approvalId: first }])
    expect(await codeOf(decide(first, 'approve', deputy))).toBe('approved')
    expect((await stand('end', {})).reply.standIn).toBeNull()
    await asked(await priced())
    expect(await listed(deputy, { mine: true })).toEqual([])
  })

  it('is asked about again where another one fits by now, but for who approves by that', async () => {
    const made = await priced()
    const { other, ...named } = await keepers()
    await keep([{ ...named, sumAbove: 100_00 }])
    expect(await codeOf(decide(await asked(made), 'approve', other))).toBe('approved')
    const safety = { ...rule, name: 'Safety', mode: 'LTL' }
    await keep([{ ...safety, approvers: [admin.userId] }])
    expect(await book(made, made.prices[0])).toBe('NeedsApproval')
    await keep([{ ...safety, approvers: [other.userId] }])
    expect(await book(made, made.prices[0])).toBe('reserved')
  })

  it('compares with the cheapest in whatever currency, also where labels or an amendment come to no price of its own', async () => {
    await keep([{ ...(await keepers()), percentAbove: 10 }])
    const made = await priced()
    const [cheap = 0, dear = 0] = made.prices
    const db = node.app.db.forClient(admin.clientId)
    const kindAt = (total: number) =>
      db.transaction(async tx => {
        const record = await lockShipment(tx, admin.clientId, made.shipmentId)
        const buying = { userId: clerk.userId, record, scac: made.scacs[1] ?? '', total, currency: 'USD' }
        return (await purchaseLeave(node.app, tx, buying, node.clock.now())).kind
      })
    // $210 is five percent over $200; $220.01 is ten percent and a cent.
    expect([await kindAt(210_00), await kindAt(220_00), await kindAt(220_01)]).toEqual(['free', 'free', 'rule'])
    await db.transaction(tx =>
      tx.updateTable('price_sheet').set({ currency: 'CAD' }).where('price_sheet_id', '=', cheap).execute(),
    )
    expect(await book(made, dear)).toBe('reserved')
    const more = await priced()
    await db.transaction(tx =>
      tx
        .updateTable('price_sheet')
        .set({ currency: 'CAD' })
        .where('price_sheet_id', '=', more.prices[0] ?? 0)
        .execute(),
    )
    const one = { currency: 'CAD', from: '2026-11-18', usd: 800_000 }
    await ask(node, ExchangeRates, { query: { flag: 'save' }, body: { rates: [one], ...one } as never }, admin.token)
    // CA$200 is $160: $210 is more than ten percent over.
    expect(await book(more, more.prices[1])).toBe('NeedsApproval')
  })

  it('has nobody stand in for an approver who left: the administrators are asked', async () => {
    const { other, ...named } = await keepers()
    const deputy = await newPerson(node, admin.clientId, ['Approvals'])
    const today = new Date(TestClock.start).toISOString().slice(0, 10)
    await keep([named])
    const body = { UserId: deputy.userId, from: today, to: '2099-12-31' }
    expect((await ask(node, StandIn, { query: { flag: 'save' }, body }, other.token)).status).toBe(200)
    await turn(other.userId, false)
    const approvalId = await asked(await priced())
    expect(await codeOf(decide(approvalId, 'approve', deputy))).toBe('NotApprover')
    expect(await codeOf(decide(approvalId, 'approve'))).toBe('approved')
  })
})

it('the limit holds for freight that others were to pay once its carrier is told that we do', async () => {
  await limit(50_00)
  const scac = 'DOAA'
  await addCarrier(node, clerk, { scac, tenderEmail: 'doaa@carrier.invalid' })
  const { shipmentId } = await buildShipment(node, clerk, { PaymentType: 'C' })
  const PricesheetID = await node.app.db.forClient(clerk.clientId).transaction(async tx =>
    putPrice(tx, await lockShipment(tx, clerk.clientId, shipmentId), node.clock.now(), {
      ...{ scac, carrierName: 'Dear Carrier', total: 900_00 },
    }),
  )
  const called = { shipmentId, PricesheetID, spokeWith: 'Ann' }
  const byCall = { query: { flag: 'call' as const }, body: { ...called, version: await versionOf(shipmentId) } }
  expect((await ask(node, Pickup, byCall, clerk.token)).status).toBe(200)
  const shipment = { ...sampleWireShipment(), PaymentType: 'P' as const }
  const changed = { body: { shipment, shipmentId, version: await versionOf(shipmentId) } }
  expect((await ask(node, BuildShipment, changed, clerk.token)).status).toBe(200)
  const tell = async () => {
    const body = {
      shipmentId,
      version: await versionOf(shipmentId),
      way: 'call' as const,
      PricesheetID: 0,
      spokeWith: 'Ann',
    }
    const { status, error } = await ask(node, TellCarrier, { body }, clerk.token)
    return error?.code ?? status
  }
  expect(await tell()).toBe('AboveLimit')
  await limit(900_00)
  expect(await tell()).toBe(200)
})

describe('who sees no prices', () => {
  const blind = async (pages: PageId[]) => {
    const person = await newPriceless(node, admin.clientId, pages)
    await manage(person, { BookingLimit: 150_00 })
    return person
  }
  const priceIn = ({ text }: { readonly text: string }) => /\$2\d\d/.exec(text)?.[0]

  it('is told none by a refusal, by the history or by the decision', async () => {
    const person = await blind(['SingleOrder', 'ShipmentDetails'])
    const made = await priced()
    const body = {
      shipmentId: made.shipmentId,
      version: await versionOf(made.shipmentId),
      PricesheetID: made.prices[0] ?? 0,
    }
    const above = await ask(node, Pickup, { body }, person.token)
    expect([above.error.code, priceIn(above)]).toEqual(['AboveLimit', undefined])
    const { reply } = await question(made, made.prices[0], person)
    const waits = await ask(node, Pickup, { body }, person.token)
    expect([waits.error.code, priceIn(waits)]).toEqual(['ApprovalWaits', undefined])
    await decide(reply.approvalId, 'approve')
    const history = async ({ token }: Person) =>
      priceIn(await ask(node, ShipmentDetails, { body: { shipmentId: made.shipmentId } }, token))
    expect([await history(person), await history(admin)]).toEqual([undefined, '$200'])
    const [letter] = await mailsAbout(node, person, person.email)
    expect(letter?.subject).toMatch(/^Approved: /)
    expect(priceIn({ text: `${letter?.subject} ${letter?.text}` })).toBeUndefined()
  })

  it('approves what is handed on to him without being told one, and nothing of a dock that is not his', async () => {
    await limit(150_00)
    const approvalId = await asked(await priced())
    const person = await blind(['Approvals'])
    const elsewhere = await newDockClerk(node, admin.clientId, [999_999])
    const handOn = ({ userId }: Person) =>
      ask(node, HandOnApproval, { body: { approvalId, UserId: userId } }, admin.token)
    expect((await handOn(elsewhere)).error.code).toBe('NotHandedOn')
    await handOn(person)
    const { subject, text, query } = await mailed(approvalId, person)
    expect(priceIn({ text: `${subject} ${text}` })).toBeUndefined()
    const seen = await ask(node, GetApproval, { query, body: {} })
    expect([seen.status, seen.reply.total]).toEqual([200, null])
    const body = { decision: 'approve', words: '' } as const
    expect((await ask(node, DecideApproval, { query, body })).reply.total).toBeNull()
  })
})
