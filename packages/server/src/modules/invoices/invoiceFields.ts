import type { ImportField } from '@waybill/domain'

const field = (
  name: string,
  shape: ImportField['shape'],
  synonyms: readonly string[],
  more: Pick<ImportField, 'needed'> = { needed: true },
): ImportField => ({ name, label: `imports.field_${name}`, shape, synonyms, ...more })

/** What a file says of an invoice. */
export const invoiceFields: readonly ImportField[] = [
  field('SCAC', 'text', ['Carrier SCAC', 'Carrier code', 'SCAC code', 'Código SCAC']),
  field('PRONumber', 'text', ['PRO', 'PRO #', 'PRO no', 'Freight bill', 'Freight bill number', 'Número PRO', 'Guía']),
  field('InvoiceNumber', 'text', ['Invoice', 'Invoice #', 'Invoice no', 'Bill number', 'Factura', 'Número de factura']),
  field('InvoiceAmount', 'signedMoney', [
    ...['Amount', 'Invoiced', 'Invoice total', 'Total', 'Total charges', 'Amount due', 'Net amount'],
    ...['Importe', 'Monto', 'Total facturado'],
  ]),
  field('InvoiceDate', 'date', ['Date', 'Invoiced on', 'Bill date', 'Fecha', 'Fecha de factura']),
  field('InvoiceCurrency', 'text', ['Currency', 'Currency code', 'Curr', 'Moneda'], {}),
]
