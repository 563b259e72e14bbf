import { GetExceptionCounts } from '@waybill/contract/calls/Exceptions/GetExceptionCounts.ts'
import { GetReportData } from '@waybill/contract/calls/Shipment/GetReportData.ts'
import { GetExceptions } from '@waybill/contract/lists/exceptions.ts'
import type { ReportRow } from '@waybill/contract/report.ts'
import type { ReportName } from '@waybill/contract/reports/index.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../testing/accessible.ts'
import { renderScreen } from '../testing/render.tsx'
import { type Answer, answer, empty } from '../testing/wire.ts'

const names = { carrier: { DMAA: 'Demo Motor', DMBB: 'Demo Lines' }, site: {} }

/** Rows of these reports; of the others there are none. */
const reportsSay = (rows: Partial<Record<ReportName, readonly ReportRow[]>>): Answer =>
  answer(GetReportData, ({ body }) => {
    const own = [...(rows[body.report] ?? [])]
    return { columns: [...(body.columns ?? [])], rows: own, total: own.length, totals: [], names }
  })

const dashboard = (...answers: readonly Answer[]) =>
  renderScreen('/Dashboard?day=2026-11-01..2026-11-30', {
    answers: [empty(GetExceptionCounts), empty(GetExceptions), ...answers],
  })

test('says what was saved by carrier, what cost more below zero, and leads to exactly those shipments', async () => {
  const own = { shipments: 4, average: 60_000, currency: 'USD' }
  await dashboard(
    reportsSay({
      savings: [
        { ...own, carrier: 'DMAA', booked: 50_000, saved: 10_000, savedShare: 16.7 },
        { ...own, carrier: 'DMBB', booked: 62_500, saved: -2_500, savedShare: -4.2 },
      ],
    }),
  )
  const tile = page.getByRole('region', { name: 'Savings beside the average price' })
  await expect.element(tile.getByText('$100.00')).toBeVisible()
  await expect.element(tile.getByText('-$25.00')).toBeVisible()
  await expect.element(tile.getByText('16.7 % (4)')).toBeVisible()
  const link = tile.getByRole('link', { name: 'Demo Lines' })
  const counted = new URL(link.element().getAttribute('href') ?? '', 'http://x').searchParams.get('counted')
  expect(counted?.split(',')).toEqual(['report:savings', 'day:2026-11-01..2026-11-30', 'carrier:DMBB', 'currency:USD'])
  await expectAccessible()
})
