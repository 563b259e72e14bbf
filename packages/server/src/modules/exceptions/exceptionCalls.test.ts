import { AssignException } from '@waybill/contract/calls/Exceptions/AssignException.ts'
import { CloseException } from '@waybill/contract/calls/Exceptions/CloseException.ts'
import { ExceptionRule } from '@waybill/contract/calls/Exceptions/ExceptionRule.ts'
import { GetExceptionCounts } from '@waybill/contract/calls/Exceptions/GetExceptionCounts.ts'
import { SnoozeException } from '@waybill/contract/calls/Exceptions/SnoozeException.ts'
import { GetExceptions } from '@waybill/contract/lists/exceptions.ts'
import { usualExceptionRules } from '@waybill/domain'
import { beforeEach, describe, expect, it } from 'vitest'
import { putTender } from '../../testing/booked.ts'
import { newCompany, newPerson, type Person } from '../../testing/company.ts'
import { addFreight } from '../../testing/freight.ts'
import { ask, minute, sharedNode, type TestNode } from '../../testing/node.ts'

let node: TestNode
let clerk: Person
beforeEach(async () => {
  node = await sharedNode()
  clerk = await newCompany(node)
})

const hour = 60 * minute

const settle = async (): Promise<void> => {
  node.app.due.look()
  await node.app.due.rest()
}

const listed = async (filter: object = {}, person = clerk) =>
  (await ask(node, GetExceptions, { body: { filter } }, person.token)).reply.exceptions

/** An order that its carrier keeps, on a shipment nobody has booked. */
async function kept(person = clerk): Promise<number> {
  const { shipmentId } = await addFreight(node, person)
  await putTender(node, person, shipmentId, { tenderState: 'ended', state: 'cancelRefused' })
  await settle()
  return shipmentId
}

async function only(person = clerk) {
  const [one] = await listed({}, person)
  if (one === undefined) throw new Error('nothing is wrong')
  return one
}

const close = (exceptionId: number, more: object = {}, person = clerk) =>
  ask(
    node,
    CloseException,
    { body: { exceptionId, version: 1, reason: 'weather', side: 'weather', note: 'Snow at the pass', ...more } },
    person.token,
  )
const snooze = (exceptionId: number, until: string | null, person = clerk, version = 1) =>
  ask(node, SnoozeException, { body: { exceptionId, version, until } }, person.token)
const assign = (exceptionId: number, assignedTo: number | null, person = clerk, version = 1) =>
  ask(node, AssignException, { body: { exceptionId, version, assignedTo } }, person.token)

describe('who may', () => {
  it('sees and settles them on the pages of the worklist alone, and only those of the own company', async () => {
    await kept()
    const { exceptionId } = await only()
    const packer = await newPerson(node, clerk.clientId, ['ParcelScan'])
    const stranger = await newCompany(node)
    for (const [call, body] of [
      [GetExceptions, {}],
      [GetExceptionCounts, {}],
      [AssignException, { exceptionId, version: 1, assignedTo: null }],
      [SnoozeException, { exceptionId, version: 1, until: null }],
      [CloseException, { exceptionId, version: 1, reason: 'other', side: 'nobody' }],
    ] as const) {
      expect((await ask(node, call, { body: body as never })).status).toBe(401)
      expect((await ask(node, call, { body: body as never }, packer.token)).status).toBe(403)
    }
    expect(await listed({}, stranger)).toEqual([])
    for (const answer of [
      await assign(exceptionId, null, stranger),
      await snooze(exceptionId, null, stranger),
      await close(exceptionId, {}, stranger),
    ]) {
      expect(answer.status).toBe(404)
    }
    expect((await assign(exceptionId, stranger.userId)).status).toBe(404)
    expect(await only()).toMatchObject({ state: 'open', assignedTo: null })
  })
})

describe('the list and its counts', () => {
  it('say the worst first, and are narrowed by kind, person, carrier and state', async () => {
    const shipmentId = await kept()
    await putTender(node, clerk, shipmentId, { way: 'api', tenderState: 'unknown', state: null, scac: 'DMAB' })
    await settle()
    const kinds = async (filter: object) => (await listed(filter)).map(({ kind }) => kind)
    expect(await kinds({})).toEqual(['unknownOrder', 'surplus'])
    expect(await kinds({ kinds: ['surplus'] })).toEqual(['surplus'])
    const [first] = await listed()
    await assign(first?.exceptionId ?? 0, clerk.userId)
    expect(await kinds({ assignees: [String(clerk.userId)] })).toEqual(['unknownOrder'])
    expect(await kinds({ assignees: ['none'] })).toEqual(['surplus'])
    expect(await kinds({ assignees: ['nonsense'] })).toEqual([])
    expect(await kinds({ carriers: ['NONE'] })).toEqual([])
    expect(await kinds({ states: ['closed', 'snoozed'] })).toEqual([])
    const { reply } = await ask(node, GetExceptionCounts, { body: {} }, clerk.token)
    expect(reply.people).toEqual([{ userId: clerk.userId, name: expect.stringMatching(/^Test Clerk/) }])
    expect(reply).toMatchObject({
      counts: [
        { kind: 'unknownOrder', count: 1, mine: 1 },
        { kind: 'surplus', count: 1, mine: 0 },
      ],
      snoozed: 0,
    })
  })
})

it('says whether anything was late and is over without a reason', async () => {
  const shipmentId = await kept()
  const isSaid = async () => (await ask(node, GetExceptionCounts, { body: {} }, clerk.token)).reply.hasLateWithoutReason
  const ended = (kind: string) =>
    node.app.db.forClient(clerk.clientId).transaction(tx =>
      tx
        .insertInto('exception')
        .values({
          ...{ client_id: clerk.clientId, shipment_id: shipmentId, kind, subject_id: shipmentId, cause: '', level: 1 },
          ...{
            urgency: 1,
            since: '2026-11-20T15:00:00Z',
            found_at: '2026-11-20T15:00:00Z',
            ended_at: '2026-11-20T16:00:00Z',
          },
        })
        .execute(),
    )
  await ended('noPod')
  expect(await isSaid()).toBe(false)
  await ended('pickupLate')
  expect(await isSaid()).toBe(true)
  const [late] = await listed({ kinds: ['pickupLate'], states: ['ended'] })
  await close(late?.exceptionId ?? 0)
  expect(await isSaid()).toBe(false)
})

describe('snoozing', () => {
  it('takes it out of the counts until its time, and not beyond', async () => {
    await kept()
    const { exceptionId } = await only()
    const until = new Date(node.clock.now().getTime() + 3 * hour).toISOString()
    expect((await snooze(exceptionId, until)).reply).toEqual({ exceptionId, snoozedUntil: until })
    await settle()
    const counted = async () => (await ask(node, GetExceptionCounts, { body: {} }, clerk.token)).reply
    expect(await counted()).toMatchObject({ counts: [], snoozed: 1 })
    node.clock.pass(3 * hour - 1000)
    await settle()
    expect(await only()).toMatchObject({ state: 'snoozed' })
    node.clock.pass(1000)
    await settle()
    expect(await only()).toMatchObject({ state: 'open', snoozedUntil: null })
    expect(await counted()).toMatchObject({ counts: [{ kind: 'surplus', count: 1, mine: 0 }], snoozed: 0 })
  })

  it('refuses a time that is over or far away, and whatever is over', async () => {
    await kept()
    const { exceptionId } = await only()
    for (const until of ['2026-11-20T14:59:00Z', '2027-11-20T14:59:00Z', 'tomorrow']) {
      expect((await snooze(exceptionId, until)).status).toBe(400)
    }
    await close(exceptionId)
    expect((await snooze(exceptionId, '2026-11-21T15:00:00Z')).error.code).toBe('ExceptionClosed')
  })
})

describe('closing', () => {
  it('keeps reason, side and who, once', async () => {
    await kept()
    const { exceptionId } = await only()
    const first = await close(exceptionId)
    expect(first.status).toBe(200)
    // The same again is the same; another word is none.
    expect((await close(exceptionId)).reply).toEqual(first.reply)
    expect((await close(exceptionId, { side: 'carrier' })).error.code).toBe('ExceptionClosed')
    expect(await only()).toMatchObject({
      ...{ state: 'closed', closeReason: 'weather', closeSide: 'weather', closeNote: 'Snow at the pass' },
    })
    await settle()
    expect((await ask(node, GetExceptionCounts, { body: {} }, clerk.token)).reply.counts).toEqual([])
  })

  it('is possible for one that has ended: whose doing it was is known by then', async () => {
    const shipmentId = await kept()
    const { exceptionId } = await only()
    await node.app.db
      .forClient(clerk.clientId)
      .transaction(tx =>
        tx.updateTable('booking').set({ state: 'cancelled' }).where('shipment_id', '=', shipmentId).execute(),
      )
    await settle()
    expect(await only()).toMatchObject({ state: 'ended' })
    expect((await close(exceptionId, { reason: 'carrierLate', side: 'carrier' })).status).toBe(200)
    expect(await only()).toMatchObject({ state: 'closed', closeSide: 'carrier' })
  })

  it('by two people at once keeps the word of one', async () => {
    await kept()
    const { exceptionId } = await only()
    const both = await Promise.all([close(exceptionId), close(exceptionId, { side: 'carrier' })])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })
})

describe('two people who saw the same', () => {
  const words = ({ status, error }: { status: number; error: { code: string; message: string } }) => [
    status,
    error.code,
    error.message,
  ]

  it('are told who has it by now, and that it is done', async () => {
    await kept()
    const { exceptionId, version } = await only()
    const other = await newPerson(node, clerk.clientId, ['Track'])
    const both = await Promise.all([
      assign(exceptionId, clerk.userId, clerk, version),
      assign(exceptionId, other.userId, other, version),
    ])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const { assignee, version: now } = await only()
    const held = [
      409,
      'ExceptionHeld',
      `Somebody else changed this in the meantime. It is assigned to ${assignee} now.`,
    ]
    expect(words(both[0].status === 409 ? both[0] : both[1])).toEqual(held)
    const until = new Date(node.clock.now().getTime() + 3 * hour).toISOString()
    expect(words(await snooze(exceptionId, until, other, version))).toEqual(held)
    expect(words(await close(exceptionId, { version }, other))).toEqual(held)
    // Whoever has seen it may; and what stands already is no conflict.
    expect((await snooze(exceptionId, until, other, now)).status).toBe(200)
    expect((await snooze(exceptionId, until, clerk, now)).status).toBe(200)
    await assign(exceptionId, null, other, now + 1)
    expect(words(await close(exceptionId, { version: now + 1 }))).toEqual([
      ...[409, 'ExceptionChanged', 'Somebody else changed this in the meantime. It is assigned to nobody now.'],
    ])
    expect((await close(exceptionId, { version: now + 2 })).status).toBe(200)
    const { closedBy } = await only()
    expect(closedBy).toMatch(/^Test Clerk/)
    const closed = [409, 'ExceptionClosed', `${closedBy} closed this in the meantime.`]
    expect(words(await close(exceptionId, { version: now + 2 }, other))).toEqual(closed)
    expect(words(await assign(exceptionId, other.userId, other, now + 2))).toEqual(closed)
    expect(words(await snooze(exceptionId, null, other, now + 2))).toEqual(closed)
  })

  it('are not stopped by what the clock did', async () => {
    await kept()
    const { exceptionId, version } = await only()
    const until = new Date(node.clock.now().getTime() + 3 * hour).toISOString()
    await snooze(exceptionId, until, clerk, version)
    await settle()
    node.clock.pass(3 * hour)
    await settle()
    expect(await only()).toMatchObject({ state: 'open', version: version + 1 })
  })
})

describe('ExceptionRule', () => {
  const rule = (given?: object, person = clerk) =>
    ask(node, ExceptionRule, { body: given === undefined ? {} : { rule: given as never } }, person.token)

  it('is a company’s own, of whoever changes its defaults, and never over another one’s head', async () => {
    expect((await rule()).reply).toEqual({ version: 0, ...usualExceptionRules })
    const changed = { ...usualExceptionRules, notBookedHours: 48 }
    expect((await rule({ version: 0, ...changed })).reply).toEqual({ version: 1, ...changed })
    expect((await rule({ version: 0, ...usualExceptionRules })).error.code).toBe('ChangedMeanwhile')
    expect((await rule({ version: 1, ...changed, noPodDays: 0 })).status).toBe(400)
    expect((await rule(undefined, await newCompany(node))).reply).toEqual({ version: 0, ...usualExceptionRules })
    expect((await rule(undefined, await newPerson(node, clerk.clientId, ['Track']))).status).toBe(403)
  })

  it('is asked of what is there already', async () => {
    await addFreight(node, clerk)
    await settle()
    expect(await listed()).toEqual([])
    // Its pickup window ends 101.5 hours from now.
    await rule({ version: 0, ...usualExceptionRules, notBookedHours: 120 })
    await settle()
    expect((await listed()).map(({ kind }) => kind)).toEqual(['notBooked'])
    await rule({ version: 1, ...usualExceptionRules })
    await settle()
    expect((await listed()).map(({ state }) => state)).toEqual(['ended'])
  })
})
