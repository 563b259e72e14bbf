import { SaveDraft } from '@waybill/contract/calls/Shipment/SaveDraft.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { orderForm } from '../testing/answers/order.ts'
import { pricedOrder } from '../testing/answers/pricedOrder.ts'
import { putSocketUp, takeSocketDown } from '../testing/network.ts'
import { renderScreen } from '../testing/render.tsx'
import { answer, answering, noConnection, sent } from '../testing/wire.ts'

test('what was typed while the server was away is saved there as soon as it is back', async () => {
  await renderScreen('/SingleOrder', { answers: [...pricedOrder().answers, ...orderForm()] })
  const line = page.getByText(/^Kept in this tab/)
  answering([answer(SaveDraft, noConnection)])
  takeSocketDown()
  await page.getByLabelText('Customer PO').fill('PO-17')
  await expect.element(line).toBeVisible()
  answering([answer(SaveDraft, { draftId: 1, updatedAt: '2030-01-04T15:00:00.000Z' })])
  putSocketUp()
  await expect.element(page.getByText(/^Draft saved/)).toBeVisible()
  await expect.element(line).not.toBeInTheDocument()
  expect(JSON.stringify(sent(SaveDraft).at(-1)?.body)).toContain('PO-17')
})
