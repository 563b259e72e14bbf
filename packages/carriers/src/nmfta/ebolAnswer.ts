import { inARow, sentence } from '@waybill/domain'
import { z } from 'zod'
import type { CarrierFailure } from '../kit/connector.ts'
import { failureOf, jsonOf, refusal } from '../kit/failures.ts'
import type { Answered, Got } from '../kit/http.ts'

const text = z.coerce.string().catch('')

const messageStatus = z.object({
  status: z.enum(['PASS', 'WARNING', 'FAIL']),
  code: text,
  message: text,
  resolution: text,
  information: z.array(z.object({ message: text })).catch([]),
})

/** What a carrier answers to an electronic bill. */
export const ebolAnswer = z.object({
  referenceNumbers: z
    .object({ pro: text, shipmentConfirmationNumber: text })
    .catch({ pro: '', shipmentConfirmationNumber: '' }),
  images: z.object({ bol: z.string().optional() }).optional().catch(undefined),
  messageStatus,
})

/** A refusal with the standard's status comes with any HTTP status; its rate quote has other words for the same. */
const statusAnswer = z.object({ messageStatus: messageStatus.extend({ status: z.string().min(1) }) })

export type EbolOutcome =
  | {
      readonly kind: 'filed'
      readonly pro: string
      readonly confirmation: string
      readonly messages: readonly string[]
    }
  | CarrierFailure

/** What the standard's status says is wrong, with what it says to do about it; blank when it says nothing. */
export function statusWords(answer: Answered): string {
  const status = statusAnswer.safeParse(jsonOf(answer)).data?.messageStatus
  if (status === undefined || ['PASS', 'SUCCESS'].includes(status.status)) return ''
  return [status.message, ...status.information.map(({ message }) => message), status.resolution]
    .filter(words => words !== '')
    .join(' ')
}

/**
 * What became of an electronic bill. One that nobody heard of counts as not filed: without a pickup request it moves no
 * freight, and whoever files it again gets another number.
 * @param wordsOf the carrier's own words in an answer that is none of the standard's
 */
export function ebolOutcome(scac: string, got: Got, wordsOf: (answer: Answered) => string): EbolOutcome {
  const read = got.kind === 'answered' ? ebolAnswer.safeParse(jsonOf(got)).data : undefined
  if (got.kind === 'answered' && read !== undefined && got.status < 500) {
    if (read.messageStatus.status === 'FAIL') {
      return refusal(scac, statusWords(got) || sentence('refusedSilently'), got.status)
    }
    const { pro, shipmentConfirmationNumber: confirmation } = read.referenceNumbers
    if (got.status === 200 && pro !== '') {
      return { kind: 'filed', pro, confirmation, messages: [statusWords(got)].filter(words => words !== '') }
    }
  }
  const failure = failureOf(scac, got, answer => statusWords(answer) || wordsOf(answer))
  return { ...failure, message: inARow([failure.message, sentence('noPickupAsked')]) }
}
