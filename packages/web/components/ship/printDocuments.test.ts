import { CheckBOLandDownload } from '@waybill/contract/calls/Shipment/CheckBOLandDownload.ts'
import { PickupList } from '@waybill/contract/calls/Shipment/PickupList.ts'
import { PrintDocumentDetails } from '@waybill/contract/calls/Shipment/PrintDocumentDetails.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../testing/accessible.ts'
import { besideShipments, shipmentList, shipmentRows } from '../testing/answers/shipments.ts'
import { madeUp } from '../testing/madeUp.ts'
import { renderScreen, visit } from '../testing/render.tsx'
import { answer, file, refusal, sent } from '../testing/wire.ts'

const oneRow = PrintDocumentDetails.reply.shape.documents.element
const paper = madeUp(oneRow, {
  ...{ CarrierName: 'Demo Buckeye Lines', consignee: 'Demo Garden Center', handlingUnits: 2, revision: 1 },
  ...{ shipmentStatus: 'T', bills: ['1'] },
})

/** Shipment 102 has no carrier yet; those from 900 on are not there. */
const papers = answer(PrintDocumentDetails, ({ body: { shipmentIds = [] } }) => {
  if (shipmentIds.some(id => id >= 900)) return refusal('NotFound')
  const documents = shipmentIds.map(shipmentId => {
    const ready = shipmentId !== 102
    const missing = ready ? [] : [{ at: 'carrier', code: 'required', params: {} }]
    return { ...paper, shipmentId, BOLNumber: `0400000${shipmentId}`, ready, missing }
  })
  return { documents }
})

const bill = answer(CheckBOLandDownload, file('BOL.pdf', '%PDF-1.4', 'application/pdf'))

test('without shipments the page offers what is ready; foreign ones are not there', async () => {
  const list = shipmentList(shipmentRows(3, { shipmentStatus: 'T' }))
  await renderScreen('/PrintDocuments', { answers: [...besideShipments, list, papers] })
  const number = page.getByRole('link', { name: '0400000103', exact: true })
  await expect.element(number).toHaveAttribute('href', '/ShipmentDetails/103')
  await page.getByRole('checkbox', { name: 'Select 0400000103' }).click()
  await expect.element(page.getByRole('button', { name: 'Print', exact: true })).toBeVisible()
  await expectAccessible()
  await visit('/PrintDocuments?ids=999')
  await expect.element(page.getByText('There is no record available.')).toBeVisible()
  await expectAccessible()
})

test('those that wait for their truck are put on a list for its driver to sign', async () => {
  const left = answer(PrintDocumentDetails, ({ body: { shipmentIds = [] } }) => ({
    documents: shipmentIds.map(shipmentId =>
      madeUp(oneRow, { ...paper, shipmentId, shipmentStatus: shipmentId === 103 ? 'A' : 'T' }),
    ),
  }))
  const list = answer(PickupList, refusal('NothingToPickUp'))
  await renderScreen('/PrintDocuments?ids=101,102,103', { answers: [left, bill, list] })
  await page.getByRole('button', { name: 'Pickup list' }).click()
  await expect.element(page.getByText(/None of these shipments waits for pickup/)).toBeVisible()
  expect(sent(PickupList).map(({ body }) => body.shipmentIds)).toEqual([[101, 102]])
  await visit('/PrintDocuments?ids=103')
  await expect.element(page.getByRole('link', { name: 'Reprint as issued' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Pickup list' })).not.toBeInTheDocument()
})

test('what cannot be printed yet says why, and the rest is printed', async () => {
  await renderScreen('/PrintDocuments?ids=101,102,103', { answers: [papers, bill] })
  await expect.element(page.getByText('2 of 3 ready')).toBeVisible()
  await expect.element(page.getByText('Carrier: not chosen: book the shipment first')).toBeVisible()
  const complete = page.getByRole('link', { name: /^Complete the shipment/ })
  await expect.element(complete).toHaveAttribute('href', expect.stringContaining('102'))
  await expectAccessible()
  await visit('/PrintDocuments?ids=101,102')
  await expect.element(page.getByText('1 of 2 ready')).toBeVisible()
  await visit('/PrintDocuments?ids=102')
  await expect.element(page.getByRole('button', { name: 'Print', exact: true })).toBeDisabled()
})
