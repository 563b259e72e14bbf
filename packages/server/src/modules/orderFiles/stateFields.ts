import type { ImportField } from '@waybill/domain'
import { deliveryStatuses, statuses } from './orderCodes.ts'
import { A_DAY, field } from './orderField.ts'

/** Words and days by which an order, or a line, has nothing to ship. */
export const stateFields: readonly ImportField[] = [
  field('Cancelled', { shape: 'yesNo', notWhere: A_DAY }, 'Canceled', 'Cancel', 'Cancel flag', 'Cancelado'),
  field('OrderStatus', { shape: 'code', codes: statuses }, 'Status', 'Order state', 'Estatus', 'Estado del pedido'),
  field('PaymentStatus', { shape: 'code', codes: statuses }, 'Payment state', 'Financial status'),
  field(
    'FulfillmentStatus',
    { shape: 'code', codes: deliveryStatuses },
    'Fulfillment',
    'Shipping status',
    'Shipment status',
  ),
  field(
    'LineStatus',
    { shape: 'code', codes: deliveryStatuses },
    'Item status',
    'Line item status',
    'Order line status',
  ),
  field(
    'CancelledAt',
    { shape: 'mark' },
    'Cancelled',
    'Canceled',
    'Canceled at',
    'Cancel date',
    'Cancelled date',
    'Cancellation date',
    'Date cancelled',
  ),
  field(
    'FulfilledAt',
    // Of a column that also holds quantities nobody knows that all of it left.
    { shape: 'mark', neverWhere: /^\d{1,4}(?:[.,]\d+)?$/ },
    'Fulfilled',
    'Shipped',
    'Shipped on',
    'Dispatched',
    'Dispatched date',
    'Fulfilled date',
    'Date fulfilled',
    'Shipped at',
    'Shipped date',
    'Date shipped',
  ),
  field('OnHold', { shape: 'mark' }, 'On hold', 'Hold', 'Hold code', 'Hold reason', 'Credit hold', 'Held', 'Retenido'),
  field('NeedsShipping', { shape: 'yesNo' }, 'Requires shipping', 'Lineitem requires shipping', 'Shippable'),
]
