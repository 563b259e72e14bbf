import type { CarrierFailure } from '../kit/connector.ts'
import { failureOf as failureFrom } from '../kit/failures.ts'
import type { Answered, Got } from '../kit/http.ts'
import { statusWords } from './ebolAnswer.ts'

/** Why there is no result, in the words of the standard's status where the carrier gave one. */
export const failureOf = (scac: string, got: Got): CarrierFailure => failureFrom(scac, got, statusWords)

/** Whether an answer is the carrier's own no: a proxy's page has no status of the standard. */
export const saysNo = (answer: Answered): boolean => statusWords(answer) !== ''
