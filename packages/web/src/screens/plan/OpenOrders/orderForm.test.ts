import { wireOrderLine, wireSalesOrder } from '@waybill/contract/wire/salesOrder.ts'
import { expect, it } from 'vitest'
import { openedWith, orderOf, rowsOfText, rowsText, type SeenOrder, valuesOf, wordsOfRows } from './orderForm.ts'

const line = (lineId: number, SKU: string, OriginalQty: number) => ({
  ...wireOrderLine.parse({ OriginalQty, SKU }),
  ...{ lineId, planned: 0, shipped: 0, cancelled: 0, open: OriginalQty },
})

const seen = (...Items: ReturnType<typeof line>[]) =>
  ({
    orderId: 1,
    version: Items.length,
    order: wireSalesOrder.omit({ Items: true }).parse({ OrderNumber: 'SO-1', DropOffAddress: {} }),
    Items,
  }) as unknown as SeenOrder

it('a line that was taken out of the form is cancelled; one that somebody else added meanwhile stays', () => {
  const opened = seen(line(4, 'TEST-1', 2), line(5, 'TEST-2', 3))
  const values = valuesOf(opened)
  const mine = rowsText(rowsOfText(values.Items).slice(0, 1), openedWith(values.Items))
  const now = seen(line(4, 'TEST-1', 2), line(5, 'TEST-2', 3), line(18, 'TEST-3', 5))
  const { Items } = orderOf({ ...values, Items: mine }, now)
  expect(Items.map(({ lineId, OriginalQty }) => [lineId, OriginalQty])).toEqual([
    [4, 2],
    [5, 0],
  ])
})

it('rows are read without the ids of their lines', () => {
  expect(wordsOfRows(valuesOf(seen(line(4, 'TEST-1', 2), line(5, 'TEST-2', 3))).Items)).toBe('TEST-1 2; TEST-2 3')
})
