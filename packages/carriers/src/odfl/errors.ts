import { sentence } from '@waybill/domain'
import type { CarrierFailure } from '../kit/connector.ts'
import { badAnswer, failureOf as failureFrom, jsonOf, refusal } from '../kit/failures.ts'
import type { Answered, Got } from '../kit/http.ts'
import { childOf, readXml, textIn, type XmlElement } from '../kit/xml.ts'
import { restError } from './wire.ts'

/** Old Dominion's own error of a REST service, null when the answer is somebody else's. */
export const restErrorOf = (answer: Answered) => restError.safeParse(jsonOf(answer)).data ?? null

/** What it says is wrong; blank when it says nothing. */
export const wordsOf = (answer: Answered): string => {
  const errors = restErrorOf(answer)?.errors ?? []
  const said = errors.map(error => (typeof error === 'string' ? error : error.message))
  return said.join(' ') || (faultOf(bodyOf(answer)) ?? '')
}

export const failureOf = (scac: string, got: Got): CarrierFailure => failureFrom(scac, got, wordsOf)

/** What is in the body of a SOAP answer; undefined when it is none. */
const bodyOf = ({ bytes }: Answered): XmlElement | undefined => {
  const envelope = readXml(bytes)
  return envelope?.name === 'Envelope' ? childOf(envelope, 'Body') : undefined
}

/** The words of a SOAP fault; null when it is none. */
const faultOf = (body: XmlElement | undefined): string | null => {
  const fault = childOf(body, 'Fault')
  return fault === undefined ? null : textIn(fault, 'faultstring') || textIn(childOf(fault, 'Reason'), 'Text')
}

const isAboutSignIn = (words: string): boolean => /user ?(name|id)|password|credential|not authori[sz]ed/i.test(words)

/** A no in words: one about the sign-in is told apart, which the carrier itself does not do. */
export const saidNo = (scac: string, words: string, status: number | null): CarrierFailure =>
  isAboutSignIn(words)
    ? { kind: 'failed', scac, reason: 'credentials', message: words, providerStatus: status }
    : refusal(scac, words || sentence('refusedSilently'), status)

/** An element of a SOAP answer by its way from the body, or why there is none: a fault comes with any status. */
export function soapElement(scac: string, got: Got, ...path: readonly string[]): XmlElement | CarrierFailure {
  if (got.kind === 'lost') return failureOf(scac, got)
  const body = bodyOf(got)
  const fault = faultOf(body)
  // A server in trouble may fault as well: what it says of itself is not about the question.
  if (fault !== null && got.status < 502) return saidNo(scac, fault, got.status)
  if (got.status !== 200) return failureOf(scac, got)
  const found = path.reduce<XmlElement | undefined>((inner, name) => childOf(inner, name), body)
  return found ?? badAnswer(scac, sentence('unreadable'))
}

export const isFailure = (given: XmlElement | CarrierFailure): given is CarrierFailure => 'kind' in given
