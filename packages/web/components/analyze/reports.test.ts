import { GetExceptionCounts } from '@waybill/contract/calls/Exceptions/GetExceptionCounts.ts'
import { ExportReport } from '@waybill/contract/calls/Shipment/ExportReport.ts'
import { GetFreightOnTheWay } from '@waybill/contract/calls/Shipment/GetFreightOnTheWay.ts'
import { GetReportData } from '@waybill/contract/calls/Shipment/GetReportData.ts'
import { UploadInvoices } from '@waybill/contract/calls/Shipment/UploadInvoices.ts'
import { GetExceptions } from '@waybill/contract/lists/exceptions.ts'
import { GetImports } from '@waybill/contract/lists/imports.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../testing/accessible.ts'
import { renderScreen } from '../testing/render.tsx'
import { answer, empty, file, refusal, sent } from '../testing/wire.ts'

const names = { carrier: { DMAA: 'Demo Motor', DMBB: 'Demo Lines' }, site: {} }
const rows = [
  {
    carrier: 'DMAA',
    currency: 'USD',
    shipments: 12,
    weight: 4200,
    spend: 123_456,
    perCwt: 2_939,
    onTimeConsignee: 90.5,
    deliveries: 10,
  },
  {
    carrier: 'DMBB',
    currency: 'CAD',
    shipments: 2,
    weight: 90,
    spend: null,
    perCwt: null,
    onTimeConsignee: null,
    deliveries: 0,
  },
]
const totals = [
  { currency: 'CAD', shipments: 2 },
  { currency: 'USD', shipments: 12, spend: 123_456 },
]
const data = answer(GetReportData, () => ({ columns: Object.keys(rows[0] ?? {}), rows, total: 2, totals, names }))

test('rows say shares with their number, none where there is none, and lead to exactly their shipments', async () => {
  await renderScreen('/Reports?report=carrierSummary&day=2026-11-01..2026-11-30', { answers: [data] })
  const table = page.getByRole('table', { name: 'Carrier Summary' })
  await expect.element(table.getByText('$1,234.56').first()).toBeVisible()
  await expect.element(table.getByText('90.5 % (10)')).toBeVisible()
  await expect.element(table.getByText('Total USD')).toBeVisible()
  const link = table.getByRole('link', { name: 'Demo Motor' })
  const counted = new URL(link.element().getAttribute('href') ?? '', 'http://x').searchParams.get('counted')
  expect(counted?.split(',')).toEqual([
    'report:carrierSummary',
    'day:2026-11-01..2026-11-30',
    'carrier:DMAA',
    'currency:USD',
  ])
  await expectAccessible()
  await page.viewport(360, 800)
  await expect.element(page.getByText('Total CAD')).toBeVisible()
  await expectAccessible()
})

test('is taken as a spreadsheet, with what is shown', async () => {
  const taken = answer(ExportReport, file('carrier-summary.xlsx', 'rows'))
  await renderScreen('/Reports?report=carrierSummary', { answers: [data, taken] })
  await page.getByRole('button', { name: 'Export' }).click()
  await page.getByRole('menuitem', { name: 'Excel (XLSX)' }).click()
  await expect.poll(() => sent(ExportReport).length).toBe(1)
  expect(sent(ExportReport)[0]?.body).toMatchObject({ report: 'carrierSummary', format: 'xlsx', sortName: 'spend' })
})

test('the dashboard says when nothing was shipped, and what could not be read', async () => {
  const nothing = answer(GetReportData, () => ({
    columns: [],
    rows: [],
    total: 0,
    totals: [],
    names: { carrier: {}, site: {} },
  }))
  await renderScreen('/Dashboard', {
    answers: [nothing, empty(GetFreightOnTheWay), empty(GetExceptionCounts), empty(GetExceptions)],
  })
  await expect.element(page.getByText('No shipment with a carrier in these days.').first()).toBeVisible()
  await expectAccessible()
})

test('invoices are brought beside the accrual report alone', async () => {
  const sentFile = answer(UploadInvoices, refusal('TooLarge'))
  await renderScreen('/Reports', {
    answers: [data, sentFile, answer(GetImports, { imports: [], total: 0, nextCursor: '' })],
  })
  await expect.element(page.getByRole('heading', { name: 'Reports', level: 1 })).toBeVisible()
  const bring = page.getByRole('button', { name: 'Import invoices' })
  await expect.element(bring).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Accrual Report' }).click()
  await bring.click()
  await expect.element(page.getByText(/^CSV, XLSX or JSON. Each row is added to the shipment/)).toBeVisible()
  await page.getByLabelText('Choose a file').upload(new File(['SCAC'], 'invoices.csv'))
  await expect.poll(() => sent(UploadInvoices).length).toBe(1)
  await expect.element(page.getByRole('alert')).toBeVisible()
  await expectAccessible()
})

test('another report keeps the days and filters that both have', async () => {
  await renderScreen('/Reports?report=accrual&day=2026-11-01..2026-11-30&asOf=2026-11-20&carriers=DMAA', {
    answers: [data],
  })
  await page.getByRole('button', { name: 'Lane Summary' }).click()
  await expect.element(page.getByRole('table', { name: 'Lane Summary' })).toBeVisible()
  await expect
    .poll(() => Object.fromEntries(new URLSearchParams(window.location.search)))
    .toEqual({ report: 'laneSummary', day: '2026-11-01..2026-11-30', carriers: 'DMAA' })
  await expect
    .poll(() => sent(GetReportData).at(-1)?.body)
    .toMatchObject({
      report: 'laneSummary',
      filter: { day: { from: '2026-11-01', to: '2026-11-30' }, carriers: ['DMAA'] },
    })
})

test('invoices are brought at an address of their own, and Back leads to the report', async () => {
  const answers = [data, answer(GetImports, { imports: [], total: 0, nextCursor: '' })]
  await renderScreen('/Reports?report=accrual&carriers=DMAA', { answers })
  await page.getByRole('button', { name: 'Import invoices' }).click()
  const place = page.getByText(/^CSV, XLSX or JSON. Each row is added to the shipment/)
  await expect.element(place).toBeVisible()
  const address = window.location.pathname + window.location.search
  window.history.back()
  await expect.element(page.getByRole('table', { name: 'Accrual Report' })).toBeVisible()
  await expect.element(place).not.toBeInTheDocument()
  expect(new URLSearchParams(window.location.search).get('carriers')).toBe('DMAA')
  await renderScreen(address, { answers })
  await expect.element(place).toBeVisible()
})
