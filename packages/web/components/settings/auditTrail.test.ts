import { GetAuditEntry } from '@waybill/contract/calls/LogIn/GetAuditEntry.ts'
import { GetAuditTrail } from '@waybill/contract/lists/auditTrail.ts'
import { wireAuditEntry } from '@waybill/contract/wire/auditEntry.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../testing/accessible.ts'
import { madeUp } from '../testing/madeUp.ts'
import { renderScreen } from '../testing/render.tsx'
import { answer, sent } from '../testing/wire.ts'

const entry = madeUp(wireAuditEntry, {
  ...{ auditId: 9, at: '2026-11-24T16:04:00Z', actor: 'Rita Reader', kind: 'carrier', recordId: 12 },
  ...{ record: 'Demo Freight', action: 'changed', before: 'Phone: 1\nActive: Yes', after: 'Phone: 2\nActive: No' },
})
const { before: _, after: __, ...head } = entry

const answers = [
  answer(GetAuditTrail, ({ body }) => ({
    entries: body.filter?.record === '#404' ? [] : [entry],
    // One more than is counted.
    total: 10_001,
    nextCursor: null,
    people: [{ id: '3', name: 'Rita Reader' }],
  })),
  answer(GetAuditEntry, () => ({
    entry: head,
    changes: [
      { field: 'Phone', before: '1', after: '2' },
      { field: 'Lines 2 · Weight', before: '', after: '40' },
    ],
    more: 0,
  })),
]

const panel = page.css('[data-panel]')

test('a row opens its fields side by side, and leads to all of its record', async () => {
  await renderScreen('/Settings/AuditTrail?kinds=carrier', { answers })
  expect(sent(GetAuditTrail).at(-1)?.body.filter).toEqual({ kinds: ['carrier'] })
  await page.getByRole('cell', { name: 'Demo Freight', exact: true }).click()
  await expect.element(panel.getByText('Lines 2 · Weight')).toBeVisible()
  await expect.element(panel.getByRole('cell', { name: '40', exact: true })).toBeVisible()
  await expectAccessible()
  await expect
    .element(panel.getByRole('link', { name: 'All of this record' }))
    .toHaveAttribute('href', '/Settings/AuditTrail?kinds=carrier&record=%2312')
  // More than are counted have no number.
  await expect.element(page.getByText('10,001')).not.toBeInTheDocument()
})

test('nothing found says so, and leads back to all', async () => {
  await renderScreen('/Settings/AuditTrail?record=%23404', { answers })
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect.element(page.getByRole('cell', { name: 'Demo Freight', exact: true })).toBeVisible()
})

test('the state of a carrier’s order is read in words', async () => {
  const order = { ...entry, auditId: 10, kind: 'booking', before: 'Status: live', after: 'Status: cancelUnconfirmed' }
  const list = { entries: [order], total: 1, nextCursor: null, people: [] }
  await renderScreen('/Settings/AuditTrail', { answers: [answer(GetAuditTrail, list)] })
  await expect.element(page.getByText('Status: Cancel not confirmed')).toBeVisible()
})
