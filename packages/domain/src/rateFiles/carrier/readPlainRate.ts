import type { PlainTerms } from '../../rates/laneTerms.ts'
import { classModes, type FreightMode, type PalletPrice, type PlainUnit } from '../../rates/rateSheet.ts'
import type { Equipment } from '../../shipment/truck.ts'
import type { CellErrorCode } from '../sheetTables.ts'
import { breakCodes, type LaneField, palletFields } from './laneFields.ts'
import type { Cell } from './readCells.ts'
import type { ColumnMap } from './recognize.ts'

/** The row under reading: each reader gives undefined for a blank cell, and for one that is wrong, which it has told. */
export interface RowUnderReading {
  readonly textAt: (place: number) => string
  readonly read: <T>(place: number, reader: (text: string) => Cell<T>) => T | undefined
  readonly fail: (place: number, code: CellErrorCode, params?: Readonly<Record<string, string | number>>) => undefined
  /** Minor units. */
  readonly amount: (place: number) => number | undefined
  /** 1/10,000 of what is written. */
  readonly scaledOf: (text: string) => Cell<number>
}

const spread = <T>(value: T, words: readonly string[]): [string, T][] => words.map(word => [word, value])

const unitWords: ReadonlyMap<string, PlainUnit> = new Map([
  ...spread<PlainUnit>('load', [
    'load',
    'flat',
    'flat rate',
    'per load',
    'truck',
    'per truck',
    'truckload',
    'ld',
    'shipment',
  ]),
  ...spread<PlainUnit>('mile', ['mile', 'miles', 'per mile', 'mi', 'rpm', 'pm']),
  ...spread<PlainUnit>('pallet', ['pallet', 'pallets', 'per pallet', 'plt', 'skid', 'per skid']),
  ...spread<PlainUnit>('cwt', ['cwt', 'per cwt', 'hundredweight', '100 lb', 'per 100 lb', '100lb']),
])

const equipmentWords: ReadonlyMap<string, Equipment | null> = new Map([
  ...spread<Equipment | null>('dryVan', [
    'dry van',
    'dryvan',
    'van',
    'dv',
    'v',
    'dry',
    '53 van',
    "53' van",
    '53ft van',
  ]),
  ...spread<Equipment | null>('reefer', ['reefer', 'refrigerated', 'temperature controlled', 'r', 'rf', 'temp']),
  ...spread<Equipment | null>('flatbed', ['flatbed', 'flat bed', 'f', 'fb', 'flat']),
  ...spread<Equipment | null>('stepDeck', ['step deck', 'stepdeck', 'sd', 'drop deck', 'step']),
  ...spread<Equipment | null>(null, ['any', 'all']),
])

const modeWords: ReadonlyMap<string, FreightMode> = new Map([
  ...spread<FreightMode>('LTL', ['ltl']),
  ...spread<FreightMode>('volume', ['volume', 'volume ltl', 'vltl', 'vol']),
  ...spread<FreightMode>('TL', ['tl', 'ftl', 'truckload', 'full truckload', 'truck']),
])

/** Columns of class rates: a rate without classes is net, and none of them would be looked at. */
const ofClasses: readonly LaneField[] = [
  ...(['class', 'discount', 'minimumDiscount', 'floor', 'fakFrom', 'fakTo', 'fakClass', 'basis'] as const),
  ...breakCodes,
  ...breakCodes.map((code): LaneField => `discount ${code}`),
]

/** Reads the rate of a row that looks at no class: undefined where the row has none, or something is wrong with it. */
export function plainRateReader(columns: ColumnMap, { textAt, read, fail, amount, scaledOf }: RowUnderReading) {
  const at = (field: LaneField): number => columns[field] ?? -1
  const named: readonly (readonly [number, PlainUnit])[] = [
    ...([
      [at('perLoad'), 'load'],
      [at('perMile'), 'mile'],
    ] as const),
    ...([
      [at('perPallet'), 'pallet'],
      [at('perCwt'), 'cwt'],
    ] as const),
  ]
  const byNumber = palletFields.flatMap((field, index) =>
    columns[field] === undefined ? [] : [{ pallets: index + 1, place: columns[field] }],
  )
  const ofClass = ofClasses.flatMap(field => columns[field] ?? [])
  const places = { rate: at('rate'), unit: at('unit'), mode: at('mode'), equipment: at('equipment') }
  const isFilled = (place: number): boolean => !['', '-', 'N/A'].includes(textAt(place))
  const word = <T>(place: number, words: ReadonlyMap<string, T>): T | undefined =>
    read<T>(place, text => {
      const value = words.get(text.toLowerCase())
      const values = [...new Set(words.values())].filter(own => own !== null).join(', ')
      return value === undefined ? { code: 'notOneOf', params: { values } } : { value }
    })
  const above = (place: number, value: number | undefined): number | undefined =>
    value === 0 ? fail(place, 'notAbove', { least: 0 }) : value

  function pricesOf(): readonly PalletPrice[] {
    return byNumber.flatMap(({ pallets, place }) => {
      const price = above(place, amount(place))
      return price === undefined ? [] : [{ pallets, amount: price }]
    })
  }

  return (): PlainTerms | undefined => {
    const filled = [...named.map(([place]) => place), places.rate].filter(isFilled)
    const prices = byNumber.filter(({ place }) => isFilled(place))
    const given = [...filled, ...(prices[0] === undefined ? [] : [prices[0].place])]
    const [first, second] = given
    if (first === undefined) return undefined
    if (second !== undefined) return fail(second, 'twoRates')
    const against = ofClass.find(isFilled)
    if (against !== undefined) return fail(against, 'notByClass')
    const equipment = isFilled(places.equipment) ? word(places.equipment, equipmentWords) : null
    const mode = word(places.mode, modeWords)
    const ownUnit = named.find(([place]) => place === first)?.[1]
    const needsUnit = first === places.rate && first >= 0
    if (needsUnit && !isFilled(places.unit)) return fail(places.unit, 'required')
    const unit = needsUnit ? word(places.unit, unitWords) : ownUnit
    const isTruck = (equipment !== null && equipment !== undefined) || unit === 'load' || unit === 'mile'
    const head = {
      modes: mode === undefined ? (isTruck ? (['TL'] as const) : classModes) : [mode],
      ...{ equipment: equipment ?? null, stopOff: amount(at('stopOff')) ?? null, tarps: amount(at('tarps')) ?? null },
    }
    if (prices.length > 0) return { ...head, unit: 'pallets', prices: pricesOf() }
    const rate = above(first, read(first, scaledOf))
    return unit === undefined || rate === undefined ? undefined : { ...head, unit, rate }
  }
}
