import { expect, it } from 'vitest'
import { newCompany } from '../testing/company.ts'
import { addFreight } from '../testing/freight.ts'
import { sharedNode } from '../testing/node.ts'

it('what a node that stands still has locked is free for the others before they give up', async () => {
  const node = await sharedNode()
  const clerk = await newCompany(node)
  const { shipmentId } = await addFreight(node, clerk)
  const db = node.app.db.forClient(clerk.clientId)
  const seal = (word: string) =>
    node.app.db.query.updateTable('shipment').set({ seals: word }).where('shipment_id', '=', shipmentId)
  const locked = Promise.withResolvers<void>()
  const goOn = Promise.withResolvers<void>()
  const stalled = db.transaction(async tx => {
    await tx.executeQuery(seal('stalled').compile())
    locked.resolve()
    await goOn.promise
    await tx.executeQuery(seal('gone on').compile())
  })
  await locked.promise
  await expect(db.transaction(tx => tx.executeQuery(seal('other').compile()))).resolves.toBeDefined()
  goOn.resolve()
  // Nothing of it is kept: what it was about is due again, or asked about.
  await expect(stalled).rejects.toThrow()
  const row = await db.readOne(
    node.app.db.query.selectFrom('shipment').select('seals').where('shipment_id', '=', shipmentId),
  )
  expect(row?.seals).toBe('other')
}, 40_000)
