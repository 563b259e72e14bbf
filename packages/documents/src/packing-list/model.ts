import type { Party } from '../bol/model.ts'

/** In inches, outer. */
export type Dimensions = { readonly length: number; readonly width: number; readonly height: number }

/** One line of goods on a handling unit. */
export type PackedLine = {
  readonly quantity: number
  /** Unit of the quantity, such as `EA` or `CTN`. */
  readonly unit?: string
  readonly itemCode?: string
  readonly description: string
  /** In pounds, of the whole line, without the pallet. */
  readonly weight?: number
  /** Of one package. */
  readonly dimensions?: Dimensions
  readonly lot?: string
  /** Whose it is, where several orders are on one list: `Order SO-1, PO 4711`. */
  readonly order?: string
  /** Dangerous goods: marked with an X, as on the bill of lading. */
  readonly hazmat?: boolean
}

/** A handling unit, or several equal ones, with what is on them. */
export type PackedUnit = {
  readonly count: number
  /** Such as `PLT`. */
  readonly type: string
  /** Of one unit. */
  readonly dimensions?: Dimensions
  /** In pounds, of all of them with their pallets; absent: what is on them. */
  readonly grossWeight?: number
  readonly contents: readonly PackedLine[]
}

/** What is inside a shipment, for whoever unpacks it. No prices. */
export type PackingList = {
  readonly bolNumber: string
  /** Ship date, YYYY-MM-DD. */
  readonly date: string
  readonly shipFrom: Party
  readonly shipTo: Party
  readonly carrier?: { readonly name: string; readonly pro?: string }
  readonly references?: readonly { readonly label: string; readonly value: string }[]
  readonly units: readonly PackedUnit[]
  readonly notes?: string
  /** PNG or JPEG. */
  readonly logo?: Uint8Array
  readonly sample?: boolean
}
