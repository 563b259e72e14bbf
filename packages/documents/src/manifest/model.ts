/** The labels that were handed to a carrier at the end of a day. */
export type Manifest = {
  /** Ours. */
  readonly number: string
  /** The carrier's; blank: it gave none. */
  readonly carrierNumber: string
  readonly carrier: string
  /** Ours with the carrier, by which its driver knows us. */
  readonly account: string
  /** YYYY-MM-DD */
  readonly date: string
  readonly closedBy: string
  /** Lines of the address that they leave. */
  readonly from: readonly string[]
  readonly labels: readonly {
    readonly trackingNumber: string
    readonly shipmentNumber: string
    readonly service: string
    readonly shipTo: string
    readonly weightLb: number
  }[]
  /** PNG or JPEG. */
  readonly logo?: Uint8Array
  readonly sample?: boolean
}
