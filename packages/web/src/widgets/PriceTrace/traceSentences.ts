import type { WireRate } from '@waybill/contract/wire/rate.ts'
import { formatScaled, isDate, SCALE } from '@waybill/domain'
import { accessorialName, served } from '../../texts/names.ts'
import { said } from '../../texts/said.ts'
import { text } from '../../texts/texts.ts'
import { formatCount, formatDate, formatMoney } from '../../ui/format.ts'

type Step = WireRate['trace'][number]

const breakNames: Readonly<Record<string, string>> = {
  L5C: '< 500 lb',
  M5C: '500 lb',
  M1M: '1,000 lb',
  M2M: '2,000 lb',
  M5M: '5,000 lb',
  M10M: '10,000 lb',
  M20M: '20,000 lb',
  M30M: '30,000 lb',
  M40M: '40,000 lb',
}

/** At least cents: `34.00`, `24.0375`. */
function perHundred(scaled: number): string {
  const written = formatScaled(scaled)
  const decimals = written.split('.')[1] ?? ''
  return decimals.length >= 2 ? written : (scaled / SCALE).toFixed(2)
}

/** Reads the fields of a step, which arrive as loose data: what is missing or of another kind reads as nothing. */
function reader(step: Step, currency: string) {
  const number = (name: string): number => (typeof step[name] === 'number' ? step[name] : 0)
  const word = (name: string): string => (typeof step[name] === 'string' ? step[name] : '')
  return {
    number,
    word,
    money: (name: string) => formatMoney(number(name), currency),
    count: (name: string) => formatCount(number(name)),
    percent: (name: string) => `${formatScaled(number(name))} %`,
    /** Dollars per hundredweight are scaled by 10,000: $24.0375 exists. */
    rate: (name: string) => `${currency === 'USD' ? '$' : `${currency} `}${perHundred(number(name))}`,
    day: (name: string) => (isDate(word(name)) ? formatDate(word(name)) : word(name)),
    is: (name: string) => step[name] === true,
    weightBreak: (name: string) => breakNames[word(name)] ?? word(name),
    place: (name: string) => placeName(step[name]),
  }
}

/** `ZIP 45402`, `ZIP 454…`, `OH`, `zone Midwest`: however the lane names its end. */
function placeName(place: unknown): string {
  if (typeof place !== 'object' || place === null || !('kind' in place) || !('value' in place)) return ''
  const { kind, value } = place
  if (kind === 'zip5') return `ZIP ${value}`
  if (kind === 'zip3') return `ZIP ${value}…`
  return kind === 'zone' ? text('rates.traceZone', { zone: String(value) }) : String(value)
}

type Reader = ReturnType<typeof reader>

function accessorialText(r: Reader): string {
  const parts = [text('rates.traceExtra', { name: accessorialName(r.word('code')), amount: r.money('amount') })]
  if (r.word('basis') === 'percent') parts.push(text('rates.traceExtraPercent', { percent: r.percent('rate') }))
  else if (r.number('units') > 1) {
    parts.push(text('rates.traceExtraUnits', { units: r.count('units'), free: r.count('freeUnits') }))
  }
  if (r.word('bound') === 'minimum') parts.push(text('rates.traceExtraLeast'))
  if (r.word('bound') === 'maximum') parts.push(text('rates.traceExtraMost'))
  if (r.is('implied')) parts.push(text('rates.traceExtraImplied'))
  return `${parts.join(', ')}.`
}

const sentences: Readonly<Record<string, (r: Reader) => string>> = {
  wire: r =>
    text(r.word('quoteNumber') === '' ? 'rates.traceWireNoNumber' : 'rates.traceWire', {
      provider: r.word('provider'),
      number: r.word('quoteNumber'),
      service: served(r.word('service')),
    }),
  carrierSaid: r => text('rates.traceCarrierSaid', { words: said(r.word('text')) }),
  sheet: r =>
    text(r.word('to') === '' ? 'rates.traceSheetOpen' : 'rates.traceSheet', {
      scac: r.word('scac'),
      version: r.word('version'),
      tariff: r.word('baseTariff'),
      from: r.day('from'),
      to: r.day('to'),
    }),
  lane: r =>
    text(r.word('service') === 'interline' ? 'rates.traceLaneInterline' : 'rates.traceLane', {
      origin: r.place('origin'),
      destination: r.place('destination'),
      days: r.count('transitDays'),
    }),
  break: r => text('rates.traceBreak', { weight: r.count('weightLb'), name: r.weightBreak('weightBreak') }),
  article: r => {
    const params = {
      line: r.number('item') + 1,
      weight: r.count('weightLb'),
      class: r.word('actualClass'),
      rated: r.word('ratedClass'),
      rate: r.rate('ratePerCwt'),
      amount: r.money('amount'),
    }
    if (r.is('guessed')) return text('rates.traceArticleGuess', params)
    return text(params.class === params.rated ? 'rates.traceArticle' : 'rates.traceArticleFak', params)
  },
  deficit: r =>
    text('rates.traceDeficit', {
      rated: r.count('ratedLb'),
      deficit: r.count('deficitLb'),
      rate: r.rate('ratePerCwt'),
      amount: r.money('amount'),
      before: r.money('netBefore'),
      after: r.money('netAfter'),
    }),
  discount: r =>
    text('rates.traceDiscount', {
      percent: r.percent('percent'),
      gross: r.money('gross'),
      net: r.money('discounted'),
    }),
  minimum: r =>
    text(r.is('applied') ? 'rates.traceMinimum' : 'rates.traceMinimumIdle', {
      least: r.money('least'),
      charge: r.money('charge'),
    }),
  fuel: r =>
    text('rates.traceFuel', {
      percent: r.percent('percent'),
      net: r.money('net'),
      amount: r.money('amount'),
      since: r.day('since'),
    }),
  accessorial: accessorialText,
  delivery: r =>
    text('rates.traceDelivery', {
      pickup: r.day('pickupDate'),
      days: r.count('transitDays'),
      delivery: r.day('deliveryDate'),
    }),
}

/** Why this price, one sentence for each step that made it; a step of a kind we do not know is left out. */
export const traceSentences = (rate: Pick<WireRate, 'trace' | 'currency'>): readonly string[] =>
  rate.trace.flatMap(step => {
    const sentence = sentences[step.step]
    return sentence === undefined ? [] : [sentence(reader(step, rate.currency))]
  })
