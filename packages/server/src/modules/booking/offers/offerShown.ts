import type { WireTenderOffer } from '@waybill/contract/wire/tenderRound.ts'
import { outgoingInstructions, type TenderState, withImplied } from '@waybill/domain'
import type { App } from '../../../app.ts'
import { type TenantDb, type Tx, within } from '../../../db/open.ts'
import { logoUrlOf } from '../../../identity/logos.ts'
import { contentOf, loadShipments } from '../../shipments/index.ts'
import { bookingOf } from '../bookings.ts'
import { loadFactsOf, shipperHead } from '../loadFacts.ts'
import type { Tender } from '../tenders.ts'

type Reader = Pick<TenantDb, 'read' | 'readOne'>

const statuses: Readonly<Record<TenderState, WireTenderOffer['status']>> = {
  open: 'open',
  awarded: 'accepted',
  declined: 'declined',
  expired: 'expired',
  withdrawn: 'withdrawn',
  lost: 'lost',
  ended: 'over',
  refused: 'over',
  committing: 'over',
  unknown: 'over',
  givenUp: 'over',
}

/** A tender as its carrier sees it: its own price and nobody else's; the bill's number once it has accepted. */
export async function offerShown(
  app: App,
  from: Tx | Reader,
  tender: Tender,
  isInternal: boolean,
  now: Date,
): Promise<WireTenderOffer> {
  const db: Reader = 'readOne' in from ? from : within(from)
  const { clientId, tenderId, shipmentId, dueAt } = tender
  const [content, [record], row, booking, shipper] = await Promise.all([
    contentOf(app, db, tender, tender.contentNo),
    loadShipments(db, clientId, [shipmentId]),
    db.readOne(
      app.db.query
        .selectFrom('tender')
        .select(['charges', 'answered_at', 'late_answer', 'driver', 'round_id'])
        .where('client_id', '=', clientId)
        .where('tender_id', '=', tenderId),
    ),
    bookingOf(app, db, clientId, tenderId),
    db.readOne(
      app.db.query
        .selectFrom('identity.client as c')
        .leftJoin('identity.member as u', join =>
          join.onRef('u.client_id', '=', 'c.client_id').on('u.user_id', '=', tender.requestedBy),
        )
        .select(['c.name', 'c.is_demo', 'c.time_zone', 'u.first_name', 'u.last_name', 'u.email'])
        .where('c.client_id', '=', clientId),
    ),
  ])
  const round =
    row?.round_id == null
      ? null
      : await db.readOne(
          app.db.query
            .selectFrom('tender_round')
            .select('comments')
            .where('client_id', '=', clientId)
            .where('round_id', '=', row.round_id),
        )
  // Inside a transaction no second connection is asked for: those who wait for its lock may hold them all.
  const logoUrl = await logoUrlOf('readOne' in from ? app.db.identity : from, clientId)
  const status = statuses[tender.state]
  const charges = (row?.charges ?? []) as unknown as readonly { kind: string; code: string; amount: number }[]
  return {
    TenderID: tenderId,
    CarrierName: tender.carrierName,
    shipper: shipperHead(
      { name: shipper?.name ?? '', isDemo: shipper?.is_demo === true, logoUrl },
      { name: `${shipper?.first_name ?? ''} ${shipper?.last_name ?? ''}`.trim(), email: shipper?.email ?? '' },
    ),
    load: loadFactsOf(withImplied(content.shipment, tender.implied)),
    SpecialInstructions: outgoingInstructions(content.shipment),
    comments: round?.comments ?? '',
    CurrAmount: tender.total,
    currency: tender.currency,
    charges: charges.map(({ kind, code, amount }) => ({ kind, code, amount })),
    service: tender.service,
    dueAt: new Date(dueAt ?? 0).toISOString(),
    now: now.toISOString(),
    timeZone: shipper?.time_zone ?? 'America/New_York',
    status: status === 'open' && dueAt !== null && now.getTime() > dueAt ? 'expired' : status,
    canAnswer: status === 'open' && dueAt !== null && now.getTime() <= dueAt,
    answeredAt: row?.answered_at ?? null,
    lateAnswer: (row?.late_answer ?? '') as WireTenderOffer['lateAnswer'],
    BOLNumber: status === 'accepted' ? (record?.bolNumber ?? '') : '',
    PRONumber: status === 'accepted' ? (booking?.proNumber ?? '') : '',
    pickupNumber: status === 'accepted' ? (booking?.pickupNumber ?? '') : '',
    driver: status === 'accepted' ? (row?.driver ?? '') : '',
    isInternal,
  }
}
