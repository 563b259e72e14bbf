import type { ReplyOf } from '@waybill/contract/call.ts'
import type { AddNewPricesheet } from '@waybill/contract/calls/Quote/AddNewPricesheet.ts'
import type { UploadQuoteFile } from '@waybill/contract/calls/Quote/UploadQuoteFile.ts'
import type { WireQuoteResponse, WireSpotOffer } from '@waybill/contract/wire/spotQuote.ts'
import type { WireTenderOffer } from '@waybill/contract/wire/tenderRound.ts'
import type { NoBidReason } from '@waybill/domain/quotes/spotStanding.ts'
import type { DeclineReason } from '@waybill/domain/quotes/tenderRound.ts'
import { send } from '../../api/client.ts'
import type { LetterLink } from './letterLink.ts'

/** Who asks, and about what: a carrier by its access id, a clerk by the session of this browser. */
function asked({ kind, id, accessId, byClerk }: LetterLink, more: Readonly<Record<string, unknown>> = {}) {
  const number = kind === 'quote' ? { QuoteID: id } : { TenderID: id }
  return byClerk
    ? { query: { ...number, userEdit: 'true', ...more } }
    : { query: { ...number, AccessID: accessId, ...more }, developerKey: true }
}

export async function loadQuote(link: LetterLink): Promise<WireQuoteResponse> {
  const { text } = await send({ path: '/api/Quote/GetQuoteResponseDetails', body: {}, ...asked(link) })
  return JSON.parse(text) as WireQuoteResponse
}

/**
 * Keeps an option on the server until the answer is submitted.
 * @param priceSheetId which one is changed; null: it is new
 * @param idempotencyKey the same for every try of one option as it is typed
 */
export async function keepOption(
  link: LetterLink,
  priceSheetId: number | null,
  offer: WireSpotOffer,
  idempotencyKey: string,
): Promise<ReplyOf<typeof AddNewPricesheet>> {
  const { text } = await send({
    path: '/api/Quote/AddNewPricesheet',
    body: priceSheetId === null ? { offer } : { PriceSheetID: priceSheetId, offer },
    idempotencyKey,
    ...asked(link, { flag: priceSheetId === null ? 'add' : 'update' }),
  })
  return JSON.parse(text) as ReplyOf<typeof AddNewPricesheet>
}

export async function removeOption(link: LetterLink, priceSheetId: number): Promise<void> {
  await send({ path: '/api/Quote/RemovePricesheet', body: { PriceSheetID: priceSheetId }, ...asked(link) })
}

export interface Submission {
  readonly terms: boolean
  readonly name: string
  readonly SCAC: string
  readonly notes: string
  /** The options that were looked over: no other one goes with them. */
  readonly PriceSheetIDs: readonly number[]
}

/** @param idempotencyKey the same for every try of one answer */
export async function submitQuote(
  link: LetterLink,
  body: Submission,
  idempotencyKey: string,
): Promise<WireQuoteResponse> {
  const { text } = await send({ path: '/api/Quote/SubmitQuoteResponse', body, idempotencyKey, ...asked(link) })
  return JSON.parse(text) as WireQuoteResponse
}

/** @param idempotencyKey the same for every try of one answer */
export async function submitNoBid(
  link: LetterLink,
  body: { readonly reason: NoBidReason; readonly notes: string; readonly name: string },
  idempotencyKey: string,
): Promise<WireQuoteResponse> {
  const { text } = await send({ path: '/api/Quote/SubmitNoBidConfirmation', body, idempotencyKey, ...asked(link) })
  return JSON.parse(text) as WireQuoteResponse
}

/** @param idempotencyKey the same for every try of one file */
export async function uploadFile(
  link: LetterLink,
  file: File,
  idempotencyKey: string,
  onProgress: (part: number) => void,
): Promise<ReplyOf<typeof UploadQuoteFile>> {
  const form = new FormData()
  form.set('file', file)
  const given = { path: '/api/Quote/UploadQuoteFile', form, idempotencyKey, onProgress, timeoutMs: 300_000 }
  const { text } = await send({ ...given, ...asked(link) })
  return JSON.parse(text) as ReplyOf<typeof UploadQuoteFile>
}

export async function downloadFile(link: LetterLink, fileId: number): Promise<Blob> {
  const path = '/api/Quote/DisplayQuoteFile'
  const { response } = await send({ path, body: { fileId }, wantsFile: true, ...asked(link) })
  return response.blob()
}

export async function loadTender(link: LetterLink): Promise<WireTenderOffer> {
  const { text } = await send({ path: '/api/Tender/GetTenderOffer', body: {}, ...asked(link) })
  return JSON.parse(text) as WireTenderOffer
}

export interface TenderAnswer {
  readonly answer: 'accept' | 'decline'
  readonly reason?: DeclineReason
  readonly notes: string
  readonly name: string
  readonly PRONumber: string
  readonly pickupNumber: string
  readonly driver: string
}

/** @param idempotencyKey the same for every try of one answer */
export async function answerTender(
  link: LetterLink,
  body: TenderAnswer,
  idempotencyKey: string,
): Promise<WireTenderOffer> {
  const { text } = await send({ path: '/api/Tender/AnswerTender', body, idempotencyKey, ...asked(link) })
  return JSON.parse(text) as WireTenderOffer
}
