import { ContinueSheet } from '@waybill/contract/calls/Bulk/ContinueSheet.ts'
import { GetSheet } from '@waybill/contract/calls/Bulk/GetSheet.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../testing/accessible.ts'
import { madeUp } from '../testing/madeUp.ts'
import { renderScreen } from '../testing/render.tsx'
import { answer, sent } from '../testing/wire.ts'

const counts = { toFix: 1, working: 0, built: 0, rated: 2, tendered: 0 }
const row = { code: '', words: '', issues: [], action: 'rate' as const, currency: 'USD', mayRetry: false }
const priced = { ...row, state: 'rated' as const, CarrierName: 'Test Freight', CarrierSCAC: 'DMAA', CurrAmount: 213_36 }
const rows = [
  { ...priced, rowNo: 0, id: 1, name: 'S-1', shipmentId: 11, BOLNumber: '0401', shipmentStatus: 'Q' as const },
  { ...priced, rowNo: 1, id: 2, name: 'S-2', shipmentId: 12, BOLNumber: '0402', shipmentStatus: 'Q' as const },
  {
    ...{ ...row, rowNo: 2, id: 3, name: 'S-3', shipmentId: 13, BOLNumber: '0403', shipmentStatus: 'Q' as const },
    ...{ state: 'toFix' as const, words: 'No price was given.', mayRetry: true },
    ...{ CarrierName: '', CarrierSCAC: '', CurrAmount: null },
  },
]

test('a sheet says whom each order goes to at which price, and sends what was seen', async () => {
  const sums = [{ CurrAmount: 426_72, currency: 'USD' }]
  const figures = { total: 3, counts, toRetry: 1, toRate: 0, toTender: 2, seen: 'as seen', sums, collect: [] }
  await renderScreen('/OrderSheet/7', {
    answers: [
      answer(GetSheet, madeUp(GetSheet.reply, { bulkId: 7, ...figures, rows, next: null })),
      answer(ContinueSheet, { bulkId: 7, started: 2 }),
    ],
  })
  await expect.element(page.getByRole('row', { name: /S-1 0401 DMAA Test Freight \$213\.36 Priced/ })).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: 'Retry S-3' }).click()
  await page.getByRole('button', { name: 'Tender 2' }).click()
  await expect.element(page.getByText('Total $426.72')).toBeVisible()
  await page.getByRole('button', { name: 'Send 2 tenders' }).click()
  await expect
    .poll(() => sent(ContinueSheet))
    .toMatchObject([{ body: { step: 'retry', rowNo: 2 } }, { body: { step: 'tender', seen: 'as seen' } }])
})
