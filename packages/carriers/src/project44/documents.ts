import type { BookedOrder, CarrierDocument, DocumentsOutcome, Errand } from '../kit/connector.ts'
import { badAnswer, failureOf, jsonOf } from './errors.ts'
import { type Account, DOCUMENT_MAX, paths, type Send } from './send.ts'
import { groupOf } from './shipmentBody.ts'
import { images } from './wire.ts'

const kinds: Readonly<Record<string, CarrierDocument['kind']>> = { DELIVERY_RECEIPT: 'pod', BILL_OF_LADING: 'bol' }

const starts: readonly { readonly extension: string; readonly bytes: Buffer }[] = [
  { extension: 'pdf', bytes: Buffer.from('%PDF-') },
  { extension: 'png', bytes: Buffer.from([0x89, 0x50, 0x4e, 0x47]) },
  { extension: 'jpg', bytes: Buffer.from([0xff, 0xd8, 0xff]) },
  { extension: 'tif', bytes: Buffer.from('II*\0', 'latin1') },
  { extension: 'tif', bytes: Buffer.from('MM\0*', 'latin1') },
]

/** What the bytes are, whatever they are called; null for a page or anything else that is no document. */
const extensionOf = (bytes: Buffer): string | null =>
  starts.find(start => bytes.subarray(0, start.bytes.length).equals(start.bytes))?.extension ?? null

export const imagesBody = (account: Account, { bolNumber, confirmation }: BookedOrder) => ({
  capacityProviderAccountGroup: groupOf(account),
  shipmentIdentifiers: [
    { type: 'BILL_OF_LADING', value: bolNumber },
    ...(confirmation.proNumber === '' ? [] : [{ type: 'PRO', value: confirmation.proNumber }]),
  ],
  documentTypes: ['DELIVERY_RECEIPT', 'BILL_OF_LADING'],
})

/** Papers the carrier scanned. One that is no document, or lies at another host, is left out. */
export const documentsWith =
  (send: Send) =>
  async (account: Account, order: BookedOrder, errand: Errand): Promise<DocumentsOutcome> => {
    const body = imagesBody(account, order)
    const got = await send(account, { operation: 'documents', method: 'POST', path: paths.images, body }, errand)
    if (got.kind === 'lost' || got.status !== 200) return failureOf(account.scac, got)
    const listed = images.safeParse(jsonOf(got)).data
    if (listed === undefined) return badAnswer(account.scac, 'Its answer could not be read.')
    const documents: CarrierDocument[] = []
    for (const { documentType, imageUrl, fileName } of listed.images) {
      if (!imageUrl.startsWith(`${account.baseUrl}/`)) continue
      const path = imageUrl.slice(account.baseUrl.length)
      const file = await send(account, { operation: 'documents', method: 'GET', path, maxBytes: DOCUMENT_MAX }, errand)
      if (file.kind === 'lost' || file.status !== 200) return failureOf(account.scac, file)
      const extension = extensionOf(file.bytes)
      if (extension === null) continue
      const stem = (fileName || documentType)
        .replace(/\.[A-Za-z0-9]+$/, '')
        .replace(/[^\w -]/g, '-')
        .slice(0, 100)
      documents.push({ kind: kinds[documentType] ?? 'other', name: `${stem}.${extension}`, bytes: file.bytes })
    }
    return { kind: 'documents', documents }
  }
