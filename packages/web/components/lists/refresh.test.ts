import { GetBulk } from '@waybill/contract/calls/Bulk/GetBulk.ts'
import { GetShipmentList } from '@waybill/contract/calls/Shipment/GetShipmentList.ts'
import { WaybillExtraInfoDetails } from '@waybill/contract/calls/Shipment/WaybillExtraInfoDetails.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../testing/accessible.ts'
import { address } from '../testing/address.ts'
import { itemMaster, masterItem, masterItems } from '../testing/answers/items.ts'
import { besideShipments, shipmentList, shipmentRows } from '../testing/answers/shipments.ts'
import { focus, press, pressAt } from '../testing/hands.ts'
import { renderScreen, visit } from '../testing/render.tsx'
import { answer, answering, empty, refusal, sent, unavailable } from '../testing/wire.ts'

afterEach(() => void vi.useRealTimers())

const broken = (requestId: string) => refusal('BadRequest', { requestId })

test('rows whose refresh fails stay, and say that they are old', async () => {
  await renderScreen('/ItemMaster', { answers: [itemMaster(masterItems(3))] })
  const row = page.css('[data-row="0"]')
  await expect.element(row).toBeVisible()
  answering([
    answer(WaybillExtraInfoDetails, ({ query }) =>
      query.flag === 'delete' ? { Status: 'Success' as const, items: [masterItem(1)], total: 1 } : broken('test-17'),
    ),
  ])
  await page.getByRole('button', { name: 'Actions for DEMO-1' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  const old = page.getByText(/^Not refreshed: these rows are from/)
  await expect.element(old).toBeVisible()
  await expect.element(page.getByRole('main').getByText('test-17')).toBeVisible()
  await expect.element(row).toBeVisible()
  await expectAccessible()
  answering([itemMaster(masterItems(3))])
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(old).not.toBeInTheDocument()
})

/** So many shipments, given page by page. */
const pages = (count: number) =>
  answer(GetShipmentList, ({ body }) => {
    const { pageSize = 25, pageIndex = 1 } = body
    const rows = shipmentRows(count).slice((pageIndex - 1) * pageSize, pageIndex * pageSize)
    return { rows: [...rows], total: count, nextCursor: pageSize * pageIndex < count ? `page-${pageIndex + 1}` : null }
  })

const nothingFocused = (): boolean => document.activeElement === document.body

test('a list that is refused for haste is not asked again at once, and says once how long to wait', async () => {
  let asked = 0
  const message = 'Too many tries. Please wait 600 seconds and try again.'
  const hasty = answer(GetShipmentList, () => {
    asked += 1
    return refusal('TooManyTries', { message, params: { seconds: 600 } })
  })
  await renderScreen('/Track?tab=D', { answers: [...besideShipments, hasty] })
  const box = page.getByRole('alert')
  await expect.element(box).toMatchTextContent('Please wait 600 seconds and try again.')
  // How long to wait is said once.
  await expect.element(box).not.toMatchTextContent('Wait a moment')
  expect(asked).toBe(1)
  answering([shipmentList(shipmentRows(2))])
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.css('[data-row="0"]')).toBeVisible()
  await expect.element(box).not.toBeInTheDocument()
})

const tooHasty = refusal(
  'TooManyTries',
  { message: 'Too many tries. Please wait 60 seconds and try again.', params: { seconds: 60 } },
  { 'retry-after': '60' },
)

const waiting = page.getByText(/^The server is busy\. Trying again in \d+ s/)
/** Longer than any pause that begins with a minute. */
const PAUSE_MS = 160_000

test('a list that was refused for haste comes back by itself, asked once for each pause, and says that it waits', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  await renderScreen('/Track?tab=D', { answers: [...besideShipments, answer(GetShipmentList, tooHasty)] })
  await expect.element(waiting).toBeVisible()
  await expectAccessible()
  await vi.advanceTimersByTimeAsync(59_000)
  expect(sent(GetShipmentList)).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(17_000)
  await expect.poll(() => sent(GetShipmentList)).toHaveLength(2)
  await expect.element(waiting).toBeVisible()
  answering([shipmentList(shipmentRows(2))])
  await vi.advanceTimersByTimeAsync(PAUSE_MS)
  await expect.element(page.css('[data-row="0"]')).toBeVisible()
  await expect.element(waiting).not.toBeInTheDocument()
  expect(sent(GetShipmentList)).toHaveLength(3)
})

test('who leaves a list that was refused waits no more for it', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const beside = [...besideShipments, itemMaster(masterItems(3))]
  await renderScreen('/ItemMaster', { answers: [...beside, answer(GetShipmentList, tooHasty)] })
  await page.getByRole('navigation').getByRole('link', { name: 'Track', exact: true }).click()
  await expect.element(waiting).toBeVisible()
  window.history.back()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Item Master' })).toBeVisible()
  await expect.element(waiting).not.toBeInTheDocument()
  await vi.advanceTimersByTimeAsync(PAUSE_MS)
  expect(sent(GetShipmentList)).toHaveLength(1)
})

test('the last page and a list that fails again leave the focus where it was pressed', async () => {
  await renderScreen('/Track?tab=D&size=100', { answers: [...besideShipments, pages(250)] })
  const next = page.getByRole('button', { name: 'Next page' })
  await expect.element(page.getByText('1–100 of 250')).toBeVisible()
  await focus(next)
  for (const range of ['101–200 of 250', '201–250 of 250']) {
    await press('Enter')
    await expect.element(page.getByText(range)).toBeVisible()
  }
  await expect.element(next).toHaveAttribute('aria-disabled', 'true')
  await expect.element(next).toHaveFocus()
  answering([answer(GetShipmentList, unavailable)])
  await visit('/Track?tab=D&q=houston')
  const again = page.getByRole('button', { name: 'Try again' })
  await pressAt(again, 'Enter')
  await expect.element(again).toHaveFocus()
  answering([pages(1)])
  await press('Enter')
  await expect.element(page.css('[data-row="0"]')).toBeVisible()
  await expect.poll(nothingFocused).toBe(false)
})

test('a page behind the last one leads to the last one', async () => {
  await renderScreen('/Track?tab=D', { answers: [...besideShipments, pages(60)] })
  await expect.element(page.css('[data-row="0"]')).toBeVisible()
  await visit('/Track?tab=D&page=900')
  await expect.element(page.css('[data-row="0"]')).toBeVisible()
  await expect.poll(address).not.toContain('page=900')
  await expect.element(page.getByRole('button', { name: 'Next page' })).toHaveAttribute('aria-disabled', 'true')
})

test('results that could not be loaded say so, and are asked for again', async () => {
  const answers = [...besideShipments, shipmentList(shipmentRows(2)), answer(GetBulk, broken('test-19'))]
  await renderScreen('/Track?tab=NB', { answers })
  const note = page.getByRole('region', { name: 'Earlier results could not be loaded.' })
  await expect.element(note.getByText('test-19')).toBeVisible()
  await expectAccessible()
  answering([empty(GetBulk)])
  await note.getByRole('button', { name: 'Try again' }).click()
  await expect.element(note).not.toBeInTheDocument()
})

test('on a phone a list is sorted, its rows are chosen, and each has its actions', async () => {
  await renderScreen('/ItemMaster', { answers: [itemMaster(masterItems(3))], width: 360, height: 800 })
  await page.getByRole('combobox', { name: 'Sort by' }).selectOptions('Weight')
  await expect.poll(address).toContain('sort=Weight')
  await page.getByRole('button', { name: /^Ascending/ }).click()
  await expect.poll(address).toContain('order=desc')
  await page.getByRole('checkbox', { name: 'Select DEMO-1' }).click()
  await expect.element(page.getByRole('toolbar', { name: '1 selected' })).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: 'Actions for DEMO-2' }).click()
  await expect.element(page.getByRole('menuitem', { name: 'Edit' })).toBeVisible()
})
