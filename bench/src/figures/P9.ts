import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { chromium, type Page } from '@playwright/test'
import { launchOptions } from '@waybill/e2e/src/browser.ts'
import { goals } from '../goals.ts'
import type { Row } from '../measure.ts'
import { openFilledProduct } from '../screens/filledProduct.ts'
import { inputsAlone } from '../screens/inputsAlone.ts'
import { readVitals, type Vitals, watchVitals } from '../screens/vitals.ts'

const SLOWER = 4
const ROWS = 10_000
const LINES = 200

type Hand = (page: Page) => Promise<void>

const SETTLED_MS = 400
/** A person looks before the next key; without it one key's work is counted to the next. */
const settle = (page: Page): Promise<void> => page.waitForTimeout(SETTLED_MS)

async function typeInto(page: Page, selector: string, text: string): Promise<void> {
  const field = page.locator(selector).first()
  await field.click()
  for (const key of text) {
    await page.keyboard.press(key)
    await settle(page)
  }
}

/** What everybody does everywhere: the palette opens, finds and closes; the key sheet opens and closes. */
const frame: Hand = async page => {
  await page.keyboard.press('Control+k')
  await settle(page)
  for (const key of 'tra') await page.keyboard.press(key)
  await settle(page)
  await page.keyboard.press('Escape')
  await settle(page)
}

const list: Hand = async page => {
  const search = 'main input[type=search]'
  if ((await page.locator(search).count()) > 0) await typeInto(page, search, 'acme')
  await page.keyboard.press('Escape')
  await page.locator('main').getByRole('row').nth(2).waitFor()
  for (const key of ['j', 'j', 'k', 'x']) {
    await page.keyboard.press(key)
    await settle(page)
  }
}

/** Types into the first field of a form, where the page has one by then. */
const form: Hand = async page => {
  const field = 'main form input:not([type=checkbox]):not([type=radio]):visible, main form textarea:visible'
  if ((await page.locator(field).count()) > 0) await typeInto(page, field, 'xy')
  else await frame(page)
}

const order: Hand = async page => {
  await typeInto(page, `input[aria-label$="line ${LINES / 2}"]`, 'xy')
}

interface Visit {
  readonly name: string
  readonly path: string
  readonly hand: Hand
}

async function measure(page: Page, address: string, { path, hand }: Visit): Promise<Vitals> {
  await page.goto(`${address}${path}`)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await page.waitForLoadState('networkidle')
  await settle(page)
  await hand(page)
  return readVitals(page)
}

/** The same number of inputs on a page of React alone: what a key costs before anything of ours runs. */
async function bareKey(page: Page, inputs: number): Promise<number> {
  const html = await inputsAlone(inputs)
  const server = createServer((_, response) => {
    response.setHeader('content-type', 'text/html')
    response.end(html)
  })
  await new Promise<void>(over => server.listen(0, '127.0.0.1', over))
  try {
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
    await page
      .locator('input')
      .nth(inputs - 1)
      .waitFor()
    await settle(page)
    await typeInto(page, `input[aria-label="${Math.floor(inputs / 2)}"]`, 'xy')
    return (await readVitals(page)).inp
  } finally {
    server.close()
  }
}

/** P9: every standing route at 4x CPU throttle, with 10,000 rows where there are lists and 200 lines in an order. */
export async function P9(): Promise<Row[]> {
  const product = await openFilledProduct({ rows: ROWS, lines: LINES })
  const browser = await chromium.launch(launchOptions)
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
    await context.addInitScript(watchVitals)
    const page = await context.newPage()
    await page.goto(product.address)
    await page.getByLabel('Business email').fill(product.email)
    await page.getByLabel('Password', { exact: true }).fill(product.password)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.waitForURL(url => url.pathname !== '/')
    const visits: readonly Visit[] = [
      { name: 'Home', path: '/Home', hand: frame },
      { name: 'Track', path: '/Track?tab=Delivered', hand: list },
      { name: 'Item Master', path: '/ItemMaster', hand: list },
      { name: 'Outbox', path: '/Outbox', hand: list },
      { name: 'Single Order', path: '/SingleOrder', hand: page => typeInto(page, 'input[aria-label$="line 1"]', 'xy') },
      { name: `order of ${LINES} lines`, path: `/Prepaid/${product.shipmentId}`, hand: order },
      { name: 'Shipment details', path: `/ShipmentDetails/${product.shipmentId}`, hand: frame },
      { name: 'Print documents', path: `/PrintDocuments?ids=${product.shipmentId}`, hand: frame },
      { name: 'Preferences', path: '/Preferences', hand: frame },
      { name: 'Contact Us', path: '/ContactUs', hand: form },
      { name: 'User guide', path: '/UserGuide', hand: frame },
      { name: 'Profile', path: '/Profile', hand: form },
    ]
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    const rows: Row[] = []
    for (const visit of visits) {
      const { inp, lcp, cls, slowest } = await measure(page, product.address, visit)
      const inputs = await page.locator('main input, main select, main textarea').count()
      const bare = inputs < 10 ? 0 : await bareKey(page, inputs)
      rows.push({
        figure: `P9 ${visit.name}`,
        measured: `INP ${inp} ms (${slowest}), LCP ${lcp} ms, CLS ${cls.toFixed(3)}`,
        beside: bare === 0 ? '' : `INP ${bare} ms, ${inputs} inputs of React alone`,
        ratio: bare === 0 ? '' : `${(inp / bare).toFixed(2)}x`,
        goal: goals.P9.vitals,
      })
    }
    return rows
  } finally {
    await browser.close()
    await product.close()
  }
}
