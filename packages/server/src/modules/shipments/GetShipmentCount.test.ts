import { GetShipmentCount } from '@waybill/contract/calls/Shipment/GetShipmentCount.ts'
import { expect, it } from 'vitest'
import { newCompany, newPerson } from '../../testing/company.ts'
import { ask, sharedNode } from '../../testing/node.ts'
import { insertShipment } from '../../testing/shipments.ts'

it('counts per bucket, for everybody and for me, and nothing of another company', async () => {
  const node = await sharedNode()
  expect((await ask(node, GetShipmentCount)).status).toBe(401)
  const clerk = await newCompany(node)
  const colleague = await newPerson(node, clerk.clientId)
  const stranger = await newCompany(node)
  for (const status of ['O', 'Q', 'T', 'A', 'D', 'V'] as const) await insertShipment(node, clerk, { status })
  await insertShipment(node, colleague, { status: 'T' })
  await insertShipment(node, stranger)
  const all = await ask(node, GetShipmentCount, {}, clerk.token)
  expect(all.reply).toEqual({ O: 1, Q: 1, T: 2, A: 1, D: 1, V: 1, AR: 0, active: 5, archived: 1, all: 7 })
  const mine = await ask(node, GetShipmentCount, { body: { view: 'mine' } }, colleague.token)
  expect(mine.reply).toMatchObject({ T: 1, active: 1, archived: 0 })
})
