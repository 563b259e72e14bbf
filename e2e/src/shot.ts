import { mkdirSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { launchOptions } from './browser.ts'
import { startProduct } from './product.ts'
const out = '/work/tmp/shots'
mkdirSync(out, { recursive: true })
const product = await startProduct()
const browser = await chromium.launch(launchOptions)
const login = await fetch(`${product.address}/api/LogIn/Login`, { method: 'POST', headers: { 'content-type': 'application/json', 'developer-key': 'waybill-web' }, body: JSON.stringify({ Email: product.email, Password: product.password }) })
const { userDetails } = await login.json()
const localStorage = [{ name: 'waybill.user', value: JSON.stringify(userDetails) }, { name: 'waybill.key', value: login.headers.get('token') ?? '' }]
try {
  for (const [width, colorScheme] of [[1440, 'light'], [360, 'dark']] as const) {
    const context = await browser.newContext({ colorScheme, viewport: { width, height: width === 360 ? 780 : 900 }, storageState: { cookies: [], origins: [{ origin: product.address, localStorage }] } })
    const page = await context.newPage()
    const shot = (name: string) => page.screenshot({ path: `${out}/${name}-${width}.png` })
    const go = async (path: string) => { await page.goto(`${product.address}/${path}`); await page.getByRole('heading', { level: 1 }).waitFor(); await page.waitForLoadState('networkidle'); await page.waitForTimeout(300) }
    for (const path of ["Parcel"]) {
      await go(path)
      await shot(path.replace(/\W+/g, '-'))
    }
    await page.getByLabel('Item 1: Description').or(page.locator('[id="items.0.description"]')).first().fill('Pressure gauges')
    for (const [f, v] of [['handlingUnits','3'],['lengthIn','49'],['widthIn','10'],['heightIn','8'],['weightLb','9.5'],['declaredValue','250']] as const) await page.locator(`[id="items.0.${f}"]`).fill(v)
    await page.getByRole('button', { name: 'Returns, import and mail' }).click()
    await page.waitForTimeout(400); await page.screenshot({ path: `${out}/ParcelFilled-${width}.png`, fullPage: true })
    await page.keyboard.press('Control+Enter'); await page.waitForTimeout(900); await page.screenshot({ path: `${out}/ParcelErrors-${width}.png`, fullPage: true })
    await context.close()
  }
} finally { await browser.close(); await product.stop() }
process.exit(0)
