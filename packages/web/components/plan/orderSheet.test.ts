import { ContinueSheet } from '@waybill/contract/calls/Bulk/ContinueSheet.ts'
import { GetSheet } from '@waybill/contract/calls/Bulk/GetSheet.ts'
import { ConfirmAnotherLoad } from '@waybill/contract/calls/Shipment/ConfirmAnotherLoad.ts'
import { getPalletConfigData } from '@waybill/contract/calls/Shipment/getPalletConfigData.ts'
import { ShipmentDetails } from '@waybill/contract/calls/Shipment/ShipmentDetails.ts'
import { wirePallet } from '@waybill/contract/wire/pallet.ts'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '../testing/accessible.ts'
import { shipmentDetails } from '../testing/answers/details.ts'
import { everythingEmpty } from '../testing/answers/everything.ts'
import { madeUp } from '../testing/madeUp.ts'
import { renderScreen } from '../testing/render.tsx'
import { answer, sent } from '../testing/wire.ts'

const counts = { toFix: 1, working: 0, built: 0, rated: 2, tendered: 0 }
const row = {
  code: '',
  words: '',
  issues: [],
  sameLoad: null,
  action: 'rate' as const,
  currency: 'USD',
  mayRetry: false,
}
const priced = { ...row, state: 'rated' as const, CarrierName: 'Test Freight', CarrierSCAC: 'DMAA', CurrAmount: 213_36 }
const unpriced = {
  ...{ ...row, rowNo: 2, id: 3, name: 'S-3', shipmentId: 13, BOLNumber: '0403', shipmentStatus: 'Q' as const },
  ...{ state: 'toFix' as const, words: 'No price was given.', mayRetry: true },
  ...{ CarrierName: '', CarrierSCAC: '', CurrAmount: null },
}
const rows = [
  { ...priced, rowNo: 0, id: 1, name: 'S-1', shipmentId: 11, BOLNumber: '0401', shipmentStatus: 'Q' as const },
  { ...priced, rowNo: 1, id: 2, name: 'S-2', shipmentId: 12, BOLNumber: '0402', shipmentStatus: 'Q' as const },
  unpriced,
]

test('a sheet says whom each order goes to at which price, and sends what was seen', async () => {
  const sums = [{ CurrAmount: 426_72, currency: 'USD' }]
  const figures = {
    total: 3,
    counts,
    toStop: 0,
    toRetry: 1,
    toRate: 0,
    toTender: 2,
    seen: 'as seen',
    sums,
    collect: [],
  }
  await renderScreen('/OrderSheet/7', {
    answers: [
      answer(GetSheet, madeUp(GetSheet.reply, { bulkId: 7, action: 'buildShipments', ...figures, rows, next: null })),
      answer(ContinueSheet, { bulkId: 7, started: 2 }),
    ],
  })
  await expect.element(page.getByRole('row', { name: /S-1 0401 DMAA Test Freight \$213\.36 Priced/ })).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: 'Retry S-3' }).click()
  const tender = page.getByRole('button', { name: 'Tender 2' })
  await tender.click()
  const question = page.getByRole('alertdialog', { name: /Tender 2 shipments at the prices shown/ })
  await expect.element(question).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(tender).toHaveFocus()
  await tender.click()
  await expect.element(page.getByText('Total $426.72')).toBeVisible()
  await page.getByRole('button', { name: 'Send 2 tenders' }).click()
  await expect
    .poll(() => sent(ContinueSheet))
    .toMatchObject([{ body: { step: 'retry', rowNo: 2 } }, { body: { step: 'tender', seen: 'as seen' } }])
})

test('a row that is refused as booked already leads to the other one, and goes with the answer that it is another load', async () => {
  const sameLoad = { shipmentId: 13, otherId: 5, bol: '0400' }
  const alike = {
    ...unpriced,
    ...priced,
    state: 'toFix' as const,
    shipmentStatus: 'Q' as const,
    action: 'tender' as const,
  }
  const figures = { total: 1, counts, toStop: 0, toRetry: 1, toRate: 0, toTender: 0, seen: '', sums: [], collect: [] }
  const words =
    '0400 is booked already, with the same numbers, consignee, pickup day and freight. If this is another load, say so.'
  const one = { ...alike, rowNo: 2, shipmentId: 13, mayRetry: true, code: 'SameLoad', words, sameLoad }
  await renderScreen('/OrderSheet/7', {
    answers: [
      answer(
        GetSheet,
        madeUp(GetSheet.reply, { bulkId: 7, action: 'buildShipments', ...figures, rows: [one], next: null }),
      ),
      answer(ConfirmAnotherLoad, { Status: 'Success' }),
      answer(ContinueSheet, { bulkId: 7, started: 1 }),
    ],
  })
  await expect.element(page.getByRole('link', { name: 'Open 0400' })).toHaveAttribute('href', '/ShipmentDetails/5')
  await expect.element(page.getByRole('button', { name: 'Retry S-3' })).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'S-3: It is another load: book it' }).click()
  await expect.poll(() => sent(ContinueSheet)).toMatchObject([{ body: { step: 'retry', rowNo: 2 } }])
  expect(sent(ConfirmAnotherLoad)).toMatchObject([{ body: { shipmentId: 13, otherId: 5 } }])
})

test('a sheet that is worked can be stopped: what is done stays, and the rest is offered again', async () => {
  const at = (working: number, built: number) => ({
    ...{ bulkId: 7, total: 9, counts: { toFix: 0, working, built, rated: 2, tendered: 0 }, toStop: working },
    ...{ toRetry: 0, toRate: built, toTender: 2, seen: 'as seen', sums: [], collect: [], rows: [], next: null },
  })
  let now = at(7, 0)
  await renderScreen('/OrderSheet/7', {
    answers: [
      answer(GetSheet, () => madeUp(GetSheet.reply, now)),
      answer(ContinueSheet, () => {
        now = at(0, 7)
        return { bulkId: 7, started: 7 }
      }),
    ],
  })
  await expect.element(page.getByText('7 under way')).toBeVisible()
  const stop = page.getByRole('button', { name: 'Stop' })
  await stop.click()
  await expect.element(page.getByRole('button', { name: 'Rate 7' })).toBeVisible()
  await expect.element(stop).not.toBeInTheDocument()
  expect(sent(ContinueSheet)).toMatchObject([{ body: { step: 'stop' } }])
})

test('Fix of a built order that lacks something leads to Set Items, and from there back to what is left of the sheet', async () => {
  const lacking = { ...unpriced, state: 'toFix' as const, shipmentStatus: 'O' as const, mayRetry: false }
  const words = 'Built as 0403. Set items still needs PART-9 (weight).'
  const figures = { total: 1, counts, toStop: 0, toRetry: 0, toRate: 0, toTender: 0, seen: '', sums: [], collect: [] }
  const sheet = { bulkId: 7, action: 'buildShipments' as const, ...figures, rows: [{ ...lacking, words }], next: null }
  await renderScreen('/OrderSheet/7', {
    answers: [
      ...everythingEmpty,
      answer(GetSheet, madeUp(GetSheet.reply, sheet)),
      answer(ShipmentDetails, shipmentDetails(13, { shipmentStatus: 'O' })),
      answer(getPalletConfigData, { version: 1, palletConfig: [madeUp(wirePallet)] }),
    ],
  })
  await page.getByRole('button', { name: 'To fix 1' }).click()
  await page.getByRole('link', { name: 'Fix S-3' }).click()
  await expect.element(page.getByRole('region', { name: 'Set items' })).toBeVisible()
  await page.getByRole('button', { name: 'Back to the result sheet' }).click()
  await expect.element(page.getByRole('button', { name: 'To fix 1' })).toHaveAttribute('aria-pressed', 'true')
  expect(sent(GetSheet).at(-1)).toMatchObject({ body: { states: ['toFix'] } })
})
