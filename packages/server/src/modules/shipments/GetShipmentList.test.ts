import type { BodyOf } from '@waybill/contract'
import { GetShipmentList } from '@waybill/contract/calls/Shipment/GetShipmentList.ts'
import { sortsOf } from '@waybill/contract/list.ts'
import { list as shipmentList } from '@waybill/contract/lists/shipments.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { writeCursor } from '../../lists/cursor.ts'
import { newCompany, newPerson, type Person } from '../../testing/company.ts'
import { ask, sharedNode, type TestNode } from '../../testing/node.ts'
import { insertShipment } from '../../testing/shipments.ts'
import { buildShipment } from '../../testing/wireShipment.ts'

let node: TestNode
let clerk: Person
beforeAll(async () => {
  node = await sharedNode()
  clerk = await newCompany(node)
})

type Body = BodyOf<typeof GetShipmentList>
const list = async (body: Body = {}, statuscode: 'T' | 'NB' | 'O' | 'V' = 'T', person = clerk) =>
  ask(node, GetShipmentList, { query: { statuscode }, body }, person.token)

describe('Shipment/GetShipmentList', () => {
  it('is one’s own: another person or company in the question finds nothing', async () => {
    const own = { clientId: clerk.clientId, userid: clerk.userId }
    const status = async (body: object) => (await ask(node, GetShipmentList, { body }, clerk.token)).status
    expect(await status(own)).toBe(200)
    expect(await status({ ...own, userid: clerk.userId + 1 })).toBe(404)
    expect(await status({ ...own, clientId: clerk.clientId + 1 })).toBe(404)
  })

  it('answers 401 without a key, with a forged one, and after sign-out', async () => {
    expect((await ask(node, GetShipmentList)).status).toBe(401)
    expect((await ask(node, GetShipmentList, {}, 'A'.repeat(48))).error.code).toBe('SignedOut')
    const gone = await newCompany(node)
    await node.app.sessions.endAllOf(gone.userId)
    expect((await list({}, 'T', gone)).status).toBe(401)
  })

  it('tells everything that is wrong at once, in query and body', async () => {
    const body = { pageSize: 0, pageIndex: 'one', sortName: 'colour' } as unknown as Body
    const query = { statuscode: 'X' as 'T' }
    const { status, error } = await ask(node, GetShipmentList, { query, body }, clerk.token)
    expect(status).toBe(400)
    expect(error.issues?.map(issue => [issue.at, issue.code])).toEqual([
      ['query.statuscode', 'not_a_choice'],
      ['body.sortName', 'not_a_choice'],
      ['body.pageSize', 'too_small'],
      ['body.pageIndex', 'wrong_type'],
    ])
  })

  it('refuses a person without one of its pages', async () => {
    const packer = await newPerson(node, clerk.clientId, ['ContactUs'])
    const { status, error } = await list({}, 'T', packer)
    expect([status, error.code]).toEqual([403, 'PageNotAllowed'])
  })

  it("shows no other company's shipments", async () => {
    const [ours, theirs] = [await newCompany(node), await newCompany(node)]
    await insertShipment(node, theirs)
    const id = await insertShipment(node, ours)
    const { reply } = await list({}, 'T', ours)
    expect(reply.rows.map(row => row.shipmentId)).toEqual([id])
    expect(reply.total).toBe(1)
  })

  it.each(sortsOf(shipmentList))('walks every row once by cursor, sorted by %s in both directions', async sortName => {
    const person = await newCompany(node)
    const made: number[] = []
    for (let i = 0; i < 7; i++) {
      made.push(
        await insertShipment(node, person, {
          status: i % 2 === 0 ? 'O' : 'Q',
          consignee: `Consignee ${'CABBA'[i % 5]}`,
          total: i % 3 === 0 ? null : 1000 * (i % 4),
          pickup: i === 4 ? null : `2026-11-2${i % 3}`,
        }),
      )
    }
    for (const sortOrder of ['asc', 'desc'] as const) {
      const seen: number[] = []
      let cursor: string | undefined
      do {
        const { reply } = await list({ sortName, sortOrder, pageSize: 2, ...(cursor ? { cursor } : {}) }, 'NB', person)
        seen.push(...reply.rows.map(row => row.shipmentId))
        cursor = reply.nextCursor ?? undefined
      } while (cursor !== undefined)
      const whole = await list({ sortName, sortOrder, pageSize: 50 }, 'NB', person)
      expect(seen).toEqual(whole.reply.rows.map(row => row.shipmentId))
      expect([...seen].sort()).toEqual([...made].sort())
    }
  })

  it('has no next page behind a last one that is full, searched or not', async () => {
    const person = await newCompany(node)
    for (let i = 0; i < 4; i++) await insertShipment(node, person, { consignee: 'Full Page' })
    for (const searchText of ['', 'full page']) {
      const first = await list({ pageSize: 2, searchText }, 'T', person)
      expect(first.reply.nextCursor).not.toBeNull()
      const second = await list({ pageSize: 2, searchText, cursor: first.reply.nextCursor ?? '' }, 'T', person)
      expect(second.reply).toMatchObject({ rows: [{}, {}], nextCursor: null })
      expect((await list({ pageSize: 4, searchText }, 'T', person)).reply).toMatchObject({ nextCursor: null })
      expect((await list({ pageSize: 2, pageIndex: 2, searchText }, 'T', person)).reply.nextCursor).toBeNull()
    }
  })

  it('keeps the counts right through every change of status and owner', async () => {
    const person = await newCompany(node)
    const other = await newPerson(node, person.clientId)
    const first = await insertShipment(node, person)
    await insertShipment(node, person, { assignedTo: other.userId })
    expect((await list({}, 'T', person)).reply.total).toBe(2)
    expect((await list({ view: 'mine' }, 'T', other)).reply).toMatchObject({ total: 1, rows: [{}] })
    await node.app.db
      .forClient(person.clientId)
      .transaction(tx => tx.updateTable('shipment').set({ status: 'V' }).where('shipment_id', '=', first).execute())
    expect((await list({}, 'T', person)).reply.total).toBe(1)
    expect((await list({}, 'V', person)).reply.total).toBe(1)
  })

  it('finds letters outside ASCII, and takes % and _ as they are', async () => {
    const person = await newCompany(node)
    await insertShipment(node, person, { consignee: 'Zakład Łódź 100%_' })
    for (const [searchText, n] of [
      ['łódź', 1],
      ['100%_', 1],
      ['%', 1],
      ['1_0', 0],
    ] as const) {
      expect((await list({ searchText }, 'T', person)).reply.rows.length).toBe(n)
    }
  })

  it('finds numbers by their beginning, also behind a word, and two letters of a name', async () => {
    const person = await newCompany(node)
    const { BOLNumber } = await buildShipment(node, person, { Reference2: 'SO 99-417', LoadNumber: 'L7' })
    for (const [searchText, n] of [
      [BOLNumber, 1],
      [BOLNumber.slice(0, 12), 1],
      ['so 99', 1],
      ['99-4', 1],
      ['l7', 1],
      ['417', 0],
      ['st con', 1],
      ['no', 1],
      ['zq', 0],
    ] as const) {
      expect([searchText, (await list({ searchText }, 'NB', person)).reply.rows.length]).toEqual([searchText, n])
    }
  })

  it('refuses a cursor it did not write', async () => {
    for (const sortName of sortsOf(shipmentList)) {
      for (const cursor of ['nonsense', writeCursor(['no day and no number', 1])]) {
        const { status, error } = await list({ cursor, sortName })
        // What is no text in the order of a text is a place like any other.
        if (status !== 200) expect([status, error.issues?.[0]?.at]).toEqual([400, 'body.cursor'])
      }
    }
    const { status } = await list({ cursor: 'nonsense' })
    expect(status).toBe(400)
  })
})
