import type { WireHistory } from '@waybill/contract/wire/shipmentDetails.ts'
import {
  accessorialName,
  type Bill,
  blankHazmat,
  emergencyContact,
  type HandlingUnit,
  type Hazmat,
  type PickupWindow,
  paymentNames,
  phrase,
  type ShipmentLine,
  type Stop,
  shippingDescription,
} from '@waybill/domain'
import { localNow } from '../../places/localNow.ts'
import { addressChanges } from './addressHistory.ts'

type FieldChange = WireHistory['changes'][number]

const kinds = ['stops', 'lines', 'units', 'bills'] as const
export type PartKind = (typeof kinds)[number]

/** `stops.17`: a part of a shipment in an entry of its history. */
export const isPartPath = (path: string): path is `${PartKind}.${number}` =>
  kinds.some(kind => path.startsWith(`${kind}.`))

interface Numbered {
  /** Place on the shipment, from 1. */
  readonly number: number
}
type StopSide = Omit<Stop, 'stopId'> & Numbered & { readonly of: number }
type LineSide = Omit<ShipmentLine, 'lineId'> & Numbered
type UnitSide = Omit<HandlingUnit, 'unitId'> & Numbered
type BillSide = Omit<Bill, 'billId' | 'number'> & Numbered & { readonly bolNumber: string }

const change = (field: string, before: string, after: string): FieldChange[] =>
  before === after ? [] : [{ field, before, after }]

/** A part as one text on each side; blank where it is not there. */
const whole = <Side>(
  name: (side: Side) => string,
  text: (side: Side) => string,
  before: Side | null,
  after: Side | null,
): FieldChange[] => {
  const side = after ?? before
  return side === null ? [] : change(name(side), before ? text(before) : '', after ? text(after) : '')
}

function stopName({ number, of }: StopSide): string {
  if (number === 1) return 'Origin'
  return number === of ? 'Destination' : `Stop ${number}`
}

const windowText = ({ date, from, to }: PickupWindow): string => (date === '' ? '' : `${date} ${from}–${to}`)

/** `2026-11-25 10:00`, at that place. */
function onTheWall(instant: string | null, zone: string): string {
  if (instant === null) return ''
  const { date, time } = localNow(new Date(instant), zone === '' ? 'UTC' : zone)
  return `${date} ${time}`
}

function stopChanges(before: StopSide | null, after: StopSide | null): FieldChange[] {
  const side = after ?? before
  if (side === null) return []
  const name = stopName(side)
  const text = (of: (stop: StopSide) => string): [string, string] => [before ? of(before) : '', after ? of(after) : '']
  return [
    ...addressChanges(name, before?.address, after?.address),
    ...change(side.number === 1 ? 'Pickup' : `${name} window`, ...text(stop => windowText(stop.window))),
    ...change('Accessorials', ...text(stop => stop.services.map(accessorialName).join(', '))),
    ...change(`${name} appointment`, ...text(stop => stop.appointment)),
    // Entries from before there were doors have none.
    ...change(`${name} door`, ...text(stop => stop.door ?? '')),
    ...change(`${name} references`, ...text(stop => stop.references.join(', '))),
    ...change(`${name} arrived`, ...text(stop => onTheWall(stop.arrivedAt, stop.zone))),
    ...change(`${name} left`, ...text(stop => onTheWall(stop.leftAt, stop.zone))),
  ]
}

const joined = (parts: readonly string[]): string => parts.filter(part => part !== '').join(', ')

/**
 * What changed of a hazardous material must be seen in the history, so all of it is said, as on the paper. Entries from
 * before some of its fields were there have less of it.
 */
export function hazmatText(kept: Partial<Hazmat>): string {
  const hazmat = { ...blankHazmat, ...kept }
  const emergency = emergencyContact(hazmat)
  return joined([
    phrase('hazmat', { substance: shippingDescription(hazmat) }).trim(),
    hazmat.bulk ? phrase('inBulk') : '',
    emergency === '' ? '' : phrase('emergency', { contact: emergency }),
  ])
}

/** `Pump housings, 500 lb, class 70, NMFC 156600-2, 10 CTN, hazmat UN1263` */
const lineText = (line: LineSide): string =>
  joined([
    line.description,
    `${line.weightLb} lb`,
    line.freightClass === '' ? '' : phrase('freightClass', { class: line.freightClass }),
    line.nmfc === '' ? '' : `NMFC ${line.nmfc}`,
    `${line.pieces} ${line.pieceType}`,
    line.itemCode === '' ? '' : phrase('itemCode', { code: line.itemCode }),
    line.hazmat === null ? '' : hazmatText(line.hazmat),
  ])

/** `2 PLT, 48 × 40 × 48 in, stop 1 to 2, line 1: 10 pieces, 500 lb` */
const unitText = (unit: UnitSide): string =>
  joined([
    `${unit.count} ${unit.type}`,
    unit.lengthIn > 0 ? `${unit.lengthIn} × ${unit.widthIn} × ${unit.heightIn} in` : '',
    unit.grossWeightLb === null ? '' : phrase('gross', { weight: unit.grossWeightLb }),
    unit.stackable ? phrase('stackable') : '',
    phrase('way', { from: unit.loadedAt, to: unit.unloadedAt }),
    ...unit.contents.map(({ line, pieces, weightLb }) => `${phrase('content', { line, pieces })}, ${weightLb} lb`),
  ])

const billText = ({ bolNumber, fromStop, toStop, terms, billTo }: BillSide): string =>
  joined([
    bolNumber,
    phrase('way', { from: fromStop, to: toStop }),
    terms === null ? '' : paymentNames[terms],
    billTo === null ? '' : phrase('billTo', { company: billTo.company }),
  ])

/** What became of a part, in words. Sides are as `difference` wrote them. */
export function partChanges(path: `${PartKind}.${number}`, before: unknown, after: unknown): FieldChange[] {
  const sides = <Side>(): [Side | null, Side | null] => [
    (before ?? null) as Side | null,
    (after ?? null) as Side | null,
  ]
  const [kind] = path.split('.')
  if (kind === 'stops') return stopChanges(...sides<StopSide>())
  if (kind === 'lines') return whole(({ number }) => `Item ${number}`, lineText, ...sides<LineSide>())
  if (kind === 'units') return whole(({ number }) => `Unit ${number}`, unitText, ...sides<UnitSide>())
  return whole(({ number }) => `Bill of lading ${number}`, billText, ...sides<BillSide>())
}
