import { ReviewTenders } from '@waybill/contract/calls/Shipment/ReviewTenders.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../testing/accessible.ts'
import { besideShipments, shipmentList, shipmentRows } from '../testing/answers/shipments.ts'
import { press, pressAt } from '../testing/hands.ts'
import { madeUp } from '../testing/madeUp.ts'
import { renderScreen } from '../testing/render.tsx'
import { answer } from '../testing/wire.ts'

const tenderRow = ReviewTenders.reply.shape.rows.element
const states = tenderRow.shape.state.options

const row = (shipmentId: number, state: (typeof states)[number] = 'ready') =>
  madeUp(tenderRow, {
    ...{ shipmentId, version: 1, BOLNumber: `0400000${shipmentId}`, shipmentStatus: 'Q', state },
    ...{ shipperCity: 'Dayton', shipperState: 'OH', consignee: 'Demo Garden Center', consigneeCity: 'Reno' },
    ...{ consigneeState: 'NV', PickupByDate: '2026-12-01', Totalweight: 500, CarrierName: 'Demo Buckeye Lines' },
    ...{ CarrierSCAC: 'DMBL', PricesheetID: 5, CurrAmount: 48_250, currency: 'USD' },
  })

test('more shipments than are tendered together are reviewed in parts', async () => {
  const none = answer(ReviewTenders, ({ body }) => ({ rows: [], missing: [...body.shipmentIds] }))
  const ids = Array.from({ length: 250 }, (_, i) => i + 1)
  await renderScreen(`/Tender?ids=${ids.join(',')}`, { answers: [none] })
  await expect.element(page.getByText('Shipments 1 to 200 of 250: up to 200 are tendered together.')).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: 'Show the next 50' }).click()
  await expect.element(page.getByText('Shipments 201 to 250 of 250')).toBeVisible()
  window.history.back()
  await expect.element(page.getByText('Shipments 1 to 200 of 250')).toBeVisible()
})

test('who leaves the review of a tender stands where it began', async () => {
  const review = answer(ReviewTenders, ({ body }) => ({ rows: body.shipmentIds.map(id => row(id)), missing: [] }))
  const answers = [...besideShipments, shipmentList(shipmentRows(2, { shipmentStatus: 'Q' })), review]
  await renderScreen('/Track?tab=NB', { answers })
  await page.getByRole('checkbox', { name: 'Select 0400000101' }).click()
  await page.getByRole('toolbar').getByRole('button', { name: 'Tender' }).click()
  const begin = page.getByRole('button', { name: 'Review and send 1 tender' })
  await pressAt(begin, 'Enter')
  await expect.element(page.getByRole('heading', { name: 'Send this tender?' })).toHaveFocus()
  await press('Escape')
  await expect.element(begin).toHaveFocus()
})

test('chosen shipments are tendered together, whatever keeps each of them', async () => {
  const review = answer(ReviewTenders, ({ body }) => ({
    rows: body.shipmentIds.map((id, n) => row(id, states[n])),
    missing: [],
  }))
  const answers = [...besideShipments, shipmentList(shipmentRows(states.length, { shipmentStatus: 'Q' })), review]
  await renderScreen('/Track?tab=NB', { answers })
  await page.getByRole('checkbox', { name: 'Select all' }).click()
  await page.getByRole('button', { name: 'Tender', exact: true }).click()
  const list = page.getByRole('region', { name: 'Shipments to tender' })
  await expect.poll(() => list.getByRole('rowheader').elements()).toHaveLength(states.length)
  await expectAccessible()
  // What keeps a shipment from going is read on a phone without scrolling sideways.
  await page.viewport(360, 800)
  const beside = (): number => list.element().scrollWidth - list.element().clientWidth
  await expect.poll(beside).toBe(0)
})
