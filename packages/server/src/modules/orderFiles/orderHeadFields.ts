import type { ImportField } from '@waybill/domain'
import { modes, terms } from './orderCodes.ts'
import { date, field, text } from './orderField.ts'

/** What an order is called, and how it goes. */
export const orderNameFields: readonly ImportField[] = [
  field(
    'OrderNumber',
    { shape: 'text', needed: true },
    ...[
      'Order',
      'Order number',
      'Order no',
      'Order #',
      'Order ID',
      'Sales order',
      'Sales order number',
      'Sales document number',
      'Sales doc',
      'SO',
      'SO number',
    ],
    ...['SO #', 'Document number', 'Sales document', 'Invoice', 'Pedido', 'Número de pedido', 'N.º de pedido', 'Orden'],
  ),
  field(
    'BackOrderCode',
    text,
    'Back order',
    'Backorder',
    'Back order number',
    'BO',
    'Suffix',
    'Release',
    'Pedido pendiente',
  ),
  field(
    'PO_Number',
    text,
    ...[
      'PO',
      'PO number',
      'PO #',
      'Purchase order',
      'Customer PO',
      'Cust PO',
      'Customer PO number',
      'OC',
      'Orden de compra',
    ],
  ),
  field('SoldTo', text, 'Sold to', 'Sold to name', 'Bill to customer', 'Customer number', 'Account', 'Vendido a'),
  field(
    'ShipmentTerm',
    // What a customer pays an invoice by is not who pays the freight.
    { shape: 'code', codes: terms, notWhere: /\b(?:net\s*-?\d+|due\b|upon|on receipt|\d+\s*days|eom|\d\s*%)/i },
    ...[
      'Terms',
      'Freight terms',
      'Freight term',
      'Payment terms',
      'Freight payment',
      'Payment type',
      'Términos',
      'Flete',
    ],
  ),
  // A column of methods is one of modes where all its words are modes; else it is the ship-via.
  field(
    'shipMode',
    { shape: 'code', codes: modes, onlyCodes: true },
    ...['Mode', 'Ship mode', 'Shipping method', 'Ship method', 'Modo'],
  ),
]

/** What is said of an order as a whole. */
export const orderFactFields: readonly ImportField[] = [
  field('OrderDate', date, 'Order date', 'Date ordered', 'Entered', 'Entry date', 'Fecha del pedido'),
  field('ShipDate', date, 'Ship date', 'Requested ship date', 'Shipment date', 'Ship by', 'Ship on', 'Fecha de envío'),
  field(
    'DueDate',
    date,
    ...[
      'Due date',
      'Due',
      'Delivery date',
      'Requested delivery date',
      'Must arrive by',
      'Required date',
      'Need by',
      'Vence',
    ],
    ...['Req date', 'Requested date', 'Request date', 'Promise date', 'Fecha de entrega'],
  ),
  field(
    'OrderValue',
    { shape: 'money' },
    'Order value',
    'Order total',
    'Grand total',
    'Order amount',
    'Total value',
    'Valor del pedido',
  ),
  field('Currency', { shape: 'currency' }, 'Order currency', 'Currency code', 'Curr', 'Moneda', 'Divisa'),
  field('AdditionalRef', text, 'Reference', 'Additional reference', 'Ref', 'Reference 1', 'Department', 'Referencia'),
  field(
    'SpecialInstruction',
    text,
    ...['Instructions', 'Special instructions', 'Shipping instructions', 'Comments', 'Notes', 'Customer note'],
    ...[
      'Customer notes',
      'Order notes',
      'Customer message',
      'Delivery instructions',
      'Remarks',
      'Instrucciones',
      'Notas',
    ],
  ),
  field(
    'shipVia',
    text,
    ...[
      'Ship via',
      'Via',
      'Ship via code',
      'Carrier code',
      'Routing',
      'Shipping method',
      'Ship method',
      'Shipping service',
    ],
    ...['Ship service level', 'Delivery method', 'Service level', 'Shipping method title', 'Vía'],
  ),
]
