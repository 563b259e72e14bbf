import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { wireInvoiceInput, wireInvoicing } from '../../wire/carrierInvoice.ts'

/** Keeps what a carrier asked for one shipment; it is never changed, a mistake is made good by a credit. */
export const AddCarrierInvoice = defineCall({
  group: 'Shipment',
  name: 'AddCarrierInvoice',
  summary: 'Enter a carrier’s invoice or credit',
  access: { kind: 'signedIn', pages: ['ShipmentDetails'] },
  effect: 'write',
  once: true,
  ours: true,
  query: z.object({}),
  body: z.object({ shipmentId: z.int().positive(), ...wireInvoiceInput.shape }),
  reply: wireInvoicing,
})
