import type { SaveandReprint } from '@waybill/contract/calls/Shipment/SaveandReprint.ts'
import type { Handler } from '../../handler.ts'

export const saveandReprint: Handler<typeof SaveandReprint> = async ({ who }) => {
  throw new Error(`not written yet, for company ${who.clientId}`)
}
