import { DownloadPODs } from '@waybill/contract/calls/Shipment/DownloadPODs.ts'
import { messages } from '@waybill/contract/messages.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { besideShipments, shipmentList, shipmentRows } from '../testing/answers/shipments.ts'
import { renderScreen } from '../testing/render.tsx'
import { type Answer, answer, file, refusal, sent } from '../testing/wire.ts'

async function downloadPods(count: number, pods: Answer): Promise<void> {
  await renderScreen('/ShipmentHistory?tab=D', {
    answers: [...besideShipments, shipmentList(shipmentRows(count)), pods],
  })
  await page.getByRole('table').getByRole('checkbox', { name: 'Select all' }).click()
  await page.getByRole('toolbar').getByRole('button', { name: 'Download PODs' }).click()
}

test('the proofs of delivery of ticked shipments come as one archive, in the order that is shown', async () => {
  await downloadPods(3, answer(DownloadPODs, file('pods-2026-11-20.zip', 'PK', 'application/zip')))
  await expect.element(page.getByText('Downloaded: pods-2026-11-20.zip.')).toBeVisible()
  expect(sent(DownloadPODs).map(({ body }) => body)).toEqual([{ shipmentIds: [101, 102, 103] }])
})

test('how many of them have none is said', async () => {
  const archive = file('pods-2026-11-20.zip', 'PK', 'application/zip', { 'x-lacking': '2' })
  await downloadPods(3, answer(DownloadPODs, archive))
  await expect.element(page.getByText('Downloaded: pods-2026-11-20.zip. Without a POD: 2 of 3.')).toBeVisible()
})

test('where none of them has one, that is said', async () => {
  await downloadPods(2, answer(DownloadPODs, refusal('NoPod')))
  await expect.element(page.getByText(messages.NoPod.text)).toBeVisible()
})
