/** Width of every label stock, and dots per inch of the heads that carriers' labels are made for. */
export const LABEL_DOTS = { width: 812, perInch: 203 } as const

/** Inches that the tabs of two carriers are long: on stock of 4 × 8 and of 4 × 6.75. */
export const UPS_TAB_INCHES = 2
export const FEDEX_TAB_INCHES = 0.75

const dots = (inches: number): number => Math.round(inches * LABEL_DOTS.perInch)

/** Stock that carriers' labels are printed on, inches, by its length in dots. */
export const labelStocks = {
  '4x6': dots(6),
  '4x6.75': dots(6 + FEDEX_TAB_INCHES),
  '4x8': dots(6 + UPS_TAB_INCHES),
} as const
export type LabelStock = keyof typeof labelStocks

export const labelStockNames = Object.keys(labelStocks) as [LabelStock, ...LabelStock[]]

/** A strip for the shipper's own words: the one that leaves the printer first, the other one, or none. */
export const tabPlaces = ['none', 'top', 'bottom'] as const
export type TabPlace = (typeof tabPlaces)[number]

/** Dots that a stock leaves beside a label of 6 inches: 2 inches (UPS), ¾ of an inch (FedEx), or nothing. */
export const tabRoom = (stock: LabelStock): number => labelStocks[stock] - labelStocks['4x6']

/** What the shipper may have printed on the tab. */
export const tabFields = ['shipment', 'orders', 'po', 'references', 'shipTo', 'weight', 'date'] as const
export type TabField = (typeof tabFields)[number]
