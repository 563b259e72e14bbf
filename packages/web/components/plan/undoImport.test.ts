import { GetImport } from '@waybill/contract/calls/Imports/GetImport.ts'
import { GetImportUndo } from '@waybill/contract/calls/Imports/GetImportUndo.ts'
import { UndoImport } from '@waybill/contract/calls/Imports/UndoImport.ts'
import { GetOrders } from '@waybill/contract/lists/openOrders.ts'
import { PendingOrderListReport } from '@waybill/contract/lists/pendingOrders.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { imports } from '../../src/texts/en-us/imports.ts'
import { expectAccessible } from '../testing/accessible.ts'
import { madeUp } from '../testing/madeUp.ts'
import { renderScreen } from '../testing/render.tsx'
import { answer, sent } from '../testing/wire.ts'

test('undoing an import says before what it comes to and what stays, by name', async () => {
  const counts = { held: 0, skipped: 0, doubtful: 0 }
  const run = {
    ...madeUp(GetImport.reply, {}).run,
    ...counts,
    name: 'shop.csv',
    runId: 7,
    kind: 'orders' as const,
    state: 'done' as const,
  }
  const none = { questions: [], sources: [], preview: [], unknown: [], leftOut: [] }
  const stays = [{ code: 'onShipments' as const, count: 2 }]
  const named = [{ name: 'S-3', code: 'onShipments' as const, params: { bol: 'B-9' } }]
  await renderScreen('/OpenOrders?import=7', {
    answers: [
      answer(GetOrders, madeUp(GetOrders.reply, { orders: [] })),
      answer(PendingOrderListReport, madeUp(PendingOrderListReport.reply, { pendingOrders: [], total: 0 })),
      answer(GetImport, madeUp(GetImport.reply, { ...none, run })),
      answer(GetImportUndo, { total: 500, undone: 498, stays, named }),
      answer(UndoImport, { Status: 'Success' }),
    ],
  })
  await page.getByRole('button', { name: imports.undo }).click()
  await expect.element(page.getByText(imports.undoAsk.other.replace('{count}', '498'))).toBeVisible()
  const why = imports.undoStays.other.replace('{count}', '2')
  await expect.element(page.getByText(why.replace('{reasons}', `2 ${imports.undoStays_onShipments}`))).toBeVisible()
  await expect.element(page.getByText(/^S-3: /)).toBeVisible()
  await expectAccessible()
  expect(sent(UndoImport)).toEqual([])
  await page.getByRole('button', { name: imports.undoYes }).click()
  await expect.poll(() => sent(UndoImport)).toMatchObject([{ body: { runId: 7 } }])
})
