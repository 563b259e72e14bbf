/** What a carrier did in one month, as it is printed. */
export type ScoreOfMonth = {
  /** `Nov 2026` */
  readonly month: string
  readonly total: number
  readonly won: number
  readonly lost: number
  readonly missed: number
  readonly noBid: number
  /** In the order of the card's figures. */
  readonly figures: readonly PrintedFigure[]
}

/** A figure in words, blank where it is not known or not shown; and how many made it. */
export type PrintedFigure = { readonly value: string; readonly n: number }

/** The score card of one carrier. It names no other carrier, and no price. */
export type ScoreCard = {
  readonly company: string
  readonly carrier: string
  /** Blank: none is known. */
  readonly scac: string
  /** Heads of the figures. */
  readonly figures: readonly string[]
  /** The oldest first; the last is what the card is about. */
  readonly months: readonly ScoreOfMonth[]
  /** By whose clock its months begin. */
  readonly timeZone: string
  /** From how many lost quotes on it says by how much. */
  readonly comparedFrom: number
  /** PNG or JPEG. */
  readonly logo?: Uint8Array
  readonly sample?: boolean
}
