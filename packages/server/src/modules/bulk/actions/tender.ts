import { calls } from '@waybill/contract'
import type { Shipment } from '@waybill/domain'
import { localNow } from '../../../places/localNow.ts'
import { Refusal } from '../../../refusal.ts'
import type { Started } from '../../../work/startedByRow.ts'
import { collectCarrierOf, collectTender, pickup, slotHolder } from '../../booking/index.ts'
import { lockShipment, type ShipmentRecord } from '../../shipments/index.ts'
import type { Acted, Action, BulkTurn, RowGiven } from '../action.ts'
import { reviewedRow } from '../ReviewTenders.ts'

/** Against the routing guide somebody says why for each shipment: a row that can not be asked says where. */
export async function whyAsked<T>(done: Promise<T>): Promise<T> {
  return done.catch((error: unknown) => {
    const isWhy = error instanceof Refusal && error.issues?.some(({ at }) => at.startsWith('body.override'))
    throw isWhy ? new Refusal('OverrideReasonMissing') : error
  })
}

/**
 * Whom collect freight goes to: the carrier that was reviewed.
 * @throws {Refusal} NoCollectCarrier, CollectNotReviewed where it is another's by now, or nobody reviewed one
 */
async function reviewedCarrier({ tx, who }: RowGiven, shipment: Shipment, reviewed: string): Promise<string> {
  const scac = await collectCarrierOf(tx, who.clientId, shipment)
  if (scac === null) throw new Refusal('NoCollectCarrier')
  if (scac !== reviewed) throw new Refusal('CollectNotReviewed', { carrier: scac })
  return scac
}

/** The tender that waits for its carrier or its letter. */
async function offered({ app, tx, who }: RowGiven, { id }: BulkTurn): Promise<Acted> {
  const holder = await slotHolder(app, tx, who.clientId, id)
  const started: readonly Started[] = holder?.state === 'committing' ? [{ kind: 'tender', id: holder.tenderId }] : []
  return { started }
}

/** What people are shown before they tender, and nothing that pickup itself refuses. */
const looked = {
  doesNotFit: 'DoesNotFitTrailer',
  cheaperByTruck: 'CheaperByTruck',
} as const

/** @throws {Refusal} DoesNotFitTrailer, CheaperByTruck: what somebody has to look at before it is bought */
async function refuseUnready({ app, tx, who, now }: RowGiven, record: ShipmentRecord): Promise<void> {
  const { state } = await reviewedRow({ app, tx, who, now, today: localNow(now, who.timeZone).date }, record)
  if (state === 'doesNotFit' || state === 'cheaperByTruck') throw new Refusal(looked[state])
}

/** Tenders one shipment as it was reviewed, or as it was shown since. */
const tender: Action = {
  call: calls.BulkSchedule,
  list: 'shipments',
  async act(given, row, { prices = {}, carriers = {}, reviewed = false }) {
    const { id, version, priceId } = row
    const record = await lockShipment(given.tx, given.who.clientId, id)
    if (version !== null && record.version !== version) throw new Refusal('ChangedMeanwhile')
    const order = { shipmentId: id, version: record.version, spokeWith: '', comments: '' }
    if (record.shipment.terms === 'collect') {
      const CollectCarrier = await reviewedCarrier(given, record.shipment, carriers[id] ?? '')
      const input = { ...order, CollectCarrier }
      await collectTender({ ...given, query: { flag: 'book' }, input })
      return offered(given, row)
    }
    const PricesheetID = priceId ?? prices[id] ?? 0
    if (PricesheetID === 0) throw new Refusal('NoPriceChosen')
    if (reviewed) await refuseUnready(given, record)
    const input = { ...order, PricesheetID, SCAC: '' }
    await whyAsked(pickup({ ...given, query: { flag: 'book' }, input }))
    return offered(given, row)
  },
}

/** Puts shipments on a sheet, from which they are priced and tendered: nothing is done with them before. */
const toTender: Action = {
  call: calls.BulkSchedule,
  list: 'shipments',
  isSheetAlone: true,
  act: async () => ({}),
}

export const tenderActions = { tender, toTender }
