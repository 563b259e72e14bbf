import { type FreightClass, freightClasses } from '../../freight/classes.ts'
import type { LaneRates, LaneRow, LaneTerms } from '../../rates/laneTerms.ts'
import { placeBetween, placeOfText } from '../../rates/placeText.ts'
import { type BreakCode, type LanePlace, weightBreaks } from '../../rates/rateSheet.ts'
import type { PaymentTerms } from '../../shipment/shipment.ts'
import type { CellError } from '../sheetTables.ts'
import { breakCodes, type LaneField } from './laneFields.ts'
import { type Cell, readClass, readDay, readDiscount, readMinor, readScaled, readWhole } from './readCells.ts'
import { plainRateReader } from './readPlainRate.ts'
import type { ColumnMap } from './recognize.ts'
import { remembering } from './remembering.ts'

/** What a lane table leaves to be said once, for the whole sheet. */
export interface LaneTableRules {
  /** Name of the table in its file, as faults name it. */
  readonly file: string
  readonly heads: readonly string[]
  readonly columns: ColumnMap
  /** Digits after the point of the sheet's currency. */
  readonly digits: number
  /** Of the sheet; a cell that names another one is refused. */
  readonly currency: string
  /** Business days of a lane that names none; null where the table is a base tariff's. */
  readonly days: number | null
  /** The tariff has no other weight breaks than those with rates; else one that is missing is asked about. */
  readonly breaksAreWhole?: boolean
  /** What holds where a row names discounts by weight break and none for a heavier one; left out: it is asked about. */
  readonly discountAbove?: 'lighter' | 'none'
  /** A discount of the whole sheet stands under those of its rows. */
  readonly hasDiscount?: boolean
  /** Weight breaks of the base tariff that rates what the rows do not. */
  readonly baseBreaks?: readonly BreakCode[]
}

/** A row of a base tariff: where a pair of places is priced, or what a basis costs. */
export interface BasisRow {
  readonly basis: string
  /** Null: the row says what the basis costs, and for no lane. */
  readonly lane: LaneRow | null
  readonly rates: readonly LaneRates[]
  readonly minimum: number | null
}

export interface LaneRead {
  readonly row: LaneRow
  readonly origin: LanePlace
  readonly destination: LanePlace
  readonly bothWays: boolean
  /** Name of its rate basis; blank when it has none. */
  readonly basis: string
}

type Wide = readonly { readonly code: BreakCode; readonly freightClass: FreightClass; readonly place: number }[]

const yes: ReadonlySet<string> = new Set([
  'y',
  'yes',
  'both',
  'both ways',
  'bidirectional',
  'true',
  'x',
  '2',
  'two way',
])
const no: ReadonlySet<string> = new Set(['', 'n', 'no', 'one way', 'outbound', 'false', '1', 'single'])
const termsOf: Readonly<Record<string, PaymentTerms>> = {
  ...{ prepaid: 'prepaid', ppd: 'prepaid', p: 'prepaid', collect: 'collect', col: 'collect', c: 'collect' },
  ...{
    thirdparty: 'thirdParty',
    'third party': 'thirdParty',
    '3rd party': 'thirdParty',
    tp: 'thirdParty',
    t: 'thirdParty',
  },
}
const serviceOf: Readonly<Record<string, 'direct' | 'interline'>> = {
  ...{ direct: 'direct', d: 'direct', dir: 'direct', interline: 'interline', i: 'interline', int: 'interline' },
}
const WHOLE_MAX = { days: 60, miles: 10_000 }
const NAME_MAX = 60

/**
 * Reads a lane table row by row, in whatever form its columns have. What is wrong is handed to `fault` with the cell as
 * written, and the row is not read; a row without a cell is passed over.
 */
export function laneTableReader(rules: LaneTableRules, fault: (error: CellError) => void) {
  const { columns, heads, digits, currency, file } = rules
  const at = (field: LaneField): number => columns[field] ?? -1
  const places = {
    ...{ lane: at('lane'), origin: at('origin'), originTo: at('originTo'), destination: at('destination') },
    ...{ destinationTo: at('destinationTo'), bothWays: at('bothWays'), class: at('class'), basis: at('basis') },
    ...{ minimum: at('minimum'), minimumDiscount: at('minimumDiscount'), floor: at('floor'), discount: at('discount') },
    ...{ fakFrom: at('fakFrom'), fakTo: at('fakTo'), fakClass: at('fakClass'), terms: at('terms') },
    ...{
      service: at('service'),
      days: at('days'),
      miles: at('miles'),
      effective: at('effective'),
      expires: at('expires'),
    },
  }
  const breaks = breakCodes.flatMap(code => (columns[code] === undefined ? [] : [{ code, place: columns[code] }]))
  const discountBreaks = breakCodes.flatMap(code => {
    const place = columns[`discount ${code}`]
    return place === undefined ? [] : [{ code, place }]
  })
  const wide: Wide = freightClasses.flatMap(freightClass =>
    breakCodes.flatMap(code => {
      const place = columns[`${code} ${freightClass}`]
      return place === undefined ? [] : [{ code, freightClass, place }]
    }),
  )

  let cells: readonly string[] = []
  let number = 0
  let isSound = true

  const textAt = (place: number): string => (place < 0 ? '' : (cells[place] ?? '').trim())
  const fail = (place: number, code: CellError['code'], params: CellError['params'] = {}): undefined => {
    isSound = false
    fault({ file, row: number, column: heads[place] ?? '', cell: textAt(place).slice(0, 100), code, params })
    return undefined
  }
  /** What a filled cell says; undefined for a blank one, and for one that is wrong. */
  function read<T>(place: number, reader: (text: string) => Cell<T>): T | undefined {
    const text = textAt(place)
    if (text === '' || text === '-' || text === 'N/A') return undefined
    const cell = reader(text)
    return 'code' in cell ? fail(place, cell.code, cell.params) : cell.value
  }
  // A sheet says the same few thousand texts over and over: each is read once.
  const scaledOf = remembering(text => readScaled(text, currency))
  const minorOf = remembering(text => readMinor(text, digits, currency))
  const discountOf = remembering(readDiscount)
  const classOf = remembering(readClass)
  const dayOf = remembering(readDay)
  const placeOf = remembering(text => placeOfText(padded(text)))
  const amount = (place: number) => read(place, minorOf)
  const word = <T>(place: number, known: Readonly<Record<string, T>>) =>
    read<T>(place, text => {
      const said = text.toLowerCase()
      const value = Object.hasOwn(known, said) ? known[said] : undefined
      return value === undefined
        ? { code: 'notOneOf', params: { values: [...new Set(Object.values(known))].join(', ') } }
        : { value }
    })

  function placeAt(from: number, to: number): LanePlace | undefined {
    const [low, high] = [textAt(from), textAt(to)]
    if (low === '') return fail(from, 'required')
    if (low.startsWith('=')) return fail(from, 'formula')
    const place = high === '' ? placeOf(low) : placeBetween(padded(low), padded(high))
    if (place !== null) return place
    const ends = high === '' ? low.split(/\s*[-–]\s*/) : [low, high]
    const isBackwards = ends.length === 2 && /^[0-9]{3,5}$/.test(ends[0] ?? '') && (ends[0] ?? '') > (ends[1] ?? '')
    return isBackwards
      ? fail(from, 'backwards', { from: ends[0] ?? '', to: ends[1] ?? '' })
      : fail(from, 'notAPlace', { kind: 'ZIP, three-figure prefix, range, state or *' })
  }

  /** Each weight break that is missing is asked about once, at the first row that misses it. */
  const asked = new Set<string>()
  const ask = (code: 'breakMissing' | 'discountMissing', weightBreak: BreakCode, place: number): void => {
    const key = `${code} ${weightBreak}`
    if (asked.has(key)) isSound = false
    else fail(place, code, { pounds: weightBreaks[weightBreak] })
    asked.add(key)
  }
  /** A break without a rate below one that has some: freight of that weight would be rated by the wrong one. */
  function askBreaks(rates: readonly LaneRates[]): void {
    if (rules.breaksAreWhole === true) return
    for (const { perCwt } of rates) {
      const last = breakCodes.findLastIndex(code => perCwt[code] !== undefined)
      for (const code of breakCodes.slice(0, Math.max(0, last)))
        if (perCwt[code] === undefined) {
          const next = breakCodes.find((one, index) => index > breakCodes.indexOf(code) && perCwt[one] !== undefined)
          ask('breakMissing', code, columns[code] ?? (next === undefined ? -1 : (columns[next] ?? -1)))
        }
    }
  }

  function ratesOf(freightClass: FreightClass | undefined): readonly LaneRates[] {
    const rateAt = (place: number): number | undefined => {
      const rate = read(place, scaledOf)
      return rate === 0 ? fail(place, 'notAbove', { least: 0 }) : rate
    }
    const perCwt: Partial<Record<BreakCode, number>> = {}
    let isRated = false
    for (const { code, place } of breaks) {
      const rate = rateAt(place)
      if (rate === undefined) continue
      perCwt[code] = rate
      isRated = true
    }
    const byClass = new Map<FreightClass, Partial<Record<BreakCode, number>>>()
    for (const { code, freightClass: own, place } of wide) {
      const rate = rateAt(place)
      if (rate === undefined) continue
      const rates = byClass.get(own) ?? {}
      rates[code] = rate
      byClass.set(own, rates)
    }
    const flat = [...byClass].map(([own, rates]): LaneRates => ({ freightClass: own, perCwt: rates }))
    const rates = isRated ? [{ freightClass: freightClass ?? null, perCwt }, ...flat] : flat
    if (isSound) askBreaks(rates)
    return rates
  }

  const plainRate = plainRateReader(columns, { read, fail, textAt, amount, scaledOf })

  function fakOf(): LaneTerms['fak'] {
    const rated = read(places.fakClass, readClass)
    if (rated === undefined) return undefined
    const from = read(places.fakFrom, readClass) ?? '50'
    const to = read(places.fakTo, readClass) ?? '500'
    return Number(to) < Number(from) ? fail(places.fakTo, 'outOfRange', { min: from }) : { from, to, rated }
  }

  function discountsOf(rates: readonly LaneRates[]): LaneTerms['discounts'] {
    const own: Partial<Record<BreakCode, number>> = {}
    let last = -1
    for (const { code, place } of discountBreaks) {
      const value = read(place, discountOf)
      if (value === undefined) continue
      own[code] = value
      last = place
    }
    if (last < 0) return undefined
    if (textAt(places.discount) !== '' || rules.hasDiscount === true || rules.discountAbove === 'none') return own
    const rated = rates.length > 0 ? breakCodes.filter(code => rates.some(({ perCwt }) => code in perCwt)) : null
    const needed: readonly BreakCode[] = rated ?? rules.baseBreaks ?? []
    let lighter: number | undefined
    for (const code of breakCodes) {
      if (own[code] !== undefined) lighter = own[code]
      else if (rules.discountAbove === 'lighter' && lighter !== undefined) own[code] = lighter
      else if (needed.includes(code) && isSound) ask('discountMissing', code, last)
    }
    return own
  }

  const short = (place: number): string => {
    const text = textAt(place)
    if (text.length <= NAME_MAX) return text
    fail(place, 'tooLong', { max: NAME_MAX })
    return ''
  }

  const begin = (given: readonly string[], row: number): boolean => {
    cells = given
    number = row
    isSound = true
    return given.some(cell => cell !== '' && cell.trim() !== '')
  }

  function termsRead(days: number | null): LaneTerms {
    const lane = short(places.lane)
    const freightClass = read(places.class, classOf)
    const rates = ratesOf(freightClass)
    const read_ = {
      lane: lane === '' ? undefined : lane,
      freightClass: rates.length === 0 ? freightClass : undefined,
      rates: rates.length === 0 ? undefined : rates,
      plain: plainRate(),
      ...{
        minimum: amount(places.minimum),
        minimumDiscount: read(places.minimumDiscount, discountOf),
        floor: amount(places.floor),
      },
      ...{ discount: read(places.discount, discountOf), discounts: discountsOf(rates), fak: fakOf() },
      ...{ terms: word(places.terms, termsOf), service: word(places.service, serviceOf) },
      days: read(places.days, text => readWhole(text, WHOLE_MAX.days)) ?? days ?? undefined,
      miles: read(places.miles, text => readWhole(text, WHOLE_MAX.miles)),
      ...{ from: read(places.effective, dayOf), to: read(places.expires, dayOf) },
    }
    if (read_.from !== undefined && read_.to !== undefined && read_.to < read_.from) {
      fail(places.expires, 'outOfRange', { min: read_.from })
    }
    const said: Record<string, unknown> = {}
    for (const [key, value] of Object.entries(read_)) if (value !== undefined) said[key] = value
    return said
  }

  /** @returns the lane; null when the row is blank or something is wrong with it */
  function lane(given: readonly string[], row: number): LaneRead | null {
    if (!begin(given, row)) return null
    const origin = placeAt(places.origin, places.originTo)
    const destination = placeAt(places.destination, places.destinationTo)
    const terms = termsRead(rules.days)
    if (terms.days === undefined) fail(places.days, 'required')
    const basis = short(places.basis)
    const direction = textAt(places.bothWays).toLowerCase()
    if (!yes.has(direction) && !no.has(direction)) fail(places.bothWays, 'notOneOf', { values: 'yes, no' })
    const { rates, plain, discount, discounts, minimum, minimumDiscount, floor, fak } = terms
    const says = rates ?? plain ?? discount ?? discounts ?? minimum ?? minimumDiscount ?? floor ?? fak
    if (isSound && says === undefined && basis === '') fail(-1, 'nothingPriced')
    // FAK names its classes itself, and a rate basis is of all of them: of one class they would hold for all without a word.
    else if (isSound && terms.freightClass !== undefined && !isOfClass(terms)) fail(places.class, 'classAlone')
    if (!isSound || origin === undefined || destination === undefined) return null
    const ends = { origin: origin.value, destination: destination.value }
    return { row: { ...ends, terms }, origin, destination, bothWays: yes.has(direction), basis }
  }

  /** @returns what a row of a base tariff says; null when it is blank or something is wrong with it */
  function basis(given: readonly string[], row: number): (BasisRow & Pick<LaneRead, 'bothWays'>) | null {
    if (!begin(given, row)) return null
    const isLane = textAt(places.origin) !== '' || textAt(places.destination) !== ''
    const origin = isLane ? placeAt(places.origin, places.originTo) : undefined
    const destination = isLane ? placeAt(places.destination, places.destinationTo) : undefined
    const rates = ratesOf(read(places.class, classOf))
    const minimum = amount(places.minimum) ?? null
    // Without a basis of its own a lane with rates is one: the table stands once, under the names of its places.
    const written = short(places.basis)
    const name = written === '' && origin && destination ? `${origin.value}>${destination.value}` : written
    if (name === '') fail(places.basis, 'required')
    if (isSound && written === '' && rates.length === 0) fail(-1, 'nothingPriced')
    if (!isSound) return null
    const ends = origin && destination ? { origin: origin.value, destination: destination.value, terms: {} } : null
    const bothWays = yes.has(textAt(places.bothWays).toLowerCase())
    return { basis: name, lane: ends, rates, minimum, bothWays }
  }

  return { lane, basis }
}

/** Whether a row without rates says what may be of one class alone: its discount or its minimum, and no FAK. */
const isOfClass = ({ discount, discounts, minimum, minimumDiscount, floor, fak }: LaneTerms): boolean =>
  fak === undefined && [discount, discounts, minimum, minimumDiscount, floor].some(said => said !== undefined)

/** A spreadsheet takes the zeros off `00501`: what has three or four figures less than a ZIP has lost them. */
function padded(text: string): string {
  return /^[0-9]{4}$/.test(text) ? `0${text}` : /^[0-9]{1,2}$/.test(text) ? text.padStart(3, '0') : text
}
