import type { Page } from '@playwright/test'
import { expect, test } from './journey.ts'
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
  await expect(page).toHaveURL(/\/OrderSheet\/\d+$/)
  await page.getByRole('button', { name: 'To fix 3' }).click()
  await expect(page.getByText(/Set items still needs DEMO-BOARD \(/)).not.toHaveCount(0)
  await expectAccessible(page)

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
  await expect(page.getByRole('button', { name: /^Priced [12]$/ })).toBeVisible()
  await page.goBack()
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
  // A Saturday of another week, which carriers are asked about: an hour alone changes nothing that the carrier was promised.
  const saturday = new Date()
  saturday.setUTCDate(saturday.getUTCDate() + 21 - ((saturday.getUTCDay() + 1) % 7))
  await day.fill(saturday.toISOString().slice(0, 10))
  await panel.getByRole('button', { name: /^Use / }).click()
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
  await expect(set.getByRole('img', { name: /^Pallet 1: 1,348 lb, 64.05 in$/ })).toBeVisible()
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
