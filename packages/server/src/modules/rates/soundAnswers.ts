import { isDate, sentence } from '@waybill/domain'
import { storableJson, storableText } from '../../db/storable.ts'
import { linehaulFree, type SourceAnswer, type SourcePrice, type SourceRefusal } from './sources.ts'

/** A carrier's words are cut to what a row can show. */
const WORDS_MAX = 500
/** A name, the same. With these a row fits into a notification, whatever it is spelled in (keepAnswers.ts). */
const NAME_MAX = 200
/** What names a quote or a service to its carrier is given back as it came, or the price is none. */
const CODE_MAX = 100

const DAYS_MAX = 1_000

const cut = (words: string, max: number): string => storableText(words.slice(0, max))

const isCode = (text: string): boolean => text.length <= CODE_MAX && storableText(text) === text

/** A moment that can be written down: from 1970 to the year 9999. */
const isMoment = (at: number): boolean => at > 0 && at < Date.UTC(10_000)

const isCount = (n: number): boolean => Number.isInteger(n) && n >= 0 && n <= DAYS_MAX

/** Every figure and every day of it can be kept, and what names it to the carrier as well. */
function isSound({ wire, carrier, ...price }: SourcePrice): boolean {
  const { linehaul, discount, fuel, accessorials, total, charges } = price
  const parts = [linehaul, discount, fuel, accessorials].filter(part => part !== null)
  const amounts = [...parts, total, ...charges.map(({ amount }) => amount)]
  const codes = [wire?.quoteNumber ?? '', wire?.serviceCode ?? '', carrier?.scac ?? '']
  return (
    amounts.every(Number.isSafeInteger) &&
    total >= 0 &&
    codes.every(isCode) &&
    /^[A-Z]{3}$/.test(price.currency) &&
    (price.transitDays === null || isCount(price.transitDays)) &&
    (price.deliveryDate === null || isDate(price.deliveryDate)) &&
    (price.expiresAt === null || isMoment(price.expiresAt))
  )
}

/** The same without what the database can't store. */
const cleaned = <T>(value: T): T => JSON.parse(storableJson(value))

const namedShortly = <T extends SourceAnswer>(answer: T): T => {
  const { carrier } = answer
  const source = cut(answer.source, NAME_MAX)
  if (carrier === undefined) return { ...answer, source }
  return {
    ...answer,
    source,
    carrier: { scac: cut(carrier.scac, CODE_MAX), carrierName: cut(carrier.carrierName, NAME_MAX) },
  }
}

function soundRefusal(refused: SourceRefusal): SourceRefusal {
  const params: Record<string, string | number> = {}
  for (const [name, value] of Object.entries(refused.params)) {
    if (typeof value === 'string') params[name] = cut(value, WORDS_MAX)
    else if (Number.isFinite(value)) params[name] = value
  }
  return { ...namedShortly(refused), params }
}

/**
 * What is kept of a source's answer. Words are cleaned and cut; a price with a figure, a day or a code that can't be kept
 * as it came is that source's refusal: one odd price hides nobody else's.
 */
export function soundAnswer(answer: SourceAnswer): SourceAnswer {
  if (answer.kind === 'refused') return soundRefusal(answer)
  if (!isSound(answer)) {
    const { source, carrier } = answer
    const message = sentence('priceUnreadable')
    return namedShortly({
      kind: 'refused',
      source,
      ...(carrier && { carrier }),
      reason: 'badAnswer',
      params: { message },
    })
  }
  const { charges, trace, total } = answer
  const isSaid = total > 0 || answer.warnings.some(({ code }) => code === linehaulFree.code)
  const warnings = isSaid ? answer.warnings : [...answer.warnings, linehaulFree]
  return namedShortly({
    ...answer,
    service: cut(answer.service, NAME_MAX),
    charges: cleaned(charges),
    trace: cleaned(trace),
    warnings: cleaned(warnings),
  })
}
