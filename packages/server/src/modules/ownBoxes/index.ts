import type { GetOwnBoxes } from '@waybill/contract/calls/Shipment/GetOwnBoxes.ts'
import { ownBoxToWire } from '@waybill/contract/wire/ownBox.ts'
import type { Handler, Handlers } from '../../handler.ts'
import { ownBoxes } from './boxRows.ts'
import { saveOwnBoxes } from './SaveOwnBoxes.ts'

export { ownBoxes } from './boxRows.ts'

const getOwnBoxes: Handler<typeof GetOwnBoxes> = async ({ app, db, who }) => {
  const { version, boxes } = await ownBoxes(app, db, who.clientId)
  return { version, boxes: boxes.map(ownBoxToWire) }
}

export const ownBoxHandlers = {
  GetOwnBoxes: getOwnBoxes,
  SaveOwnBoxes: saveOwnBoxes,
} satisfies Partial<Handlers>
