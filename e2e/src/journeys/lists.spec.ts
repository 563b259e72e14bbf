import type { Page, Request } from '@playwright/test'
import { expect, test } from './journey.ts'
import { expectAccessible } from './themes.ts'

test.beforeEach(({ asClerk }) => asClerk())

test('no letter is lost, however fast one types and however late the answers come', async ({ page, visit }) => {
  await visit('/Track?tab=D')
  await page.route('**/api/Shipment/GetShipmentList**', async route => {
    const { searchText } = route.request().postDataJSON() as { searchText: string }
    // The shorter the text, the later its answer: they come in the wrong order.
    await new Promise(resolve => setTimeout(resolve, Math.max(0, 700 - 60 * searchText.length)))
    await route.continue()
  })
  const field = page.getByRole('searchbox', { name: 'Search the list' })
  await field.focus()
  await page.keyboard.type('houston tx', { delay: 255 })
  await expect(field).toHaveValue('houston tx')
  await expect(page).toHaveURL(/q=houston\+tx/)
  await page.getByRole('button', { name: 'Clear filters' }).first().click()
  await expect(field).toHaveValue('')
})

test('the key of the search is heard while the page loads, and by a page that is busy', async ({ page, visit }) => {
  await page.route('**/assets/ItemMaster-*.js', async route => {
    await new Promise(over => setTimeout(over, 3_000))
    await route.continue()
  })
  await page.goto('/ItemMaster', { waitUntil: 'commit' })
  await page.getByText('Loading').waitFor({ state: 'attached' })
  await page.keyboard.type('/chair', { delay: 60 })
  const field = page.getByRole('searchbox', { name: 'Search the list' })
  await expect(field).toBeFocused()
  await expect(field).toHaveValue('chair')
  await expect(page.locator('[data-row]')).toHaveCount(1)
  await visit('/ItemMaster')
  await page.locator('[data-row="0"]').waitFor()
  // No timer runs between the two keys, as on a page that is busy drawing its rows.
  await page.evaluate(() => {
    const press = (key: string) =>
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
    press('/')
    const end = performance.now() + 100
    while (performance.now() < end);
    press('c')
  })
  await expect(field).toBeFocused()
})

test('all rows are ticked once there are some, and not before', async ({ page, visit }) => {
  const answers = Promise.withResolvers<void>()
  await page.route('**/api/Shipment/GetShipmentList**', async route => {
    await answers.promise
    await route.continue()
  })
  await visit('/Track?tab=D')
  const all = page.getByRole('checkbox', { name: 'Select all' }).first()
  await expect(all).toBeDisabled()
  answers.resolve()
  await all.check()
  await expect(page.getByRole('row').getByRole('checkbox', { checked: false })).toHaveCount(0)
})

test('filters stand as chips in the address, and Clear takes all of them away', async ({ page, visit }) => {
  await visit('/Track?tab=D')
  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Carrier' }).click()
  await page.getByRole('checkbox', { name: 'Demo Buckeye Lines' }).check()
  await expect(page.getByRole('table')).toHaveAttribute('aria-busy', 'false')
  await expect(page.getByRole('cell', { name: 'Demo North Cross' })).toHaveCount(0)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Amount' }).click()
  await page.getByLabel('Amount, from').fill('1')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/carriers=DMBL&amount=100\.\./)
  await expect(page.getByRole('cell', { name: 'Demo North Cross' })).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Carrier: Demo Buckeye Lines' })).toBeVisible()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(page).toHaveURL(/Track\?tab=D$/)
})

test('a view is saved with its columns, opened and deleted; a column that is no more is passed over', async ({
  page,
  visit,
}) => {
  await visit('/Track?tab=D&terms=P')
  await page.getByRole('button', { name: 'Columns' }).click()
  await page.getByRole('checkbox', { name: 'PRO' }).uncheck()
  await page.getByRole('button', { name: 'Move Carrier up' }).click()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('columnheader', { name: 'PRO' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Views' }).click()
  await page.getByLabel('Save view as').fill('Prepaid')
  await page.getByRole('button', { name: 'Save view' }).click()
  await expect(page.getByText('View Prepaid saved.')).toBeVisible()
  await visit('/Track')
  await page.getByRole('button', { name: 'Views' }).click()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Prepaid', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Terms: Prepaid' })).toBeVisible()
  await page.getByRole('button', { name: 'Prepaid', exact: true }).click()
  await page.getByRole('button', { name: 'Delete the view Prepaid' }).click()
  // Whoever has it open keeps what it shows.
  await expect(page.getByRole('button', { name: 'Views' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Terms: Prepaid' })).toBeVisible()
  await page.getByRole('button', { name: 'Columns' }).click()
  await page.getByRole('button', { name: 'Usual columns' }).click()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('columnheader', { name: 'PRO' })).toBeVisible()
})

test('rows whose refresh fails stay, and say that they are old', async ({ page, visit }) => {
  await visit('/ItemMaster')
  await expect(page.locator('[data-row="0"]')).toBeVisible()
  const list = '**/api/Shipment/WaybillExtraInfoDetails?flag=load'
  const broken = { code: 'BadRequest', message: 'The request could not be read.', requestId: 'test-17' }
  await page.route(list, route => route.fulfill({ status: 400, contentType: 'application/json', json: broken }))
  await page
    .getByRole('button', { name: /^Actions for / })
    .first()
    .click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await expect(page.getByText(/^Not refreshed: these rows are from/)).toBeVisible()
  await expect(page.getByText('test-17').first()).toBeVisible()
  await expect(page.locator('[data-row="0"]')).toBeVisible()
  await expectAccessible(page)
  await page.unroute(list)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText(/^Not refreshed: these rows are from/)).toHaveCount(0)
})

test('the last page and a list that fails again leave the focus where it was pressed', async ({ page, visit }) => {
  await visit('/Track?tab=D&size=100')
  const next = page.getByRole('button', { name: 'Next page' })
  await next.focus()
  const range = page.getByText(/^\d[\d,]*–[\d,]+ of /)
  while ((await next.getAttribute('aria-disabled')) === null) {
    const before = await range.textContent()
    await next.press('Enter')
    await expect(range).not.toHaveText(before ?? '')
  }
  await expect(next).toBeFocused()
  await page.route('**/api/Shipment/GetShipmentList**', route => route.fulfill({ status: 503 }))
  await visit('/Track?tab=D&q=houston')
  const again = page.getByRole('button', { name: 'Try again' })
  await again.focus()
  await again.press('Enter')
  await expect(again).toBeFocused()
  await page.unroute('**/api/Shipment/GetShipmentList**')
  await again.press('Enter')
  await expect(page.locator('[data-row="0"]')).toBeVisible()
  await expect.poll(() => page.evaluate(() => document.activeElement === document.body)).toBe(false)
})

test('on a phone a list is sorted, its rows are chosen, and each has its actions', async ({ page, visit }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await visit('/ItemMaster')
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Weight')
  await expect(page).toHaveURL(/sort=Weight/)
  await page.getByRole('button', { name: /^Ascending/ }).click()
  await expect(page).toHaveURL(/order=desc/)
  await page
    .getByRole('checkbox', { name: /^Select DEMO/ })
    .first()
    .check()
  await expect(page.getByRole('toolbar', { name: '1 selected' })).toBeVisible()
  await expectAccessible(page)
  await page
    .getByRole('button', { name: /^Actions for DEMO/ })
    .first()
    .click()
  await expect(page.getByRole('menuitem', { name: 'Edit' })).toBeVisible()
})

test('the weeks over the list lead to their rows, and stand as a table one key away', async ({ page, visit }) => {
  await visit('/Track?tab=D')
  await page.getByRole('button', { name: 'Weeks' }).click()
  const chart = page.getByRole('figure', { name: 'Shipments per week of pickup' })
  const bar = chart.getByRole('button', { name: /: [1-9]\d* shipments$/ }).first()
  const count = Number(/: (\d+) shipments$/.exec(await bar.locator('.wb-unseen').innerText())?.[1])
  await expectAccessible(page)
  await bar.click()
  await expect(page).toHaveURL(/shipDate=/)
  await expect(page.getByText(`1–${count} of ${count}`)).toBeVisible()
  await page.locator('[data-row="0"] [data-row-link]').focus()
  await page.keyboard.press('t')
  await expect(chart.getByRole('table')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Weeks' }).click()
  await expect(chart).toHaveCount(0)
})

const seenIn = (request: Request): number | undefined =>
  (request.postDataJSON() as { seen?: { count: number } }).seen?.count

test('the number of the question is what is done: a list that has grown is asked about anew', async ({
  page,
  visit,
}) => {
  const told: (number | undefined)[] = []
  await page.route('**/api/Bulk/StartBulk**', route => {
    const count = seenIn(route.request())
    told.push(count)
    const params = { before: count ?? 0, now: (count ?? 0) + 3 }
    const grew = { code: 'ListGrew', message: 'The list has grown.', params, requestId: 'test-18' }
    return told.length === 1
      ? route.fulfill({ status: 409, contentType: 'application/json', json: grew })
      : route.fulfill({ status: 422, contentType: 'application/json', json: { ...grew, code: 'TooManyRows' } })
  })
  const total = 42
  await page.route('**/api/Shipment/GetShipmentList**', async route => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...((await response.json()) as object), total } })
  })
  await visit('/Track?tab=T')
  await page.getByRole('checkbox', { name: 'Select all' }).check()
  await page.getByRole('button', { name: 'Select all 42' }).click()
  await page.getByRole('button', { name: 'Void', exact: true }).click()
  const question = page.getByRole('region', { name: 'Void' })
  await expect(question.getByText(`Void ${total} shipments?`)).toBeVisible()
  await question.getByRole('button', { name: 'Void' }).click()
  await expect(question.getByText(`The list grew from ${total} to ${total + 3} rows`)).toBeVisible()
  await expect(question.getByText(`Void ${total + 3} shipments?`)).toBeVisible()
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Void' }).click()
  await expect(page.getByText('The list has grown.').first()).toBeVisible()
  expect(told).toEqual([total, total + 3])
})

test('a question and a selection are left by Escape, one after the other, and the focus goes back', async ({
  page,
  visit,
}) => {
  await visit('/Track?tab=T')
  await page
    .getByRole('checkbox', { name: /^Select 04/ })
    .first()
    .check()
  const start = page.getByRole('button', { name: 'Void', exact: true })
  await start.press('Enter')
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(start).toBeFocused()
  await start.press('Enter')
  await page.getByRole('button', { name: 'Cancel' }).press('Enter')
  await expect(start).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('toolbar')).toHaveCount(0)
  await expect.poll(() => page.evaluate(() => document.activeElement === document.body)).toBe(false)
})

test('what was chosen stays chosen until something was done with it', async ({ page, visit }) => {
  await visit('/Track?tab=NB')
  const row = page.getByRole('checkbox', { name: /^Select 04/ }).first()
  await row.check()
  await page.getByRole('toolbar').getByRole('button', { name: 'Request quotes' }).click()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(row).toBeChecked()
  await page.getByRole('toolbar').getByRole('button', { name: 'Print' }).click()
  await page.waitForURL(/PrintDocuments/)
  await page.goBack()
  await expect(row).toBeChecked()
})

test('a page behind the last one leads to the last one', async ({ page, visit }) => {
  await visit('/Track?tab=D')
  await expect(page.locator('[data-row="0"]')).toBeVisible()
  await visit('/Track?tab=D&page=900')
  await expect(page.locator('[data-row="0"]')).toBeVisible()
  await expect(page).not.toHaveURL(/page=900/)
  await expect(page.getByRole('button', { name: 'Next page' })).toHaveAttribute('aria-disabled', 'true')
})

/** Starts to ask for rates of the first two shipments that are not booked. */
async function rateTwo(page: Page, visit: (path: string) => Promise<void>): Promise<void> {
  await visit('/Track?tab=NB')
  const boxes = page.getByRole('checkbox', { name: /^Select 04/ })
  await boxes.nth(0).check()
  await boxes.nth(1).check()
  await page.getByRole('toolbar').getByRole('button', { name: 'Get rates' }).press('Enter')
  await expect(page.getByRole('toolbar')).toHaveCount(0)
}

test('a bulk job ends on the page where no socket comes through, which says so', async ({ page, visit }) => {
  await page.routeWebSocket(/\/ws/, socket => socket.close({ code: 1011 }))
  await rateTwo(page, visit)
  await expect.poll(() => page.evaluate(() => document.activeElement === document.body)).toBe(false)
  await expect(page.getByText(/[0-2] done/).first()).toBeVisible()
  await expect(page.getByText(/^Live updates are interrupted/)).toBeVisible()
  await expectAccessible(page)
})

test('on a phone results leave room, are told apart and read, and the focus stays when one is put away', async ({
  page,
  visit,
}) => {
  await rateTwo(page, visit)
  const results = page.getByRole('region', { name: /^Result: / })
  const before = await results.count()
  await page
    .getByRole('checkbox', { name: /^Select 04/ })
    .nth(2)
    .check()
  await page.getByRole('toolbar').getByRole('button', { name: 'Get rates' }).click()
  await expect(page.getByRole('toolbar')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Stop' })).toHaveCount(0)
  expect(await results.count()).toBeGreaterThanOrEqual(before)
  await page.setViewportSize({ width: 360, height: 740 })
  await expectAccessible(page)
  await results.first().locator('summary').click()
  const words = results.first().getByRole('listitem').first().locator('> :first-child')
  expect((await words.boundingBox())?.width).toBeGreaterThan(300)
  await expectAccessible(page)
  await results.first().getByRole('button', { name: 'Close' }).press('Enter')
  await expect.poll(() => page.evaluate(() => document.activeElement === document.body)).toBe(false)
})

test('results that could not be loaded say so, and are asked for again', async ({ page, visit }) => {
  const bulk = '**/api/Bulk/GetBulk**'
  const broken = { code: 'BadRequest', message: 'The request could not be read.', requestId: 'test-19' }
  await page.route(bulk, route => route.fulfill({ status: 400, contentType: 'application/json', json: broken }))
  await visit('/Track?tab=NB')
  const note = page.getByRole('region', { name: 'Earlier results could not be loaded.' })
  await expect(note.getByText('test-19')).toBeVisible()
  await expectAccessible(page)
  await page.unroute(bulk)
  await note.getByRole('button', { name: 'Try again' }).click()
  await expect(note).toHaveCount(0)
})

test('more shipments than are tendered together are reviewed in parts', async ({ page, visit }) => {
  const ids = Array.from({ length: 250 }, (_, i) => i + 1)
  await visit(`/Tender?ids=${ids.join(',')}`)
  await expect(page.getByText('Shipments 1 to 200 of 250: up to 200 are tendered together.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Show the next 50' }).click()
  await expect(page.getByText('Shipments 201 to 250 of 250')).toBeVisible()
  await page.goBack()
  await expect(page.getByText('Shipments 1 to 200 of 250')).toBeVisible()
})

test('who leaves the review of a tender stands where it began', async ({ page, visit }) => {
  await page.route('**/api/Shipment/ReviewTenders**', async route => {
    const response = await route.fetch()
    const { rows } = (await response.json()) as { rows: { state: string }[] }
    await route.fulfill({ response, json: { rows: rows.map(row => ({ ...row, state: 'ready' })), missing: [] } })
  })
  await visit('/Track?tab=NB')
  await page
    .getByRole('checkbox', { name: /^Select 04/ })
    .first()
    .check()
  await page.getByRole('toolbar').getByRole('button', { name: 'Tender' }).click()
  const review = page.getByRole('button', { name: 'Review and send 1 tender' })
  await review.press('Enter')
  await expect(page.getByRole('heading', { name: 'Send this tender?' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(review).toBeFocused()
})
