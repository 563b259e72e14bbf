import type { CellError, CellErrorCode } from './sheetTables.ts'

type Params = CellError['params']

/** What is wrong with a cell, as a sentence without its place. */
const sentences: Readonly<Record<CellErrorCode, (params: Params) => string>> = {
  fileMissing: () => 'the file is missing; without entries it holds its header alone',
  columnMissing: () => 'the column is missing',
  columnUnknown: () => 'no such column is known',
  columnTwice: () => 'the column is there twice',
  required: () => 'it may not be empty',
  notANumber: () => 'it is no whole number',
  notAnAmount: () => 'it is no amount with at most four decimals',
  notADate: () => 'it is no day; write 2026-03-14 or 3/14/2026',
  notAClass: () => 'it is none of the 18 freight classes',
  notAPercent: () => 'it is no percent with at most four decimals',
  notAPlace: ({ kind }) => `it is no ${kind}`,
  notOneOf: ({ values }) => `it has to be one of: ${values}`,
  badForm: ({ example }) => (example === undefined ? 'it could not be read' : `it is not of the form ${example}`),
  outOfRange: ({ min, max }) => (max === undefined ? `it may not be below ${min}` : `it may not be above ${max}`),
  twice: ({ row }) => (row === undefined ? 'it overlaps an earlier row' : `it is in row ${row} already`),
  unknownLane: () => 'no lane of lanes.csv has this name',
  unknownTable: () => 'no table of rates.csv has this name',
  unknownBreak: () => 'rates.csv has no such weight break',
  unknownAccessorial: () => 'no accessorial has this code, so it would never be charged',
  lengthElsewhere: ({ code }) => `only ${code} is charged by length, so this would never be charged`,
  unknownHoliday: ({ name, known }) => `${name} is no holiday of that country; known are: ${known}`,
  stepsAndProgram: ({ program }) => `the surcharge comes from the program ${program}, so fuel.csv may hold no steps`,
  stepsMissing: ({ cadence }) => `the surcharge is ${cadence}, so fuel.csv has to hold its steps`,
  notAbove: ({ least }) => `it has to be above ${least}`,
  differsFromBefore: ({ before }) => `freight was rated by another entry (${before}), which does not change`,
  laneConflict: ({ first, row, from }) => `lane ${first} in row ${row} covers the same places from ${from} on`,
  zoneConflict: ({ first, second }) => `it lies in the zones ${first} and ${second}`,
  saysOther: ({ row }) => `row ${row} says otherwise of the same lane`,
  classAlone: () =>
    'the row has a class and neither rates nor a discount or minimum of it alone, so what it says would hold for every class',
  otherCurrency: ({ currency }) => `the sheet is in ${currency}`,
  formula: () => 'it is a formula without a stored value; paste it as a value',
  noPercentSign: ({ fraction, percent }) => `it may mean ${fraction} % or ${percent} %; write it with a percent sign`,
  backwards: ({ from, to }) => `the range runs backwards, from ${from} to ${to}`,
  nothingPriced: () => 'the row names no rate, no discount, no minimum and no rate basis',
  twoRates: () => 'the row has another rate already; write one row for each',
  unrated: () =>
    'the lane has no rates and the sheet no base tariff, so freight there would have no price, whatever wider lane covers it',
  notByClass: () => 'the row has a rate that looks at no class and takes no discount, so this would never be used',
  tooManyRows: ({ max }) => `the file has more than ${max} rows; split it`,
  tooManyColumns: ({ max }) => `the row has more than ${max} columns`,
  noHeader: () => 'no row names an origin and a destination, or an accessorial',
  cutShort: () => 'the file ends in the middle of a cell; send it again',
  columnUnread: ({ count }) =>
    `this column has no meaning yet, and ${count} of its cells are filled: choose one, or leave it out`,
  otherCarrier: () => 'it names another carrier than the one whose sheet this is',
  breakMissing: ({ pounds }) =>
    `there is no rate from ${pounds} lb on: choose its column, or say that the tariff has no such weight break`,
  discountMissing: ({ pounds }) => `there is no discount from ${pounds} lb on: say which one holds there`,
  discountWhole: () => 'it takes off everything, so freight would cost nothing: enter what is taken off, below 100 %',
  figureBlank: ({ count }) =>
    `it is blank beside filled cells, and ${count} are in all: enter what holds there, 0 where there is none`,
  aboveHeads: () => 'this is above the headers and is not read: enter what of it holds for the sheet, then say so',
  tooManyTables: ({ max }) => `the file has more than ${max} tables; upload the others as a file of their own`,
  movesFar: ({ before, from, percent }) => `it is ${percent} % from ${before} of ${from}: confirm it, or correct it`,
  unusual: ({ least, most }) => `from ${least} to ${most} is usual: confirm it, or correct it`,
  isFraction: ({ fraction, percent }) => `this may mean ${fraction} % or ${percent} %: confirm it, or enter a percent`,
  overHundred: () => 'this is more than the freight itself costs: confirm it, or correct it',
  newRegion: ({ regions }) => `prices are known of ${regions}: confirm the new region, or correct it`,
  replacesBefore: ({ before }) => `another table is in force from ${before}: confirm that this one replaces it`,
  farAhead: ({ last }) => `it is later than ${last}: no price is published so far ahead`,
  tooLong: ({ max }) => `it is longer than ${max} characters`,
}

/** `index.csv, row 2, price "0": it has to be above 0.` */
export function faultText({ file, row, column, cell, code, params }: CellError): string {
  const written = cell === '' ? '' : ` "${cell}"`
  return `${file}, row ${row}${column === '' ? '' : `, ${column}`}${written}: ${sentences[code](params)}.`
}
