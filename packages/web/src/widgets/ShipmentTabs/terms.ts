import type { WireShipmentRow } from '@waybill/contract/wire/shipmentRow.ts'
import type { useText } from '../../texts/texts.ts'

export const termsText = (row: WireShipmentRow, t: ReturnType<typeof useText>): string =>
  t(row.PaymentType === 'T' ? 'track.third' : `track.${row.PaymentType}`)
