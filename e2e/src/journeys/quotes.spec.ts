import type { Page } from '@playwright/test'
import { expect, test } from './journey.ts'
import { act } from './openShipment.ts'
import { call, openOwnPriced } from './ownOrder.ts'
import { expectAccessible } from './themes.ts'

test.beforeEach(({ asClerk }) => asClerk())

interface Mail {
  readonly to: readonly string[]
  readonly text: string
}

interface Asked {
  readonly QuoteDeadline: string
  readonly BOLNumber: string
}

/** What follows the path in the newest link to a carrier's page that was mailed to it. */
async function linkTo(page: Page, shipmentId: number, email: string, path: 'Quote' | 'Tender'): Promise<string> {
  let found = ''
  await expect(async () => {
    const { mails } = await call<{ mails: readonly Mail[] }>(page, 'Mail/GetMails', { shipmentId })
    const texts = mails.filter(({ to }) => to.includes(email)).map(({ text }) => text)
    found =
      texts.map(text => new RegExp(`/${path}Response\\?(\\S+)`).exec(text)?.[1] ?? '').find(link => link !== '') ?? ''
    expect(found).not.toBe('')
  }).toPass()
  return found
}

/** A call that a carrier makes by its link, without an account. */
async function asCarrier(page: Page, name: string, link: string, data: object): Promise<void> {
  const headers = { 'idempotency-key': crypto.randomUUID() }
  const answer = await page.request.post(`/api/${name}?${link}`, { data, headers })
  expect(answer.status(), await answer.text()).toBe(200)
}

/** Said in passing of what one watched, on its sheet of what was over before one could. */
const expectDone = (page: Page, rows: number) =>
  expect(page.getByText(`${rows} done`, { exact: true }).first()).toBeVisible()

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

test('a carrier is asked, its answer comes in live, its offer is booked, and the list says so', async ({
  page,
  visit,
}) => {
  const { shipmentId } = await openOwnPriced(page)
  await act(page, 'Request quotes')
  await page.getByLabel('Your carriers').first().pressSequentially('Demo')
  await expect(page.getByRole('option', { name: 'Demo Buckeye Lines (DMBL)' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('option', { name: 'Demo Buckeye Lines (DMBL)' })).toHaveCount(0)
  await expect(page.getByText('Leave without saving?')).toHaveCount(0)
  await page.getByRole('button', { name: 'Send request' }).click()
  await expect(page.getByText('Choose a carrier or a group, or enter an address.')).toBeVisible()
  for (const [number, name] of [
    [1, 'Demo Spot One'],
    [2, 'Demo Spot Two'],
  ] as const) {
    await page.getByRole('button', { name: 'Add address' }).click()
    await page.getByLabel(`Name of address ${number}`).fill(name)
    await page.getByLabel(`E-mail of address ${number}`).fill(number === 1 ? 'one@carrier.invalid' : 'not an address')
  }
  await page.getByRole('button', { name: 'Send request' }).click()
  await expect(page.getByLabel('E-mail of address 2')).toBeFocused()
  await page.getByLabel('E-mail of address 2').fill('two@carrier.invalid')
  await page.getByRole('button', { name: 'Save as group' }).click()
  await page.getByLabel('Group name').fill('Demo spot carriers')
  await page.getByRole('button', { name: 'Save as group' }).click()
  await expect(page.getByText('Group Demo spot carriers saved.')).toBeVisible()
  await page.getByLabel('Target price (USD)').fill('850')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Send request' }).click()
  await expect(page.getByText('Quotes requested from 2 carriers.')).toBeVisible()
  const quotes = part(page, 'Prices')
  await expect(quotes).toContainText('0 of 2 answered')
  await expect(quotes.getByText(/Ends in \d/)).toBeVisible()

  const link = await linkTo(page, shipmentId, 'one@carrier.invalid', 'Quote')
  const offer = { currency: 'USD', basis: 'allIn', linehaul: 900_00, ServiceDays: 3 }
  await asCarrier(page, 'Quote/AddNewPricesheet', link, { offer })
  await asCarrier(page, 'Quote/SubmitQuoteResponse', link, { terms: true, SCAC: 'DMQA', name: 'Pat Demo' })
  await expect(quotes).toContainText('1 of 2 answered')
  await expect(quotes).toContainText('$900.00')
  // What a carrier quotes stands among the other prices, by its source.
  const spot = quotes.getByRole('radio', { name: /Demo Spot One/ })
  await expect(quotes.getByText('spot', { exact: true })).toBeVisible()
  await expectAccessible(page)

  await spot.check()
  await spot.press('Enter')
  await page.getByLabel('Comments for the carrier').fill('Dock 4, please')
  await page.getByRole('button', { name: 'Book for $900.00' }).click()
  await expect(page.getByText('The tender to Demo Spot One is in the outbox.')).toBeVisible()
  await expect(quotes.getByText('Booked', { exact: true })).toBeVisible()
  await expect(quotes.getByText('Awarded', { exact: true })).toBeVisible()
  await expect(quotes.getByText('Open', { exact: true })).toHaveCount(0)
  await expectAccessible(page)

  await visit('/SpotQuotes')
  await expect(page.getByRole('table', { name: 'Quotes' })).toContainText('Awarded')
  await expectAccessible(page)

  const asked = await call<{ quotes: readonly [Asked] }>(page, 'Quote/GetSpotQuotes', { shipmentId })
  const [{ QuoteDeadline, BOLNumber }] = asked.quotes
  const deadline = new Date(QuoteDeadline).toLocaleDateString('sv-SE', { timeZone: 'America/New_York' })
  await visit(`/QuoteScorecard?month=${deadline.slice(0, 7)}`)
  await page.getByRole('button', { name: 'Won: 1 quote of Demo Spot One' }).click()
  await expect(page.getByRole('complementary').getByRole('link', { name: BOLNumber })).toBeVisible()
  await expectAccessible(page)
})

interface Listed {
  readonly SCAC: string
  readonly TenderEmail: string
}

test('one carrier after the other is offered a shipment: one declines, the next takes it, and the list says so', async ({
  page,
  visit,
}) => {
  const { shipmentId, bol, rates } = await openOwnPriced(page)
  const { carriers } = await call<{ carriers: readonly Listed[] }>(page, 'Shipment/CarriersList', {})
  const mailOf = (scac: string) => carriers.find(({ SCAC }) => SCAC === scac)?.TenderEmail ?? ''
  const byMail = rates.filter(({ isAPI, allowed, CarrierSCAC }) => !isAPI && allowed && mailOf(CarrierSCAC) !== '')
  const [one, two] = [...new Map(byMail.map(rate => [rate.CarrierSCAC, rate])).values()]
  if (one === undefined || two === undefined) throw new Error('two carriers with a tender e-mail are needed')

  await act(page, 'Offer to carriers')
  await page.getByRole('button', { name: 'Send offer', exact: true }).click()
  await expect(page.getByText('Choose at least one carrier.')).toBeVisible()
  for (const { CarrierName } of [one, two]) await page.getByRole('checkbox', { name: CarrierName }).first().check()
  await page.getByRole('button', { name: `${two.CarrierName} earlier` }).press('Enter')
  await expect(page.getByRole('button', { name: `${one.CarrierName} earlier` })).toBeEnabled()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Send offer', exact: true }).click()
  await expect(page.getByText('Being offered to carriers.')).toBeVisible()
  await expect(page.getByText(/^1:59:\d\d left$/)).toBeVisible()
  await expectAccessible(page)

  await act(page, 'Change pickup')
  await expect(page.getByText(/Withdraw the open offers to change it/)).toBeVisible()
  await page.getByRole('button', { name: 'Keep' }).click()

  const first = await linkTo(page, shipmentId, mailOf(two.CarrierSCAC), 'Tender')
  await asCarrier(page, 'Tender/AnswerTender', first, { answer: 'decline', reason: 'noCapacity' })
  const steps = page.getByRole('listitem').filter({ hasText: one.CarrierName })
  await expect(steps.getByText('Offered', { exact: true })).toBeVisible()
  await expect(page.getByText('Declined', { exact: true })).toBeVisible()
  await expect(page.getByText(/· It has no capacity for it\.$/)).toBeVisible()

  const second = await linkTo(page, shipmentId, mailOf(one.CarrierSCAC), 'Tender')
  await asCarrier(page, 'Tender/AnswerTender', second, { answer: 'accept', PRONumber: 'PRO-DEMO-7', name: 'Pat Demo' })
  await expect(part(page, 'Offers to carriers').getByText('Accepted', { exact: true })).toBeVisible()
  await expect(page.locator('header').getByText('PRO-DEMO-7')).toBeVisible()
  await expect(page.getByText('Being offered to carriers.')).toHaveCount(0)

  await visit('/SpotQuotes')
  await page.getByRole('link', { name: 'Offers', exact: true }).click()
  await expect(page.getByRole('table', { name: 'Offers' })).toContainText('Awarded')
  await page.getByRole('table', { name: 'Offers' }).getByRole('link', { name: bol }).click()
  await expect(page.getByRole('complementary')).toContainText('Declined')
  await expectAccessible(page)
})

test('what was asked stands in a list with its clock, and is reminded from there', async ({ page, visit }) => {
  const { shipmentId } = await openOwnPriced(page)
  const { version } = await call<{ version: number }>(page, 'Shipment/ShipmentDetails', { shipmentId })
  const tomorrow = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10)
  await call(page, 'Shipment/SpotQuote', {
    ...{ shipmentId, version, carriers: [{ email: 'three@carrier.invalid' }] },
    deadline: { date: tomorrow, time: '12:00' },
  })
  await visit('/SpotQuotes?unanswered=yes')
  await page.getByRole('checkbox', { name: 'Select all' }).first().check()
  await page.getByRole('button', { name: 'Remind' }).click()
  await expectDone(page, 1)
})

test('two shipments are asked about together, in a panel beside the list', async ({ page, visit }) => {
  await openOwnPriced(page)
  await openOwnPriced(page)
  await visit('/Track?tab=NB')
  for (const row of [0, 1]) await page.locator(`[data-row="${row}"]`).getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Request quotes' }).click()
  const panel = page.getByRole('complementary')
  await panel.getByRole('button', { name: 'Add address' }).click()
  const table = await page.getByRole('table').first().boundingBox()
  const box = await panel.boundingBox()
  expect(box?.y).toBeLessThan((table?.y ?? 0) + 1)
  await panel.getByLabel('Name of address 1').fill('Demo Spot Four')
  await panel.getByLabel('E-mail of address 1').fill('four@carrier.invalid')
  await panel.getByRole('button', { name: 'Send request' }).dblclick()
  await expectDone(page, 2)
  await expect(panel).toHaveCount(0)
})
