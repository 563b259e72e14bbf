import { phoneDigits } from '../identifiers/phoneNumber.ts'
import type { Address } from './shipment.ts'

/** How a name, a street or a telephone of a party may stand in a text: sources of regular expressions. */
export interface PartyPatterns {
  /** Whatever the case. */
  readonly anyCase: readonly string[]
  /** As they are written alone: names that are ordinary words, or short, in other letters. */
  readonly asWritten: readonly string[]
}

/** The text letter for letter; an apostrophe is either of the two that are typed. */
export const escaped = (text: string): string =>
  text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll(/['’]/g, "['’]")

const wordSet = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/))

/** Endings of companies that people leave out. */
const legal = wordSet('inc llc ltd limited co corp corporation company gmbh sa lp plc')

/**
 * Words of trades, goods and places that freight and instructions are written with: alone they name nobody. A name that has none
 * beside them is looked for as it is written.
 */
const ordinary = wordSet(
  `the and of for a an
  steel iron aluminum metal metals copper brass wire pipe pipes valve valves pump pumps motor motors parts part tools tool hardware
  paper board box boxes carton cartons packaging glass plastic plastics rubber foam chemical chemicals paint paints coating coatings
  wood lumber furniture flooring tile tiles stone concrete brick cement glove gloves textile textiles fabric fabrics apparel shoes
  food foods beverage beverages water wine beer fruit produce meat dairy grain feed seed seeds farm farms garden pet toys books
  medical health pharma electric electrical electronics electronic battery batteries lighting light solar power energy oil gas fuel
  auto automotive truck trucks tire tires trailer marine boat machine machinery machines equipment industrial
  supply supplies supplier distribution distributing distributors warehouse warehouses storage logistics freight shipping transport
  transportation delivery receiving manufacturing products product industries works systems system solutions services service
  materials material building construction wholesale retail store stores shop market mart outlet center centre depot plant mill
  factory office dock docks door gate yard unit suite floor dispatch manager traffic front back desk security inbound outbound
  group holdings international national global american usa united general central north south east west new old big first one
  home house green blue red white black sports outdoor kitchen bath cleaning safety fire pool quality best standard premium custom`,
)

/** Spellings of words in streets that are one. */
const streetSpellings: readonly (readonly string[])[] = [
  ['street', 'st'],
  ['avenue', 'ave', 'av'],
  ['road', 'rd'],
  ['drive', 'dr'],
  ['boulevard', 'blvd'],
  ['lane', 'ln'],
  ['court', 'ct'],
  ['place', 'pl'],
  ['circle', 'cir'],
  ['highway', 'hwy'],
  ['parkway', 'pkwy'],
  ['terrace', 'ter'],
  ['trail', 'trl'],
  ['square', 'sq'],
  ['suite', 'ste'],
  ['building', 'bldg'],
  ['north', 'n'],
  ['south', 's'],
  ['east', 'e'],
  ['west', 'w'],
]

const wordsOf = (text: string): readonly string[] => text.match(/[\p{L}\p{N}&'’]+/gu) ?? []
const isOrdinary = (word: string): boolean => ordinary.has(word.toLowerCase()) || /^\d+$/.test(word)

/** Between words of a name stands anything but another word. */
const BETWEEN = String.raw`[\s,.\-–]+`

const spelled = (words: readonly string[]): string => words.map(escaped).join(BETWEEN)

/** From here on, letter for letter in any case is enough; shorter names are looked for as they are written. */
const LONG_ENOUGH = 4

/** Horsepower is no company. */
const NO_MEASURE = String.raw`(?<!\d\s?)`

/** Behind these a name is meant, whatever it is. */
const TO_WHOM = String.raw`(?<=\b(?:to|at|from|for|with|c/o|[Tt]o|[Aa]t|[Ff]or)\s+)`

interface CompanyForm {
  readonly words: readonly string[]
  /** It is the whole name. */
  readonly isFull: boolean
}

/** The words of a company without endings: `Acme Hardware Supply Inc`, `Acme Hardware Supply`, `Acme Hardware`, `Acme`. */
function companyForms(company: string, isPlace: (word: string) => boolean): readonly CompanyForm[] {
  const all = wordsOf(company)
  let words = all
  while (words.length > 1 && legal.has((words.at(-1) ?? '').toLowerCase())) words = words.slice(0, -1)
  const forms = [all, words]
  // `Home Depot` is The Home Depot.
  if (words.length > 2 && words[0]?.toLowerCase() === 'the') forms.push(words.slice(1))
  while (words.length > 1 && isOrdinary(words.at(-1) ?? '')) {
    words = words.slice(0, -1)
    // What is left of it must tell the company from a city and from goods.
    if (!words.every(word => isOrdinary(word) || isPlace(word))) forms.push(words)
  }
  return forms.map((each, index) => ({ words: each, isFull: index === 0 && each.length > 1 }))
}

function companyPatterns(company: string, isPlace: (word: string) => boolean): PartyPatterns {
  const anyCase: string[] = []
  const asWritten: string[] = []
  for (const { words, isFull } of companyForms(company, isPlace)) {
    const text = words.join(' ')
    if (isFull) anyCase.push(spelled(words))
    else if (words.length === 1 && isOrdinary(text)) asWritten.push(`${TO_WHOM}${escaped(text)}(?!\\s+\\p{Ll})`)
    else if (words.every(word => isOrdinary(word) || legal.has(word.toLowerCase()))) asWritten.push(spelled(words))
    else if (text.length < LONG_ENOUGH)
      asWritten.push(...[text, text.toUpperCase()].map(one => NO_MEASURE + escaped(one)))
    else anyCase.push(spelled(words))
  }
  return { anyCase, asWritten }
}

const streetWord = (word: string): string => {
  const same = streetSpellings.find(words => words.includes(word.toLowerCase()))
  return same === undefined ? escaped(word) : `(?:${same.join('|')})`
}

/** `12 Elm St` stands for `12 Elm Street`. */
const streetPattern = (street: string): string => wordsOf(street).map(streetWord).join(BETWEEN)

const PHONE_GAP = String.raw`[\s().\-–/]*`

/** The street without what stands behind its number and name: `100 Main Street Suite 5` is in `100 Main Street`. */
const withoutUnit = (street: string): string =>
  street.replace(/[\s,]*(?:\b(?:suite|ste|unit|apt|floor|fl|bldg|building|dock|door|room|rm)\b|#).*$/i, '')

/** A telephone in any format, with its country or without; of one of North America its last seven digits, parted, too. */
function phonePatterns(phone: string): readonly string[] {
  const digits = phoneDigits(phone)
  const isNorthAmerican = /^1?\d{10}$/.test(digits)
  const own = isNorthAmerican ? digits.slice(-10) : digits
  if (own.length < 7) return []
  const whole = [...own].join(PHONE_GAP)
  if (isNorthAmerican)
    return [String.raw`(?:\+?1[\s.\-]*)?\(?${whole}`, String.raw`${own.slice(3, 6)}[\s.\-–]${own.slice(6)}`]
  // Without the digits of its country, which are two mostly.
  return phone.trim().startsWith('+') ? [String.raw`\+?${whole}`, [...own.slice(2)].join(PHONE_GAP)] : [whole]
}

/** Whether a text tells one from others: it has a word that nobody writes of freight. */
const isTelling = (text: string): boolean => text.length >= LONG_ENOUGH && !wordsOf(text).every(isOrdinary)

/** `1 Dock Road` is a street, whatever it is called. */
const isNumbered = (street: string): boolean =>
  /\d/.test(street) && wordsOf(street).some(word => streetSpellings.flat().includes(word.toLowerCase()))

function addressPatterns(address: Address, isPlace: (word: string) => boolean): PartyPatterns {
  const { company, street, street2, contactName, contactPhone, contactEmail } = address
  const names = companyPatterns(company, isPlace)
  return {
    anyCase: [
      ...names.anyCase,
      ...[street, withoutUnit(street)].filter(each => isTelling(each) || isNumbered(each)).map(streetPattern),
      ...(isTelling(street2) ? [streetPattern(street2)] : []),
      ...(isTelling(contactName) ? [spelled(wordsOf(contactName))] : []),
      ...contactPhone.split(/[/,;]|\bor\b/i).flatMap(phonePatterns),
      ...(contactEmail.trim() === '' ? [] : [escaped(contactEmail.trim())]),
    ],
    asWritten: names.asWritten,
  }
}

/** What of parties nobody hears before he has the load: names, streets, whom to ask for and how. */
export function partyPatterns(addresses: readonly Address[]): PartyPatterns {
  const places = new Set(addresses.flatMap(({ city, state }) => wordsOf(`${city} ${state}`.toLowerCase())))
  const all = addresses.map(address => addressPatterns(address, word => places.has(word.toLowerCase())))
  const each = (sources: readonly string[]): readonly string[] => [...new Set(sources)].filter(source => source !== '')
  return { anyCase: each(all.flatMap(one => one.anyCase)), asWritten: each(all.flatMap(one => one.asWritten)) }
}
