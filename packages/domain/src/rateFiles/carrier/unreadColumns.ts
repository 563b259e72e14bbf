import type { LanePlace } from '../../rates/rateSheet.ts'
import type { CellErrorCode } from '../sheetTables.ts'
import { type PlaceColumn, saysTheSame } from './besideZip.ts'
import { plainHead } from './laneFields.ts'
import type { ColumnMap } from './recognize.ts'

/** Columns of text that decide about no price. A number in one of them is asked about, and words of what prices are made of. */
const remarks: ReadonlySet<string> = new Set([
  ...['note', 'notes', 'comment', 'comments', 'remark', 'remarks', 'description', 'contact', 'contact name'],
  ...['email', 'e mail', 'service name', 'accessorial name', 'charge name', 'name'],
])

/** What a price is in, what it is of, and what comes on top. */
const priceWords =
  /[%$€£¢]|\b(?:USD|CAD|MXN|EUR|GBP|dollars?|pesos?|euros?|pounds sterling|currency|fuel|FSC|surcharges?|discounts?|minimums?|SCAC)\b/i
const unitWords =
  /\b(?:per|each|every|by the|an?) (?:handling unit|pallet|plt|skid|mile|km|cwt|hundred|pound|lb|kg|ton|load|truck|stop|piece|pc|carton|hour|hr|day|foot|ft)s?\b|\/ ?(?:pallet|plt|skid|mile|cwt|lb|load)s?\b/i

const carrierHeads: ReadonlySet<string> = new Set([
  ...['scac', 'carrier', 'carrier scac', 'scac code', 'carrier code', 'carrier name', 'vendor'],
])

/** What a place is called beside its ZIP. */
const cityHead = /^(?:orig|origin|o|from|shipper|dest|destination|d|to|consignee)? ?(?:city|town|city name)$/
const stateHead =
  /^(?:orig|origin|o|from|shipper|dest|destination|d|to|consignee)? ?(?:state|st|province|prov|state province)$/
const countryHead = /^(?:orig|origin|o|from|shipper|dest|destination|d|to|consignee)? ?(?:country|ctry|country code)$/
const besideHead = (head: string): PlaceColumn | null =>
  stateHead.test(head) ? 'state' : countryHead.test(head) ? 'country' : null

type End = 'origin' | 'destination'

const endsOf = (head: string): readonly End[] => {
  if (/^(?:orig|origin|o|from|shipper)\b/.test(head)) return ['origin']
  return /^(?:dest|destination|d|to|consignee)\b/.test(head) ? ['destination'] : ['origin', 'destination']
}

const zips: ReadonlySet<LanePlace['kind']> = new Set(['zip5', 'zip5Range'])
const prefixes: ReadonlySet<LanePlace['kind']> = new Set(['zip5', 'zip5Range', 'zip3', 'zip3Range'])

/** A column with what nobody understood: where it begins, and how much there is of it. */
export interface UnreadColumn {
  readonly code: Extract<CellErrorCode, 'columnUnread' | 'otherCarrier'>
  /** Counted from 0. */
  readonly place: number
  readonly row: number
  readonly cell: string
  /** The first row with it, as written. */
  readonly cells: readonly string[]
  readonly count: number
}

interface Seen {
  readonly row: number
  readonly cells: readonly string[]
  count: number
  /** A figure or a word that speaks of prices. */
  isOfPrices: boolean
  /** The first row in which it says something else than the code of its place. */
  denied: { readonly row: number; readonly cells: readonly string[] } | null
  /** The first row that names a carrier other than the sheet's. */
  other: { readonly row: number; readonly cells: readonly string[] } | null
}

/**
 * Looks for filled columns of a table that are neither read nor said to be left out: a price, a condition or a part of a
 * lane that would be dropped without a word.
 * @param own what the sheet's carrier is called
 */
export function unreadColumns(
  given: { readonly heads: readonly string[]; readonly columns: ColumnMap; readonly ignored: readonly number[] },
  own: readonly string[],
) {
  const known = new Set([...Object.values(given.columns), ...given.ignored])
  const names = new Set(own.map(name => name.trim().toLowerCase()))
  const heads = given.heads.map(plainHead)
  const seen = new Map<number, Seen>()
  const kinds = { origin: new Set<LanePlace['kind']>(), destination: new Set<LanePlace['kind']>() }

  function note(cells: readonly string[], row: number): void {
    for (let place = 0; place < cells.length; place += 1) {
      if (known.has(place)) continue
      const text = (cells[place] ?? '').trim()
      if (text === '') continue
      const before = seen.get(place) ?? { row, cells, count: 0, isOfPrices: false, denied: null, other: null }
      before.count += 1
      before.isOfPrices ||= /[0-9]/.test(text) || priceWords.test(text) || unitWords.test(text)
      if (before.other === null && !names.has(text.toLowerCase())) before.other = { row, cells }
      seen.set(place, before)
    }
  }

  /** States and countries beside codes, by their columns. */
  const beside = heads.flatMap((head, place) => {
    const says = known.has(place) ? null : besideHead(head)
    return says === null ? [] : [{ place, says, ends: endsOf(head) }]
  })

  /** Every place of an end says at least as much as its name does, and the same. */
  const isImplied = (head: string, denied: Seen['denied']): boolean => {
    const enough = cityHead.test(head) ? zips : besideHead(head) === null ? null : prefixes
    if (enough === null || denied !== null) return false
    return endsOf(head).every(end => kinds[end].size > 0 && [...kinds[end]].every(kind => enough.has(kind)))
  }

  function found(): readonly UnreadColumn[] {
    return [...seen].flatMap(([place, { row, cells, count, isOfPrices, denied, other }]): UnreadColumn[] => {
      const head = heads[place] ?? ''
      const at = { place, row, cells, cell: (cells[place] ?? '').trim(), count }
      if (carrierHeads.has(head)) {
        return other === null
          ? []
          : [{ ...at, ...other, cell: (other.cells[place] ?? '').trim(), code: 'otherCarrier' }]
      }
      if ((remarks.has(head) && !isOfPrices) || isImplied(head, denied)) return []
      const from = denied === null ? {} : { ...denied, cell: (denied.cells[place] ?? '').trim() }
      return [{ ...at, ...from, code: 'columnUnread' }]
    })
  }

  return {
    note,
    /** Between which places a row goes. */
    ends(row: number, cells: readonly string[], places: Readonly<Record<End, LanePlace>>): void {
      kinds.origin.add(places.origin.kind)
      kinds.destination.add(places.destination.kind)
      for (const { place, says, ends } of beside) {
        const cell = (cells[place] ?? '').trim()
        const own = seen.get(place)
        if (cell === '' || own === undefined || own.denied !== null) continue
        if (!ends.every(end => saysTheSame(places[end], cell, says))) own.denied = { row, cells }
      }
    },
    /** In the order of columns. */
    found: () => found().toSorted((a, b) => a.place - b.place),
  }
}

/**
 * What the rows above the heads say of prices: figures, percents, currencies and carriers; blank where they say nothing
 * of the kind.
 */
export function saidAbove(rows: readonly (readonly string[])[]): string {
  const text = rows
    .map(row =>
      row
        .map(cell => cell.trim())
        .filter(cell => cell !== '')
        .join(' '),
    )
    .filter(line => line !== '')
    .join(' · ')
  return /[0-9%$€£¢]|\b(?:USD|CAD|MXN|EUR|GBP|SCAC|fuel|FSC|currency|dollars?)\b/i.test(text) ? text : ''
}
