/** What became of a question for offers: see the table `spot_quote`. */
export const spotStates = ['open', 'awarded', 'closed', 'withdrawn'] as const
export type SpotState = (typeof spotStates)[number]

/** What became of one carrier's invitation to it. */
export const invitationStates = ['asked', 'answered', 'noBid', 'won', 'lost'] as const
export type InvitationState = (typeof invitationStates)[number]

/** How a quote stands for the carrier that was asked (rules of the trade: tender and quotes). */
export const quoteStandings = [
  'open',
  'endingSoon',
  'expired',
  'answered',
  'noBid',
  'won',
  'bookedWithAnother',
  'withdrawn',
] as const
export type QuoteStanding = (typeof quoteStandings)[number]

/** A quote is about to end from this long before its deadline, in milliseconds. */
export const ENDING_SOON_MS = 2 * 60 * 60 * 1000

/** How a quote stands for one carrier. Instants are milliseconds since 1970. */
export function quoteStanding(
  spot: SpotState,
  { state, answerBy }: { readonly state: InvitationState; readonly answerBy: number },
  now: number,
): QuoteStanding {
  if (state === 'won') return 'won'
  if (spot === 'withdrawn') return 'withdrawn'
  if (spot !== 'open') return state === 'noBid' ? 'noBid' : 'bookedWithAnother'
  if (state === 'answered' || state === 'noBid') return state
  if (now > answerBy) return 'expired'
  return answerBy - now <= ENDING_SOON_MS ? 'endingSoon' : 'open'
}

/** A carrier may answer as long as nobody has the freight, once; after the deadline its offer is marked as late. */
export const mayAnswer = (standing: QuoteStanding): boolean =>
  standing === 'open' || standing === 'endingSoon' || standing === 'expired'

/** The place of each offer by what it comes to, from 1; equal ones share a place, and what nobody can compare has none. */
export function ranks(comparable: readonly (number | null)[]): readonly (number | null)[] {
  return comparable.map(amount =>
    amount === null ? null : comparable.filter(other => other !== null && other < amount).length + 1,
  )
}

/** Why a carrier does not quote: codes of the page, `other` with words. */
export const noBidReasons = ['noCapacity', 'notOurLane', 'tooShort', 'equipment', 'freight', 'price', 'other'] as const
export type NoBidReason = (typeof noBidReasons)[number]
