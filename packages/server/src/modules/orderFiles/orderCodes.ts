import type { ImportCode } from '@waybill/domain'

/** Who pays the freight, as files say it. */
export const terms = [
  {
    value: 'P',
    synonyms: ['PPD', 'Prepaid', 'Pre-paid', 'PP', 'PPA', 'Prepay and add', 'Prepaid & add', 'Sender', 'Prepagado'],
  },
  { value: 'C', synonyms: ['COL', 'Collect', 'CC', 'Freight collect', 'Recipient', 'Por cobrar'] },
  {
    value: 'T',
    synonyms: ['3P', 'TP', 'TPB', '3rd party', 'Third party', 'Third-party', 'Bill third party', 'Tercero'],
  },
]

/** How freight travels, as files say it. */
export const modes = [
  { value: 'LTL', synonyms: ['Less than truckload', 'Freight', 'Motor', 'Carga parcial'] },
  { value: 'TL', synonyms: ['FTL', 'Truckload', 'Full truckload', 'Truck', 'Camión completo'] },
  {
    value: 'PARCEL',
    synonyms: ['Parcel', 'Small package', 'Small parcel', 'UPS', 'FedEx', 'USPS', 'Paquete', 'Paquetería'],
  },
]

/** What shops and systems call the state of an order, its payment, its delivery or a line. */
export const statuses: readonly ImportCode[] = [
  {
    value: 'open',
    synonyms: [
      ...['Paid', 'Unfulfilled', 'Processing', 'New', 'Released', 'Ready', 'Ready to ship', 'Authorized', 'Captured'],
      ...[
        'Pending fulfillment',
        'Partially fulfilled',
        'Partial',
        'Partially shipped',
        'Awaiting fulfillment',
        'In process',
      ],
      ...[
        'Awaiting shipment',
        'Approved',
        'Confirmed',
        'Open order',
        'Backordered',
        'Partially paid',
        'Unshipped',
        'Picked',
      ],
      ...[
        'Pending billing partially fulfilled',
        'Sent to warehouse',
        'Restocked',
        'Acknowledged',
        'Sales order',
        'Not fulfilled',
        'Payment accepted',
        'Paiement accepté',
        'Offen',
        'Abierto',
        'Pagado',
        'En proceso',
        'Liberado',
      ],
    ],
  },
  {
    value: 'cancelled',
    synonyms: [
      'Canceled',
      'Cancel',
      'Cancelled by customer',
      'Deleted',
      'Void',
      'Cancelado',
      'Anulado',
      'Annulé',
      'Storniert',
    ],
  },
  { value: 'voided', synonyms: ['Declined', 'Failed', 'Rejected', 'Expired', 'Denied', 'Rechazado'] },
  { value: 'refunded', synonyms: ['Refund', 'Fully refunded', 'Returned', 'Chargeback', 'Reembolsado', 'Devuelto'] },
  {
    value: 'fulfilled',
    synonyms: [
      ...['Shipped', 'Completed', 'Complete', 'Closed', 'Delivered', 'Billed', 'Pending billing', 'Invoiced', 'Done'],
      ...['Fully fulfilled', 'Fully shipped', 'Entregado', 'Enviado', 'Cerrado', 'Completado'],
    ],
  },
  {
    value: 'hold',
    synonyms: [
      ...[
        'On hold',
        'On-hold',
        'Held',
        'Holded',
        'Credit hold',
        'Hold credit',
        'Pending approval',
        'Awaiting payment',
        'Pending payment',
      ],
      ...[
        'Manual verification required',
        'Disputed',
        'Draft',
        'Quote',
        'Backorder hold',
        'Payment review',
        'Scheduled',
        'En espera',
        'Retenido',
      ],
    ],
  },
]

/** What waits for its delivery is open; an order, or a payment, that is pending may be anything. */
export const deliveryStatuses = statuses.map(status =>
  status.value === 'open' ? { ...status, synonyms: [...status.synonyms, 'Pending', 'Not shipped', 'None'] } : status,
)
