import { GetImport } from '@waybill/contract/calls/Imports/GetImport.ts'
import { GetImportRows } from '@waybill/contract/calls/Imports/GetImportRows.ts'
import { GetImportUndo } from '@waybill/contract/calls/Imports/GetImportUndo.ts'
import { UpdateMappedColumns } from '@waybill/contract/calls/Shipment/UpdateMappedColumns.ts'
import { UploadOrderFile } from '@waybill/contract/calls/Shipment/UploadOrderFile.ts'
import { GetImports } from '@waybill/contract/lists/imports.ts'
import { GetOrders } from '@waybill/contract/lists/openOrders.ts'
import { PendingOrderListReport } from '@waybill/contract/lists/pendingOrders.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { imports } from '../../src/texts/en-us/imports.ts'
import { orders } from '../../src/texts/en-us/orders.ts'
import { problems } from '../../src/texts/en-us/parts.ts'
import { expectAccessible } from '../testing/accessible.ts'
import { press } from '../testing/hands.ts'
import { madeUp } from '../testing/madeUp.ts'
import { renderScreen } from '../testing/render.tsx'
import { answer, refusal, sent } from '../testing/wire.ts'

const run = { ...madeUp(GetImport.reply, {}).run, runId: 7, kind: 'orders' as const, name: 'shop.csv' }
const mapping = { table: 0, headRow: 0, columns: ['OrderNumber'], readings: [], ignored: [], values: {} }
const tables = [{ name: '', sample: [['Order'], ['1001']] }]
const shown = { mapping, tables, questions: [], sources: [], preview: [], unknown: [] }
const shownAs = (state: 'mapping' | 'done', more: object = {}) =>
  madeUp(GetImport.reply, { ...shown, run: { ...run, state, held: 0, doubtful: 0 }, ...more })
const list = [
  answer(GetOrders, madeUp(GetOrders.reply, { orders: [] })),
  answer(PendingOrderListReport, madeUp(PendingOrderListReport.reply, { pendingOrders: [], total: 12 })),
  answer(GetImports, madeUp(GetImports.reply, { imports: [] })),
]

test('what an import left out is said once, with how many for which reason; the held tab says how many wait', async () => {
  const leftOut = [
    { code: 'refunded' as const, count: 2 },
    { code: 'fulfilledElsewhere' as const, count: 1 },
  ]
  await renderScreen('/OpenOrders?import=7', {
    answers: [
      ...list,
      answer(GetImport, shownAs('done', { leftOut })),
      answer(GetImportUndo, { total: 0, undone: 0, stays: [], named: [] }),
      answer(GetImportRows, madeUp(GetImportRows.reply, { rows: [] })),
    ],
  })
  const said = imports.ordersLeftOut.other.replace('{count}', '3')
  await expect
    .element(page.getByText(said.replace('{reasons}', '2 refunded · 1 already shipped, by its status')))
    .toBeVisible()
  await expect.element(page.getByText(orders.heldCount.replace('{count}', '12'))).toBeVisible()
})

test('the list below an open import has room for its rows', async () => {
  await page.viewport(1280, 600)
  await renderScreen('/OpenOrders?import=7', {
    answers: [
      answer(
        GetOrders,
        madeUp(GetOrders.reply, { orders: [madeUp(GetOrders.reply.shape.orders.element, { orderId: 1 })], total: 1 }),
      ),
      ...list.slice(1),
      answer(
        GetImport,
        shownAs('mapping', { tables: [{ name: '', sample: Array.from({ length: 30 }, (_, n) => [`100${n}`]) }] }),
      ),
    ],
  })
  await expect.element(page.getByText('1003', { exact: true })).toBeInTheDocument()
  const table = page.getByRole('table', { name: 'Open Orders' })
  await expect.element(table).toBeVisible()
  const box = table.element().parentElement?.getBoundingClientRect()
  expect(box?.height).toBeGreaterThan(100)
})

test('a file that is here and waits for its columns is opened as one that waits', async () => {
  await renderScreen('/OpenOrders', {
    answers: [
      ...list,
      answer(UploadOrderFile, madeUp(UploadOrderFile.reply, { runId: 7, state: 'mapping', isSame: true })),
      answer(GetImport, shownAs('mapping')),
    ],
  })
  await page.getByRole('button', { name: orders.fromFile }).click()
  const file = new File(['Order\n1001'], 'shop.csv')
  await page.getByLabelText(imports.choose).upload(file)
  await expect.element(page.getByText(imports.sameWaits)).toBeVisible()
  await expect.element(page.getByText(imports.same)).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: /^Import about/ })).toBeVisible()
})

test('a file that the file store did not take is kept: the reason is said, and it is sent again from there', async () => {
  let isAway = true
  await renderScreen('/OpenOrders', {
    answers: [
      ...list,
      answer(UploadOrderFile, () =>
        isAway
          ? refusal('FileStoreAway', {}, { 'retry-after': '2' })
          : madeUp(UploadOrderFile.reply, { runId: 7, state: 'mapping', isSame: false }),
      ),
      answer(GetImport, shownAs('mapping')),
    ],
  })
  await page.getByRole('button', { name: orders.fromFile }).click()
  await page.getByLabelText(imports.choose).upload(new File(['Order\n1001'], 'shop.csv'))
  await expect.element(page.getByText(/^Files can be neither kept nor opened/)).toBeVisible()
  isAway = false
  await page.getByRole('button', { name: problems.retry }).click()
  await expect.element(page.getByRole('button', { name: /^Import about/ })).toBeVisible()
  const [first, second] = sent(UploadOrderFile).map(({ form, idempotencyKey }) => {
    const file = form?.get('file')
    return { name: file instanceof File && file.name, idempotencyKey }
  })
  // With the key of before: if it did arrive, it is read once.
  expect(second).toEqual(first)
  expect(first).toEqual({ name: 'shop.csv', idempotencyKey: expect.stringMatching(/./) })
})

test.each([
  [3, 'Build 3 shipments'],
  [0, null],
] as const)('%i orders of an import that can be built are offered: %s', async (toBuild, button) => {
  await renderScreen('/OpenOrders?import=7', {
    answers: [
      ...list,
      answer(GetImport, shownAs('done', { toBuild, run: { ...run, state: 'done', changed: 4, held: 0, doubtful: 0 } })),
      answer(GetImportUndo, { total: 0, undone: 0, stays: [], named: [] }),
      answer(GetImportRows, madeUp(GetImportRows.reply, { rows: [] })),
    ],
  })
  await expect.element(page.getByText(imports.state_done, { exact: true })).toBeVisible()
  if (button === null) expect(page.getByRole('button', { name: /^Build \d/ }).query()).toBeNull()
  else await expect.element(page.getByRole('button', { name: button })).toBeVisible()
})

test('a discarded import that brought something is listed with those before, and can be undone', async () => {
  const discarded = { ...run, state: 'discarded' as const, held: 0, doubtful: 0 }
  const past = [{ ...discarded, added: 2, changed: 0 }]
  await renderScreen('/OpenOrders', {
    answers: [
      ...list.slice(0, 2),
      answer(GetImports, madeUp(GetImports.reply, { imports: past })),
      answer(GetImport, shownAs('done', { run: past[0] })),
      answer(GetImportUndo, { total: 2, undone: 2, stays: [], named: [] }),
      answer(GetImportRows, madeUp(GetImportRows.reply, { rows: [] })),
    ],
  })
  await page.getByRole('button', { name: orders.fromFile }).click()
  await expect.element(page.getByRole('button', { name: 'Open shop.csv' })).toBeVisible()
  await page.getByRole('button', { name: 'Open shop.csv' }).click()
  await expect.element(page.getByRole('button', { name: imports.undo })).toBeVisible()
})

test('an import that asks which order is meant leads to its questions in Held', async () => {
  const said = { place: 'Harbor, Boston', freight: '2 A', newPlace: 'Lake, Duluth', newFreight: '3 B' }
  const reason = { field: 'OrderNumber', column: 0, cell: '1001', code: 'otherOrder' as const, params: said }
  const row = { rowNo: 2, state: 'held' as const, cells: ['1001'], reasons: [reason], became: null, edited: [] }
  await renderScreen('/OpenOrders?import=7', {
    answers: [
      ...list,
      answer(GetImport, shownAs('done', { run: { ...run, state: 'done', held: 1, doubtful: 0 } })),
      answer(GetImportUndo, { total: 0, undone: 0, stays: [], named: [] }),
      answer(GetImportRows, madeUp(GetImportRows.reply, { rows: [row], next: null })),
    ],
  })
  await page.getByRole('button', { name: imports.heldAnswer }).click()
  const filter = { file: 'shop.csv', asks: ['otherOrder'] }
  await expect.poll(() => sent(PendingOrderListReport).at(-1)).toMatchObject({ body: { filter } })
})

test('a file that could not be read says in words why', async () => {
  const failed = { state: 'failed' as const, failure: 'TableRowTooLong', failureParams: { row: 9, max: 200_000 } }
  const failureWords = 'Row 9 of the file has more than 200000 characters.'
  await renderScreen('/OpenOrders?import=7', {
    answers: [
      ...list,
      answer(GetImport, shownAs('done', { run: { ...run, ...failed, failureWords, held: 0, doubtful: 0 } })),
      answer(GetImportUndo, { total: 0, undone: 0, stays: [], named: [] }),
    ],
  })
  await expect.element(page.getByText(failureWords)).toBeVisible()
})

test('which ton a file means is asked with its three answers, and said once', async () => {
  const questions = [{ kind: 'tons' as const, cell: 'Weight (tons)' }]
  await renderScreen('/OpenOrders?import=7', {
    answers: [
      ...list,
      answer(GetImport, shownAs('mapping', { questions })),
      answer(UpdateMappedColumns, { Status: 'Success' }),
    ],
  })
  await expect.element(page.getByText(imports.asks_tons.replace('{cell}', 'Weight (tons)'))).toBeVisible()
  await expect.element(page.getByRole('button', { name: imports.tons_short })).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: imports.tons_metric }).click()
  await expect.poll(() => sent(UpdateMappedColumns)).toMatchObject([{ body: { mapping: { tons: 'metric' } } }])
})

test('the first question of a file has the focus, then the next, and at last what imports it', async () => {
  const asks = [
    { kind: 'tenths' as const, cell: '1,250' },
    { kind: 'dates' as const, column: 0 },
  ]
  let left = asks.length
  const now = () => shownAs('mapping', { questions: asks.slice(asks.length - left), count: 1 })
  await renderScreen('/OpenOrders?import=7', {
    answers: [
      ...list,
      answer(GetImport, now),
      answer(UpdateMappedColumns, () => {
        left -= 1
        return { Status: 'Success' as const }
      }),
    ],
  })
  const first = page.getByRole('button', { name: imports.tenths_point })
  await expect.element(first).toHaveFocus()
  await press('Enter')
  await expect.element(page.getByRole('button', { name: imports.monthFirst })).toHaveFocus()
  await press('Enter')
  await expect.element(page.getByRole('button', { name: 'Import about 1 row' })).toHaveFocus()
})

test('past imports are reached beyond the first few', async () => {
  const one = madeUp(GetImports.reply.shape.imports.element, { kind: 'orders', state: 'done' })
  const page1 = [5, 4, 3, 2, 1].map(n => ({ ...one, runId: n + 10, name: `new-${n}.csv` }))
  const page2 = [{ ...one, runId: 3, name: 'old.csv' }]
  const answers = [
    ...list,
    answer(GetImports, ({ body }) =>
      body.cursor === undefined
        ? { imports: page1, total: 6, nextCursor: 'older' }
        : { imports: page2, total: 6, nextCursor: null },
    ),
  ]
  await renderScreen('/OpenOrders', { answers })
  await page.getByRole('button', { name: orders.fromFile }).click()
  await expect.element(page.getByRole('button', { name: 'Open new-1.csv' })).toBeVisible()
  await page.getByRole('button', { name: imports.pastMore }).click()
  await expect.element(page.getByRole('button', { name: 'Open old.csv' })).toHaveFocus()
  await expect.element(page.getByRole('button', { name: 'Open new-5.csv' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: imports.pastMore })).not.toBeInTheDocument()
  // One that was discarded takes no place of another.
  expect(sent(GetImports).at(-1)?.body.filter?.withResults).toBe(true)
})
