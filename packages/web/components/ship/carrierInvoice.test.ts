import { AddCarrierInvoice } from '@waybill/contract/calls/Shipment/AddCarrierInvoice.ts'
import { type WireInvoicing, wireCarrierInvoice } from '@waybill/contract/wire/carrierInvoice.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../testing/accessible.ts'
import { shipmentDetails } from '../testing/answers/details.ts'
import { keptShipment } from '../testing/answers/keptShipment.ts'
import { madeUp } from '../testing/madeUp.ts'
import { renderScreen } from '../testing/render.tsx'
import { answer, refusal } from '../testing/wire.ts'

const money = page.getByRole('region', { name: 'Money' })
const none: WireInvoicing = { agreed: 100_00, currency: 'USD', isOpen: true, invoices: [] }

test('an invoice and a credit are entered in place, beside what was agreed', async () => {
  const kept = keptShipment(shipmentDetails(101, { invoicing: none }))
  const add = answer(AddCarrierInvoice, ({ body }) => {
    const invoices = kept.now().invoicing?.invoices ?? []
    if (invoices.some(({ InvoiceNumber }) => InvoiceNumber === body.InvoiceNumber)) {
      return refusal('InvalidInput', { issues: [{ at: 'body.InvoiceNumber', code: 'invoiceKnown', params: {} }] })
    }
    const { amount, invoicedOn, InvoiceNumber } = body
    const row = madeUp(wireCarrierInvoice, {
      invoiceId: invoices.length + 1,
      amount,
      invoicedOn,
      InvoiceNumber,
      source: '',
    })
    const invoicing = { ...none, invoices: [...invoices, row] }
    kept.learn({ invoicing })
    return invoicing
  })
  await renderScreen('/ShipmentDetails/101', { answers: [...kept.answers, add] })
  const enter = async (number: string, amount: string) => {
    await money.getByRole('button', { name: 'Enter invoice' }).click()
    await money.getByLabelText('Invoice number').fill(number)
    await money.getByLabelText('Invoice date').fill('2026-11-20')
    await money.getByLabelText('Amount (USD)').fill(amount)
    await money.getByRole('button', { name: 'Save invoice' }).click()
  }
  await expect.element(money.getByText('No invoice yet.')).toBeVisible()
  await enter('A1', 'much')
  await expect.element(money.getByText(/a credit begins with a minus\.$/)).toBeVisible()
  await expectAccessible()
  await money.getByLabelText('Amount (USD)').fill('1,05.00')
  await money.getByRole('button', { name: 'Save invoice' }).click()
  await expect.element(money.getByText(/^Please enter an amount such as/)).toBeVisible()
  await money.getByLabelText('Amount (USD)').fill('$105.00')
  await money.getByRole('button', { name: 'Save invoice' }).click()
  await expect.element(money).toMatchTextContent('Invoiced above agreed$5.00')
  await enter('A1', '-5')
  await expect.element(money.getByText('This invoice number was already entered for this shipment.')).toBeVisible()
  await money.getByLabelText('Invoice number').fill('A1-C')
  await money.getByRole('button', { name: 'Save invoice' }).click()
  await expect.element(money.getByText('As agreed')).toBeVisible()
  await expect.element(money).toMatchTextContent('A1-C · Fri, Nov 20 · -$5.00')
  await expectAccessible()
})

test('where nothing can be entered nothing offers it', async () => {
  const kept = keptShipment(shipmentDetails(101, { invoicing: null }))
  await renderScreen('/ShipmentDetails/101', { answers: kept.answers })
  await expect.element(money).toBeVisible()
  await expect.element(money.getByRole('button', { name: 'Enter invoice' })).not.toBeInTheDocument()
})
