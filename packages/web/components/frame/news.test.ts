import { GetSheet } from '@waybill/contract/calls/Bulk/GetSheet.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { clerk } from '../testing/answers/clerk.ts'
import { everythingEmpty } from '../testing/answers/everything.ts'
import { frameAnswers } from '../testing/answers/frame.ts'
import { madeUp } from '../testing/madeUp.ts'
import { tell } from '../testing/network.ts'
import { renderScreen } from '../testing/render.tsx'
import { answer } from '../testing/wire.ts'

const shows = { app: true, mail: false }
const user = {
  ...clerk,
  preferences: { ...clerk.preferences, notices: { tracking: shows, approvals: shows, quotes: { app: true } } },
}

const own = { createdBy: clerk.UserId, source: 'carrier' }
const accepted = (shipmentId: number, more: object = {}) =>
  tell({ topic: 'tracking', shipmentId, bolNumber: `0400${shipmentId}`, status: 'preparedPickup', ...own, ...more })
const notices = page.css('.mantine-Notification-root')

const sheet = (width: number) =>
  renderScreen('/OrderSheet/7', {
    width,
    user,
    answers: [
      ...everythingEmpty,
      ...frameAnswers(user),
      answer(
        GetSheet,
        madeUp(GetSheet.reply, {
          ...{ bulkId: 7, action: 'rate', total: 60, seen: 'as seen', toTender: 60 },
          sums: [{ CurrAmount: 426_72, currency: 'USD' }],
        }),
      ),
    ],
  })

test('what is news of sixty shipments at once is one notice, which leads to their sheet', async () => {
  await renderScreen('/Home', { user, answers: [...everythingEmpty, ...frameAnswers(user)] })
  accepted(1, { sheetId: 7, sheetBy: clerk.UserId })
  await expect.element(notices.getByText('Shipment 04001: Prepared Pickup')).toBeVisible()
  for (let id = 2; id <= 60; id += 1) accepted(id, { sheetId: 7, sheetBy: clerk.UserId })
  // Said again of one of them, it is no further shipment.
  accepted(60, { sheetId: 7, sheetBy: clerk.UserId })
  await expect.element(notices.getByText('60 shipments: Prepared Pickup')).toBeVisible()
  expect(notices.elements()).toHaveLength(1)
  accepted(61, { status: 'problem' })
  await expect.poll(() => notices.elements()).toHaveLength(2)
  await notices.getByRole('button', { name: 'Open result sheet' }).click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Result Sheet' })).toBeVisible()
})

test.each([1440, 360])('a notice covers neither the sum of a sheet nor its Tender button, at %i', async width => {
  await sheet(width)
  const button = page.getByRole('button', { name: 'Tender 60' })
  await expect.element(button).toBeVisible()
  for (const id of [1, 2]) accepted(id)
  tell({ topic: 'quote', userIds: String(clerk.UserId), isOffer: true, carrier: 'Demo Buckeye Lines' })
  await expect.poll(() => notices.elements()).toHaveLength(2)
  // Where notices stand is worked out from what stays clear: they are moved below it once they are drawn.
  for (const one of [button, page.getByText('Total $426.72')]) {
    expect(one.element().closest('[data-keep-clear]')).not.toBeNull()
    await expect.poll(() => highest(notices.elements()) >= one.element().getBoundingClientRect().bottom).toBe(true)
  }
})

const highest = (elements: readonly Element[]): number =>
  Math.min(...elements.map(element => element.getBoundingClientRect().top))
