import type { CarrierFailure, FailureReason } from '../kit/connector.ts'
import type { Answered, Got } from '../kit/http.ts'
import { apiError } from './wire.ts'

/** The JSON of an answer, or undefined: a proxy's page is no answer of project44's. */
export function jsonOf({ bytes }: Pick<Answered, 'bytes'>): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'))
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
  refused: 'It refused without a reason.',
  credentials: 'It did not accept the sign-in of this account.',
  busy: 'It asks to wait before asking again.',
  late: 'It did not answer in time.',
  unreachable: 'It could not be reached.',
  badAnswer: 'Its answer could not be read.',
  shut: 'It failed several times in a row and is left alone for a moment.',
}

/** Why there is no result, from whatever came back instead of one. */
export function failureOf(scac: string, got: Got): CarrierFailure {
  if (got.kind === 'lost') {
    const reason = got.outcome === 'tooLarge' ? 'badAnswer' : got.outcome
    return { kind: 'failed', scac, reason, message: got.error, providerStatus: null }
  }
  const reason = reasonOfStatus(got.status)
  return { kind: 'failed', scac, reason, message: wordsOf(got) || words[reason], providerStatus: got.status }
}

export const badAnswer = (scac: string, message: string): CarrierFailure => ({
  kind: 'failed',
  scac,
  reason: 'badAnswer',
  message,
  providerStatus: null,
})
