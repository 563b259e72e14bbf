import type { BenchmarkedLane } from './benchmarkedLane.ts'

/** The facts of a lane's states in its window that are like it, and how to read them. */
export interface LaneFacts {
  /** `f` is the fact, `b` what it is compared by. */
  readonly from: string
  readonly where: string
  /** How near both ends of a fact are: 0 the same ZIPs, 1 the same first three digits, 2 the same states. */
  readonly nearness: string
  readonly values: readonly unknown[]
}

/** A postal code without the space of Canadian ones, and nothing behind a ZIP. */
const bare = (column: string): string => `left(replace(${column}, ' ', ''), 5)`

/** What is read for figures of a lane, whoever paid. */
export function laneFacts(lane: BenchmarkedLane): LaneFacts {
  const values: unknown[] = []
  const put = (value: unknown, type: string): string => `$${values.push(value)}::${type}`
  const [fromZip, toZip] = [put(lane.from.zip, 'text'), put(lane.to.zip, 'text')]
  const isSame = (length: number): string =>
    [
      `left(${bare('f.from_zip')}, ${length}) = left(${fromZip}, ${length})`,
      `left(${bare('f.to_zip')}, ${length}) = left(${toZip}, ${length})`,
    ].join(' and ')
  const { pounds, classes, equipment } = lane
  const like = [
    ...(pounds === null ? [] : [`f.weight_lb >= ${put(pounds.from, 'numeric')}`]),
    ...(pounds === null || pounds.to === null ? [] : [`f.weight_lb < ${put(pounds.to, 'numeric')}`]),
    ...(classes === null
      ? []
      : [
          `nullif(b.freight_class, '')::numeric > ${put(classes.above, 'numeric')}`,
          `nullif(b.freight_class, '')::numeric <= ${put(classes.to, 'numeric')}`,
        ]),
    ...(equipment === null ? [] : [`b.equipment = ${put(equipment, 'text')}`]),
  ]
  const from =
    'from shipment_fact f join shipment_benchmark b on b.client_id = f.client_id and b.shipment_id = f.shipment_id'
  const where = `
     where f.client_id = ${put(lane.clientId, 'int')}
       and f.from_state = ${put(lane.from.state, 'text')} and f.to_state = ${put(lane.to.state, 'text')} and f.mode = ${put(lane.mode, 'text')}
       and f.day between ${put(lane.days.from, 'date')} and ${put(lane.days.to, 'date')}${like.map(one => `\n       and ${one}`).join('')}`
  return { from, where, nearness: `case when ${isSame(5)} then 0 when ${isSame(3)} then 1 else 2 end`, values }
}

/** Where enough of them lie, the narrowest area; the widest where they are enough nowhere. `near` counts {@link LaneFacts.nearness}. */
export const narrowestArea = (enough: string): string =>
  `case when count(*) filter (where near = 0) >= ${enough} then 0 when count(*) filter (where near <= 1) >= ${enough} then 1 else 2 end`
