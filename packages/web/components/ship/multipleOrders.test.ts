import { GetScheduleShipmentCount } from '@waybill/contract/calls/Shipment/GetScheduleShipmentCount.ts'
import { GetShipmentList } from '@waybill/contract/calls/Shipment/GetShipmentList.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { besideShipments, listed, shipmentList, shipmentRow, shipmentRows } from '../testing/answers/shipments.ts'
import { renderScreen } from '../testing/render.tsx'
import { answer, empty, sent } from '../testing/wire.ts'

const beside = [...besideShipments, empty(GetScheduleShipmentCount)]

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('what nobody spoke of for fifteen minutes is asked for again', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const list = shipmentList(shipmentRows(2, { shipmentStatus: 'T' }))
  await renderScreen('/MultipleOrders?tab=T', { answers: [...beside, list] })
  await expect.element(page.css('[data-row="0"]')).toBeVisible()
  const before = sent(GetShipmentList).length
  await vi.advanceTimersByTimeAsync(14 * 60_000)
  expect(sent(GetShipmentList)).toHaveLength(before)
  await vi.advanceTimersByTimeAsync(61_000)
  await expect.poll(() => sent(GetShipmentList).length).toBeGreaterThan(before)
})

function connect(isOnline: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'))
}

test('without a connection no rows of one step stand under another', async () => {
  const list = answer(GetShipmentList, ({ query }) =>
    listed([
      shipmentRow(query.statuscode === 'D' ? 101 : 202, { shipmentStatus: query.statuscode === 'D' ? 'D' : 'A' }),
    ]),
  )
  await renderScreen('/MultipleOrders?tab=D', { answers: [...beside, list] })
  const delivered = page.getByRole('checkbox', { name: 'Select 0400000101' })
  await expect.element(delivered).toBeVisible()
  connect(false)
  const tabs = page.getByRole('navigation', { name: 'Status' })
  await tabs.getByRole('button', { name: /^En Route/ }).click()
  await expect.element(page.getByText('Offline.')).toBeVisible()
  await expect.element(page.getByRole('checkbox', { name: /^Select 04/ })).not.toBeInTheDocument()
  connect(true)
  await expect.element(page.getByRole('checkbox', { name: 'Select 0400000202' })).toBeVisible()
})
