import { GetBulk } from '@waybill/contract/calls/Bulk/GetBulk.ts'
import { RetryBulk } from '@waybill/contract/calls/Bulk/RetryBulk.ts'
import { StartBulk } from '@waybill/contract/calls/Bulk/StartBulk.ts'
import { StopBulk } from '@waybill/contract/calls/Bulk/StopBulk.ts'
import { messages } from '@waybill/contract/messages.ts'
import { type WireBulkJob, type WireBulkRow, wireBulkJob, wireBulkRow } from '@waybill/contract/wire/bulk.ts'
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
    ...{ bulkId: 7, action: 'rate', total: 20, waiting: 12, asked: 1, done: 5, toFix: 1, unknown: 1, startedAt },
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
