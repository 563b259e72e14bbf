import { sentence } from '@waybill/domain'
import type { CarrierFailure, FailureReason } from '../kit/connector.ts'
import type { Answered, Got } from '../kit/http.ts'
import { apiError } from './wire.ts'

/** A carrier may say anything; what no database keeps (zero bytes, halves of letters) is left out. */
const storable = (_name: string, value: unknown): unknown =>
  typeof value === 'string' ? value.replaceAll('\0', '').toWellFormed() : value

/** The JSON of an answer, or undefined: a proxy's page is no answer of project44's. */
export function jsonOf({ bytes }: Pick<Answered, 'bytes'>): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'), storable)
  } catch {
    return undefined
  }
}

/** project44's own error, null when the answer is somebody else's. */
export function apiErrorOf(answer: Answered) {
  return apiError.safeParse(jsonOf(answer)).data ?? null
}

/** The first thing project44 says is wrong, with what it says about it; blank when it says nothing. */
export function wordsOf(answer: Answered): string {
  const error = apiErrorOf(answer)
  if (error === null) return ''
  const first = error.errors.find(({ message }) => message !== '')
  const words = first?.message ?? error.errorMessage ?? ''
  return first !== undefined && first.diagnostic !== '' ? `${words} (${first.diagnostic})` : words || error.errorMessage
}

const reasonOfStatus = (status: number): FailureReason => {
  if (status === 401 || status === 403) return 'credentials'
  if (status === 429) return 'busy'
  return status >= 500 || status < 400 ? 'badAnswer' : 'refused'
}

const words: Readonly<Record<FailureReason, string>> = {
  refused: sentence('refusedSilently'),
  credentials: sentence('badSignIn'),
  busy: sentence('asksToWait'),
  late: sentence('answeredLate'),
  unreachable: sentence('unreachable'),
  badAnswer: sentence('unreadable'),
  shut: sentence('resting'),
}

/** Why there is no result, from whatever came back instead of one. */
export function failureOf(scac: string, got: Got): CarrierFailure {
  if (got.kind === 'lost') {
    const { outcome, error: message, refusal } = got
    const reason = refusal?.reason ?? (outcome === 'tooLarge' ? 'badAnswer' : outcome)
    return { kind: 'failed', scac, reason, message, providerStatus: refusal?.status ?? null }
  }
  const reason = reasonOfStatus(got.status)
  return { kind: 'failed', scac, reason, message: wordsOf(got) || words[reason], providerStatus: got.status }
}

/** Why a sign-in gave no token. A refused pair comes as 401, or as OAuth's own 400 (RFC 6749, 5.2). */
export function signInFailure(answer: Answered): { readonly reason: FailureReason; readonly message: string } {
  const { status } = answer
  const reason = status === 400 ? 'credentials' : reasonOfStatus(status)
  return { reason: reason === 'refused' ? 'badAnswer' : reason, message: wordsOf(answer) || words[reason] }
}

/**
 * What an answer to an order says about it. Sure only where the answer itself is:
 *
 * | answer | the order |
 * |---|---|
 * | 2xx with an id | booked |
 * | 2xx with anything else | unknown: bought, probably |
 * | 3xx | unknown |
 * | 401 twice, 403 | not bought: it did not know us |
 * | 429 | not bought: it was too busy to look |
 * | 408, 409, 425 | unknown: an order may be on its way, or be there already |
 * | another 4xx with project44's own error | not bought: refused |
 * | another 4xx | unknown: a proxy's page says nothing |
 * | 5xx, lost, late, too large | unknown |
 * | no connection, no sign-in, left alone by the breaker | not bought: it was never sent |
 */
export function isSurelyNotBought(answer: Answered): boolean {
  const { status } = answer
  if (status === 401 || status === 403 || status === 429) return true
  return status >= 400 && status < 500 && ![408, 409, 425].includes(status) && apiErrorOf(answer) !== null
}

export const badAnswer = (scac: string, message: string): CarrierFailure => ({
  kind: 'failed',
  scac,
  reason: 'badAnswer',
  message,
  providerStatus: null,
})
