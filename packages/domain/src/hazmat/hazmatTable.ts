import { isNameOf, moltenKey, nameKeys, shippingNames, typedKeys } from './shippingNames.ts'

/** A row of the Hazardous Materials Table, 49 CFR 172.101. */
export interface HazmatEntry {
  /** `UN1263` or `NA1993`. */
  readonly unNumber: string
  /** As the table prints it: the proper shipping name, with the words in italics that may be added to it. */
  readonly name: string
  readonly hazardClass: string
  readonly subsidiaryClasses: readonly string[]
  readonly packingGroup: '' | 'I' | 'II' | 'III'
  /** Column 1: `G` asks for technical names, `D` is for domestic ways alone, `I` for international ones, `+ A W`. */
  readonly symbols: string
  /** Column 7, by their codes of 172.102. */
  readonly provisions: readonly string[]
}

export interface HazmatTable {
  /** What it was read from. */
  readonly edition: string
  /** All rows of a number, in the order of the table; none: the number is not in it. */
  readonly of: (unNumber: string) => readonly HazmatEntry[]
  /**
   * The same with the rows for which it may stand on domestic ways: UN1075 for propane, butane and their like (special
   * provision 19 of 172.102).
   */
  readonly atHome: (unNumber: string) => readonly HazmatEntry[]
  /** Rows whose number begins with what is typed, or whose name has all its words; names that begin with it first. */
  readonly search: (typed: string, limit: number) => readonly HazmatEntry[]
  /** Rows that carry this proper shipping name, whatever their number. */
  readonly named: (name: string) => readonly HazmatEntry[]
  /** Whether a typed name is in whole one that the number has, at home at least, and none of another's. */
  readonly carries: (unNumber: string, name: string) => boolean
  /** Rows of other numbers whose name this is in whole, where it is none of the number's own. */
  readonly ownedElsewhere: (unNumber: string, name: string) => readonly HazmatEntry[]
  /** Whether a material of this name may not be offered for transportation at all (173.21). */
  readonly forbids: (name: string) => boolean
}

/**
 * A name as names are compared: numbers of words, spelling and punctuation are no difference (172.101(c)(1)), nor are
 * the words that say waste, heat, mixture and solution (172.101(c)(9) and (10), 172.203(n)).
 */
export const plainName = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll('sulph', 'sulf')
    .replaceAll('aluminium', 'aluminum')
    .replaceAll('n.o.s', 'nos')
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()
    .replace(/^(waste|hot) /, '')
    .replace(/ (mixture|solution)s?$/, '')
    .split(' ')
    .map(word => (word.length > 3 && word !== 'nos' ? word.replace(/s$/, '') : word))
    .join(' ')

/** Liquefied petroleum gases, and the special provision of those that may go by its number at home. */
const PETROLEUM_GAS = 'UN1075'
const AS_PETROLEUM_GAS = '19'

const zones = { '1': 'A', '2': 'B', '3': 'C', '4': 'D' } as const

/** The hazard zone that special provisions 1 to 4 put a material in (172.102); blank: none. */
export function zoneOf({ provisions }: Pick<HazmatEntry, 'provisions'>): '' | 'A' | 'B' | 'C' | 'D' {
  const [zone = ''] = Object.entries(zones).flatMap(([code, letter]) => (provisions.includes(code) ? [letter] : []))
  return zone
}

/** Whether a technical name must stand in brackets behind the proper shipping name (172.203(k)). */
export const isGeneric = ({ symbols }: Pick<HazmatEntry, 'symbols'>): boolean => symbols.includes('G')

const groups = ['', 'I', 'II', 'III'] as const

function readRow(line: string, above: HazmatEntry | undefined): HazmatEntry {
  const [unNumber = '', name = '', hazardClass = '', subsidiary = '', group = '', symbols = '', provisions = ''] =
    line.split('|')
  return {
    unNumber: name === '' ? (above?.unNumber ?? '') : unNumber,
    name: name === '' ? (above?.name ?? '') : name,
    hazardClass,
    subsidiaryClasses: subsidiary === '' ? [] : subsidiary.split(' '),
    packingGroup: groups.find(one => one === group) ?? '',
    symbols,
    provisions: provisions === '' ? [] : provisions.split(' '),
  }
}

/** Reads rows as `hazmatRows.ts` writes them. */
export function readHazmatTable(edition: string, rows: string): HazmatTable {
  const all: HazmatEntry[] = []
  for (const line of rows.trim().split('\n')) all.push(readRow(line, all.at(-1)))
  const entries = all.filter(({ unNumber }) => unNumber !== '')
  const byNumber = Map.groupBy(entries, ({ unNumber }) => unNumber)
  const byName = Map.groupBy(
    entries.flatMap(entry => [...new Set(shippingNames(entry).map(plainName))].map(name => ({ name, entry }))),
    ({ name }) => name,
  )
  // Some 100 ms of work, done once somebody asks whose name one is.
  let byKey: ReadonlyMap<string, readonly { readonly entry: HazmatEntry }[]> | null = null
  const ofKey = (key: string): readonly HazmatEntry[] => {
    byKey ??= Map.groupBy(
      entries.flatMap(entry => nameKeys(entry).map(own => ({ own, entry }))),
      ({ own }) => own,
    )
    return (byKey.get(key) ?? []).map(({ entry }) => entry)
  }
  const of = (unNumber: string): readonly HazmatEntry[] => byNumber.get(unNumber) ?? []
  const asPetroleumGas = entries.filter(({ provisions }) => provisions.includes(AS_PETROLEUM_GAS))
  const atHome = (unNumber: string): readonly HazmatEntry[] =>
    unNumber === PETROLEUM_GAS ? [...of(unNumber), ...asPetroleumGas] : of(unNumber)
  const byMolten = Map.groupBy(
    entries
      .filter(({ name }) => /molten/i.test(name))
      .flatMap(entry => shippingNames(entry).map(name => ({ key: moltenKey(name), entry }))),
    ({ key }) => key,
  )
  const ownedElsewhere = (unNumber: string, name: string): readonly HazmatEntry[] => {
    const molten = moltenKey(name)
    const melted = molten === null ? [] : (byMolten.get(molten) ?? []).map(({ entry }) => entry)
    const owners = [...typedKeys(name).flatMap(ofKey), ...melted]
    const own = new Set(atHome(unNumber))
    return owners.some(entry => entry.unNumber === unNumber || own.has(entry)) ? [] : owners
  }
  const forbidden = new Set(all.filter(({ unNumber }) => unNumber === '').map(({ name }) => plainName(name)))
  const words = entries.map(({ unNumber, name }) => `${unNumber} ${name}`.toLowerCase())
  return {
    edition,
    of,
    atHome,
    named: name => (byName.get(plainName(name)) ?? []).map(({ entry }) => entry),
    carries: (unNumber, name) => isNameOf(atHome(unNumber), name) && ownedElsewhere(unNumber, name).length === 0,
    ownedElsewhere,
    forbids: name => forbidden.has(plainName(name)),
    search: (typed, limit) => {
      const asked = typed.trim().toLowerCase()
      if (asked === '') return []
      const number = /^(?:un|na|id)? ?(\d{1,4})$/.exec(asked)?.[1]
      const parts = asked.split(/\s+/)
      const found = entries.filter((entry, index) =>
        number === undefined
          ? parts.every(part => words[index]?.includes(part))
          : entry.unNumber.slice(2).startsWith(number) &&
            (/^\d/.test(asked) || entry.unNumber.toLowerCase().startsWith(asked.slice(0, 2))),
      )
      // Whoever types a name means the one that begins with it.
      const rank = ({ name }: HazmatEntry): number => (name.toLowerCase().startsWith(asked) ? 0 : 1)
      return found.toSorted((a, b) => rank(a) - rank(b)).slice(0, limit)
    },
  }
}
