/** Where a label stands: whether it was bought, and whether it still counts. */
export type LabelState =
  | 'asked'
  | 'bought'
  | 'unknown'
  | 'refused'
  /** Sold after all, when its package had another one in force: it is given back. */
  | 'surplus'
  | 'voidAsked'
  | 'voided'
  | 'voidRefused'
  /** To be given back, and nobody knows whether its carrier did. */
  | 'disputed'

/**
 * Those that hold their package as it is: it may be under way with them. One in dispute was to be given back: whether it
 * is charged is settled by a person, and keeps nobody from packing or labelling its package anew.
 */
const holding: ReadonlySet<LabelState> = new Set(['asked', 'bought', 'unknown', 'voidAsked', 'voidRefused'])

/**
 * A package with such a label is neither changed nor taken away. A surplus holds nothing: its package goes under another
 * one, or is to get another one.
 */
export const holdsPackage = ({
  state,
  isSurplus,
}: {
  readonly state: LabelState
  readonly isSurplus: boolean
}): boolean => !isSurplus && holding.has(state)

/** Those that their carrier charges: bought, and not taken back as far as it has said. */
const charged: ReadonlySet<LabelState> = new Set(['bought', 'voidAsked', 'voidRefused', 'disputed'])

/** What decides whether a label is charged. */
export interface ChargedLabel {
  readonly state: LabelState
  /** Sold beside another one of its package. */
  readonly isSurplus: boolean
  /** Its first physical scan; null: none. */
  readonly scannedAt: string | null
  /** Its carrier said in a call that it charges nothing for it, though it was scanned after it was given back. */
  readonly isCredited: boolean
}

/**
 * Whether a label is among what its shipment costs: also one that was given back and is used all the same. A surplus is not,
 * whatever becomes of it: what it costs is shown as its own.
 */
export const isCharged = ({ state, isSurplus, scannedAt, isCredited }: ChargedLabel): boolean =>
  !isSurplus && (charged.has(state) || (state === 'voided' && scannedAt !== null && !isCredited))

/** Those that may be printed: the carrier has them in its books. */
export const isPrintable = (state: LabelState): boolean => state === 'bought'

/** What a label may cost more than the price that was shown, in minor units, before somebody has a look. */
const WORTH_A_LOOK = { share: 0.02, amount: 100 }

/** Whether a carrier charges so much more than was shown that somebody is told: above it by 2 % and by a dollar. */
export const costsMore = (charged: number, shown: number): boolean =>
  charged > shown * (1 + WORTH_A_LOOK.share) && charged > shown + WORTH_A_LOOK.amount
