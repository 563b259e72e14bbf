import { GetCarrierStars } from '@waybill/contract/calls/Shipment/GetCarrierStars.ts'
import { QuickRates } from '@waybill/contract/calls/Shipment/QuickRates.ts'
import { ReviewServices } from '@waybill/contract/calls/Shipment/ReviewServices.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../testing/accessible.ts'
import { orderForm } from '../testing/answers/order.ts'
import { prices } from '../testing/answers/pricedOrder.ts'
import { press, pressAt } from '../testing/hands.ts'
import { madeUp } from '../testing/madeUp.ts'
import { renderScreen } from '../testing/render.tsx'
import { answer, empty, sent } from '../testing/wire.ts'

test('two to four prices that are picked stand side by side, and Escape closes them', async () => {
  const rates = answer(QuickRates, madeUp(QuickRates.reply, { rates: [...prices(6)] }))
  await renderScreen('/ReviewRates?from=45402&to=89502&weight=1200&class=70', {
    answers: [...orderForm(), rates, empty(GetCarrierStars)],
  })
  const picks = page.getByRole('checkbox', { name: /^Compare / })
  await expect.element(picks.nth(4)).toBeVisible()
  await picks.nth(0).click()
  await expect.element(picks.nth(0)).toBeChecked()
  await expect.element(page.getByRole('button', { name: /^Compare \d/ })).not.toBeInTheDocument()
  for (const n of [1, 2, 3]) await picks.nth(n).click()
  await expect.element(picks.nth(4)).toBeDisabled()
  await page.getByRole('button', { name: 'Compare 4' }).click()
  const compared = page.getByRole('region', { name: 'Prices side by side' })
  await expect.poll(() => compared.getByRole('columnheader').elements()).toHaveLength(4)
  await expect.element(compared.getByRole('rowheader', { name: 'Linehaul' })).toBeVisible()
  await expectAccessible()
  await press('Escape')
  await expect.element(compared).not.toBeInTheDocument()
})

test('Back shows the question that the answer below is of', async () => {
  const service = { CarrierName: 'Demo Buckeye Lines', CarrierSCAC: 'DMBL', service: 'Standard', source: 'Rate sheet' }
  const services = [{ ...service, ServiceDays: 3, deliveryDate: '2026-11-30', lane: 'direct' as const }]
  await renderScreen('/ReviewServices?from=45402&to=89502', {
    answers: [...orderForm(), answer(ReviewServices, madeUp(ReviewServices.reply, { services }))],
  })
  await expect.element(page.getByRole('cell', { name: 'Direct' })).toBeVisible()
  const to = page.css('[id="lane.to"]')
  await to.fill('60601')
  await pressAt(to, 'Enter')
  await expect.poll(() => sent(ReviewServices).map(({ body }) => body.DestinationZip)).toEqual(['89502', '60601'])
  window.history.back()
  await expect.element(to).toHaveValue('89502')
})
