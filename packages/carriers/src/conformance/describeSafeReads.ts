import { expect, test } from 'vitest'
import type { Bench } from './describeConnector.ts'

/** What may be asked twice: nothing is bought or changed by it. */
const reads = ['rate', 'find', 'terminals', 'transit'] as const

/** What holds for reading, for sign-ins and for breakers. */
export function describeSafeReads<Settings>(bench: Bench<Settings>): void {
  const able = reads.filter(ability => bench.can.includes(ability))

  test.each(able)('%s is asked once more, and no more than that', async ability => {
    const order = await bench.bought()
    const before = bench.provider().requests(ability)
    bench.provider().fault('status503', ability, 1)
    expect(JSON.stringify(await bench.run(ability, order))).not.toContain('"failed"')
    expect(bench.provider().requests(ability) - before).toBe(2)
    bench.provider().fault('status503', ability)
    await bench.run(ability, order)
    expect(bench.provider().requests(ability) - before).toBe(4)
  })

  test.each([...able, 'book'] as const)('a sign-in refused is a matter of credentials (%s)', async ability => {
    if (!bench.can.includes(ability)) return
    bench.provider().fault('status401', ability)
    const [outcome] = [await bench.run(ability, bench.newOrder())].flat()
    expect(outcome).toMatchObject({ kind: 'failed', reason: 'credentials' })
  })

  test.each(able)(
    'a breaker opens after failures of %s, costs nothing, and closes when the carrier is well',
    async ability => {
      const order = await bench.bought()
      bench.reopen(60_000)
      bench.provider().fault('status500', ability)
      for (let index = 0; index < 5; index += 1) await bench.run(ability, order)
      const before = bench.provider().requests(ability)
      const [shut] = [await bench.run(ability, order)].flat()
      expect(shut).toMatchObject({ kind: 'failed', reason: 'shut' })
      expect(bench.provider().requests(ability)).toBe(before)
      // Another operation of the same account goes on.
      const { together = [] } = bench.setup
      const isElsewhere = (one: (typeof able)[number]) => !(together.includes(one) && together.includes(ability))
      for (const other of able.filter(one => one !== ability && isElsewhere(one))) {
        const [outcome] = [await bench.run(other, order)].flat()
        expect(outcome).not.toMatchObject({ kind: 'failed' })
      }
      bench.reopen(0)
      for (let index = 0; index < 6; index += 1) await bench.run(ability, order)
      bench.provider().clearFaults()
      const [well] = [await bench.run(ability, order)].flat()
      expect(well).not.toMatchObject({ kind: 'failed' })
    },
  )
}
