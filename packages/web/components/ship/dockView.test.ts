import { GetDockView } from '@waybill/contract/calls/Shipment/GetDockView.ts'
import { wireDockView } from '@waybill/contract/wire/dock.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../testing/accessible.ts'
import { press } from '../testing/hands.ts'
import { madeUp } from '../testing/madeUp.ts'
import { renderScreen } from '../testing/render.tsx'
import { answer } from '../testing/wire.ts'

const today = '2026-01-09'

test('a day without pickups says so, and the arrows go on', async () => {
  const empty = answer(GetDockView, ({ body }) =>
    madeUp(wireDockView, { date: body.date || today, today, zone: 'America/New_York' }),
  )
  await renderScreen('/DockView?date=2026-01-04', { answers: [empty] })
  await expect.element(page.getByText('No shipments available on the given date.')).toBeVisible()
  await expectAccessible()
  await press('ArrowRight')
  await expect.poll(() => window.location.search).toBe('?date=2026-01-05')
  await expect.element(page.getByLabelText('Day', { exact: true })).toHaveValue('2026-01-05')
  await press('ArrowLeft')
  await press('ArrowLeft')
  await expect.poll(() => window.location.search).toBe('?date=2026-01-03')
  await page.getByRole('button', { name: 'Today' }).click()
  await expect.poll(() => window.location.search).toBe('')
})
