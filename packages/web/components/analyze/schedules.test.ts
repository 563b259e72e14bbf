import { ChangeReportSchedule } from '@waybill/contract/calls/Shipment/ChangeReportSchedule.ts'
import { deletereport } from '@waybill/contract/calls/Shipment/deletereport.ts'
import { GetReportData } from '@waybill/contract/calls/Shipment/GetReportData.ts'
import { GetReportRuns } from '@waybill/contract/calls/Shipment/GetReportRuns.ts'
import { GetReportSchedules } from '@waybill/contract/calls/Shipment/GetReportSchedules.ts'
import { SendReportFile } from '@waybill/contract/calls/Shipment/SendReportFile.ts'
import { shownColumns } from '@waybill/contract/report.ts'
import { reports } from '@waybill/contract/reports/index.ts'
import { reportSending, type WireReportSchedule } from '@waybill/contract/wire/reportSchedule.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../testing/accessible.ts'
import { renderScreen } from '../testing/render.tsx'
import { answer, empty, refusal, sent } from '../testing/wire.ts'

const weekly = {
  ...reportSending.parse({
    ...{
      question: { report: 'carrierSummary' },
      format: 'xlsx',
      recipients: ['boss@outside.invalid', 'me@own.invalid'],
    },
    recurrence: { every: 'week', at: '06:00', zone: 'America/New_York', weekday: 1 },
  }),
  ...{ scheduleId: 7, version: 1, state: 'active' as const, owner: 'Ada Clerk', failures: 0 },
  nextAt: '2026-11-30T11:00:00Z',
  people: [
    { email: 'boss@outside.invalid', isOutside: true, mail: 'bounced', error: 'No such mailbox.' },
    { email: 'me@own.invalid', isOutside: false, mail: 'sent', error: '' },
  ],
}
const runs = [
  ...[{ runId: 3, slot: '2026-11-23T11:00:00Z', byHand: false, state: 'sent' as const, reason: '' }].map(run => ({
    ...{ ...run, fileName: 'carrier-summary-2026-11-23.xlsx', size: 4_000, isLinked: false },
  })),
  ...[{ runId: 2, slot: '2026-11-16T11:00:00Z', byHand: false, state: 'quiet' as const, reason: 'noRows' }].map(
    run => ({
      ...{ ...run, fileName: '', size: 0, isLinked: false },
    }),
  ),
]

test('a report is scheduled as it is narrowed on screen', async () => {
  await renderScreen('/Reports?report=laneSummary&modes=LTL', {
    answers: [empty(GetReportData), answer(SendReportFile, { scheduleId: 7 })],
  })
  await page.getByRole('button', { name: 'Send or schedule' }).click()
  await page.getByLabelText('Recipients').fill('boss@outside.invalid\nme@own.invalid')
  await page.getByLabelText('Repeats').selectOptions('month')
  await page.getByLabelText('Day of the month').fill('31')
  await page.getByLabelText('Days of pickup').selectOptions('lastMonth')
  await expectAccessible()
  await page.getByRole('button', { name: 'Save schedule' }).click()
  await expect
    .poll(() => sent(SendReportFile).map(({ body }) => body))
    .toMatchObject([
      {
        ...{ type: 'schedule', span: 'lastMonth', recipients: ['boss@outside.invalid', 'me@own.invalid'], alert: null },
        ...{ question: { report: 'laneSummary', filter: { modes: ['LTL'] } }, until: null },
        recurrence: { every: 'month', at: '06:00', dayOfMonth: 31 },
      },
    ])
  // What is hidden on screen leaves the house no more than by an export.
  expect(sent(SendReportFile)[0]?.body.question.columns).toEqual(shownColumns(reports.laneSummary))
})

test('schedules are listed with who was not reached and what they sent, run, and deleted once somebody was asked', async () => {
  await renderScreen('/Reports?list=schedules', {
    answers: [
      answer(GetReportSchedules, { schedules: [weekly] }),
      empty(GetReportData),
      answer(GetReportRuns, { runs }),
      answer(ChangeReportSchedule, { Status: 'Success' }),
      answer(deletereport, { Status: 'Success' }),
    ],
  })
  const one = page.getByRole('listitem', { name: 'Carrier Summary, Excel (XLSX)' })
  await expect.element(one.getByText('Every Monday, 6:00 AM (America/New York)')).toBeVisible()
  await expect.element(one.getByText('boss@outside.invalid (outside), me@own.invalid')).toBeVisible()
  await expect.element(one.getByText('boss@outside.invalid was not reached: No such mailbox.')).toBeVisible()
  await one.getByRole('button', { name: 'Runs' }).click()
  await expect.element(one.getByText('It had no rows.')).toBeVisible()
  await expect.poll(() => one.getByRole('button', { name: 'Download' }).elements()).toHaveLength(1)
  await expectAccessible()
  await one.getByRole('button', { name: 'Run now' }).click()
  await expect.poll(() => sent(ChangeReportSchedule).map(({ body }) => body.change.act)).toEqual(['run'])
  await one.getByRole('button', { name: 'Delete', exact: true }).click()
  expect(sent(deletereport)).toEqual([])
  await one.getByRole('button', { name: 'Yes, delete' }).click()
  await expect.poll(() => sent(deletereport).map(({ body }) => body.scheduleId)).toEqual([7])
})

test('the focus goes from one that is deleted to the next, and is not lost with the last', async () => {
  let schedules = [weekly, { ...weekly, scheduleId: 8, format: 'pdf' as const }]
  await renderScreen('/Reports?list=schedules', {
    answers: [
      answer(GetReportSchedules, () => ({ schedules })),
      empty(GetReportData),
      answer(deletereport, ({ body }) => {
        schedules = schedules.filter(({ scheduleId }) => scheduleId !== body.scheduleId)
        return { Status: 'Success' as const }
      }),
    ],
  })
  const one = page.getByRole('listitem', { name: 'Carrier Summary, Excel (XLSX)' })
  const other = page.getByRole('listitem', { name: 'Carrier Summary, PDF' })
  await one.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect.element(one.getByRole('button', { name: 'Keep' })).toHaveFocus()
  await one.getByRole('button', { name: 'Keep' }).click()
  await expect.element(one.getByRole('button', { name: 'Delete', exact: true })).toHaveFocus()
  await one.getByRole('button', { name: 'Delete', exact: true }).click()
  await one.getByRole('button', { name: 'Yes, delete' }).click()
  await expect.element(one).not.toBeInTheDocument()
  await expect.element(other.getByRole('button', { name: 'Delete', exact: true })).toHaveFocus()
  await other.getByRole('button', { name: 'Delete', exact: true }).click()
  await other.getByRole('button', { name: 'Yes, delete' }).click()
  await expect.element(other).not.toBeInTheDocument()
  await expect.poll(() => document.activeElement !== document.body).toBe(true)
})

const watched: WireReportSchedule = {
  ...weekly,
  ...{ version: 4, until: '2026-12-31', span: 'lastWeek' },
  question: { ...weekly.question, columns: ['carrier', 'shipments', 'spend', 'currency'], filter: { modes: ['LTL'] } },
  alert: { kind: 'measure', column: 'spend', than: 'below', figure: 1_250_050, currency: 'CAD' },
}

test('a schedule is edited in the fields that it was made with, and what it is narrowed to stays', async () => {
  await renderScreen('/Reports?list=schedules', {
    answers: [
      answer(GetReportSchedules, { schedules: [watched] }),
      empty(GetReportData),
      answer(ChangeReportSchedule, { Status: 'Success' }),
    ],
  })
  await expect.element(page.getByText('Only when Spend is below CA$12,500.50')).toBeVisible()
  await expect.element(page.getByText('Days of pickup: Last week')).toBeVisible()
  await page.getByRole('button', { name: 'Edit' }).click()
  await expect.element(page.getByRole('heading', { name: 'Edit schedule: Carrier Summary' })).toBeVisible()
  await expect.element(page.getByLabelText('Recipients')).toHaveValue('boss@outside.invalid\nme@own.invalid')
  await expect.element(page.getByLabelText('Value')).toHaveValue('12500.5')
  await expect.element(page.getByLabelText('Last day')).toHaveValue('2026-12-31')
  await expectAccessible()
  await page.getByRole('button', { name: 'Save schedule' }).click()
  const saved = () => sent(ChangeReportSchedule).map(({ body }) => body)
  const { question, format, span, recipients, recurrence, until, alert } = watched
  await expect.poll(saved).toEqual([
    {
      scheduleId: 7,
      change: {
        ...{ act: 'save', version: 4 },
        sending: { question, format, span, recipients, recurrence, until, alert },
      },
    },
  ])
  await expect.element(page.getByRole('heading', { name: 'Edit schedule: Carrier Summary' })).not.toBeInTheDocument()
})

test('whoever edits a schedule that somebody else changed keeps what he typed and sees what is theirs', async () => {
  let schedules = [watched]
  await renderScreen('/Reports?list=schedules', {
    answers: [
      answer(GetReportSchedules, () => ({ schedules })),
      empty(GetReportData),
      answer(ChangeReportSchedule, ({ body: { change } }) =>
        change.act === 'save' && change.version === 5 ? { Status: 'Success' as const } : refusal('ChangedMeanwhile'),
      ),
    ],
  })
  await page.getByRole('button', { name: 'Edit' }).click()
  await page.getByLabelText('Recipients').fill('new@own.invalid')
  schedules = [{ ...watched, version: 5, until: null }]
  await page.getByRole('button', { name: 'Save schedule' }).click()
  await expect.element(page.getByLabelText('Last day')).toHaveValue('')
  await page.getByRole('button', { name: 'Save schedule' }).click()
  await expect
    .poll(() => sent(ChangeReportSchedule).at(-1)?.body)
    .toMatchObject({ change: { version: 5, sending: { until: null, recipients: ['new@own.invalid'] } } })
})

test('a schedule says in words what it is narrowed to and which columns it has', async () => {
  const narrowed: WireReportSchedule = {
    ...weekly,
    question: {
      ...{ report: 'carrierSummary', columns: ['carrier', 'shipments', 'spend', 'currency'] },
      filter: {
        day: { from: '2026-11-01', to: '2026-11-30' },
        carriers: ['DMAA', 'DMZZ'],
        modes: ['LTL'],
        from: ['OH'],
      },
    },
  }
  const names = { carrier: { DMAA: 'Demo Motor' }, site: {} }
  await renderScreen('/Reports?list=schedules', {
    answers: [
      answer(GetReportSchedules, { schedules: [narrowed] }),
      answer(GetReportData, { columns: [], rows: [], totals: [], total: 0, names }),
    ],
  })
  for (const words of [
    /^Days of pickup: .*1.* – .*30/,
    'Carrier: Demo Motor, DMZZ · Mode: LTL · From: OH',
    'Columns: Carrier, Shipments, Spend, Currency',
  ])
    await expect.element(page.getByText(words)).toBeVisible()
})

test('an address that is none is told at its field, and nothing is sent', async () => {
  await renderScreen('/Reports?report=laneSummary', {
    answers: [empty(GetReportData), answer(SendReportFile, { scheduleId: 7 })],
  })
  await page.getByRole('button', { name: 'Send or schedule' }).click()
  const recipients = page.getByLabelText('Recipients')
  await recipients.fill('me@own.invalid\nboss@outside')
  await page.getByRole('button', { name: 'Save schedule' }).click()
  await expect.element(recipients).toHaveAccessibleDescription(/boss@outside is not an e-mail address\./)
  await expect.element(recipients).toHaveFocus()
  await recipients.fill(Array.from({ length: 21 }, (_, n) => `n${n}@own.invalid`).join('\n'))
  await page.getByRole('button', { name: 'Save schedule' }).click()
  await expect.element(recipients).toHaveAccessibleDescription(/Please give at most 20\./)
  expect(sent(SendReportFile)).toEqual([])
})

test('what was typed stays where somebody else deleted the schedule meanwhile', async () => {
  let schedules: WireReportSchedule[] = [watched]
  await renderScreen('/Reports?list=schedules', {
    answers: [
      answer(GetReportSchedules, () => ({ schedules })),
      empty(GetReportData),
      answer(ChangeReportSchedule, () => refusal('NotFound')),
      answer(deletereport, { Status: 'Success' }),
    ],
  })
  await page.getByRole('button', { name: 'Edit' }).click()
  await page.getByLabelText('Recipients').fill('new@own.invalid')
  schedules = []
  // The list is asked for anew, as it is when a colleague deletes one.
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await page.getByRole('button', { name: 'Yes, delete' }).click()
  await expect.element(page.getByRole('listitem', { name: 'Carrier Summary, Excel (XLSX)' })).not.toBeInTheDocument()
  await expect.element(page.getByLabelText('Recipients')).toHaveValue('new@own.invalid')
  await page.getByRole('button', { name: 'Save schedule' }).click()
  await expect.element(page.getByText(/somebody else deleted this\. What you typed is still here/)).toBeVisible()
  await expect.element(page.getByLabelText('Recipients')).toHaveValue('new@own.invalid')
})
