import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, test } from './journey.ts'
import { expectAccessible } from './themes.ts'

test.beforeEach(({ asClerk }) => asClerk())

/** How many a list says that it has. */
async function listed(page: Page): Promise<number> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shipment History')
  const count = page.getByText(/^1–\d+ of [\d,]+$/)
  await expect(count).toBeVisible()
  return Number(((await count.textContent()) ?? '').replace(/.* of /, '').replaceAll(',', ''))
}

test('a figure of the dashboard leads to exactly its shipments, and the same figure stands in its report', async ({
  page,
  visit,
}) => {
  await visit('/Dashboard')
  const carriers = page.getByRole('region', { name: 'By carrier', exact: true })
  await page.getByText('Shipments', { exact: true }).first().click()
  const row = carriers.getByRole('row').nth(1)
  const name = (await row.getByRole('link').textContent()) ?? ''
  const shipments = Number(await row.getByRole('cell').last().textContent())
  expect(shipments).toBeGreaterThan(0)
  await expectAccessible(page)
  await row.getByRole('link').click()
  expect(await listed(page)).toBe(shipments)

  await page.goBack()
  await carriers.getByRole('link', { name: /^(Report|All)/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reports')
  const line = page.getByRole('row', { name: new RegExp(name.replaceAll(/[()]/g, '.')) })
  await expect(line.first()).toBeVisible()
  await expectAccessible(page)
})

test('a report is taken as a file, and sent to somebody outside of the company', async ({ page, visit }) => {
  await visit('/Reports?report=carrierSummary')
  await page.getByRole('button', { name: '12 months' }).click()
  await page.getByRole('button', { name: 'Export' }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'CSV' }).click()
  const text = (await readFile(await (await download).path())).toString()
  expect(text).toMatch(/^\uFEFFCarrier,/)
  expect(text.trim().split('\r\n').length).toBeGreaterThan(1)

  await page.getByRole('button', { name: 'Send or schedule' }).click()
  await page.getByLabel('When').selectOption('Now, once')
  await page.getByLabel('Recipients').fill('auditor@outside.invalid')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByText('Carrier Summary is being made and sent.')).toBeVisible()
  await page.getByRole('button', { name: 'Sent and scheduled' }).click()
  await expect(page.getByText('auditor@outside.invalid')).toBeVisible()
  await page.getByRole('button', { name: 'Runs' }).click()
  await expectAccessible(page)
  const file = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download' }).click()
  expect((await readFile(await (await file).path())).subarray(0, 2).toString()).toBe('PK')
})
