import { Button } from '@mantine/core'
import type { WireInvoicing } from '@waybill/contract/wire/carrierInvoice.ts'
import type { WireShipmentDetails } from '@waybill/contract/wire/shipmentDetails.ts'
import { useState } from 'react'
import { useText } from '../../../texts/texts.ts'
import { DateText } from '../../../ui/DateText.tsx'
import { Hint } from '../../../ui/Hint.tsx'
import { Money } from '../../../ui/Money.tsx'
import { Fact } from '../../../ui/Panel.tsx'
import { FieldStack } from '../../../ui/Sheet.tsx'
import { InvoiceForm } from './InvoiceForm.tsx'

/** What the carrier asked for beside what was agreed; nothing where nobody was awarded it or another pays. */
export function InvoicePart({ details: { shipmentId, invoicing } }: { details: WireShipmentDetails }) {
  const t = useText()
  const [isEntering, setEntering] = useState(false)
  if (invoicing === null) return null
  const { currency, isOpen, invoices } = invoicing
  return (
    <FieldStack>
      {invoices.length === 0 ? <Hint>{t('shipment.notInvoiced')}</Hint> : <Invoiced invoicing={invoicing} />}
      {isOpen && !isEntering && (
        <div>
          <Button variant="default" onClick={() => setEntering(true)}>
            {t('shipment.enterInvoice')}
          </Button>
        </div>
      )}
      {isEntering && <InvoiceForm shipmentId={shipmentId} currency={currency} onClose={() => setEntering(false)} />}
    </FieldStack>
  )
}

function Invoiced({ invoicing: { agreed, currency, invoices } }: { invoicing: WireInvoicing }) {
  const t = useText()
  const invoiced = invoices.reduce((sum, { amount }) => sum + amount, 0)
  const difference = agreed === null ? null : invoiced - agreed
  return (
    <>
      <dl>
        {agreed !== null && (
          <Fact name={t('shipment.agreed')}>
            <Money amount={agreed} currency={currency} />
          </Fact>
        )}
        <Fact name={t('shipment.invoiced')}>
          <Money amount={invoiced} currency={currency} />
        </Fact>
        {difference !== null && difference !== 0 && (
          <Fact name={t(difference > 0 ? 'shipment.invoicedMore' : 'shipment.invoicedLess')}>
            <Money amount={Math.abs(difference)} currency={currency} />
          </Fact>
        )}
      </dl>
      {difference === 0 && <Hint>{t('shipment.invoicedSame')}</Hint>}
      <ul aria-label={t('shipment.invoices')}>
        {invoices.map(({ invoiceId, InvoiceNumber: number, amount, invoicedOn, source }) => (
          <li key={invoiceId}>
            {source === '' ? number : t('shipment.invoiceFrom', { number, source })} · <DateText date={invoicedOn} /> ·{' '}
            <Money amount={amount} currency={currency} />
          </li>
        ))}
      </ul>
    </>
  )
}
