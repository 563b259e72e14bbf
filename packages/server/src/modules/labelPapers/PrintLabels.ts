import { LABELS_DRAWN_MAX, PRINT_PAGES_MAX } from '@waybill/contract'
import type { PrintLabels } from '@waybill/contract/calls/Labels/PrintLabels.ts'
import { recordChanges } from '../../audit.ts'
import type { FileReply, Given, Handler } from '../../handler.ts'
import { Refusal } from '../../refusal.ts'
import { countPrinted } from '../labels/index.ts'
import { type Chosen, chosenLabels, labelsName, labelsOfJob } from './chosenLabels.ts'
import { laidOut, unreadable } from './laidOut.ts'

type Asked = Given<typeof PrintLabels>

async function fileOf({ app, who, input }: Asked, chosen: readonly Chosen[], of: string): Promise<FileReply> {
  const zpl = await laidOut(app, who.clientId, chosen, input)
  const name = `Labels ${of}`
  if (input.format === 'zpl') {
    const body = Buffer.from(`${zpl.map(label => label.trimEnd()).join('\n')}\n`, 'latin1')
    return { name: `${name}.zpl`, mime: 'text/plain; charset=iso-8859-1', body }
  }
  const { parcelLabelsPdf, UnreadableLabel } = await import('@waybill/documents')
  try {
    const body = Buffer.from(await parcelLabelsPdf(name, zpl, input.stock))
    return { name: `${name}.pdf`, mime: 'application/pdf', body }
  } catch (error) {
    if (error instanceof UnreadableLabel) throw unreadable(of)
    throw error
  }
}

/** What was handed out counts, and stands in the history of its shipment. */
async function recordPrinted({ db, who, request, now }: Asked, chosen: readonly Chosen[]): Promise<void> {
  const shipmentIds = [...new Set(chosen.map(({ record }) => record.shipmentId))]
  const changes = shipmentIds.map(entityId => ({
    ...{ entity: 'shipment', entityId, action: 'printed', after: { documents: ['label'] } },
  }))
  const labelIds = chosen.map(({ label }) => label.labelId)
  await db.transaction(async tx => {
    await countPrinted(tx, who, labelIds, now)
    await recordChanges(tx, { who, requestId: request.id, at: now }, changes)
  })
}

export const printLabels: Handler<typeof PrintLabels> = async asked => {
  const { app, db, who, input } = asked
  const { bulkId, part } = input
  const chosen =
    bulkId === undefined
      ? await chosenLabels(app, db, { clientId: who.clientId, ...input })
      : await labelsOfJob(asked, bulkId, part)
  const max = input.format === 'pdf' ? LABELS_DRAWN_MAX : PRINT_PAGES_MAX
  if (chosen.length > max) throw new Refusal('TooManyPages', { pages: chosen.length, max })
  const of = bulkId === undefined ? labelsName(chosen) : `job ${bulkId} part ${part}`
  const file = await fileOf(asked, chosen, of)
  await recordPrinted(asked, chosen)
  return file
}
