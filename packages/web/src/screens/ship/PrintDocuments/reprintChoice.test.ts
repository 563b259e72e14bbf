import { GetReprintDocumentDetails } from '@waybill/contract/calls/Shipment/GetReprintDocumentDetails.ts'
import { expect, test } from 'vitest'
import { issuedFormats, issuedKinds, revisionsIn, wasIssued } from './reprintChoice.ts'

const row = GetReprintDocumentDetails.reply.shape.documents.element
const printed = { prints: 1, printedAt: '2026-11-20T14:00:00.000Z', printedBy: 'Demo Clerk' }
const bill = (number: string, revision: number) => ({
  ...{ number, revision, reason: 'items', issuedAt: '2026-11-20T14:00:00.000Z', issuedBy: 'Demo Clerk' },
  ...printed,
})
const nothing = row.parse({
  ...{ shipmentId: 7, UniqueName: 'ship-7', BOLNumber: '7', consignee: '', CarrierName: '' },
  ...{ shipmentStatus: 'T', isArchived: false, bills: [], papers: [], files: [] },
  parcelLabels: { count: 0, prints: 0, printedAt: '', printedBy: '' },
})
const thermal = {
  ...nothing,
  papers: [{ document: 'label' as const, format: 'zpl203' as const, issuedAt: '2026-11-20T14:00:00.000Z', ...printed }],
}

test('what was never printed has nothing to offer', () => {
  expect(issuedKinds([nothing])).toEqual([])
  expect(issuedFormats([nothing])).toEqual([])
})

test('papers and formats are offered that any of the shipments has', () => {
  const labelled = { ...nothing, bills: [bill('7', 1)], parcelLabels: { count: 2, ...printed } }
  expect(issuedKinds([nothing, thermal, labelled])).toEqual(['bol', 'label', 'parcel-label'])
  expect(issuedFormats([nothing, thermal, labelled])).toEqual(['zpl203'])
  expect(wasIssued(thermal, 'label', 'pdf')).toBe(false)
})

test('a revision is offered once, however many bills it has', () => {
  const row = { ...nothing, bills: [bill('7', 2), bill('8', 2), bill('7', 1)] }
  expect(revisionsIn(row).map(({ revision }) => revision)).toEqual([2, 1])
})
