import { resolve } from 'node:path'
import { chromium } from '@playwright/test'
import { launchOptions } from './browser.ts'
import { startProduct } from './product.ts'

/** Takes the picture of the README: a past shipment repeated, with its rates. */
const product = await startProduct()
const browser = await chromium.launch(launchOptions)
try {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, colorScheme: 'light' })
  await page.goto(product.address)
  await page.getByLabel('Business email').fill(product.email)
  await page.getByLabel('Password', { exact: true }).fill(product.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('link', { name: /^Demo/ }).first().click()
  await page
    .getByRole('button', { name: /^Get rates/ })
    .first()
    .click()
  await page.getByRole('radiogroup', { name: 'Choose a rate' }).getByRole('radio', { checked: true }).waitFor()
  await page.getByRole('button', { name: /^Book with / }).scrollIntoViewIfNeeded()
  await page.screenshot({ path: resolve(import.meta.dirname, '../../docs/waybill.png') })
} finally {
  await browser.close()
  await product.stop()
}
