import type { SaveOwnBoxes } from '@waybill/contract/calls/Shipment/SaveOwnBoxes.ts'
import { ownBoxFields, ownBoxFromWire } from '@waybill/contract/wire/ownBox.ts'
import { type OwnBox, validateOwnBoxes } from '@waybill/domain'
import { recordChange } from '../../audit.ts'
import { takeListVersion } from '../../db/listVersion.ts'
import type { Handler } from '../../handler.ts'
import { Refusal } from '../../refusal.ts'

/** @throws {Refusal} InvalidInput, each at its field */
function refuseWrong(boxes: readonly OwnBox[]): void {
  const issues = validateOwnBoxes(boxes).map(({ at, code, params }) => {
    const [, row = '', field = ''] = at.split('.')
    return { at: `body.boxes.${row}.${ownBoxFields[field as keyof OwnBox]}`, code, params }
  })
  if (issues.length > 0) throw new Refusal('InvalidInput', {}, issues)
}

export const saveOwnBoxes: Handler<typeof SaveOwnBoxes> = async asked => {
  const { tx, who, input, request, now } = asked
  const boxes = input.boxes.map(ownBoxFromWire)
  refuseWrong(boxes)
  const version = await takeListVersion(tx, 'own_box_list', who, input.version, now)
  await tx.deleteFrom('own_box').where('client_id', '=', who.clientId).execute()
  if (boxes.length > 0) {
    const rows = boxes.map(({ name, lengthIn, widthIn, heightIn, maxWeightLb, tareLb }) => ({
      ...{ client_id: who.clientId, name, length_in: lengthIn, width_in: widthIn, height_in: heightIn },
      ...{ max_weight_lb: maxWeightLb, tare_lb: tareLb },
    }))
    await tx.insertInto('own_box').values(rows).execute()
  }
  const change = { entity: 'ownBox', entityId: version, action: 'saved', after: { boxes } }
  await recordChange(tx, { who, requestId: request.id, at: now }, change)
  return { version, boxes: input.boxes }
}
