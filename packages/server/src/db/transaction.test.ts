import { CompiledQuery, sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { newCompany, type Person } from '../testing/company.ts'
import { sharedNode, type TestNode } from '../testing/node.ts'
import type { Tx } from './open.ts'

let node: TestNode
let clerk: Person
beforeAll(async () => {
  node = await sharedNode()
  clerk = await newCompany(node)
})

const transact = <T>(work: (tx: Tx) => Promise<T>): Promise<T> =>
  node.app.db.forClient(clerk.clientId).transaction(work)

const number = async (tx: Tx, text: string): Promise<number | undefined> =>
  (await sql<{ n: number }>`select ${sql.raw(text)} as n`.execute(tx)).rows[0]?.n

describe('a transaction', () => {
  it('answers each statement with its own result, in whatever number they leave at once', async () => {
    const numbers = await transact(tx => Promise.all(Array.from({ length: 50 }, (_, n) => number(tx, String(n)))))
    expect(numbers).toEqual(Array.from({ length: 50 }, (_, n) => n))
  })

  it('is closed to its tenant before the first of its statements', async () => {
    expect(await transact(tx => number(tx, "current_setting('app.client_id')::int"))).toBe(clerk.clientId)
  })

  it('is so before one that is made by hand, which takes a shorter way', async () => {
    const query = CompiledQuery.raw("select current_setting('app.client_id', true) as n")
    expect((await transact(tx => tx.executeQuery(query))).rows).toEqual([{ n: String(clerk.clientId) }])
  })

  it('fails with the first fault of several statements that left at once, and keeps nothing', async () => {
    const scac = 'DMZZ'
    const add = (tx: Tx) => tx.insertInto('carrier').values({ client_id: clerk.clientId, scac, name: 'Test' }).execute()
    await expect(transact(tx => Promise.all([add(tx), number(tx, '1 / 0'), number(tx, '1')]))).rejects.toThrow(
      'division by zero',
    )
    const kept = node.app.db.query.selectFrom('carrier').select('scac').where('scac', '=', scac)
    expect(await node.app.db.forClient(clerk.clientId).read(kept)).toEqual([])
  })

  it('that swallowed a fault of a statement is not called kept', async () => {
    await expect(transact(tx => number(tx, '1 / 0').catch(() => 0))).rejects.toThrow()
  })

  it('takes no statement after its end', async () => {
    const tx = await transact(async tx => ({ number: () => number(tx, '1') }))
    await expect(tx.number()).rejects.toThrow('after the end')
  })
})
