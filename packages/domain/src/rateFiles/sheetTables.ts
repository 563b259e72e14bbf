/**
 * The files a rate sheet is made of. `zones`, `fak` and `capacity` may be missing; the others may be empty below their
 * header but must be there, so that a forgotten file is not taken for a carrier without fuel surcharge.
 */
export const sheetTables = {
  sheet: { required: ['field', 'value'], optional: [] },
  zones: { required: ['zone', 'from_zip3', 'to_zip3'], optional: [] },
  lanes: {
    required: ['lane', 'origin_kind', 'origin', 'destination_kind', 'destination', 'transit_days', 'table'],
    optional: ['service', 'from', 'to', 'miles'],
  },
  /**
   * Beside these, one column per weight break: L5C, M5C, M1M … with dollars a hundred pounds, and MC, the minimum charge.
   * Heads as tariffs abbreviate them (`5C`, `1M`, `10M`) mean the same.
   */
  rates: {
    required: ['table', 'class'],
    optional: ['MC', 'L5C', 'M5C', 'M1M', 'M2M', 'M5M', 'M10M', 'M20M', 'M30M', 'M40M'],
  },
  /** A blank lane, service (direct or interline), terms, class or break means any. */
  discounts: { required: ['percent'], optional: ['lane', 'service', 'terms', 'class', 'break'] },
  minimums: { required: ['charge'], optional: ['lane', 'service', 'terms', 'class', 'discount_percent', 'floor'] },
  fak: { required: ['class_from', 'class_to', 'rated_class'], optional: ['lane', 'service'] },
  fuel: { required: ['from', 'percent'], optional: [] },
  accessorials: {
    required: ['code', 'basis', 'rate'],
    optional: ['free_units', 'minimum', 'maximum', 'length_from_in', 'discounted', 'cwt'],
  },
  /** The carrier's rules of surprise charges: cubicCapacity, linearFeet, overlength, each from its threshold on. */
  capacity: { required: ['rule', 'from'], optional: ['under_pcf', 'pounds', 'class'] },
} as const

export type SheetTable = keyof typeof sheetTables

/**
 * The files of the company's own fuel programs: the tables that turn a diesel price into a surcharge, and the weekly
 * prices by region. A percent, or an amount a mile of the currency (left out: USD), from an index price on.
 */
export const fuelTables = {
  programs: { required: ['program', 'region', 'basis', 'from_index', 'value'], optional: ['from', 'currency'] },
  index: { required: ['region', 'from', 'price'], optional: [] },
} as const

export type FuelTable = keyof typeof fuelTables

export const fileTables = { ...sheetTables, ...fuelTables } as const
export type FileTable = SheetTable | FuelTable

/** Rows of cells, the header first, as a CSV reader hands them over. */
export type CellRows = readonly (readonly string[])[]
export type SheetFiles = Readonly<Partial<Record<SheetTable, CellRows>>>
export type FuelFiles = Readonly<Partial<Record<FuelTable, CellRows>>>

export type CellErrorCode =
  | 'fileMissing'
  | 'columnMissing'
  | 'columnUnknown'
  | 'columnTwice'
  | 'required'
  | 'notANumber'
  | 'notAnAmount'
  | 'notADate'
  | 'notAClass'
  | 'notAPercent'
  | 'notAPlace'
  | 'notOneOf'
  | 'badForm'
  | 'outOfRange'
  | 'twice'
  | 'unknownLane'
  | 'unknownTable'
  | 'unknownBreak'
  | 'unknownAccessorial'
  | 'lengthElsewhere'
  | 'unknownHoliday'
  | 'stepsAndProgram'
  | 'stepsMissing'
  | 'notAbove'
  | 'differsFromBefore'
  | 'laneConflict'
  | 'zoneConflict'
  | 'saysOther'
  | 'classAlone'
  | 'otherCurrency'
  | 'tooLong'
  | 'formula'
  | 'noPercentSign'
  | 'backwards'
  | 'nothingPriced'
  | 'twoRates'
  | 'unrated'
  | 'notByClass'
  | 'tooManyRows'
  | 'tooManyColumns'
  | 'noHeader'
  | 'cutShort'
  | 'columnUnread'
  | 'otherCarrier'
  | 'breakMissing'
  | 'discountMissing'
  | 'discountWhole'
  | 'figureBlank'
  | 'aboveHeads'
  | 'tooManyTables'
  | 'movesFar'
  | 'unusual'
  | 'isFraction'
  | 'overHundred'
  | 'farAhead'
  | 'newRegion'
  | 'replacesBefore'

/** One thing that is wrong, where it stands and what is written there. */
export interface CellError {
  /** `lanes.csv` */
  readonly file: string
  /** As a spreadsheet counts: the header is row 1. */
  readonly row: number
  /** Name of the column; empty when the whole row or file is meant. */
  readonly column: string
  readonly cell: string
  readonly code: CellErrorCode
  readonly params: Readonly<Record<string, string | number>>
}
