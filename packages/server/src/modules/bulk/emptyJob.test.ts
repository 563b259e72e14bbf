import { GetBulk } from '@waybill/contract/calls/Bulk/GetBulk.ts'
import { StartBulk } from '@waybill/contract/calls/Bulk/StartBulk.ts'
import { expect, it } from 'vitest'
import { hasEnded, jobOnce } from '../../testing/bulk.ts'
import { newCompany, newPerson } from '../../testing/company.ts'
import { ask, sharedNode } from '../../testing/node.ts'
import { insertShipment } from '../../testing/shipments.ts'

it('whoever comes second to a list that is empty by then keeps his results, of nothing and of what he does later', async () => {
  const node = await sharedNode()
  const first = await newCompany(node)
  const second = await newPerson(node, first.clientId)
  for (let n = 0; n < 2; n += 1) await insertShipment(node, first, { status: 'Q' })
  const body = { action: 'void' as const, comments: 'x', shipments: { statuscode: 'Q' as const }, seen: { count: 2 } }
  await ask(node, StartBulk, { body }, first.token)
  await jobOnce(node, first, hasEnded)
  expect((await ask(node, StartBulk, { body }, second.token)).reply).toMatchObject({ total: 0 })
  const shown = await ask(node, GetBulk, { body: { actions: ['void'] } }, second.token)
  expect(shown.reply.jobs).toMatchObject([{ total: 0, done: 0, toFix: 0, more: 0, shown: [] }])
})
