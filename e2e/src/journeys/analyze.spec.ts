import { readFile } from 'node:fs/promises'
import { expect, test } from './journey.ts'
import { call } from './ownOrder.ts'
import { expectAccessible } from './themes.ts'

test.beforeEach(({ asClerk }) => asClerk())

const CARRIER = 'Demo Buckeye Lines'

test('a figure of the dashboard leads to exactly its shipments, and the same figure stands in its report', async ({
  page,
  visit,
}) => {
  await visit('/Dashboard?measure=shipments&day=2020-01-01..2099-12-31')
  const question = {
    report: 'carrierSummary',
    columns: ['carrier', 'shipments', 'spend'],
    filter: { carriers: ['DMBL'], currencies: ['USD'] },
  }
  const { rows } = await call<{ rows: readonly { shipments: number }[] }>(page, 'Shipment/GetReportData', question)
  const shipments = rows.reduce((sum, row) => sum + row.shipments, 0)
  expect(shipments).toBeGreaterThan(0)
  const carriers = page.getByRole('region', { name: 'By carrier', exact: true })
  const row = carriers.getByRole('row', { name: CARRIER })
  await expect(row.getByRole('cell', { name: String(shipments), exact: true })).toBeVisible()
  await expectAccessible(page)
  await row.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shipment History')
  await expect(page.getByText(new RegExp(`^1–\\d+ of ${shipments}$`))).toBeVisible()

  await page.goBack()
  await carriers.getByRole('link', { name: /^(Report|All)/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reports')
  await expect(
    page.getByRole('row', { name: CARRIER }).getByRole('cell', { name: String(shipments), exact: true }),
  ).toBeVisible()
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
