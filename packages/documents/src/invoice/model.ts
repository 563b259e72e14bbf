import type { Party } from '../bol/model.ts'

/** What a shipment abroad is worth, for customs. Amounts are written out, without their currency. */
export type CommercialInvoice = {
  readonly number: string
  /** YYYY-MM-DD */
  readonly date: string
  readonly shipmentNumber: string
  readonly shipper: Party
  readonly consignee: Party
  /** Who buys; left out: the consignee does. */
  readonly soldTo?: Party
  /** Why the goods leave, in words. */
  readonly reason: string
  /** Incoterm, `DAP`. */
  readonly terms: string
  /** ISO 4217, of all amounts. */
  readonly currency: string
  /** Number of the export filing, or its exemption; blank: none. */
  readonly filing: string
  readonly packages: number
  readonly weightLb: number
  readonly lines: readonly {
    readonly pieces: number
    readonly description: string
    readonly itemCode: string
    /** Where it was made, ISO 3166 alpha-2. */
    readonly origin: string
    readonly htsCode: string
    readonly each: string
    readonly total: string
  }[]
  readonly total: string
  /** PNG or JPEG. */
  readonly logo?: Uint8Array
  readonly sample?: boolean
}
