import type { GetOwnBoxes } from '@waybill/contract/calls/Shipment/GetOwnBoxes.ts'
import { ownBoxToWire } from '@waybill/contract/wire/ownBox.ts'
import type { Handler } from '../../handler.ts'
import { ownBoxes } from './boxRows.ts'

export const getOwnBoxes: Handler<typeof GetOwnBoxes> = async ({ app, db, who }) => {
  const { version, boxes } = await ownBoxes(app, db, who.clientId)
  return { version, boxes: boxes.map(ownBoxToWire) }
}
