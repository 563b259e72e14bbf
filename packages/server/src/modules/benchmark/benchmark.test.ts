import type { BodyOf } from '@waybill/contract'
import { GetRateBenchmark } from '@waybill/contract/calls/Shipment/GetRateBenchmark.ts'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { newCompany, newPerson, type Person } from '../../testing/company.ts'
import { type FactGiven, putFact } from '../../testing/facts.ts'
import { ask, sharedNode, type TestNode } from '../../testing/node.ts'

let node: TestNode
let clerk: Person
beforeAll(async () => {
  node = await sharedNode()
  clerk = await newCompany(node)
})

const lane = { OriginZip: '45402', DestinationZip: '89502', mode: 'LTL' } as const

const benchmark = async (person: Person, more: Partial<BodyOf<typeof GetRateBenchmark>> = {}) =>
  (await ask(node, GetRateBenchmark, { body: { ...lane, ...more } }, person.token)).reply

/** Pays these amounts for 500 lb each, on days of one month. */
async function pay(person: Person, amounts: readonly number[], given: FactGiven = {}): Promise<number[]> {
  const ids: number[] = []
  for (const [index, amount] of amounts.entries()) {
    const pickup = `2026-10-${String((index % 20) + 1).padStart(2, '0')}`
    ids.push((await putFact(node, person, { pickup, charges: [['linehaul', amount]], ...given })).shipmentId)
  }
  return ids
}

const twelve = Array.from({ length: 12 }, (_, index) => 10_000 + index * 1_000)

describe('Shipment/GetRateBenchmark', () => {
  it('gives quartiles by the hundredweight, with each carrier’s position and each month', async () => {
    const person = await newCompany(node)
    await pay(person, twelve.slice(0, 6))
    await pay(person, twelve.slice(6), { scac: 'DMBB', pickup: '2026-11-02' })
    const { benchmarks, enough } = await benchmark(person)
    expect(enough).toBe(10)
    expect(benchmarks).toMatchObject([
      {
        ...{ currency: 'USD', kind: 'spot', area: 'zip5', n: 12 },
        quartiles: { p25: 2_550, median: 3_100, p75: 3_650 },
        months: [
          { month: '2026-10', n: 6, median: 2_500 },
          { month: '2026-11', n: 6, median: 3_700 },
        ],
      },
    ])
    const positions = benchmarks[0]?.carriers.map(({ CarrierSCAC, n, position }) => [CarrierSCAC, n, position])
    expect(positions).toEqual([
      ['DMAA', 6, -600 / 3_100],
      ['DMBB', 6, 600 / 3_100],
    ])
  })

  it('says no more than how many there are where they are not enough', async () => {
    const person = await newCompany(node)
    await pay(person, twelve.slice(0, 9))
    expect((await benchmark(person)).benchmarks).toEqual([
      {
        currency: 'USD',
        kind: 'spot',
        area: 'state',
        n: 9,
        service: '',
        zone: '',
        quartiles: null,
        carriers: [],
        months: [],
      },
    ])
  })

  it('widens the area until there are enough', async () => {
    const person = await newCompany(node)
    await pay(person, twelve)
    const to = (DestinationZip: string) => benchmark(person, { DestinationZip })
    expect((await to('89509')).benchmarks.map(({ area, n }) => [area, n])).toEqual([['zip3', 12]])
    expect((await to('89101')).benchmarks.map(({ area, n }) => [area, n])).toEqual([['state', 12]])
    expect((await to('90001')).benchmarks).toEqual([])
  })

  it('never adds up currencies, nor spot prices with contracts, nor what others pay', async () => {
    const person = await newCompany(node)
    await pay(person, twelve.slice(0, 3))
    await pay(person, twelve.slice(0, 2), { currency: 'CAD' })
    await pay(person, [9_000, 9_000, 9_000, 9_000])
    await pay(person, [5_000], { terms: 'collect' })
    const found = (await benchmark(person)).benchmarks.map(({ currency, kind, n }) => [currency, kind, n])
    expect(found).toEqual([
      ['CAD', 'spot', 2],
      ['USD', 'spot', 3],
      ['USD', 'contract', 4],
    ])
  })

  it('compares within the weight break and the band of classes alone', async () => {
    const person = await newCompany(node)
    await pay(person, twelve)
    const n = async (more: Partial<BodyOf<typeof GetRateBenchmark>>) =>
      (await benchmark(person, more)).benchmarks[0]?.n ?? 0
    expect(await n({ weightLb: 999, freightClass: '50' })).toBe(12)
    expect(await n({ weightLb: 1_000 })).toBe(0)
    expect(await n({ weightLb: 500, freightClass: '85' })).toBe(0)
  })

  it('leaves out what was picked up before the window, and what was voided', async () => {
    const person = await newCompany(node)
    const ids = await pay(person, twelve.slice(0, 3))
    await pay(person, [10_000], { pickup: '2025-06-02' })
    await node.app.db
      .forClient(person.clientId)
      .transaction(tx => sql`update shipment set status = 'V' where shipment_id = ${ids[0]}`.execute(tx))
    expect((await benchmark(person)).benchmarks.map(({ n }) => n)).toEqual([2])
  })

  it('is nobody else’s, and asked by who has its page', async () => {
    await pay(clerk, [10_000])
    expect((await benchmark(await newCompany(node))).benchmarks).toEqual([])
    const stranger = await newPerson(node, clerk.clientId, ['ContactUs'])
    expect((await ask(node, GetRateBenchmark, { body: lane }, stranger.token)).status).toBe(403)
  })
})
