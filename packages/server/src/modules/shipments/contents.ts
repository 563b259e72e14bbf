import { isDeepStrictEqual } from 'node:util'
import {
  carrierKey,
  itemsOf,
  type PlainShipment,
  ratingKey,
  type Shipment,
  shipmentOfPlain,
  shipmentTotals,
  wholeHazmat,
} from '@waybill/domain'
import type { Selectable } from 'kysely'
import type { App } from '../../app.ts'
import type { TenantDb, Tx } from '../../db/open.ts'
import type { ShipmentContent } from '../../db/schema.generated.ts'
import type { ShipmentRecord } from './shipmentStore.ts'

/** The shape written today. Each shape ever written keeps its reader below: contents are never rewritten. */
const FORM = 5

/** What a shipment was at a moment: whatever is asked, offered, sent or printed is made from one of these. */
export interface Content {
  readonly contentNo: number
  /** Without internal notes. */
  readonly shipment: Shipment
  readonly bolNumber: string
  readonly originZone: string
}

type Stored = Omit<Content, 'contentNo'>

/** Reads a stored content by the shape it was written in. @throws for a shape of a newer version */
export function readContent({
  content_no,
  form,
  content,
}: Pick<Selectable<ShipmentContent>, 'content_no' | 'form' | 'content'>): Content {
  if (form === FORM) return { contentNo: content_no, ...(content as unknown as Stored) }
  if (form === 4) return { contentNo: content_no, ...withoutDoors(content as unknown as Stored) }
  if (form === 3) return { contentNo: content_no, ...withoutDoors(withoutCod(content as unknown as Stored)) }
  if (form === 2) {
    return { contentNo: content_no, ...withoutDoors(withoutCod(withWholeHazmat(content as unknown as Stored))) }
  }
  if (form !== 1) throw new Error(`content ${content_no} has the unknown form ${form}`)
  // Form 1: one pickup, one delivery, and neither an order number nor a purchase order of its own.
  const { shipment, ...stored } = content as unknown as Omit<Stored, 'shipment'> & { readonly shipment: PlainShipment }
  const plain = { ...shipment, orderNumber: '', customerPo: '', cod: null }
  return { contentNo: content_no, ...withWholeHazmat({ ...stored, shipment: shipmentOfPlain(plain) }) }
}

/** Forms 2 to 4 knew no door of a dock. */
const withoutDoors = (stored: Stored): Stored => ({
  ...stored,
  shipment: { ...stored.shipment, stops: stored.shipment.stops.map(stop => ({ ...stop, door: '' })) },
})

/** Forms 1 to 3 knew no COD. */
const withoutCod = (stored: Stored): Stored => ({ ...stored, shipment: { ...stored.shipment, cod: null } })

/** Forms 1 and 2 know less of a hazardous material. */
const withWholeHazmat = (stored: Stored): Stored => ({
  ...stored,
  shipment: {
    ...stored.shipment,
    lines: stored.shipment.lines.map(line => ({ ...line, hazmat: wholeHazmat(line.hazmat) })),
  },
})

const storedOf = ({ shipment, bolNumber, originZone }: ShipmentRecord): Stored => ({
  shipment: { ...shipment, internalNotes: '' },
  bolNumber,
  originZone,
})

/** The row that keeps a content. */
export const contentRow = (
  { clientId, shipmentId }: Pick<ShipmentRecord, 'clientId' | 'shipmentId'>,
  { contentNo, ...stored }: Content,
  at: Date,
) => ({
  client_id: clientId,
  shipment_id: shipmentId,
  content_no: contentNo,
  form: FORM,
  content: JSON.stringify(stored),
  rating_key: ratingKey(stored.shipment),
  carrier_hash: carrierKey(stored.shipment),
  made_at: at.toISOString(),
})

/** The content a shipment has now: the newest one that was kept, or a new one. The caller holds the shipment's lock. */
export async function contentNow(tx: Tx, record: ShipmentRecord, at: Date): Promise<Content> {
  const { clientId, shipmentId } = record
  const newest = await tx
    .selectFrom('shipment_content')
    .select(['content_no', 'form', 'content'])
    .where('client_id', '=', clientId)
    .where('shipment_id', '=', shipmentId)
    .orderBy('content_no', 'desc')
    .limit(1)
    .executeTakeFirst()
  const stored = storedOf(record)
  if (newest !== undefined) {
    const { contentNo: _, ...former } = readContent(newest)
    if (isDeepStrictEqual(former, JSON.parse(JSON.stringify(stored)))) return readContent(newest)
  }
  const content = { contentNo: (newest?.content_no ?? 0) + 1, ...stored }
  await tx
    .insertInto('shipment_content')
    .values(contentRow(record, content, at))
    .execute()
  return content
}

/** One kept content. @throws when there is none of that number */
export async function contentOf(
  app: Pick<App, 'db'>,
  from: Tx | Pick<TenantDb, 'readOne'>,
  { clientId, shipmentId }: Pick<ShipmentRecord, 'clientId' | 'shipmentId'>,
  contentNo: number,
): Promise<Content> {
  const query = app.db.query
    .selectFrom('shipment_content')
    .select(['content_no', 'form', 'content'])
    .where('client_id', '=', clientId)
    .where('shipment_id', '=', shipmentId)
    .where('content_no', '=', contentNo)
  const row = 'readOne' in from ? await from.readOne(query) : (await from.executeQuery(query.compile())).rows[0]
  if (!row) throw new Error(`shipment ${shipmentId} has no content ${contentNo}`)
  return readContent(row)
}

/** A shipment as it was, with its numbers of today: what papers and orders of that content are made from. */
export function recordAt(record: ShipmentRecord, { shipment, bolNumber, originZone }: Content): ShipmentRecord {
  const { weightLb, pieces, handlingUnits } = shipmentTotals(itemsOf(shipment))
  return {
    ...record,
    shipment,
    bolNumber,
    originZone,
    totalWeightLb: weightLb,
    totalPieces: pieces,
    totalHandlingUnits: handlingUnits,
  }
}
