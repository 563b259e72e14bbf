import type { Browser, Page } from '@playwright/test'
import { expect, test } from './journey.ts'
import { expectAccessible } from './themes.ts'

test.use({ ownCarriers: true })

/** Makes something go wrong at the carriers, or all well again. */
const carriers = (path: string, fault?: object): Promise<Response> =>
  fetch(`${process.env.SANDBOX_URL}/_sandbox/${path}`, {
    method: fault === undefined ? 'DELETE' : 'POST',
    ...(fault === undefined ? {} : { body: JSON.stringify(fault) }),
  })

/** Enters an order and places it with the first carrier that answers live. */
async function placeLive(page: Page, visit: (path: string) => Promise<void>): Promise<void> {
  await visit('/SingleOrder')
  const to = page.getByRole('region', { name: 'To', exact: true })
  await expect(page.getByLabel('Ready from')).toBeVisible()
  await to.getByLabel('Company').pressSequentially('Demo Garden Center')
  await expect(page.getByRole('option', { name: 'Demo Garden Center' })).toBeVisible()
  await to.getByLabel('Company').press('Enter')
  const values = { Description: 'Cast iron brackets', Qty: '2', 'L in': '48', 'W in': '40', 'H in': '45' }
  for (const [field, value] of Object.entries({ ...values, 'Weight lb': '1,240.5' })) {
    await page.getByLabel(`${field}, line 1`).fill(value)
  }
  await page.getByLabel('Class, line 1').press('=')
  await page.keyboard.press('Control+Enter')
  const live = page
    .getByRole('radiogroup', { name: 'Choose a rate' })
    .locator(':scope > div', { hasText: 'live' })
    .locator('label')
  await expect(page.getByRole('button', { name: /^Book with / })).toBeEnabled()
  await live.first().click()
  await page
    .getByRole('button', { name: /^why this price/ })
    .last()
    .click()
  await page.getByRole('button', { name: /^Book with / }).click()
  await page.getByRole('button', { name: /^Place order with/ }).click()
}

/** A shipment of the demo that was booked over the wire, made through the page; returns its details' address. */
async function orderLive(page: Page, visit: (path: string) => Promise<void>): Promise<string> {
  await placeLive(page, visit)
  await expect(page.getByRole('heading', { name: /^Booked with/ })).toBeVisible({ timeout: 20_000 })
  await expect(page.getByText('Pickup confirmation')).toBeVisible()
  await page.getByRole('link', { name: 'Open shipment' }).click()
  await page.waitForURL(/ShipmentDetails/)
  return page.url()
}

async function makeLink(page: Page, mayAdd: boolean): Promise<string> {
  await page.getByRole('button', { name: 'Send tracking' }).click()
  await page.getByLabel('E-mail it to').fill('')
  if (mayAdd) await page.getByLabel('May add').check()
  await page.getByRole('button', { name: 'Make link' }).click()
  const link = page.getByLabel('Tracking link', { exact: true })
  await expect(link).toHaveValue(/^http/)
  const address = await link.inputValue()
  await page.getByRole('button', { name: 'Close' }).last().click()
  return address
}

async function stranger(browser: Browser, address: string): Promise<Page> {
  const context = await browser.newContext({ reducedMotion: 'reduce', locale: 'en-US' })
  const page = await context.newPage()
  await page.goto(address)
  return page
}

const pod = { name: 'pod.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\nSAMPLE\n%%EOF\n') }

test('a live order is followed by a stranger to the delivery', async ({ page, visit, asClerk, browser }) => {
  await asClerk()
  const details = await orderLive(page, visit)
  const carrier = await stranger(browser, await makeLink(page, true))
  await expect(carrier.getByRole('heading', { level: 1 })).toHaveText('Prepared Pickup')
  await expect(carrier.getByText('$')).toHaveCount(0)
  await expect(carrier.getByRole('img', { name: 'Map of the lane from Dayton, OH to Madison, WI' })).toBeVisible()
  await expectAccessible(carrier)

  await carrier.getByRole('button', { name: 'Send event' }).click()
  await expect(carrier.getByText('Please select the status')).toBeVisible()
  await carrier.getByLabel('Status').selectOption('Delivered')
  await carrier.getByLabel('City').fill('Madison')
  await carrier.getByLabel('State').fill('WI')
  const today = await carrier.getByLabel('Date').inputValue()
  await carrier.getByLabel('Date').fill('1970-01-01')
  await carrier.getByRole('button', { name: 'Send event' }).click()
  await expect(carrier.getByText('This is before the shipment.')).toBeVisible()
  await expectAccessible(carrier)
  await expect(carrier.getByLabel('City')).toHaveValue('Madison')
  await carrier.getByLabel('Date').fill(today)
  await carrier.getByLabel('Time').fill('00:01')
  await carrier.getByRole('button', { name: 'Send event' }).click()
  await expect(carrier.getByText('Sent to the shipper.')).toBeVisible()
  await expect(carrier.getByText('Waiting for the shipper')).toBeVisible()

  const page_ = { ...pod, name: 'pod.pdf', buffer: Buffer.from('<html><script>alert(1)</script></html>') }
  await carrier.getByLabel('Attach document').setInputFiles(page_)
  await expect(carrier.getByText('File type not accepted.')).toBeVisible()
  // The file store is away for one try: nothing is sent again by itself, and the file is kept.
  const away = { code: 'FileStoreAway', message: 'Files can be neither kept nor opened for the moment.' }
  await carrier.route(
    '**/api/Shipment/FileUpload**',
    route => route.fulfill({ status: 503, headers: { 'retry-after': '2' }, json: away }),
    { times: 1 },
  )
  await carrier.getByLabel('Attach document').setInputFiles(pod)
  await expect(carrier.getByText(away.message)).toBeVisible()
  await carrier.getByRole('button', { name: 'Try again' }).click()
  await expect(carrier.getByText('pod.pdf is attached.')).toBeVisible()
  await expect(carrier.getByLabel('Attach document')).toBeFocused()

  await expect(page.getByText('Entered through a tracking link')).toBeVisible()
  await page.getByRole('button', { name: 'Accept', exact: true }).click()
  await expect(page.getByText('Delivered', { exact: true }).first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Download POD' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Accept as POD' }).click()
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download POD' }).click()
  expect((await saved).suggestedFilename()).toBe('pod.pdf')
  await page.getByRole('button', { name: 'Show', exact: true }).click()
  await page.getByRole('button', { name: /^book / }).click()
  await expect(page.getByRole('textbox', { name: 'Request' })).toHaveValue(/BILL_OF_LADING/)
  await expectAccessible(page)

  await visit(new URL(details).pathname)
  const reader = await stranger(browser, await makeLink(page, false))
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText('Delivered')
  await expect(reader.getByRole('button', { name: 'Send event' })).toHaveCount(0)
  const paper = reader.waitForEvent('download')
  await reader.getByRole('button', { name: 'Download pod.pdf' }).click()
  expect((await paper).suggestedFilename()).toBe('pod.pdf')
})

test('a wrong link says so, whatever is wrong with it', async ({ page, browser, visit, asClerk }) => {
  const base = process.env.BASE_URL ?? ''
  const missing = await stranger(browser, `${base}/Tracking`)
  await expect(missing.getByRole('heading', { level: 1 })).toHaveText('Invalid Parameter')
  await expectAccessible(missing)
  const guesses = ['Tracking?trackid=guess', 'TrackingShipment?shipmentid=1&accessid=guess']
  // As mail programs and people change them, and damaged on the way.
  for (const query of [...guesses, 'tracking/?TrackID=guess', 'TRACKINGSHIPMENT/?shipmentid=1&accessid=абв']) {
    const wrong = await stranger(browser, `${base}/${query}`)
    await expect(wrong.getByRole('heading', { level: 1 })).toHaveText('There is an error in the URL, contact support')
    await expect(wrong).toHaveURL(new RegExp(query.slice(0, 8)))
  }
  await asClerk()
  await visit('/Track?tab=D')
  await visit('/tracking/?trackid=guess')
  await expect(page.getByText('You are signed in. Opening your shipments.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Open Track' })).toHaveAttribute('href', '/Track')
  await page.waitForURL(/\/Track$/)
  // Back leaves the link instead of being led on again.
  await page.goBack()
  await expect(page).toHaveURL(/\/Track\?tab=D$/)
})

test('an order nobody heard about says so, and settles by itself', async ({ page, visit, asClerk }) => {
  await asClerk()
  await carriers('faults', { kind: 'dropAfter', operation: 'book', times: 1 })
  await carriers('faults', { kind: 'status503', operation: 'find' })
  await placeLive(page, visit)
  await expect(page.getByRole('heading', { name: /has not confirmed the order yet/ })).toBeVisible({ timeout: 20_000 })
  await expect(page.getByText('Nothing is bought twice.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Open shipment' }).click()
  await expect(page.getByText(/has not confirmed the order yet/)).toBeVisible()
  await page.getByRole('button', { name: 'Called: has the order' }).click()
  await expect(page.getByText(/^Only if Demo .* confirms the order\./)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('complementary').getByRole('button', { name: 'Cancel' }).click()
  await carriers('faults')
  await page.getByRole('button', { name: 'Check now' }).click()
  await expect(page.getByText(/has not confirmed the order yet/)).toHaveCount(0, { timeout: 20_000 })
  await expect(page.getByText('Tendered', { exact: true }).first()).toBeVisible()
  await expect(page.getByText(/Pickup confirmation SAMPLE-/)).toBeVisible()
})

test('an order the carrier refuses says why, and another rate can be chosen', async ({ page, visit, asClerk }) => {
  await asClerk()
  await carriers('faults', { kind: 'status429', operation: 'book', times: 1 })
  await placeLive(page, visit)
  await expect(page.getByRole('heading', { name: /refused the order$/ })).toBeVisible({ timeout: 20_000 })
  await expect(page.getByText(/asks to wait/)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Choose another rate' }).click()
  await expect(page.getByRole('button', { name: /^Book with / })).toBeEnabled()
})
