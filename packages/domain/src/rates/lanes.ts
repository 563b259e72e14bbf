import { commonDays, type LaneConflict, rangeConflicts } from './laneRanges.ts'
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

const weightOf: Readonly<Record<PlaceKind, number>> = {
  zip5: 7,
  zip5Range: 6,
  zip3: 5,
  zip3Range: 4,
  zone: 3,
  state: 2,
  any: 1,
}

/**
 * How specific a lane is: its more specific end counts first, then the other, then the origin. Lanes of equal rank
 * name places of the same kinds at the same ends.
 */
function rank(origin: PlaceKind, destination: PlaceKind): number {
  const [from, to] = [weightOf[origin], weightOf[destination]]
  return Math.max(from, to) * 100 + Math.min(from, to) * 10 + from
}

const isRange = (kind: PlaceKind): kind is 'zip5Range' | 'zip3Range' => kind === 'zip5Range' || kind === 'zip3Range'

const kindPairs = placeKinds
  .flatMap(origin => placeKinds.map(destination => ({ origin, destination })))
  .map(pair => ({ ...pair, hasRange: isRange(pair.origin) || isRange(pair.destination) }))
  .sort((a, b) => rank(b.origin, b.destination) - rank(a.origin, a.destination))

/** `45402` of `45402-1234`, `M5V2T6` of `m5v 2t6`. */
export const laneZip = (zip: string): string => {
  const bare = zip.replaceAll(/[\s-]/g, '').toUpperCase()
  return /^[0-9]/.test(bare) ? bare.slice(0, 5) : bare
}

const keyOf = (origin: LanePlace, destination: LanePlace): string =>
  `${origin.kind} ${origin.value} ${destination.kind} ${destination.value}`

interface LaneIndex {
  /** Lanes between two places that are named one by one, by both. */
  readonly exact: ReadonlyMap<string, readonly Lane[]>
  /** Those with a range at an end, by the kinds of both: they have to be looked through. */
  readonly ranges: ReadonlyMap<string, readonly Lane[]>
}

/** Sheets never change, so each is indexed once. */
const indexes = new WeakMap<RateSheet, LaneIndex>()

function laneIndex(sheet: RateSheet): LaneIndex {
  const known = indexes.get(sheet)
  if (known !== undefined) return known
  const hasRange = ({ origin, destination }: Lane) => isRange(origin.kind) || isRange(destination.kind)
  const index = {
    exact: Map.groupBy(sheet.lanes, lane => keyOf(lane.origin, lane.destination)),
    ranges: Map.groupBy(sheet.lanes.filter(hasRange), lane => `${lane.origin.kind} ${lane.destination.kind}`),
  }
  indexes.set(sheet, index)
  return index
}

/** The countries whose ZIPs, postal codes, states and provinces lanes name: the United States, their territories, Canada. */
const laneCountries: ReadonlySet<string> = new Set(['', 'US', 'CA', 'PR', 'VI', 'GU', 'AS', 'MP'])

/** Five figures are a ZIP in Ohio and a postal code in Jalisco. */
const isNamed = ({ country = '' }: LaneEnd): boolean => laneCountries.has(country.trim().toUpperCase())

/** Both ends of a range of ZIPs or of three-character prefixes. */
export function rangeOf(value: string): { readonly from: string; readonly to: string } {
  const [from = '', to = from] = value.split('-')
  return { from, to }
}

/** The place of a kind that an end lies in; of ranges, the one place that they are compared with. */
function placeOf(sheet: Pick<RateSheet, 'zones'>, end: LaneEnd, kind: PlaceKind): string | null {
  const zip = laneZip(end.zip)
  if (kind === 'any') return '*'
  if (kind === 'zip5' || kind === 'zip5Range') return zip
  if (kind === 'state') return end.state.toUpperCase()
  const zip3 = zip.slice(0, 3)
  if (kind !== 'zone') return zip3
  return sheet.zones.find(zone => zone.fromZip3 <= zip3 && zip3 <= zone.toZip3)?.zone ?? null
}

function lies(at: string | undefined, place: LanePlace): boolean {
  if (at === undefined) return false
  if (!isRange(place.kind)) return place.value === at
  const { from, to } = rangeOf(place.value)
  return from.length === at.length && from <= at && at <= to
}

/** The places of each kind that an end lies in. */
function placesOf(sheet: Pick<RateSheet, 'zones'>, end: LaneEnd): Readonly<Partial<Record<PlaceKind, string>>> {
  const places: Partial<Record<PlaceKind, string>> = {}
  for (const kind of placeKinds) {
    const value = placeOf(sheet, end, kind)
    if (value !== null) places[kind] = value
  }
  return places
}

/**
 * The most specific lane that holds on a date: ZIP5 before ZIP3 before zone before state; null when none does.
 * @param isMeant passes over lanes that price something else; of equal ones the first that it takes is found
 */
export function findLane(
  sheet: RateSheet,
  from: LaneEnd,
  to: LaneEnd,
  date: string,
  isMeant: (lane: Lane) => boolean = () => true,
): Lane | null {
  if (!isNamed(from) || !isNamed(to)) return null
  const { exact, ranges } = laneIndex(sheet)
  const [origins, destinations] = [placesOf(sheet, from), placesOf(sheet, to)]
  for (const { origin, destination, hasRange } of kindPairs) {
    const [start, end] = [origins[origin], destinations[destination]]
    if (start === undefined || end === undefined) continue
    const candidates = hasRange
      ? ranges.get(`${origin} ${destination}`)?.filter(lane => lies(start, lane.origin) && lies(end, lane.destination))
      : exact.get(keyOf({ kind: origin, value: start }, { kind: destination, value: end }))
    const lane = candidates?.find(candidate => covers(candidate, date) && isMeant(candidate))
    if (lane !== undefined) return lane
  }
  return null
}

export type SheetConflict =
  | LaneConflict
  | { readonly kind: 'zones'; readonly first: string; readonly second: string; readonly zip3: string }

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
      const common: DateSpan | null = longest === null ? null : commonDays(longest, lane)
      if (longest !== null && common !== null) {
        conflicts.push({ kind: 'lanes', first: longest.id, second: lane.id, from: common.from, to: common.to })
      }
      const outlasts: boolean = longest === null || (longest.to !== null && (lane.to === null || lane.to > longest.to))
      if (outlasts) longest = lane
    }
  }
  conflicts.push(...rangeConflicts(sheet.lanes))
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
