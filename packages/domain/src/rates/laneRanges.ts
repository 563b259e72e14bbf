import type { DateSpan, Lane, LanePlace } from './rateSheet.ts'

interface Reach {
  readonly low: string
  readonly high: string
}

function reachOf({ value }: LanePlace): Reach {
  const [low = '', high = low] = value.split('-')
  return { low, high }
}

const isRange = ({ kind }: LanePlace): boolean => kind === 'zip5Range' || kind === 'zip3Range'

const meet = (a: Reach, b: Reach): boolean => a.low.length === b.low.length && a.low <= b.high && b.low <= a.high

/** The days that two spans share; null when there are none. */
export function commonDays(a: DateSpan, b: DateSpan): DateSpan | null {
  const from = a.from > b.from ? a.from : b.from
  const to = a.to === null ? b.to : b.to === null || a.to < b.to ? a.to : b.to
  return to === null || from <= to ? { from, to } : null
}

export interface LaneConflict {
  readonly kind: 'lanes'
  readonly first: string
  readonly second: string
  readonly from: string
  readonly to: string | null
}

type Spanned = Pick<Lane, 'id' | 'origin' | 'destination' | 'from' | 'to'>

interface Group {
  readonly reach: Reach
  /** In order of where their destinations begin. */
  readonly lanes: readonly (Spanned & { readonly reach: Reach })[]
}

/** Pairs of two lists, both in order of where they begin, that share ground; a list against itself gives each pair once. */
function* meetings<T extends { readonly reach: Reach }>(all: readonly T[]): Generator<readonly [T, T]> {
  let open: T[] = []
  for (const one of all) {
    open = open.filter(other => other.reach.high >= one.reach.low)
    for (const other of open) if (meet(other.reach, one.reach)) yield [other, one]
    open.push(one)
  }
}

const inOrder = <T extends { readonly reach: Reach }>(all: readonly T[]): T[] =>
  all.toSorted((a, b) => (a.reach.low < b.reach.low ? -1 : a.reach.low > b.reach.low ? 1 : 0))

/** Overlaps of at most so many lanes are told: whoever mends them loads the file again. */
const TOLD_MAX = 500

/**
 * Lanes of equal rank, a range at an end, that share places and days. Lanes of one origin are swept along their
 * destinations; only origins that overlap each other are compared with each other.
 */
export function rangeConflicts(lanes: readonly Spanned[]): readonly LaneConflict[] {
  const conflicts: LaneConflict[] = []
  const ranged = lanes.filter(({ origin, destination }) => isRange(origin) || isRange(destination))
  const tell = (first: Spanned, second: Spanned): void => {
    const days = commonDays(first, second)
    if (days === null || conflicts.length >= TOLD_MAX) return
    conflicts.push({ kind: 'lanes', first: first.id, second: second.id, from: days.from, to: days.to })
  }
  for (const pair of Map.groupBy(ranged, lane => `${lane.origin.kind} ${lane.destination.kind}`).values()) {
    const groups: Group[] = [...Map.groupBy(pair, lane => lane.origin.value).values()].flatMap(group => {
      const [first] = group
      if (first === undefined) return []
      const reached = group.map(lane => ({ ...lane, reach: reachOf(lane.destination) }))
      return [{ reach: reachOf(first.origin), lanes: inOrder(reached) }]
    })
    for (const { lanes: own } of groups) {
      // Lanes between the very same places are found where all lanes are.
      for (const [a, b] of meetings(own)) if (a.destination.value !== b.destination.value) tell(a, b)
    }
    for (const [one, other] of meetings(inOrder(groups))) {
      const both = inOrder([
        ...one.lanes.map(lane => ({ lane, reach: lane.reach, isOne: true })),
        ...other.lanes.map(lane => ({ lane, reach: lane.reach, isOne: false })),
      ])
      for (const [a, b] of meetings(both)) if (a.isOne !== b.isOne) tell(a.lane, b.lane)
    }
  }
  return conflicts
}
