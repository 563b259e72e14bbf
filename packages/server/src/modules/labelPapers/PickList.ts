import type { PickList } from '@waybill/contract/calls/Labels/PickList.ts'
import type { PickBox } from '@waybill/documents'
import {
  boxWords,
  destinationOf,
  type PickedBox,
  packagePlaces,
  pickedItems,
  type Shipment,
  shareOf,
} from '@waybill/domain'
import type { Given, Handler } from '../../handler.ts'
import { localNow } from '../../places/localNow.ts'
import { Refusal } from '../../refusal.ts'
import { loadShipments, type ShipmentRecord } from '../shipments/index.ts'
import { type JobBox, jobBoxes, jobLabelsOf } from './jobBoxes.ts'

type Asked = Given<typeof PickList>

/** What goes into one box. */
function contentsOf(shipment: Shipment, box: Pick<JobBox, 'unitId' | 'place'>): PickedBox['contents'] {
  const found = packagePlaces(shipment).find(({ unit, place }) => unit.unitId === box.unitId && place === box.place)
  if (found === undefined) return []
  return found.unit.contents.flatMap(({ line: number, pieces }) => {
    const line = shipment.lines[number - 1]
    const quantity = shareOf(pieces, found.unit.count, found.rank)
    if (line === undefined || quantity === 0) return []
    return [{ quantity, unit: line.pieceType, itemCode: line.itemCode, description: line.description }]
  })
}

function boxOf({ bolNumber, shipment }: ShipmentRecord, box: JobBox): PickBox {
  const { company, city, state, zip } = destinationOf(shipment)
  const { customerOrders = [], orderNumber } = shipment
  const orders = customerOrders.length > 0 ? customerOrders.map(({ number }) => number) : [orderNumber]
  const named = [...new Set(orders)].filter(number => number !== '').join(', ')
  return {
    ...{ number: box.number, trackingNumber: box.trackingNumber, contents: contentsOf(shipment, box) },
    shipment: named === '' ? bolNumber : `${bolNumber}\nOrder ${named}`,
    shipTo: `${company}\n${city}, ${state} ${zip}`,
  }
}

/** Boxes part by part, so that the shipments of one part alone are held at a time. */
async function boxesOf(asked: Asked, parts: number): Promise<readonly PickBox[]> {
  const { db, who, input } = asked
  const made: PickBox[] = []
  for (let part = 1; part <= parts; part += 1) {
    const boxes = await jobBoxes(asked, input.bulkId, part)
    const ids = [...new Set(boxes.map(({ shipmentId }) => shipmentId))]
    const records = new Map((await loadShipments(db, who.clientId, ids)).map(one => [one.shipmentId, one]))
    for (const box of boxes) {
      const record = records.get(box.shipmentId)
      if (record !== undefined) made.push(boxOf(record, box))
    }
  }
  return made
}

export const pickList: Handler<typeof PickList> = async asked => {
  const { who, input, now } = asked
  const { labels, parts } = await jobLabelsOf(asked, input.bulkId)
  if (labels === 0) throw new Refusal('NoLabels', { which: `#${input.bulkId}` })
  const boxes = await boxesOf(asked, parts)
  const items = pickedItems(boxes).map(item => ({ ...item, boxes: boxWords(item.boxes) }))
  const { pickListPdf } = await import('@waybill/documents')
  const title = `Job ${input.bulkId}`
  const body = Buffer.from(await pickListPdf({ title, date: localNow(now, who.timeZone).date, items, boxes }))
  return { name: `Pick list ${title}.pdf`, mime: 'application/pdf', body }
}
