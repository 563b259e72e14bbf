import type { Area } from '../areas.ts'

/**
 * Messages of specification §8 one by one, to the letter where it quotes them; `{x}` is filled in. A row stands when a
 * screen or a handler says the text. Null: described there without its words, and no text of ours is named for it yet.
 */
export const specifiedMessages: Readonly<Record<Area, Readonly<Record<string, string | null>>>> = {
  spine: {
    'generic failure': 'Something went wrong. Please try again later',
    'tracking: wrong link': 'There is an error in the URL, contact support',
    'tracking: parameters missing': 'Invalid Parameter',
    'tracking event without a status': 'Please select the status',
    'no shipments': 'No Shipments.',
    'permission denied': 'You do not have permission for this page. Please contact support by email {email}.',
  },
  kit: { 'while a call runs': 'Processing your request' },
  paper: {
    'no charges': 'Charges are not available',
    'no attachment': 'No Attachment Yet.',
    'BOL could not be downloaded': 'Something went wrong while downloading the BOL',
    'packing list could not be downloaded': 'Something went wrong while downloading the packing list',
    'no POD': 'No POD exists',
  },
  freight: {
    'no contact of the carrier': 'The contact information is unavailable for this carrier',
    'no services': 'No services chosen.',
    'services could not be updated': 'Something went wrong while updating services',
    'services were updated': 'Service(s) has been updated successfully',
    'provider: 405 and 504': 'Something went wrong - 405',
    'spot quote carrier could not be saved': 'Error occurred while saving spot quote carrier',
    'ODFL account could not be set up': 'Unable to setup the ODFL account',
    'carrier could not be deleted': 'Something went wrong while deleting the carrier',
    'deleting without all of location, SCAC and mode': 'Insufficient params passed while deleting',
    'adding the carrier failed in the transport system': 'Exception while adding the carrier in the transport system',
    'updating the carrier failed in the transport system':
      'Exception while updating the carrier in the transport system',
    'carrier details missing': 'Please fill all the details',
    'carrier exists': 'Carrier({x}) already exist',
    'carrier added': 'Carrier({x}) has been added successfully',
  },
  quotes: {
    'no quotes': 'No Quotes',
  },
  orders: {
    'order data could not be read': 'Something went wrong while getting the order data',
    'no shipments that day': 'No shipments available on the given date.',
  },
  reports: {
    'score card could not be read': 'Something went wrong while getting the score card',
    'carrier shipments could not be read': 'Something went wrong while getting the carrier shipments',
    'no record of that month': 'There is no record available for selected year and month.',
  },
  parcel: {
    'parcel account: getting failed': 'Error while getting the account details',
    'parcel account: adding failed': 'Error while adding the account details',
    'parcel account: updating failed': 'Error while updating the account details',
    'parcel account: deleting failed': 'Error while deleting the account details',
    'parcel account: exists': '{x} account# {x} already exists with the same data',
    'parcel account: registered': '{x} account# {x} is already registered',
    'agreement could not be read': 'Error while getting the agreement details',
    'account could not be read': 'Error while getting the UPS account details',
    'registration could not be read': 'Error while getting the registration details',
    'account exists': 'Account Already Exist',
    'registration failed': 'Error occured while registration',
  },
  integration: {},
  items: { 'item added': 'Item Details of {code} has been added successfully' },
  settings: {},
}
