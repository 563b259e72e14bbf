import { GetBulk } from '@waybill/contract/calls/Bulk/GetBulk.ts'
import { RetryBulk } from '@waybill/contract/calls/Bulk/RetryBulk.ts'
import { StartBulk } from '@waybill/contract/calls/Bulk/StartBulk.ts'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { personAs } from '../../identity/personAs.ts'
import { keepLetter } from '../../mail/keepLetter.ts'
import { goingOn } from '../../testing/bulk.ts'
import { newCompany, type Person } from '../../testing/company.ts'
import { ask, sharedNode } from '../../testing/node.ts'
import { insertShipment } from '../../testing/shipments.ts'
import { retryBulk } from './RetryBulk.ts'
import { workBulk } from './workBulk.ts'

const node = await sharedNode()

const jobOf = async ({ token }: Person) => (await ask(node, GetBulk, {}, token)).reply.jobs[0]

/** A job of one row that its version keeps from being done, as it stands when it has ended. */
async function endedJob(person: Person): Promise<number> {
  const id = await insertShipment(node, person, { status: 'A' })
  const body = { action: 'move' as const, statusCode: 'D' as const, rows: [{ id, version: 7 }] }
  const { bulkId } = (await ask(node, StartBulk, { body }, person.token)).reply
  await expect.poll(async () => (await jobOf(person))?.endedAt, { timeout: 8000 }).not.toBeNull()
  return bulkId
}

const reopen = ({ clientId }: Person) =>
  node.app.db.forClient(clientId).transaction(tx => tx.updateTable('bulk_job').set({ ended_at: null }).execute())

it('does a row that is tried again in the moment in which the job ends', async () => {
  const person = await newCompany(node)
  const { clientId } = person
  const bulkId = await endedJob(person)
  await reopen(person)
  const who = await personAs(node.app.db, clientId, person.userId)
  if (who === null) throw new Error('nobody')
  let working: Promise<unknown> = Promise.resolve()
  await node.app.db.forClient(clientId).transaction(async tx => {
    const given = {
      app: node.app,
      tx,
      who,
      input: RetryBulk.body.parse({ bulkId, seen: [{ rowNo: 0, version: 1 }] }),
      now: node.clock.now(),
    }
    await retryBulk(given as unknown as Parameters<typeof retryBulk>[0])
    working = workBulk(node.app, { clientId, subjectId: bulkId }, goingOn)
    const waiting = sql<{ n: number }>`select count(*)::int as n from pg_locks join pg_stat_activity using (pid)
       where not granted and datname = current_database()`
    const locked = async () => (await waiting.execute(node.app.db.identity)).rows[0]?.n
    await expect.poll(locked, { timeout: 5000 }).toBe(1)
  })
  await working
  await expect.poll(async () => (await jobOf(person))?.done, { timeout: 8000 }).toBe(1)
})

it('takes no other reason for the rows that still wait', async () => {
  const person = await newCompany(node)
  const bulkId = await endedJob(person)
  await node.app.db
    .forClient(person.clientId)
    .transaction(tx => tx.updateTable('bulk_row').set({ state: 'waiting' }).execute())
  const retry = (comments: string) => ask(node, RetryBulk, { body: { bulkId, rowNos: [0], comments } }, person.token)
  expect((await retry('Another reason')).error.code).toBe('StillWorking')
})

it('comes back later, and quietly, while another node holds the last row', async () => {
  const person = await newCompany(node)
  const { clientId } = person
  const bulkId = await endedJob(person)
  await reopen(person)
  const news: unknown[] = []
  await node.app.db.forClient(clientId).transaction(async tx => {
    await tx.updateTable('bulk_row').set({ state: 'waiting' }).execute()
  })
  await node.app.db.forClient(clientId).transaction(async tx => {
    await tx.selectFrom('bulk_row').selectAll().forUpdate().execute()
    const stop = node.app.realtime.subscribe(happening => void news.push(happening))
    const again = await workBulk(node.app, { clientId, subjectId: bulkId }, goingOn)
    expect(again?.getTime()).toBeGreaterThan(node.app.clock.now().getTime())
    stop()
  })
  expect(news.filter(one => typeof one === 'object' && JSON.stringify(one).includes('"bulk"'))).toEqual([])
})

it('names no mail to a colleague that is between the product and one person', async () => {
  const person = await newCompany(node)
  const letter = {
    ...{ messageId: '<private@test.invalid>', to: ['boss@test.invalid'], cc: [], replyTo: '' },
    ...{ subject: 'Set your password', text: '', html: '', attachments: [], letterhead: null },
  }
  await keepLetter(node.app, person.clientId, 'password', letter, { kind: 'kept' })
  const { mail_id } = await node.app.db
    .forClient(person.clientId)
    .transaction(tx => tx.selectFrom('mail').select('mail_id').executeTakeFirstOrThrow())
  await ask(node, StartBulk, { body: { action: 'resendMails', rows: [{ id: mail_id }] } }, person.token)
  await expect.poll(async () => (await jobOf(person))?.endedAt, { timeout: 8000 }).not.toBeNull()
  expect((await jobOf(person))?.shown[0]).toMatchObject({ code: 'NotFound', name: `#${mail_id}` })
})
