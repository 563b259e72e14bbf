import type { WireInvoicing } from '@waybill/contract/wire/carrierInvoice.ts'
import type { WireShipmentDetails } from '@waybill/contract/wire/shipmentDetails.ts'
import { useRef, useState } from 'react'
import { useText } from '../../../texts/texts.ts'
import { ChangeButton } from '../../../ui/ChangeButton.tsx'
import { formatDate } from '../../../ui/format.ts'
import { Hint } from '../../../ui/Hint.tsx'
import { FieldStack } from '../../../ui/Sheet.tsx'
import { useFocusNext } from '../../../ui/useFocusNext.ts'
import { Breakdown } from '../../../widgets/PriceTrace/PriceTrace.tsx'
import { InvoiceForm } from './InvoiceForm.tsx'

/** What the carrier asked for beside what was agreed; nothing where nobody was awarded it or another pays. */
export function InvoicePart({ details: { shipmentId, invoicing } }: { details: WireShipmentDetails }) {
  const t = useText()
  const [isEntering, setEntering] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const focusNext = useFocusNext()
  const close = (): void => {
    setEntering(false)
    focusNext(() => button.current)
  }
  if (invoicing === null) return null
  const { currency, isOpen, invoices } = invoicing
  return (
    <FieldStack>
      {invoices.length === 0 ? <Hint>{t('shipment.notInvoiced')}</Hint> : <Invoiced invoicing={invoicing} />}
      {isOpen && !isEntering && (
        <div>
          <ChangeButton ref={button} variant="default" onClick={() => setEntering(true)}>
            {t('shipment.enterInvoice')}
          </ChangeButton>
        </div>
      )}
      {isEntering && <InvoiceForm shipmentId={shipmentId} currency={currency} onClose={close} />}
    </FieldStack>
  )
}

function Invoiced({ invoicing: { agreed, currency, invoices } }: { invoicing: WireInvoicing }) {
  const t = useText()
  const invoiced = invoices.reduce((sum, { amount }) => sum + amount, 0)
  const difference = agreed === null ? null : invoiced - agreed
  return (
    <>
      <strong>{t('shipment.invoices')}</strong>
      <Breakdown
        lines={invoices.map(({ InvoiceNumber: number, amount, invoicedOn, source }) => ({
          name: `${source === '' ? number : t('shipment.invoiceFrom', { number, source })} · ${formatDate(invoicedOn)}`,
          amount,
        }))}
        total={invoiced}
        currency={currency}
        name={t('shipment.invoiced')}
      />
      {difference === 0 && <Hint>{t('shipment.invoicedSame')}</Hint>}
      {agreed !== null && difference !== null && difference !== 0 && (
        <Breakdown
          lines={[{ name: t('shipment.agreed'), amount: agreed }]}
          total={Math.abs(difference)}
          currency={currency}
          name={t(difference > 0 ? 'shipment.invoicedMore' : 'shipment.invoicedLess')}
        />
      )}
    </>
  )
}
