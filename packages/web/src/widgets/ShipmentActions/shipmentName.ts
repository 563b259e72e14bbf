import { text } from '../../texts/texts.ts'

/** What a person calls the shipment: its BOL, before there is one its number. */
export const shipmentName = (shipment: { readonly BOLNumber: string; readonly shipmentId: number }): string =>
  shipment.BOLNumber !== '' ? shipment.BOLNumber : text('track.shipment', { id: shipment.shipmentId })
