import type { FieldFault, ImportFault } from './fields.ts'

type Params = FieldFault['params']

/** Lines of a known order that stay on it, where any do. */
const stay = (count: Params[string] | undefined): string =>
  count === undefined || Number(count) === 0 ? '' : `; ${count} of its lines are not in this file and stay`

/** Why a row is not taken, for files that people open; screens say it in their own language. */
const sentences: Readonly<Record<ImportFault, (params: Params) => string>> = {
  required: () => 'it may not be empty',
  notANumber: () => 'it is no number',
  notWhole: () => 'it has to be a whole number',
  negative: () => 'it may not be below zero',
  notAnAmount: () => 'it is no amount of money',
  notAWeight: () => 'it is no weight; write 1,234.5 or 560 kg',
  notALength: () => 'it is no length; write 48 or 122 cm',
  notADate: () => 'it is no day; write 2026-03-14 or 3/14/2026',
  dateUnclear: () => 'it may be two days: say whether the month or the day comes first',
  notYesNo: () => 'it is neither yes nor no',
  notOneOf: () => 'nobody said what this word means',
  notAZip: () => 'it is no ZIP or postal code',
  notAState: () => 'it is no state or province',
  zipElsewhere: ({ there, state }) => `it is in ${there}, not ${state}`,
  zipOfNobody: () => 'no place has this ZIP',
  postBox: () => 'it is a box of the post, where trucks do not deliver: give the street, or ship by parcel',
  militaryMail: () => 'it is a military post office, where the Postal Service alone delivers: ship by parcel',
  tooLong: ({ max }) => (max === undefined ? 'it is too long' : `it is longer than ${max} characters`),
  tooManyRows: ({ max }) => `nothing is read from here on: a file may have ${max} rows; split it`,
  tooLarge: ({ max }) => `it may not be above ${max}`,
  tooSmall: ({ min }) => `it may not be below ${min}`,
  tooPrecise: ({ decimals }) => `it has more than ${decimals} decimals`,
  lostDigits: () => 'a spreadsheet shortened this number and its end is lost: export it as text',
  notACurrency: () => 'it is no currency',
  wrong: () => 'it can not be taken as it is',
  badForm: ({ example }) => (example === undefined ? 'it could not be read' : `write it like ${example}`),
  tooManyLines: ({ max }) => `more than ${max} rows belong together`,
  notKept: () => 'the row could not be written; change it, or ask for help with the number of this import',
  otherRow: ({ row }) => `row ${row}, which belongs to it, is held`,
  aboveHeads: () => 'it stands above the heads of the table',
  headsAgain: () => 'the heads stand here once more',
  totals: () => 'it is a line of totals',
  note: () => 'it is a note, not a row of the table',
  known: () => 'it is known already, and known ones are left as they are',
  discardedByHand: () => 'somebody discarded it',
  twiceSku: ({ row }) => `row ${row} has the same SKU`,
  saysOtherwise: ({ column }) => `the column ${column} says otherwise`,
  hazmatElsewhere: () => 'hazardous materials are entered in the item itself; leave the column out',
  countsOther: ({ count, column }) => `it makes the known count ${count} one of something else: give ${column} too`,
  inCartons: () => 'the item has cartons: give the cartons per pallet',
  noCartons: () => 'the item has no cartons: give the units per pallet',
  levelWeight: ({ level, weight, worked }) => `a ${level} weighs ${weight} lb, and what is in it ${worked} lb`,
  otherSource: ({ source, place, freight, newPlace, newFreight, staying }) =>
    place === undefined
      ? `the source ${source} brought an order of this number: take it over, keep both, or discard this one`
      : `the source ${source} brought an order of this number: it goes to ${place} with ${freight}; this file says ${newPlace} with ${newFreight}${stay(staying)}: take it over, keep both, or discard this one`,
  otherOrder: ({ place, freight, newPlace, newFreight, staying }) =>
    `an order of this number is known: it goes to ${place} with ${freight}; this file says ${newPlace} with ${newFreight}${stay(staying)}: change that order, keep both, or discard this one`,
  saysOther: ({ row, value }) => `row ${row} of the same order says ${value}`,
  onShipments: ({ bol }) =>
    `it is on shipment ${bol}, which a carrier was asked to take: change it there, or take it off first`,
  labelled: ({ bol }) => `shipment ${bol} would lose a unit whose label was printed: take that unit off first`,
  offered: ({ bol }) => `shipment ${bol} is being offered to carriers: take the offers back first`,
  materialLeft: ({ bol }) => `a person has to say how much of the hazardous material stays on shipment ${bol}`,
  orderDiffers: ({ bol, order }) =>
    `order ${order} on the same shipment ${bol} says otherwise: take one of them off first`,
  otherPlace: ({ bol }) => `shipment ${bol} was sent to another place by hand: change it there first`,
  otherDock: () => 'part of it leaves from a dock at which you do not work',
  leftAlready: ({ bol }) => `it left with shipment ${bol}, and what left can not be changed`,
  changedSince: () => 'it was changed since',
  cancelledUnknown: () => 'it is cancelled, and was never ordered here',
  fulfilledElsewhere: () => 'it was shipped already, as its state says',
  onHold: () => 'it is on hold, as its state says',
  refunded: () => 'it was refunded',
  voided: () => 'its payment was voided or failed',
  notShipped: () => 'nothing of it has to be shipped',
  otherMoney: ({ currency }) => `the amount is in another currency than ${currency}`,
  otherCity: ({ zip, city }) => `ZIP ${zip} is in ${city}: is the city right?`,
  otherWeight: ({ weight, known }) => `the item master says ${known} lb, and this row ${weight} lb`,
  nothingOpen: () => 'nothing of it is open, and it was never ordered here',
  openUnclear: ({ shipped, open }) =>
    `${shipped} of it left and ${open} are open here: say in the cell how many are still to go, or discard it`,
  cancelledLeft: ({ bol }) =>
    `it is cancelled, but left with shipment ${bol}: ask the carrier to stop it, or expect it back`,
  unknownPro: () => 'no shipment of this carrier has this PRO',
  twoShipments: () => 'several shipments of this carrier have this PRO',
  paidByOthers: () => 'another party pays this shipment',
  notAwarded: () => 'no carrier was awarded this shipment',
  otherCurrency: () => 'it is not in the currency that was agreed',
  dayToCome: () => 'this day is still to come',
  invoiceDiffers: () => 'the same invoice number is known with another amount or day',
  twiceAddress: ({ row }) => `row ${row} has the same place in other words`,
}

/** Why a row, or a cell, is not taken: a part of a sentence, without the place. */
export const importFaultText = (code: ImportFault, params: Params): string => sentences[code](params)
