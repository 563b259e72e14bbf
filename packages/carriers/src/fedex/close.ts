import { sentence } from '@waybill/domain'
import type { WireCall } from '../kit/connector.ts'
import type { CloseOutcome, CloseRequest, CloseTerms } from '../kit/dayEnd.ts'
import { isRefusal, jsonOf } from '../kit/failures.ts'
import { paperOf } from '../kit/papers.ts'
import { carrierOf } from './codes.ts'
import { closeAnswer } from './dayEndWire.ts'
import { failureOf, wordsOf } from './errors.ts'
import { type Account, paths, type Send } from './send.ts'

/** What goes by ground is closed for the whole account; what goes by air needs no close. */
export const closeTerms: CloseTerms = {
  deadlineMs: 60_000,
  closes: 'account',
  takes: serviceCode => carrierOf(serviceCode) === 'FDXG',
  most: 10_000,
}

/** The end of a day. Its fields: FedEx Ground End of Day Close. */
export const closeBody = ({ settings }: Account, { day }: CloseRequest) => ({
  closeReqType: 'GCDR',
  accountNumber: { value: settings.accountNumber },
  groundServiceCategory: 'GROUND',
  closeDate: day,
  closeDocumentSpecification: {
    closeDocumentTypes: ['MANIFEST'],
  },
})

const isPage = (bytes: Buffer): boolean => bytes.subarray(0, 5).toString('latin1') === '%PDF-'

/** A manifest of several parts: pages that stand alone stay so, a text goes on where it was cut. */
function manifestsOf(name: string, parts: readonly Buffer[]) {
  if (parts.length < 2 || !parts.every(isPage)) return manifestOf(name, Buffer.concat(parts))
  return parts.flatMap((part, index) => manifestOf(`${name} part ${index + 1}`, part))
}

/** A manifest comes as pages, or as the text of them. */
function manifestOf(name: string, bytes: Buffer) {
  const page = paperOf('other', `${name}.pdf`, bytes)
  if (page !== null) return [page]
  return bytes.length === 0 ? [] : [{ kind: 'other' as const, name: `${name}.txt`, bytes }]
}

/** Closes the day of all that the account ships by ground, and brings the manifest for the driver. */
export const closeWith =
  (send: Send) =>
  async (account: Account, given: CloseRequest, wireCall: WireCall): Promise<CloseOutcome> => {
    const request = {
      operation: 'closeDay',
      method: 'PUT',
      path: paths.close,
      body: closeBody(account, given),
    } as const
    const got = await send(account, request, wireCall)
    if (got.kind === 'lost') return got.maySent ? { kind: 'unknown', message: got.error } : failureOf(got)
    if (isRefusal(got.status)) return failureOf(got)
    const read = got.status === 200 ? closeAnswer.safeParse(jsonOf(got)).data?.output : undefined
    if (read === undefined) return { kind: 'unknown', message: wordsOf(got) || sentence('unreadable') }
    const papers = read.closeDocuments.flatMap(({ parts }, index) => {
      const inOrder = parts.toSorted((a, b) => a.documentPartSequenceNumber - b.documentPartSequenceNumber)
      const place = index === 0 ? '' : ` ${index + 1}`
      return manifestsOf(
        `FedEx Ground manifest ${given.day}${place}`,
        inOrder.map(({ image }) => Buffer.from(image, 'base64')),
      )
    })
    return {
      kind: 'closed',
      number: read.closeDocuments.find(({ shippingCycle }) => shippingCycle !== '')?.shippingCycle ?? '',
      papers,
      left: [],
      messages: read.alerts.map(({ message }) => message).filter(said => said !== ''),
    }
  }
