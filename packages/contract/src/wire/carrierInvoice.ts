import { z } from 'zod'
import { moneyLines, price } from '../money.ts'
import { wireDay } from './days.ts'
import { trimmedText } from './text.ts'

export const INVOICE_NUMBER_MAX = 40
/** Invoices and credits of one shipment, at most. */
export const INVOICES_MAX = 100
/** The largest amount of one invoice, in minor units. */
export const INVOICE_AMOUNT_MAX = 1_000_000_000

/** What is entered of a carrier's invoice: minor units of the currency that was agreed, below zero for a credit. */
export const wireInvoiceInput = z.object({
  amount: price(
    z
      .int()
      .min(-INVOICE_AMOUNT_MAX)
      .max(INVOICE_AMOUNT_MAX)
      .refine(amount => amount !== 0, { params: { code: 'noAmount' } }),
  ),
  invoicedOn: wireDay,
  InvoiceNumber: trimmedText(INVOICE_NUMBER_MAX).min(1),
})

export const wireCarrierInvoice = z.object({
  invoiceId: z.int(),
  amount: price(),
  invoicedOn: z.string(),
  InvoiceNumber: z.string(),
  /** The file that it was read from; blank: it was typed. */
  source: z.string(),
  enteredBy: z.string(),
  enteredAt: z.string(),
})

/** What a carrier asked for one shipment, beside what was agreed with it. */
export const wireInvoicing = z.object({
  /** Minor units of `currency`; null: no price was agreed. */
  agreed: price().nullable(),
  currency: z.string(),
  /** An invoice can be entered: the shipment was awarded, and we pay it. */
  isOpen: z.boolean(),
  /** The oldest first. */
  invoices: moneyLines(z.array(wireCarrierInvoice).max(INVOICES_MAX)),
})
export type WireInvoicing = z.output<typeof wireInvoicing>
