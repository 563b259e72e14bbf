/** What goes to one consignee under one bill of lading. */
export type PickupRow = {
  readonly bolNumber: string
  /** The carrier's number; blank: it gave none yet. */
  readonly pro: string
  readonly consignee: string
  /** City and state. */
  readonly place: string
  readonly door: string
  readonly handlingUnits: number
  readonly pieces: number
  readonly weightLb: number
  readonly hazmat: boolean
}

/** What one carrier picks up at one place on one day, for its driver to sign; without rows it says that there is nothing. */
export type PickupList = {
  readonly carrier: string
  readonly scac: string
  /** YYYY-MM-DD */
  readonly date: string
  /** Lines of the address where it is picked up; empty: no one place was asked for. */
  readonly from: readonly string[]
  /** As it is known already. */
  readonly trailer: string
  readonly seals: string
  readonly rows: readonly PickupRow[]
  /** PNG or JPEG. */
  readonly logo?: Uint8Array
  readonly sample?: boolean
}
