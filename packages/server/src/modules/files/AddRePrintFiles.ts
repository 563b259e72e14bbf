import type { AddRePrintFiles } from '@waybill/contract/calls/Shipment/AddRePrintFiles.ts'
import type { Handler } from '../../handler.ts'

export const addRePrintFiles: Handler<typeof AddRePrintFiles> = async ({ who }) => {
  throw new Error(`not written yet, for company ${who.clientId}`)
}
