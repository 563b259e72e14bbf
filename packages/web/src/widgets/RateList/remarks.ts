import { countedFrom, type WireRate } from '@waybill/contract/wire/rate.ts'
import { accessorialName } from '../../texts/names.ts'
import { type TextKey, text } from '../../texts/texts.ts'
import { formatDate, formatDay, formatMoney } from '../../ui/format.ts'
import {
  carrierWarningText,
  countedText,
  currencyText,
  isNewCarrier,
  isUninsured,
  missingTexts,
  warningText,
} from './words.ts'

/** What stands against a price: a tag for its row, the whole sentence for who looks closer. */
export interface Remark {
  readonly tag: string
  readonly words: string
}

type Warning = WireRate['warnings'][number]

const tags: Readonly<Record<string, TextKey>> = {
  cubicCapacity: 'rates.tagCube',
  linearFeet: 'rates.tagFeet',
  overlength: 'rates.tagLength',
  fuelStale: 'rates.tagFuel',
  deliveryClosed: 'rates.tagClosed',
  milesGuessed: 'rates.tagMiles',
  discountEnds: 'rates.tagDiscount',
  linehaulFree: 'rates.tagFree',
}

/** `+$412.50 linear-foot rule`: how much more, and for what; `with $412.50 linear-foot rule` where the price has it. */
function tagOf(warning: Warning): string {
  const { code, charged, extra, currency } = warning
  const key = tags[code]
  const what = code === 'placeKind' ? accessorialName(String(warning.service)) : key === undefined ? '' : text(key)
  if (typeof charged === 'number' && typeof currency === 'string') {
    return text('rates.tagCharged', { amount: formatMoney(charged, currency), what })
  }
  const more = typeof extra === 'number' && typeof currency === 'string' ? `+${formatMoney(extra, currency)}` : ''
  return [more, what].filter(part => part !== '').join(' ')
}

/** The order changed after it was given. */
export const outdated = (): Remark => ({ tag: text('rates.tagOutdated'), words: text('rates.outdated') })

/** All that stands against one price, what it leaves out first. @param rates all of its question, to say what others charge */
export function remarksOn(rate: WireRate, rates: readonly WireRate[], currency: string): readonly Remark[] {
  const lacks = missingTexts(rate, rates)
  const counted = countedFrom(rate)
  const insured = rate.carrierWarnings.filter(one => one.code !== 'newCarrier')
  const remarks: readonly Remark[] = [
    ...lacks.map((words, index) => ({
      tag: text('rates.tagWithout', { name: accessorialName(rate.missing[index] ?? '') }),
      words,
    })),
    ...insured.map(one => ({
      tag: isUninsured([one])
        ? text('rates.uninsured')
        : text(one.code === 'insuranceMissing' ? 'rates.tagNotInsured' : 'rates.tagInsured', {
            date: formatDay(one.date ?? ''),
          }),
      words: carrierWarningText(one, rate.CarrierName),
    })),
    ...(isNewCarrier(rate.carrierWarnings)
      ? [{ tag: text('rates.isNew'), words: text('rates.newCarrier', { carrier: rate.CarrierName }) }]
      : []),
    { tag: text('rates.tagCurrency', { currency: rate.currency }), words: currencyText(rate, currency) },
    {
      tag: counted === null ? '' : text('rates.tagFrom', { next: formatDate(counted.next) }),
      words: countedText(rate),
    },
    ...rate.warnings.map(one => ({ tag: tagOf(one), words: warningText(one) })),
    ...(rate.guessedClass ? [{ tag: text('rates.guessedHere'), words: text('rates.guessed') }] : []),
  ]
  // Fourteen pallets that are too high are one remark.
  return remarks.filter(({ words }, n) => words !== '' && remarks.findIndex(one => one.words === words) === n)
}

/** Sentences that hold for every one of several prices: they are said once, above them. */
export function sharedWords(remarks: readonly (readonly Remark[])[]): ReadonlySet<string> {
  const [first = [], ...others] = remarks
  if (others.length === 0) return new Set()
  return new Set(
    first.map(({ words }) => words).filter(words => others.every(own => own.some(one => one.words === words))),
  )
}
