/** What new orders start from: bill-to locations, ship-via codes, defaults. */
export const billTo = {
  add: 'Add location',
  addTitle: 'New bill-to location',
  editTitle: 'Bill-to {company}',
  company: 'Company',
  line1: 'Address line 1',
  line2: 'Address line 2',
  city: 'City',
  state: 'State',
  zip: 'ZIP',
  country: 'Country',
  unitedStates: 'United States',
  canada: 'Canada',
  address: 'Address',
  save: 'Save location',
  saved: '{company} saved.',
  edit: 'Edit',
  delete: 'Delete',
  deleted: '{company} deleted.',
  restored: '{company} restored.',
  emptyTitle: 'No bill-to locations yet',
  emptyWhy: 'Who pays third-party freight; sent to carriers with rate requests.',
  choose: 'Bill to',
  chooseFirst: 'Choose a location',
} as const

export const shipVia = {
  intro:
    'Your system’s carrier codes; imported orders go to the code’s carrier. Paste rows: code, SCAC, mode, note, service. Spell the service as in prices, like UPS Ground; blank leaves it to the rule.',
  grid: 'Ship-via codes',
  code: 'Ship-via code',
  scac: 'SCAC',
  mode: 'Mode',
  note: 'Note',
  service: 'Service',
  save: 'Save codes',
  saved: 'Ship-via codes saved.',
  codes: { one: '{count} code', other: '{count} codes' },
  needsCode: 'Please enter the code.',
  twice: 'Duplicate code: it must name one carrier.',
  badScac: 'A SCAC has 2 to 4 letters.',
  badMode: 'LTL, TL, PARCEL, or blank for LTL.',
  tooLong: 'At most {max} characters.',
  unknown: '{scac} is not one of your carriers: orders with its codes wait until it is.',
} as const

export const gridPage = {
  row: 'Row {number}',
  failed: 'This could not be loaded',
  unsaved: 'not saved yet',
  bad: { one: '{count} cell to fix', other: '{count} cells to fix' },
} as const

export const orderDefaults = {
  mine: 'Yours',
  mineWhy: 'Your new orders start with these; an address’s own settings come first.',
  company: 'The company’s',
  companyWhy: 'For everybody without their own.',
  from: 'Pickup from',
  to: 'Pickup to',
  services: 'Accessorials',
  atPickup: 'At pickup',
  atDelivery: 'At delivery',
  atEither: 'For the freight',
  save: 'Save',
  saved: 'Service(s) has been updated successfully',
  failed: 'Something went wrong while updating services',
  clear: 'Clear',
  cleared: 'Defaults cleared.',
} as const

export const archiveRule = {
  title: 'Archiving',
  titleWhy: 'Delivered shipments leave Track for Shipment History.',
  days: 'Days after delivery',
  why: 'Blank: nothing is archived automatically. Whatever lacks a proof of delivery, or has something open with its carrier, stays.',
  daysWrong: 'Enter whole days, 1 to {max}, or leave it blank.',
  save: 'Save',
  saved: 'Archiving saved.',
  failed: 'Archiving could not be saved',
} as const

export const benchmarkRule = {
  title: 'Rate benchmark',
  titleWhy: 'What your company paid on a lane, beside its prices and in Analyze > Rate Benchmark.',
  enough: 'Shipments that make a benchmark',
  why: 'In 12 months, of one currency, spot and contract apart. With fewer, a wider area is taken; below that there are no figures.',
  enoughWrong: 'Enter a whole number, {min} to {max}.',
  save: 'Save',
  saved: 'Rate benchmark saved.',
  failed: 'The rate benchmark could not be saved',
} as const
