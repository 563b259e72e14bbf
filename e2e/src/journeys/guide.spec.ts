import type { Page } from '@playwright/test'
import { expect, test } from './journey.ts'
import { act } from './openShipment.ts'
import { openOwnPriced } from './ownOrder.ts'
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
