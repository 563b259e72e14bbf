import { execFileSync } from 'node:child_process'
import type { Page } from '@playwright/test'
import { axeFindings, expect, test } from './journey.ts'
import { openOwnTender } from './ownOrder.ts'

test.beforeEach(({ asClerk }) => asClerk())

const part = (page: Page, name: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name, exact: true }) })

async function save(page: Page, name: string): Promise<void> {
  await part(page, name).getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Settings saved.').filter({ visible: true })).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).click()
}

/** The bill of lading of the shipment whose page is open, as a reader of PDF reads it. */
async function billText(page: Page): Promise<string> {
  const shipmentId = Number(new URL(page.url()).pathname.split('/').at(-1))
  const key = await page.evaluate(() => localStorage.getItem('waybill.key'))
  const answer = await page.request.post('/api/Shipment/CheckBOLandDownload', {
    headers: { authorization: `Bearer ${key}` },
    data: { shipmentIds: [shipmentId], copies: 1 },
  })
  expect(answer.status()).toBe(200)
  const text = execFileSync('pdftotext', ['-layout', '-', '-'], { input: await answer.body() }).toString()
  return text.replaceAll(/\s+/g, ' ')
}

test('what the company sets holds where it is needed: its clock, its references, its words on the bill', async ({
  page,
  visit,
}) => {
  await visit('/Settings/Company')
  const names = part(page, 'Name and contact')
  await names.getByLabel('Time zone').selectOption('America/Denver')
  await save(page, 'Name and contact')
  await part(page, 'Orders').getByLabel('Reference 3', { exact: true }).fill('Cost center')
  await save(page, 'Orders')
  await part(page, 'Papers').getByLabel('Declared value sentence').fill('Value is declared per pound, see contract 7.')
  await save(page, 'Papers')
  expect(await axeFindings(page)).toEqual([])

  await visit('/Settings/Company')
  await expect(names.getByLabel('Time zone')).toHaveValue('America/Denver')
  await visit('/SingleOrder')
  await expect(page.getByLabel('Cost center')).toBeVisible()
  await openOwnTender(page)
  expect(await billText(page)).toContain('Value is declared per pound, see contract 7.')
})
