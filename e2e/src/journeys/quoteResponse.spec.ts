import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import { expect, test } from './journey.ts'
import { buildOwnOrder, call, openOwnPriced } from './ownOrder.ts'
import { expectAccessible } from './themes.ts'

const phone: BrowserContextOptions = { viewport: { width: 360, height: 740 }, hasTouch: true, locale: 'en-US' }
/** What the page may weigh on the wire: its document, scripts and styles (quality U11). */
const WEIGHT_MAX = 100_000
/** Seconds from the link to the confirmation, on a slow net. */
const TIME_MAX = 60

/** The links of the newest letters about a shipment, by the address that each went to. */
async function linksMailed(page: Page, shipmentId: number): Promise<ReadonlyMap<string, string>> {
  const { mails } = await call<{ mails: readonly { to: readonly string[]; text: string }[] }>(page, 'Mail/GetMails', {
    shipmentId,
  })
  return new Map(
    mails.toReversed().flatMap(({ to, text }) => {
      const [, path] = /(\/(?:Quote|Tender)Response\?\S+)/.exec(text) ?? []
      return path === undefined ? [] : [[to[0] ?? '', path] as const]
    }),
  )
}

const tomorrow = (): string => new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)

interface Asked {
  readonly shipmentId: number
  readonly links: readonly string[]
  readonly numbers: readonly number[]
}

/** A spot quote that two addresses were asked for; their links as they were mailed. */
async function askTwo(page: Page): Promise<Asked> {
  const { shipmentId, version } = await buildOwnOrder(page)
  const carriers = [
    { email: `one-${shipmentId}@carrier.invalid`, CarrierName: 'First Test Carrier' },
    { email: `two-${shipmentId}@carrier.invalid`, CarrierName: 'Second Test Carrier' },
  ]
  await call(page, 'Shipment/SpotQuote', {
    ...{ shipmentId, version, carriers, notes: 'Please call before arriving.' },
    deadline: { date: tomorrow(), time: '15:00' },
  })
  const mailed = await linksMailed(page, shipmentId)
  const links = carriers.map(({ email }) => mailed.get(email) ?? '')
  const numbers = links.map(link => Number(new URL(link, 'http://x').searchParams.get('QuoteID')))
  return { shipmentId, links, numbers }
}

async function openAs(browser: Browser, address: string, options = phone): Promise<Page> {
  const context = await browser.newContext({ ...options, baseURL: process.env.BASE_URL ?? '' })
  const page = await context.newPage()
  await page.goto(address)
  return page
}

test('a carrier answers on a phone with a slow net in a minute, with few fields and few bytes', async ({
  page,
  browser,
  asClerk,
}) => {
  await asClerk()
  const { links, shipmentId } = await askTwo(page)
  const carrier = await openAs(browser, 'about:blank')
  const net = await carrier.context().newCDPSession(carrier)
  await net.send('Network.enable')
  await net.send('Network.emulateNetworkConditions', {
    ...{ offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 },
  })
  const parts: Promise<number>[] = []
  carrier.on('requestfinished', request => {
    if (['document', 'script', 'stylesheet'].includes(request.resourceType()))
      parts.push(request.sizes().then(({ responseBodySize }) => responseBodySize))
  })
  const weight = async (): Promise<number> => (await Promise.all(parts)).reduce((sum, bytes) => sum + bytes, 0)
  const start = Date.now()
  await carrier.goto(links[0] ?? '')
  await expect(carrier.getByRole('heading', { level: 1 })).toHaveText('Dayton, OH → Reno, NV')
  const letter = carrier.getByRole('main')
  await expect(letter.getByLabel('All-in price')).toBeVisible()
  const inForm = await letter.locator('form :is(input, select, textarea)').filter({ visible: true }).count()
  await expect(letter.getByText('Please call before arriving.')).toBeVisible()
  await letter.getByLabel('All-in price').fill('0')
  await letter.getByLabel('SCAC').fill('DMQA')
  await letter.getByRole('button', { name: 'Review' }).click()
  await expect(letter.getByText('It must be more than zero.')).toBeVisible()
  await expect(letter.getByLabel('All-in price')).toBeFocused()
  await letter.getByLabel('All-in price').fill('$1,250')
  await letter.getByLabel('Transit days').fill('4')
  await letter.getByRole('button', { name: 'Review' }).click()
  await expect(letter.getByRole('heading', { name: 'Review before sending' })).toBeFocused()
  await expect(letter.getByText('$1,250.00')).toBeVisible()
  const inReview = await letter.locator('form input').filter({ visible: true }).count()
  // Of the five fields before the review one is the name; the code is asked of carriers that are on no list.
  expect(inForm + inReview).toBeLessThanOrEqual(6)
  await letter.getByRole('button', { name: 'Send quote' }).click()
  await expect(letter.getByText('Please accept the terms and conditions.')).toBeVisible()
  await letter.getByLabel('I accept the terms').check()
  await letter.getByRole('button', { name: 'Send quote' }).click()
  await expect(letter.getByRole('heading', { name: 'Your quote was sent' })).toBeVisible()
  expect((Date.now() - start) / 1000).toBeLessThan(TIME_MAX)
  expect(await weight()).toBeLessThan(WEIGHT_MAX)
  await expectAccessible(carrier)
  await carrier.reload()
  await expect(letter.getByRole('heading', { name: 'Your quote was sent' })).toBeVisible()
  await expect(letter.getByLabel('All-in price')).toHaveCount(0)
  const { quotes } = await call<{ quotes: readonly { invitations: readonly { state: string }[] }[] }>(
    page,
    'Quote/GetSpotQuotes',
    { shipmentId },
  )
  expect(quotes[0]?.invitations.map(({ state }) => state)).toEqual(['answered', 'asked'])
})

test('Back leads from the look-over and from No Bid to what was typed', async ({ page, browser, asClerk }) => {
  await asClerk()
  const { links } = await askTwo(page)
  const carrier = await openAs(browser, links[0] ?? '')
  await carrier.getByLabel('All-in price').fill('900')
  await carrier.getByLabel('SCAC').fill('DMQA')
  await carrier.getByRole('button', { name: 'Review' }).click()
  await expect(carrier.getByRole('heading', { name: 'Review before sending' })).toBeVisible()
  await carrier.goBack()
  await expect(carrier.getByLabel('All-in price')).toHaveValue('900')
  await carrier.getByRole('button', { name: 'No bid' }).click()
  await expect(carrier.getByRole('button', { name: 'Back' })).toBeVisible()
  await carrier.goBack()
  await expect(carrier.getByLabel('SCAC')).toHaveValue('DMQA')
  // What was left by its own button is no station on the way back.
  await carrier.getByRole('button', { name: 'Review' }).click()
  await carrier.getByRole('button', { name: 'Edit' }).click()
  await expect(carrier.getByLabel('SCAC')).toBeVisible()
  await carrier.goBack()
  await expect(carrier).toHaveURL('about:blank')
})

test('one link in two browsers: what one keeps the other sees, and one answer counts', async ({
  page,
  browser,
  asClerk,
}) => {
  await asClerk()
  const { links } = await askTwo(page)
  const one = await openAs(browser, links[0] ?? '')
  await one.getByLabel('All-in price').fill('900')
  await one.getByLabel('SCAC').fill('DMQA')
  await one.getByRole('button', { name: 'Add option' }).click()
  await one.getByRole('group', { name: 'Option 2' }).getByLabel('All-in price').fill('1100')
  await one.reload()
  await expect(one.getByRole('group', { name: 'Option 2' }).getByLabel('All-in price')).toHaveValue('1100')
  await one.getByRole('button', { name: 'Remove option 2' }).click()
  await expect(one.getByRole('group', { name: 'Option 2' })).toHaveCount(0)
  await one.getByRole('button', { name: 'Review' }).click()
  await one.getByLabel('I accept the terms').check()
  const two = await openAs(browser, links[0] ?? '')
  await expect(two.getByLabel('All-in price')).toHaveValue('900.00')
  await two.getByLabel('SCAC').fill('DMQA')
  await two.getByRole('button', { name: 'Review' }).click()
  await two.getByLabel('I accept the terms').check()
  await one.getByRole('button', { name: 'Send quote' }).click()
  await expect(one.getByRole('heading', { name: 'Your quote was sent' })).toBeVisible()
  await two.getByRole('button', { name: 'Send quote' }).click()
  await expect(two.getByRole('heading', { name: 'Your quote was sent' })).toBeVisible()
  await expect(two.getByRole('button', { name: 'Send quote' })).toHaveCount(0)
})

test('a lost answer is asked for again, and nothing typed is lost while the net is away', async ({
  page,
  browser,
  asClerk,
}) => {
  await asClerk()
  const { links } = await askTwo(page)
  const carrier = await openAs(browser, links[1] ?? '')
  await carrier.getByLabel('All-in price').fill('180000')
  await carrier.getByLabel('Currency').selectOption('JPY')
  await carrier.getByLabel('SCAC').fill('DMQB')
  await carrier.context().setOffline(true)
  await carrier.getByRole('button', { name: 'Review' }).click()
  await expect(carrier.getByText('No connection. What you typed is kept')).toBeVisible()
  await carrier.context().setOffline(false)
  await carrier.getByRole('button', { name: 'Review' }).click()
  await expect(carrier.getByText('¥180,000')).toBeVisible()
  await carrier.getByLabel('I accept the terms').check()
  const keys: string[] = []
  await carrier.route('**/api/Quote/SubmitQuoteResponse**', async route => {
    keys.push(route.request().headers()['idempotency-key'] ?? '')
    // The server has it; the answer is lost on the way back.
    if (keys.length === 1) {
      await route.fetch()
      await route.abort()
    } else await route.continue()
  })
  await carrier.getByRole('button', { name: 'Send quote' }).click()
  await expect(carrier.getByText('No connection. What you typed is kept')).toBeVisible()
  await carrier.getByRole('button', { name: 'Send quote' }).click()
  await expect(carrier.getByRole('heading', { name: 'Your quote was sent' })).toBeVisible()
  expect(keys[1]).toBe(keys[0])
})

test('No Bid is two presses and a reason, in Spanish too', async ({ page, browser, asClerk }) => {
  await asClerk()
  const { links } = await askTwo(page)
  const carrier = await openAs(browser, links[0] ?? '', { ...phone, locale: 'es-MX' })
  await carrier.getByRole('button', { name: 'No cotizar' }).click()
  await carrier.getByLabel('Motivo').selectOption('No hay camión disponible')
  await expectAccessible(carrier)
  await carrier.getByRole('button', { name: 'Enviar: no cotizo' }).click()
  await expect(carrier.getByRole('heading', { name: 'Enviado: no cotiza' })).toBeVisible()
  await carrier.getByRole('button', { name: 'English' }).click()
  await expect(carrier.getByRole('heading', { name: 'No bid sent' })).toBeVisible()
})

test('a wrong link, a guessed number and a missing parameter say so', async ({ page, browser, asClerk }) => {
  await asClerk()
  const { links, numbers } = await askTwo(page)
  const [mine = '', other = 0] = [links[0], numbers[1]]
  const guessed = mine.replace(/QuoteID=\d+/, `QuoteID=${other}`)
  for (const address of [guessed, `/QuoteResponse?QuoteID=${numbers[0]}&AccessID=${'x'.repeat(22)}`]) {
    const stranger = await openAs(browser, address)
    await expect(stranger.getByRole('heading', { level: 1 })).toHaveText(
      'There is an error in the URL, contact support',
    )
  }
  const stranger = await openAs(browser, '/QuoteResponse?QuoteID=1')
  await expect(stranger.getByRole('heading', { level: 1 })).toHaveText('Invalid Parameter')
  await expectAccessible(stranger)
})

test('a clerk enters what a carrier said by telephone; signed out, the page asks to sign in', async ({
  page,
  browser,
  asClerk,
}) => {
  await asClerk()
  const { numbers } = await askTwo(page)
  const address = `/QuoteResponse?QuoteID=${numbers[0]}&userEdit=true`
  const stranger = await openAs(browser, address)
  await expect(stranger.getByRole('heading', { level: 1 })).toHaveText('Please sign in')
  await page.goto(address)
  await expect(page.getByText('You are entering First Test Carrier’s answer')).toBeVisible()
  await page.getByLabel('All-in price').fill('950')
  await page.getByLabel('SCAC').fill('DMQA')
  await page.getByRole('button', { name: 'Review' }).click()
  await expect(page.getByLabel('Who did you speak with?')).toBeFocused()
  await page.getByLabel('Who did you speak with?').fill('Ann')
  await page.getByRole('button', { name: 'Review' }).click()
  await page.getByLabel('I accept the terms').check()
  await page.getByRole('button', { name: 'Send quote' }).click()
  await expect(page.getByText('Given by Ann')).toBeVisible()
})

test('of two carriers that are offered a load the first has it; late is late, and looking accepts nothing', async ({
  page,
  browser,
  asClerk,
}) => {
  await asClerk()
  const { shipmentId, rates } = await openOwnPriced(page)
  const { version } = await call<{ version: number }>(page, 'Shipment/ShipmentDetails', { shipmentId })
  const ofSheets = rates.filter(rate => rate.source.startsWith('Rate sheet') && rate.title === 'Standard')
  const carriers = [...new Map(ofSheets.map(rate => [rate.CarrierName, rate.PricesheetID])).values()].slice(0, 3)
  await call(page, 'Tender/StartTenderRound', { shipmentId, version, kind: 'broadcast', PricesheetIDs: carriers })
  const links = [...(await linksMailed(page, shipmentId)).values()]
  expect(links).toHaveLength(3)
  const pages = await Promise.all(links.map(link => openAs(browser, link)))
  const [first, second, third] = pages
  if (!first || !second || !third) throw new Error('three were asked')
  for (const each of pages) await expect(each.getByRole('timer')).toHaveText(/\d+ s left/)
  await expectAccessible(first)
  await third.getByRole('button', { name: 'Decline' }).click()
  await third.getByRole('button', { name: 'Send: declined' }).click()
  await expect(third.getByText('Please fill this in.')).toBeVisible()
  await third.getByLabel('Reason').selectOption('No truck available')
  await third.getByRole('button', { name: 'Send: declined' }).click()
  await expect(third.getByRole('heading', { name: 'You declined' })).toBeVisible()
  await first.getByText('PRO, pickup number, driver').click()
  await first.getByLabel('Driver').fill('Lou Demo')
  await first.getByRole('button', { name: 'Accept load' }).click()
  await expect(first.getByRole('heading', { name: 'The load is yours' })).toBeVisible()
  await expect(first.getByText('Lou Demo')).toBeVisible()
  await second.getByRole('button', { name: 'Accept load' }).click()
  await expect(second.getByText('Accepted too late.')).toBeVisible()
  await second.reload()
  await expect(second.getByText('Accepted too late.')).toBeVisible()
})
