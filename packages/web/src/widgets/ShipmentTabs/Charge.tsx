import type { WireShipmentRow } from '@waybill/contract/wire/shipmentRow.ts'
import { useText } from '../../texts/texts.ts'
import { Hint } from '../../ui/Hint.tsx'
import { Money } from '../../ui/Money.tsx'

/** What we owe for a shipment, or who pays for one that a carrier has. */
export function Charge({ row }: { row: WireShipmentRow }) {
  const t = useText()
  return row.PaymentType === 'P' || row.CarrierName === '' ? (
    <Money amount={row.TotalCharge} currency={row.currency} />
  ) : (
    <Hint inline>{t(`shipment.paidBy_${row.PaymentType}`)}</Hint>
  )
}
