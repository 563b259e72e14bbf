import { GetCarrierStars } from '@waybill/contract/calls/Shipment/GetCarrierStars.ts'
import { GetLaneHistory } from '@waybill/contract/calls/Shipment/GetLaneHistory.ts'
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
    answers: [...orderForm(), rates, empty(GetCarrierStars), empty(GetLaneHistory)],
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

test('prices say where they stand beside the lane’s own past, asked for once after they are shown', async () => {
  const [first, second] = prices(2)
  if (first === undefined || second === undefined) throw new Error('two prices are made up')
  const known = {
    prices: [
      { PricesheetID: first.PricesheetID, position: -0.08, kind: 'contract' as const, area: 'zip3' as const, n: 23 },
    ],
    actualDays: [{ CarrierSCAC: first.CarrierSCAC, service: '', days: 3, area: 'zip5' as const, n: 12 }],
  }
  await renderScreen('/ReviewRates?from=45402&to=89502&weight=1200&class=70', {
    answers: [
      ...orderForm(),
      answer(QuickRates, madeUp(QuickRates.reply, { rates: [first, second] })),
      empty(GetCarrierStars),
      answer(GetLaneHistory, known),
    ],
  })
  const list = page.getByRole('group', { name: 'Rates' })
  await expect.element(list).toMatchTextContent('8 % under your median, 23 shipments, 12 months')
  await expect.element(list).toMatchTextContent('usually 3 days (n 12)')
  const lane = { OriginZip: '45402', DestinationZip: '89502', mode: 'LTL', weightLb: 1200, freightClass: '70' }
  expect(sent(GetLaneHistory).map(({ body }) => [body, body.prices.length])).toMatchObject([[lane, 2]])
  await page
    .getByRole('button', { name: /^why this price/ })
    .first()
    .click()
  await expect
    .element(list)
    .toMatchTextContent(
      '8 % under your median of contract prices, 23 shipments, 12 months, between the first three digits',
    )
  await expectAccessible()
})
