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
import { renderScreen } from '../testing/render.tsx'
import { answer, sent } from '../testing/wire.ts'

const since = '2026-11-24T22:30:00.000Z'
const late = madeUp(list.row, {
  ...{ exceptionId: 7, kind: 'pickupLate', level: 2, state: 'open', since, shipmentId: 101, BOLNumber: '0400000101' },
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
  await expect.poll(() => sent(AssignException).map(({ body }) => body)).toEqual([{ exceptionId: 7, assignedTo: 3 }])
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
    .toEqual([{ exceptionId: 7, reason: 'consigneeClosed', side: 'consignee', note: '' }])
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
  await expect.poll(() => sent(SnoozeException).map(({ body }) => body)).toEqual([{ exceptionId: 7, until: null }])
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
