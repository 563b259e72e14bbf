import type { WireRate } from '@waybill/contract/wire/rate.ts'
import { type Equipment, isEquipment } from '@waybill/domain'
import { accessorialName, served } from '../../texts/names.ts'
import { said } from '../../texts/said.ts'
import { type TextKey, text } from '../../texts/texts.ts'
import { formatDate, formatMoney } from '../../ui/format.ts'
import { chargeName } from './chargeName.ts'
import { type Reader, reader, unitsOf } from './stepReader.ts'

type Step = WireRate['trace'][number]

/**
 * One line of a trace: what it is, and what it comes to in a column of its own. A `part` adds to the sum below it, a
 * `sum` stands under its parts, a note has no amount.
 */
export interface TraceLine {
  readonly words: string
  readonly amount: string
  readonly kind: 'note' | 'part' | 'sum' | 'total'
}

const note = (words: string): TraceLine => ({ words, amount: '', kind: 'note' })
const part = (words: string, amount: string): TraceLine => ({ words, amount, kind: 'part' })
const sum = (words: string, amount: string): TraceLine => ({ words, amount, kind: 'sum' })

const termsNames: Readonly<Record<string, string>> = {
  prepaid: 'Prepaid',
  collect: 'Collect',
  thirdParty: 'Third party',
}

const serviceKeys: Readonly<Record<string, TextKey>> = {
  direct: 'rates.scopeDirect',
  interline: 'rates.scopeInterline',
}

/** What the rule that won names: `lane OH-NV, prepaid`; `the whole sheet` where it names nothing. */
function scopeOf(rule: Reader): string {
  const terms = termsNames[rule.word('terms')]
  const service = serviceKeys[rule.word('service')]
  const named = [
    ...(rule.word('lane') === '' ? [] : [text('rates.scopeLane', { lane: rule.word('lane') })]),
    ...(service === undefined ? [] : [text(service)]),
    ...(terms === undefined ? [] : [served(terms).toLowerCase()]),
    ...(rule.word('freightClass') === '' ? [] : [text('rates.scopeClass', { class: rule.word('freightClass') })]),
    ...(rule.word('weightBreak') === '' ? [] : [text('rates.scopeBreak', { name: rule.weightBreak('weightBreak') })]),
  ]
  return named.length === 0 ? text('rates.scopeAll') : named.join(', ')
}

function articleText(r: Reader): string {
  const params = {
    line: r.number('item') + 1,
    weight: r.count('weightLb'),
    class: r.word('actualClass'),
    rated: r.word('ratedClass'),
    rate: r.rate('ratePerCwt'),
  }
  const own = text(r.is('guessed') ? 'rates.traceArticleGuess' : 'rates.traceArticle', params)
  const fak = r.within('fak')
  const isFak = fak !== null || params.class !== params.rated
  if (!isFak) return own
  const words = text(r.is('guessed') ? 'rates.traceArticleGuessFak' : 'rates.traceArticleFak', params)
  if (fak === null) return words
  return `${words} (${text('rates.traceFak', { from: fak.word('from'), to: fak.word('to'), scope: scopeOf(fak) })})`
}

/** A rate that looks at no class: so many units at it, or the price of so many pallets, and for which truck. */
function plainText(r: Reader): string {
  const unit = r.word('unit')
  const body = isEquipment(r.word('equipment')) ? ` (${text(`way.${r.word('equipment') as Equipment}`)})` : ''
  if (unit === 'pallets') {
    const [count, rated] = [r.number('units'), r.number('ratedPallets')]
    const words = text('rates.tracePallets', { count, units: r.count('units') })
    return `${words}${rated === count ? '' : `, ${text('rates.tracePalletsAs', { count: rated })}`}${body}`
  }
  const params = { count: r.number('units'), units: unitsOf(r.number('units')), rate: r.rate('rate') }
  if (unit === 'load') return `${text('rates.traceLoad')}${body}`
  if (unit === 'mile') return `${text('rates.traceMiles', params)}${body}`
  return `${text(unit === 'pallet' ? 'rates.tracePerPallet' : 'rates.traceWeight', params)}${body}`
}

function breakLines(r: Reader, deficit: Reader | null): readonly TraceLine[] {
  // Older traces name the break that was rated here: the weight's own stands with the deficit.
  const name = deficit === null ? r.weightBreak('weightBreak') : deficit.weightBreak('actualBreak')
  const key = r.is('isBelow') ? 'rates.traceBreakBelow' : 'rates.traceBreak'
  const own = note(text(key, { weight: r.count('weightLb'), name }))
  const tried = r.list('tried')
  if (tried.length < 2) return [own]
  const nets = tried.map((one, i) =>
    i === 0
      ? text('rates.traceTriedOwn', { net: one.money('net') })
      : text('rates.traceTriedAs', { weight: one.count('asLb'), net: one.money('net') }),
  )
  return [own, note(text('rates.traceTried', { nets: nets.join(' · ') }))]
}

/** The articles that a discount is of, where it is not of all of them: `: line 1, line 3, deficit weight`. */
function articlesOf(r: Reader): string {
  const items = r.numbers('items').map(item => text('rates.traceOfLine', { line: item + 1 }))
  if (items.length === 0) return ''
  return `: ${[...items, ...(r.is('deficit') ? [text('rates.traceOfDeficit')] : [])].join(', ')}`
}

function discountLines(r: Reader): readonly TraceLine[] {
  const taken = r.has('amount') ? r.number('amount') : r.number('gross') - r.number('discounted')
  if (taken === 0) return []
  const params = { percent: r.percent('percent'), gross: r.money('gross') }
  const rule = r.within('rule')
  const words =
    rule === null
      ? text('rates.traceDiscount', params)
      : text('rates.traceDiscountBy', { ...params, scope: scopeOf(rule) }) + articlesOf(r)
  return [part(words, `−${r.cents(taken)}`)]
}

function minimumLines(r: Reader): readonly TraceLine[] {
  const rule = r.within('rule')
  const scope = rule !== null ? scopeOf(rule) : text('rates.scopeTable', { table: r.word('table') })
  const charge = r.money('charge')
  const named = r.word('table') === '' ? charge : text('rates.traceMinimumBy', { charge, scope })
  const steps = [
    ...(r.number('discount') > 0
      ? [text('rates.traceMinimumOff', { percent: r.percent('discount'), amount: r.money('discountAmount') })]
      : []),
    ...(r.number('floor') > 0 ? [text('rates.traceLeast', { amount: r.money('floor') })] : []),
  ]
  const least = [named, ...steps].join(', ') + (steps.length === 0 ? '' : `: ${r.money('least')}`)
  if (!r.is('applied')) return [note(text('rates.traceMinimumIdle', { least }))]
  const words = text('rates.traceMinimum', { least })
  return [r.has('added') ? part(words, r.money('added')) : note(words)]
}

function fuelText(r: Reader): string {
  const program = r.within('program')
  const params = { percent: r.percent('percent'), net: r.money('net'), since: r.day('since') }
  if (program === null) return text('rates.traceFuel', params)
  const from = {
    program: program.word('name'),
    region: program.word('region'),
    index: program.rate('index'),
    since: r.day('since'),
  }
  if (r.word('basis') === 'perMile') {
    return text('rates.traceFuelMiles', { ...from, miles: r.count('miles'), rate: r.rate('ratePerMile') })
  }
  return text('rates.traceFuelProgram', { ...from, ...params })
}

/** What is multiplied, by basis; nothing for a flat charge. */
const unitKeys: Readonly<Record<string, TextKey>> = {
  perHandlingUnit: 'rates.perHandlingUnit',
  perPallet: 'rates.perPallet',
  perPiece: 'rates.perPiece',
  perCwt: 'rates.perCwt',
  perMile: 'rates.perMile',
  perFoot: 'rates.perFoot',
  perHundredDeclared: 'rates.perHundredDeclared',
}

function basisText(r: Reader): string | null {
  const basis = r.word('basis')
  if (basis.startsWith('percent')) {
    const percent = r.percent('rate')
    if (!r.has('of')) return text('rates.traceExtraPercent', { percent })
    const key = basis === 'percentOfTotal' ? 'rates.percentOfTotal' : 'rates.percentOfNet'
    return text(key, { percent, of: r.money('of') })
  }
  const key = unitKeys[basis]
  if (key === undefined) return null
  const units = text(key, { count: r.number('units'), units: unitsOf(r.number('units')), rate: r.rate('rate') })
  return r.number('freeUnits') > 0
    ? `${units} (${text('rates.traceExtraFree', { free: r.count('freeUnits') })})`
    : units
}

function accessorialText(r: Reader): string {
  const basis = basisText(r)
  // What was worked out is said where something else was charged, so that each step can be followed.
  const differs = r.has('before') && r.number('before') !== r.number('amount')
  const parts = [
    ...(basis === null ? [] : [differs ? text('rates.traceExtraAre', { basis, amount: r.money('before') }) : basis]),
    ...(basis === null && differs ? [r.money('before')] : []),
    ...(r.number('discountPercent') > 0
      ? [text('rates.traceExtraOff', { percent: r.percent('discountPercent'), amount: r.money('discountAmount') })]
      : []),
    // Units that are all free cost nothing: a least charge is then none.
    ...(r.has('minimum') && r.number('units') > 0 ? [text('rates.traceLeast', { amount: r.money('minimum') })] : []),
    ...(r.has('maximum') ? [text('rates.traceMost', { amount: r.money('maximum') })] : []),
    ...(!r.has('before') && r.word('bound') === 'minimum' ? [text('rates.traceExtraLeast')] : []),
    ...(!r.has('before') && r.word('bound') === 'maximum' ? [text('rates.traceExtraMost')] : []),
    ...(r.has('lengthFromIn') ? [text('rates.traceExtraLength', { length: r.count('lengthFromIn') })] : []),
    ...(r.is('implied') ? [text('rates.traceExtraImplied')] : []),
  ]
  const name = accessorialName(r.word('code'))
  return parts.length === 0 ? name : `${name}: ${parts.join(', ')}`
}

/** The whole shipment rated by its room, each figure in turn, and what that adds. */
function capacityText(r: Reader): string {
  const isCube = r.word('rule') === 'cubicCapacity'
  const params = {
    measure: r.count('measure'),
    each: r.count('poundsEach'),
    pounds: r.count('ratedLb'),
    rate: r.rate('ratePerCwt'),
    gross: r.money('gross'),
  }
  const ratedClass = r.word('ratedClass')
  const parts = [
    text(isCube ? 'rates.traceCube' : 'rates.traceFeet', params),
    ...(ratedClass === '' ? [] : [text('rates.scopeClass', { class: ratedClass })]),
    text('rates.traceRoomAt', params),
    ...(r.number('deficitLb') > 0 ? [text('rates.traceRoomDeficit', { pounds: r.count('deficitLb') })] : []),
    ...(r.number('discountAmount') > 0
      ? [text('rates.traceExtraOff', { percent: r.percent('discountPercent'), amount: r.money('discountAmount') })]
      : []),
    ...(r.number('net') === r.number('least') ? [text('rates.traceLeast', { amount: r.money('least') })] : []),
    ...(r.number('fuel') > 0 ? [text('rates.traceRoomFuel', { amount: r.money('fuel') })] : []),
    ...(r.number('services') > 0 ? [text('rates.traceRoomServices', { amount: r.money('services') })] : []),
    text('rates.traceRoomTotal', { total: r.money('total'), without: r.money('without') }),
  ]
  return parts.join(', ')
}

function deliveryLines(r: Reader): readonly TraceLine[] {
  const moved = r.word('pickedUp') !== '' && r.word('pickedUp') !== r.word('pickupDate')
  const skipped = r.list('skipped').map(day => `${day.day('date')} (${served(day.word('name'))})`)
  const plan = text('rates.traceDelivery', {
    pickup: moved ? r.day('pickedUp') : r.day('pickupDate'),
    days: r.count('transitDays'),
    delivery: r.day('deliveryDate'),
  })
  return [
    ...(moved ? [note(text('rates.traceNoPickup', { pickup: r.day('pickupDate'), next: r.day('pickedUp') }))] : []),
    note(plan),
    ...(skipped.length === 0 ? [] : [note(text('rates.traceSkipped', { days: skipped.join(', ') }))]),
  ]
}

function sheetText(r: Reader): string {
  const params = {
    scac: r.word('scac'),
    version: r.word('version'),
    tariff: r.word('baseTariff'),
    from: r.day('from'),
    to: r.day('to'),
  }
  if (params.tariff === '') return text(params.to === '' ? 'rates.traceSheetBareOpen' : 'rates.traceSheetBare', params)
  return text(params.to === '' ? 'rates.traceSheetOpen' : 'rates.traceSheet', params)
}

const lines: Readonly<Record<string, (r: Reader, deficit: Reader | null) => readonly TraceLine[]>> = {
  wire: r => [
    note(
      text(r.word('quoteNumber') === '' ? 'rates.traceWireNoNumber' : 'rates.traceWire', {
        provider: r.word('provider'),
        number: r.word('quoteNumber'),
        service: served(r.word('service')),
      }),
    ),
  ],
  implied: r => [note(text('rates.traceImplied', { names: r.words('codes').map(accessorialName).join(', ') }))],
  // A carrier's own price stands in its charges; by the mile it says how its linehaul was worked out.
  spot: r => [
    note(text('rates.traceSpot')),
    ...(r.has('miles')
      ? [
          note(
            text('rates.perMile', {
              count: r.number('miles'),
              units: unitsOf(r.number('miles')),
              rate: r.rate('rate'),
            }),
          ),
        ]
      : []),
  ],
  guessedClass: r => [note(text('rates.traceGuessed', { line: r.number('item') + 1, class: r.word('freightClass') }))],
  carrierSaid: r => [note(text('rates.traceCarrierSaid', { words: said(r.word('text')) }))],
  sheet: r => [note(sheetText(r))],
  lane: r => [
    note(
      text(r.word('service') === 'interline' ? 'rates.traceLaneInterline' : 'rates.traceLane', {
        origin: r.place('origin'),
        destination: r.place('destination'),
        days: r.count('transitDays'),
      }),
    ),
  ],
  base: r => [
    note(
      text('rates.traceBase', {
        tariff: r.word('tariff'),
        since: r.day('since'),
        origin: r.place('origin'),
        destination: r.place('destination'),
        basis: r.word('basis'),
      }),
    ),
  ],
  break: breakLines,
  article: r => [part(articleText(r), r.money('amount'))],
  deficit: r => [
    part(
      text('rates.traceDeficit', {
        rated: r.count('ratedLb'),
        deficit: r.count('deficitLb'),
        rate: r.rate('ratePerCwt'),
        before: r.money('netBefore'),
        after: r.money('netAfter'),
      }),
      r.money('amount'),
    ),
  ],
  guessedMiles: r => [note(text('rates.traceGuessedMiles', { miles: r.count('miles') }))],
  plain: r => [part(plainText(r), r.money('amount'))],
  stopOff: r => [
    part(text('rates.traceStopOff', { count: r.number('stops'), each: r.money('each') }), r.money('amount')),
  ],
  tarps: r => [part(text('rates.traceTarps'), r.money('amount'))],
  gross: r => [sum(text('rates.traceGross'), r.money('amount'))],
  discount: discountLines,
  minimum: minimumLines,
  net: r => [sum(text('rates.traceNet'), r.money('amount'))],
  fuel: r => [part(fuelText(r), r.money('amount'))],
  accessorial: r => [part(accessorialText(r), r.money('amount'))],
  capacity: r => [part(capacityText(r), r.money('amount'))],
  delivery: deliveryLines,
  ownDate: r => {
    const params = { pickup: r.day('pickupDate'), delivery: r.day('deliveryDate'), count: r.number('transitDays') }
    return [note(text('rates.traceOwnDate', params))]
  },
  guide: r => {
    const params = { rule: r.number('rule'), name: r.word('name') === '' ? '' : `, ${r.word('name')}` }
    if (r.word('says') === 'doNotUse') return [note(text('rates.guideTraceDoNotUse', params))]
    const tolerance = r.word('kind') === 'amount' ? r.money('tolerance') : r.percent('tolerance')
    return [note(text('rates.guideTracePreferred', { ...params, tolerance }))]
  },
  exchange: r => {
    const amount = formatMoney(r.number('amount'), r.word('currency'))
    return [note(text('rates.converted', { amount, from: formatDate(r.word('from')) }))]
  },
}

type Traced = Pick<WireRate, 'trace' | 'currency' | 'CurrAmount' | 'source'> & Partial<Pick<WireRate, 'charges'>>

/**
 * Why a price is what it is, as somebody adds it up with a pencil: its steps in order, their amounts in a column, the
 * total, and when it arrives. A step of a kind we do not know is left out.
 */
export function traceLines({ trace, currency, CurrAmount, source, charges = [] }: Traced): readonly TraceLine[] {
  const deficit = trace.find(step => step.step === 'deficit')
  const deficitReader = deficit === undefined ? null : reader(deficit, currency)
  const linesOf = (steps: readonly Step[]) =>
    steps.flatMap(step => lines[step.step]?.(reader(step, currency), deficitReader) ?? [])
  const total = { words: text('rates.traceTotal', { source: said(source) }), amount: formatMoney(CurrAmount, currency) }
  const isDelivery = (step: Step): boolean => step.step === 'delivery' || step.step === 'ownDate'
  // What a carrier gave whole is made of the charges that it names; a sheet's price is worked out step by step.
  const isGiven = trace.some(({ step }) => step === 'wire' || step === 'spot')
  return [
    ...linesOf(trace.filter(step => !isDelivery(step))),
    ...(isGiven ? charges.map(charge => part(chargeName(charge), formatMoney(charge.amount, currency))) : []),
    { ...total, kind: 'total' },
    ...linesOf(trace.filter(isDelivery)),
  ]
}
