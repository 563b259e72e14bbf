import pg from 'pg'
import { expect, it, vi } from 'vitest'
import { newCompany } from '../testing/company.ts'
import { addFreight } from '../testing/freight.ts'
import { sharedNode } from '../testing/node.ts'
import { uploadRates } from '../testing/rateSheets.ts'
import { addPricedCarrier } from '../testing/rates.ts'

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
})

it('a rate file that takes long to look at is kept: its transaction waits for the file, and nobody for its transaction', async () => {
  const node = await sharedNode()
  const clerk = await newCompany(node)
  await addPricedCarrier(node, clerk, { scac: 'DMAA' })
  const watcher = new pg.Client(node.connection)
  await watcher.connect()
  /** Whether the database has let the transaction wait for longer than others may, or has ended it. */
  const isDecided = async () => {
    const { rows } = await watcher.query<{ waited: number }>(
      `select extract(epoch from clock_timestamp() - state_change)::float8 as waited from pg_stat_activity
        where datname = current_database() and state = 'idle in transaction'`,
    )
    return rows.every(({ waited }) => waited > 10.5)
  }
  const { place } = node.app.files
  const slow = vi.spyOn(node.app.files, 'place').mockImplementationOnce(async (clientId, sha256) => {
    await expect.poll(isDecided, { timeout: 20_000, interval: 100 }).toBe(true)
    return place(clientId, sha256)
  })
  const sent = await uploadRates(node, clerk, 'Origin,Destination,Rate\n30301,60601,100.00\n')
  slow.mockRestore()
  await watcher.end()
  expect(sent.status).toBe(200)
})
