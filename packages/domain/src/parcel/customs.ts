import { isCurrencyCode } from '../money/currencies.ts'
import { customsArea, isMilitary, networkCountry, type PlaceCodes } from '../places/territories.ts'
import { type Problem, problem } from '../shipment/problems.ts'
import type { Address } from '../shipment/shipment.ts'

/** What customs is told of one line of goods. */
export interface CustomsLine {
  /** Where it was made, ISO 3166 alpha-2. */
  readonly originCountry: string
  /** Harmonized tariff number: 6 to 10 digits, with or without points. */
  readonly htsCode: string
  /** Articles of the line on all packages together. */
  readonly pieces: number
  /** What all of them are worth, minor units of `currency`. */
  readonly value: number
  readonly currency: string
}

export const exportReasons = ['sale', 'gift', 'sample', 'return', 'repair', 'personal'] as const
export type ExportReason = (typeof exportReasons)[number]

/** Incoterms that carriers of small packages print on an invoice. */
export const termsOfSale = ['DAP', 'DDP', 'CIP', 'CPT', 'CFR', 'CIF', 'EXW', 'FCA', 'FOB'] as const
export type TermsOfSale = (typeof termsOfSale)[number]

/** What the papers of a shipment abroad say beside its lines. */
export interface ExportPapers {
  readonly reason: ExportReason
  /** DDP: the shipper pays duties and taxes; else the consignee does. */
  readonly terms: TermsOfSale
  /** The shipper's own; blank: the shipment's number. */
  readonly invoiceNumber: string
  /** `AES X20261123000001`, the number that the Automated Export System gave, or the exemption: `NOEEI 30.37(a)`. */
  readonly filing: string
}

export const usualExport: ExportPapers = { reason: 'sale', terms: 'DAP', invoiceNumber: '', filing: '' }

/** Whether customs looks at what goes from one place to the other: mail of military post offices has a customs form, too. */
export const crossesBorder = (from: PlaceCodes, to: PlaceCodes): boolean =>
  from.country !== '' && to.country !== '' && customsArea(from) !== customsArea(to)

/** US dollars of one tariff number above which an export is filed with the AES. Source: 15 CFR 30.37(a). */
export const EEI_ABOVE_USD = 2500

/** Where goods that leave are filed. Source: 15 CFR 30.2(a)(1)(i). */
const filers: ReadonlySet<string> = new Set(['US', 'PR', 'VI'])

/** Territories to and from which nothing is filed. Source: 15 CFR 30.2(d)(2). */
const unfiledTerritories: ReadonlySet<string> = new Set(['AS', 'GU', 'MP', 'UM'])

/** The small-value exemption, which what is worth more cannot claim. */
const SMALL_VALUE = '30.37(a)'

/** The exemption of what goes to Canada, which nothing else can claim (15 CFR 30.36). */
const TO_CANADA = '30.36'

/** The exclusion of goods to and from Guam, American Samoa and the Northern Marianas (15 CFR 30.2(d)(2)). */
const OF_TERRITORIES = '30.2(d)(2)'

/** The section by which nothing that goes from one place to the other is filed, whatever it is worth; blank: it may be. */
function exemptPlace(from: PlaceCodes, to: PlaceCodes): string {
  if ([from, to].some(place => unfiledTerritories.has(networkCountry(place)))) return OF_TERRITORIES
  return to.country === 'CA' ? TO_CANADA : ''
}

/**
 * The section by which goods that nobody filed are exempt, `30.37(a)`; blank: none is certain, and who ships says which. That
 * nothing is filed does not mean that one is: what leaves the Virgin Islands for the states can be dear.
 */
export function exemptionFor(from: PlaceCodes, to: PlaceCodes, lines: readonly CustomsLine[]): string {
  const most = mostOfOneNumber(lines)
  return exemptPlace(from, to) || (most !== null && most <= EEI_ABOVE_USD ? SMALL_VALUE : '')
}

/**
 * Whether goods above the limit are filed: from the states, Puerto Rico and the Virgin Islands to other countries but Canada
 * (15 CFR 30.36), between the states and Puerto Rico, and from both to the Virgin Islands, but not from there
 * (15 CFR 30.2(a)(1)). Of military post offices no rule speaks but those for other countries.
 */
export function filesExport(from: PlaceCodes, to: PlaceCodes): boolean {
  if (isMilitary(from) || to.country === '') return false
  const [here, there] = [networkCountry(from), isMilitary(to) ? 'military' : networkCountry(to)]
  if (!filers.has(here) || here === there || exemptPlace(from, to) !== '') return false
  return here !== 'VI' || !filers.has(there)
}

/** Whether goods are filed though they meet no customs form: between the states and Puerto Rico. */
export const filesWithoutForm = (from: PlaceCodes, to: PlaceCodes): boolean =>
  filesExport(from, to) && !crossesBorder(from, to)

const isHts = (text: string): boolean => /^\d{6,10}$/.test(text.replaceAll('.', ''))

/** The number that the system gave, or how goods are cited that are filed after they left. Source: 15 CFR 30, appendix B. */
const isFiled = (text: string): boolean =>
  /^(AES )?X\d{14}$/.test(text) ||
  /^AESPOST \d{9,11}(-\d{9,11})? \d{2}\/\d{2}\/\d{4}$/.test(text) ||
  /^AESDOWN \d{9,11} \d{2}\/\d{2}\/\d{4}$/.test(text)

const exemption =
  /^NOEEI (?:§ ?)?(30\.(?:2\(d\)\([1-5]\)|8\(b\)|26\(a\)|36|37\([a-x]\)|37\(y\)(?:\([1-6]\))?|39|40\([a-d]\)))$/

/** The section that an exemption is of, `30.37(a)`; blank: the text is no exemption. Source: 15 CFR 30, appendix B. */
export const exemptBy = (filing: string): string => exemption.exec(filing)?.[1] ?? ''

/** A tariff number as digits alone. */
export const bareHts = (htsCode: string): string => htsCode.replaceAll('.', '')

interface Declared {
  readonly from: Address
  readonly to: Address
  /** Where the two stand: `origin`, `stops.0.address`. */
  readonly ends: readonly [string, string]
  /** Where each line of goods stands (`items.0`), and what customs is told of it. */
  readonly lines: readonly { readonly at: string; readonly customs: CustomsLine | undefined }[]
  readonly papers: ExportPapers
  /** What the packages are declared to be worth, minor units of `currency`; null: nobody said. */
  readonly declaredValue: number | null
  /** The shipment's. */
  readonly currency: string
}

function lineProblems(at: string, customs: CustomsLine | undefined, currency: string): readonly Problem[] {
  if (customs === undefined) {
    const others = ['htsCode', 'originCountry', 'pieces'].map(field => problem(`${at}.customs.${field}`, 'required'))
    return [problem(`${at}.customs.value`, 'customsNeeded'), ...others]
  }
  const { originCountry, htsCode, pieces, value } = customs
  const all = [
    /^[A-Z]{2}$/.test(originCountry) ? null : problem(`${at}.customs.originCountry`, 'badForm', { example: 'US' }),
    isHts(htsCode) ? null : problem(`${at}.customs.htsCode`, 'badForm', { example: '6109.10' }),
    pieces > 0 ? null : problem(`${at}.customs.pieces`, 'notAboveZero'),
    Number.isInteger(pieces) || pieces <= 0 ? null : problem(`${at}.customs.pieces`, 'notWhole'),
    // A gift or a sample is worth something as well: customs takes no 0.
    value > 0 ? null : problem(`${at}.customs.value`, 'notAboveZero'),
    isCurrencyCode(customs.currency) ? null : problem(`${at}.customs.currency`, 'badForm', { example: 'USD' }),
    customs.currency === currency ? null : problem(`${at}.customs.currency`, 'oneCurrency', { currency }),
  ]
  return all.filter(one => one !== null)
}

/**
 * Dollars of the tariff number that is worth most, a shorter spelling counted with the longer ones that begin with it; null:
 * they are of another currency, and nobody says.
 */
function mostOfOneNumber(declared: readonly CustomsLine[]): number | null {
  if (declared.some(({ currency }) => currency !== 'USD')) return null
  const sums = declared.map(one => {
    const code = bareHts(one.htsCode)
    return declared
      .filter(({ htsCode }) => bareHts(htsCode).startsWith(code) || code.startsWith(bareHts(htsCode)))
      .reduce((sum, { value }) => sum + value / 100, 0)
  })
  return Math.max(0, ...sums)
}

const declaredLines = (lines: Declared['lines']): readonly CustomsLine[] =>
  lines.flatMap(({ customs }) => customs ?? [])

const AT_FILING = 'parcel.export.filing'

/** What is wrong with a citation by itself, wherever the goods go that are filed. */
function citationProblems(filing: string, isExempt: boolean): readonly Problem[] {
  const section = exemptBy(filing)
  if (filing !== '' && section === '' && !isFiled(filing)) {
    return [problem(AT_FILING, 'badForm', { example: 'AES X20261123000001' })]
  }
  if (isExempt) return []
  if (section === TO_CANADA) return [problem(AT_FILING, 'exemptToCanada')]
  return section === OF_TERRITORIES ? [problem(AT_FILING, 'exemptTerritories')] : []
}

function filingProblems({ from, to, lines, papers }: Declared): readonly Problem[] {
  const { filing } = papers
  const isExempt = !filesExport(from, to)
  const wrong = citationProblems(filing, isExempt)
  if (wrong.length > 0 || isExempt) return wrong
  return byNumberProblems(filing, declaredLines(lines))
}

/** Whether the limit is kept to, by lines that say what each tariff number is worth. */
function byNumberProblems(filing: string, lines: readonly CustomsLine[]): readonly Problem[] {
  const most = mostOfOneNumber(lines)
  if (most === null) {
    const [{ currency } = { currency: '' }] = lines.filter(one => one.currency !== 'USD')
    return inCurrency(filing, currency)
  }
  const isCited = filing !== '' && exemptBy(filing) !== SMALL_VALUE
  return most > EEI_ABOVE_USD && !isCited ? [problem(AT_FILING, 'filingNeeded', { above: EEI_ABOVE_USD })] : []
}

/** In another currency nobody knows here what it comes to in dollars: a person says why nothing is filed. */
const inCurrency = (filing: string, currency: string): readonly Problem[] =>
  filing === '' ? [problem(AT_FILING, 'filingInCurrency', { above: EEI_ABOVE_USD, currency })] : []

/**
 * Without a customs form lines need not say what each tariff number is worth. Those that do are judged by it; where one does
 * not, and all are declared above the limit, who ships cites something.
 */
function filingWithoutForm({ papers: { filing }, lines, declaredValue, currency }: Declared): readonly Problem[] {
  const wrong = citationProblems(filing, false)
  if (wrong.length > 0) return wrong
  const named = declaredLines(lines).filter(({ htsCode, value }) => isHts(htsCode) && value > 0)
  const byNumber = byNumberProblems(filing, named)
  if (byNumber.length > 0 || (lines.length > 0 && named.length === lines.length)) return byNumber
  if (declaredValue === null || declaredValue === 0) return []
  if (currency !== 'USD') return inCurrency(filing, currency)
  return filing === '' && declaredValue > EEI_ABOVE_USD * 100
    ? [problem(AT_FILING, 'filingOrExempt', { above: EEI_ABOVE_USD })]
    : []
}

/** What keeps a shipment of small packages from crossing its border. */
export function customsProblems(declared: Declared): readonly Problem[] {
  const { from, to, ends, lines, papers } = declared
  if (filesWithoutForm(from, to)) return filingWithoutForm(declared)
  if (!crossesBorder(from, to)) return []
  const currency = lines.find(({ customs }) => customs !== undefined)?.customs?.currency ?? 'USD'
  const phones = [
    [ends[0], from],
    [ends[1], to],
  ] as const
  return [
    ...lines.flatMap(({ at, customs }) => lineProblems(at, customs, currency)),
    // Who brokers it calls both ends.
    ...phones
      .filter(([, { contactPhone }]) => contactPhone.trim() === '')
      .map(([end]) => problem(`${end}.contactPhone`, 'required')),
    ...(papers.invoiceNumber.length > 35 ? [problem('parcel.export.invoiceNumber', 'tooLong', { max: 35 })] : []),
    ...filingProblems(declared),
  ]
}
