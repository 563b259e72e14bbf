import { withViewer } from '../browser.ts'
import { expect, test } from './journey.ts'
import { openShipment } from './openShipment.ts'
import { expectAccessible } from './themes.ts'

// A bill is shown as PDF.
test.use({ launchOptions: withViewer })

test.beforeEach(({ asClerk }) => asClerk())

test('a bill is seen before it is printed, and printed as often as wanted', async ({ page }) => {
  const bol = await openShipment(page, 'T', 3)
  await page.keyboard.press('p')
  await expect(page).toHaveURL(/\/PrintDocuments\?ids=\d+&documents=bol/)
  await expect(page.getByText('1 of 1 ready')).toBeVisible()
  await expect(page.locator('iframe[title="Preview of Bill of lading"]')).toBeVisible()
  await expectAccessible(page)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download', exact: true }).click()
  expect((await download).suggestedFilename()).toBe(`BOL ${bol}.pdf`)
  await expect(page.getByText(`Downloaded: BOL ${bol}.pdf.`)).toBeVisible()
  await page.getByRole('button', { name: /^Print again/ }).click()
  await expect(page.getByText(/^(Sent to the printer|Downloaded): BOL .*\.pdf\.$/).last()).toBeVisible()
  await page.reload()
  await expect(page.getByRole('checkbox', { name: 'Bill of lading' })).toBeChecked()
  await expect(page.getByRole('link', { name: bol, exact: true })).toBeVisible()
})

test('labels for a thermal printer are shown as commands and downloaded', async ({ page }) => {
  await openShipment(page, 'T', 3)
  await page.getByRole('link', { name: 'Print: Labels' }).click()
  await page.getByLabel('Label format').selectOption('zpl203')
  await expect(page.getByText('^XA').first()).toBeVisible()
  await expectAccessible(page)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download labels (ZPL)' }).click()
  expect((await download).suggestedFilename()).toMatch(/\.zpl$/)
  await page.getByRole('checkbox', { name: 'Labels' }).click()
  await expect(page.getByText('Choose at least one document.')).toBeVisible()
})

test('the packing list and an issued bill are seen on the shipment', async ({ page }) => {
  const bol = await openShipment(page, 'T', 3)
  await page.keyboard.press('p')
  await expect(page.getByText('1 of 1 ready')).toBeVisible()
  await page.getByRole('button', { name: 'Download', exact: true }).click()
  await expect(page.getByText(`Downloaded: BOL ${bol}.pdf.`)).toBeVisible()
  await openShipment(page, 'T', 3)
  await page.getByRole('button', { name: 'Preview: Packing list' }).click()
  await expect(page.locator('iframe[title="Preview of Packing list"]')).toBeVisible()
  await page.getByRole('button', { name: /^Bill of lading, Revision \d/ }).click()
  await expect(page.locator('iframe[title^="Revision"]')).toBeVisible()
  await expectAccessible(page)
})
