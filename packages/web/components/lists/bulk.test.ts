import { CloseBulk } from '@waybill/contract/calls/Bulk/CloseBulk.ts'
import { GetBulk } from '@waybill/contract/calls/Bulk/GetBulk.ts'
import { StartBulk } from '@waybill/contract/calls/Bulk/StartBulk.ts'
import { type WireBulkJob, wireBulkRow } from '@waybill/contract/wire/bulk.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../testing/accessible.ts'
import { endedJob } from '../testing/answers/bulk.ts'
import { besideShipments, shipmentList, shipmentRow, shipmentRows } from '../testing/answers/shipments.ts'
import { pressAt } from '../testing/hands.ts'
import { madeUp } from '../testing/madeUp.ts'
import { takeSocketDown, tell } from '../testing/network.ts'
import { renderScreen } from '../testing/render.tsx'
import { answer, refusal, sent } from '../testing/wire.ts'

const delivered = shipmentRows(4, { shipmentStatus: 'D' })
const box = (n: number) => page.getByRole('checkbox', { name: `Select ${delivered[n]?.BOLNumber}` })
const toolbar = page.getByRole('toolbar')
const nothingFocused = (): boolean => document.activeElement === document.body

afterEach(() => void vi.useRealTimers())

/** A job begins with each start, runs when it is first asked about, has ended by the next time, and stands until it is put away. */
function desk() {
  let jobs: WireBulkJob[] = []
  const row = madeUp(wireBulkRow, {
    ...{ rowNo: 1, id: 101, name: '0400000101', state: 'toFix' },
    ...{ code: 'TooManyRows', words: 'An invoice for these 4,000 lb from Dayton OH to Houston TX is still open.' },
  })
  const ended = ({ bulkId, total }: WireBulkJob) => endedJob(bulkId, { total, done: total - 1, toFix: 1, shown: [row] })
  return [
    answer(StartBulk, ({ body }) => {
      const bulkId = jobs.length + 1
      const total = body.rows?.length ?? 0
      jobs = [endedJob(bulkId, { total, waiting: total, done: 0, toFix: 0, endedAt: null }), ...jobs]
      return { bulkId, total }
    }),
    answer(GetBulk, () => {
      const asked = jobs
      jobs = asked.map(ended)
      // News come when the page listens to them.
      if (asked.some(({ endedAt }) => endedAt === null)) requestAnimationFrame(() => tell({ topic: 'bulk' }))
      return { jobs: asked }
    }),
    answer(CloseBulk, ({ body }) => {
      jobs = jobs.filter(job => job.bulkId !== body.bulkId)
      return { Status: 'Success' as const }
    }),
  ]
}

/** Starts to archive two delivered shipments. */
async function archiveTwo(): Promise<void> {
  await box(0).click()
  await box(1).click()
  await pressAt(toolbar.getByRole('button', { name: 'Archive', exact: true }), 'Enter')
  await expect.element(toolbar).not.toBeInTheDocument()
}

test('a bulk job ends on the page where no socket comes through, which says so', async () => {
  // Nothing is said of a line that stands again within ten seconds.
  vi.useFakeTimers({ shouldAdvanceTime: true })
  takeSocketDown()
  await renderScreen('/Track?tab=D', { answers: [...besideShipments, shipmentList(delivered), ...desk()] })
  await archiveTwo()
  await expect.poll(nothingFocused).toBe(false)
  await vi.advanceTimersByTimeAsync(10_000)
  await expect.element(page.getByText('1 done · 1 to fix')).toBeVisible()
  await expect.element(page.getByText(/^Live updates are interrupted/)).toBeVisible()
  await expectAccessible()
})

test('on a phone results leave room, are told apart and read, and the focus stays when one is put away', async () => {
  await renderScreen('/Track?tab=D', { answers: [...besideShipments, shipmentList(delivered), ...desk()] })
  await archiveTwo()
  const results = page.getByRole('region', { name: /^Result: / })
  await expect.poll(() => results.elements()).toHaveLength(1)
  await box(2).click()
  await toolbar.getByRole('button', { name: 'Archive', exact: true }).click()
  await expect.element(toolbar).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Stop' })).not.toBeInTheDocument()
  await expect.poll(() => results.elements()).toHaveLength(2)
  await page.viewport(360, 740)
  await expectAccessible()
  const newest = results.first()
  await newest.css('summary').click()
  const words = newest.css('li > :first-child')
  await expect.poll(() => words.element().getBoundingClientRect().width).toBeGreaterThan(300)
  await expectAccessible()
  await pressAt(newest.getByRole('button', { name: 'Close' }), 'Enter')
  await expect.poll(() => results.elements()).toHaveLength(1)
  await expect.poll(nothingFocused).toBe(false)
})

test('the number of the question is what is done: a list that has grown is asked about anew', async () => {
  const total = 42
  const started = answer(StartBulk, ({ body }) => {
    const before = body.seen?.count ?? 0
    return before === total
      ? refusal('ListGrew', { params: { before, now: before + 3 } })
      : refusal('TooManyRows', { message: 'The list has grown.' })
  })
  const rows = shipmentRows(25, { shipmentStatus: 'T' })
  const list = { ...shipmentList(rows), reply: async () => ({ rows: [...rows], total, nextCursor: null }) }
  await renderScreen('/Track?tab=T', { answers: [...besideShipments, list, started] })
  await page.getByRole('checkbox', { name: 'Select all' }).click()
  await page.getByRole('button', { name: 'Select all 42' }).click()
  await page.getByRole('button', { name: 'Void', exact: true }).click()
  const question = page.getByRole('region', { name: 'Void' })
  await expect.element(question.getByText(`Void ${total} shipments?`)).toBeVisible()
  await question.getByRole('button', { name: 'Void' }).click()
  await expect.element(question.getByText(`The list grew from ${total} to ${total + 3} rows`)).toBeVisible()
  await expect.element(question.getByText(`Void ${total + 3} shipments?`)).toBeVisible()
  await expectAccessible()
  await question.getByRole('button', { name: 'Void' }).click()
  await expect.element(page.getByText('The list has grown.')).toBeVisible()
  expect(sent(StartBulk).map(({ body }) => body.seen?.count)).toEqual([total, total + 3])
})

test('a question and a selection are left by Escape, one after the other, and the focus goes back', async () => {
  const rows = [shipmentRow(101, { shipmentStatus: 'T' })]
  await renderScreen('/Track?tab=T', { answers: [...besideShipments, shipmentList(rows)] })
  await page.getByRole('checkbox', { name: 'Select 0400000101' }).click()
  const start = page.getByRole('button', { name: 'Void', exact: true })
  await pressAt(start, 'Enter')
  const cancel = page.getByRole('button', { name: 'Cancel' })
  await expect.element(cancel).toHaveFocus()
  await pressAt(cancel, 'Escape')
  await expect.element(start).toHaveFocus()
  await pressAt(start, 'Enter')
  await pressAt(cancel, 'Enter')
  await expect.element(start).toHaveFocus()
  await pressAt(start, 'Escape')
  await expect.element(toolbar).not.toBeInTheDocument()
  await expect.poll(nothingFocused).toBe(false)
})

test('many are moved at a time that is said once, or now', async () => {
  const onTheRoad = shipmentRows(2, { shipmentStatus: 'A' })
  await renderScreen('/Track?tab=A', { answers: [...besideShipments, shipmentList(onTheRoad), ...desk()] })
  const tick = (n: number) => page.getByRole('checkbox', { name: `Select ${onTheRoad[n]?.BOLNumber}` }).click()
  const asked = page.getByRole('region', { name: 'Move to Delivered' })
  await tick(0)
  await tick(1)
  await toolbar.getByRole('button', { name: 'Move to Delivered' }).click()
  await expect.element(asked.getByText(/^Left blank: now\./)).toBeVisible()
  await expectAccessible()
  await asked.getByLabelText('Date').fill('2026-11-24')
  await expect.element(asked.getByRole('button', { name: 'Move to Delivered' })).toBeDisabled()
  await asked.getByLabelText('Time').fill('4p')
  await asked.getByRole('button', { name: 'Move to Delivered' }).click()
  await expect
    .poll(() => sent(StartBulk).map(({ body }) => body.movedAt))
    .toEqual([{ date: '2026-11-24', time: '16:00' }])
  await expect.element(asked).not.toBeInTheDocument()
  await tick(0)
  await toolbar.getByRole('button', { name: 'Move to Delivered' }).click()
  await asked.getByRole('button', { name: 'Move to Delivered' }).click()
  await expect
    .poll(() => sent(StartBulk).map(({ body }) => body.movedAt))
    .toEqual([{ date: '2026-11-24', time: '16:00' }, undefined])
})
