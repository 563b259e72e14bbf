import { GetBulk } from '@waybill/contract/calls/Bulk/GetBulk.ts'
import { StartBulk } from '@waybill/contract/calls/Bulk/StartBulk.ts'
import { GetImports } from '@waybill/contract/lists/imports.ts'
import { GetOrders } from '@waybill/contract/lists/openOrders.ts'
import { PendingOrderListReport } from '@waybill/contract/lists/pendingOrders.ts'
import { type WireBulkJob, wireBulkJob, wireBulkRow } from '@waybill/contract/wire/bulk.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { madeUp } from '../testing/madeUp.ts'
import { renderScreen } from '../testing/render.tsx'
import { answer, sent } from '../testing/wire.ts'

test('cancelled orders that a filter shows are reopened, and one that can’t be says why in its row', async () => {
  const order = (orderId: number, state: 'cancelled' | 'shipped') =>
    madeUp(GetOrders.reply.shape.orders.element, { orderId, version: 2, OrderNumber: `S-${orderId}`, state })
  const at = '2026-11-20T15:00:00.000Z'
  let jobs: WireBulkJob[] = []
  await renderScreen('/OpenOrders?states=cancelled,shipped', {
    answers: [
      answer(GetOrders, madeUp(GetOrders.reply, { orders: [order(1, 'cancelled'), order(2, 'shipped')], total: 2 })),
      answer(PendingOrderListReport, madeUp(PendingOrderListReport.reply, { pendingOrders: [], total: 0 })),
      answer(GetImports, madeUp(GetImports.reply, { imports: [] })),
      answer(GetBulk, () => ({ jobs })),
      answer(StartBulk, () => {
        const words = 'Nothing of order S-2 is cancelled, so there is nothing to reopen.'
        const refused = { rowNo: 1, id: 2, name: 'S-2', state: 'toFix', code: 'OrderNotCancelled', words } as const
        const job = {
          bulkId: 7,
          action: 'reopenOrders',
          total: 2,
          done: 1,
          toFix: 1,
          startedAt: at,
          endedAt: at,
        } as const
        jobs = [madeUp(wireBulkJob, { ...job, shown: [madeUp(wireBulkRow, refused)] })]
        return madeUp(StartBulk.reply, { bulkId: 7, total: 2 })
      }),
    ],
  })
  await page.getByRole('checkbox', { name: 'Select all' }).click()
  await page.getByRole('button', { name: 'Reopen orders' }).click()
  await expect.element(page.getByText('Nothing of order S-2 is cancelled')).toBeVisible()
  expect(sent(StartBulk)).toMatchObject([{ body: { action: 'reopenOrders', rows: [{ id: 1 }, { id: 2 }] } }])
})
