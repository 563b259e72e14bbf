import { AddCarrierInvoice } from '@waybill/contract/calls/Shipment/AddCarrierInvoice.ts'
import { INVOICE_AMOUNT_MAX, INVOICE_NUMBER_MAX } from '@waybill/contract/wire/carrierInvoice.ts'
import { parseAmount } from '@waybill/domain'
import { useEffect } from 'react'
import { z } from 'zod'
import { explainWith } from '../../../api/explain.ts'
import { useChange } from '../../../api/useChange.ts'
import { text, useText } from '../../../texts/texts.ts'
import { FormButtons } from '../../../ui/form/FormButtons.tsx'
import { TextField } from '../../../ui/form/fields.tsx'
import { KitForm } from '../../../ui/form/KitForm.tsx'
import { useFormKit } from '../../../ui/form/useFormKit.ts'
import { notify } from '../../../ui/notify.ts'
import { FieldStack } from '../../../ui/Sheet.tsx'
import { shipmentReads } from '../../../widgets/ShipmentActions/shipmentReads.ts'

/** `−12.50`, `-$12.50` → minor units below zero; null for what is no amount. */
function signedAmount(typed: string, currency: string): number | null {
  const [, minus = '', rest = ''] = /^\s*([-−]?)(.*)$/.exec(typed) ?? []
  const amount = parseAmount(rest, currency)
  return amount === null || minus === '' ? amount : -amount
}

const schemaIn = (currency: string) =>
  z.object({
    InvoiceNumber: z.string().trim().min(1).max(INVOICE_NUMBER_MAX),
    invoicedOn: z.string().min(1).max(10),
    amount: z
      .string()
      .trim()
      .min(1)
      .max(20)
      .refine(typed => Math.abs(signedAmount(typed, currency) ?? Number.POSITIVE_INFINITY) <= INVOICE_AMOUNT_MAX, {
        error: () => text('shipment.invoiceBadAmount'),
      }),
  })

/** One invoice or credit, in the currency that was agreed. */
export function InvoiceForm({
  shipmentId,
  currency,
  onClose,
}: {
  shipmentId: number
  currency: string
  onClose: () => void
}) {
  const t = useText()
  const change = useChange(AddCarrierInvoice, shipmentReads)
  const kit = useFormKit({
    schema: schemaIn(currency),
    keepAs: `invoice.${shipmentId}`,
    start: { InvoiceNumber: '', invoicedOn: '', amount: '' },
    explain: error => explainWith(error, 'shipment.invoiceFailed'),
    save: async ({ amount, InvoiceNumber, invoicedOn }) => {
      const minor = signedAmount(amount, currency) ?? 0
      await change.mutateAsync({ body: { shipmentId, amount: minor, InvoiceNumber, invoicedOn } })
      notify.done(t('shipment.invoiceSaved', { number: InvoiceNumber }))
      onClose()
    },
  })
  // Whoever opened it goes on typing.
  const { element } = kit
  useEffect(() => element.current?.querySelector('input')?.focus(), [element])
  return (
    <KitForm kit={kit}>
      <FieldStack>
        <TextField form={kit.form} name="InvoiceNumber" label={t('shipment.invoiceNumber')} required />
        <TextField form={kit.form} name="invoicedOn" type="date" label={t('shipment.invoiceDay')} required />
        <TextField
          form={kit.form}
          name="amount"
          label={t('shipment.invoiceAmount', { currency })}
          description={t('shipment.invoiceAmountWhy')}
          required
        />
        <FormButtons kit={kit} submit={t('shipment.saveInvoice')} onClose={onClose} />
      </FieldStack>
    </KitForm>
  )
}
