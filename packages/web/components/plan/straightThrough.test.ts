import { GetStraightRule } from '@waybill/contract/calls/Straight/GetStraightRule.ts'
import { GetOrders } from '@waybill/contract/lists/openOrders.ts'
import { PendingOrderListReport } from '@waybill/contract/lists/pendingOrders.ts'
import { GetStraightEntries } from '@waybill/contract/lists/straightEntries.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { address } from '../testing/address.ts'
import { madeUp } from '../testing/madeUp.ts'
import { renderScreen } from '../testing/render.tsx'
import { answer } from '../testing/wire.ts'

test('a row of a list without a panel leads to its page, by the mouse too', async () => {
  const entry = {
    entryId: 1,
    begunAt: '2026-11-20T15:00:00.000Z',
    orderId: 7,
    OrderNumber: 'DEMO-SO-7',
    consignee: 'Demo',
  }
  const row = { ...entry, state: 'byHand' as const, words: '', code: '', shipmentId: null, BOLNumber: '' }
  const shown = { ...row, shipmentStatus: '', CarrierName: '', amount: null, currency: 'USD' }
  await renderScreen('/StraightThrough', {
    answers: [
      answer(GetStraightRule, madeUp(GetStraightRule.reply)),
      answer(GetStraightEntries, madeUp(GetStraightEntries.reply, { entries: [shown], total: 1 })),
      answer(GetOrders, madeUp(GetOrders.reply)),
      answer(PendingOrderListReport, madeUp(PendingOrderListReport.reply)),
    ],
  })
  await page.css('[data-row="0"] [data-row-link]').click()
  await expect.poll(address).toBe('/OpenOrders?q=DEMO-SO-7')
})
