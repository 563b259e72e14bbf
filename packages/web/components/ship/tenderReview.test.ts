import { GetBulk } from '@waybill/contract/calls/Bulk/GetBulk.ts'
import { RetryBulk } from '@waybill/contract/calls/Bulk/RetryBulk.ts'
import { ConfirmAnotherLoad } from '@waybill/contract/calls/Shipment/ConfirmAnotherLoad.ts'
import { ReviewTenders } from '@waybill/contract/calls/Shipment/ReviewTenders.ts'
import { wireBulkJob, wireBulkRow } from '@waybill/contract/wire/bulk.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../testing/accessible.ts'
import { besideShipments, shipmentList, shipmentRows } from '../testing/answers/shipments.ts'
import { press, pressAt } from '../testing/hands.ts'
import { madeUp } from '../testing/madeUp.ts'
import { renderScreen } from '../testing/render.tsx'
import { answer, sent } from '../testing/wire.ts'

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
  // No notice lies over the sum or what sends it.
  const send = page.getByRole('button', { name: 'Send 1 tender', exact: true })
  expect(send.element().closest('[data-keep-clear]')?.textContent).toContain('$482.50')
  await press('Escape')
  await expect.element(begin).toHaveFocus()
})

test('a tender that is refused as booked already leads to the other one, and goes with the answer that it is another load', async () => {
  const sameLoad = { shipmentId: 101, otherId: 5, bol: '04000005' }
  const refused = madeUp(wireBulkRow, {
    ...{ rowNo: 0, id: 101, name: '0400000101', state: 'toFix', code: 'SameLoad', sameLoad },
    words:
      '04000005 is booked already, with the same numbers, consignee, pickup day and freight. If this is another load, say so.',
  })
  const endedAt = '2026-11-20T15:00:00.000Z'
  const job = madeUp(wireBulkJob, {
    ...{ bulkId: 7, action: 'tender', total: 1, toFix: 1, startedAt: endedAt, endedAt, shown: [refused] },
  })
  const answers = [
    answer(ReviewTenders, { rows: [row(101)], missing: [] }),
    answer(GetBulk, { jobs: [job] }),
    answer(ConfirmAnotherLoad, { Status: 'Success' }),
    answer(RetryBulk, { again: 1 }),
  ]
  await renderScreen('/Tender?ids=101', { answers })
  await expect.element(page.getByText(/04000005 is booked already/)).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Open 04000005' })).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: '0400000101: It is another load: book it' }).click()
  await expect.poll(() => sent(RetryBulk)).toMatchObject([{ body: { bulkId: 7, rowNos: [0] } }])
  expect(sent(ConfirmAnotherLoad)).toMatchObject([{ body: { shipmentId: 101, otherId: 5 } }])
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
