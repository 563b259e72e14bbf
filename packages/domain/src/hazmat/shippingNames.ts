import type { HazmatEntry } from './hazmatTable.ts'

/** Where the words begin that describe and do not belong to the name: they are in italics in the table. */
const described =
  /(?<!\bwith),? \(?(includ(?:ing|es)|other than|dry or wetted|unmodified or|each not exceeding|No\. \d|flash ?point|relative density|with acids, water|with \d+ percent or more|containing (?=not|more|less)|with (more|less|not more|not less|at least|between)|not (more|less) than|more than|less than|at or above)\b.*$/

/** Names whose last word is in italics, though it mostly qualifies. */
const italicFlammable = /^(Resin solution|Printing ink), flammable$/i

/** The names of an entry as the table prints them, words in italics too. */
const alternatives = (entry: Pick<HazmatEntry, 'name'>): readonly string[] =>
  entry.name.split(/,? or (?=[A-Z0-9])(?!I+\b)(?![^()]*\))/)

/** The names an entry can be shipped by, shortest form first where there is a choice: `Ethanol`, `Ethyl alcohol`. */
export const shippingNames = (entry: Pick<HazmatEntry, 'name'>): readonly string[] =>
  alternatives(entry).map(name =>
    name
      .replace(described, '')
      .replace(/[,\s]+$/, '')
      .replace(italicFlammable, '$1'),
  )

/** The names that a number has in the table, each once. */
export const namesOfNumber = (rows: readonly HazmatEntry[]): readonly string[] => [
  ...new Set(rows.flatMap(shippingNames)),
]

/** Marks the words that a name says it is not. */
const NOT = '!'

/** What a name says it is not: `other than red fuming`, `without detonator`; `not more than` is a quantity. */
const denied =
  /\b(?:other than|(?<!\bor )without|except|not(?! (?:more|less|exceeding|thinner|over)\b)) ([^,()]*?)(?=[,()]| with\b|$)/g

/** Each of these words is another one than without its prefix: non-electric is not electric. */
const withPrefix =
  /\bnon(?:[\s-]+(?=[a-z])|(?=(?:electric|flammable|spillable|toxic|pressurized|explosive|refillable)))/g

const withDenied = (text: string): string =>
  text
    .replaceAll(NOT, ' ')
    .replaceAll(withPrefix, NOT)
    .replaceAll(denied, (_, words: string) => words.replaceAll(/(?<![a-z0-9!])(?=[a-z0-9])/g, NOT))

/**
 * A word as names are compared: singular or plural, in either spelling (172.101(c)(1)), poison as toxic and n.o.i. as
 * n.o.s. ((c)(3)), without the prefix mono ((c)(7)).
 */
function plainWord(word: string): string {
  if (word.startsWith(NOT)) return `${NOT}${plainWord(word.slice(1))}`
  const spelled = word
    .replaceAll('sulph', 'sulf')
    .replaceAll('aluminium', 'aluminum')
    .replace(/^mono(?=[a-z])/, '')
  if (spelled === 'poison' || spelled === 'poisonous') return 'toxic'
  if (spelled === 'noi' || spelled === 'noibn') return 'nos'
  if (spelled.length < 4) return spelled
  return spelled.replace(/s$/, '').replace(/y$/, 'i').replace(/e$/, '')
}

/** Joining words say nothing of the material. */
const joining = new Set(['and', 'or', 'of', 'the', 'a', 'an', 'in', 'its'])

const wordsOf = (text: string): readonly string[] =>
  withDenied(text.toLowerCase())
    .replaceAll(
      /\bn\.?\s?o\.?\s?(s|i\.?\s?b\.?\s?n|i)\b\.?/g,
      (_, last: string) => `no${last.replaceAll(/[^a-z]/g, '')}`,
    )
    .replaceAll('%', ' percent ')
    .split(/[^a-z0-9!]+/)
    .filter(word => word !== '' && !joining.has(word))
    .map(plainWord)

/** Numbers and letters that say where something hangs on a molecule count each time: 1,1 is not 1,2. */
const isLocant = (word: string): boolean => /^(\d+|[a-z])$/.test(word)

/** An actual concentration may stand for the range of the table, or beside a mixture ((c)(6) and (10)). */
const withoutConcentration = (text: string): string =>
  text.replaceAll(/(\d+(?:[.,]\d+)?)(\s*(?:-|to)\s*\d+(?:[.,]\d+)?)?\s*(%|percent\b)/gi, ' ')

/**
 * Words that may be added to any name: mixture and solution ((c)(10)), the state it is in ((c)(8)), stabilized and
 * temperature controlled, waste ((c)(9)), sample ((c)(11)), hot (172.203(n)), and those that lead over to a concentration.
 */
const addable = new Set(
  wordsOf(
    'mixture solution solid liquid molten stabilized temperature controlled waste sample hot hydrated with containing water by mass volume percent',
  ),
)

/** What is solid is neither of these, unless the table has both in one name: solids containing corrosive liquid. */
const notSolid = wordsOf('liquid molten solution')

const [SOLID = ''] = wordsOf('solid')

/** A name that says two states at once, which its row does not. */
const isContradictory = (typed: readonly string[], own: ReadonlyMap<string, number>): boolean =>
  typed.includes(SOLID) && notSolid.some(state => typed.includes(state) && !(own.has(SOLID) && own.has(state)))

/** States that neither a gas nor a flammable liquid is in. */
const solidStates = new Set(wordsOf('solid molten'))

/**
 * Words that the table prints in roman type where they qualify a name, so that they belong to it. The rows kept here know no
 * italics: behind a comma other words are taken for such, which may be left out ((c)(2)). Those from `charged` on tell
 * explosive articles apart: a cartridge alone is the name of none.
 */
const qualifying = new Set(
  wordsOf(
    `anhydrous solid liquid glacial compressed liquefied refrigerated stabilized unstabilized molten wet wetted dry solution aqueous
    dissolved flammable toxic corrosive oxidizing organic inorganic acidic basic acid alkali self heating reactive water pyrophoric
    adsorbed desensitized crude refined temperature controlled hydrated powder coated uncoated blasting type b c d e f filled with charged oil well detonator practice proof
    smoke incendiary blank flash signal small arm power device demolition depth bursting photo aerial surface distress shaped flexible linear
    cartridge empty combustible inert projectile line throwing railway track cable detonating igniting igniter
    propelling smokeless cap tubular safety
    non-spillable nos fuming red normal fused spent electric pressurized pneumatic hydraulic`,
  ),
)

const parted = (name: string): readonly string[] => name.replaceAll(/\(.*?\)/g, ',').split(',')

const aqueous = plainWord('aqueous')

/** A solution is one in water, where nothing else is said. */
const withoutWater = (words: readonly string[]): readonly string[] =>
  words.includes('solution') ? words.filter(word => word !== aqueous) : words

/** The words a name can't do without: its first part, and of the others those that qualify it. */
function neededWords(name: string): readonly string[] {
  // Digits with a comma between them are one part: 1,1-Difluoroethane.
  const [first = '', ...rest] = parted(name.replaceAll(/(?<=\d),(?=\d)/g, '\u0000'))
    .map(part => wordsOf(part.replaceAll('\u0000', ' ')))
    .filter(part => part.length > 0)
    .map((part, index) =>
      index === 0 || part.every(word => qualifying.has(word) || word.startsWith(NOT)) || part.includes('nos')
        ? part
        : null,
    )
    .filter(part => part !== null)
  return withoutWater([first, ...rest].flat())
}

/** The word or in italics leaves a choice within a name: hand or rifle ((c)(2)). Two such choices are all that any has. */
function choicesIn(name: string, depth = 2): readonly string[] {
  const found = depth === 0 ? null : /([\w-]+),? or ([a-z][\w-]*)/.exec(name)
  if (found === null) return [name]
  const [both, one = '', other = ''] = found
  return [one, other].flatMap(word => choicesIn(name.replace(both, word), depth - 1))
}

const counted = (words: readonly string[]): ReadonlyMap<string, number> =>
  new Map([...Map.groupBy(words, word => word)].map(([word, all]) => [word, isLocant(word) ? all.length : 1]))

const holds = (all: ReadonlyMap<string, number>, words: readonly string[]): boolean =>
  [...counted(words)].every(([word, times]) => (all.get(word) ?? 0) >= times)

/** A row of the table as names are matched with it. */
interface Matched {
  /** Every word of the row, those in italics too. */
  readonly own: ReadonlyMap<string, number>
  /** What each of its names can't do without. */
  readonly needed: readonly (readonly string[])[]
}

const ownWords = (name: string): ReadonlyMap<string, number> => counted(wordsOf(withoutConcentration(name)))

const known = new WeakMap<HazmatEntry, Matched>()

function matchedOf(entry: HazmatEntry): Matched {
  const kept = known.get(entry)
  if (kept !== undefined) return kept
  // All of what an aerosol is stands in italics.
  const names = entry.name.startsWith('Aerosols,') ? ['Aerosols'] : shippingNames(entry)
  const made = {
    own: new Map([...ownWords(entry.name.replaceAll('with or without', 'without')), ...ownWords(entry.name)]),
    needed: names.flatMap(name => choicesIn(name)).map(name => neededWords(withoutConcentration(name))),
  }
  known.set(entry, made)
  return made
}

/** A name's words in one order. */
const keyOf = (words: readonly string[]): string => withoutWater(words).toSorted().join(' ')

const leading = new Set(wordsOf('waste hot sample'))

/** Every name that an entry has, in italics and without, as it is looked up: its words in one order. */
export const nameKeys = (entry: HazmatEntry): readonly string[] => [
  ...new Set(
    [...shippingNames(entry).flatMap(name => choicesIn(name)), ...alternatives(entry), entry.name]
      .flatMap(name => [name, name.replaceAll(/\([^()]*\)/g, ' ')])
      .map(name => keyOf(wordsOf(withoutConcentration(name)))),
  ),
]

/** The keys by which a typed name may be found: as it stands, without its brackets, without waste and hot. */
export const typedKeys = (name: string): readonly string[] =>
  [name, name.replaceAll(/\([^()]*\)/g, ' ')]
    .map(text => wordsOf(withoutConcentration(text)))
    .flatMap(words => [keyOf(words), keyOf(words.filter(word => !leading.has(word)))])

const [MOLTEN = ''] = wordsOf('molten')

/** Sorts of one material that melt to the same: white phosphorus is yellow phosphorus. */
const sorts = new Set(wordsOf('white yellow'))

/** What a name says is molten, as it is looked up: the table gives what is molten a number of its own. Null: nothing is. */
export function moltenKey(name: string): string | null {
  const words = wordsOf(withoutConcentration(name.replaceAll(/\([^()]*\)/g, ' ')))
  return words.includes(MOLTEN) ? keyOf(words.filter(word => !addable.has(word) && !sorts.has(word))) : null
}

/** Technical names stand in brackets behind a generic name, when they are not typed in their own field (172.203(k)). */
const withoutTechnical = (entry: HazmatEntry, name: string): string =>
  entry.symbols.includes('G') ? name.replaceAll(/\([^()]*\)/g, ' ') : name

/**
 * How a typed name names an entry of the table: as a `whole`, or `cut` off before its n.o.s., which never is; null where it
 * is no name of the entry. Order, number and punctuation of words are no difference, words in italics may stand or not, a
 * few may be added; any other word makes it another name. Source: 49 CFR 172.101(c)(1) to (11), 172.202(a)(2).
 */
export function namedHow(entry: HazmatEntry, name: string): 'whole' | 'cut' | null {
  const typed = wordsOf(withoutConcentration(withoutTechnical(entry, name)))
  const { own, needed } = matchedOf(entry)
  const isFluid = /^(2\.|3$)/.test(entry.hazardClass)
  const said = typed.filter(word => !addable.has(word) || own.has(word) || (isFluid && solidStates.has(word)))
  if (typed.length === 0 || !holds(own, said) || isContradictory(typed, own)) return null
  const all = counted(typed)
  if (needed.some(words => holds(all, words))) return 'whole'
  const isCut = needed.some(
    words => words.includes('nos') && !all.has('nos') && said.length > 0 && holds(counted(words), said),
  )
  return isCut ? 'cut' : null
}

/** Whether a typed name is one of the entry's, or one of them cut off before its n.o.s. */
export const isNamed = (entry: HazmatEntry, name: string): boolean => namedHow(entry, name) !== null

/** Whether a typed name is, in whole, one of those that the rows of a number have. */
export const isNameOf = (rows: readonly HazmatEntry[], name: string): boolean =>
  rows.some(row => namedHow(row, name) === 'whole')
