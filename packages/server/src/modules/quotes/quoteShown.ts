import type { WireQuoteResponse } from '@waybill/contract/wire/spotQuote.ts'
import { mayAnswer, outgoingInstructions, type QuoteStanding, quoteCurrencies, servicesOf } from '@waybill/domain'
import type { App } from '../../app.ts'
import { type TenantDb, type Tx, within } from '../../db/open.ts'
import { logoUrlOf } from '../../identity/logos.ts'
import { loadFactsOf, shipperHead } from '../booking/index.ts'
import { contentOf } from '../shipments/index.ts'
import { offersOf, type QuoteAsked } from './quoteAsked.ts'
import { asAsked, filesOfSpot, type OfferRow, offerShown, type SpotRow, standingOf } from './rows.ts'

type Reader = Pick<TenantDb, 'read' | 'readOne'>

/** @param door a transaction's own: those who wait for its lock may hold all other connections */
const shipperOf = async (app: App, db: Reader, door: Tx | App['db']['identity'], clientId: number, userId: number) => {
  const row = await db.readOne(
    app.db.query
      .selectFrom('identity.client as c')
      .leftJoin('identity.member as u', join =>
        join.onRef('u.client_id', '=', 'c.client_id').on('u.user_id', '=', userId),
      )
      .select(['c.name', 'c.is_demo', 'c.time_zone', 'u.first_name', 'u.last_name', 'u.email'])
      .where('c.client_id', '=', clientId),
  )
  const clerk = { name: `${row?.first_name ?? ''} ${row?.last_name ?? ''}`.trim(), email: row?.email ?? '' }
  const logoUrl = await logoUrlOf(door, clientId)
  const head = shipperHead({ name: row?.name ?? '', isDemo: row?.is_demo === true, logoUrl }, clerk)
  return { head, timeZone: row?.time_zone ?? 'America/New_York' }
}

const filesOf = (app: App, db: Reader, clientId: number, fileIds: readonly number[]) =>
  fileIds.length === 0
    ? Promise.resolve([])
    : db.read(
        app.db.query
          .selectFrom('file')
          .select(['file_id', 'name', 'size'])
          .where('client_id', '=', clientId)
          .where('file_id', 'in', [...fileIds])
          .where('deleted_at', 'is', null)
          .orderBy('file_id'),
      )

/** The price that the shipment is booked at, null where that is none of ours to name; undefined: nobody has it any more. */
async function bookedPrice(
  app: App,
  db: Reader,
  { client_id, shipment_id }: Pick<SpotRow, 'client_id' | 'shipment_id'>,
): Promise<number | null | undefined> {
  const tender = await db.readOne(
    app.db.query
      .selectFrom('tender')
      .select('price_sheet_id')
      .where('client_id', '=', client_id)
      .where('shipment_id', '=', shipment_id)
      .where('state', '=', 'awarded'),
  )
  return tender === null ? undefined : tender.price_sheet_id
}

/** Who was chosen hears no more of it once the order was given back, or never arrived: it might send a truck. */
async function standingNow(
  app: App,
  db: Reader,
  { spot, invitation }: QuoteAsked,
  offers: readonly OfferRow[],
  now: Date,
): Promise<{ readonly standing: QuoteStanding; readonly booked: number | null }> {
  const standing = standingOf(spot, invitation, now)
  if (standing !== 'won') return { standing, booked: null }
  const price = await bookedPrice(app, db, spot)
  if (price === undefined) return { standing: 'withdrawn', booked: null }
  // An option that was never sent has no price either.
  const option = price === null ? undefined : offers.find(({ price_sheet_id }) => price_sheet_id === price)
  return { standing, booked: option?.offer_id ?? null }
}

/** A quote as the carrier that was asked sees it: nothing of other carriers, nothing of the shipper's own notes. */
export async function quoteShown(
  app: App,
  from: Tx | Reader,
  asked: QuoteAsked,
  now: Date,
): Promise<WireQuoteResponse> {
  const { invitation, spot, clerk } = asked
  const db: Reader = 'readOne' in from ? from : within(from)
  const { client_id: clientId, shipment_id: shipmentId } = spot
  const [content, offers, shipper, files] = await Promise.all([
    contentOf(app, db, { clientId, shipmentId }, spot.content_no),
    offersOf(app, db, invitation),
    shipperOf(app, db, 'readOne' in from ? app.db.identity : from, clientId, spot.requested_by),
    filesOf(app, db, clientId, filesOfSpot(spot)),
  ])
  const shipment = asAsked(content.shipment, spot)
  const services = [...new Set(servicesOf(shipment))]
  const { standing, booked } = await standingNow(app, db, asked, offers, now)
  // What was entered for the first answer stays with it; the form of a counter begins anew.
  const options = offers.filter(({ round, submitted_at }) => round === invitation.round || submitted_at !== null)
  const shown = options.map(row => offerShown(row, services))
  const facts = loadFactsOf(shipment)
  const answered = invitation.state !== 'asked' || invitation.answered_at !== null
  return {
    QuoteID: invitation.invitation_id,
    CarrierName: invitation.carrier_name,
    needsScac: invitation.scac === '',
    shipper: shipper.head,
    QuoteInfo: { ...facts, EquipmentType: spot.equipment || facts.EquipmentType },
    SpecialInstructions: outgoingInstructions(shipment),
    notes: spot.notes,
    target: spot.target_shown ? spot.target : null,
    QuoteDeadline: invitation.answer_by,
    now: now.toISOString(),
    timeZone: shipper.timeZone,
    status: standing,
    canAnswer: mayAnswer(standing),
    round: invitation.round,
    counter: invitation.round === 2 ? { note: invitation.counter_note, target: invitation.counter_target } : null,
    ChargeDetails: [
      { kind: 'linehaul', code: '' },
      { kind: 'fuel', code: '' },
      ...services.map(code => ({ kind: 'accessorial' as const, code })),
    ],
    PriceSheetDetails: shown,
    ChargesDetails: shown.map(({ PriceSheetID, charges, CurrAmount, currency }) => ({
      ...{ PriceSheetID, charges, currency, total: CurrAmount },
    })),
    CurrencyDetails: { currency: spot.currency, currencies: [...new Set([spot.currency, ...quoteCurrencies])] },
    TenderedQuoteInfo: standing === 'won' ? (shown.find(one => one.PriceSheetID === booked) ?? null) : null,
    answeredAt: answered ? invitation.answered_at : null,
    answeredBy: invitation.answered_by,
    answerNotes: invitation.notes,
    noBid: invitation.no_bid_reason === '' ? null : { reason: invitation.no_bid_reason, notes: invitation.notes },
    isLate: invitation.is_late,
    Fileinfo: files.map(file => ({ fileId: file.file_id, name: file.name, size: file.size })),
    isInternal: clerk !== null,
  }
}
