import { GetBulk } from '@waybill/contract/calls/Bulk/GetBulk.ts'
import { GetSheet } from '@waybill/contract/calls/Bulk/GetSheet.ts'
import { RetryBulk } from '@waybill/contract/calls/Bulk/RetryBulk.ts'
import { StartBulk } from '@waybill/contract/calls/Bulk/StartBulk.ts'
import { StopBulk } from '@waybill/contract/calls/Bulk/StopBulk.ts'
import { messages } from '@waybill/contract/messages.ts'
import { type WireBulkJob, type WireBulkRow, wireBulkJob, wireBulkRow } from '@waybill/contract/wire/bulk.ts'
import { wireSheetRow } from '@waybill/contract/wire/bulkSheet.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../testing/accessible.ts'
import { besideShipments, shipmentList, shipmentRow, shipmentRows } from '../testing/answers/shipments.ts'
import { madeUp } from '../testing/madeUp.ts'
import { renderScreen } from '../testing/render.tsx'
import { answer, sent } from '../testing/wire.ts'

const startedAt = '2026-11-20T15:00:00.000Z'
const row = (rowNo: number, given: Partial<WireBulkRow>): WireBulkRow =>
  madeUp(wireBulkRow, { rowNo, id: rowNo + 1, name: `040000${rowNo + 1}`, ...given })
const result = page.getByRole('region', { name: 'Result' })

test('a job under way says what is asked and what nobody knows, can be stopped and gone on with', async () => {
  const job = madeUp(wireBulkJob, {
    ...{
      bulkId: 7,
      action: 'move',
      statusCode: 'Q',
      total: 20,
      waiting: 12,
      asked: 1,
      done: 5,
      toFix: 1,
      unknown: 1,
      startedAt,
    },
    shown: [
      row(0, { state: 'toFix', words: 'No price was given.' }),
      row(1, { state: 'unknown', words: 'The order is not confirmed.' }),
      row(2, { state: 'asked' }),
    ],
  })
  let now: WireBulkJob = job
  const answers = [
    ...besideShipments,
    shipmentList(shipmentRows(3)),
    answer(GetBulk, () => ({ jobs: [now] })),
    answer(StopBulk, () => {
      now = { ...job, waiting: 0, stopped: 12, endedAt: startedAt }
      return { stopped: 12 }
    }),
    answer(RetryBulk, () => {
      now = job
      return { again: 12 }
    }),
  ]
  await renderScreen('/Track?tab=NB', { answers })
  await expect.element(result.getByText('7 of 20 · 1 waiting · 1 to fix · 1 unknown')).toBeVisible()
  await expect.element(result.getByText('Waiting No answer yet.')).toBeVisible()
  await expectAccessible()
  await page.viewport(360, 800)
  await expectAccessible()
  await result.getByRole('button', { name: 'Stop' }).click()
  await expect.element(result.getByText('12 not started')).toBeVisible()
  await expect.element(result.getByRole('button', { name: 'Try again' })).toBeVisible()
  await result.getByRole('button', { name: 'Finish the rest' }).click()
  await expect.element(result.getByRole('button', { name: 'Stop' })).toBeVisible()
  expect(sent(StopBulk).map(({ body }) => body)).toEqual([{ bulkId: 7 }])
  expect(sent(RetryBulk).map(({ body }) => body)).toEqual([{ bulkId: 7, stopped: true }])
})

test('a row that somebody else changed is done by a button of its own, once the change was shown', async () => {
  const seen = shipmentRow(101, { shipmentStatus: 'A' })
  const named = { id: seen.shipmentId, name: seen.BOLNumber, state: 'toFix' } as const
  const history = [{ at: startedAt, who: 'Pat Demo', action: 'edited', changes: [], charges: [] }]
  const changed = { version: 2, history, price: null, mayGo: true }
  const jobOf = (shown: WireBulkRow, more: Partial<WireBulkJob>): WireBulkJob =>
    madeUp(wireBulkJob, {
      ...{ bulkId: 8, action: 'void', total: 1, toFix: 1, startedAt, endedAt: startedAt },
      shown: [shown],
      ...more,
    })
  const wordsOf = (code: 'ChangedMeanwhile' | 'ReasonMissing') => ({ code, words: messages[code].text })
  let now: readonly WireBulkJob[] = []
  const answers = [
    ...besideShipments,
    shipmentList([seen]),
    answer(GetBulk, () => ({ jobs: [...now] })),
    answer(StartBulk, () => {
      now = [jobOf(row(0, { ...named, ...wordsOf('ChangedMeanwhile'), changed }), { changed: 1 })]
      return { bulkId: 8, total: 1 }
    }),
    answer(RetryBulk, () => {
      now = [jobOf(row(0, { ...named, ...wordsOf('ReasonMissing') }), {})]
      return { again: 1 }
    }),
  ]
  await renderScreen('/Track?tab=A', { answers })
  await page.getByRole('checkbox', { name: `Select ${seen.BOLNumber}` }).click()
  await page.getByRole('button', { name: 'Void', exact: true }).click()
  await page.getByRole('region', { name: 'Void' }).getByRole('button', { name: 'Void' }).click()
  await expect.element(result.getByText(/Somebody else changed this/)).toBeVisible()
  expect(sent(StartBulk).map(({ body }) => body.rows)).toEqual([[{ id: seen.shipmentId, version: 1 }]])
  await expect.element(result.getByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
  await expectAccessible()
  await result.getByRole('button', { name: `Void as it is now: ${seen.BOLNumber}` }).click()
  await expect.element(result.getByText('It is in transit: a reason is needed.')).toBeVisible()
  await expect.element(result.getByRole('button', { name: 'Try again' })).toBeVisible()
  expect(sent(RetryBulk).map(({ body }) => body)).toEqual([{ bulkId: 8, seen: [{ rowNo: 0, version: 2 }] }])
})

test('rates of many, and tenders of a whole list, go on from their sheet', async () => {
  const shipment = madeUp(wireSheetRow, {
    ...{ rowNo: 0, id: 101, name: '0400000101', shipmentId: 101, BOLNumber: '0400000101', shipmentStatus: 'Q' },
    ...{ state: 'rated', CarrierSCAC: 'DMBL', CarrierName: 'Demo Buckeye Lines', CurrAmount: 482_50, currency: 'USD' },
  })
  const sheet = answer(GetSheet, ({ body }) =>
    madeUp(GetSheet.reply, {
      ...{ bulkId: body.bulkId, action: body.bulkId === 1 ? 'rate' : 'toTender', total: 42, toTender: 42 },
      ...{
        counts: { toFix: 0, working: 0, built: 0, rated: 42, tendered: 0 },
        rows: [shipment],
        collect: [],
        next: null,
      },
    }),
  )
  let started = 0
  const start = answer(StartBulk, () => ({ bulkId: ++started, total: 42 }))
  const shown = shipmentRows(3, { shipmentStatus: 'Q' })
  const more = { ...shipmentList(shown), reply: async () => ({ rows: [...shown], total: 42, nextCursor: null }) }
  const given = [
    { bulkId: 1, action: 'rate' as const },
    { bulkId: 2, action: 'toTender' as const },
  ]
  const jobs = given.map(job =>
    madeUp(wireBulkJob, {
      ...job,
      total: 42,
      done: 42,
      startedAt,
      endedAt: startedAt,
      shown: [row(0, { state: 'done', words: 'Demo Buckeye Lines for $482.50.' })],
    }),
  )
  const answers = [...besideShipments, more, start, sheet, answer(GetBulk, () => ({ jobs: jobs.slice(0, started) }))]
  await renderScreen('/Track?tab=NB', { answers })
  await page.getByRole('checkbox', { name: 'Select 0400000101' }).click()
  await page.getByRole('toolbar').getByRole('button', { name: 'Get rates' }).click()
  await expect
    .element(page.getByRole('row', { name: /^0400000101 DMBL Demo Buckeye Lines \$482\.50 Priced/ }))
    .toBeVisible()
  await expect.element(page.getByRole('columnheader', { name: 'Order' })).not.toBeInTheDocument()
  window.history.back()
  await page.getByRole('checkbox', { name: 'Select all' }).click()
  await page.getByRole('button', { name: 'Select all 42' }).click()
  await page.getByRole('toolbar').getByRole('button', { name: 'Tender', exact: true }).click()
  await expect.element(page.getByRole('button', { name: 'Tender 42' })).toBeVisible()
  expect(sent(StartBulk).map(({ body }) => [body.action, body.rows?.length ?? body.shipments?.statuscode])).toEqual([
    ['rate', 1],
    ['toTender', 'NB'],
  ])
  // The list leads back to both, and tells their rows no second time.
  window.history.back()
  await expect.poll(() => page.getByRole('link', { name: 'Open result sheet' }).elements()).toHaveLength(2)
  await expect.element(page.getByText('To tender: 42 shipments')).toBeVisible()
  await expect.element(page.getByText(/for \$482\.50\.$/)).not.toBeInTheDocument()
  await expectAccessible()
})
