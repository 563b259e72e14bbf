import type { CustomsLine } from '../parcel/customs.ts'
import type { ParcelNeeds } from '../parcel/parcelNeeds.ts'
import type { Asking } from './asking.ts'
import type { TruckNeeds } from './truck.ts'

/**
 * The shipment in the words of the trade. The wire's spelling (specification §3) is mapped in
 * `contract/src/wire/shipment.ts` and nowhere else.
 */

export type ShipmentStatus = 'O' | 'Q' | 'T' | 'A' | 'D' | 'V'
export type PaymentTerms = 'prepaid' | 'collect' | 'thirdParty'
export type Mode = 'LTL' | 'TL' | 'PARCEL'

/** A place freight is picked up from or delivered to. Empty strings stand for what was not given. */
export interface Address {
  readonly company: string
  readonly street: string
  readonly street2: string
  readonly city: string
  /** Two-letter US state or Canadian province. */
  readonly state: string
  readonly zip: string
  /** ISO 3166 alpha-2. */
  readonly country: string
  readonly contactName: string
  readonly contactPhone: string
  readonly contactEmail: string
  /** When its dock takes freight, as `08:00`; left out where nobody said. */
  readonly receives?: ReceivingHours
}

export interface ReceivingHours {
  readonly from: string
  readonly to: string
}

/** What of an address is typed as text. */
export type AddressField = Exclude<keyof Address, 'receives'>

/** What 49 CFR 172.200 ff. asks of a shipping paper, in the order in which it is printed. */
export interface Hazmat {
  /** `UN1263` or `NA1993`. */
  readonly unNumber: string
  readonly properShippingName: string
  /** Technical name in brackets, where 172.203(k) asks for one. */
  readonly technicalName: string
  readonly hazardClass: string
  readonly subsidiaryClass: string
  readonly packingGroup: '' | 'I' | 'II' | 'III'
  /** Quantity with its unit, e.g. `4 drums, 220 gal`. */
  readonly quantity: string
  readonly emergencyPhone: string
  /** The number is that of a service which answers for its customers (172.604(b)). */
  readonly emergencyService: boolean
  /** Name or contract number by which the service knows the shipper. */
  readonly emergencyContract: string
  /** `RQ`: a hazardous substance in its reportable quantity (172.203(c)). */
  readonly reportableQuantity: boolean
  /** Packed as a limited quantity (172.203(b)). */
  readonly limitedQuantity: boolean
  /** 172.203(l). */
  readonly marinePollutant: boolean
  /** Hazard zone of what is poisonous by inhalation (172.203(m)); blank: it is not. */
  readonly inhalationZone: '' | 'A' | 'B' | 'C' | 'D'
  /** Packagings with nothing but what was left in them (172.203(e)). */
  readonly residue: boolean
  /** In bulk packagings (171.8), which may be counted instead of weighed. */
  readonly bulk: boolean
  /** Emergency response assistance plan, where Canada asks for one (TDG 3.6). */
  readonly erapNumber: string
  readonly erapPhone: string
}

/**
 * One row of freight as a form shows it and a bill prints it: a line on a handling unit. Weights are those of the whole
 * row, dimensions those of one handling unit.
 */
export interface LineItem {
  /** The saved line and unit behind the row; left out while it is new. */
  readonly lineId?: number
  readonly unitId?: number
  /** Stands on the unit of a row before it, where the unit is counted: this row counts none. */
  readonly sharesUnit?: true
  readonly description: string
  readonly itemCode: string
  readonly nmfc: string
  /** One of the 18 classes, e.g. `92.5`; empty when nobody said. */
  readonly freightClass: string
  readonly handlingUnits: number
  /** Handling-unit code: PLT, SKD, CTN ... */
  readonly handlingUnitType: string
  /** Packages on all handling units of the row. */
  readonly pieces: number
  readonly pieceType: string
  /** Pounds, at most two decimals. */
  readonly weightLb: number
  /** Pounds in one of the unit that was typed in; left out: pounds. */
  readonly wtUnit?: number
  /** Inches; 0 when not given. */
  readonly lengthIn: number
  readonly widthIn: number
  readonly heightIn: number
  /** Inches in one of the unit that was typed in; left out: inches. */
  readonly dimUnit?: number
  readonly stackable: boolean
  /** Feet of trailer floor that the row's units take; left out: worked out from their dimensions. */
  readonly linearFeet?: number
  /** Of one small package, in minor units of the shipment's currency; left out: not declared. */
  readonly declaredValue?: number
  /** A small package that the carrier's machines cannot take. */
  readonly additionalHandling?: true
  /** What customs is told of the goods; left out: nothing. */
  readonly customs?: CustomsLine
  readonly hazmat: Hazmat | null
}

/** A date and a window in the time zone of the place. */
export interface PickupWindow {
  /** `2026-11-24` */
  readonly date: string
  /** `10:00`, 24-hour */
  readonly from: string
  readonly to: string
}

export type StopKind = 'pickup' | 'delivery'

/** A place where the truck stops. Its number is its place in the list, from 1. */
export interface Stop {
  /** Null until it is saved. */
  readonly stopId: number | null
  readonly kind: StopKind
  /** As it is printed, whatever becomes of the entry of the address book. */
  readonly address: Address
  readonly addressId: number | null
  /** IANA name; empty until the server knows it. */
  readonly zone: string
  readonly window: PickupWindow
  /** The carrier's or the dock's number of an appointment, with its hour. */
  readonly appointment: string
  /** The dock door where the truck is loaded or unloaded: our own affair, which no carrier is told. */
  readonly door: string
  /** Codes of `accessorials.ts`. What belongs to the freight and to no place stands on the first stop. */
  readonly services: readonly string[]
  /** Up to two. */
  readonly references: readonly string[]
  /** Instants; null until it happened. */
  readonly arrivedAt: string | null
  readonly leftAt: string | null
}

/** A commodity. Pieces and weight are those of all its units together. */
export interface ShipmentLine {
  readonly lineId: number | null
  readonly description: string
  readonly itemCode: string
  readonly nmfc: string
  readonly freightClass: string
  readonly pieces: number
  readonly pieceType: string
  /** Pounds, at most two decimals. */
  readonly weightLb: number
  /** Pounds in one of the unit that was typed in: 1 is a pound. */
  readonly wtUnit: number
  /** What customs is told of it; left out: nothing. */
  readonly customs?: CustomsLine
  readonly hazmat: Hazmat | null
}

/** How much of a line is on a unit. */
export interface UnitContent {
  /** Number of the line, from 1. */
  readonly line: number
  /** On all units of the row together, as is the weight. */
  readonly pieces: number
  readonly weightLb: number
}

/** A handling unit, or several equal ones. */
export interface HandlingUnit {
  readonly unitId: number | null
  readonly count: number
  readonly type: string
  /** Inches, outer dimensions of one unit; 0 when not given. */
  readonly lengthIn: number
  readonly widthIn: number
  readonly heightIn: number
  /** Inches in one of the unit that was typed in: 1 is an inch. */
  readonly dimUnit: number
  /** Pounds of all units of the row with their pallets; null: what is on them. */
  readonly grossWeightLb: number | null
  readonly stackable: boolean
  /** Feet of trailer floor that the units of the row take together; left out: worked out from their dimensions. */
  readonly linearFeet?: number
  /** Of one small package, in minor units of the shipment's currency; left out: not declared. */
  readonly declaredValue?: number
  /** A small package that the carrier's machines cannot take. */
  readonly additionalHandling?: true
  /** The row and the place among its equal packages where it stood until it was packed anew; the others keep theirs. */
  readonly repackedFrom?: { readonly unitId: number; readonly place: number }
  /** Numbers of the stops where it is loaded and where it comes off, from 1. */
  readonly loadedAt: number
  readonly unloadedAt: number
  readonly contents: readonly UnitContent[]
}

/** A bill of lading: one paper for the way from one stop to another. */
export interface Bill {
  readonly billId: number | null
  /** Empty until the server gives one. */
  readonly number: string
  readonly fromStop: number
  readonly toStop: number
  /** Null: as the shipment says. */
  readonly terms: PaymentTerms | null
  readonly billTo: Address | null
}

/** What the driver collects from the consignee before handing over: collect on delivery. */
export interface Cod {
  /** Minor units of the shipment's currency. */
  readonly amount: number
  /** Who pays the carrier's fee for collecting; empty when nobody said. */
  readonly feeTerms: '' | 'prepaid' | 'collect'
  /** Whether the driver may take the consignee's own check instead of a certified one. */
  readonly customerCheck: boolean
}

/** One of the customer's orders on the shipment, as the bill's customer order block names it. Null: nobody said. */
export interface CustomerOrder {
  readonly number: string
  readonly customerPo: string
  readonly packages: number | null
  /** Pounds, at most two decimals. */
  readonly weightLb: number | null
  /** On pallets or slip sheets. */
  readonly palletized: boolean | null
}

/** What a shipment says whatever its form. */
export interface ShipmentHead {
  /** Who pays the freight, when that is neither end. */
  readonly billTo: Address | null
  readonly mode: Mode
  /** LTL that is asked for at volume prices; left out: it is not. */
  readonly volume?: true
  /** What a truckload needs of its truck; left out of other modes. */
  readonly truck?: TruckNeeds
  /** What small packages ask of their carrier; left out where nothing is asked for. */
  readonly parcel?: ParcelNeeds
  /** Whom to ask for prices; left out: everybody. */
  readonly asking?: Asking
  /**
   * The carrier (SCAC) that was appointed before anybody was asked: by who pays collect or third-party freight, or by the
   * shipper. Left out: nobody was.
   */
  readonly appointedCarrier?: string
  readonly terms: PaymentTerms
  /** Up to five, in the order of Reference1..5. */
  readonly references: readonly string[]
  /** The customer's order and purchase order, where they are told apart from the references. */
  readonly orderNumber: string
  readonly customerPo: string
  /** The orders it was built from, or that a clerk named one by one; left out: `orderNumber` and `customerPo` say it all. */
  readonly customerOrders?: readonly CustomerOrder[]
  readonly specialInstructions: string
  readonly internalNotes: string
  /** Minor units of `currency`; null when not declared. */
  readonly declaredValue: number | null
  /** Of the declared value, the COD and the price. */
  readonly currency: string
  /** Null: nothing is collected. */
  readonly cod: Cod | null
  readonly loadNumber: string
  readonly trailerNumber: string
  readonly seals: string
}

/** What moves: stops in the order of the way, lines of goods, the units they are on, and the papers. */
export interface Shipment extends ShipmentHead {
  readonly stops: readonly Stop[]
  readonly lines: readonly ShipmentLine[]
  readonly units: readonly HandlingUnit[]
  readonly bills: readonly Bill[]
}

/** The plain form of a shipment with one pickup and one delivery: each row of freight on units of its own. */
export interface PlainShipment extends ShipmentHead {
  readonly origin: Address
  readonly destination: Address
  readonly pickup: PickupWindow
  readonly items: readonly LineItem[]
  /** Codes of `accessorials.ts`. */
  readonly accessorials: readonly string[]
}
