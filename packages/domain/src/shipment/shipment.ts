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
}

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
}

/** One line of freight. Weights are those of the whole line, dimensions those of one handling unit. */
export interface LineItem {
  readonly description: string
  readonly itemCode: string
  readonly nmfc: string
  /** One of the 18 classes, e.g. `92.5`; empty when nobody said. */
  readonly freightClass: string
  readonly handlingUnits: number
  /** Handling-unit code: PLT, SKD, CTN ... */
  readonly handlingUnitType: string
  /** Packages on all handling units of the line. */
  readonly pieces: number
  readonly pieceType: string
  /** Pounds, at most two decimals. */
  readonly weightLb: number
  /** Inches; 0 when not given. */
  readonly lengthIn: number
  readonly widthIn: number
  readonly heightIn: number
  readonly stackable: boolean
  readonly hazmat: Hazmat | null
}

/** Pickup date and window in the time zone of the origin. */
export interface PickupWindow {
  /** `2026-11-24` */
  readonly date: string
  /** `10:00`, 24-hour */
  readonly from: string
  readonly to: string
}

export interface Shipment {
  readonly origin: Address
  readonly destination: Address
  /** Who pays the freight, when that is neither end. */
  readonly billTo: Address | null
  readonly mode: Mode
  readonly terms: PaymentTerms
  readonly pickup: PickupWindow
  readonly items: readonly LineItem[]
  /** Codes of `accessorials.ts`. */
  readonly accessorials: readonly string[]
  /** Up to five, in the order of Reference1..5. */
  readonly references: readonly string[]
  readonly specialInstructions: string
  readonly internalNotes: string
  /** Minor units of `currency`; null when not declared. */
  readonly declaredValue: number | null
  readonly currency: string
  readonly loadNumber: string
  readonly trailerNumber: string
  readonly seals: string
}
