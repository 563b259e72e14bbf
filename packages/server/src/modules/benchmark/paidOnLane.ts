import { type BenchmarkArea, benchmarkAreas, CONTRACT_DAYS, modes, type PriceKind } from '@waybill/domain'
import { CompiledQuery } from 'kysely'
import type { TenantDb } from '../../db/open.ts'
import type { BenchmarkedLane } from './benchmarkedLane.ts'
import { laneFacts, narrowestArea } from './laneFacts.ts'
import { roadMilesBetween } from './roadMilesBetween.ts'

type Db = Pick<TenantDb, 'read'>

/** Parcels that are compared with each other; blank: of any. Of other modes there is one, of nothing in particular. */
export interface ParcelLike {
  readonly service: string
  readonly zone: string
}

export const anyLike: ParcelLike = { service: '', zone: '' }

/** Figures of what was paid in one currency by one kind of price, minor units a hundredweight, a mile or a pound. */
export interface PaidFigures {
  /** Which of the asked ones they are like. */
  readonly like: number
  readonly currency: string
  readonly kind: PriceKind
  readonly area: BenchmarkArea
  readonly n: number
  readonly isEnough: boolean
  /** p25, median and p75 of all of them, in minor units and not rounded. */
  readonly quartiles: readonly [number, number, number]
  readonly carriers: readonly {
    readonly scac: string
    readonly name: string
    readonly n: number
    readonly median: number
  }[]
  readonly months: readonly { readonly month: string; readonly n: number; readonly median: number }[]
}

interface Row {
  readonly like: number
  readonly currency: string
  readonly kind: PriceKind
  readonly area: number
  readonly scac: string | null
  readonly name: string
  readonly month: string | null
  readonly n: number
  readonly quartiles: readonly [number, number, number]
}

/** Miles between each two postal codes that truckloads of a lane went: the database knows none. */
async function milesOnLane(db: Db, lane: BenchmarkedLane): Promise<readonly (readonly [string, string, number])[]> {
  const { from, where, nearness, values } = laneFacts(lane)
  const pairs = await db.read({
    compile: () =>
      CompiledQuery.raw(`select distinct f.from_zip, f.to_zip, ${nearness} as near ${from} ${where}`, [
        ...values,
      ]) as CompiledQuery<{
        from_zip: string
        to_zip: string
      }>,
  })
  return pairs.flatMap(({ from_zip, to_zip }) => {
    const miles = roadMilesBetween(from_zip, to_zip)
    return miles === null || miles <= 0 ? [] : [[from_zip, to_zip, miles] as const]
  })
}

/** What a fact cost by the measure of its mode; null where nobody knows how much of it there was. */
function unitPrice({ mode }: BenchmarkedLane): string {
  const { truck, isLabelled } = modes[mode]
  if (isLabelled) return 'f.charge::float8 / nullif(coalesce(b.billed_lb, f.weight_lb), 0)::float8'
  return truck === 'own' ? 'b.linehaul::float8 / m.miles' : 'f.charge::float8 / (nullif(f.weight_lb, 0)::float8 / 100)'
}

/**
 * Quartiles of what we paid between the states of a lane for what is like it, in the narrowest area that holds enough; by
 * carrier and by month, too. What others pay is none of it. Percentiles are those of domain's `percentile`, kinds of price
 * those of its `priceKindAmong`, areas those of its `widened`.
 */
export async function paidOnLane(
  db: Db,
  lane: BenchmarkedLane,
  likes: readonly ParcelLike[],
  enough: number,
): Promise<readonly PaidFigures[]> {
  const isByMile = modes[lane.mode].truck === 'own'
  const miles = isByMile ? await milesOnLane(db, lane) : []
  const { from, where, nearness, values } = laneFacts(lane)
  const next = values.length
  const compiled = CompiledQuery.raw(
    `with likes as (select * from unnest($${next + 1}::int[], $${next + 2}::text[], $${next + 3}::text[]) k (no, service, zone)),
     miles as (select * from unnest($${next + 4}::text[], $${next + 5}::text[], $${next + 6}::float8[]) m (from_zip, to_zip, miles)),
     paid as (
       select k.no, f.currency, f.scac, f.carrier_name, f.day, f.from_zip, f.to_zip, coalesce(b.linehaul, f.charge) as linehaul,
              ${nearness} as near, ${unitPrice(lane)} as price
         ${from}
         join likes k on k.service in ('', b.service) and k.zone in ('', b.zone)
         left join miles m on m.from_zip = f.from_zip and m.to_zip = f.to_zip
         ${where} and f.priced > 0),
     -- A linehaul that was paid on too few days is a spot price.
     known as (
       select p.*, case when a.days < ${CONTRACT_DAYS} then 'spot' else 'contract' end as kind
         from paid p
         join (select no, scac, from_zip, to_zip, currency, linehaul, count(distinct day) as days
                 from paid where price is not null group by 1, 2, 3, 4, 5, 6) a using (no, scac, from_zip, to_zip, currency, linehaul)
        where p.price is not null),
     areas as (select no, currency, kind, ${narrowestArea(`$${next + 7}::int`)} as area from known group by 1, 2, 3)
     select no as "like", currency, kind, area, scac, max(carrier_name) as name, to_char(day, 'YYYY-MM') as month, count(*)::int as n,
            percentile_cont(array[0.25, 0.5, 0.75]) within group (order by price) as quartiles
       from areas join known using (no, currency, kind)
      where near <= area
      group by grouping sets ((no, currency, kind, area), (no, currency, kind, area, scac), (no, currency, kind, area, to_char(day, 'YYYY-MM')))
      order by no, currency, kind desc, month, scac`,
    [
      ...values,
      likes.map((_, no) => no),
      likes.map(({ service }) => service),
      likes.map(({ zone }) => zone),
      miles.map(([from]) => from),
      miles.map(([, to]) => to),
      miles.map(([, , far]) => far),
      enough,
    ],
  ) as CompiledQuery<Row>
  const rows = await db.read({ compile: () => compiled })
  return rows
    .filter(({ scac, month }) => scac === null && month === null)
    .map(({ like, currency, kind, area, n, quartiles }) => {
      const own = rows.filter(row => row.like === like && row.currency === currency && row.kind === kind)
      return {
        ...{ like, currency, kind, n, quartiles, isEnough: n >= enough, area: benchmarkAreas[area] ?? 'state' },
        carriers: own.flatMap(({ scac, ...row }) =>
          scac === null ? [] : [{ scac, name: row.name, n: row.n, median: row.quartiles[1] }],
        ),
        months: own.flatMap(({ month, ...row }) =>
          month === null ? [] : [{ month, n: row.n, median: row.quartiles[1] }],
        ),
      }
    })
}
