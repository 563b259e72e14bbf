import type { FieldIssue } from '@waybill/contract'

type Params = FieldIssue['params']

/** What is wrong with a field, for files that people open; screens say it in their own language. */
const sentences: Readonly<Record<string, (params: Params) => string>> = {
  required: () => 'it is required',
  past: () => 'it has passed',
  windowOver: () => 'its time has passed',
  tooFarAhead: () => 'it is too far ahead',
  windowEndsBeforeItStarts: () => 'it ends before it starts',
  beforeOpening: () => 'it is before the place opens',
  afterClosing: () => 'it is after the place closes',
  closed: () => 'the place is closed that day',
  beforePickup: () => 'it is before the pickup',
  dayToCome: () => 'this day is still to come',
  tooEarly: ({ first }) => `it is before ${first}`,
  beforeReported: ({ date, time }) => `it is before ${date} ${time}, when the freight was reported last`,
  notDated: () => 'only a pickup or a delivery has a time',
  notADate: () => 'it is not a date',
  notATime: () => 'it is not a time',
  tooLong: ({ max }) => `it is longer than ${max} characters`,
  tooSmall: ({ min }) => `it can’t be below ${min}`,
  notAboveZero: () => 'it must be above zero',
  tooLarge: ({ max }) => `it can’t be above ${max}`,
  tooMany: ({ max }) => `there may be at most ${max}`,
  notOneOf: () => 'it is not one of the choices',
  badForm: ({ example }) => `write it like ${example}`,
  zipElsewhere: ({ zip, there, state }) => `ZIP ${zip} is in ${there}, not ${state}`,
  postBox: () => 'only the Postal Service delivers to a PO box',
  militaryMail: () => 'only the Postal Service delivers to a military post office',
  zipOfNobody: ({ zip }) => `no place has the ZIP ${zip}`,
  noSuchClass: () => 'there is no such freight class',
  notForMode: () => 'it is not available for the mode',
  notByParcel: () => 'it is not allowed by parcel',
  packageTooHeavy: ({ max }) => `a package may not weigh more than ${max} lb`,
  girthTooLarge: ({ max }) => `length and girth may not come to more than ${max} in`,
  customsNeeded: () => 'it goes abroad, and customs details are missing',
  oneCurrency: ({ currency }) => `all lines of an invoice are in ${currency}`,
  exemptToCanada: () => 'the exemption NOEEI 30.36 is of goods to Canada alone',
  exemptTerritories: () =>
    'the exemption NOEEI 30.2(d)(2) is of goods to and from Guam, American Samoa and the Northern Marianas alone',
  filingOrExempt: ({ above }) => `what is declared above $${above} needs an AES number or an exemption`,
  filingInCurrency: ({ above, currency }) =>
    `its value is in ${currency} and may exceed $${above}: it needs an AES number or an exemption`,
  filingNeeded: ({ above }) => `goods of one tariff number above $${above} need an AES number or an exemption`,
  loadOverTruck: () => 'the load is too heavy for the truck',
  floorOverTruck: () => 'the load does not fit on the floor of the truck',
  unitOverTruck: () => 'a unit does not fit into the truck',
  onSeveralBills: () => 'it is on several bills of lading',
}

/** What is wrong with a field: a part of a sentence, without the field. */
export const fieldFaultText = (code: string, params: Params): string =>
  sentences[code]?.(params) ?? 'it is not valid; open the row to see why'
