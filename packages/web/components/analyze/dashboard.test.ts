import type { ReplyOf } from '@waybill/contract/call.ts'
import { GetExceptionCounts } from '@waybill/contract/calls/Exceptions/GetExceptionCounts.ts'
import { GetFreightOnTheWay } from '@waybill/contract/calls/Shipment/GetFreightOnTheWay.ts'
import { GetReportData } from '@waybill/contract/calls/Shipment/GetReportData.ts'
import { GetExceptions } from '@waybill/contract/lists/exceptions.ts'
import type { ReportRow } from '@waybill/contract/report.ts'
import type { ReportName } from '@waybill/contract/reports/index.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../testing/accessible.ts'
import { press } from '../testing/hands.ts'
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
    answers: [
      empty(GetExceptionCounts),
      empty(GetExceptions),
      empty(GetFreightOnTheWay),
      empty(GetReportData),
      ...answers,
    ],
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

const moving = (
  shipmentId: number,
  more: Partial<ReplyOf<typeof GetFreightOnTheWay>['shipments'][number]> = {},
): ReplyOf<typeof GetFreightOnTheWay>['shipments'][number] => ({
  ...{ shipmentId, BOLNumber: `0400${shipmentId}`, CarrierName: 'Demo Motor', consignee: 'Test Consignee' },
  ...{ to: 'Reno, NV', deliveryDate: '2026-11-25', place: 'Omaha, NE', at: '2026-11-23T15:00:00Z' },
  ...{ latitude: 41.26, longitude: -96, exception: null },
  ...more,
})

test('what is on the way is on a map, near ones together, and as a table one key away', async () => {
  const shipments = [
    moving(101),
    moving(102, { latitude: 41.3, longitude: -96.1, exception: 'deliveryLate' }),
    moving(103, { place: 'Macon, GA', latitude: 32.8, longitude: -83.6 }),
    moving(104, { place: '', latitude: null, longitude: null, at: null }),
  ]
  await dashboard(answer(GetFreightOnTheWay, { total: 900, shipments }))
  const tile = page.getByRole('region', { name: 'On the way now' })
  const macon = tile.getByRole('link', { name: '0400103, Macon, GA, to Reno, NV' })
  await expect.element(macon).toHaveAttribute('href', '/ShipmentDetails/103')
  await expect.element(tile.getByText('The 4 due first of 900')).toBeVisible()
  await expect.element(tile.getByText('Late, or with a problem')).toBeVisible()
  await expectAccessible()
  const rows = () => tile.getByRole('row').elements().length - 1
  await tile.getByRole('button', { name: 'Omaha, NE and nearby: 2 shipments' }).click()
  await expect.poll(rows).toBe(2)
  await expect.element(tile.getByRole('region', { name: 'As a table' })).toHaveFocus()
  await expect.element(tile.getByRole('link', { name: '0400102' })).toHaveAttribute('href', '/ShipmentDetails/102')
  await tile.getByRole('button', { name: 'Back to the map' }).click()
  // It went with the table; what it stood in has it.
  await expect.poll(() => tile.element().contains(document.activeElement)).toBe(true)
  await tile.getByRole('button', { name: '1 at a place we do not know' }).click()
  await expect.poll(rows).toBe(1)
  await press('t')
  await expect.element(macon).toBeVisible()
  await press('t')
  await expect.poll(rows).toBe(4)
  await page.viewport(360, 800)
  await expectAccessible()
})

test('figures stand in one line, and of a year before that there was not nothing is said', async () => {
  const row = {
    ...{
      pickupOnTime: 99.1,
      pickups: 1_104,
      latePickups: 10,
      pickupsUnconfirmed: 4,
      onTimeConsignee: 88.2,
      deliveries: 1_093,
    },
    ...{ onTimeCarrier: 88.2, lateConsignee: 129, lateCarrier: 129, excused: 12, deliveriesUnconfirmed: 3 },
  }
  const thisYear = answer(GetReportData, ({ body: { report, filter, columns = [] } }) => {
    const isOnTime = report === 'service' && !columns.includes('carrier')
    const rows = isOnTime && filter?.day?.from?.startsWith('2026') ? [row] : []
    return { columns: [...columns], rows, total: rows.length, totals: [], names }
  })
  await dashboard(thisYear)
  await page.viewport(1440, 900)
  const tile = page.getByRole('region', { name: 'On time', exact: true })
  const values = () => tile.getByRole('definition').elements()
  await expect
    .poll(() =>
      values()
        .map(({ textContent }) => textContent)
        .at(-1),
    )
    .toBe('3')
  expect(values()).toHaveLength(9)
  const tops = () =>
    new Set(
      tile
        .getByRole('link')
        .elements()
        .map(one => Math.round(one.getBoundingClientRect().top)),
    )
  await expect.poll(() => [...tops()]).toHaveLength(1)
  // No line is kept for what is not said.
  await expect.poll(() => values().map(({ childElementCount }) => childElementCount)).toEqual(Array(9).fill(1))
  await expectAccessible()
})

test('every tile of a company without freight says so in words', async () => {
  // Without groups there is one row, all blank.
  const blank = answer(GetReportData, ({ body: { report, columns = [] } }) => {
    const rows = report === 'service' && !columns.includes('carrier') ? [{ pickupOnTime: null, pickups: null }] : []
    return { columns: [...columns], rows, total: rows.length, totals: [], names }
  })
  await dashboard(blank)
  await expect.element(page.getByText('Nothing is on the way now.')).toBeVisible()
  const tiles = page.getByRole('region').elements()
  expect(tiles.length).toBeGreaterThan(12)
  const words = /No shipment with a carrier|Nothing is on the way|had two prices/
  for (const tile of tiles) await expect.poll(() => tile.textContent).toMatch(words)
})
