import { minorDigits } from '../money/currencies.ts'
import type { LocalDate } from '../time/dates.ts'
import { monthsCut, namesOtherDay } from './daysInMail.ts'
import { hasBareAmount, isUnderstood } from './priceWords.ts'
import { surelyOwn } from './replyText.ts'

/** A price that a reply names. */
export interface MailPrice {
  /** Minor units of the currency. */
  readonly amount: number
  readonly currency: string
  /** The sentence it stands in, as it was written. */
  readonly words: string
}

/** What `$` means is the shipment's to say, where its currency is written so. */
const dollarCurrencies: ReadonlySet<string> = new Set(['USD', 'CAD', 'MXN', 'AUD', 'NZD'])

const codes = 'USD|CAD|MXN|EUR|GBP|JPY|AUD|NZD|CHF'
const marks: Readonly<Record<string, string>> = {
  US$: 'USD',
  U$S: 'USD',
  CA$: 'CAD',
  C$: 'CAD',
  CDN$: 'CAD',
  MX$: 'MXN',
  '€': 'EUR',
  '£': 'GBP',
  US: 'USD',
  CDN: 'CAD',
  EURO: 'EUR',
  EUROS: 'EUR',
}

const before = `(?:US\\$|U\\$S|CA\\$|C\\$|CDN\\$|MX\\$|\\$|€|£|¥|(?:${codes})(?![a-z])\\s?\\$?)`
const number = "\\d(?:[\\d.,']|[ \\u00a0\\u202f](?=\\d{3}(?!\\d))){0,24}(?![\\d.,']\\d)"
const after = `(?:(?:\\$ ?)?(?:${codes}|US|CDN)(?![a-z])(?: dollars?| d[oó]lares)?|\\$(?! ?\\d)|[€£]|(?:dollars?|d[oó]lares|euros?)(?![a-z]))`

/** An amount with its currency before or behind it: a number without one may be a weight, a PRO or a telephone's. */
const money = new RegExp(`(${before})?[ \\u00a0]?(${number})(?:[ \\u00a0]?(${after}))?`, 'gi')

/**
 * What makes an amount something else than the price of everything, wherever it stands in the reply: refusals, parts of a
 * price, prices by a unit, other money of this trade, and words that leave it open.
 */
const silencing: readonly RegExp[] = [
  // Refused.
  /\b(declin\w*|no[ -]?bid|unable|cannot|can ?['’]?t|won['’]?t|don['’]?t|didn['’]?t|isn['’]?t|aren['’]?t|couldn['’]?t|wouldn['’]?t|doesn['’]?t|regret\w*|pass on|passing|rather not|not|never|nor|no longer|no capacity|no podemos|no puedo|no podr\w+|lamentablemente|malheureusement|d[eé]sol[eé]e?s?|ne|pas|impossible|rechaz\w*|no disponible|unfortunately|sorry)\b/i,
  /^\s*no\b(?! problem)/im,
  /\bno (est[aá]|incluye|lo|la|es|ser|hay|tenemos|se)\b/i,
  // Only a part of the price, or more comes to it.
  /\b(plus|line ?-?haul|base rate|exclud\w*|excl|exclusive|before (fuel|tax|fsc)|without|w\/o(ut)?|sin (combustible|iva|incluir)|m[aá]s|surcharge|recargo|extra|extras|additional\w*|adicional\w*|add|adds|added|on top|lumper|detention|layover|tonu|tarp\w*|tolls?|peajes?|liftgate|accessorials?|assessorials?|accesorios?|tax|taxes|iva|gst|hst|vat|duty|duties|storage|demurrage|escort\w*|permits?)\b/i,
  /\b(separate\w*|apart|aparte|except\w*|besides|other than|billed|lh|l\/h|amc|min charge|net of|ex|casetas?|cruces?|maniobras|impuestos?|retenci[oó]n\w*|ret|antes de|neto|pst|qst|tps|tvq|taxe|hors|sus|sauf|exclu\w*|non|avant|suppl[eé]ment\w*|fr[ae]is)\b/i,
  /[+%±]/,
  // For a part of it, or for more than it.
  /\b(half|partial\w*|both|only|solely|solo|first|second|third|other|teams?|mitad|ambos|ambas|solamente|[uú]nicamente|seulement|moiti[eé]|deux|dos|two|three|trucks|loads|shipments|covered|gone|but|pero|mais|instead|counter\w*|bump\w*|hundred|thousand|grand|million|mille|milla|mil|ciento|ou)\b/i,
  /(^|\s)[x×]\s?\d/im,
  // What once was done or paid, or what somebody else has to find.
  /\b(have|has|['’]ve) ((been|already|often|also|always|just) )*(done|ran|run|moved|hauled|covered|seen|paid|gotten|got|taken)\b|\b(have|has)\s*(?=[$€£]|\d)|\b(need|needs|needed|needing|cost|costs|costing|necesit\w*|cuesta|cost[oó]|besoin)\b/i,
  // For freight, or in a truck, that may be another one than was asked for.
  /\b(reefer|refrigerated|flat ?bed|step ?deck|conestoga|hot ?shot|sprinter|box truck|straight truck|truck ?load|ltl|ftl|volume)\b|\b(for|on) (an? |the |your )?(van|dry ?van)\b/i,
  // By a unit, or for one of several.
  /\bpor (?!(carga|embarque|env[ií]o)\b)[a-z]/i,
  /\b(per|each|apiece|cada|every|cpm|rpm|cwt|hourly|daily|weekly|an? (mile|hour|pound|pallet|truck|stop|day|week|unit|skid|piece|hundredweight))\b(?! (load|shipment)\b)/i,
  /\d\s*\/\s*(?!(load|shipment)\b)(mi|mile|milla|lb|cwt|pallet|plt|skid|truck|unit|hr|hour|day|stop|kg|km)/i,
  // Open, or about something else.
  /\b(about|around|approx\w*|roughly|ball ?park|estimat\w*|somewhere|maybe|perhaps|possibly|probably|might|could|would|depend\w*|unless|otherwise|provided|subject to|tbd|at least|minimum|mini?|maximum|max|starting|starts|up to|between|less|more|under|over|below|above|or (more|less)|either|entre|desde|hasta|aproximad\w*|alrededor|depende|quiz[aá]s?|podr[ií]a|sujeto)\b/i,
  /\b(was|were|used to|last|previous\w*|prior|earlier|yesterday|formerly|usual\w*|normal\w*|typical\w*|average|history|historical\w*|market|target|budget|your (price|rate|offer|target|quote|number)|you (offered|quoted|said|asked|have|had|posted)|their|they|competitor\w*|other carriers?|instead of|anterior|pasad[oa]|objetivo|presupuesto|su (precio|oferta|tarifa)|ustedes)\b/i,
  /\b(too (low|high|cheap|little)|low|lower|lowball|cheap|short|increase\w*|raise\w*|rais(e|ing)|went up|discount\w*|save|saves|savings?|off|reduc\w*|rebate|refund\w*|credit|difference|muy bajo|bajo|descuento|ahorro)\b/i,
  /\b(insur\w*|cargo|coverage|liability|declared|value|valued|worth|cod|c\.o\.d|claim\w*|damage\w*|deposit|advance|invoice\w*|balance|owe\w*|due|paid|unpaid|payment|fees?|fine|penalt\w*|cancel\w*|bond|limit|bonus|comcheck|seguro|valor|factura|pago|multa|anticipo)\b/i,
  /\?/,
]

/** A sentence that only asks to be answered names no condition. */
const courtesy =
  /^(please )?(let (me|us) know|call|feel free|advise|any questions|if you (have|need)|av[ií]s\w+|quedo|quedamos|cualquier duda|h[aá]gan?me saber)\b[^\d]*$/i

const conditional = /\b(if|when|once|assuming|only|just|si|cuando|solo|s[oó]lo)\b/i

/** An amount is a price where its sentence says so. */
const cue =
  /\b(all[ -]?in(clusive)?|rate|price|quote[ds]?|quoting|flat|total|offer|bid|we can|i can|can do|i['’]?ll|we['’]?ll|we will|i will|do it|run it|take it|move it|haul it|cover it|our best|best (i|we)|incl\w*|todo (incluido|inclu[ií]do)|tout (compris|inclus)|tarif|prix|offre|offrons|pouvons|flete|tarifa|precio|cotiz\w*|oferta|ofrec\w*|podemos|le (dejo|damos|ofrezco)|lo (hacemos|movemos))\b/i

/** Fuel that is part of the price may be named; other fuel leaves it open. */
const fuel = /fuel|\b(fsc|fs|combustible|carburant|diesel|di[eé]sel)\b/i
const fuelWithin =
  /\b(incl\w*|all[ -]?in(clusive)?|with|w\/)\s*(the |el |le |de )?(fuel|fsc|combustible|carburant)?|\b(fuel|fsc|combustible|carburant)\s*(is |are )?(incl\w*|compris)|todo inclu|tout (inclus|compris)/i

/** Currencies that a reply may name anywhere: one that is not the price's leaves it open. */
const named: readonly (readonly [RegExp, string])[] = [
  [/\b(canad\w*|cdn|cad|can\$)(?![a-z])/i, 'CAD'],
  [/\b(mxn|mxp|mex\w*|pesos?|m\.n\.?|moneda nacional)(?![a-z])/i, 'MXN'],
  [
    /\b(usd|u\.s\.|us ?(\$|dollars?|d[oó]lares|funds|currency)|american\w*|americanos?|estadounidenses?|dlls?|dls)(?![a-z])|\bUS\b/,
    'USD',
  ],
  [/\b(usd|us ?(dollars?|d[oó]lares|funds|currency)|american\w*|dlls?|dls)\b/i, 'USD'],
  [/€|\beuros?\b|\beur\b/i, 'EUR'],
  [/£|\b(gbp|sterling)\b/i, 'GBP'],
]

/** A word for dollars in a reply about pesos means those of the north. */
const dollarWord = /\b(dollars?|d[oó]lares)\b/i

/** A longer letter is read by a person alone. */
const LETTERS_MOST = 10_000

/** Below it is rather a price by the mile, above it nobody moves freight, in major units. */
const LEAST = 25
const MOST = 1_000_000

/** `1,250.00`, `1.250,00`, `1250`; null for what can be read in two ways or is no number. */
function readNumber(text: string, digits: number): number | null {
  const bare = text.replace(/[.,']+$/, '').replace(/[ \u00a0\u202f']/g, '')
  const last = Math.max(bare.lastIndexOf('.'), bare.lastIndexOf(','))
  if (last < 0) return Number(bare) * 10 ** digits
  const mark = bare[last] ?? ''
  const other = mark === '.' ? ',' : '.'
  const decimals = bare.slice(last + 1)
  const isOnlyMark = bare.indexOf(mark) === last
  const grouped = (whole: string, by: string): boolean =>
    whole.split(by).every((group, at) => (at === 0 ? /^\d{1,3}$/ : /^\d{3}$/).test(group))
  const isDecimal = isOnlyMark && digits > 0 && decimals.length === 2
  if (isDecimal) {
    const whole = bare.slice(0, last)
    if (whole.includes(other) ? !grouped(whole, other) : mark === ',' && whole.length < 3) return null
    return Number(whole.replaceAll(other, '')) * 10 ** digits + Number(decimals.padEnd(digits, '0'))
  }
  // `1.250` is 1.25 to one reader and 1250 to another.
  if (bare.includes(other) || !grouped(bare, mark) || (mark === '.' && isOnlyMark)) return null
  return Number(bare.replaceAll(mark, '')) * 10 ** digits
}

function currencyOf(markBefore: string, markAfter: string, usual: string): string | null {
  const named = (mark: string): string | null => {
    const upper = mark.toUpperCase().replaceAll(/\s/g, '')
    const code = upper.replace(/^\$(?=.)|\$$|(?<=.)(DOLLARS?|D[OÓ]LARES)$/g, '')
    if (new RegExp(`^(${codes})$`).test(code)) return code
    if (upper === '$' || /^(DOLLARS?|D[OÓ]LARES)$/.test(upper)) return dollarCurrencies.has(usual) ? usual : null
    return marks[upper] ?? marks[code] ?? null
  }
  if (markAfter === '') return named(markBefore)
  if (markBefore === '') return named(markAfter)
  if (/^\$$/.test(markBefore.trim())) return named(markAfter)
  return named(markBefore) === named(markAfter) ? named(markBefore) : null
}

interface Found {
  readonly amount: number | null
  readonly currency: string | null
  readonly sentence: string
}

/** What the amount behind it is for, when that is not the whole. */
const partBefore =
  /(fuel|fsc|combustible|carburant|pick ?-?up|deliver\w*|recolecci[oó]n|entrega|livraison)\s*(is|of|at|es|est|de)?\s*[:=]?\s*$/i

/** `From $1,450` is where a price begins. */
const lowerBound = /\bfrom\s*:?\s*$/i

/** A minus, a bracket or another number before it, or a number, a `k` or a unit behind it: no plain amount. */
const isEntangled = (left: string, right: string): boolean =>
  partBefore.test(left) ||
  lowerBound.test(left) ||
  /(?<![a-z] )[-–−]\s*$|[-–−(~#<>]$|[(~#<>]\s*$|\d\s*(-|–|to|or|a|o|y|and|\/)?\s*$|\bby\s*$/i.test(left) ||
  /^\s*(k|mm?|million|mil|h|c)\b|^\s*(-|–|—|\/|to|or|a|o|y|x|\*|&|and)\s*[$€£]?\s*\d/i.test(right)

function amountsIn(sentence: string, usual: string): readonly Found[] {
  return [...sentence.matchAll(money)].flatMap((match): Found[] => {
    const [whole, markBefore = '', digits = '', markAfter = ''] = match
    if (markBefore === '' && markAfter === '') return []
    const currency = currencyOf(markBefore.trim(), markAfter.trim(), usual)
    const left = sentence.slice(0, match.index)
    const right = sentence.slice(match.index + whole.length)
    const isPlain = currency !== null && !isEntangled(left, right)
    return [{ amount: isPlain ? readNumber(digits, minorDigits(currency)) : null, currency, sentence }]
  })
}

/** The point of `Dec. 1` ends no sentence. */
const sentenceEnd = new RegExp(`\\n|(?<=[.!?;])(?<!\\b(?:${monthsCut})\\.)\\s+`, 'i')

const sentencesOf = (text: string): readonly string[] =>
  text
    .split(sentenceEnd)
    .map(sentence => sentence.trim())
    .filter(sentence => sentence !== '')

const isMarked = (amount: string): boolean => /[^\d.,'\s]/.test(amount)

/** Nothing but the amount and what belongs to it. */
const isAlone = (sentence: string): boolean => !/[a-z]{2}/i.test(sentence.replace(money, '').replace(/[.!,\s]/g, ''))

/**
 * The one price for everything that a reply names in its sender's own new words; null when it names none, several, or one
 * that could be meant otherwise. It is for a person to take: nothing follows from it by itself.
 * @param text of the whole reply, quotations and signature included
 * @param usual the shipment's currency, which `$` means where that is written so
 * @param pickup the day for which a price was asked; a price for another one is none
 */
export function priceInMail(text: string, usual: string, pickup: LocalDate | null = null): MailPrice | null {
  const words = surelyOwn(text)
  if (words.length > LETTERS_MOST) return null
  const own = sentencesOf(words).filter(sentence => !courtesy.test(sentence))
  const all = own.join('\n')
  if (silencing.some(word => word.test(all))) return null
  if (own.some(sentence => fuel.test(sentence) && !fuelWithin.test(sentence))) return null
  if (namesOtherDay(own, pickup)) return null
  const found = own.flatMap(sentence => amountsIn(sentence, usual))
  const [first] = found
  if (first === undefined || first.amount === null || first.currency === null) return null
  if (found.some(({ amount, currency }) => amount !== first.amount || currency !== first.currency)) return null
  const major = first.amount / 10 ** minorDigits(first.currency)
  if (major < LEAST || major > MOST) return null
  const { amount, currency } = first
  if (named.some(([word, other]) => other !== currency && word.test(all))) return null
  if (currency === 'MXN' && dollarWord.test(all)) return null
  if (own.some(sentence => hasBareAmount(sentence.replace(money, whole => (isMarked(whole) ? ' ' : whole)))))
    return null
  if (found.some(({ sentence }) => !isUnderstood(sentence.replace(money, whole => (isMarked(whole) ? ' ' : whole))))) {
    return null
  }
  const said = found.find(({ sentence }) => cue.test(sentence) || isAlone(sentence))
  if (said === undefined || found.some(({ sentence }) => conditional.test(sentence))) return null
  return { amount, currency, words: said.sentence.slice(0, 300) }
}
