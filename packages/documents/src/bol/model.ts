/** An address as it is printed. `street` holds one or two lines. */
export type Party = {
  readonly name: string
  readonly street: readonly string[]
  readonly city: string
  readonly state: string
  readonly zip: string
  /** ISO 3166-1 alpha-2; printed unless it is US. */
  readonly country: string
  readonly contact?: string
  readonly phone?: string
}

/** Packages or handling units: how many of which kind, such as 4 PLT or 20 CTN. */
export type Count = { readonly quantity: number; readonly type: string }

/** One line of the customer order block. Weight in pounds; packages and weight absent leave them to the pen. */
export type OrderLine = {
  readonly number: string
  readonly packages?: number
  readonly weight?: number
  /** On a pallet or slip sheet; absent leaves the choice to the pen. */
  readonly pallet?: boolean
  readonly info?: string
}

/** A dangerous good as 49 CFR 172.202 wants it said. All of it is printed as given, in English. */
export type Hazmat = {
  /** The whole shipping description in its legal order: `RQ, UN1263, Paint, 3, PG II, 4 drums, 1,200 lb`. */
  readonly description: string
  /** The number to call at any hour, with the name or contract a service knows the shipper by; blank where none is needed (172.604). */
  readonly emergency: string
}

/** One line of the carrier block. Weight in pounds. */
export type CommodityLine = {
  readonly handlingUnits?: Count
  readonly packages?: Count
  readonly weight: number
  readonly hazmat?: Hazmat
  readonly description: string
  /** Printed below the description, a line each: dimensions, stacking, marks. */
  readonly details?: readonly string[]
  readonly nmfc?: string
  readonly freightClass?: string
}

/** An amount in minor units of its currency: `13945` with `USD` is $139.45. */
export type Money = { readonly amount: number; readonly currency: string }

export type FreightTerms = 'prepaid' | 'collect' | 'thirdParty'

/** A bill of lading, decided to the last word: drawing it looks nothing up (rules of the trade: VICS bill of lading). */
export type BillOfLading = {
  /** 17 digits, the last a GS1 check digit. */
  readonly number: string
  /** Ship date, YYYY-MM-DD. */
  readonly date: string
  /** From 2 on: the paper says which revision it is, and that it replaces the one before. */
  readonly revision?: number
  readonly shipFrom: Party & { readonly sid?: string; readonly fob?: boolean }
  readonly shipTo: Party & { readonly locationNumber?: string; readonly cid?: string; readonly fob?: boolean }
  readonly billTo?: Party
  readonly references?: readonly { readonly label: string; readonly value: string }[]
  /** Accessorial services in words: `Lift gate at delivery`. */
  readonly services?: readonly string[]
  /** When the carrier is expected: `Tue, Nov 24, 10:00 AM–3:30 PM EST`. */
  readonly pickupWindow?: string
  readonly instructions?: string
  readonly carrier: {
    readonly name: string
    readonly scac: string
    readonly pro?: string
    readonly trailer?: string
    readonly seals?: readonly string[]
  }
  readonly terms: FreightTerms
  /** This paper is the master of several underlying bills of lading. */
  readonly master?: boolean
  readonly orders: readonly OrderLine[]
  readonly lines: readonly CommodityLine[]
  /** What the shipper declares, per what; or the number of the bill on which it is declared for this one as well. */
  readonly declaredValue?: (Money & { readonly per: string }) | { readonly onBill: string }
  readonly cod?: Money & {
    readonly feeTerms?: 'collect' | 'prepaid'
    readonly customerCheck: boolean
    /** Of a bill with several stops: where it is collected, such as `AT STOP 2: Demo Halfway, Toledo`. */
    readonly at?: string
  }
  readonly loadedBy?: 'shipper' | 'driver'
  readonly countedBy?: 'shipper' | 'driverPallets' | 'driverPieces'
  /**
   * How much of the way lies in Canada, left out: none. Where all of it does, the consignor certifies by TDG 3.6.1(1)(a)
   * instead of 49 CFR 172.204, which is good for the others.
   */
  readonly canada?: 'part' | 'whole'
  /** Not for freight: the paper is marked as a sample. */
  readonly sample?: boolean
  /** The shipper's own words in place of the receipt, and of what stands before the declared value. */
  readonly receipt?: string
  readonly valueSentence?: string
  /** PNG or JPEG. */
  readonly logo?: Uint8Array
  /** Headings in English and Spanish. */
  readonly bilingual?: boolean
  /** What to mark each copy with, such as `Shipper`, `Carrier`, `Consignee`; absent prints one unmarked copy. */
  readonly copies?: readonly string[]
}
