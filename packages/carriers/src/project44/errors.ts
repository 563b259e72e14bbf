import type { CarrierFailure, FailureReason } from '../kit/connector.ts'
import { failureOf as failureFrom, failureWords, jsonOf, reasonOfStatus } from '../kit/failures.ts'
import type { Answered, Got } from '../kit/http.ts'
import { apiError } from './wire.ts'

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

/** Why there is no result, from whatever came back instead of one. */
export const failureOf = (scac: string, got: Got): CarrierFailure => failureFrom(scac, got, wordsOf)

/** Why a sign-in gave no token. A refused pair comes as 401, or as OAuth's own 400 (RFC 6749, 5.2). */
export function signInFailure(answer: Answered): { readonly reason: FailureReason; readonly message: string } {
  const { status } = answer
  const reason = status === 400 ? 'credentials' : reasonOfStatus(status)
  return { reason: reason === 'refused' ? 'badAnswer' : reason, message: wordsOf(answer) || failureWords[reason] }
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
