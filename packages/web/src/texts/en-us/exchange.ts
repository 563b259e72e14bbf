/** Exchange rates. */
export const exchange = {
  enterTitle: 'Enter a rate',
  enterWhy:
    'Prices in another currency are compared by the newest rate of the last 31 days. What a carrier is owed stays in the currency it quoted.',
  currency: 'Currency',
  from: 'From',
  usd: 'US dollars for one',
  save: 'Save rate',
  isRight: 'The rate is right',
  saved: '{currency} from {from}: {usd} USD',
  failed: 'The rate could not be saved.',
  known: 'Rates',
  old: 'older than 31 days',
  delete: 'Delete',
  deleteOf: 'Delete {currency} from {from}',
  deleted: '{currency} from {from} was deleted.',
  restored: '{currency} from {from} is back.',
  none: 'No exchange rates yet',
  noneWhy: 'Until one is entered, prices in another currency than the shipment’s stand after the others.',
  loadFailed: 'The exchange rates could not be loaded',
} as const
