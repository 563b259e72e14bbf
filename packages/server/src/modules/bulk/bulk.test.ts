import type { BodyOf } from '@waybill/contract'
import { CloseBulk } from '@waybill/contract/calls/Bulk/CloseBulk.ts'
import { ExportBulk } from '@waybill/contract/calls/Bulk/ExportBulk.ts'
import { GetBulk } from '@waybill/contract/calls/Bulk/GetBulk.ts'
import { RetryBulk } from '@waybill/contract/calls/Bulk/RetryBulk.ts'
import { StartBulk } from '@waybill/contract/calls/Bulk/StartBulk.ts'
import { FreightCarrier } from '@waybill/contract/calls/Carriers/FreightCarrier.ts'
import { GetSpotQuotes } from '@waybill/contract/calls/Quote/GetSpotQuotes.ts'
import { UpdateStatusCode } from '@waybill/contract/calls/Shipment/UpdateStatusCode.ts'
import type { WireBulkJob } from '@waybill/contract/wire/bulk.ts'
import pino from 'pino'
import { beforeAll, describe, expect, it } from 'vitest'
import { composeNode } from '../../compose.ts'
import { goingOn, hasEnded, jobOnce } from '../../testing/bulk.ts'
import { newCompany, newPerson, type Person } from '../../testing/company.ts'
import { putInStatus } from '../../testing/history.ts'
import { ask, sharedNode, type TestNode } from '../../testing/node.ts'
import { makeShipment } from '../../testing/oneOfEverything.ts'
import { insertShipment } from '../../testing/shipments.ts'
import { buildShipment } from '../../testing/wireShipment.ts'
import { workBulk } from './workBulk.ts'

let node: TestNode
beforeAll(async () => {
  node = await sharedNode()
})

const start = (person: Person, body: BodyOf<typeof StartBulk>) => ask(node, StartBulk, { body }, person.token)
const jobs = async (person: Person) => (await ask(node, GetBulk, {}, person.token)).reply.jobs

/** The newest job of the person once no row of it waits. */
const ended = (person: Person): Promise<WireBulkJob> => jobOnce(node, person, hasEnded)

const shipments = async (person: Person, count: number, status: 'A' | 'D' | 'Q' = 'A'): Promise<number[]> => {
  const made: number[] = []
  for (let i = 0; i < count; i++) made.push(await insertShipment(node, person, { status }))
  return made
}

const deliver = (ids: readonly number[]): BodyOf<typeof StartBulk> => ({
  action: 'move',
  statusCode: 'D',
  rows: ids.map(id => ({ id, version: 1 })),
})

const statuses = (person: Person, ids: readonly number[]) =>
  node.app.db
    .forClient(person.clientId)
    .read(
      node.app.db.query
        .selectFrom('shipment')
        .select('status')
        .where('shipment_id', 'in', [...ids]),
    )
    .then(rows => rows.map(row => row.status))

/** How often each shipment was moved, by its history. */
const moves = (person: Person) =>
  node.app.db.forClient(person.clientId).read(
    node.app.db.query
      .selectFrom('audit_entry')
      .select(['entity_id', eb => eb.fn.countAll<number>().as('n')])
      .where('action', '=', 'moved')
      .groupBy('entity_id'),
  )

describe('Bulk/StartBulk', () => {
  it('moves 500 rows, three of them in conflict; what is to fix says why, and is seen again in another session', async () => {
    const person = await newCompany(node)
    const ids = await shipments(person, 500)
    for (const shipmentId of ids.slice(10, 13)) {
      const back = { shipmentId, version: 1, statusCode: 'T' as const, comments: 'not picked up' }
      expect((await ask(node, UpdateStatusCode, { body: back }, person.token)).status).toBe(200)
    }
    const { reply } = await start(person, deliver(ids))
    expect(reply.total).toBe(500)
    const elsewhere = { ...person, token: await node.app.sessions.open(person, 'another browser') }
    const job = await ended(elsewhere)
    expect(job).toMatchObject({ bulkId: reply.bulkId, total: 500, done: 497, toFix: 3, statusCode: 'D' })
    expect(job.shown.map(row => [row.id, row.state, row.code])).toEqual(
      ids.slice(10, 13).map(id => [id, 'toFix', 'ChangedYourself']),
    )
    expect(job.shown[0]?.words).toMatch(/^You changed this yourself/)
    expect((await statuses(person, ids)).filter(status => status === 'D')).toHaveLength(497)
  })

  it('begins nothing with a list that has grown since it was looked at', async () => {
    const person = await newCompany(node)
    const body = { action: 'void' as const, comments: 'Not needed', shipments: { statuscode: 'Q' as const } }
    const start = (count: number) => ask(node, StartBulk, { body: { ...body, seen: { count } } }, person.token)
    await insertShipment(node, person, { status: 'Q' })
    await insertShipment(node, person, { status: 'Q' })
    const { status, error } = await start(1)
    expect([status, error.code]).toEqual([409, 'ListGrew'])
    expect(error.params).toEqual({ before: 1, now: 2 })
    expect((await ask(node, GetBulk, {}, person.token)).reply.jobs).toEqual([])
    // Fewer than were seen: what is left of them.
    expect((await start(3)).reply).toMatchObject({ total: 2 })
  })

  it('is done once per row by however many nodes work it', async () => {
    const person = await newCompany(node)
    const ids = await shipments(person, 20)
    const given = { settings: node.app.settings, connection: node.connection, log: pino({ level: 'silent' }) }
    const second = await composeNode({ ...given, clock: node.clock })
    const { reply } = await start(person, deliver(ids))
    const work = { clientId: person.clientId, subjectId: reply.bulkId }
    await Promise.all([node.app, second.app, node.app, second.app].map(app => workBulk(app, work, goingOn)))
    expect(await ended(person)).toMatchObject({ done: 20, toFix: 0 })
    expect((await moves(person)).map(row => row.n)).toEqual(ids.map(() => 1))
    await second.close()
  })

  it('goes on elsewhere when the node that worked it is gone', async () => {
    const person = await newCompany(node)
    const ids = await shipments(person, 3)
    const { reply } = await start(person, deliver(ids))
    await ended(person)
    // What a node that dies leaves behind: rows that wait, and work that ripens again when its lease is over.
    await node.app.db.forClient(person.clientId).transaction(async tx => {
      await tx.updateTable('bulk_row').set({ state: 'waiting' }).where('row_no', '=', 2).execute()
      await tx.updateTable('bulk_job').set({ ended_at: null }).execute()
      await node.app.due.put(tx, 'bulk', { clientId: person.clientId, subjectId: reply.bulkId }, node.clock.now())
    })
    expect(await ended(person)).toMatchObject({ done: 2, toFix: 1, shown: [{ code: 'ChangedYourself' }] })
  })

  it('takes all rows of a filter, and refuses without rows and without a filter', async () => {
    const person = await newCompany(node)
    const few = await insertShipment(node, person, { status: 'A', consignee: 'Acme' })
    await shipments(person, 2)
    const asked = { statuscode: 'A' as const, filter: { consignee: 'acm' } }
    await start(person, { action: 'move', statusCode: 'D', shipments: asked })
    expect(await ended(person)).toMatchObject({ total: 1, done: 1 })
    expect(await statuses(person, [few])).toEqual(['D'])
    expect((await start(person, { action: 'void' })).error.issues?.[0]?.at).toBe('body.shipments')
    expect((await start(person, { action: 'move', rows: [{ id: few }] })).error.issues?.[0]?.at).toBe('body.statusCode')
  })

  it('says when a reason is missing, and takes it with the next try', async () => {
    const person = await newCompany(node)
    const ids = await shipments(person, 2)
    await start(person, { action: 'void', rows: ids.map(id => ({ id, version: 1 })) })
    const job = await ended(person)
    expect(job.shown.map(row => row.code)).toEqual(['ReasonMissing', 'ReasonMissing'])
    const retry = { bulkId: job.bulkId, rowNos: [0], comments: 'Order cancelled' }
    expect((await ask(node, RetryBulk, { body: retry }, person.token)).reply.again).toBe(1)
    expect(await ended(person)).toMatchObject({ done: 1, toFix: 1 })
    expect(await statuses(person, ids)).toEqual(expect.arrayContaining(['V', 'A']))
  })

  it('takes no row of another company, and nobody elses job is seen or touched', async () => {
    const [person, stranger] = [await newCompany(node), await newCompany(node)]
    const [theirs = 0] = await shipments(stranger, 1)
    await start(person, deliver([theirs]))
    expect(await ended(person)).toMatchObject({ done: 0, toFix: 1, shown: [{ code: 'NotFound' }] })
    expect(await statuses(stranger, [theirs])).toEqual(['A'])
    const colleague = await newPerson(node, person.clientId)
    expect(await jobs(colleague)).toEqual([])
    const bulkId = (await jobs(person))[0]?.bulkId ?? 0
    expect((await ask(node, CloseBulk, { body: { bulkId } }, colleague.token)).status).toBe(404)
    expect((await ask(node, CloseBulk, { body: { bulkId } }, person.token)).status).toBe(200)
    expect(await jobs(person)).toEqual([])
  })

  it('is closed to who may not do it with one row', async () => {
    const person = await newCompany(node)
    const packer = await newPerson(node, person.clientId, ['ContactUs'])
    const [id = 0] = await shipments(person, 1)
    expect((await start(packer, deliver([id]))).error.code).toBe('PageNotAllowed')
  })

  it('deletes items and sends mails again', async () => {
    const person = await newCompany(node)
    const { mailId } = await makeShipment(node, person)
    const item = await node.app.db
      .forClient(person.clientId)
      .transaction(tx =>
        tx
          .insertInto('item')
          .values({ client_id: person.clientId, sku: 'A-1', description: 'Test' })
          .returning('item_id')
          .executeTakeFirstOrThrow(),
      )
    await start(person, { action: 'deleteItems', items: {} })
    expect(await ended(person)).toMatchObject({ action: 'deleteItems', done: 1 })
    await start(person, { action: 'deleteItems', rows: [{ id: item.item_id, version: 1 }] })
    expect(await ended(person)).toMatchObject({ toFix: 1, shown: [{ code: 'NotFound' }] })
    await start(person, { action: 'resendMails', mails: { filter: { states: ['failed'] } } })
    expect(await ended(person)).toMatchObject({ done: 1 })
    await start(person, { action: 'resendMails', rows: [{ id: mailId }] })
    expect(await ended(person)).toMatchObject({ action: 'resendMails', total: 1 })
  })

  it('marks carriers as not to be used and takes them off the list', async () => {
    const person = await newCompany(node)
    for (const [n, name] of ['One', 'Two', 'Three'].entries()) {
      const carrier = { CarrierName: `Demo ${name}`, SCAC: `DMQ${'ABC'[n]}`, CarrierLocn: 'MAIN' }
      await ask(node, FreightCarrier, { query: { Mode: 'ADD' }, body: { carrier } }, person.token)
    }
    const listed = async () =>
      (await ask(node, FreightCarrier, { query: { Mode: 'Load' }, body: {} }, person.token)).reply.carriers
    const [one, two] = await listed()
    const stale = { id: two?.carrierId ?? 0, version: 7 }
    await start(person, { action: 'avoidCarriers', rows: [{ id: one?.carrierId ?? 0, version: 1 }, stale] })
    expect(await ended(person)).toMatchObject({ done: 1, toFix: 1, shown: [{ code: 'ChangedMeanwhile' }] })
    expect((await listed()).map(carrier => carrier.doNotUse)).toEqual([true, false, false])
    await start(person, { action: 'deleteCarriers', carriers: { filter: { doNotUse: true } } })
    expect(await ended(person)).toMatchObject({ total: 1, done: 1 })
    expect(await listed()).toHaveLength(2)
    const stranger = await newCompany(node)
    await start(stranger, { action: 'deleteCarriers', rows: [{ id: two?.carrierId ?? 0 }] })
    expect(await ended(stranger)).toMatchObject({ toFix: 1, shown: [{ code: 'NotFound' }] })
    expect(await listed()).toHaveLength(2)
  })

  it('asks the same carriers about many shipments, each in its own mail; a booked one says why it was not asked about', async () => {
    const person = await newCompany(node)
    const [one, two] = [await buildShipment(node, person), await buildShipment(node, person)]
    await putInStatus(node, person, two.shipmentId, 'T')
    const quotes = { carriers: [{ email: 'quotes@carrier.invalid' }], deadline: { date: '2026-11-27', time: '15:00' } }
    const rows = [{ id: one.shipmentId, version: 1 }, { id: two.shipmentId }]
    await start(person, { action: 'askQuotes', rows, quotes })
    expect(await ended(person)).toMatchObject({ done: 1, toFix: 1, shown: [{ code: 'CannotAskQuotes' }] })
    const { reply } = await ask(node, GetSpotQuotes, {}, person.token)
    expect(reply.quotes.map(({ shipmentId, invitations }) => [shipmentId, invitations.length])).toEqual([
      [one.shipmentId, 1],
    ])
    const past = { ...quotes, deadline: { date: '2020-01-02', time: '15:00' } }
    await start(person, { action: 'askQuotes', rows: rows.slice(0, 1), quotes: past })
    expect((await ended(person)).shown).toMatchObject([
      { code: 'InvalidInput', issues: [{ at: 'body.deadline.date', code: 'past' }] },
    ])
    const unsaid = await ask(node, StartBulk, { body: { action: 'askQuotes', rows } }, person.token)
    expect(unsaid.error.issues).toMatchObject([{ at: 'body.quotes', code: 'required' }])
  })
})

describe('Bulk/ExportBulk', () => {
  it('gives every row with what became of it and why, to the one who started it', async () => {
    const person = await newCompany(node)
    const [one = 0, two = 0] = await shipments(person, 2)
    const rows = [
      { id: one, version: 1 },
      { id: two, version: 7 },
    ]
    const { bulkId } = (await start(person, { action: 'move', statusCode: 'D', rows })).reply
    await ended(person)
    const saved = await ask(node, ExportBulk, { body: { bulkId } }, person.token)
    expect(saved.headers['content-disposition']).toContain('result-2026-11-20.csv')
    const [head, first, second] = saved.text.replace(/^\uFEFF/, '').split('\r\n')
    expect(head).toBe('No.,Row,Outcome,Why,Fields,Settled')
    expect(first).toMatch(/^1,[^,]+,Done,,,2026-11-20/)
    expect(second).toMatch(/^2,[^,]+,To fix,"?Somebody else changed this/)
    const colleague = await newPerson(node, person.clientId)
    expect((await ask(node, ExportBulk, { body: { bulkId } }, colleague.token)).status).toBe(404)
    expect((await ask(node, ExportBulk, { body: { bulkId } })).status).toBe(401)
    expect((await ask(node, ExportBulk, { body: { bulkId: 0 } }, person.token)).status).toBe(400)
  })
})
