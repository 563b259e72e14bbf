import { AssignException } from '@waybill/contract/calls/Exceptions/AssignException.ts'
import { CloseException } from '@waybill/contract/calls/Exceptions/CloseException.ts'
import { GetExceptionCounts } from '@waybill/contract/calls/Exceptions/GetExceptionCounts.ts'
import { SnoozeException } from '@waybill/contract/calls/Exceptions/SnoozeException.ts'
import { GetExceptions, list } from '@waybill/contract/lists/exceptions.ts'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '../testing/accessible.ts'
import { besideShipments, shipmentList, shipmentRows } from '../testing/answers/shipments.ts'
import { madeUp } from '../testing/madeUp.ts'
import { tell } from '../testing/network.ts'
import { renderScreen } from '../testing/render.tsx'
import { type Answer, answer, refusal, sent } from '../testing/wire.ts'

const since = '2026-11-24T22:30:00.000Z'
const late = madeUp(list.row, {
  ...{
    exceptionId: 7,
    version: 3,
    kind: 'pickupLate',
    level: 2,
    state: 'open',
    since,
    shipmentId: 101,
    BOLNumber: '0400000101',
  },
  CarrierName: 'Demo Buckeye Lines',
})
const untold = madeUp(list.row, { ...late, exceptionId: 8, kind: 'noPod', level: 1 })

const answers = [
  answer(GetExceptionCounts, {
    counts: [
      { kind: 'pickupLate', count: 1, mine: 0 },
      { kind: 'surplus', count: 4, mine: 0 },
      { kind: 'noPod', count: 1, mine: 0 },
    ],
    snoozed: 0,
    hasLateWithoutReason: false,
    people: [{ userId: 3, name: 'Pat Demo' }],
  }),
  answer(GetExceptions, ({ body }) => {
    const exceptions = [late, untold].filter(({ kind }) => body.filter?.kinds?.includes(kind))
    return { exceptions, total: exceptions.length, nextCursor: null }
  }),
  answer(AssignException, ({ body }) => ({ ...body, assignee: 'Pat Demo' })),
  answer(SnoozeException, ({ body }) => ({ exceptionId: body.exceptionId, snoozedUntil: body.until })),
  answer(CloseException, ({ body }) => ({ exceptionId: body.exceptionId, closedAt: since })),
  ...besideShipments.filter(({ call }) => call !== GetExceptionCounts),
  shipmentList(shipmentRows(1)),
]

const work = page.getByRole('region', { name: 'Exceptions' })

test('exceptions are counted, shown the worst first, assigned, snoozed and closed with reason and side', async () => {
  await renderScreen('/Track?tab=T', { answers })
  // Orders in doubt stand over the list by themselves.
  await expect.element(work.getByText('2 exceptions')).toBeVisible()
  await work.getByRole('button', { name: 'Show exceptions' }).click()
  await expect.element(work.getByRole('link', { name: 'Open tracking: 0400000101' })).toBeVisible()
  expect(sent(GetExceptions).at(-1)?.body.filter?.kinds).not.toContain('surplus')
  await expectAccessible()
  await work.getByRole('combobox', { name: 'Exception', exact: true }).selectOptions('pickupLate')
  await expect.element(work.getByRole('button', { name: 'Close No POD, 0400000101' })).not.toBeInTheDocument()
  await work.getByRole('combobox', { name: 'Assigned to, Pickup late, 0400000101' }).selectOptions('3')
  await expect
    .poll(() => sent(AssignException).map(({ body }) => body))
    .toEqual([{ exceptionId: 7, version: 3, assignedTo: 3 }])
  await work.getByRole('button', { name: 'Snooze Pickup late, 0400000101' }).click()
  await page.getByRole('menuitem', { name: 'One day' }).click()
  await expect.poll(() => sent(SnoozeException).map(({ body }) => body.exceptionId)).toEqual([7])
  await work.getByRole('button', { name: 'Close Pickup late, 0400000101' }).click()
  await work.getByRole('combobox', { name: 'Reason' }).selectOptions('consigneeClosed')
  await expect.element(work.getByRole('combobox', { name: 'Whose doing' })).toHaveValue('consignee')
  await expectAccessible()
  await userEvent.keyboard('{Enter}')
  await work.getByRole('button', { name: 'Close', exact: true }).click()
  await expect
    .poll(() => sent(CloseException).map(({ body }) => body))
    .toEqual([{ exceptionId: 7, version: 3, reason: 'consigneeClosed', side: 'consignee', note: '' }])
})

test('where nothing is wrong nothing is said', async () => {
  await renderScreen('/Track?tab=T', { answers: [...besideShipments, shipmentList(shipmentRows(1))] })
  await expect.element(page.getByText('04000001')).toBeVisible()
  await expect.element(work).not.toBeInTheDocument()
})

test('a button leads to where the exception is settled', async () => {
  await renderScreen('/Track?tab=T', { answers })
  await work.getByRole('button', { name: 'Show exceptions' }).click()
  await expect
    .element(work.getByRole('link', { name: 'File POD: 0400000101' }))
    .toHaveAttribute('href', '/ShipmentDetails/101#files')
})

test('what rests is woken, and of what was late and is over it is said whose doing it was', async () => {
  await renderScreen('/Track?tab=T', { answers })
  await work.getByRole('button', { name: 'Show exceptions' }).click()
  const state = work.getByRole('combobox', { name: 'State' })
  await state.selectOptions('Snoozed (0)')
  await work.getByRole('button', { name: 'Wake Pickup late, 0400000101' }).click()
  await expect
    .poll(() => sent(SnoozeException).map(({ body }) => body))
    .toEqual([{ exceptionId: 7, version: 3, until: null }])
  await state.selectOptions('Was late, no reason yet')
  await expect.element(work.getByRole('link', { name: 'Open tracking: 0400000101' })).not.toBeInTheDocument()
  expect(sent(GetExceptions).at(-1)?.body.filter).toEqual({ kinds: ['pickupLate', 'deliveryLate'], states: ['ended'] })
  await work.getByRole('button', { name: 'Close Pickup late, 0400000101' }).click()
  await work.getByRole('button', { name: 'Close', exact: true }).click()
  // Nobody is blamed by what stood there first.
  await expect.element(work.getByRole('combobox', { name: 'Reason' })).toHaveAttribute('aria-invalid', 'true')
  expect(sent(CloseException)).toEqual([])
  await expectAccessible()
})

type Row = typeof late

const held = 'Somebody else changed this in the meantime. It is assigned to Pat Demo now.'

/** A worklist as the server keeps it, with what somebody else does meanwhile. */
function kept(...rows: Row[]) {
  let now = rows
  const change = (id: number, more: Partial<Row>): void => {
    now = now.map(row => (row.exceptionId === id ? { ...row, ...more, version: row.version + 1 } : row))
  }
  const shown: Answer[] = [
    answer(GetExceptionCounts, () => {
      const open = now.filter(({ state }) => state === 'open').length
      return {
        counts: open === 0 ? [] : [{ kind: 'noPod' as const, count: open, mine: 0 }],
        snoozed: now.filter(({ state }) => state === 'snoozed').length,
        hasLateWithoutReason: now.some(({ state }) => state === 'ended'),
        people: [{ userId: 3, name: 'Pat Demo' }],
      }
    }),
    answer(GetExceptions, ({ body: { filter } }) => {
      const { ids = [], states = [] } = filter ?? {}
      const exceptions = now.filter(
        ({ exceptionId, state }) => states.includes(state) && (ids.length === 0 || ids.includes(String(exceptionId))),
      )
      return { exceptions, total: exceptions.length, nextCursor: null }
    }),
    answer(AssignException, ({ body }) => {
      change(body.exceptionId, { assignedTo: body.assignedTo, assignee: 'Pat Demo' })
      return { ...body, assignee: 'Pat Demo' }
    }),
    answer(SnoozeException, ({ body: { exceptionId, until } }) => {
      change(exceptionId, { snoozedUntil: until, state: until === null ? 'open' : 'snoozed' })
      return { exceptionId, snoozedUntil: until }
    }),
    answer(CloseException, ({ body: { exceptionId, version } }) => {
      const row = now.find(one => one.exceptionId === exceptionId)
      if (row?.version !== version) return refusal('ExceptionHeld', { message: held })
      change(exceptionId, { state: 'closed' })
      return { exceptionId, closedAt: since }
    }),
    ...besideShipments.filter(({ call }) => call !== GetExceptionCounts),
    shipmentList(shipmentRows(1)),
  ]
  return { change, shown }
}

const pods = [8, 9, 10].map(exceptionId => madeUp(list.row, { ...untold, exceptionId, BOLNumber: `04${exceptionId}` }))

async function openWork({ shown }: ReturnType<typeof kept>): Promise<void> {
  await renderScreen('/Track?tab=T', { answers: shown })
  await work.getByRole('button', { name: 'Show exceptions' }).click()
}

test('who was first is said, and the note of the form that came second stays', async () => {
  const list = kept(...pods)
  await openWork(list)
  await work.getByRole('button', { name: 'Close No POD, 049' }).click()
  await work.getByRole('combobox', { name: 'Reason' }).selectOptions('weather')
  const note = work.getByRole('textbox', { name: 'Note' })
  await note.fill('Snow at the pass')
  list.change(9, { assignedTo: 3, assignee: 'Pat Demo' })
  await work.getByRole('button', { name: 'Close', exact: true }).click()
  await expect.element(work.getByText(held)).toBeVisible()
  await expect.element(work.getByText('Assigned in the meantime: Pat Demo.')).toBeVisible()
  await expect.element(work.getByRole('combobox', { name: 'Assigned to, No POD, 049' })).toHaveValue('3')
  await expect.element(note).toHaveValue('Snow at the pass')
  // Whoever has read that may go on.
  await work.getByRole('button', { name: 'Close', exact: true }).click()
  await expect.element(note).not.toBeInTheDocument()
  expect(sent(CloseException).map(({ body }) => [body.version, body.note])).toEqual([
    [pods[1]?.version, 'Snow at the pass'],
    [(pods[1]?.version ?? 0) + 1, 'Snow at the pass'],
  ])
})

test('a form outlives its row, says what happened, and lets the note be taken along', async () => {
  const list = kept(...pods)
  await openWork(list)
  await work.getByRole('button', { name: 'Close No POD, 049' }).click()
  const note = work.getByRole('textbox', { name: 'Note' })
  await note.fill('The driver has it')
  list.change(9, { state: 'closed', closedBy: 'Sam Other', closeReason: 'settled', closeNote: 'Filed by hand' })
  tell({ topic: 'exception' })
  await expect
    .element(work.getByText('Sam Other closed this in the meantime: Settled. Note: Filed by hand'))
    .toBeVisible()
  await expect.element(note).toHaveValue('The driver has it')
  await expect.element(note).toHaveFocus()
  await expect.element(work.getByRole('button', { name: 'Close No POD, 049' })).not.toBeInTheDocument()
  await expect.element(work.getByRole('button', { name: 'Copy note' })).toBeVisible()
  await expectAccessible()
  await work.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(note).not.toBeInTheDocument()
  await expect.element(work.getByRole('button', { name: 'Close No POD, 0410' })).toHaveFocus()
  expect(sent(CloseException)).toEqual([])
})

test('what ended or was snoozed meanwhile can still be closed from its form, also when it was the last one', async () => {
  const list = kept(...pods.slice(0, 1))
  await openWork(list)
  await work.getByRole('button', { name: 'Close No POD, 048' }).click()
  await work.getByRole('combobox', { name: 'Reason' }).selectOptions('settled')
  list.change(8, { state: 'closed', closedBy: 'Sam Other', closeReason: 'settled' })
  list.change(8, { state: 'ended' })
  tell({ topic: 'exception' })
  await expect.element(work.getByText('This is over in the meantime.', { exact: false })).toBeVisible()
  await work.getByRole('button', { name: 'Close', exact: true }).click()
  await expect.poll(() => sent(CloseException).map(({ body }) => body.version)).toEqual([(pods[0]?.version ?? 0) + 2])
  await expect.element(work).not.toBeInTheDocument()
})

test('the focus goes on with the next row, and stays where the row does', async () => {
  const list = kept(...pods)
  await openWork(list)
  const assignee = work.getByRole('combobox', { name: 'Assigned to, No POD, 048' })
  await expect.element(assignee).toBeVisible()
  ;(assignee.element() as HTMLElement).focus()
  await assignee.selectOptions('3')
  await expect.element(assignee).toHaveValue('3')
  await expect.element(assignee).toHaveFocus()
  await work.getByRole('button', { name: 'Snooze No POD, 048' }).click()
  await page.getByRole('menuitem', { name: 'One day' }).click()
  await expect.element(assignee).not.toBeInTheDocument()
  await expect.element(work.getByRole('button', { name: 'Snooze No POD, 049' })).toHaveFocus()
  // The last one leaves it to the one before.
  await work.getByRole('button', { name: 'Close No POD, 0410' }).click()
  await work.getByRole('combobox', { name: 'Reason' }).selectOptions('settled')
  await work.getByRole('button', { name: 'Close', exact: true }).click()
  await expect.element(work.getByRole('button', { name: 'Close No POD, 049' })).toHaveFocus()
  list.change(9, { state: 'snoozed' })
  tell({ topic: 'exception' })
  await expect.element(work.getByText('No open exceptions')).toBeVisible()
  await work.getByRole('combobox', { name: 'State' }).selectOptions('Snoozed (2)')
  await work.getByRole('button', { name: 'Wake No POD, 048' }).click()
  await expect.element(work.getByRole('button', { name: 'Wake No POD, 049' })).toHaveFocus()
  await work.getByRole('button', { name: 'Wake No POD, 049' }).click()
  // Nothing is left: the list has it.
  await expect.element(work.getByText('None of these.')).toBeVisible()
  await expect.element(work.getByRole('list', { name: 'Exceptions' })).toHaveFocus()
})

test('what was late can be given its reason while nothing else is wrong', async () => {
  await openWork(kept(madeUp(list.row, { ...late, state: 'ended' })))
  await expect.element(work.getByText('No open exceptions')).toBeVisible()
  await expectAccessible()
  await work.getByRole('combobox', { name: 'State' }).selectOptions('Was late, no reason yet')
  await work.getByRole('button', { name: 'Close Pickup late, 0400000101' }).click()
  await work.getByRole('combobox', { name: 'Reason' }).selectOptions('weather')
  await work.getByRole('button', { name: 'Close', exact: true }).click()
  await expect.element(work).not.toBeInTheDocument()
})
