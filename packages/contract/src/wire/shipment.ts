import {
  needsOf,
  numberLimits,
  type PlainShipment,
  type Problem,
  paymentCodes,
  plainOf,
  problem,
  type Shipment,
  type ShipmentHead,
  shipmentOfPlain,
  termsOfCode,
} from '@waybill/domain'
import { z } from 'zod'
import { DECLARED_VALUE_CURRENCY, ITEMS_MAX } from '../constants.ts'
import { stated } from '../money.ts'
import { addressFields, addressFromWire, addressToWire, wireAddress } from './address.ts'
import { customsFields, exportFields } from './customs.ts'
import { hazmatFields, itemFields, itemFromWire, itemToWire, wireItem } from './lineItem.ts'
import { parcelFieldsFromWire, parcelFieldToWire, parcelFromWire, parcelToWire, wireParcel } from './parcel.ts'
import { scheduleFields, scheduleFromWire, scheduleToWire, wireSchedule } from './schedule.ts'
import { rowsToWire, stopFormFields, stopsFromWire, stopsToWire, wireStopForm } from './stops.ts'
import { storableText, wireLine, wireNote } from './text.ts'
import { truckFields, wayFromWire, wayToWire, wireWay } from './ways.ts'

export * from './lineItem.ts'
export * from './stops.ts'

/** Collect on delivery, ours: the specification names no field for it. */
export const wireCod = z.object({
  /** Minor units of `currency`. */
  amount: stated(z.number()).default(0),
  /** Left out: the shipment's. Another one is refused. */
  currency: storableText(3).default(''),
  /** Who pays the carrier's fee for collecting: P or C. */
  FeeTerms: z.enum(['', 'P', 'C']).default(''),
  CustomerCheck: z.boolean().default(false),
})

/**
 * A shipment as it is entered, in the names of specification §3. Origin, Destination and Items are its plain form: one
 * pickup, one delivery. With ShipmentStops the form of several stops is meant, and the plain one is not read; both are
 * answered. It may be half filled: limits here keep garbage out, what a shipment must hold is said by domain
 * `validateShipment`, all at once.
 */
export const wireShipment = wireStopForm.extend({
  ...wireWay.shape,
  ...wireParcel.shape,
  Origin: wireAddress.prefault({}),
  Destination: wireAddress.prefault({}),
  /** Who pays, when that is neither end. */
  Billto: wireAddress.nullable().default(null),
  PaymentType: z.enum(['P', 'C', 'T']).default('P'),
  /** Date and window of the first pickup. */
  SheduleDateTime: wireSchedule.prefault({}),
  Items: z
    .array(wireItem)
    .max(ITEMS_MAX * 10)
    .default([]),
  AdditionalService: z.array(storableText(12)).max(50).default([]),
  Reference1: wireLine,
  Reference2: wireLine,
  Reference3: wireLine,
  Reference4: wireLine,
  Reference5: wireLine,
  /** Specification §3: numbers people search by. PROnumber is the carrier's, read and not written. */
  TenderReferences: z.object({ PROnumber: wireLine, Ordernumber: wireLine, CustomerPo: wireLine }).prefault({}),
  /** The orders on the bill, one by one; left out: those that there were stay. */
  CustomerOrders: z
    .array(
      z.object({
        OrderNumber: wireLine,
        PO_Number: wireLine,
        packages: z.int().min(0).max(numberLimits.pieces).nullable().default(null),
        /** Pounds. */
        Weight: z.number().min(0).max(numberLimits.weightLb).nullable().default(null),
        palletized: z.boolean().nullable().default(null),
      }),
    )
    .max(numberLimits.customerOrders)
    .optional(),
  SpecialInstruction: wireNote,
  internalnotes: wireNote,
  /** Minor units of `currency`; null when not declared. */
  declaredValue: stated(z.int().min(0)).nullable().default(null),
  /** Specification §3, there on a line item: what the value is declared in. Left out: `currency`. Another one is refused. */
  DeclValCurCode: storableText(3).default(''),
  currency: z.string().length(3).default(DECLARED_VALUE_CURRENCY),
  Cod: wireCod.nullable().default(null),
  LoadNumber: wireLine,
  TrailerNumber: wireLine,
  Seals: wireLine,
})
export type WireShipment = z.output<typeof wireShipment>

const feeCodes = { '': '', prepaid: paymentCodes.prepaid, collect: paymentCodes.collect } as const

const headToWire = (head: ShipmentHead) => {
  const [Reference1 = '', Reference2 = '', Reference3 = '', Reference4 = '', Reference5 = ''] = head.references
  return {
    Billto: head.billTo === null ? null : addressToWire(head.billTo),
    ...wayToWire(head),
    ...parcelToWire(needsOf(head)),
    PaymentType: paymentCodes[head.terms],
    Reference1,
    Reference2,
    Reference3,
    Reference4,
    Reference5,
    TenderReferences: { PROnumber: '', Ordernumber: head.orderNumber, CustomerPo: head.customerPo },
    ...(head.customerOrders === undefined
      ? {}
      : {
          CustomerOrders: head.customerOrders.map(order => ({
            OrderNumber: order.number,
            PO_Number: order.customerPo,
            packages: order.packages,
            Weight: order.weightLb,
            palletized: order.palletized,
          })),
        }),
    SpecialInstruction: head.specialInstructions,
    internalnotes: head.internalNotes,
    declaredValue: head.declaredValue,
    DeclValCurCode: head.currency,
    currency: head.currency,
    Cod:
      head.cod === null
        ? null
        : {
            amount: head.cod.amount,
            currency: head.currency,
            FeeTerms: feeCodes[head.cod.feeTerms],
            CustomerCheck: head.cod.customerCheck,
          },
    LoadNumber: head.loadNumber,
    TrailerNumber: head.trailerNumber,
    Seals: head.seals,
  }
}

/** The plain form alone: what it does not show is left as it is. */
export const plainToWire = (plain: PlainShipment): WireShipment => ({
  ...headToWire(plain),
  Origin: addressToWire(plain.origin),
  Destination: addressToWire(plain.destination),
  SheduleDateTime: scheduleToWire(plain.pickup),
  Items: plain.items.map(item => itemToWire(item, undefined, plain.currency)),
  AdditionalService: [...plain.accessorials],
  Lines: [],
  HandlingUnits: [],
  Bills: [],
})

/** Both forms. */
export const shipmentToWire = (shipment: Shipment): WireShipment => ({
  ...plainToWire(plainOf(shipment)),
  ...stopsToWire(shipment),
  Items: rowsToWire(shipment),
})

/** Reference1..5 keep their places; blank ones behind the last are none. */
function referencesOf(wire: WireShipment): readonly string[] {
  const all = [wire.Reference1, wire.Reference2, wire.Reference3, wire.Reference4, wire.Reference5]
  return all.slice(0, all.findLastIndex(text => text !== '') + 1)
}

const headFromWire = (wire: WireShipment): ShipmentHead => ({
  billTo: wire.Billto === null ? null : addressFromWire(wire.Billto),
  ...wayFromWire(wire, termsOfCode(wire.PaymentType)),
  ...parcelFromWire(wire),
  terms: termsOfCode(wire.PaymentType),
  references: referencesOf(wire),
  orderNumber: wire.TenderReferences.Ordernumber,
  customerPo: wire.TenderReferences.CustomerPo,
  ...(wire.CustomerOrders === undefined || wire.CustomerOrders.length === 0
    ? {}
    : {
        customerOrders: wire.CustomerOrders.map(order => ({
          number: order.OrderNumber,
          customerPo: order.PO_Number,
          packages: order.packages,
          weightLb: order.Weight,
          palletized: order.palletized,
        })),
      }),
  specialInstructions: wire.SpecialInstruction,
  internalNotes: wire.internalnotes,
  declaredValue: wire.declaredValue,
  currency: wire.currency,
  cod:
    wire.Cod === null
      ? null
      : {
          amount: wire.Cod.amount,
          feeTerms: wire.Cod.FeeTerms === '' ? '' : wire.Cod.FeeTerms === 'P' ? 'prepaid' : 'collect',
          customerCheck: wire.Cod.CustomerCheck,
        },
  loadNumber: wire.LoadNumber,
  trailerNumber: wire.TrailerNumber,
  seals: wire.Seals,
})

/** The plain form of what was sent. */
export const plainFromWire = (wire: WireShipment): PlainShipment => ({
  ...headFromWire(wire),
  origin: addressFromWire(wire.Origin),
  destination: addressFromWire(wire.Destination),
  pickup: scheduleFromWire(wire.SheduleDateTime),
  items: wire.Items.map(itemFromWire),
  accessorials: wire.AdditionalService,
})

/** Whether the form of several stops was sent. */
export const isStopForm = (wire: WireShipment): boolean => wire.ShipmentStops !== undefined

/** What was sent, in whichever form. */
export const shipmentFromWire = (wire: WireShipment): Shipment =>
  isStopForm(wire) ? { ...headFromWire(wire), ...stopsFromWire(wire) } : shipmentOfPlain(plainFromWire(wire))

/** Amounts that were sent in another currency than the shipment's: they are never read as something they are not. */
export function currencyProblems({ DeclValCurCode, Cod, currency }: WireShipment): readonly Problem[] {
  const other = (at: string, given: string): readonly Problem[] =>
    given === '' || given === currency ? [] : [problem(at, 'otherCurrency', { given, currency })]
  return [...other('declaredValue', DeclValCurCode), ...other('cod.amount', Cod?.currency ?? '')]
}

/** The wire's name of each field of a shipment in either form, except references, which are five fields. */
const shipmentFields = {
  origin: 'Origin',
  destination: 'Destination',
  billTo: 'Billto',
  mode: 'shipMode',
  volume: 'VolumeLTL',
  truck: 'truck',
  parcel: 'parcel',
  asking: 'RateModeCarriers',
  appointedCarrier: 'CollectCarrier',
  terms: 'PaymentType',
  pickup: 'SheduleDateTime',
  items: 'Items',
  accessorials: 'AdditionalService',
  stops: 'ShipmentStops',
  lines: 'Lines',
  units: 'HandlingUnits',
  bills: 'Bills',
  orderNumber: 'TenderReferences.Ordernumber',
  customerPo: 'TenderReferences.CustomerPo',
  customerOrders: 'CustomerOrders',
  specialInstructions: 'SpecialInstruction',
  internalNotes: 'internalnotes',
  declaredValue: 'declaredValue',
  currency: 'currency',
  cod: 'Cod',
  loadNumber: 'LoadNumber',
  trailerNumber: 'TrailerNumber',
  seals: 'Seals',
} as const satisfies Record<Exclude<keyof Shipment | keyof PlainShipment, 'references'>, string>

const namesUnder: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '': shipmentFields,
  origin: addressFields,
  destination: addressFields,
  billTo: addressFields,
  address: addressFields,
  pickup: scheduleFields,
  window: scheduleFields,
  items: itemFields,
  ...stopFormFields,
  hazmat: hazmatFields,
  customs: customsFields,
  export: exportFields,
  returnAddress: addressFields,
  truck: truckFields,
  customerOrders: { number: 'OrderNumber', customerPo: 'PO_Number', packages: 'packages', weightLb: 'Weight' },
  cod: { amount: 'amount', feeTerms: 'FeeTerms', customerCheck: 'CustomerCheck' },
}

/** Fields that stand by themselves on the wire and are parts of something here. */
const flatFields: Readonly<Record<string, string>> = {
  EquipmentType: 'truck.equipment',
  TemperatureMin: 'truck.temperatureMin',
  TemperatureMax: 'truck.temperatureMax',
  Tarps: 'truck.tarps',
  RateModeID: 'asking.rateMode',
  RateModeCarriers: 'asking.carriers',
  PreAssignedCarrier: 'appointedCarrier',
  ...parcelFieldsFromWire,
}

/** Where a problem of domain stands on the wire: `items.0.weightLb` → `Items.0.Weight`, `references.1` → `Reference2`. */
export function shipmentFieldToWire(at: string): string {
  const reference = /^(.*\.)?references\.(\d+)$/.exec(at)
  if (reference !== null) {
    const [, before = '', n] = reference
    return `${before === '' ? '' : shipmentFieldToWire(before)}Reference${Number(n) + 1}`
  }
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
    .replace(/^truck\./, '')
    .replace(/^parcel\.(\w+)/, (_, field: string) => parcelFieldToWire(field))
}

const reversed = (names: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(names).map(([ours, wire]) => [wire, ours]))

const oursUnder: typeof namesUnder = Object.fromEntries(
  Object.entries(namesUnder).map(([under, names]) => [under, reversed(names)]),
)

/** The way back of `shipmentFieldToWire`: an issue of a call, at its field of the form. */
export function shipmentFieldFromWire(at: string): string {
  const reference = /^(.*\.)?Reference([1-5])$/.exec(at)
  if (reference !== null) {
    const [, before = '', n] = reference
    return `${before === '' ? '' : shipmentFieldFromWire(before)}references.${Number(n) - 1}`
  }
  const whole = oursUnder['']?.[at] ?? flatFields[at]
  if (whole !== undefined) return whole
  const [first = '', ...rest] = at.split('.')
  const flat = flatFields[first]
  let under = flat?.split('.').at(-1) ?? ''
  const names = (flat === undefined ? [first, ...rest] : rest).map(part => {
    if (/^\d+$/.test(part)) return part
    under = oursUnder[under]?.[part] ?? part
    return under
  })
  return [...(flat === undefined ? [] : [flat]), ...names].join('.')
}
