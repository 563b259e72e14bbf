import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { frame } from '../../src/texts/en-us/frame.ts'
import { expectAccessible } from '../testing/accessible.ts'
import { clerk } from '../testing/answers/clerk.ts'
import { frameAnswers } from '../testing/answers/frame.ts'
import { besideShipments, shipmentList, shipmentRows } from '../testing/answers/shipments.ts'
import { renderScreen } from '../testing/render.tsx'
import { answer, answering, refusal, sent } from '../testing/wire.ts'

afterEach(() => void vi.useRealTimers())

test('a page whose server was overtaken says so once, does not flood it, and goes on when a newer one answers', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const overtaken = refusal('Overtaken', {}, { 'retry-after': '10' })
  const all = [...frameAnswers(clerk), ...besideShipments, shipmentList(shipmentRows(2))]
  await renderScreen('/Track?tab=D', { answers: all.map(({ call }) => answer(call, overtaken)) })
  const banner = page.getByText(frame.overtaken)
  await expect.element(banner).toBeVisible()
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
  await expectAccessible()
  const asked = () => all.reduce((sum, { call }) => sum + sent(call).length, 0)
  const before = asked()
  await vi.advanceTimersByTimeAsync(120_000)
  expect(asked() - before).toBeLessThanOrEqual(5)
  answering(all)
  await vi.advanceTimersByTimeAsync(150_000)
  await expect.element(page.css('[data-row="0"]')).toBeVisible()
  await expect.element(banner).not.toBeInTheDocument()
  const back = page.getByText(frame.overtakenBack)
  await expect.element(back).toBeVisible()
  await expect.element(page.getByRole('button', { name: frame.reload })).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: frame.later }).click()
  await expect.element(back).not.toBeInTheDocument()
})
