import { isOwnAddress, isTendered } from '@waybill/domain'
import type { Tx } from '../../db/open.ts'
import { localNow } from '../../places/localNow.ts'
import type { Who } from '../../who.ts'
import { type AnsweredCarrier, addAnsweredCarrier } from '../carriers/index.ts'
import { isSpot, type PriceSheetRow } from '../prices/index.ts'
import type { ShipmentRecord } from '../shipments/index.ts'
import { carrierRow, carrierRows } from './tenderCarrier.ts'

/** The address that gave a spot offer under a SCAC it named itself: a step of the price's trace. */
export function claimedBy({ trace }: Pick<PriceSheetRow, 'trace'>): string {
  const steps = trace as unknown as readonly { readonly step: string; readonly claimedBy?: unknown }[]
  const claim = steps.find(({ step }) => step === 'spot')?.claimedBy
  return typeof claim === 'string' ? claim : ''
}

/**
 * Whose SCAC an address named that is not one of that carrier's; null: nobody's, or its own. Its row for the mode that is
 * shipped says it, and where there is none, those for other modes.
 */
export async function claimedFrom(tx: Tx, { clientId, shipment }: ShipmentRecord, quote: PriceSheetRow) {
  const email = claimedBy(quote)
  if (email === '') return null
  const rows = await carrierRows(tx, clientId, quote.scac)
  const own = rows.filter(({ mode }) => mode === shipment.mode)
  const asked = own.length > 0 ? own : rows
  const isOwn = asked.some(({ tenderEmail, quoteEmail }) => isOwnAddress([tenderEmail, quoteEmail], email))
  const [first] = asked
  return first === undefined || isOwn ? null : { carrier: first.name, email }
}

/** Who gave a price by its link, where it stands on no list for the mode that is shipped; null: anybody else. */
export async function answeredCarrier(
  tx: Tx,
  record: ShipmentRecord,
  quote: PriceSheetRow,
): Promise<AnsweredCarrier | null> {
  const { clientId, shipment } = record
  if (!isSpot(quote) || !isTendered(shipment.mode)) return null
  if ((await carrierRow(tx, clientId, quote.scac, shipment.mode)) !== undefined) return null
  const row = await tx
    .selectFrom('spot_offer as o')
    .innerJoin('spot_invitation as i', join =>
      join.onRef('i.client_id', '=', 'o.client_id').onRef('i.invitation_id', '=', 'o.invitation_id'),
    )
    .select(['i.scac', 'i.carrier_name', 'i.email'])
    .where('o.client_id', '=', clientId)
    .where('o.price_sheet_id', '=', quote.price_sheet_id)
    .executeTakeFirst()
  return row === undefined ? null : { scac: quote.scac, name: row.carrier_name || quote.carrier_name, email: row.email }
}

interface Asked {
  readonly tx: Tx
  readonly who: Who
  readonly request: { readonly id: string }
  readonly now: Date
}

/**
 * Whoever is offered the freight at a price it gave by its link, or booked at it, stands on the list from then on: in the
 * transaction that offers or books, so that a refusal leaves nothing. Under the SCAC of another carrier it gets no address.
 * @returns whether it stood on no list before
 */
export async function putOnList(
  { tx, who, request, now }: Asked,
  record: ShipmentRecord,
  quote: PriceSheetRow,
): Promise<boolean> {
  const { mode } = record.shipment
  const carrier = await answeredCarrier(tx, record, quote)
  if (carrier === null || !isTendered(mode)) return false
  const email = (await claimedFrom(tx, record, quote)) === null ? carrier.email : ''
  const doer = { who, requestId: request.id, at: now }
  await addAnsweredCarrier({ tx, doer, today: localNow(now, who.timeZone).date }, mode, { ...carrier, email })
  return true
}
