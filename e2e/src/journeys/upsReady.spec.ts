import type { Page } from '@playwright/test'
import { expect, test } from './journey.ts'
import { expectAccessible } from './themes.ts'

test.beforeEach(({ asClerk }) => asClerk())

/** A field by its whole label: the box of the agreement speaks of the company, too. */
const field = (page: Page, label: string) => page.getByLabel(new RegExp(`^${label}( \\*)?$`))

const daysAgo = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)

test('a UPS account is registered step by step, left and come back to, and gives prices', async ({ page, visit }) => {
  await visit('/UPSReady')
  const next = page.getByRole('button', { name: 'Next', exact: true })
  await next.click()
  await expect(page.getByText('Please accept the agreement first.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('checkbox', { name: /I have read the agreement/ }).check()
  await next.click()
  await field(page, 'Company').fill('Journey Pumps')
  await field(page, 'Contact name').fill('Dana Cole')
  await field(page, 'Job title').fill('')
  await field(page, 'Phone').fill('937-555-0142')
  await field(page, 'E-mail').fill('dana@journey.invalid')
  await field(page, 'Street').fill('1 Mill Road')
  await field(page, 'City').fill('Dayton')
  await field(page, 'State').fill('OH')
  await field(page, 'ZIP').fill('45402')
  await next.click()
  await expect(field(page, 'Job title')).toBeFocused()
  await field(page, 'Job title').fill('Controller')
  await expectAccessible(page)
  await next.click()
  await expect(page.getByLabel('Account number')).toBeVisible()

  await visit('/Track')
  await visit('/UPSReady')
  await page.getByLabel('Account name').fill('Journey Pumps')
  await page.getByLabel('Account number').fill('j0urn2')
  await page.getByLabel('ZIP of the account').fill('45402')
  await next.click()
  await page.getByLabel('Invoice number').fill('0000A1B2C3000')
  await page.getByLabel('Invoice date').fill(daysAgo(92))
  await page.getByLabel('Amount due').fill('0')
  await page.getByLabel('Control ID').fill('9K2Z')
  const register = page.getByRole('button', { name: 'Register', exact: true })
  await register.click()
  await expect(page.getByText('Older than 90 days. Use any of the last 3 invoices.')).toBeVisible()
  await expect(page.getByText('Please enter an amount above 0.')).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Invoice date').fill(daysAgo(20))
  await page.getByLabel('Amount due').fill('1,234.50')
  await register.click()
  await expect(page.getByText(/^Error occured while registration\. The invoice is not one of the last 3/)).toBeVisible()
  await expect(page.getByLabel('Amount due')).toHaveValue('1,234.50')
  await page.getByLabel('Invoice number').fill('0000A1B2C3456')
  await register.click()
  await expect(page.getByRole('heading', { name: 'Account J0URN2 is registered.' })).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('link', { name: 'UPS Rate' }).click()
  await page.getByLabel('Account', { exact: true }).selectOption({ label: 'UPS (J0URN2), J0URN2' })
  const end = (name: string) => page.getByRole('group', { name, exact: true })
  for (const [name, zip, city] of [
    ['From', '45402', 'Dayton'],
    ['To', '89501', 'Reno'],
  ] as const) {
    await end(name).getByLabel('ZIP').fill(zip)
    await end(name).getByLabel('ZIP').blur()
    await expect(end(name).getByLabel('City')).toHaveValue(city)
  }
  await page.getByLabel('Weight each lb').fill('9.5')
  await page.getByLabel('Length in').fill('12')
  await page.getByLabel('Width in').fill('10')
  await page.getByLabel('Height in').fill('8')
  await page.getByRole('button', { name: 'Get prices' }).click()
  await expect(page.getByRole('rowheader', { name: /^UPS Ground/ })).toBeVisible()
})

test('whoever has the invoice registers by a link, in a browser of his own, and the link ends with it', async ({
  page,
  visit,
  browser,
}) => {
  await visit('/UPSReady')
  await page.getByRole('button', { name: 'Make a link' }).click()
  const link = page.getByLabel('Link to register the account')
  await expect(link).toHaveValue(/AccountSetup\?accessid=/)
  const { pathname, search } = new URL(await link.evaluate((field: HTMLInputElement) => field.value))
  const stranger = await browser.newContext()
  const other = await stranger.newPage()
  await other.goto(new URL(pathname + search, page.url()).href)
  await other.getByRole('button', { name: 'Register', exact: true }).click()
  await expect(other.getByText('Please accept the agreement first.')).toBeVisible()
  await expectAccessible(other)
  const values = {
    ...{ Company: 'Journey Pumps', 'Contact name': 'Pat Reed', 'Job title': 'Payables', Phone: '937-555-0143' },
    ...{ 'E-mail': 'pat@journey.invalid', City: 'Dayton', State: 'OH', 'Account name': 'Journey Pumps' },
    ...{ 'Account number': 'J0URN3', 'ZIP of the account': '45402', 'Invoice number': '0000A1B2C3456' },
    ...{ 'Invoice date': daysAgo(20), 'Amount due': '88', 'Control ID': '9K2Z' },
  }
  for (const [label, value] of Object.entries(values)) await field(other, label).fill(value)
  await field(other, 'Street').fill('1 Mill Road')
  await field(other, 'ZIP').fill('45402')
  await other.getByRole('checkbox', { name: /I have read the agreement/ }).check()
  await other.getByRole('button', { name: 'Register', exact: true }).click()
  await expect(other.getByText('Account J0URN3 is registered.')).toBeVisible()
  await other.reload()
  await expect(other.getByText(/^This account is registered/)).toBeVisible()
  await other.goto(new URL(`/ContractDetails${search}`, page.url()).href)
  await expect(other.getByRole('region', { name: 'UPS agreement' })).toBeVisible()
  await expectAccessible(other)
  await stranger.close()

  await visit('/UPSReady')
  await expect(page.getByRole('row').filter({ hasText: 'J0URN3' })).toContainText('Pat Reed')
})
