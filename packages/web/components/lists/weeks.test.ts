import { GetShipmentList } from '@waybill/contract/calls/Shipment/GetShipmentList.ts'
import { GetShipmentsPerWeek } from '@waybill/contract/calls/Shipment/GetShipmentsPerWeek.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../testing/accessible.ts'
import { address } from '../testing/address.ts'
import { besideShipments, listed, shipmentRow } from '../testing/answers/shipments.ts'
import { pressAt } from '../testing/hands.ts'
import { renderScreen } from '../testing/render.tsx'
import { answer } from '../testing/wire.ts'

const early = shipmentRow(101, { shipDate: '2026-11-17' })
const late = [shipmentRow(102, { shipDate: '2026-11-24' }), shipmentRow(103, { shipDate: '2026-11-25' })]

const weeks = answer(GetShipmentsPerWeek, {
  weeks: [
    { from: '2026-11-16', to: '2026-11-22', count: 1 },
    { from: '2026-11-23', to: '2026-11-29', count: 2 },
  ],
})
const list = answer(GetShipmentList, ({ body }) => listed(body.filter?.shipDate ? late : [early, ...late]))

test('the weeks over the list lead to their rows, and stand as a table one key away', async () => {
  await renderScreen('/Track?tab=D', { answers: [...besideShipments, weeks, list] })
  await page.getByRole('button', { name: 'Weeks' }).click()
  const chart = page.getByRole('figure', { name: 'Shipments per week of pickup' })
  const bar = chart.getByRole('button', { name: /: 2 shipments$/ })
  await expect.element(bar).toBeVisible()
  await expectAccessible()
  await bar.click()
  await expect.poll(address).toContain('shipDate=2026-11-23..2026-11-29')
  await expect.element(page.getByText('1–2 of 2')).toBeVisible()
  await pressAt(page.getByRole('link', { name: '0400000102' }), 't')
  await expect.element(chart.getByRole('table')).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: 'Weeks' }).click()
  await expect.element(chart).not.toBeInTheDocument()
})
