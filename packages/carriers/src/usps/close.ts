import { sentence } from '@waybill/domain'
import type { WireCall } from '../kit/connector.ts'
import type { CloseOutcome, CloseRequest, CloseTerms } from '../kit/dayEnd.ts'
import { isRefusal, jsonOf } from '../kit/failures.ts'
import { paperOf } from '../kit/papers.ts'
import { partyOf, zip5 } from './body.ts'
import { scanFormAnswer } from './dayEndWire.ts'
import { failureOf, wordsOf } from './errors.ts'
import { type Account, paths, type Send } from './send.ts'

/** A SCAN form: one code that the post scans for all labels on it. */
export const closeTerms: CloseTerms = { deadlineMs: 60_000, closes: 'labels', takes: () => true, most: 10_000 }

/** A form of the labels that are named. Its fields: USPS SCAN Forms v3. */
export const scanFormBody = ({ day, address, labels }: CloseRequest) => ({
  imageInfo: { imageType: 'PDF', labelType: '8.5X11LABEL' },
  mailingDate: day,
  // Labels of an earlier day go with today's.
  overwriteMailingDate: true,
  entryFacilityZIPCode: zip5(address),
  destinationEntryFacilityType: 'NONE',
  shipment: { trackingNumbers: labels.map(({ trackingNumber }) => trackingNumber) },
  fromAddress: partyOf(address),
})

/** Makes the form; labels that the post does not put on it are said, and stay open. */
export const closeWith =
  (send: Send) =>
  async (account: Account, given: CloseRequest, wireCall: WireCall): Promise<CloseOutcome> => {
    const request = { operation: 'closeDay', method: 'POST', path: paths.scanForm, body: scanFormBody(given) } as const
    const got = await send(account, request, wireCall)
    if (got.kind === 'lost') return got.maySent ? { kind: 'unknown', message: got.error } : failureOf(got)
    if (isRefusal(got.status)) return failureOf(got)
    const read = got.status === 200 ? scanFormAnswer.safeParse(jsonOf(got)).data : undefined
    if (read === undefined) return { kind: 'unknown', message: wordsOf(got) || sentence('unreadable') }
    const { manifestNumber, trackingNumbers } = read.SCANFormMetaData
    const paper = paperOf('other', `SCAN form ${manifestNumber}.pdf`, Buffer.from(read.SCANFormImage, 'base64'))
    const on = new Set(trackingNumbers)
    return {
      kind: 'closed',
      number: manifestNumber,
      papers: paper === null ? [] : [paper],
      left: given.labels
        .filter(({ trackingNumber }) => !on.has(trackingNumber))
        .map(({ trackingNumber }) => ({ trackingNumber, message: sentence('notOnForm') })),
      messages: [],
    }
  }
