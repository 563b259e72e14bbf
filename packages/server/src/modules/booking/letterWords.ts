import {
  type Address,
  accessorialName,
  codWords,
  emergencyContact,
  formatDate,
  formatTime,
  type HandlingUnit,
  hazmatDescription,
  isCollectedAt,
  isDate,
  isTime,
  type LineItem,
  type PickupWindow,
  packagingName,
  paymentNames,
  rowsOf,
  type Shipment,
  type Stop,
  shippingDescription,
} from '@waybill/domain'
import { hazmatTable } from '../../hazmatTable.ts'
import { zoneOf } from '../../places/zips.ts'
import { zoneName } from '../../places/zoneName.ts'

/** How letters to carriers write places, hours and freight. */

const time = (text: string): string => (isTime(text) ? formatTime(text) : text)

const listed = (parts: readonly string[], by = ', '): string => parts.filter(part => part.trim() !== '').join(by)

export const dayWords = (date: string): string => (isDate(date) ? formatDate(date) : date)

/** `10:00 AM to 3:30 PM` */
export const hoursWords = ({ from, to }: PickupWindow): string => listed([time(from), time(to)], ' to ')

/** `Tue, Nov 24, 10:00 AM to 3:30 PM` */
export const windowWords = (window: PickupWindow): string => listed([dayWords(window.date), hoursWords(window)])

/** `EST`: the time by which the hours at a place are meant on that day; blank where nobody knows, or no hours are named. */
export const zoneAtPlace = (address: Pick<Address, 'zip' | 'country'>, { date, from, to }: PickupWindow): string =>
  from === '' && to === '' ? '' : zoneName(zoneOf(address, ''), date)

/** `Tue, Nov 24, 10:00 AM to 3:30 PM EST`: a carrier is seldom in the zone of the dock. */
export const stopWindowWords = ({ address, window }: Pick<Stop, 'address' | 'window'>): string =>
  listed([windowWords(window), zoneAtPlace(address, window)], ' ')

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

/** Units, weight, class and name of a row. */
function rowWords(item: LineItem, hazmat: string): string {
  const units = item.sharesUnit
    ? 'on the same'
    : `${item.handlingUnits} ${packagingName(item.handlingUnitType, item.handlingUnits)}`
  const freightClass = item.freightClass === '' ? '' : `class ${item.freightClass}`
  const weight = `${item.weightLb.toLocaleString('en-US')} lb`
  return `${listed([units, weight, freightClass])}: ${listed([item.description, hazmat])}`
}

/** A row of freight in one line. */
export const freightWords = (item: LineItem): string =>
  rowWords(item, item.hazmat === null ? '' : `HAZMAT ${item.hazmat.unNumber} class ${item.hazmat.hazardClass}`)

const emergencyWords = (contact: string): string => (contact === '' ? '' : `emergency ${contact}`)

const measuresWords = (item: LineItem): readonly string[] => [
  item.pieces > 0 ? `${item.pieces} ${packagingName(item.pieceType, item.pieces)}` : '',
  !item.sharesUnit && item.lengthIn > 0 && item.widthIn > 0 && item.heightIn > 0
    ? `${item.lengthIn} × ${item.widthIn} × ${item.heightIn} in`
    : '',
  item.nmfc === '' ? '' : `NMFC ${item.nmfc}`,
]

/** A hazardous material with its packages, as a shipping paper says it beside the other rows; blank: the row is none. */
export const hazmatWords = (item: LineItem, index: number, all: readonly LineItem[]): string =>
  hazmatDescription(item, index, all, hazmatTable)

/**
 * The same with all that a carrier measures and loads by: where two rows are compared.
 * @param all rows of the shipment, in their order: a hazardous quantity is said once
 */
export function freightInFull(item: LineItem, index: number, all: readonly LineItem[]): string {
  return listed([
    freightWords(item),
    ...measuresWords(item),
    item.itemCode,
    item.stackable ? 'stackable' : '',
    // Of the rows those that differ are printed alone.
    hazmatDescription(item, index, all, hazmatTable, true),
    item.hazmat === null ? '' : emergencyWords(emergencyContact(item.hazmat)),
  ])
}

/** The same where it comes off: its quantity was said where it was loaded, and is not there a second time. */
function hazmatUnloaded({ hazmat, pieces, pieceType }: LineItem): string {
  if (hazmat === null) return ''
  const packages = pieces > 0 ? `${pieces} ${packagingName(pieceType, pieces).toLowerCase()}` : ''
  const said = hazmat.quantity.trim() === '' ? packages : listed([packages, 'of those loaded above'])
  return shippingDescription({ ...hazmat, quantity: said }, '', hazmatTable)
}

const offeredWords = (item: LineItem, hazmat: string): string =>
  listed([
    rowWords(item, ''),
    ...measuresWords(item),
    item.stackable || item.sharesUnit ? '' : 'do not stack',
    hazmat === '' ? '' : `HAZMAT: ${hazmat}`,
  ])

/** A row of freight with the unit that it stands on, which says where it comes on and off. */
export interface UnitRow {
  readonly item: LineItem
  readonly unit: HandlingUnit
}

/** All rows of a shipment in their order. */
export const unitRows = ({ lines, units }: Pick<Shipment, 'lines' | 'units'>): readonly UnitRow[] =>
  units.flatMap(unit => rowsOf(lines, [unit]).map(item => ({ item, unit })))

/**
 * A row as a carrier is offered it, before any bill of lading: what it is rated and loaded by, and a hazardous material by its
 * whole description (49 CFR 172.202), by which equipment, drivers and routes are chosen. A quantity is said once.
 * @param all rows of the shipment, of which it is one
 */
export function freightOffered(row: UnitRow, all: readonly UnitRow[]): string {
  const items = all.map(({ item }) => item)
  return offeredWords(row.item, hazmatWords(row.item, all.indexOf(row), items))
}

/** The same where it comes off. */
export const freightUnloaded = ({ item }: UnitRow): string => offeredWords(item, hazmatUnloaded(item))

/** `$1,394.50, fee collect, certified funds, at stop 2`: a carrier chooses its driver by who is to pay him. */
export function collectedWords(shipment: Pick<Shipment, 'cod' | 'currency' | 'stops'>): string {
  const words = codWords(shipment)
  const { stops } = shipment
  const at = stops.findIndex(stop => isCollectedAt(shipment, stop)) + 1
  return words === '' || stops.length <= 2 || at === 0 ? words : `${words}, at stop ${at}`
}

/** `In all: 4 handling units, 4,800 lb` */
export function totalWords(items: readonly LineItem[]): string {
  const units = items.reduce((sum, item) => sum + (item.sharesUnit ? 0 : item.handlingUnits), 0)
  const pounds = items.reduce((sum, item) => sum + item.weightLb, 0)
  return `In all: ${units} handling ${units === 1 ? 'unit' : 'units'}, ${pounds.toLocaleString('en-US')} lb`
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

/** Who pays, before names are named: `Collect, paid by the consignee`. */
export const termsWords = ({ terms, billTo }: Pick<Shipment, 'terms' | 'billTo'>): string => {
  const party = { prepaid: 'the shipper', collect: 'the consignee', thirdParty: 'a third party' }[terms]
  return `${paymentNames[terms]}, paid by ${billTo === null ? party : 'a third party'}`
}

/** Who pays, where it is not the shipper: `Collect, paid by …`. Blank for prepaid freight. */
export function chargesWords({ terms, billTo, stops }: Pick<Shipment, 'terms' | 'billTo' | 'stops'>): string {
  if (terms === 'prepaid' && billTo === null) return ''
  const payer = billTo ?? (terms === 'collect' ? stops.at(-1)?.address : undefined)
  return listed([paymentNames[terms], payer === undefined ? '' : `paid by ${placeWords(payer)}`])
}
