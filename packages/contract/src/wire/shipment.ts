import { paymentCodes, type Shipment, termsOfCode } from '@waybill/domain'
import { z } from 'zod'
import { DECLARED_VALUE_CURRENCY, ITEMS_MAX } from '../constants.ts'
import { addressFields, addressFromWire, addressToWire, wireAddress } from './address.ts'
import { hazmatFields, itemFields, itemFromWire, itemToWire, wireItem } from './lineItem.ts'
import { storableText, wireLine, wireNote } from './text.ts'

export * from './lineItem.ts'

const time = storableText(8).default('')

/**
 * A shipment as it is entered, in the names of specification §3. It may be half filled: limits here keep garbage out,
 * what a shipment must hold is said by domain `validateShipment`, all at once.
 */
export const wireShipment = z.object({
  Origin: wireAddress.prefault({}),
  Destination: wireAddress.prefault({}),
  /** Who pays, when that is neither end. */
  Billto: wireAddress.nullable().default(null),
  shipMode: z.enum(['LTL', 'TL', 'PARCEL']).default('LTL'),
  PaymentType: z.enum(['P', 'C', 'T']).default('P'),
  SheduleDateTime: z
    .object({
      /** `2026-11-24`, in the zone of the origin. */
      PickupByDate: storableText(10).default(''),
      /** `10:00`; seconds are taken and dropped (specification §5). */
      PickupByFromTime: time,
      PickupByToTime: time,
    })
    .prefault({}),
  Items: z.array(wireItem).max(ITEMS_MAX).default([]),
  /** Codes of GetAccessorials. */
  AdditionalService: z.array(storableText(12)).max(50).default([]),
  Reference1: wireLine,
  Reference2: wireLine,
  Reference3: wireLine,
  Reference4: wireLine,
  Reference5: wireLine,
  SpecialInstruction: wireNote,
  internalnotes: wireNote,
  /** Minor units of `currency`; null when not declared. */
  declaredValue: z.int().min(0).nullable().default(null),
  currency: z.string().length(3).default(DECLARED_VALUE_CURRENCY),
  LoadNumber: wireLine,
  TrailerNumber: wireLine,
  Seals: wireLine,
})
export type WireShipment = z.output<typeof wireShipment>

export function shipmentToWire(shipment: Shipment): WireShipment {
  const [Reference1 = '', Reference2 = '', Reference3 = '', Reference4 = '', Reference5 = ''] = shipment.references
  return {
    Origin: addressToWire(shipment.origin),
    Destination: addressToWire(shipment.destination),
    Billto: shipment.billTo === null ? null : addressToWire(shipment.billTo),
    shipMode: shipment.mode,
    PaymentType: paymentCodes[shipment.terms],
    SheduleDateTime: {
      PickupByDate: shipment.pickup.date,
      PickupByFromTime: shipment.pickup.from,
      PickupByToTime: shipment.pickup.to,
    },
    Items: shipment.items.map(itemToWire),
    AdditionalService: [...shipment.accessorials],
    Reference1,
    Reference2,
    Reference3,
    Reference4,
    Reference5,
    SpecialInstruction: shipment.specialInstructions,
    internalnotes: shipment.internalNotes,
    declaredValue: shipment.declaredValue,
    currency: shipment.currency,
    LoadNumber: shipment.loadNumber,
    TrailerNumber: shipment.trailerNumber,
    Seals: shipment.seals,
  }
}

const withoutSeconds = (text: string): string => (/^\d{2}:\d{2}:\d{2}$/.test(text) ? text.slice(0, 5) : text)

/** Reference1..5 keep their places; blank ones behind the last are none. */
function referencesOf(wire: WireShipment): readonly string[] {
  const all = [wire.Reference1, wire.Reference2, wire.Reference3, wire.Reference4, wire.Reference5]
  return all.slice(0, all.findLastIndex(text => text !== '') + 1)
}

export function shipmentFromWire(wire: WireShipment): Shipment {
  return {
    origin: addressFromWire(wire.Origin),
    destination: addressFromWire(wire.Destination),
    billTo: wire.Billto === null ? null : addressFromWire(wire.Billto),
    mode: wire.shipMode,
    terms: termsOfCode(wire.PaymentType),
    pickup: {
      date: wire.SheduleDateTime.PickupByDate,
      from: withoutSeconds(wire.SheduleDateTime.PickupByFromTime),
      to: withoutSeconds(wire.SheduleDateTime.PickupByToTime),
    },
    items: wire.Items.map(itemFromWire),
    accessorials: wire.AdditionalService,
    references: referencesOf(wire),
    specialInstructions: wire.SpecialInstruction,
    internalNotes: wire.internalnotes,
    declaredValue: wire.declaredValue,
    currency: wire.currency,
    loadNumber: wire.LoadNumber,
    trailerNumber: wire.TrailerNumber,
    seals: wire.Seals,
  }
}

/** The wire's name of each field of a shipment, except references, which are five fields. */
const shipmentFields = {
  origin: 'Origin',
  destination: 'Destination',
  billTo: 'Billto',
  mode: 'shipMode',
  terms: 'PaymentType',
  pickup: 'SheduleDateTime',
  items: 'Items',
  accessorials: 'AdditionalService',
  specialInstructions: 'SpecialInstruction',
  internalNotes: 'internalnotes',
  declaredValue: 'declaredValue',
  currency: 'currency',
  loadNumber: 'LoadNumber',
  trailerNumber: 'TrailerNumber',
  seals: 'Seals',
} as const satisfies Record<Exclude<keyof Shipment, 'references'>, keyof WireShipment>

const pickupFields = { date: 'PickupByDate', from: 'PickupByFromTime', to: 'PickupByToTime' }

const namesUnder: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '': shipmentFields,
  origin: addressFields,
  destination: addressFields,
  billTo: addressFields,
  pickup: pickupFields,
  items: itemFields,
  hazmat: hazmatFields,
}

/** Where a problem of domain stands on the wire: `items.0.weightLb` → `Items.0.Weight`, `references.1` → `Reference2`. */
export function shipmentFieldToWire(at: string): string {
  const reference = /^references\.(\d+)$/.exec(at)
  if (reference !== null) return `Reference${Number(reference[1]) + 1}`
  let under = ''
  return at
    .split('.')
    .map(part => {
      if (/^\d+$/.test(part)) return part
      const name = namesUnder[under]?.[part] ?? part
      under = part
      return name
    })
    .join('.')
}

const reversed = (names: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(names).map(([ours, wire]) => [wire, ours]))

const oursUnder: typeof namesUnder = Object.fromEntries(
  Object.entries(namesUnder).map(([under, names]) => [under, reversed(names)]),
)

/** The way back of `shipmentFieldToWire`: an issue of a call, at its field of the form. */
export function shipmentFieldFromWire(at: string): string {
  const reference = /^Reference([1-5])$/.exec(at)
  if (reference !== null) return `references.${Number(reference[1]) - 1}`
  let under = ''
  return at
    .split('.')
    .map(part => {
      if (/^\d+$/.test(part)) return part
      under = oursUnder[under]?.[part] ?? part
      return under
    })
    .join('.')
}
