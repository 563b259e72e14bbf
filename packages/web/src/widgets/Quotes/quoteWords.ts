import type { WireInvitation, WireSpotQuote } from '@waybill/contract/wire/spotQuote.ts'
import type { WireTenderRound, WireTenderStep } from '@waybill/contract/wire/tenderRound.ts'
import { declineReasons, noBidReasons } from '@waybill/domain'
import { signedInUser } from '../../api/session.ts'
import { said } from '../../texts/said.ts'
import { text } from '../../texts/texts.ts'
import type { Tone } from '../../ui/StatusBadge.tsx'

export interface Said {
  readonly words: string
  readonly tone: Tone
}

/** How people call a carrier that was asked: it may have no name, and be on no list. */
export const carrierOf = ({
  CarrierName,
  CarrierSCAC,
  email = '',
}: Pick<WireInvitation, 'CarrierName' | 'CarrierSCAC'> & { readonly email?: string }): string =>
  CarrierName || CarrierSCAC || email

const silent = ({ standing, seenAt, round, mailState }: WireInvitation): Said => {
  if (standing === 'expired') return { words: text('quotes.state_missed'), tone: 'warn' }
  if (standing === 'bookedWithAnother') return { words: text('quotes.state_unanswered'), tone: 'quiet' }
  // From a copy of the database no question leaves.
  if (mailState === 'queued' && (seenAt === null || round > 1) && signedInUser()?.isHeld === true) {
    return { words: text('quotes.state_held'), tone: 'warn' }
  }
  if (round > 1) return { words: text('quotes.state_askedAgain'), tone: 'busy' }
  return seenAt === null
    ? { words: text('quotes.state_asked'), tone: 'quiet' }
    : { words: text('quotes.state_seen'), tone: 'busy' }
}

/** Where one carrier stands, in a word. */
export function invitationSaid(invitation: WireInvitation): Said {
  const { standing, state, rank, isLate } = invitation
  if (state === 'won') return { words: text('quotes.state_won'), tone: 'good' }
  if (standing === 'withdrawn') return { words: text('quotes.state_withdrawn'), tone: 'quiet' }
  switch (state) {
    case 'asked':
      return silent(invitation)
    case 'noBid':
      return { words: text('quotes.state_noBid'), tone: 'warn' }
    case 'lost':
      return {
        words: rank === null ? text('quotes.state_lost') : text('quotes.state_lostRank', { rank }),
        tone: 'quiet',
      }
    case 'answered':
      return isLate
        ? { words: text('quotes.state_late'), tone: 'warn' }
        : { words: text('quotes.state_answered'), tone: 'good' }
  }
}

/** Why it does not quote; a code that this version does not know stays as it is. */
export const noBidText = (reason: string): string => {
  const known = noBidReasons.find(one => one === reason)
  return known === undefined ? reason : text(`quotes.reason_${known}`)
}

/** What came to an offer: a carrier's reason to decline is kept as its code, whatever else was said as a text. */
export const offerAnswerText = (answer: string): string => {
  const known = declineReasons.find(one => one === answer)
  return known === undefined ? said(answer) : text(`quotes.reason_${known}`)
}

/** The mail to it came back or never left. */
export const isUnreached = ({ mailState }: Pick<WireInvitation, 'mailState'>): boolean =>
  mailState === 'failed' || mailState === 'bounced'

const spotTones = { open: 'busy', awarded: 'good', closed: 'quiet', withdrawn: 'quiet' } as const

export const spotSaid = ({ state }: Pick<WireSpotQuote, 'state'>): Said => ({
  words: text(`quotes.spot_${state}`),
  tone: spotTones[state],
})

/** Carriers that were asked, have not answered and still may in time. */
export const silentCarriers = ({ state, invitations }: Pick<WireSpotQuote, 'state' | 'invitations'>) =>
  state === 'open'
    ? invitations.filter(one => one.state === 'asked' && (one.standing === 'open' || one.standing === 'endingSoon'))
    : []

/** Who has said something, be it no. */
export const answeredCount = ({ invitations }: Pick<WireSpotQuote, 'invitations'>): number =>
  invitations.filter(({ state }) => state !== 'asked').length

const roundTones = { open: 'busy', won: 'good', exhausted: 'warn', withdrawn: 'quiet' } as const

export const roundSaid = ({ state }: Pick<WireTenderRound, 'state'>): Said => ({
  words: text(`offers.round_${state}`),
  tone: roundTones[state],
})

const stepTones: Readonly<Record<WireTenderStep['state'], Tone>> = {
  waiting: 'quiet',
  skipped: 'warn',
  committing: 'busy',
  unknown: 'warn',
  givenUp: 'warn',
  awarded: 'good',
  refused: 'bad',
  ended: 'quiet',
  open: 'busy',
  declined: 'bad',
  expired: 'warn',
  withdrawn: 'quiet',
  lost: 'quiet',
}

/** Where a place of a round stands, in a word; whose turn never came waits for nothing once the round is over. */
export const stepSaid = ({ state }: Pick<WireTenderStep, 'state'>, round: Pick<WireTenderRound, 'state'>): Said => ({
  words: state === 'waiting' && round.state !== 'open' ? text('offers.step_notReached') : text(`offers.step_${state}`),
  tone: stepTones[state],
})

/** What is left to a moment, to the second: `1:59:03`, `4:09`, from a day on `2 d 3 h`; null: it is over. */
export function clockText(leftMs: number): string | null {
  if (leftMs <= 0) return null
  const seconds = Math.ceil(leftMs / 1000)
  const [days, hours, minutes] = [Math.floor(seconds / 86_400), Math.floor(seconds / 3600), Math.floor(seconds / 60)]
  if (days > 0) return `${days} d ${hours % 24} h`
  const pad = (n: number): string => String(n).padStart(2, '0')
  return hours > 0 ? `${hours}:${pad(minutes % 60)}:${pad(seconds % 60)}` : `${minutes}:${pad(seconds % 60)}`
}
