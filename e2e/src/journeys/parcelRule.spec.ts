import type { Page } from '@playwright/test'
import { expect, test } from './journey.ts'
import { paste } from './paste.ts'
import { expectAccessible } from './themes.ts'

test.beforeEach(({ asClerk }) => asClerk())

/** Packages for one consignee, priced. */
async function price(page: Page, company: string, zip: string, city: string, each: string, count = '1'): Promise<void> {
  const to = page.getByRole('region', { name: 'To', exact: true })
  await to.getByLabel('Company').fill(company)
  await to.getByRole('textbox', { name: 'Street', exact: true }).fill('12 Market Street')
  await to.getByRole('textbox', { name: /^ZIP/ }).fill(zip)
  await expect(to.getByRole('textbox', { name: 'City' })).toHaveValue(city)
  const line = page.getByRole('group', { name: 'Line 1' })
  for (const [field, value] of [
    ['Description', 'Test gauges'],
    ['Qty', count],
    ['L in', '12'],
    ['W in', '10'],
    ['H in', '8'],
    ['Pounds each', each],
  ] as const) {
    await line.getByLabel(`${field}, line 1`).fill(value)
  }
  await page.keyboard.press('Control+Enter')
}

test('a rule of the guide names the service of packages, and why stands with the label', async ({ page, visit }) => {
  await visit('/Settings/RoutingGuide')
  const grid = page.getByRole('grid', { name: 'Rules of the routing guide' })
  await grid.focus()
  await page.keyboard.press('Control+End')
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowDown')
  const blank = (count: number) => Array.from({ length: count }, () => '')
  await paste(
    page,
    ['Trial two day', '5', 'Test Rule Reader', 'UPSN', '', '400%', ...blank(9), 'UPS 2nd Day Air', 'AZ'].join('\t'),
  )
  await page.getByRole('button', { name: 'Save guide' }).click()
  await expect(page.getByText('Routing guide saved. New rates follow it.')).toBeVisible()

  await visit('/Parcel')
  await price(page, 'Test Rule Reader', '85034', 'Phoenix', '4')
  const rates = page.getByRole('region', { name: 'Rates', exact: true })
  const chosen = rates.getByRole('radiogroup').locator(':scope > div').filter({ hasText: 'UPS 2nd Day Air' })
  await expect(chosen.getByRole('radio')).toBeChecked()
  await expect(chosen.getByText(/^Rule \d+, Trial two day: preferred$/)).toBeVisible()
  await page.getByRole('button', { name: 'Buy labels with UPSN' }).click()
  await page.getByRole('button', { name: /^Place order with / }).click()
  await expect(page.getByRole('heading', { name: /^Booked with/ })).toBeVisible()
  await page.getByRole('link', { name: 'Open shipment' }).click()
  await expect(page.getByText(/Rule \d+ of the routing guide/).first()).toBeVisible()
})

test('heavy packages show LTL beside them, and one press goes that way and back', async ({ page, visit }) => {
  await visit('/Parcel')
  await price(page, 'Test Either Way', '60601', 'Chicago', '45', '4')
  const asLtl = page.getByRole('region', { name: 'As LTL' })
  await expect(asLtl).toBeVisible()
  await expectAccessible(page)
  await asLtl.getByRole('button', { name: 'Change to LTL' }).click()
  const asParcels = page.getByRole('region', { name: 'As parcels' })
  await expect(asParcels).toBeVisible()
  await expect(page.getByRole('radio', { name: 'LTL', exact: true })).toBeChecked()
  await expect(page.getByRole('group', { name: 'Line 1' }).getByLabel('Weight lb, line 1')).toHaveValue('180')
  await asParcels.getByRole('button', { name: 'Change to Parcel' }).click()
  await expect(asLtl).toBeVisible()
  await expect(page.getByLabel('Pounds each, line 1')).toHaveValue('45')
})
