/** An item to be taken from the shelf for all boxes at once. */
export type PickItem = {
  readonly itemCode: string
  readonly description: string
  readonly unit: string
  readonly quantity: number
  /** Into which boxes it goes, such as `1-3, 7 (2)`. */
  readonly boxes: string
}

/** A box as its label comes out of the printer. */
export type PickBox = {
  readonly number: number
  /** Numbers of the shipment: BOL, order. */
  readonly shipment: string
  readonly shipTo: string
  readonly trackingNumber: string
  readonly contents: readonly {
    readonly quantity: number
    readonly unit: string
    readonly itemCode: string
    readonly description: string
  }[]
}

/** What is packed for many shipments in one go: first what is taken, then box by box. No prices. */
export type PickList = {
  readonly title: string
  /** YYYY-MM-DD. */
  readonly date: string
  readonly items: readonly PickItem[]
  readonly boxes: readonly PickBox[]
}
