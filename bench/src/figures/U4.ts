import { chromium, type Page } from '@playwright/test'
import { launchOptions } from '@waybill/e2e/src/browser.ts'
import { ordersToCarriers } from '@waybill/e2e/src/journeys/ordersToCarriers.ts'
import { startProduct } from '@waybill/e2e/src/product.ts'
import { goals } from '../goals.ts'
import { ms, type Row } from '../measure.ts'

const ORDERS = Number(process.env.ORDERS ?? 500)
/** A step of so many orders is measured however long it takes. */
const STEP_MS = 900_000

/** Milliseconds until a page that is opened anew shows its rows. */
async function opens(page: Page, address: string, row: RegExp): Promise<number> {
  const started = performance.now()
  await page.goto(address)
  await page.getByRole('row', { name: row }).first().waitFor()
  return performance.now() - started
}

/**
 * U4: orders of one file until their carriers have them, by the buttons of the screens that a person presses, with the demo's
 * made-up carriers.
 */
export async function U4(): Promise<Row[]> {
  const product = await startProduct()
  const browser = await chromium.launch(launchOptions)
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
    const page = await context.newPage()
    await page.goto(product.address)
    await page.getByLabel('Business email').fill(product.email)
    await page.getByLabel('Password', { exact: true }).fill(product.password)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.waitForURL(url => url.pathname !== '/')
    await page.goto(`${product.address}/OpenOrders`)
    const { interactions, took } = await ordersToCarriers(page, ORDERS, { timeout: STEP_MS })
    const sheet = await opens(page, page.url(), /^SHEET-1000 /)
    const track = await opens(page, `${product.address}/Track?tab=T`, /Sheet Supply/)
    const figure = (what: string, measured: string, goal = ''): Row => ({
      ...{ figure: `U4 ${ORDERS} orders: ${what}`, measured, beside: '', ratio: '', goal },
    })
    const each = (time: number): string => `${(time / 1000).toFixed(1)} s (${ms(time / ORDERS)} each)`
    return [
      figure('interactions', String(interactions), goals.U4.interactions),
      figure('imported', each(took.import)),
      figure('built', each(took.build)),
      figure('rated', each(took.rate)),
      figure('tendered', each(took.tender)),
      figure('their sheet opens', ms(sheet)),
      figure('the list of what was tendered opens', ms(track)),
    ]
  } finally {
    await browser.close()
    await product.stop()
  }
}
