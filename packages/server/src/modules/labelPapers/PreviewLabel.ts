import type { PreviewLabel } from '@waybill/contract/calls/Labels/PreviewLabel.ts'
import type { Handler } from '../../handler.ts'
import { chosenLabels } from './chosenLabels.ts'
import { laidOut, unreadable } from './laidOut.ts'

export const previewLabel: Handler<typeof PreviewLabel> = async ({ app, db, who, input }) => {
  const { clientId } = who
  const wanted = { clientId, shipmentIds: [], labelIds: [input.labelId], leaveOut: false }
  const chosen = await chosenLabels(app, db, wanted)
  const [zpl = ''] = await laidOut(app, clientId, chosen, input)
  const { labelPictures, UnreadableLabel } = await import('@waybill/documents')
  const tracking = chosen[0]?.label.trackingNumber ?? ''
  try {
    const [picture] = await labelPictures(zpl, input.stock)
    if (picture === undefined) throw unreadable(tracking)
    return { name: `Label ${tracking}.png`, mime: 'image/png', body: Buffer.from(picture), inline: true }
  } catch (error) {
    if (error instanceof UnreadableLabel) throw unreadable(tracking)
    throw error
  }
}
