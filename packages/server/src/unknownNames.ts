/** A name of the environment that looks like a setting and is none. */
export interface UnknownName {
  readonly name: string
  /** The setting that was meant, where one is near. */
  readonly meant: string | null
}

/** What Kubernetes sets for Services whose names begin with `waybill`, and what stations and the tests of the product read. */
const ofOthers =
  /^WAYBILL_(STATION_|TEST_|REPORT_|(.*_)?SERVICE_(HOST|PORT)(_|$)|(.*_)?PORT(_\d+_(TCP|UDP|SCTP)(_|$)|$))/

/** A shorter name is near to many that others use. */
const LENGTH_MIN = 8

const singular = (name: string): string => name.replace(/IES$/, 'Y').replace(/S$/, '')

const lettersOf = (name: string): string => [...name].sort().join('')

/** Whether one of them becomes the other by a letter more, less or another, by two that change places, or is its plural. */
function isNear(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false
  let same = 0
  while (same < one.length && one[same] === other[same]) same++
  const rest = (text: string, skipped: number) => text.slice(same + skipped)
  return (
    rest(one, 1) === rest(other, 1) ||
    rest(one, 1) === rest(other, 0) ||
    rest(one, 0) === rest(other, 1) ||
    (rest(one, 2) === rest(other, 2) && lettersOf(one) === lettersOf(other))
  )
}

function meantBy(name: string, known: ReadonlySet<string>, names: readonly string[]): string | null {
  const bare = name.replace(/^WAYBILL_/, '')
  if (bare !== name && known.has(bare)) return bare
  if (name.length < LENGTH_MIN) return null
  const isMeant = (one: string): boolean =>
    one.length >= LENGTH_MIN && !names.includes(one) && (isNear(name, one) || isNear(singular(name), singular(one)))
  return [...known].find(isMeant) ?? null
}

/**
 * Names that begin as settings of the product do, or are a letter away from one that is not set.
 * @param names those of the environment, empty values left out
 */
export function unknownNames(names: readonly string[], known: ReadonlySet<string>): readonly UnknownName[] {
  return names
    .filter(name => !known.has(name) && !ofOthers.test(name))
    .map(name => ({ name, meant: meantBy(name, known, names) }))
    .filter(({ name, meant }) => meant !== null || name.startsWith('WAYBILL_'))
}

/** As it is told to the operator. */
export const unknownWords = ({ name, meant }: UnknownName): string =>
  `${name} is no setting${meant === null ? '' : `: ${meant} is one`} (docs/operations.md, Settings)`
