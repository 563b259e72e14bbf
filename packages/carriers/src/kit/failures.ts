import { sentence } from '@waybill/domain'
import type { CarrierFailure, FailureReason } from './connector.ts'
import type { Answered, Got } from './http.ts'

/** A carrier may say anything; what no database keeps (zero bytes, halves of letters) is left out. */
const storable = (_name: string, value: unknown): unknown =>
  typeof value === 'string' ? value.replaceAll('\0', '').toWellFormed() : value

/** Whether a text of JSON may hold such letters; most hold none, and are read in a third of the time. */
const mayHide = /\0|\\u(?:0000|d[89a-f])/i

/** The JSON of an answer, or undefined: a proxy's page is no answer of a carrier's. */
export function jsonOf({ bytes }: Pick<Answered, 'bytes'>): unknown {
  try {
    const text = bytes.toString('utf8')
    return mayHide.test(text) ? JSON.parse(text, storable) : JSON.parse(text)
  } catch {
    return undefined
  }
}

export const reasonOfStatus = (status: number): FailureReason => {
  if (status === 401 || status === 403) return 'credentials'
  if (status === 429) return 'busy'
  return status >= 500 || status < 400 ? 'badAnswer' : 'refused'
}

/** Statuses at which a carrier itself said no: it sold nothing. One that gave up waiting (408) said nothing. */
export const isRefusal = (status: number): boolean => status >= 400 && status < 500 && status !== 408

/** What a failure is called where the carrier has no words for it. */
export const failureWords: Readonly<Record<FailureReason, string>> = {
  refused: sentence('refusedSilently'),
  credentials: sentence('badSignIn'),
  busy: sentence('asksToWait'),
  late: sentence('answeredLate'),
  unreachable: sentence('unreachable'),
  badAnswer: sentence('unreadable'),
  shut: sentence('resting'),
}

/**
 * Why there is no result, from whatever came back instead of one.
 * @param wordsOf the carrier's own words in an answer; blank when it has none
 */
export function failureOf(scac: string, got: Got, wordsOf: (answer: Answered) => string): CarrierFailure {
  if (got.kind === 'lost') {
    const { outcome, error: message, refusal } = got
    const reason = refusal?.reason ?? (outcome === 'tooLarge' ? 'badAnswer' : outcome)
    return { kind: 'failed', scac, reason, message, providerStatus: refusal?.status ?? null }
  }
  const reason = reasonOfStatus(got.status)
  return { kind: 'failed', scac, reason, message: wordsOf(got) || failureWords[reason], providerStatus: got.status }
}

/** An answer that is none, with what is wrong with it. */
export const badAnswer = (scac: string, message: string): CarrierFailure => ({
  kind: 'failed',
  scac,
  reason: 'badAnswer',
  message,
  providerStatus: null,
})

/** A no of the carrier's, in its words or ours. */
export const refusal = (scac: string, message: string, providerStatus: number | null = null): CarrierFailure => ({
  kind: 'failed',
  scac,
  reason: 'refused',
  message,
  providerStatus,
})
