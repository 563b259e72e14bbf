import type { Page } from '@playwright/test'
import { expect, signIn, test } from './journey.ts'
import { buildFromOrders } from './ownOrder.ts'
import { expectAccessible } from './themes.ts'

test.beforeEach(({ asClerk }) => asClerk())

const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Status' }).getByRole('button', { name: new RegExp(`^${name}`) })
/** What became of one action: the page shows the results of earlier ones beside it. */
const result = (page: Page, action: string) => page.getByRole('region', { name: `Result: ${action}` })

test('orders are built, rated and tendered in a handful of steps, each row with what became of it', async ({
  page,
}) => {
  await page.goto('/OpenOrders')
  await page.getByRole('checkbox', { name: 'Select all', exact: false }).first().check()
  await page.getByRole('button', { name: 'Select all 12' }).click()
  await page.getByRole('button', { name: 'Build shipments' }).click()
  await expect(result(page, 'Build shipments').getByText('12 done')).toBeVisible()
  await expect(
    result(page, 'Build shipments')
      .getByText(/Set items still needs to know more of DEMO-BOARD/)
      .first(),
  ).toBeVisible()

  await page.goto('/MultipleOrders')
  await expect(tab(page, 'Set Items')).toHaveText('Set Items3')
  await expect(page.getByRole('columnheader', { name: 'Orders' })).toBeVisible()
  await expect(page.getByText('DEMO-SO-70009')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('checkbox', { name: 'Select all', exact: false }).first().check()
  await page.getByRole('button', { name: 'To Rate & Route' }).click()
  await expect(result(page, 'To Rate & Route').getByText('1 done · 2 to fix')).toBeVisible()
  await expect(
    result(page, 'To Rate & Route')
      .getByText(/Weight: /)
      .first(),
  ).toBeVisible()
  await expectAccessible(page)

  await tab(page, 'Rate & Route').click()
  await page.getByRole('searchbox', { name: 'Search the list' }).fill('DEMO-SO')
  await expect(page).toHaveURL(/q=DEMO-SO/)
  await expect(page.getByText('DEMO-SO-70001')).toBeVisible()
  await page
    .getByRole('checkbox', { name: /^Select 04/ })
    .nth(0)
    .check()
  await page
    .getByRole('checkbox', { name: /^Select 04/ })
    .nth(1)
    .check()
  await page.getByRole('button', { name: 'Get rates' }).click()
  await expect(
    result(page, 'Get rates')
      .getByText(/ for \$/)
      .first(),
  ).toBeVisible()
  await page
    .getByRole('checkbox', { name: /^Select 04/ })
    .nth(0)
    .check()
  await page.getByRole('button', { name: 'Tender', exact: true }).click()
  await expect(page).toHaveURL(/\/Tender\?ids=\d+$/)
})

test('pickup windows of several are set at once', async ({ page }) => {
  await page.goto('/MultipleOrders?tab=T')
  await expect(page.getByText('Pickups', { exact: true })).toBeVisible()
  await page
    .getByRole('checkbox', { name: /^Select 04/ })
    .nth(0)
    .check()
  await page
    .getByRole('checkbox', { name: /^Select 04/ })
    .nth(1)
    .check()
  await page.getByRole('button', { name: 'Change pickup' }).click()
  const panel = page.getByRole('complementary', { name: 'Pickup window' })
  await expect(panel.getByText('2 shipments get this window.')).toBeVisible()
  await expectAccessible(page)
  const day = panel.getByLabel('Pickup date')
  // The same day of another week: an hour alone changes nothing that the carrier was promised.
  const week = new Date(`${(await day.inputValue()) || new Date().toISOString().slice(0, 10)}T12:00:00Z`)
  week.setUTCDate(week.getUTCDate() + 14)
  await day.fill(week.toISOString().slice(0, 10))
  await panel.getByRole('textbox', { name: 'From' }).fill('7:30 AM')
  await panel.getByRole('textbox', { name: /^To/ }).fill('11:00 AM')
  await panel.getByRole('button', { name: 'Set pickup window' }).click()
  await expect(result(page, 'Change pickup').getByText('2 done')).toBeVisible()
  await expect(
    result(page, 'Change pickup')
      .getByText(/The carrier has to be told/)
      .first(),
  ).toBeVisible()
})

test('shipments go back to their orders, after a question', async ({ page }) => {
  await buildFromOrders(page, ['DEMO-SO-70009', 'DEMO-SO-70010'])
  await page.goto('/MultipleOrders')
  await expect(tab(page, 'Set Items')).toHaveText('Set Items2')
  const row = page.getByRole('row').filter({ hasText: 'DEMO-SO-70009' })
  await row.getByRole('checkbox', { name: /^Select 04/ }).check()
  await page.getByRole('button', { name: 'Revert' }).click()
  await expect(page.getByText(/^Revert this shipment to its orders\?/)).toBeVisible()
  await page.getByRole('region', { name: 'Revert' }).getByRole('button', { name: 'Revert' }).click()
  await expect(tab(page, 'Set Items')).toHaveText('Set Items1')
})

test('what Set Items lacks is named in its cells, filled and moved on; pallets are built, drawn and saved', async ({
  page,
}) => {
  await buildFromOrders(page, ['DEMO-SO-70008', 'DEMO-SO-70009'])
  // A shipment that is complete goes back to Set Items first, so that its pallets can be built anew.
  await page.goto('/MultipleOrders?tab=Q&q=DEMO-SO-70008')
  await page.getByRole('checkbox', { name: /^Select 04/ }).check()
  await page.getByRole('button', { name: 'Back to Set Items' }).click()
  await expect(page.getByRole('checkbox', { name: /^Select 04/ })).toHaveCount(0)
  await tab(page, 'Set Items').click()
  await page.getByRole('link', { name: /^04/ }).or(page.locator('[data-row-link]')).first().click()
  const set = page.getByRole('region', { name: 'Set items', exact: true })
  await expect(set.getByText('Complete: ready for Rate & Route.')).toBeVisible()
  await expectAccessible(page)
  await set.getByText('By pallets').click()
  await set.getByRole('button', { name: 'Build pallets' }).click()
  await expect(set.getByRole('img', { name: /^Pallet 1: 1,380 lb, 64.05 in$/ })).toBeVisible()
  await set.getByRole('button', { name: 'Move DEMO-VALVE from pallet 1' }).click()
  await set.getByRole('textbox', { name: 'Packages' }).fill('10')
  await set.getByRole('button', { name: 'Move', exact: true }).first().click()
  await expect(set.getByRole('heading', { name: 'Pallet 2' })).toBeVisible()
  await expect(set.getByText('10 boxes · DEMO-VALVE')).toBeVisible()
  await expectAccessible(page)
  await set.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(/ is complete: moved to Rate & Route\./)).toBeVisible()

  await page.goto('/MultipleOrders')
  await expect(page.getByText('DEMO-SO-70009')).toBeVisible()
  await page.locator('[data-row="0"] [data-row-link]').click()
  const needed = set.getByRole('list', { name: 'Still needed' })
  await expect(needed.getByText('units, weight, size, class')).toBeVisible()
  await expectAccessible(page)
  await set.locator('[id="items.0.handlingUnits"]').fill('2')
  await set.locator('[id="items.0.weightLb"]').fill('640')
  await set.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(/ saved\. Still incomplete\./)).toBeVisible()
  await expect(needed.getByText('size, class')).toBeVisible()
  await expect(set.locator('[id="items.0.weightLb"]')).toHaveValue('640')
  for (const field of ['lengthIn', 'widthIn', 'heightIn', 'freightClass']) {
    await set.locator(`[id="items.0.${field}"]`).fill(field === 'freightClass' ? '70' : '40')
  }
  await expect(needed).toHaveCount(0)
  await set.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(/ is complete: moved to Rate & Route\./)).toBeVisible()
})

test('Set Items opens by pallets for those who work so; what somebody else changed meanwhile is not run over', async ({
  page,
  request,
}) => {
  const data = { Email: signIn.email(), Password: signIn.password() }
  const other = await request.post('/api/LogIn/Login', { data, headers: { 'developer-key': 'waybill-web' } })
  const headers = { authorization: `Bearer ${other.headers().token ?? ''}` }
  // One in Rate & Route comes back, so that there is something to set.
  await page.goto('/MultipleOrders?tab=Q&sort=created&order=asc')
  const bol = (await page.locator('[data-row="0"] [data-row-link]').textContent()) ?? ''
  await page.getByRole('checkbox', { name: `Select ${bol}` }).check()
  await page.getByRole('button', { name: 'Back to Set Items' }).click()
  await expect(page.getByRole('checkbox', { name: `Select ${bol}` })).toHaveCount(0)
  await page.route('**/api/Login/userDetails*', async route => {
    const response = await route.fetch()
    const json = await response.json()
    await route.fulfill({ response, json: { ...json, userDetails: { ...json.userDetails, IsPalletItemGrid: 'true' } } })
  })
  const known = page.waitForResponse(/userDetails/)
  await page.goto('/MultipleOrders')
  await known
  await page.getByRole('link', { name: bol }).click()
  const set = page.getByRole('region', { name: 'Set items', exact: true })
  await expect(set.getByRole('heading', { name: 'Pallet 1' })).toBeVisible()
  await set.getByText('By items').click()
  await set.locator('[id="items.0.weightLb"]').fill('1111')
  const shipmentId = Number(new URL(page.url()).searchParams.get('open'))
  const seen = await request.post('/api/Shipment/ShipmentDetails', { data: { shipmentId }, headers })
  const { version, shipment } = await seen.json()
  const Items = shipment.Items.map((item: object) => ({ ...item, itemClass: '' }))
  const token = { authorization: `Bearer ${seen.headers().token ?? ''}` }
  const saved = await request.post('/api/Shipment/SaveItemDetails', {
    data: { shipmentId, version, Items },
    headers: token,
  })
  expect(saved.ok(), await saved.text()).toBe(true)
  await expect(set.getByText('Somebody else saved this shipment meanwhile.')).toBeVisible()
  await expect(set.locator('[id="items.0.weightLb"]')).toHaveValue('1111')
  await expectAccessible(page)
  await set.getByRole('button', { name: 'Save' }).click()
  await expect(set.getByRole('alert')).toContainText('Somebody else changed this')
  await set.getByRole('button', { name: 'Keep mine' }).click()
  await set.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(`${bol} is complete: moved to Rate & Route.`)).toBeVisible()
})
