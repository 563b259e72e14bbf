import type { Page } from '@playwright/test'
import { expect, test } from './journey.ts'
import { act } from './openShipment.ts'
import { openOwnPriced } from './ownOrder.ts'
import { paste } from './paste.ts'
import { expectAccessible } from './themes.ts'

test.beforeEach(({ asClerk }) => asClerk())

const to = (page: Page) => page.getByRole('region', { name: 'To', exact: true })

/** An order for the consignee of the demo's first rule, priced. */
async function pricedOrder(page: Page, visit: (path: string) => Promise<void>): Promise<void> {
  await visit('/SingleOrder')
  const company = to(page).getByLabel('Company')
  await company.pressSequentially('Demo Mountain')
  await expect(page.getByRole('option', { name: 'Demo Mountain Sports' })).toBeVisible()
  await company.press('Enter')
  const fill = (field: string, value: string) => page.getByLabel(`${field}, line 1`).fill(value)
  for (const [field, value] of [
    ['Description', 'Tent poles'],
    ['Qty', '2'],
    ['L in', '48'],
    ['W in', '40'],
    ['H in', '40'],
    ['Weight lb', '900'],
    ['Class', '92.5'],
  ] as const) {
    await fill(field, value)
  }
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('Selected: routing guide carrier, within tolerance.')).toBeVisible()
}

test('rules are pasted, contradictions are named, and the guide is saved', async ({ page, visit }) => {
  await visit('/Settings/RoutingGuide')
  const grid = page.getByRole('grid', { name: 'Rules of the routing guide' })
  await grid.focus()
  await expectAccessible(page)
  await page.keyboard.press('Control+End')
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowDown')
  await paste(page, ['Against it', '10', 'Demo Mountain Sports', 'DMZZ', 'DMGL', 'much'].join('\t'))
  await expect(page.getByText('1 cell to fix')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save guide' })).toBeDisabled()
  await page.keyboard.press('F8')
  await page.keyboard.type('5%')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/Rule \d marks DMGL do not use; rule 1 prefers it/)).toBeVisible()
  await expect(page.getByText(/names DMZZ, no longer one of your carriers/)).toBeVisible()
  await page.keyboard.press('Control+z')
  await page.keyboard.press('Control+z')
  await expect(page.getByText('No conflicting rules; every carrier is known.')).toBeVisible()
  await page.keyboard.press('Control+Home')
  for (let row = 0; row < 3; row++) await page.keyboard.press('ArrowDown')
  await paste(page, ['Boise', '70', '', 'DMBL', '', '5%', '', '', '837'].join('\t'))
  await page.getByRole('button', { name: 'Save guide' }).click()
  await expect(page.getByText('Routing guide saved. New rates follow it.')).toBeVisible()
  await page.reload()
  await expect(grid.getByRole('gridcell', { name: 'Boise' })).toBeVisible()
})

test('the guide selects by itself; a booking against it asks why, and is listed with its cost', async ({
  page,
  visit,
}) => {
  await pricedOrder(page, visit)
  const rates = page.getByRole('radiogroup', { name: 'Choose a rate' })
  await expect(rates.getByText(/^Rule 1, .*: preferred$/).first()).toBeVisible()
  await rates.getByRole('radio').first().check()
  await page.getByRole('button', { name: /^Book with / }).click()
  const why = page.getByLabel(/^Why not Demo Great Lakes/)
  await expect(why).toBeVisible()
  await expectAccessible(page)
  await page.locator('[data-book]').click()
  await expect(why).toBeFocused()
  await why.selectOption({ label: 'Lower price' })
  await page.getByLabel('Details').fill('Journey to the month’s end')
  await page.locator('[data-book]').click()
  await expect(page.locator('[data-book]')).toBeHidden()
  await visit('/GuideOverrides')
  await page.getByRole('button', { name: 'This month' }).click()
  await expect(page.getByText('Lower price: Journey to the month’s end')).toBeVisible()
  await expectAccessible(page)
})

test('an offer against the guide asks why before it leaves', async ({ page }) => {
  const place = { Street: '140 Trial Ridge', City: 'Denver', State: 'CO', Zip: '80216' }
  const { rates } = await openOwnPriced(page, { CompanyName: 'Demo Mountain Sports', ...place })
  const other = rates.find(({ isAPI, allowed, CarrierSCAC }) => !isAPI && allowed && CarrierSCAC !== 'DMGL')
  if (other === undefined) throw new Error('a carrier that the guide does not prefer is needed')
  await act(page, 'Offer to carriers')
  await page.getByRole('checkbox', { name: other.CarrierName }).first().check()
  const offer = page.getByRole('button', { name: 'Send offer', exact: true })
  await offer.click()
  const why = page.getByLabel('Why against the routing guide?')
  await expect(why).toBeFocused()
  await expectAccessible(page)
  await why.selectOption({ label: 'Lower price' })
  await offer.click()
  await expect(page.getByText('Being offered to carriers.')).toBeVisible()
})

test('bill-to locations, ship-via codes and defaults are set up', async ({ page, visit }) => {
  await visit('/Settings/BillToLocations')
  await page.getByRole('button', { name: 'Add location' }).click()
  await page.getByLabel('Company', { exact: false }).last().fill('Demo Journey Payables')
  await page.getByLabel('Address line 1').fill('9 Sample Way')
  await page.getByLabel('City').fill('Reno')
  await page.getByLabel('State').fill('NV')
  await page.getByLabel('ZIP').fill('89501')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Save location' }).click()
  await expect(page.getByText('Demo Journey Payables saved.')).toBeVisible()

  await visit('/CarrierMapping')
  await page.getByRole('grid', { name: 'Ship-via codes' }).focus()
  await page.keyboard.press('Control+End')
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowDown')
  await paste(page, 'DEMO-1\tDMBL')
  await expect(page.getByText('1 cell to fix')).toBeVisible()
  await page.keyboard.type('JOURNEY')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Save codes' }).click()
  await expect(page.getByText('Ship-via codes saved.')).toBeVisible()
  await expectAccessible(page)

  await visit('/Settings/ChangeDefaults')
  const mine = page.getByRole('heading', { name: 'Yours' }).locator('..')
  await mine.getByLabel('Pickup from').fill('8a')
  await mine.getByLabel('Pickup to').fill('noon')
  await mine.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Service(s) has been updated successfully')).toBeVisible()
  await expectAccessible(page)
  await mine.getByRole('button', { name: 'Clear' }).click()
  await expect(page.getByText('Defaults cleared.')).toBeVisible()
})
