import { accessorials } from '../freight/accessorials.ts'
import { hundredthsOf } from './hundredths.ts'
import type {
  Address,
  Bill,
  HandlingUnit,
  LineItem,
  PickupWindow,
  PlainShipment,
  Shipment,
  ShipmentHead,
  ShipmentLine,
  Stop,
  StopKind,
  UnitContent,
} from './shipment.ts'

export const blankAddress: Address = {
  company: '',
  street: '',
  street2: '',
  city: '',
  state: '',
  zip: '',
  country: '',
  contactName: '',
  contactPhone: '',
  contactEmail: '',
}
const noWindow: PickupWindow = { date: '', from: '', to: '' }

/** A stop with nothing but its place. */
export const stopAt = (kind: StopKind, address: Address, window: PickupWindow = noWindow): Stop => ({
  stopId: null,
  kind,
  address,
  addressId: null,
  zone: '',
  window,
  appointment: '',
  door: '',
  services: [],
  references: [],
  arrivedAt: null,
  leftAt: null,
})

/** Where freight is picked up first. */
export const originOf = ({ stops }: Pick<Shipment, 'stops'>): Address => stops[0]?.address ?? blankAddress

/** Where the last of it is delivered. */
export const destinationOf = ({ stops }: Pick<Shipment, 'stops'>): Address => stops.at(-1)?.address ?? blankAddress

/** Date and window of the first pickup. */
export const pickupOf = ({ stops }: Pick<Shipment, 'stops'>): PickupWindow => stops[0]?.window ?? noWindow

/** The extra services of all stops, each once. */
export const servicesOf = ({ stops }: Pick<Shipment, 'stops'>): readonly string[] => [
  ...new Set(stops.flatMap(stop => stop.services)),
]

const deliveryCodes: ReadonlySet<string> = new Set(
  accessorials.filter(({ at }) => at === 'delivery').map(({ code }) => code),
)

/** The stops with just these services, in this order: what stays, stays where it is; what is new goes to its end. */
export function withServices(stops: readonly Stop[], codes: readonly string[]): readonly Stop[] {
  const here = new Set(stops.flatMap(stop => stop.services))
  const isAt = (code: string, stop: Stop, index: number): boolean => {
    if (here.has(code)) return stop.services.includes(code)
    return index === (deliveryCodes.has(code) ? stops.length - 1 : 0)
  }
  const wanted = [...new Set(codes)]
  return stops.map((stop, index) => ({ ...stop, services: wanted.filter(code => isAt(code, stop, index)) }))
}

const lineOf = (item: LineItem): ShipmentLine => ({
  lineId: item.lineId ?? null,
  description: item.description,
  itemCode: item.itemCode,
  nmfc: item.nmfc,
  freightClass: item.freightClass,
  pieces: item.pieces,
  pieceType: item.pieceType,
  weightLb: item.weightLb,
  wtUnit: item.wtUnit ?? 1,
  ...(item.customs === undefined ? {} : { customs: item.customs }),
  hazmat: item.hazmat,
})

/** What is said of a small package beside its size and weight. */
const packageOf = ({ declaredValue, additionalHandling }: LineItem | HandlingUnit) => ({
  ...(declaredValue === undefined ? {} : { declaredValue }),
  ...(additionalHandling ? { additionalHandling } : {}),
})

const unitOf = (item: LineItem, line: number, unloadedAt: number): HandlingUnit => ({
  unitId: item.unitId ?? null,
  count: item.handlingUnits,
  type: item.handlingUnitType,
  lengthIn: item.lengthIn,
  widthIn: item.widthIn,
  heightIn: item.heightIn,
  dimUnit: item.dimUnit ?? 1,
  grossWeightLb: null,
  stackable: item.stackable,
  ...(item.linearFeet === undefined ? {} : { linearFeet: item.linearFeet }),
  ...packageOf(item),
  loadedAt: 1,
  unloadedAt,
  contents: [{ line, pieces: item.pieces, weightLb: item.weightLb }],
})

/**
 * Lines and units of rows, over the whole way: a line each, and a unit each unless a row says that it stands on the one
 * before.
 */
export function freightOfItems(items: readonly LineItem[], stops: number): Pick<Shipment, 'lines' | 'units'> {
  const units: HandlingUnit[] = []
  for (const [index, item] of items.entries()) {
    const own = unitOf(item, index + 1, stops)
    const before = units.at(-1)
    if (item.sharesUnit && before !== undefined) {
      units[units.length - 1] = { ...before, contents: [...before.contents, ...own.contents] }
    } else units.push(own)
  }
  return { lines: items.map(lineOf), units }
}

export const headOf = (given: ShipmentHead): ShipmentHead => ({
  billTo: given.billTo,
  mode: given.mode,
  ...(given.volume ? { volume: given.volume } : {}),
  ...(given.truck === undefined ? {} : { truck: given.truck }),
  ...(given.parcel === undefined ? {} : { parcel: given.parcel }),
  ...(given.asking === undefined ? {} : { asking: given.asking }),
  ...(given.appointedCarrier === undefined ? {} : { appointedCarrier: given.appointedCarrier }),
  terms: given.terms,
  references: given.references,
  orderNumber: given.orderNumber,
  customerPo: given.customerPo,
  ...(given.customerOrders === undefined ? {} : { customerOrders: given.customerOrders }),
  specialInstructions: given.specialInstructions,
  internalNotes: given.internalNotes,
  declaredValue: given.declaredValue,
  currency: given.currency,
  cod: given.cod,
  loadNumber: given.loadNumber,
  trailerNumber: given.trailerNumber,
  seals: given.seals,
})

/** One bill over the whole way, on the shipment's own terms. */
export const wholeWay = (stops: number): Bill => ({
  billId: null,
  number: '',
  fromStop: 1,
  toStop: stops,
  terms: null,
  billTo: null,
})

/** The shipment that a plain form means: a pickup, a delivery, one bill. */
export const shipmentOfPlain = (plain: PlainShipment): Shipment => ({
  ...headOf(plain),
  stops: withServices(
    [stopAt('pickup', plain.origin, plain.pickup), stopAt('delivery', plain.destination)],
    plain.accessorials,
  ),
  ...freightOfItems(plain.items, 2),
  bills: [wholeWay(2)],
})

/** A shipment in whichever of its forms. */
export const wholeOf = (given: Shipment | PlainShipment): Shipment =>
  'stops' in given ? given : shipmentOfPlain(given)

/**
 * The pallets' own weight of a unit, shared out among what stands on them by weight, in hundredths of a pound: each row takes
 * what the rows up to it come to, less what those before it took, so that the sum is the whole.
 */
function tareShares({ grossWeightLb, contents }: HandlingUnit): readonly number[] {
  const weights = contents.map(({ weightLb }) => hundredthsOf(weightLb))
  const inside = weights.reduce((sum, weight) => sum + weight, 0)
  const tare = grossWeightLb === null ? 0 : Math.max(0, hundredthsOf(grossWeightLb) - inside)
  // Of goods that weigh nothing yet there is nothing to share by.
  if (inside === 0) return weights.map((_, index) => (index === 0 ? tare : 0))
  let before = 0
  return weights.map(weight => {
    const upTo = before + weight
    const own = Math.round((tare * upTo) / inside) - Math.round((tare * before) / inside)
    before = upTo
    return own
  })
}

/** @param tare hundredths of a pound of pallets: they are moved and rated as well */
function rowOf(line: ShipmentLine, unit: HandlingUnit, content: UnitContent, isFirst: boolean, tare: number): LineItem {
  return {
    ...(line.lineId === null ? {} : { lineId: line.lineId }),
    ...(unit.unitId === null ? {} : { unitId: unit.unitId }),
    ...(isFirst ? {} : { sharesUnit: true as const }),
    description: line.description,
    itemCode: line.itemCode,
    nmfc: line.nmfc,
    freightClass: line.freightClass,
    handlingUnits: isFirst ? unit.count : 0,
    handlingUnitType: unit.type,
    pieces: content.pieces,
    pieceType: line.pieceType,
    weightLb: tare === 0 ? content.weightLb : (hundredthsOf(content.weightLb) + tare) / 100,
    ...(line.wtUnit === 1 ? {} : { wtUnit: line.wtUnit }),
    lengthIn: unit.lengthIn,
    widthIn: unit.widthIn,
    heightIn: unit.heightIn,
    ...(unit.dimUnit === 1 ? {} : { dimUnit: unit.dimUnit }),
    stackable: unit.stackable,
    ...(isFirst && unit.linearFeet !== undefined ? { linearFeet: unit.linearFeet } : {}),
    ...(isFirst ? packageOf(unit) : {}),
    ...(line.customs === undefined ? {} : { customs: line.customs }),
    hazmat: line.hazmat,
  }
}

/** A row for each line on each unit of these; a unit counts on the first of its rows. */
export const rowsOf = (lines: readonly ShipmentLine[], units: readonly HandlingUnit[]): readonly LineItem[] =>
  units.flatMap(unit => {
    const tares = tareShares(unit)
    return unit.contents.flatMap((content, index) => {
      const line = lines[content.line - 1]
      return line === undefined ? [] : [rowOf(line, unit, content, index === 0, tares[index] ?? 0)]
    })
  })

/** The freight row by row, as a plain form, a bill and a price see it: a pallet with two lines is two rows and counts once. */
export const itemsOf = ({ lines, units }: Pick<Shipment, 'lines' | 'units'>): readonly LineItem[] =>
  rowsOf(lines, units)

/** The shipment as a plain form shows it. What lies between first and last stop is not in it. */
export const plainOf = (shipment: Shipment): PlainShipment => ({
  ...headOf(shipment),
  origin: originOf(shipment),
  destination: destinationOf(shipment),
  pickup: pickupOf(shipment),
  items: itemsOf(shipment),
  accessorials: servicesOf(shipment),
})
