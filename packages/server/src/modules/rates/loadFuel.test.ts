import { expect, it } from 'vitest'
import { newCompany } from '../../testing/company.ts'
import { sharedNode } from '../../testing/node.ts'
import { loadFuel } from './loadFuel.ts'

it('loads the whole history of an index at once', async () => {
  const node = await sharedNode()
  const { clientId } = await newCompany(node)
  const load = (index: string) =>
    node.app.db.forClient(clientId).transaction(tx => loadFuel(tx, clientId, { index }, node.clock.now()))
  // Ten regions, weekly since 1994, as the Energy Information Administration publishes them.
  const day = (week: number) => new Date(Date.UTC(1994, 2, 21 + 7 * week)).toISOString().slice(0, 10)
  const rows = Array.from({ length: 17_000 }, (_, i) => `R${i % 10},${day(Math.floor(i / 10))},3.${1_000 + (i % 900)}`)
  const index = `region,from,price\n${rows.join('\n')}\n`
  expect(await load(index)).toMatchObject({ kind: 'loaded', prices: 17_000 })
  expect(await load(`${index}R0,2027-01-04,3.2\n`)).toMatchObject({ kind: 'loaded', prices: 1 })
})
