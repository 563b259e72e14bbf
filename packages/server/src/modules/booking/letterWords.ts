import {
  type Address,
  accessorialName,
  emergencyContact,
  formatDate,
  formatTime,
  isDate,
  isTime,
  type LineItem,
  type PickupWindow,
  packagingName,
  paymentNames,
  type Shipment,
  type Stop,
  shippingDescription,
} from '@waybill/domain'

/** How letters to carriers write places, hours and freight. */

const time = (text: string): string => (isTime(text) ? formatTime(text) : text)

const listed = (parts: readonly string[], by = ', '): string => parts.filter(part => part.trim() !== '').join(by)

export const dayWords = (date: string): string => (isDate(date) ? formatDate(date) : date)

/** `10:00 AM to 3:30 PM` */
export const hoursWords = ({ from, to }: PickupWindow): string => listed([time(from), time(to)], ' to ')

/** `Tue, Nov 24, 10:00 AM to 3:30 PM` */
export const windowWords = (window: PickupWindow): string => listed([dayWords(window.date), hoursWords(window)])

const cityWords = ({ city, state, zip, country }: Address): string =>
  listed([listed([city, listed([state, zip], ' ')]), country === 'US' ? '' : country], ' ')

export const contactWords = ({ contactName, contactPhone, contactEmail }: Address): string =>
  listed([contactName, contactPhone, contactEmail])

/** A place on one line. */
export const placeWords = (address: Address): string =>
  listed([address.company, address.street, address.street2, cityWords(address)])

/** A place as on an envelope, with whom to ask for. */
export const placeLines = (address: Address): string =>
  listed(
    [
      ...[address.company, address.street, address.street2, cityWords(address)],
      listed([address.contactName, address.contactPhone]),
    ],
    '\n',
  )

export const servicesWords = (codes: readonly string[]): string => codes.map(accessorialName).join(', ')

/** A row of freight in one line. */
export function freightWords(item: LineItem): string {
  const units = item.sharesUnit
    ? 'on the same'
    : `${item.handlingUnits} ${packagingName(item.handlingUnitType, item.handlingUnits)}`
  const freightClass = item.freightClass === '' ? '' : `class ${item.freightClass}`
  const hazmat = item.hazmat === null ? '' : `HAZMAT ${item.hazmat.unNumber} class ${item.hazmat.hazardClass}`
  const weight = `${item.weightLb.toLocaleString('en-US')} lb`
  return `${listed([units, weight, freightClass])}: ${listed([item.description, hazmat])}`
}

const emergencyWords = (contact: string): string => (contact === '' ? '' : `emergency ${contact}`)

/** The same with all that a carrier measures and loads by: where two rows are compared. */
export function freightInFull(item: LineItem): string {
  const measured = item.lengthIn > 0 && item.widthIn > 0 && item.heightIn > 0
  return listed([
    freightWords(item),
    `${item.pieces} ${packagingName(item.pieceType, item.pieces)}`,
    measured ? `${item.lengthIn} × ${item.widthIn} × ${item.heightIn} in` : '',
    item.nmfc === '' ? '' : `NMFC ${item.nmfc}`,
    item.itemCode,
    item.stackable ? 'stackable' : '',
    item.hazmat === null
      ? ''
      : listed([shippingDescription(item.hazmat), emergencyWords(emergencyContact(item.hazmat))]),
  ])
}

export const stopTitle = ({ kind }: Pick<Stop, 'kind'>, number: number): string =>
  `Stop ${number}: ${kind === 'pickup' ? 'pick up at' : 'deliver to'}`

/** The numbers of all bills, the shipment's own where it has no other. */
export function billNumbers({ bills }: Pick<Shipment, 'bills'>, bolNumber: string): readonly string[] {
  const numbers = bills.map(bill => bill.number).filter(number => number !== '')
  return numbers.length === 0 ? [bolNumber] : numbers
}

/** `Bill of lading: 1` or `Bills of lading: 1, 2` */
export const billsWords = (numbers: readonly string[]): string =>
  `${numbers.length > 1 ? 'Bills' : 'Bill'} of lading: ${numbers.join(', ')}`

/** Who pays, where it is not the shipper: `Collect, paid by …`. Blank for prepaid freight. */
export function chargesWords({ terms, billTo, stops }: Pick<Shipment, 'terms' | 'billTo' | 'stops'>): string {
  if (terms === 'prepaid' && billTo === null) return ''
  const payer = billTo ?? (terms === 'collect' ? stops.at(-1)?.address : undefined)
  return listed([paymentNames[terms], payer === undefined ? '' : `paid by ${placeWords(payer)}`])
}
