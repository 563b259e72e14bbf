import type { WireShipmentDetails } from '@waybill/contract/wire/shipmentDetails.ts'
import { slotStates } from '@waybill/domain'
import type { App } from '../../app.ts'
import type { TenantDb } from '../../db/open.ts'
import {
  asksToCancel,
  carrierKnows,
  differsFromOrder,
  type Tender,
  tenderOf,
  waysToTell,
  wireBookingState,
  wireCancelState,
} from '../booking/index.ts'
import type { ShipmentRecord } from '../shipments/index.ts'
import * as sql from './detailsSql.ts'

type Shown = Pick<WireShipmentDetails, 'booking' | 'otherBookings' | 'stillAsked'> & {
  /** The tender that holds the purchase slot, with the days it promised; null: none does. */
  readonly inForce: (Tender & { readonly transitDays: number | null; readonly billUrl: string }) | null
}

const noBooking: Shown['booking'] = {
  bookingId: null,
  CarrierName: '',
  CarrierSCAC: '',
  state: 'none',
  isStillAsked: false,
  way: '',
  answer: '',
  requestedAt: null,
  requestedBy: '',
  isSent: false,
  pickupNumber: '',
  isCancelAsked: false,
  cancelState: '',
  cancelAnswer: '',
  cancelCall: '',
  unknownToCarrier: [],
  notification: null,
  tellWays: [],
}

const otherOf = (row: sql.OrderRow): Shown['otherBookings'][number] => ({
  bookingId: row.tender_id,
  CarrierName: row.carrier_name,
  CarrierSCAC: row.scac,
  state: row.state,
  pickupNumber: row.pickup_number,
  PRONumber: row.pro_number,
  cancelReason: row.cancel_reason,
  cancelAnswer: row.cancel_answer,
  cancelCall: row.cancel_call,
  amount: row.total,
  currency: row.currency,
})

/** The tender in force, or the newest one, with what its carrier knows; beside it every other order a carrier holds. */
export async function bookingsShown(
  app: App,
  db: Pick<TenantDb, 'read' | 'readOne'>,
  record: ShipmentRecord,
): Promise<Shown> {
  const { clientId, shipmentId } = record
  const about = { clientId, shipmentId }
  const [newest, orders, asked] = await Promise.all([
    db.readOne(sql.tenderQuery(about)),
    db.read(sql.ordersQuery(about)),
    db.read(sql.stillAskedQuery(about)),
  ])
  const tender = newest === null ? null : await tenderOf(app, db, clientId, newest.tender_id)
  if (newest === null || tender === null)
    return { booking: noBooking, otherBookings: [], stillAsked: [], inForce: null }
  const order = orders.find(row => row.tender_id === tender.tenderId)
  // Its own order, where somebody has to decide about it.
  const isKept = order?.state === 'surplus' || (order?.state === 'cancelRefused' && tender.state === 'awarded')
  const otherBookings = orders.filter(row => row !== order || isKept).map(otherOf)
  const isLive = order?.state === 'live' && tender.state === 'awarded'
  const knows = isLive ? await carrierKnows(app, db, record, tender.tenderId) : null
  const isOpen = tender.state === 'committing' || tender.state === 'unknown'
  const differing = isOpen ? await differsFromOrder(app, db, record, tender) : (knows?.unknown ?? [])
  const price = knows?.isPriceNew === true ? ['agreed price'] : []
  const notification = knows?.open ?? knows?.delivered ?? null
  return {
    booking: {
      bookingId: tender.tenderId,
      CarrierName: tender.carrierName,
      CarrierSCAC: tender.scac,
      // An offer that its carrier never got, or accepted in vain, was no order.
      state: tender.state === 'refused' && tender.dueAt !== null ? 'none' : wireBookingState(tender.state),
      isStillAsked: newest.is_still_asked,
      way: tender.way,
      answer: tender.answer,
      requestedAt: newest.requested_at,
      requestedBy: newest.requested_by,
      isSent: newest.left_at !== null,
      pickupNumber: order?.pickup_number ?? '',
      isCancelAsked: (isLive || isOpen) && (await asksToCancel(app, db, tender)),
      cancelState: order === undefined ? '' : wireCancelState(order.state),
      cancelAnswer: order?.cancel_answer ?? '',
      cancelCall: order?.cancel_call ?? '',
      unknownToCarrier: [...differing, ...price],
      notification:
        notification === null
          ? null
          : {
              ...{ at: notification.at, way: notification.way, state: notification.state, note: notification.note },
              isOutdated: knows?.isOpenOutdated ?? false,
            },
      tellWays:
        isLive && record.status === 'T'
          ? [...(await waysToTell(app, db, record, tender, knows?.isPriceNew ?? false))]
          : [],
    },
    otherBookings,
    stillAsked: asked
      .filter(row => row.tender_id !== tender.tenderId)
      .map(row => ({ bookingId: row.tender_id, CarrierName: row.carrier_name, CarrierSCAC: row.scac })),
    inForce: slotStates.some(state => state === tender.state)
      ? { ...tender, transitDays: newest.transit_days, billUrl: order?.bol_url ?? '' }
      : null,
  }
}
