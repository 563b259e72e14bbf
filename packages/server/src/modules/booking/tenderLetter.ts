import {
  type Address,
  accessorialName,
  formatDate,
  formatTime,
  isDate,
  isTime,
  type LineItem,
  packagingName,
  plainOf,
  type Stop,
} from '@waybill/domain'
import type { ShipmentRecord } from '../shipments/index.ts'

export interface TenderLetter {
  /** The shipper's name. */
  readonly company: string
  readonly record: Pick<ShipmentRecord, 'bolNumber' | 'shipment'>
  readonly carrierName: string
  readonly service: string
  /** What the carrier quoted, in words; blank when it shall not be said. */
  readonly price: string
  readonly comments: string
  /** Who booked, and how to answer. */
  readonly clerk: { readonly name: string; readonly email: string }
  readonly sample: boolean
}

const time = (text: string): string => (isTime(text) ? formatTime(text) : text)

function placeLines(title: string, address: Address): string {
  const contact = [address.contactName, address.contactPhone].filter(text => text !== '').join(', ')
  return [
    `${title}:`,
    address.company,
    ...[address.street, address.street2].filter(line => line !== ''),
    `${address.city}, ${address.state} ${address.zip}${address.country === 'US' ? '' : ` ${address.country}`}`,
    ...(contact === '' ? [] : [contact]),
  ].join('\n')
}

/** A stop between the first and the last, with its window. */
function stopLines({ kind, address, window }: Stop): string {
  const day = isDate(window.date) ? formatDate(window.date) : window.date
  const title = kind === 'pickup' ? 'Then pick up at' : 'Then deliver to'
  return `${placeLines(title, address)}\n${day}, ${time(window.from)} to ${time(window.to)}`
}

const freightLines = (items: readonly LineItem[]): string =>
  items
    .map(item => {
      const units = item.sharesUnit
        ? 'on the same'
        : `${item.handlingUnits} ${packagingName(item.handlingUnitType, item.handlingUnits)}`
      const hazmat = item.hazmat === null ? '' : `, HAZMAT ${item.hazmat.unNumber} class ${item.hazmat.hazardClass}`
      const freightClass = item.freightClass === '' ? '' : `, class ${item.freightClass}`
      return `${units}, ${item.weightLb.toLocaleString('en-US')} lb${freightClass}: ${item.description}${hazmat}`
    })
    .join('\n')

/** The subject by which a dispatcher finds the order again. */
export function tenderSubject({ record, company, sample }: TenderLetter): string {
  const { origin, destination } = plainOf(record.shipment)
  const lane = `${origin.city}, ${origin.state} to ${destination.city}, ${destination.state}`
  return `${sample ? 'SAMPLE: ' : ''}Pickup request ${record.bolNumber}: ${lane}, ${company}`
}

/** The letter that tenders a shipment, paragraph by paragraph; the bill of lading goes with it. */
export function tenderParagraphs(tender: TenderLetter): string[] {
  const { record, company, carrierName, service, price, comments, clerk, sample } = tender
  const { shipment, bolNumber } = record
  const { origin, destination, pickup, items, accessorials, specialInstructions } = plainOf(shipment)
  const day = isDate(pickup.date) ? formatDate(pickup.date) : pickup.date
  return [
    ...(sample ? ['SAMPLE, NOT FOR SHIPMENT. No freight moves under this mail.'] : []),
    `Hello ${carrierName} dispatch,`,
    `Please pick up this shipment for ${company}. The bill of lading is attached.`,
    [
      `Bill of lading: ${bolNumber}`,
      `Pickup: ${day}, ${time(pickup.from)} to ${time(pickup.to)}`,
      ...(service === '' ? [] : [`Service: ${service}`]),
      ...(price === '' ? [] : [`Quoted: ${price}`]),
    ].join('\n'),
    placeLines('From', origin),
    ...shipment.stops.slice(1, -1).map(stopLines),
    placeLines('To', destination),
    freightLines(items),
    ...(accessorials.length === 0 ? [] : [`Extra services: ${accessorials.map(accessorialName).join(', ')}`]),
    ...(specialInstructions === '' ? [] : [`Instructions: ${specialInstructions}`]),
    ...(comments === '' ? [] : [comments]),
    `Please confirm to ${clerk.name}, ${clerk.email}. If you cannot pick it up, say so at once so that we can find another carrier.`,
  ]
}
