import type { GetReprintDocumentDetails } from '@waybill/contract/calls/Shipment/GetReprintDocumentDetails.ts'
import type { Handler } from '../../handler.ts'

export const getReprintDocumentDetails: Handler<typeof GetReprintDocumentDetails> = async ({ who }) => {
  throw new Error(`not written yet, for company ${who.clientId}`)
}
