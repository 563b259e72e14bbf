import { DecideApproval } from '@waybill/contract/calls/Shipment/DecideApproval.ts'
import { HandOnApproval } from '@waybill/contract/calls/Shipment/HandOnApproval.ts'
import { GetApprovals } from '@waybill/contract/lists/approvals.ts'
import { type WireApproval, wireApproval } from '@waybill/contract/wire/approval.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../testing/accessible.ts'
import { madeUp } from '../testing/madeUp.ts'
import { renderScreen } from '../testing/render.tsx'
import { answer, refusal, sent } from '../testing/wire.ts'

const approval = (given: Partial<WireApproval> = {}): WireApproval =>
  madeUp(wireApproval, {
    ...{ approvalId: 1, BOLNumber: '0400', CarrierName: 'Demo Motor', total: 150_45, currency: 'USD' },
    ...{ limit: 100_00, limitCurrency: 'USD', why: 'above', state: 'asked', mayDecide: true, isBarred: false },
    ...{ askedAt: '2026-11-20T15:00:00Z', expiresAt: '2026-11-21T15:00:00Z', decidedAt: null, ...given },
  })

const listed = (row: WireApproval) =>
  answer(GetApprovals, { approvals: [row], total: 1, nextCursor: null, people: [{ UserId: 7, name: 'Bo Demo' }] })
const panel = page.css('[data-panel]')

test('what is typed stays when somebody else decided first, and says so', async () => {
  const refused = answer(DecideApproval, () => refusal('ApprovalDecided'))
  await renderScreen('/Approvals', { answers: [listed(approval()), refused] })
  await page.getByRole('cell', { name: '0400', exact: true }).click()
  await panel.getByLabelText('Remark').fill('Once')
  await page.getByRole('button', { name: 'Refuse' }).click()
  await expect.element(panel.getByText(/has decided already/)).toBeVisible()
  await expect.element(panel.getByLabelText('Remark')).toHaveValue('Once')
  await expectAccessible()
  expect(sent(DecideApproval)).toMatchObject([
    { query: { ApprovalID: 1 }, body: { decision: 'refuse', words: 'Once' } },
  ])
})

test('who may not decide sees what became of it and no buttons', async () => {
  const row = approval({
    mayDecide: false,
    state: 'refused',
    decidedAt: '2026-11-20T16:00:00Z',
    decidedBy: 'Ann Demo',
    decision: 'Too dear',
  })
  await renderScreen('/Approvals', { answers: [listed(row)] })
  await page.getByRole('cell', { name: '0400', exact: true }).click()
  await expect.element(panel.getByText('Too dear')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Approve' })).not.toBeInTheDocument()
})

test('it is handed on to a colleague who is chosen', async () => {
  await renderScreen('/Approvals', { answers: [listed(approval()), answer(HandOnApproval, approval())] })
  await page.getByRole('cell', { name: '0400', exact: true }).click()
  await page.getByRole('button', { name: 'Hand on' }).click()
  await expect.element(panel.getByText('Please fill this in.')).toBeVisible()
  await panel.getByLabelText('Hand on to').selectOptions('Bo Demo')
  await page.getByRole('button', { name: 'Hand on' }).click()
  await expect.element(page.getByText('Handed on to Bo Demo.')).toBeVisible()
  expect(sent(HandOnApproval)).toMatchObject([{ body: { approvalId: 1, UserId: 7 } }])
})

test('how many wait for whoever looks stands in the menu', async () => {
  await renderScreen('/Approvals', { answers: [listed(approval())] })
  await expect.element(page.getByRole('link', { name: /^Approvals ?1 ?, Waiting for you$/ })).toBeVisible()
  await expectAccessible()
})
