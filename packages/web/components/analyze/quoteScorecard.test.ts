import { GetCarrierShipments } from '@waybill/contract/calls/Supplemental/GetCarrierShipments.ts'
import { GetScoreCardDetails } from '@waybill/contract/calls/Supplemental/GetScoreCardDetails.ts'
import { ScoreCardPaper } from '@waybill/contract/calls/Supplemental/ScoreCardPaper.ts'
import type { WireScore, WireScoreCard, WireScoredQuote } from '@waybill/contract/wire/scoreCard.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../testing/accessible.ts'
import { address } from '../testing/address.ts'
import { pressAt } from '../testing/hands.ts'
import { renderScreen } from '../testing/render.tsx'
import { type Answer, answer, file, sent, unavailable } from '../testing/wire.ts'

const none = { value: null, n: 0 }
const score = (more: Partial<WireScore> = {}): WireScore => ({
  ...{ Total: 0, Won: 0, Lost: 0, Missed: 0, NoBid: 0, withdrawn: 0, open: 0, endedEarly: 0 },
  ...{ tenderAcceptance: none, minutesToAnswer: none, aboveWinner: none, stars: none },
  ...{ onTimePickup: none, onTimeConsignee: none, onTimeCarrier: none },
  ...more,
})

const november = score({
  ...{ Total: 150, Won: 120, Lost: 20, Missed: 7, NoBid: 3, withdrawn: 2 },
  tenderAcceptance: { value: 83.3, n: 6 },
  minutesToAnswer: { value: 125, n: 140 },
  onTimeConsignee: { value: 88.9, n: 9 },
})

const card: WireScoreCard = {
  ...{ carrier: 'DMAA', CarrierSCAC: 'DMAA', CarrierName: 'Test Freight', ...november },
  trend: [6, 7, 8, 9, 10, 11].map(month => ({
    year: 2026,
    month,
    ...(month === 11 ? november : score({ Total: month, Won: month })),
  })),
}

const quote = (invitationId: number): WireScoredQuote => ({
  ...{ invitationId, shipmentId: 7000 + invitationId, BOLNumber: `0400${invitationId}`, lane: 'Dayton, OH → Reno, NV' },
  ...{ QuoteDeadline: '2026-11-20T20:00:00Z', outcome: 'won', answeredAt: '2026-11-20T18:00:00Z', isLate: false },
  ...{ round: 1, CurrAmount: 1234_56, currency: 'USD', rank: 1 },
})

const details = answer(GetScoreCardDetails, ({ body }) => ({
  scoreCards: body.month === 11 ? [card] : [],
  prices:
    body.month === 3 ? [] : [{ CarrierSCAC: 'DMBB', CarrierName: 'Stored Lines', asked: 12, answered: 9, won: 4 }],
}))
const behind = answer(GetCarrierShipments, ({ body: { count, pageIndex = 1 } }) => {
  const total = count === 'won' ? 120 : 2
  const from = (pageIndex - 1) * 100
  return { quotes: Array.from({ length: Math.min(100, total - from) }, (_, n) => quote(101 + from + n)), total }
})
const answers: readonly Answer[] = [details, behind]

test('a count leads to its quotes, page by page, and Escape back to the table', async () => {
  await renderScreen('/QuoteScorecard?month=2026-11', { answers })
  const row = page.getByRole('row', { name: /Test Freight/ })
  await expect.element(row).toMatchTextContent(/150\D*120\D*20\D*7\D*3/)
  await expect.element(row).toMatchTextContent('83.3 % n 6')
  await expect.element(row).toMatchTextContent('2 h 5 min n 140')
  await expect.element(row).toMatchTextContent('88.9 % n 9')
  await expectAccessible()
  await page.getByRole('button', { name: 'Won: 120 quotes of Test Freight' }).click()
  await expect.poll(address).toContain('carrier=DMAA&count=won')
  await expect.element(page.getByText('Quotes 1 to 100 of 120')).toBeVisible()
  await expect.element(page.getByText('$1,234.56').first()).toBeVisible()
  await expectAccessible()
  await page.getByRole('complementary').getByRole('button', { name: 'Next page' }).click()
  await expect.element(page.getByText('Quotes 101 to 120 of 120')).toBeVisible()
  await expect.element(page.getByRole('link', { name: '0400220' })).toBeVisible()
  await pressAt(page.getByRole('link', { name: '0400220' }), 'Escape')
  await expect.poll(address).toBe('/QuoteScorecard?month=2026-11')
})

test('a carrier shows its six months as bars, as a table one key away, and as a page', async () => {
  await renderScreen('/QuoteScorecard?month=2026-11', {
    answers: [...answers, answer(ScoreCardPaper, file('Score card DMAA 2026-11.pdf'))],
  })
  await page.getByRole('button', { name: 'Trend of Test Freight' }).click()
  const chart = page.getByRole('figure', { name: 'Total per month' })
  await expect.element(chart.getByRole('button', { name: 'November 2026: 150 quotes' })).toBeVisible()
  await expectAccessible()
  await pressAt(chart.getByRole('button', { name: 'November 2026: 150 quotes' }), 't')
  await expect.element(chart.getByRole('table')).toBeVisible()
  await page.getByLabelText('Which count').selectOptions('Missed')
  await expect.element(page.getByRole('figure', { name: 'Missed per month' })).toMatchTextContent(/November 20267/)
  await page.getByRole('button', { name: 'Download PDF' }).click()
  await expect.element(page.getByText('Score card DMAA 2026-11.pdf saved.')).toBeVisible()
  expect(sent(ScoreCardPaper).at(-1)?.body).toEqual({ year: 2026, month: 11, carrier: 'DMAA' })
})

test('another month is chosen by name or one step away, and an empty one says so', async () => {
  await renderScreen('/QuoteScorecard?month=2026-01', { answers })
  await expect.element(page.getByText('No quotes and no tenders with a deadline in this month.')).toBeVisible()
  await expect.element(page.getByRole('row', { name: /Stored Lines/ })).toMatchTextContent(/12\D*9\D*4/)
  await page.getByRole('button', { name: 'Month before' }).click()
  await expect.poll(address).toContain('month=2025-12')
  await page.getByLabelText('Month', { exact: true }).selectOptions('March')
  await expect.poll(address).toContain('month=2025-03')
  await expect.element(page.getByText('There is no record available for selected year and month.')).toBeVisible()
  await expectAccessible()
})

test('on a phone in Spanish the panel covers the page, and what fails can be tried again', async () => {
  let isDown = true
  await renderScreen('/QuoteScorecard?month=2026-11&carrier=DMAA&count=lost', {
    answers: [details, answer(GetCarrierShipments, () => (isDown ? unavailable : { quotes: [quote(1)], total: 1 }))],
    language: 'es-es',
    width: 360,
  })
  await expect.element(page.getByText('Algo salió mal al obtener los envíos del transportista')).toBeVisible()
  isDown = false
  await page.getByRole('button', { name: 'Intentar de nuevo' }).click()
  await expect.element(page.getByRole('link', { name: '04001' })).toBeVisible()
  await expectAccessible()
})
