import { chromium } from '@playwright/test'
import { launchOptions } from './browser.ts'
import { startProduct } from './product.ts'
import { buildOwnOrder, call, openOwnPriced } from './journeys/ownOrder.ts'
const product = await startProduct()
const browser = await chromium.launch(launchOptions)
try {
  const context = await browser.newContext({ baseURL: product.address, viewport: { width: 1280, height: 900 } })
  const page = await context.newPage()
  await page.goto('/')
  await page.getByLabel('Business email').fill(product.email)
  await page.getByLabel('Password', { exact: true }).fill(product.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL(url => url.pathname !== '/')
  const shot = (name: string, full = true) => page.screenshot({ path: `/tmp/shots/${name}.png`, fullPage: full })
  const { shipmentId } = await openOwnPriced(page)
  const { version } = await call<any>(page, 'Shipment/ShipmentDetails', { shipmentId })
  const carriers = [1, 2, 3, 4].map(n => ({ email: `c${n}@carrier.invalid`, CarrierName: `Demo Spot ${n}` }))
  const day = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10)
  await call(page, 'Shipment/SpotQuote', { shipmentId, version, carriers, deadline: { date: day, time: '15:00' }, notes: 'Call before.' })
  const { mails } = await call<any>(page, 'Mail/GetMails', { shipmentId })
  const links = carriers.map(c => /\/QuoteResponse\?(\S+)/.exec(mails.find((m: any) => m.to.includes(c.email)).text)![1])
  for (const [i, amount] of [90000, 101000, 640_00].entries()) {
    const headers = () => ({ 'idempotency-key': crypto.randomUUID() })
    await page.request.post(`/api/Quote/AddNewPricesheet?${links[i]}`, { headers: headers(), data: { offer: { currency: 'USD', basis: 'allIn', linehaul: amount, ServiceDays: 3 } } })
    await page.request.post(`/api/Quote/SubmitQuoteResponse?${links[i]}`, { headers: headers(), data: { terms: true, SCAC: 'DMQ' + 'ABC'[i], name: 'Pat Demo' } })
  }
  for (const width of [1440, 1280, 768, 360]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(`/ShipmentDetails/${shipmentId}`)
    await page.getByRole('region', { name: 'Spot quotes', exact: true }).waitFor()
    await page.waitForTimeout(600)
    await shot(`details-${width}`)
    await page.goto('/ReviewRates?from=45402&to=89502&weight=1200&class=70')
    await page.getByRole('button', { name: /^Make shipment: / }).first().waitFor({ timeout: 20000 })
    await page.waitForTimeout(600)
    await shot(`rates-${width}`)
    await page.getByRole('button', { name: 'Ask carriers for quotes' }).click()
    await page.waitForTimeout(800)
    await shot(`asks-${width}`)
    await page.goto('/SpotQuotes')
    await page.waitForTimeout(800)
    await shot(`list-${width}`, false)
  }
  // Spanish carrier page
  for (const [lang, width] of [['en-US', 360], ['es-MX', 360], ['en-US', 1280]] as const) {
    const c = await browser.newContext({ baseURL: product.address, viewport: { width, height: 780 }, locale: lang, hasTouch: width < 400 })
    const p = await c.newPage()
    await p.goto(`/QuoteResponse?${links[3]}`)
    await p.waitForTimeout(1500)
    await p.screenshot({ path: `/tmp/shots/carrier-${lang}-${width}.png`, fullPage: true })
    await p.goto(`/QuoteResponse?${links[0]}`)
    await p.waitForTimeout(1000)
    await p.screenshot({ path: `/tmp/shots/carrier-answered-${lang}-${width}.png`, fullPage: true })
    await c.close()
  }
} finally {
  await browser.close()
  await product.stop()
}
