import type { WireInvitation } from '@waybill/contract/wire/spotQuote.ts'
import { expect, test } from 'vitest'
import '../../texts/quotes.ts'
import { clockText, invitationSaid, offerAnswerText, silentCarriers, stepSaid } from './quoteWords.ts'

const asked = { state: 'asked', standing: 'open', round: 1, seenAt: null, rank: null, isLate: false } as WireInvitation

test.each<[Partial<WireInvitation>, string]>([
  [{}, 'Requested'],
  [{ seenAt: '2026-11-24T15:00:00Z' }, 'Seen'],
  [{ seenAt: '2026-11-24T15:00:00Z', round: 2 }, 'Countered'],
  [{ standing: 'expired', seenAt: '2026-11-24T15:00:00Z' }, 'No answer'],
  [{ standing: 'bookedWithAnother' }, 'Not answered'],
  [{ standing: 'withdrawn' }, 'Withdrawn'],
  [{ state: 'answered', standing: 'answered' }, 'Quoted'],
  [{ state: 'answered', standing: 'answered', isLate: true }, 'Quoted late'],
  [{ state: 'noBid', standing: 'noBid' }, 'No bid'],
  [{ state: 'won', standing: 'won' }, 'Won'],
  [{ state: 'lost', standing: 'bookedWithAnother', rank: 3 }, 'Lost, rank 3'],
])('a carrier that is %o reads as %s', (given, words) => {
  expect(invitationSaid({ ...asked, ...given }).words).toBe(words)
})

test.each([
  [0, null],
  [1, '0:01'],
  [249_000, '4:09'],
  [7_143_000, '1:59:03'],
  [2 * 86_400_000 + 3 * 3_600_000, '2 d 3 h'],
])('%d ms left read as %s', (left, words) => {
  expect(clockText(left)).toBe(words)
})

test('only carriers that still may answer in time are reminded', () => {
  const invitations = [asked, { ...asked, state: 'noBid' as const }, { ...asked, standing: 'expired' as const }]
  expect(silentCarriers({ state: 'open', invitations })).toEqual([asked])
  expect(silentCarriers({ state: 'closed', invitations })).toEqual([])
})

test.each([
  ['noCapacity', 'No capacity'],
  ['timing', 'Times'],
  ['Our truck broke down.', 'Our truck broke down.'],
])('the answer %s to an offer reads as %s', (answer, words) => {
  expect(offerAnswerText(answer)).toBe(words)
})

test.each([
  ['open', 'Waiting its turn'],
  ['withdrawn', 'Not offered'],
  ['won', 'Not offered'],
] as const)('a carrier whose turn did not come, in a round that is %s, reads as %s', (state, words) => {
  expect(stepSaid({ state: 'waiting' }, { state }).words).toBe(words)
})
