import type { WireRateFault } from '@waybill/contract/wire/rateSheet.ts'
import { type TextKey, text } from '../../texts/texts.ts'

const known = {
  fileMissing: 'rateFaults.fileMissing',
  columnMissing: 'rateFaults.columnMissing',
  columnUnknown: 'rateFaults.columnUnknown',
  columnTwice: 'rateFaults.columnTwice',
  required: 'rateFaults.required',
  notANumber: 'rateFaults.notANumber',
  notAnAmount: 'rateFaults.notAnAmount',
  notADate: 'rateFaults.notADate',
  notAClass: 'rateFaults.notAClass',
  notAPercent: 'rateFaults.notAPercent',
  notAPlace: 'rateFaults.notAPlace',
  notOneOf: 'rateFaults.notOneOf',
  badForm: 'rateFaults.badForm',
  twice: 'rateFaults.twice',
  unknownAccessorial: 'rateFaults.unknownAccessorial',
  lengthElsewhere: 'rateFaults.lengthElsewhere',
  notAbove: 'rateFaults.notAbove',
  differsFromBefore: 'rateFaults.differsFromBefore',
  laneConflict: 'rateFaults.laneConflict',
  saysOther: 'rateFaults.saysOther',
  classAlone: 'rateFaults.classAlone',
  otherCurrency: 'rateFaults.otherCurrency',
  tooLong: 'rateFaults.tooLong',
  formula: 'rateFaults.formula',
  noPercentSign: 'rateFaults.noPercentSign',
  backwards: 'rateFaults.backwards',
  nothingPriced: 'rateFaults.nothingPriced',
  twoRates: 'rateFaults.twoRates',
  unrated: 'rateFaults.unrated',
  notByClass: 'rateFaults.notByClass',
  tooManyRows: 'rateFaults.tooManyRows',
  tooManyColumns: 'rateFaults.tooManyColumns',
  noHeader: 'rateFaults.noHeader',
  columnUnread: 'rateFaults.columnUnread',
  otherCarrier: 'rateFaults.otherCarrier',
  breakMissing: 'rateFaults.breakMissing',
  discountMissing: 'rateFaults.discountMissing',
  discountWhole: 'rateFaults.discountWhole',
  figureBlank: 'rateFaults.figureBlank',
  aboveHeads: 'rateFaults.aboveHeads',
  tooManyTables: 'rateFaults.tooManyTables',
  movesFar: 'rateFaults.movesFar',
  unusual: 'rateFaults.unusual',
  isFraction: 'rateFaults.isFraction',
  overHundred: 'rateFaults.overHundred',
  farAhead: 'rateFaults.farAhead',
  newRegion: 'rateFaults.newRegion',
  replacesBefore: 'rateFaults.replacesBefore',
} as const satisfies Readonly<Record<string, TextKey>>

const isKnown = (code: string): code is keyof typeof known => Object.hasOwn(known, code)

/** What is wrong with a cell of a rate file, as words without their place. */
export function faultWords({ code, params }: Pick<WireRateFault, 'code' | 'params'>): string {
  if (code === 'outOfRange') return text(params.max === undefined ? 'rateFaults.tooLow' : 'rateFaults.tooHigh', params)
  return isKnown(code) ? text(known[code], params) : text('rateFaults.other')
}
