import {
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
import {
  collectedWords,
  freightOffered,
  servicesWords,
  stopWindowWords,
  termsWords,
  totalWords,
  type UnitRow,
  unitRows,
} from './letterWords.ts'

const named = (name: string, text: string): readonly string[] => (text === '' ? [] : [`${name}: ${text}`])

/** `Dayton, OH 45402 to Reno, NV 89501` */
export const laneWords = (shipment: Shipment): string => {
  const { origin, destination } = plainOf(shipment)
  return `${origin.city}, ${origin.state} ${origin.zip} to ${destination.city}, ${destination.state} ${destination.zip}`
}

/** `loads 2 handling units, 590 lb`; blank: nothing does. */
function handledWords(verb: string, rows: readonly UnitRow[]): string {
  if (rows.length === 0) return ''
  const items = rows.map(({ item }) => item)
  return `${verb} ${totalWords(items).replace('In all: ', '')}`
}

/** A place on the way, without name and street. */
function stopWords(stop: Stop, index: number, rows: readonly UnitRow[]): string {
  const { city, state, zip } = stop.address
  const head = `Stop ${index + 1}, ${stop.kind}: ${city}, ${state} ${zip}`
  return [head, stopWindowWords(stop), receivingWords(stop.address), servicesWords(stop.services)]
    .concat(
      handledWords(
        'loads',
        rows.filter(({ unit }) => unit.loadedAt === index + 1),
      ),
      handledWords(
        'unloads',
        rows.filter(({ unit }) => unit.unloadedAt === index + 1),
      ),
    )
    .filter(text => text !== '')
    .join('; ')
}

/** Where a row comes on and off; blank: the truck stops but twice. */
const wayWords = ({ unit }: UnitRow, { stops }: Shipment): string =>
  stops.length <= 2 ? '' : `, from stop ${unit.loadedAt} to stop ${unit.unloadedAt}`

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
  const rows = unitRows(shipment)
  const [first, last] = [stops[0], stops.at(-1)]
  return [
    [
      laneWords(shipment),
      ...(stops.length > 2 ? stops.map((stop, index) => stopWords(stop, index, rows)) : []),
      ...named('Pickup', first === undefined ? '' : stopWindowWords(first)),
      ...named('Delivery', last === undefined ? '' : stopWindowWords(last)),
      ...(last === undefined || stops.length > 2 ? [] : [receivingWords(last.address)].filter(text => text !== '')),
      `Mode: ${modeWords[shipment.mode]}`,
      ...named('Equipment', equipmentWords(shipment, equipment)),
      ...named('Service', service),
      ...named('Accessorials', servicesWords(servicesOf(shipment))),
      `Freight charges: ${termsWords(shipment)}`,
      ...named('Declared value', declaredValue === null ? '' : formatMoney(declaredValue, currency)),
      ...named('Collect on delivery', collectedWords(shipment)),
    ].join('\n'),
    [...rows.map(row => freightOffered(row, rows) + wayWords(row, shipment)), totalWords(items)].join('\n'),
    ...named('Instructions', outgoingInstructions(shipment)),
  ]
}
