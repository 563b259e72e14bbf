import {
  type Bill,
  type HandlingUnit,
  paymentCodes,
  rowsOf,
  type Shipment,
  type ShipmentLine,
  type Stop,
  shipmentTotals,
  termsOfCode,
  type UnitContent,
} from '@waybill/domain'
import { z } from 'zod'
import { BILLS_MAX, DEFAULT_FREIGHT_PACKAGE_TYPE, ITEMS_MAX, STOPS_MAX, UNITS_MAX } from '../constants.ts'
import { addressFromWire, addressToWire, wireAddress } from './address.ts'
import { customsFromWire, customsToWire } from './customs.ts'
import {
  converted,
  hazmatOf,
  hazmatToWire,
  itemFields,
  itemToWire,
  packageFromWire,
  partId,
  typedUnit,
  wireCount,
  wireFactor,
  wireItem,
  wirePackaging,
} from './lineItem.ts'
import { scheduleFromWire, scheduleToWire, wireSchedule } from './schedule.ts'
import { storableText, wireLine } from './text.ts'

/** The number of a stop or line, by its place in the list, from 1. */
const place = z.int().min(0).max(1000)

/** ShipmentStops of specification §3 (StopID, DropOffAddress, Reference1, Reference2, Items); the rest is ours. */
export const wireStop = z.object({
  StopID: partId,
  StopType: z.enum(['pickup', 'delivery']),
  /** The address of the stop, whether freight comes on or off there. */
  DropOffAddress: wireAddress.prefault({}),
  /** The entry of the address book it was taken from. */
  AddressID: z.int().positive().nullable().default(null),
  SheduleDateTime: wireSchedule.prefault({}),
  Appointment: wireLine,
  /** The door of the dock. */
  Door: wireLine,
  AdditionalService: z.array(storableText(12)).max(50).default([]),
  Reference1: wireLine,
  Reference2: wireLine,
  /** When the truck came and left, as instants. Read, not written: events say it. */
  arrivedAt: z.string().max(40).nullable().default(null),
  leftAt: z.string().max(40).nullable().default(null),
  /** What comes on or off here, row by row. Read, not written: Lines and HandlingUnits say it. */
  Items: z
    .array(wireItem)
    .max(ITEMS_MAX * 10)
    .default([]),
})
export type WireStop = z.output<typeof wireStop>

/** A line of goods, whichever units it is on. */
export const wireShipmentLine = wireItem
  .pick({ LineID: true, Description: true, ItemCode: true, NMFC: true, itemClass: true, Pieces: true, PieceType: true })
  .extend({ Weight: wireCount, wtUnit: wireFactor, typedWtUnit: wireFactor })
  .extend({ Hazmatitemflag: z.boolean().default(false), Hazmat: wireItem.shape.Hazmat })
  .extend({ Customs: wireItem.shape.Customs })
export type WireShipmentLine = z.output<typeof wireShipmentLine>

/** A handling unit, or Qty equal ones: where it comes on and off, and what is on it. */
export const wireHandlingUnit = z.object({
  UnitID: partId,
  Qty: wireCount,
  packageType: wirePackaging.default('PLT'),
  Length: wireCount,
  Width: wireCount,
  Height: wireCount,
  dimUnit: wireFactor,
  typedDimUnit: wireFactor,
  /** Pounds of all units of the row with their pallets; null: what is on them. */
  GrossWeight: wireCount.removeDefault().nullable().default(null),
  Stackableitemflag: z.boolean().default(false),
  linearFeet: wireItem.shape.linearFeet,
  DeclaredValue: wireItem.shape.DeclaredValue,
  AdditionalHandling: wireItem.shape.AdditionalHandling,
  LoadStop: place.default(1),
  UnloadStop: place.default(0),
  Contents: z
    .array(z.object({ Line: place, Pieces: wireCount, Weight: wireCount }))
    .max(ITEMS_MAX)
    .default([]),
})
export type WireHandlingUnit = z.output<typeof wireHandlingUnit>

/** A bill of lading: the way it is for, and whose terms. */
export const wireBill = z.object({
  BillID: partId,
  /** Given by the server. */
  BOLNumber: wireLine,
  FromStop: place.default(1),
  ToStop: place.default(0),
  /** Null: as the shipment says. */
  PaymentType: z.enum(['P', 'C', 'T']).nullable().default(null),
  Billto: wireAddress.nullable().default(null),
})
export type WireBill = z.output<typeof wireBill>

/** The form of several stops, beside Origin, Destination and Items. ShipmentStops decides which form is meant. */
export const wireStopForm = z.object({
  ShipmentStops: z
    .array(wireStop)
    .max(STOPS_MAX + 1)
    .optional(),
  Lines: z.array(wireShipmentLine).max(ITEMS_MAX).default([]),
  HandlingUnits: z.array(wireHandlingUnit).max(UNITS_MAX).default([]),
  Bills: z.array(wireBill).max(BILLS_MAX).default([]),
})
export type WireStopForm = z.output<typeof wireStopForm>

const typeOf = { pickup: 'loadedAt', delivery: 'unloadedAt' } as const

/** The rows on one unit. */
function unitRowsToWire(lines: readonly ShipmentLine[], unit: HandlingUnit, number: number) {
  const rows = rowsOf(lines, [unit])
  const { weightLb } = shipmentTotals(rows)
  return rows.map(row => itemToWire(row, { number, weightLb }))
}

function stopToWire(stop: Stop, index: number, { lines, units }: Shipment): WireStop {
  const [Reference1 = '', Reference2 = ''] = stop.references
  const here = units.filter(unit => unit[typeOf[stop.kind]] === index + 1)
  return {
    StopID: stop.stopId,
    StopType: stop.kind,
    DropOffAddress: addressToWire(stop.address),
    AddressID: stop.addressId,
    SheduleDateTime: scheduleToWire(stop.window),
    Appointment: stop.appointment,
    Door: stop.door,
    AdditionalService: [...stop.services],
    Reference1,
    Reference2,
    arrivedAt: stop.arrivedAt,
    leftAt: stop.leftAt,
    Items: here.flatMap(unit => unitRowsToWire(lines, unit, units.indexOf(unit) + 1)),
  }
}

const lineToWire = (line: ShipmentLine): WireShipmentLine => ({
  LineID: line.lineId,
  Description: line.description,
  ItemCode: line.itemCode,
  NMFC: line.nmfc,
  itemClass: line.freightClass,
  Pieces: line.pieces,
  PieceType: line.pieceType,
  Weight: line.weightLb,
  wtUnit: 1,
  typedWtUnit: line.wtUnit,
  Customs: line.customs === undefined ? null : customsToWire(line.customs),
  Hazmatitemflag: line.hazmat !== null,
  Hazmat: line.hazmat === null ? null : hazmatToWire(line.hazmat),
})

export const unitToWire = (unit: HandlingUnit): WireHandlingUnit => ({
  UnitID: unit.unitId,
  Qty: unit.count,
  packageType: unit.type,
  Length: unit.lengthIn,
  Width: unit.widthIn,
  Height: unit.heightIn,
  dimUnit: 1,
  typedDimUnit: unit.dimUnit,
  GrossWeight: unit.grossWeightLb,
  Stackableitemflag: unit.stackable,
  linearFeet: unit.linearFeet ?? null,
  DeclaredValue: unit.declaredValue ?? null,
  AdditionalHandling: unit.additionalHandling ?? false,
  LoadStop: unit.loadedAt,
  UnloadStop: unit.unloadedAt,
  Contents: unit.contents.map(({ line, pieces, weightLb }) => ({ Line: line, Pieces: pieces, Weight: weightLb })),
})

const billToWire = (bill: Bill): WireBill => ({
  BillID: bill.billId,
  BOLNumber: bill.number,
  FromStop: bill.fromStop,
  ToStop: bill.toStop,
  PaymentType: bill.terms === null ? null : paymentCodes[bill.terms],
  Billto: bill.billTo === null ? null : addressToWire(bill.billTo),
})

export const stopsToWire = (shipment: Shipment): Required<WireStopForm> => ({
  ShipmentStops: shipment.stops.map((stop, index) => stopToWire(stop, index, shipment)),
  Lines: shipment.lines.map(lineToWire),
  HandlingUnits: shipment.units.map(unitToWire),
  Bills: shipment.bills.map(billToWire),
})

/** The rows of a plain form with the numbers of their units. */
export const rowsToWire = ({ lines, units }: Shipment) =>
  units.flatMap((unit, index) => unitRowsToWire(lines, unit, index + 1))

const stopFromWire = (wire: WireStop): Stop => {
  const references = [wire.Reference1, wire.Reference2]
  return {
    stopId: wire.StopID,
    kind: wire.StopType,
    address: addressFromWire(wire.DropOffAddress),
    addressId: wire.AddressID,
    zone: '',
    window: scheduleFromWire(wire.SheduleDateTime),
    appointment: wire.Appointment,
    door: wire.Door,
    services: [...new Set(wire.AdditionalService)],
    references: references.slice(0, references.findLastIndex(text => text !== '') + 1),
    arrivedAt: null,
    leftAt: null,
  }
}

export const lineFromWire = (wire: WireShipmentLine): ShipmentLine => ({
  lineId: wire.LineID,
  description: wire.Description,
  itemCode: wire.ItemCode,
  nmfc: wire.NMFC,
  freightClass: wire.itemClass,
  pieces: wire.Pieces,
  pieceType: wire.PieceType ?? DEFAULT_FREIGHT_PACKAGE_TYPE,
  weightLb: converted(wire.Weight, wire.wtUnit),
  wtUnit: typedUnit(wire.wtUnit, wire.typedWtUnit),
  ...customsFromWire(wire.Customs),
  hazmat: hazmatOf(wire),
})

/** Contents are weighed in the unit of their line. */
const contentFromWire = (
  { Line, Pieces, Weight }: WireHandlingUnit['Contents'][number],
  lines: readonly WireShipmentLine[],
): UnitContent => ({ line: Line, pieces: Pieces, weightLb: converted(Weight, lines[Line - 1]?.wtUnit ?? 1) })

export const unitFromWire = (
  wire: WireHandlingUnit,
  lines: readonly WireShipmentLine[],
  stops: number,
): HandlingUnit => ({
  unitId: wire.UnitID,
  count: wire.Qty,
  type: wire.packageType,
  lengthIn: converted(wire.Length, wire.dimUnit),
  widthIn: converted(wire.Width, wire.dimUnit),
  heightIn: converted(wire.Height, wire.dimUnit),
  dimUnit: typedUnit(wire.dimUnit, wire.typedDimUnit),
  grossWeightLb: wire.GrossWeight,
  stackable: wire.Stackableitemflag,
  ...(wire.linearFeet === null ? {} : { linearFeet: wire.linearFeet }),
  ...packageFromWire(wire),
  loadedAt: wire.LoadStop,
  unloadedAt: wire.UnloadStop === 0 && stops === 2 ? 2 : wire.UnloadStop,
  contents: wire.Contents.map(content => contentFromWire(content, lines)),
})

const billFromWire = (wire: WireBill, stops: number): Bill => ({
  billId: wire.BillID,
  number: '',
  fromStop: wire.FromStop,
  toStop: wire.ToStop === 0 ? stops : wire.ToStop,
  terms: wire.PaymentType === null ? null : termsOfCode(wire.PaymentType),
  billTo: wire.Billto === null ? null : addressFromWire(wire.Billto),
})

/** What moves, as the form of several stops says it; without a bill, one is made for the whole way. */
export function stopsFromWire(wire: WireStopForm): Pick<Shipment, 'stops' | 'lines' | 'units' | 'bills'> {
  const stops = (wire.ShipmentStops ?? []).map(stopFromWire)
  const bills = wire.Bills.length === 0 ? [wireBill.parse({})] : wire.Bills
  return {
    stops,
    lines: wire.Lines.map(lineFromWire),
    units: wire.HandlingUnits.map(unit => unitFromWire(unit, wire.Lines, stops.length)),
    bills: bills.map(bill => billFromWire(bill, stops.length)),
  }
}

/** The wire's name of each field of a stop, unit, content and bill. */
export const stopFormFields = {
  stops: {
    kind: 'StopType',
    address: 'DropOffAddress',
    window: 'SheduleDateTime',
    appointment: 'Appointment',
    door: 'Door',
    services: 'AdditionalService',
  },
  lines: itemFields,
  units: {
    count: 'Qty',
    type: 'packageType',
    lengthIn: 'Length',
    widthIn: 'Width',
    heightIn: 'Height',
    grossWeightLb: 'GrossWeight',
    stackable: 'Stackableitemflag',
    linearFeet: 'linearFeet',
    declaredValue: 'DeclaredValue',
    additionalHandling: 'AdditionalHandling',
    loadedAt: 'LoadStop',
    unloadedAt: 'UnloadStop',
    contents: 'Contents',
  },
  contents: { line: 'Line', pieces: 'Pieces', weightLb: 'Weight' },
  bills: { fromStop: 'FromStop', toStop: 'ToStop', terms: 'PaymentType', billTo: 'Billto' },
} as const
