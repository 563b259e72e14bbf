import {
  codWords,
  formatMoney,
  itemsOf,
  type Mode,
  outgoingInstructions,
  plainOf,
  receivingWords,
  type Shipment,
  type Stop,
  servicesOf,
  truckWords,
} from '@waybill/domain'
import { freightOffered, servicesWords, stopWindowWords, termsWords, totalWords } from './letterWords.ts'

const named = (name: string, text: string): readonly string[] => (text === '' ? [] : [`${name}: ${text}`])

/** `Dayton, OH 45402 to Reno, NV 89501` */
export const laneWords = (shipment: Shipment): string => {
  const { origin, destination } = plainOf(shipment)
  return `${origin.city}, ${origin.state} ${origin.zip} to ${destination.city}, ${destination.state} ${destination.zip}`
}

/** A place on the way, without name and street. */
function stopWords(stop: Stop, index: number): string {
  const { city, state, zip } = stop.address
  const head = `Stop ${index + 1}, ${stop.kind}: ${city}, ${state} ${zip}`
  return [head, stopWindowWords(stop), receivingWords(stop.address), servicesWords(stop.services)]
    .filter(text => text !== '')
    .join('; ')
}

const modeWords: Readonly<Record<Mode, string>> = { LTL: 'Less than truckload', TL: 'Truckload', PARCEL: 'Parcel' }

/** The equipment that was asked for, with what the shipment needs of any: the range of a reefer, tarps. */
function equipmentWords(shipment: Shipment, equipment: string): string {
  const needed = truckWords(shipment)
  return equipment === '' ? needed : [equipment, ...needed.split(', ').slice(1)].join(', ')
}

/**
 * A load in words as carriers read it that do not have it: places without names and streets, which come with the order.
 * @param equipment as the shipper asks for it; blank: the shipment's own
 * @param service that was promised; blank: none
 */
export function loadParagraphs(shipment: Shipment, equipment = '', service = ''): readonly string[] {
  const { stops, declaredValue, currency } = shipment
  const items = itemsOf(shipment)
  const [first, last] = [stops[0], stops.at(-1)]
  return [
    [
      laneWords(shipment),
      ...(stops.length > 2 ? stops.map(stopWords) : []),
      ...named('Pickup', first === undefined ? '' : stopWindowWords(first)),
      ...named('Delivery', last === undefined ? '' : stopWindowWords(last)),
      ...(last === undefined || stops.length > 2 ? [] : [receivingWords(last.address)].filter(text => text !== '')),
      `Mode: ${modeWords[shipment.mode]}`,
      ...named('Equipment', equipmentWords(shipment, equipment)),
      ...named('Service', service),
      ...named('Accessorials', servicesWords(servicesOf(shipment))),
      `Freight charges: ${termsWords(shipment)}`,
      ...named('Declared value', declaredValue === null ? '' : formatMoney(declaredValue, currency)),
      ...named('Collect on delivery', codWords(shipment)),
    ].join('\n'),
    [...items.map(freightOffered), totalWords(items)].join('\n'),
    ...named('Instructions', outgoingInstructions(shipment)),
  ]
}
