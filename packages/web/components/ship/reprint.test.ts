import type { ReplyOf } from '@waybill/contract/call.ts'
import { AddRePrintFiles } from '@waybill/contract/calls/Shipment/AddRePrintFiles.ts'
import { GetReprintDocumentDetails } from '@waybill/contract/calls/Shipment/GetReprintDocumentDetails.ts'
import { SaveandReprint } from '@waybill/contract/calls/Shipment/SaveandReprint.ts'
import { TellCarrier } from '@waybill/contract/calls/Shipment/TellCarrier.ts'
import { plainToWire } from '@waybill/contract/wire/shipment.ts'
import { sampleShipment } from '@waybill/domain/shipment/sampleShipment.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../testing/accessible.ts'
import { address } from '../testing/address.ts'
import { shipmentDetails } from '../testing/answers/details.ts'
import { keptShipment } from '../testing/answers/keptShipment.ts'
import { orderForm } from '../testing/answers/order.ts'
import { besideShipments, shipmentList, shipmentRows } from '../testing/answers/shipments.ts'
import { madeUp } from '../testing/madeUp.ts'
import { renderScreen } from '../testing/render.tsx'
import { answer, answering, file, refusal, sent, unavailable } from '../testing/wire.ts'

type Row = ReplyOf<typeof GetReprintDocumentDetails>['documents'][number]
const { element } = GetReprintDocumentDetails.reply.shape.documents

const byClerk = { printedAt: '2026-11-20T14:00:00.000Z', printedBy: 'Demo Clerk' }
const bill = (revision: number, prints: number) => ({
  ...{ number: '0400000101', revision, reason: revision === 1 ? 'booked' : 'items', prints },
  ...{ issuedAt: '2026-11-20T13:00:00.000Z', issuedBy: 'Demo Clerk', ...byClerk },
})
const row = (shipmentId: number, given: Partial<Row> = {}): Row =>
  madeUp(element, {
    ...{ shipmentId, BOLNumber: `0400000${shipmentId}`, UniqueName: `ship-${shipmentId}`, shipmentStatus: 'T' },
    ...{ consignee: 'Demo Garden Center', CarrierName: 'Demo Buckeye Lines' },
    ...given,
  })
const twice = row(101, {
  bills: [bill(2, 3), bill(1, 1)],
  papers: [{ document: 'label', format: 'zpl203', issuedAt: '2026-11-20T13:00:00.000Z', prints: 1, ...byClerk }],
  files: [{ fileId: 9, name: 'packing photo.png', mime: 'image/png', chosen: false }],
})
const known = (...rows: readonly Row[]) =>
  answer(GetReprintDocumentDetails, ({ body: { shipmentIds = [] } }) => ({
    documents: rows.filter(({ shipmentId }) => shipmentIds.includes(shipmentId)),
  }))
const papers = answer(SaveandReprint, file('BOL 0400000101.pdf', '%PDF-1.4', 'application/pdf'))
const reprint = page.getByRole('button', { name: /^Reprint/ })

test('what was issued is listed with how often it was printed, and a chosen revision is given again', async () => {
  await renderScreen('/PrintDocuments?ids=101&reprint=1', { answers: [known(twice), papers] })
  const often = /revision 2.*printed 3 times, last by Demo Clerk, Fri, Nov 20/
  await expect.element(page.getByText(often)).toBeVisible()
  await expect.element(page.getByText(/revision 1.*printed once, by Demo Clerk, Fri, Nov 20/)).toBeVisible()
  await expect.element(page.getByText(/^Labels, Thermal, 203 dpi/)).toBeVisible()
  await expectAccessible()
  await page.getByLabelText('Revision of the bill').selectOptions('1')
  await page.getByRole('button', { name: 'Download', exact: true }).click()
  await expect.element(page.getByText('Downloaded: BOL 0400000101.pdf.')).toBeVisible()
  expect(sent(SaveandReprint).map(({ query, body }) => [query, body])).toMatchObject([
    [{ Flag: 'asIssued' }, { shipmentIds: [101], documents: ['bol'], revision: 1, leaveOut: false, withFiles: true }],
  ])
})

test('several shipments go into one file in their order, void ones are marked, and what was never printed is named', async () => {
  const voided = row(102, { shipmentStatus: 'V', bills: [bill(1, 1)] })
  const archived = row(103, { shipmentStatus: 'D', isArchived: true })
  await renderScreen('/PrintDocuments?ids=103,102,101&reprint=1', { answers: [known(archived, voided, twice), papers] })
  await expect.element(page.getByText('3 shipments, exactly as issued')).toBeVisible()
  await expect.element(page.getByText(/^Void: its papers are as they were issued/)).toBeVisible()
  await expect.element(page.getByText('Archived', { exact: true })).toBeVisible()
  await expect.element(page.getByText('Nothing was printed of this shipment yet.')).toBeVisible()
  await expect.element(page.getByText('Shipments without these papers are left out.')).toBeVisible()
  await page.getByRole('button', { name: 'Download', exact: true }).click()
  await expect.element(page.getByText('Downloaded: BOL 0400000101.pdf.')).toBeVisible()
  expect(sent(SaveandReprint)[0]?.body).toMatchObject({ shipmentIds: [103, 102, 101], leaveOut: true })
  await expectAccessible()
})

test('labels for a thermal printer are a file of their own', async () => {
  await renderScreen('/PrintDocuments?ids=101&reprint=1', { answers: [known(twice), papers] })
  await page.getByRole('checkbox', { name: 'Bill of lading' }).click()
  await page.getByRole('checkbox', { name: 'Labels' }).click()
  await expect.element(reprint).toBeDisabled()
  await page.getByRole('button', { name: 'Download labels (ZPL)' }).click()
  await expect.element(page.getByText(/^Downloaded:/)).toBeVisible()
  expect(sent(SaveandReprint)[0]?.body).toMatchObject({ documents: ['label'], labels: 'zpl203' })
})

test('attachments are chosen where they are listed', async () => {
  let chosen = false
  const details = answer(GetReprintDocumentDetails, () => ({
    documents: [{ ...twice, files: twice.files.map(one => ({ ...one, chosen })) }],
  }))
  const choose = answer(AddRePrintFiles, ({ body }) => {
    chosen = body.chosen !== false
    return { Status: 'Success' as const }
  })
  await renderScreen('/PrintDocuments?ids=101&reprint=1', { answers: [details, choose] })
  const box = page.getByRole('checkbox', { name: 'packing photo.png' })
  await box.click()
  await expect.element(box).toBeChecked()
  await box.click()
  await expect.element(box).not.toBeChecked()
  expect(sent(AddRePrintFiles).map(({ query, body }) => [query.uniquename, body.files, body.chosen])).toEqual([
    ['ship-101', [9], true],
    ['ship-101', [9], false],
  ])
})

test('without anything printed there is nothing to give again, and what fails says so', async () => {
  await renderScreen('/PrintDocuments?ids=104&reprint=1', { answers: [known(row(104))] })
  await expect.element(page.getByText('Nothing was printed of this shipment yet.')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Print documents' }))
    .toHaveAttribute('href', '/PrintDocuments?ids=104')
  await expectAccessible()
})

test('a list that does not load offers to try again, and a refusal is said', async () => {
  const broken = answer(GetReprintDocumentDetails, unavailable)
  await renderScreen('/PrintDocuments?ids=101&reprint=1', { answers: [broken] })
  const retry = page.getByRole('button', { name: 'Try again' })
  await expect.element(retry).toBeVisible()
  const nothing = answer(SaveandReprint, refusal('NothingPrinted', { params: { which: '0400000101' } }))
  answering([known(twice), nothing])
  await retry.click()
  await reprint.click()
  await expect.element(page.getByText(/^The papers could not be reprinted\./)).toBeVisible()
})

test('ticked shipments are reprinted in the order shown', async () => {
  const rows = shipmentRows(3)
  const printed = rows.map(({ shipmentId }) => row(shipmentId, { bills: [bill(1, 1)] }))
  const answers = [...besideShipments, shipmentList(rows), known(...printed), papers]
  await renderScreen('/Track?tab=D', { answers })
  await page.getByRole('checkbox', { name: 'Select 0400000103' }).click()
  await page.getByRole('checkbox', { name: 'Select 0400000101' }).click()
  await page.getByRole('button', { name: 'Reprint', exact: true }).click()
  await expect.element(page.getByText('2 shipments, exactly as issued')).toBeVisible()
  expect(sent(GetReprintDocumentDetails)[0]?.body.shipmentIds).toEqual([101, 103])
})

test('Edit and reprint says why nothing is printed, then leads to what the carrier has to be told', async () => {
  const shipment = plainToWire(sampleShipment)
  const kept = keptShipment(shipmentDetails(101, { shipmentStatus: 'T', shipment }))
  const notReady = answer(SaveandReprint, refusal('NotReady'))
  await renderScreen('/Prepaid/101/edit#reprint', {
    answers: [...kept.answers, ...orderForm(), known(row(101)), notReady],
  })
  const save = page.getByRole('button', { name: /^Save and reprint/ })
  const weight = page.getByLabelText('Weight lb, line 1')
  await weight.fill('777')
  await save.click()
  await expect.element(page.getByText(/^Something is still missing/)).toBeVisible()
  await expect.element(weight).toHaveValue('777')
  expect(address()).toContain('/Prepaid/101/edit')

  answering([papers])
  kept.learn({
    booking: {
      ...kept.now().booking,
      ...{ state: 'booked', CarrierName: 'Demo Buckeye Lines', tellWays: ['mail'], unknownToCarrier: ['items'] },
    },
  })
  await save.click()
  await expect.element(page.getByRole('heading', { name: 'Tell Demo Buckeye Lines' })).toBeVisible()
  expect(address()).toContain('/ShipmentDetails/101')
  const [, again] = sent(SaveandReprint)
  expect([again?.query.Flag, again?.body.shipmentIds, again?.body.version]).toEqual(['revised', [101], 1])
  expect(again?.body.shipment?.Items?.[0]?.Weight).toBe(777)
  expect(sent(TellCarrier)).toEqual([])
})

test('Edit and reprint offers what was printed before, and prints what is left chosen', async () => {
  const shipment = plainToWire(sampleShipment)
  const kept = keptShipment(shipmentDetails(101, { shipmentStatus: 'T', shipment }))
  const before = (document: Row['papers'][number]['document'], format: 'pdf' | 'zpl203') => ({
    ...{ document, format, issuedAt: '2026-11-20T13:00:00.000Z', prints: 1, ...byClerk },
  })
  const printed = known(row(101, { papers: [before('label', 'pdf'), before('packing-list', 'pdf')] }))
  await renderScreen('/Prepaid/101/edit#reprint', { answers: [...kept.answers, ...orderForm(), printed, papers] })
  const also = page.getByRole('group', { name: 'Printed before, and printed again with it:' })
  await expect.element(also.getByRole('checkbox', { name: 'Labels' })).toBeChecked()
  await expectAccessible()
  await also.getByRole('checkbox', { name: 'Packing list' }).click()
  await page.getByLabelText('Weight lb, line 1').fill('777')
  await page.getByRole('button', { name: /^Save and reprint/ }).click()
  await expect.poll(() => sent(SaveandReprint).map(({ body }) => body.documents)).toEqual([['bol', 'label']])
})
