import { itemsOf, plainOf, receivingWords, type Shipment, type Stop, truckWords } from '@waybill/domain'
import type { ShipmentRecord } from '../shipments/index.ts'
import {
  billNumbers,
  billsWords,
  chargesWords,
  collectedWords,
  freightOffered,
  freightUnloaded,
  placeLines,
  servicesWords,
  stopTitle,
  stopWindowWords,
  totalWords,
  type UnitRow,
  unitRows,
} from './letterWords.ts'

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

const named = (name: string, text: string): readonly string[] => (text === '' ? [] : [`${name}: ${text}`])

/** What is told of a stop beside its place. */
const factsOf = (stop: Stop): readonly string[] => [
  ...[receivingWords(stop.address)].filter(text => text !== ''),
  ...named('Appointment', stop.appointment),
  ...named('References', stop.references.filter(text => text !== '').join(', ')),
]

const freightHere = (name: string, rows: readonly string[]): readonly string[] =>
  rows.length === 0 ? [] : [`${name}:\n${rows.join('\n')}`]

/** A stop of a way with more than two: where, when, what comes on and off, and what is needed there. */
function stopParagraph(rows: readonly UnitRow[], stop: Stop, number: number): string {
  return [
    stopTitle(stop, number),
    placeLines(stop.address),
    ...named('When', stopWindowWords(stop)),
    ...factsOf(stop),
    ...named('Accessorials', servicesWords(stop.services)),
    ...freightHere(
      'Loads',
      rows.filter(({ unit }) => unit.loadedAt === number).map(row => freightOffered(row, rows)),
    ),
    ...freightHere('Unloads', rows.filter(({ unit }) => unit.unloadedAt === number).map(freightUnloaded)),
  ].join('\n')
}

/** Places and freight: from, to and what, or stop by stop. */
function wayParagraphs(shipment: Shipment): readonly string[] {
  const { stops } = shipment
  const [first, last] = stops
  const rows = unitRows(shipment)
  if (stops.length > 2 || first === undefined || last === undefined) {
    return [...stops.map((stop, index) => stopParagraph(rows, stop, index + 1)), totalWords(itemsOf(shipment))]
  }
  const { items, accessorials } = plainOf(shipment)
  return [
    ['From:', placeLines(first.address), ...factsOf(first)].join('\n'),
    ['To:', placeLines(last.address), ...named('When', stopWindowWords(last)), ...factsOf(last)].join('\n'),
    [...rows.map(row => freightOffered(row, rows)), totalWords(items)].join('\n'),
    ...named('Accessorials', servicesWords(accessorials)),
  ]
}

/** The shipment as a carrier needs it, paragraph by paragraph. */
export const shipmentParagraphs = (shipment: Shipment): readonly string[] => [
  ...wayParagraphs(shipment),
  ...named('Collect on delivery', collectedWords(shipment)),
  ...named('Instructions', shipment.specialInstructions),
]

/** The subject by which a dispatcher finds the order again. */
export function tenderSubject({ record, company, sample }: TenderLetter): string {
  const { origin, destination } = plainOf(record.shipment)
  const lane = `${origin.city}, ${origin.state} to ${destination.city}, ${destination.state}`
  return `${sample ? 'SAMPLE: ' : ''}Pickup request ${record.bolNumber}: ${lane}, ${company}`
}

/** The letter that tenders a shipment, paragraph by paragraph; its bills of lading go with it. */
export function tenderParagraphs(tender: TenderLetter): string[] {
  const { record, company, carrierName, service, price, comments, clerk, sample } = tender
  const { shipment, bolNumber } = record
  const numbers = billNumbers(shipment, bolNumber)
  return [
    ...(sample ? ['SAMPLE, NOT FOR SHIPMENT. No freight moves under this e-mail.'] : []),
    `Hello ${carrierName} dispatch,`,
    `Please pick up this shipment for ${company}. ${numbers.length > 1 ? `The ${numbers.length} bills of lading are` : 'The bill of lading is'} attached.`,
    [
      billsWords(numbers),
      ...shipment.stops.slice(0, 1).map(stop => `Pickup: ${stopWindowWords(stop)}`),
      ...named('Equipment', truckWords(shipment)),
      ...named('Service', service),
      ...named('Quoted', price),
      ...named('Freight charges', chargesWords(shipment)),
      ...named('Order number', shipment.orderNumber),
      ...named('Purchase order', shipment.customerPo),
      ...named('References', shipment.references.filter(text => text !== '').join(', ')),
    ].join('\n'),
    ...shipmentParagraphs(shipment),
    ...(comments === '' ? [] : [comments]),
    `Please confirm to ${clerk.name}, ${clerk.email}. If you cannot pick it up, tell us at once so that we can find another carrier.`,
  ]
}
