import { isCurrencyCode } from '../money/currencies.ts'
import { customsArea, type PlaceCodes } from '../places/territories.ts'
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

/**
 * Whether what is worth more is filed: from the states and from Puerto Rico, to the Virgin Islands as to other countries
 * (15 CFR 30.2(a)(1)). To Canada nothing is, whatever it is worth (15 CFR 30.36).
 */
const needsFiling = (from: PlaceCodes, to: PlaceCodes): boolean => customsArea(from) === 'US' && to.country !== 'CA'

const isHts = (text: string): boolean => /^\d{6,10}$/.test(text.replaceAll('.', ''))
const isFiled = (text: string): boolean => /^(AES )?X\d{14}$/.test(text)
const isExempt = (text: string): boolean => /^NOEEI 30\.\d{2}(\([a-z0-9]+\))*$/.test(text)

/** The small-value exemption, which what is worth more cannot claim. */
const isSmallValue = (text: string): boolean => text.startsWith('NOEEI 30.37(a)')

/** The exemption of what goes to Canada, which nothing else can claim (15 CFR 30.36). */
const isOfCanada = (text: string): boolean => text.startsWith('NOEEI 30.36')

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
function mostOfOneNumber(lines: Declared['lines']): number | null {
  const declared = lines.flatMap(({ customs }) => customs ?? [])
  if (declared.some(({ currency }) => currency !== 'USD')) return null
  const sums = declared.map(one => {
    const code = bareHts(one.htsCode)
    return declared
      .filter(({ htsCode }) => bareHts(htsCode).startsWith(code) || code.startsWith(bareHts(htsCode)))
      .reduce((sum, { value }) => sum + value / 100, 0)
  })
  return Math.max(0, ...sums)
}

function filingProblems({ from, to, lines, papers }: Declared): readonly Problem[] {
  const at = 'parcel.export.filing'
  const { filing } = papers
  if (filing !== '' && !isFiled(filing) && !isExempt(filing)) {
    return [problem(at, 'badForm', { example: 'AES X20261123000001' })]
  }
  if (!needsFiling(from, to)) return []
  const most = mostOfOneNumber(lines)
  const needed = [problem(at, 'filingNeeded', { above: EEI_ABOVE_USD })]
  if (isOfCanada(filing)) return [problem(at, 'exemptToCanada')]
  // In another currency nobody knows here what it comes to in dollars: a person says why nothing is filed.
  if (most === null) return filing === '' ? needed : []
  return most > EEI_ABOVE_USD && (filing === '' || isSmallValue(filing)) ? needed : []
}

/** What keeps a shipment of small packages from crossing its border. */
export function customsProblems(declared: Declared): readonly Problem[] {
  const { from, to, ends, lines, papers } = declared
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
