import type { CarrierFailure } from '../kit/connector.ts'
import { failureOf as failureFrom, jsonOf } from '../kit/failures.ts'
import type { Answered, Got } from '../kit/http.ts'
import { SCAC } from './codes.ts'
import { errorAnswer } from './wire.ts'

/** FedEx's own errors; none when the answer is somebody else's. */
export const errorsOf = (answer: Answered) => errorAnswer.safeParse(jsonOf(answer)).data?.errors ?? []

/** What it says is wrong; blank when it says nothing. */
export const wordsOf = (answer: Answered): string =>
  errorsOf(answer)
    .map(({ message }) => message)
    .filter(message => message !== '')
    .join(' ')

export const failureOf = (got: Got): CarrierFailure => failureFrom(SCAC, got, wordsOf)

/** Codes in which FedEx says that it has nothing under a number, at whichever status. */
export const isNotFound = ({ code }: { readonly code: string }): boolean => /NOT\.?_?FOUND/i.test(code)
