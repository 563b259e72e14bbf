import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { chromium } from '@playwright/test'
import { launchOptions } from './browser.ts'
import { startProduct } from './product.ts'

/** `npm run screenshots -- Track SingleOrder`: every named route at three widths, light and dark, into `screenshots/`. */
const out = resolve(import.meta.dirname, '../../screenshots')
const widths = [1440, 768, 360]
const asked = process.argv.slice(2)
const paths =
  asked.length > 0 ? asked : ['', 'Track', 'Preferences', 'ContactUs', 'UserGuide', 'Settings/UpdateProfile']

mkdirSync(out, { recursive: true })
const given = process.env.BASE_URL
const product = given === undefined ? await startProduct() : null
const address = given ?? product?.address ?? ''
const browser = await chromium.launch(launchOptions)
try {
  for (const colorScheme of ['light', 'dark'] as const) {
    const context = await browser.newContext({ colorScheme, viewport: { width: 1440, height: 900 } })
    const page = await context.newPage()
    await page.goto(address)
    const signedOut = paths.includes('')
    for (const width of signedOut ? widths : []) {
      await page.setViewportSize({ width, height: 900 })
      await page.screenshot({ path: join(out, `login-${width}-${colorScheme}.png`) })
    }
    await page.getByLabel('Business email').fill(product?.email ?? 'demo@waybill.invalid')
    await page.getByLabel('Password', { exact: true }).fill(product?.password ?? 'demo shipper 1')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.waitForURL(url => url.pathname !== '/')
    for (const path of paths.filter(p => p !== '')) {
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 })
        await page.goto(`${address}/${path}`)
        await page.getByRole('main').waitFor()
        await page.waitForLoadState('networkidle')
        const name = path.replace(/[^\w]+/g, '-')
        await page.screenshot({ path: join(out, `${name}-${width}-${colorScheme}.png`), fullPage: true })
      }
    }
    await context.close()
  }
} finally {
  await browser.close()
  await product?.stop()
}
