import type { ReplyOf } from '@waybill/contract'
import { GetRateBenchmark } from '@waybill/contract/calls/Shipment/GetRateBenchmark.ts'
import {
  type BenchmarkArea,
  benchmarkPosition,
  type PriceKind,
  percentile,
  priceKindAmong,
  priceKinds,
  widened,
} from '@waybill/domain'
import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import { newCompany, type Person } from '../../testing/company.ts'
import { putFact } from '../../testing/facts.ts'
import { ask, sharedNode, type TestNode } from '../../testing/node.ts'
import { roadMilesBetween } from './roadMilesBetween.ts'

let node: TestNode
beforeAll(async () => {
  node = await sharedNode()
})

const lane = { fromZip: '45402', fromState: 'OH', toZip: '89502', toState: 'NV' }

const paid = fc.record({
  /** Few, so that some are paid on enough days to be a contract's. */
  amount: fc.constantFrom(9_000, 10_007, 12_345, 20_001),
  scac: fc.constantFrom('DMAA', 'DMBB'),
  currency: fc.constantFrom('USD', 'CAD'),
  toZip: fc.constantFrom('89502', '89502-1234', '89509', '89101'),
  day: fc.integer({ min: 1, max: 9 }).map(day => `2026-1${day % 2}-0${day}`),
})
type PaidOnce = typeof paid extends fc.Arbitrary<infer T> ? T : never

async function put(person: Person, mode: 'LTL' | 'TL', rows: readonly PaidOnce[]): Promise<void> {
  for (const { amount, scac, currency, toZip, day } of rows) {
    const { shipmentId } = await putFact(node, person, {
      ...{ scac, currency, pickup: day },
      charges: [
        ['linehaul', amount],
        ['fuel', 1_000],
      ],
    })
    await node.app.db.forClient(person.clientId).transaction(tx =>
      sql`
        update shipment set mode = ${mode}, equipment = ${mode === 'TL' ? 'dryVan' : ''}, consignee_zip = ${toZip}
         where shipment_id = ${shipmentId}`.execute(tx),
    )
  }
}

interface Figures {
  readonly currency: string
  readonly kind: PriceKind
  readonly area: BenchmarkArea
  readonly n: number
  readonly quartiles: readonly number[] | null
  /** SCAC, how many, position. */
  readonly carriers: readonly (readonly [string, number, number | null])[]
  /** Month, how many, median. */
  readonly months: readonly (readonly [string, number, number])[]
}

/** What domain makes of them, as the call answers. */
function byDomain(mode: 'LTL' | 'TL', given: readonly PaidOnce[], enough: number): readonly Figures[] {
  const rows = given.map(one => {
    const miles = roadMilesBetween(lane.fromZip, one.toZip) ?? Number.NaN
    const price = mode === 'TL' ? one.amount / miles : (one.amount + 1_000) / 5
    return { ...lane, ...one, linehaul: one.amount, price }
  })
  const kindOf = priceKindAmong(rows)
  return ['CAD', 'USD'].flatMap(currency =>
    priceKinds.flatMap((kind): readonly Figures[] => {
      const own = rows.filter(row => row.currency === currency && kindOf(row) === kind)
      if (own.length === 0) return []
      const { area, rows: inside, isEnough } = widened(own, lane, enough)
      const at = (some: typeof own, share: number) =>
        percentile(
          some.map(({ price }) => price),
          share,
        ) ?? Number.NaN
      const head = { currency, kind, area, n: inside.length }
      if (!isEnough) return [{ ...head, quartiles: null, carriers: [], months: [] }]
      const groups = <K extends string>(of: (row: (typeof own)[number]) => K) => [...Map.groupBy(inside, of)]
      const median = at([...inside], 0.5)
      return [
        {
          ...head,
          quartiles: [0.25, 0.5, 0.75].map(share => at([...inside], share)),
          carriers: groups(row => row.scac).map(([scac, some]) => {
            const position = benchmarkPosition(at(some, 0.5), median)
            return [scac, some.length, position] as const
          }),
          months: groups(row => row.day.slice(0, 7)).map(([month, some]) => [month, some.length, at(some, 0.5)]),
        },
      ]
    }),
  )
}

/** What was answered in the same form. */
const answered = ({ benchmarks }: ReplyOf<typeof GetRateBenchmark>): readonly Figures[] =>
  benchmarks.map(({ currency, kind, area, n, quartiles, carriers, months }) => ({
    ...{ currency, kind, area, n },
    quartiles: quartiles && [quartiles.p25, quartiles.median, quartiles.p75],
    carriers: carriers.map(one => [one.CarrierSCAC, one.n, one.position]),
    months: months.map(one => [one.month, one.n, one.median]),
  }))

/** Rounded where the call rounds, in any order of carriers and months; what is left of a share is beyond its 9th digit. */
const even = (figures: readonly Figures[]) =>
  figures.map(({ quartiles, carriers, months, ...head }) => ({
    ...head,
    quartiles: quartiles?.map(Math.round) ?? null,
    carriers: carriers.map(([scac, n, position]) => `${scac} ${n} ${position?.toFixed(9)}`).sort(),
    months: months.map(([month, n, median]) => `${month} ${n} ${Math.round(median)}`).sort(),
  }))

it.each(['LTL', 'TL'] as const)('figures of %s in the database are those of domain, whatever was paid', async mode => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(paid, { minLength: 8, maxLength: 20 }),
      fc.constantFrom(3, 5, 10),
      async (rows, enough) => {
        const person = await newCompany(node)
        await put(person, mode, rows)
        await node.app.db.forClient(person.clientId).transaction(tx =>
          sql`
          insert into benchmark_rule (client_id, enough, saved_at, saved_by) values (${person.clientId}, ${enough}, now(), ${person.userId})`.execute(
            tx,
          ),
        )
        const body = { OriginZip: lane.fromZip, DestinationZip: lane.toZip, mode }
        const { status, reply } = await ask(node, GetRateBenchmark, { body }, person.token)
        expect([status, reply.enough]).toEqual([200, enough])
        expect(even(answered(reply))).toEqual(even(byDomain(mode, rows, enough)))
      },
    ),
    { numRuns: 4 },
  )
})
