/** What the server refuses with: invoices of carriers. */
export const invoices = {
  InvoiceOfOthers: {
    status: 409,
    text: 'Another party pays this shipment, so its invoice is not yours.',
  },
  NotAwarded: {
    status: 409,
    text: 'No carrier has been awarded this shipment, so there is nothing to invoice.',
  },
  InvoiceCurrency: {
    status: 409,
    text: 'Earlier invoices of this shipment are in {before}, and {now} was agreed since. Amounts of two currencies can’t be added.',
  },
  TooManyInvoices: {
    status: 422,
    text: 'This shipment already has {max} invoices.',
  },
} as const
