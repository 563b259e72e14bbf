import * as constants from '@waybill/contract/constants.ts'

/** Constants of specification §9 with the value they must have. */
export const specifiedConstants: readonly { readonly what: string; readonly is: unknown; readonly must: unknown }[] = [
  { what: 'ZIP length', is: constants.ZIP_MAX, must: 10 },
  { what: 'state length', is: constants.STATE_LENGTH, must: 2 },
  { what: 'contact name length', is: constants.CONTACT_NAME_MAX, must: 30 },
  { what: 'list page size', is: constants.PAGE_SIZE_DEFAULT, must: 10 },
  { what: 'page index', is: constants.PAGE_INDEX_DEFAULT, must: 1 },
  { what: 'bucket freshness, minutes', is: constants.BUCKET_FRESHNESS_MINUTES, must: 15 },
  { what: 'freight quote, hours', is: constants.QUOTE_VALID_HOURS, must: 24 },
  { what: 'collect pickup from', is: constants.COLLECT_PICKUP_FROM, must: '11:00' },
  { what: 'collect pickup to', is: constants.COLLECT_PICKUP_TO, must: '15:30' },
  { what: 'unit factor', is: constants.DEFAULT_UNIT_FACTOR, must: 1 },
  { what: 'freight package type', is: constants.DEFAULT_FREIGHT_PACKAGE_TYPE, must: 'CTN' },
  { what: 'class of a blank item', is: constants.BLANK_ITEM_CLASS, must: '70' },
  { what: 'parcel package type', is: constants.PARCEL_PACKAGE_TYPE, must: '02' },
  { what: 'declared value currency', is: constants.DECLARED_VALUE_CURRENCY, must: 'USD' },
  { what: 'bill-to country', is: constants.BILL_TO_COUNTRY, must: 'US' },
  { what: 'BOL print count', is: constants.BOL_PRINT_COUNT, must: 3 },
  { what: 'chunk time-out, seconds', is: constants.CHUNK_TIMEOUT_SECONDS, must: 120 },
]

/** Moves of specification §4. */
export const specifiedMoves: readonly (readonly [from: string, to: string])[] = [
  ['O', 'Q'],
  ['Q', 'T'],
  ['T', 'A'],
  ['A', 'D'],
  ['O', 'V'],
  ['Q', 'V'],
  ['T', 'V'],
]

/** Rules of specification §5 and where they are held; empty: not built yet. */
export const specifiedRules: Readonly<Record<string, string>> = {
  'ZIP 10, state 2, contact name 30': 'packages/domain/src/shipment/validateAddress.ts',
  'parcel account form names what is missing': '',
  'duplicate parcel accounts are refused': '',
  'deleting a freight carrier needs location, SCAC and mode': '',
  'adding a carrier needs all details': '',
  'item master needs SKU and description': 'packages/contract/src/wire/item.ts',
  'account registration needs amount due, control id, currency, agreement': '',
  'a tracking event needs a status': '',
  'dimensions are required for parcel packages': 'packages/domain/src/shipment/validateShipment.ts',
  'cartons inside a package only with order integration': '',
  'a quote needs the terms box': '',
  'times are 24-hour and shown in 12-hour form': 'packages/domain/src/time/times.ts',
  'UPS registration takes one of the last three invoices': '',
}
