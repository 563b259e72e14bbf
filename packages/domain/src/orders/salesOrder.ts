import type { Address, Mode, PaymentTerms } from '../shipment/shipment.ts'

/** A line of a sales order: so much of an item, counted in a unit of measure. */
export interface OrderLine {
  /** Null until it is saved. */
  readonly lineId: number | null
  /** What the customer calls the item; blank: as we do. */
  readonly itemCode: string
  /** Of the item master. */
  readonly sku: string
  readonly description: string
  /** Ordered, in `unit`; up to three decimals. */
  readonly quantity: number
  /** As written: EA, CTN, Cases, PLT; blank counts single ones. */
  readonly unit: string
  /** Pounds of the whole line; null: as the item master says. */
  readonly weightLb: number | null
  /** One of the 18; blank: as the item master says. */
  readonly freightClass: string
  readonly nmfc: string
  /** Handling units that it goes out on; null: nobody counted them. */
  readonly pallets: number | null
  /** Packages on all of them; null: nobody counted them. */
  readonly cartons: number | null
  /** Inches of one handling unit; 0: nobody said. */
  readonly lengthIn: number
  readonly widthIn: number
  readonly heightIn: number
  /** Whether the order calls it hazardous; null: it does not say. */
  readonly isHazardous: boolean | null
  /** The pallet that the shipper's system puts it on. */
  readonly palletNumber: string
  /** The reading of a scale, as it was sent, and pieces weighed. */
  readonly weightRef: string
  readonly checkWeightQuantity: number | null
}

/** What a customer ordered, whatever carries it. Empty texts stand for what was not given. */
export interface SalesOrder {
  readonly number: string
  /** Tells the parts of an order apart that was delivered in parts; blank: the first. */
  readonly backOrder: string
  readonly customerPo: string
  /** The customer who is invoiced, by the name or number the shipper's system uses. */
  readonly soldTo: string
  readonly terms: PaymentTerms
  /** Blank: as usual. */
  readonly mode: Mode | ''
  readonly shipTo: Address
  /** The dock it leaves; null: the shipper's usual one. */
  readonly shipFrom: Address | null
  /** Who pays freight of third parties; null: nobody said. */
  readonly billTo: Address | null
  /** Dates without a time; null: nobody said. */
  readonly orderDate: string | null
  readonly shipDate: string | null
  readonly dueDate: string | null
  /** Minor units of `currency`; null: nobody said. */
  readonly value: number | null
  readonly currency: string
  readonly references: readonly string[]
  readonly instructions: string
  /** The shipper's own code of a carrier and service (CarrierMapping). */
  readonly shipVia: string
  /** Codes of `accessorials.ts`. */
  readonly services: readonly string[]
  readonly lines: readonly OrderLine[]
}

/** What became of a line's quantity so far; in its unit. */
export interface LineCounts {
  readonly ordered: number
  /** On shipments that have not left. */
  readonly planned: number
  readonly shipped: number
  readonly cancelled: number
}

/** What of a line is on no shipment yet. Never below 0. */
export const openQuantity = ({ ordered, planned, shipped, cancelled }: LineCounts): number =>
  Math.max(0, thousandths(ordered - planned - shipped - cancelled))

/** Quantities have at most three decimals. */
export const thousandths = (quantity: number): number => Math.round(quantity * 1000) / 1000

/** The name people call an order by: its number, and its back order where there is one. */
export const orderName = ({ number, backOrder }: Pick<SalesOrder, 'number' | 'backOrder'>): string =>
  backOrder === '' ? number : `${number}-${backOrder}`
