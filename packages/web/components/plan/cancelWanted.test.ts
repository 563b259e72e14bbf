import { GetImports } from '@waybill/contract/lists/imports.ts'
import { GetOrders } from '@waybill/contract/lists/openOrders.ts'
import { PendingOrderListReport } from '@waybill/contract/lists/pendingOrders.ts'
import { wireOrderOnShipment } from '@waybill/contract/wire/orderOnShipment.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { shipmentDetails } from '../testing/answers/details.ts'
import { keptShipment } from '../testing/answers/keptShipment.ts'
import { madeUp } from '../testing/madeUp.ts'
import { renderScreen } from '../testing/render.tsx'
import { answer } from '../testing/wire.ts'

const cancelWantedAt = '2026-11-20T15:00:00.000Z'

test('an order that a file cancelled too late says so in its row, and no other does', async () => {
  const order = (orderId: number, more: object = {}) =>
    madeUp(GetOrders.reply.shape.orders.element, { orderId, OrderNumber: `S-${orderId}`, ...more })
  await renderScreen('/OpenOrders?show=all', {
    answers: [
      answer(GetOrders, madeUp(GetOrders.reply, { orders: [order(1), order(2, { cancelWantedAt })], total: 2 })),
      answer(PendingOrderListReport, madeUp(PendingOrderListReport.reply, { pendingOrders: [], total: 0 })),
      answer(GetImports, madeUp(GetImports.reply, { imports: [] })),
    ],
  })
  await expect.element(page.getByRole('row', { name: /S-2 Cancellation wanted/ })).toBeVisible()
  await expect.element(page.getByRole('row', { name: /S-1/ })).not.toMatchTextContent('Cancellation wanted')
})

test('a shipment says which of its orders a file cancelled too late, and leads to it', async () => {
  const on = (orderId: number, more: object = {}) =>
    madeUp(wireOrderOnShipment, { orderId, OrderNumber: `S-${orderId}`, ...more })
  const { answers } = keptShipment(shipmentDetails(101, { orders: [on(1), on(2, { cancelWantedAt })] }))
  await renderScreen('/ShipmentDetails/101', { answers })
  await expect.element(page.getByText(/a file cancelled it after it left or was tendered/)).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Order S-2' }))
    .toHaveAttribute('href', '/OpenOrders?show=all&open=2')
  await expect.element(page.getByRole('link', { name: 'Order S-1' })).not.toBeInTheDocument()
})

test('a shipment that no carrier was asked to take says that its order is cancelled or ships anyway', async () => {
  const orders = [madeUp(wireOrderOnShipment, { orderId: 2, OrderNumber: 'S-2', cancelWantedAt })]
  const { answers } = keptShipment(shipmentDetails(101, { orders, shipmentStatus: 'Q' }))
  await renderScreen('/ShipmentDetails/101', { answers })
  await expect.element(page.getByText(/a file cancelled it\. Cancel the order/)).toBeVisible()
  await expect.element(page.getByText(/Ask the carrier to stop it/)).not.toBeInTheDocument()
})
