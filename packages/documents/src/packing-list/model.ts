import type { Party } from '../bol/model.ts'

/** One line of a packing list. */
export type PackedLine = {
  readonly quantity: number
  /** Unit of the quantity, such as `EA` or `CTN`. */
  readonly unit?: string
  readonly itemCode?: string
  readonly description: string
  /** In pounds, of the whole line. */
  readonly weight?: number
  /** In inches, outer. */
  readonly dimensions?: { readonly length: number; readonly width: number; readonly height: number }
  readonly lot?: string
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
  readonly lines: readonly PackedLine[]
  readonly notes?: string
  /** PNG or JPEG. */
  readonly logo?: Uint8Array
  readonly sample?: boolean
}
