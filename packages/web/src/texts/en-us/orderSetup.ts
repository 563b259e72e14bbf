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
  saved: '{company} is saved.',
  edit: 'Edit',
  delete: 'Delete',
  deleted: '{company} is deleted.',
  restored: '{company} is back.',
  emptyTitle: 'No bill-to locations yet',
  emptyWhy:
    'Who pays third-party freight, ready to be chosen in an order and named to the carrier with its price request.',
  choose: 'Bill to one of your locations',
  chooseFirst: 'Choose a location',
} as const

export const shipVia = {
  intro:
    'The codes by which your own system names carriers. An imported order with a code goes to its carrier. Paste rows from a spreadsheet: code, SCAC, mode, note, service. The service is spelled as the carrier’s prices name it, like UPS Ground; blank leaves it to the rule.',
  grid: 'Ship-via codes',
  code: 'Ship-via code',
  scac: 'SCAC',
  mode: 'Mode',
  note: 'Note',
  service: 'Service',
  save: 'Save the codes',
  saved: 'The ship-via codes are saved.',
  codes: { one: '{count} code', other: '{count} codes' },
  needsCode: 'Please enter the code.',
  twice: 'This code stands here twice: it must name one carrier.',
  badScac: 'A SCAC has 2 to 4 letters.',
  badMode: 'LTL, TL, PARCEL, or blank for LTL.',
  tooLong: 'At most {max} characters.',
  unknown: '{scac} is not among your carriers: orders with its codes wait until it is.',
} as const

export const gridPage = {
  row: 'Row {number}',
  failed: 'This could not be loaded',
  unsaved: 'not saved yet',
  bad: { one: '{count} cell to mend', other: '{count} cells to mend' },
} as const

export const orderDefaults = {
  mine: 'Yours',
  mineWhy: 'What your own new orders start with. What a place of the address book says goes before it.',
  company: 'The company’s',
  companyWhy: 'For everybody who has set none of their own.',
  from: 'Pickup from',
  to: 'Pickup to',
  services: 'Services',
  references: 'Names of references',
  referencesWhy: 'What your company calls them. A reference with a name is always shown on an order.',
  atPickup: 'At pickup',
  atDelivery: 'At delivery',
  atEither: 'For the freight',
  save: 'Save',
  saved: 'Service(s) has been updated successfully',
  failed: 'Something went wrong while updating services',
  clear: 'Clear',
  cleared: 'The defaults are cleared.',
} as const
