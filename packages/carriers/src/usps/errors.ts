import type { CarrierFailure } from '../kit/connector.ts'
import { failureOf as failureFrom, jsonOf } from '../kit/failures.ts'
import type { Answered, Got } from '../kit/http.ts'
import { SCAC } from './codes.ts'
import { errorAnswer, signInError } from './wire.ts'

/** What USPS says is wrong, with the details it names; blank when it says nothing. */
export function wordsOf(answer: Answered): string {
  const given = jsonOf(answer)
  const error = errorAnswer.safeParse(given).data?.error
  if (error === undefined) return signInError.safeParse(given).data?.error_description ?? ''
  const details = error.errors.map(({ detail, title }) => detail || title).filter(said => said !== '')
  return details.length === 0 ? error.message : [...new Set(details)].join(' ')
}

export const failureOf = (got: Got): CarrierFailure => failureFrom(SCAC, got, wordsOf)
