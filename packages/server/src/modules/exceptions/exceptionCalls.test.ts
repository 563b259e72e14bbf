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
    { body: { exceptionId, reason: 'weather', side: 'weather', note: 'Snow at the pass', ...more } },
    person.token,
  )
const snooze = (exceptionId: number, until: string | null, person = clerk) =>
  ask(node, SnoozeException, { body: { exceptionId, until } }, person.token)
const assign = (exceptionId: number, assignedTo: number | null, person = clerk) =>
  ask(node, AssignException, { body: { exceptionId, assignedTo } }, person.token)

describe('who may', () => {
  it('sees and settles them on the pages of the worklist alone, and only those of the own company', async () => {
    await kept()
    const { exceptionId } = await only()
    const packer = await newPerson(node, clerk.clientId, ['ParcelScan'])
    const stranger = await newCompany(node)
    for (const [call, body] of [
      [GetExceptions, {}],
      [GetExceptionCounts, {}],
      [AssignException, { exceptionId, assignedTo: null }],
      [SnoozeException, { exceptionId, until: null }],
      [CloseException, { exceptionId, reason: 'other', side: 'nobody' }],
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
    expect((await snooze(exceptionId, '2026-11-21T15:00:00Z')).error.code).toBe('ExceptionOver')
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
    expect((await close(exceptionId, { side: 'carrier' })).error.code).toBe('ExceptionOver')
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
