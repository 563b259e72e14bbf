import type { LanePlace } from './rateSheet.ts'

const zip5 = /^([0-9]{5}|[A-Z][0-9][A-Z][0-9][A-Z][0-9])$/
const zip3 = /^([0-9]{3}|[A-Z][0-9][A-Z])$/
const everywhere: ReadonlySet<string> = new Set([
  '*',
  'ALL',
  'ANY',
  'OTHER',
  'ALL OTHER',
  'EVERYWHERE ELSE',
  'REST',
  'DEFAULT',
])

/** `45402` of `45402-1234`, `M5V2T6` of `M5V 2T6`; everything else without its blanks. */
const bareZip = (text: string): string => text.replace(/^([0-9]{5})-[0-9]{4}$/, '$1').replaceAll(' ', '')

function oneZip(text: string): LanePlace | null {
  const bare = bareZip(text)
  if (zip5.test(bare)) return { kind: 'zip5', value: bare }
  return zip3.test(bare) ? { kind: 'zip3', value: bare } : null
}

/**
 * A place as carriers write it in a sheet: `45402`, `454`, `M5V 2T6`, `45000-45999`, `450-458`, `OH`, `*` or `ALL`. Null
 * for what is none, and for a range that runs backwards.
 */
export function placeOfText(written: string): LanePlace | null {
  const text = written.trim().toUpperCase()
  if (everywhere.has(text)) return { kind: 'any', value: '*' }
  if (/^[A-Z]{2}$/.test(text)) return { kind: 'state', value: text }
  const one = oneZip(text)
  if (one !== null) return one
  const ends = /^([0-9A-Z ]{3,7}?)\s*(?:-|–|TO)\s*([0-9A-Z ]{3,7})$/.exec(text)
  return ends === null ? null : placeBetween(ends[1] ?? '', ends[2] ?? '')
}

/** A range from its two ends, both included; the same end twice is the place itself. */
export function placeBetween(from: string, to: string): LanePlace | null {
  const [low, high] = [oneZip(from.trim().toUpperCase()), oneZip(to.trim().toUpperCase())]
  if (low === null || high === null || low.kind !== high.kind || low.value > high.value) return null
  if (low.value.length !== high.value.length) return null
  if (low.value === high.value) return low
  const kind = low.kind === 'zip5' ? 'zip5Range' : 'zip3Range'
  return { kind, value: `${low.value}-${high.value}` }
}

/** Prefixes of a state's key, so that it meets no ZIP. */
const STATE = '@'
const ZONE = '#'

/**
 * What a lane's end is looked up by: what all ZIPs in it begin with, or the state, zone or `*`. Several lanes may share
 * one; which of them an end lies in, `findLane` decides.
 */
export function laneEndKey({ kind, value }: LanePlace): string {
  if (kind === 'state') return `${STATE}${value}`
  if (kind === 'zone') return `${ZONE}${value}`
  if (kind !== 'zip5Range' && kind !== 'zip3Range') return value
  const [from = '', to = ''] = value.split('-')
  let same = 0
  while (same < from.length && from[same] === to[same]) same += 1
  return from.slice(0, same)
}

/** Every key that a lane over a ZIP in a state may have. @param zip as `laneZip` gives it */
export function keysOver(zip: string, state: string): readonly string[] {
  const starts = Array.from({ length: zip.length + 1 }, (_, length) => zip.slice(0, length))
  return [...starts, `${STATE}${state.toUpperCase()}`, '*']
}

/** `454`, `OH`, `*`: a place as one text that `placeOfText` reads again. */
export const placeText = ({ value }: LanePlace): string => value
