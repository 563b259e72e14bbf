import type { WireShipmentRow } from '@waybill/contract/wire/shipmentRow.ts'
import type { useText } from '../../../texts/texts.ts'

/** What a person calls the shipment: its BOL, before there is one its number. */
export const nameOf = (row: WireShipmentRow, t: ReturnType<typeof useText>): string =>
  row.BOLNumber !== '' ? row.BOLNumber : t('track.shipment', { id: row.shipmentId })
