import { describe, expect, test } from 'vitest'
import { collisions, pagesOf, textOf, wordsOf } from '../testing/read.ts'
import { LONG_NAME, SHIPMENT } from '../testing/shipments.ts'
import type { CommercialInvoice } from './model.ts'
import { commercialInvoicePdf } from './pdf.ts'

const invoiceOf = (count: number): CommercialInvoice => ({
  ...{ number: 'INV-7', date: '2026-11-24', shipmentNumber: 'W-1', shipper: SHIPMENT.shipFrom },
  consignee: {
    ...SHIPMENT.shipTo,
    name: 'Example Consignee Ltd',
    city: 'London',
    state: '',
    zip: 'EC1A 1BB',
    country: 'GB',
  },
  soldTo: { ...SHIPMENT.shipTo, name: 'Example Buyer Ltd' },
  ...{ reason: 'Sale', terms: 'DAP', currency: 'USD', filing: 'NOEEI 30.37(a)', packages: 2, weightLb: 19 },
  lines: Array.from({ length: count }, (_, i) => ({
    ...{ pieces: i + 1, description: `Gauge ${i}`, itemCode: `DEMO-${i}`, origin: 'US', htsCode: '9026.20' },
    ...{ each: '12.50', total: (12.5 * (i + 1)).toFixed(2) },
  })),
  total: '1,234.50',
})

describe('a commercial invoice', { timeout: 30_000 }, () => {
  test('says who sells what to whom, why, and what it is worth, above a line to sign', async () => {
    const text = textOf(await commercialInvoicePdf(invoiceOf(2)), '-layout').replaceAll(/ +/g, ' ')
    const expected = [
      ...['COMMERCIAL INVOICE', 'Invoice INV-7', '11/24/2026', 'SHIPPER', 'CONSIGNEE', 'SOLD TO'],
      ...['Example Consignee Ltd', 'Example Buyer Ltd', 'EC1A 1BB', 'GB', '2 packages, 19 lb', 'DAP, USD'],
      ...['Sale', 'NOEEI 30.37(a)', '2 DEMO-1, Gauge 1 9026.20 US 12.50 25.00', 'TOTAL (USD) 1,234.50'],
      ...['true and correct', 'Signature of shipper'],
    ]
    for (const words of expected) expect(text).toContain(words)
  })

  test.each([1, 20, 31, 32, 33, 34, 35, 120])(
    '%i lines stand beside nothing else, and the last page is signed',
    async count => {
      const invoice = invoiceOf(count)
      const pdf = await commercialInvoicePdf({ ...invoice, consignee: { ...invoice.consignee, name: LONG_NAME } })
      expect(collisions(wordsOf(pdf))).toEqual([])
      const text = textOf(pdf)
      expect(text.match(/Signature of shipper/g)).toHaveLength(1)
      expect(text).toContain(`page ${pagesOf(pdf)} of ${pagesOf(pdf)}`)
      expect(text).toContain(`Gauge ${count - 1}`)
    },
  )
})
