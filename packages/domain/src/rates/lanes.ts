import {
  covers,
  type DateSpan,
  type Lane,
  type LanePlace,
  type PlaceKind,
  placeKinds,
  type RateSheet,
} from './rateSheet.ts'

/** One end of a shipment as far as lanes look at it. */
export interface LaneEnd {
  readonly zip: string
  /** State or province. */
  readonly state: string
  /** Two letters; left out: the United States. */
  readonly country?: string
}

const weightOf: Readonly<Record<PlaceKind, number>> = { zip5: 4, zip3: 3, zone: 2, state: 1 }

/**
 * How specific a lane is: its more specific end counts first, then the other, then the origin. Lanes of equal rank
 * name places of the same kinds at the same ends.
 */
function rank(origin: PlaceKind, destination: PlaceKind): number {
  const [from, to] = [weightOf[origin], weightOf[destination]]
  return Math.max(from, to) * 100 + Math.min(from, to) * 10 + from
}

const kindPairs = placeKinds
  .flatMap(origin => placeKinds.map(destination => ({ origin, destination })))
  .sort((a, b) => rank(b.origin, b.destination) - rank(a.origin, a.destination))

/** `45402` of `45402-1234`, `M5V2T6` of `m5v 2t6`. */
export const laneZip = (zip: string): string => {
  const bare = zip.replaceAll(/[\s-]/g, '').toUpperCase()
  return /^[0-9]/.test(bare) ? bare.slice(0, 5) : bare
}

const keyOf = (origin: LanePlace, destination: LanePlace): string =>
  `${origin.kind} ${origin.value} ${destination.kind} ${destination.value}`

/** Sheets never change, so each is indexed once. */
const indexes = new WeakMap<RateSheet, ReadonlyMap<string, readonly Lane[]>>()

function laneIndex(sheet: RateSheet): ReadonlyMap<string, readonly Lane[]> {
  const known = indexes.get(sheet)
  if (known !== undefined) return known
  const index = Map.groupBy(sheet.lanes, lane => keyOf(lane.origin, lane.destination))
  indexes.set(sheet, index)
  return index
}

/** The countries whose ZIPs, postal codes, states and provinces lanes name: the United States, their territories, Canada. */
const laneCountries: ReadonlySet<string> = new Set(['', 'US', 'CA', 'PR', 'VI', 'GU', 'AS', 'MP'])

/** Five figures are a ZIP in Ohio and a postal code in Jalisco. */
const isNamed = ({ country = '' }: LaneEnd): boolean => laneCountries.has(country.trim().toUpperCase())

function placeOf(sheet: RateSheet, end: LaneEnd, kind: PlaceKind): LanePlace | null {
  const zip = laneZip(end.zip)
  if (kind === 'zip5') return { kind, value: zip }
  if (kind === 'state') return { kind, value: end.state.toUpperCase() }
  const zip3 = zip.slice(0, 3)
  if (kind === 'zip3') return { kind, value: zip3 }
  const range = sheet.zones.find(zone => zone.fromZip3 <= zip3 && zip3 <= zone.toZip3)
  return range === undefined ? null : { kind, value: range.zone }
}

/** The most specific lane that holds on a date: ZIP5 before ZIP3 before zone before state; null when none does. */
export function findLane(sheet: RateSheet, from: LaneEnd, to: LaneEnd, date: string): Lane | null {
  if (!isNamed(from) || !isNamed(to)) return null
  const index = laneIndex(sheet)
  for (const pair of kindPairs) {
    const origin = placeOf(sheet, from, pair.origin)
    const destination = placeOf(sheet, to, pair.destination)
    if (origin === null || destination === null) continue
    const lane = index.get(keyOf(origin, destination))?.find(candidate => covers(candidate, date))
    if (lane !== undefined) return lane
  }
  return null
}

export type SheetConflict =
  | {
      readonly kind: 'lanes'
      readonly first: string
      readonly second: string
      readonly from: string
      readonly to: string | null
    }
  | { readonly kind: 'zones'; readonly first: string; readonly second: string; readonly zip3: string }

function overlap(a: DateSpan, b: DateSpan): DateSpan | null {
  const from = a.from > b.from ? a.from : b.from
  const to = a.to === null ? b.to : b.to === null || a.to < b.to ? a.to : b.to
  return to === null || from <= to ? { from, to } : null
}

/**
 * What would make a price a matter of luck: lanes of equal rank with overlapping dates, and prefixes in two zones.
 * A sheet with conflicts is refused at upload. Source: rules of the trade, lanes.
 */
export function findConflicts(sheet: Pick<RateSheet, 'lanes' | 'zones'>): readonly SheetConflict[] {
  const conflicts: SheetConflict[] = []
  for (const group of Map.groupBy(sheet.lanes, lane => keyOf(lane.origin, lane.destination)).values()) {
    const inOrder = [...group].sort((a, b) => (a.from < b.from ? -1 : 1))
    let longest: Lane | null = null
    for (const lane of inOrder) {
      const common: DateSpan | null = longest === null ? null : overlap(longest, lane)
      if (longest !== null && common !== null) {
        conflicts.push({ kind: 'lanes', first: longest.id, second: lane.id, from: common.from, to: common.to })
      }
      const outlasts: boolean = longest === null || (longest.to !== null && (lane.to === null || lane.to > longest.to))
      if (outlasts) longest = lane
    }
  }
  const ranges = [...sheet.zones].sort((a, b) => (a.fromZip3 < b.fromZip3 ? -1 : 1))
  let last = ranges[0]
  for (const range of ranges.slice(1)) {
    if (last !== undefined && range.fromZip3 <= last.toZip3 && range.zone !== last.zone) {
      conflicts.push({ kind: 'zones', first: last.zone, second: range.zone, zip3: range.fromZip3 })
    }
    if (last === undefined || range.toZip3 > last.toZip3) last = range
  }
  return conflicts
}
