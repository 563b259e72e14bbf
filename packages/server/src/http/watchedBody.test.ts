import { once } from 'node:events'
import { Readable } from 'node:stream'
import { pathOf } from '@waybill/contract'
import { ExportBulk } from '@waybill/contract/calls/Bulk/ExportBulk.ts'
import { StartBulk } from '@waybill/contract/calls/Bulk/StartBulk.ts'
import { expect, it } from 'vitest'
import { hasEnded, jobOnce } from '../testing/bulk.ts'
import { newCompany } from '../testing/company.ts'
import { addFreight } from '../testing/freight.ts'
import { ask, startTestNode } from '../testing/node.ts'
import { FileEnded, watchedBody } from './watchedBody.ts'

it('gives no further piece once its reader may not, and takes what it was made from down with it', async () => {
  const source = Readable.from(['a', 'b', 'c', 'd'])
  let left = 3
  const got: unknown[] = []
  const reading = (async () => {
    for await (const piece of watchedBody(source, async () => left-- > 0)) got.push(piece)
  })()
  await expect(reading).rejects.toThrow(FileEnded)
  expect(got).toEqual(['a', 'b', 'c'])
  expect(source.destroyed).toBe(true)
})

it('gives all of it to whoever may', async () => {
  const got: unknown[] = []
  for await (const piece of watchedBody(Readable.from(['a', 'b']), async () => true)) got.push(piece)
  expect(got).toEqual(['a', 'b'])
})

it('ends for a reader that stands still', async () => {
  const body = watchedBody(Readable.from(['a', 'b']), async () => true, 5)
  const [error] = await once(body, 'error')
  expect(error).toBeInstanceOf(FileEnded)
})

it('a file that is being read breaks off when the session of its reader ends', async () => {
  const node = await startTestNode()
  const clerk = await newCompany(node)
  const { shipmentId } = await addFreight(node, clerk)
  const rows = [{ id: shipmentId }]
  const { bulkId } = (
    await ask(node, StartBulk, { body: { action: 'void', comments: 'Not needed', rows } }, clerk.token)
  ).reply
  await jobOnce(node, clerk, hasEnded)
  await node.app.db.forClient(clerk.clientId).transaction(async tx => {
    // Far more than sockets hold between a server and a reader that waits.
    for (let from = 1; from < 30_000; from += 3_000)
      await tx
        .insertInto('bulk_row')
        .values(
          Array.from({ length: 3_000 }, (_, n) => ({
            ...{ client_id: clerk.clientId, bulk_id: bulkId, row_no: from + n, subject_id: shipmentId },
            ...{ name: 'B'.repeat(1_000), state: 'done', words: '' },
          })),
        )
        .execute()
  })
  const address = await node.server.listen({ host: '127.0.0.1', port: 0 })
  const answer = await fetch(`${address}${pathOf(ExportBulk)}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${clerk.token}`,
      'idempotency-key': crypto.randomUUID(),
    },
    body: JSON.stringify({ bulkId }),
  })
  const reader = answer.body?.getReader()
  expect((await reader?.read())?.done).toBe(false)
  await node.app.sessions.endAllOf(clerk.userId)
  const rest = async () => {
    for (;;) if ((await reader?.read())?.done !== false) return
  }
  await expect(rest()).rejects.toThrow()
  await node.close()
})
