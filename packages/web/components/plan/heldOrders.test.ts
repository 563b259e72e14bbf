import { GetImport } from '@waybill/contract/calls/Imports/GetImport.ts'
import { GetImportRows } from '@waybill/contract/calls/Imports/GetImportRows.ts'
import { PendingOrder } from '@waybill/contract/calls/Shipment/PendingOrder.ts'
import { PendingOrderListReport } from '@waybill/contract/lists/pendingOrders.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { orders } from '../../src/texts/en-us/orders.ts'
import { expectAccessible } from '../testing/accessible.ts'
import { madeUp } from '../testing/madeUp.ts'
import { renderScreen } from '../testing/render.tsx'
import { answer, sent } from '../testing/wire.ts'

const said = { place: 'Harbor, Boston', freight: '2 SHELF-48', newPlace: 'Lake, Duluth', newFreight: '3 PANEL-9' }
const reason = { field: 'OrderNumber', column: 0, cell: '1001', params: said }

/** The panel of a row that is held for an order that is known. */
async function showHeld(of: {
  readonly code: 'otherOrder' | 'otherSource'
  readonly params?: Readonly<Record<string, string | number>>
}) {
  const row = { pendingId: 1, runId: 7, rowNo: 2, OrderNumber: '1001', BackOrderCode: '', fileName: 'shop.csv' }
  const since = '2026-11-24T12:00:00Z'
  const why = { ...reason, ...of, column: 'Order', moreReasons: 0, since }
  const mapping = { table: 0, headRow: 0, columns: ['OrderNumber'], readings: [], ignored: [], values: {} }
  const tables = [{ name: '', sample: [['Order'], ['1001']] }]
  const held = { rowNo: 2, state: 'held' as const, cells: ['1001'], reasons: [{ ...reason, ...of }], became: null }
  await renderScreen('/OpenOrders#held', {
    answers: [
      answer(PendingOrderListReport, madeUp(PendingOrderListReport.reply, { pendingOrders: [{ ...row, ...why }] })),
      answer(GetImport, madeUp(GetImport.reply, { mapping, tables, questions: [], preview: [], unknown: [] })),
      answer(GetImportRows, madeUp(GetImportRows.reply, { rows: [{ ...held, edited: [] }], next: null })),
      answer(PendingOrder, { Status: 'Success', rows: 2 }),
    ],
  })
  await page.getByRole('button', { name: '1001', exact: true }).click()
}

const filled = (words: string, params: Readonly<Record<string, string>>): string =>
  words.replaceAll(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '')

test.each([
  ['otherSource', 'takeOver', { source: 'ERP' }, orders.heldChanges],
  ['otherSource', 'takeOver', { source: 'ERP', asksNext: 'otherOrder' }, orders.heldAsksMore],
  ['otherOrder', 'sameOrder', {}, orders.heldChanges],
] as const)(
  '%s is answered by %s: both sides stand before, and what becomes of it after (%o)',
  async (code, flag, more, notice) => {
    await showHeld({ code, params: { ...said, ...more } })
    const number = page.getByRole('textbox', { name: 'Order', exact: true })
    await expect.element(number).toHaveAccessibleDescription(expect.stringMatching(/2 SHELF-48.* Lake, Duluth/))
    await page.getByRole('button', { name: orders[`held_${flag}`] }).click()
    await expect.element(page.getByText(filled(notice, { ...said, name: '1001' }))).toBeVisible()
  },
)

test('lines that the file lacks are counted before the order is changed, and after', async () => {
  await showHeld({ code: 'otherOrder', params: { ...said, staying: 2 } })
  const stay = page.getByText(orders.heldLinesStay.other.replace('{count}', '2'))
  await expect.element(stay).toBeVisible()
  await page.getByRole('button', { name: orders.held_sameOrder }).click()
  await expect.element(page.getByText(/^Changing 1001 .* 2 lines of the known order/)).toBeVisible()
})

test.each([
  ['otherOrder', orders.held_sameOrder, { flag: 'sameOrder' }],
  ['otherSource', orders.held_takeOver, { flag: 'takeOver' }],
  ['otherOrder', orders.held_keepBoth, { flag: 'keepBoth' }],
] as const)('an order that is known is answered for all of its file at once (%s: %s)', async (code, button, query) => {
  await showHeld({ code })
  await expect.element(page.getByRole('button', { name: button })).toBeVisible()
  await expectAccessible()
  await page.getByRole('checkbox', { name: /shop\.csv/ }).click()
  await page.getByRole('button', { name: button }).click()
  await expect.poll(() => sent(PendingOrder)).toMatchObject([{ query, body: { runId: 7, rowNo: 2, all: true } }])
})
