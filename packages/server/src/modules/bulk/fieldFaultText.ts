import type { FieldIssue } from '@waybill/contract'

type Params = FieldIssue['params']

/** What is wrong with a field, for files that people open; screens say it in their own language. */
const sentences: Readonly<Record<string, (params: Params) => string>> = {
  required: () => 'it may not be empty',
  past: () => 'it is over',
  windowOver: () => 'its time is over',
  tooFarAhead: () => 'it is too far ahead',
  windowEndsBeforeItStarts: () => 'it ends before it starts',
  beforeOpening: () => 'it is before the place opens',
  afterClosing: () => 'it is after the place closes',
  closed: () => 'the place is closed that day',
  beforePickup: () => 'it is before the pickup',
  notADate: () => 'it is no day',
  notATime: () => 'it is no time',
  tooLong: ({ max }) => `it is longer than ${max} characters`,
  tooSmall: ({ min }) => `it may not be below ${min}`,
  notAboveZero: () => 'it has to be above zero',
  tooLarge: ({ max }) => `it may not be above ${max}`,
  tooMany: ({ max }) => `there may be at most ${max}`,
  notOneOf: () => 'it is none of what can be chosen',
  badForm: ({ example }) => `write it like ${example}`,
  noSuchClass: () => 'there is no such freight class',
  notForMode: () => 'it does not go with the mode',
  notByParcel: () => 'small packages cannot be sent with it',
  packageTooHeavy: ({ max }) => `a package may not weigh more than ${max} lb`,
  girthTooLarge: ({ max }) => `length and girth may not come to more than ${max} in`,
  customsNeeded: () => 'it goes abroad, and nothing is said for customs',
  oneCurrency: ({ currency }) => `all lines of an invoice are in ${currency}`,
  exemptToCanada: () => 'the exemption NOEEI 30.36 is of goods to Canada alone',
  filingNeeded: ({ above }) => `goods of one tariff number above $${above} need an AES number or an exemption`,
  loadOverTruck: () => 'the load is too heavy for the truck',
  floorOverTruck: () => 'the load does not fit on the floor of the truck',
  unitOverTruck: () => 'a unit does not fit into the truck',
  onSeveralBills: () => 'it stands on several bills of lading',
}

/** What is wrong with a field: a part of a sentence, without the field. */
export const fieldFaultText = (code: string, params: Params): string =>
  sentences[code]?.(params) ?? 'it is not as it has to be; open the row to see why'
