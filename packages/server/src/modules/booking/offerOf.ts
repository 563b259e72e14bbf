import type { Recovery } from '@waybill/carriers'
import type { App } from '../../app.ts'
import type { Tx } from '../../db/open.ts'
import { Refusal } from '../../refusal.ts'
import type { PriceSheetRow } from '../prices/index.ts'
import type { ShipmentRecord } from '../shipments/index.ts'
import { bookableQuote, carrierWithoutPrice, openAccountOf, refuseClaimed, tenderCarrier } from './quote.ts'
import { refuseUnready } from './readyToBook.ts'
import { refuseUninsured, type TenderCarrier } from './tenderCarrier.ts'
import { givenUpAt, type Way } from './tenders.ts'

interface At {
  readonly app: App
  readonly tx: Tx
  readonly now: Date
}

/** What a person offers a shipment at; `PricesheetID` 0: freight that others pay, to the carrier of `SCAC`. */
interface Chosen {
  readonly PricesheetID: number
  readonly SCAC: string
}

export interface Offer {
  /** Null: freight that others pay, without a price of ours. */
  readonly quote: PriceSheetRow | null
  readonly carrier: TenderCarrier
  readonly way: Way
  /** How an order over the wire is found again; null where it takes another way. */
  readonly recovery: Recovery | null
}

/**
 * What is offered to whom. A price that came over a carrier's wire is booked over it; any other by mail; a call is
 * recorded whatever the price.
 * @throws {Refusal} what keeps the price or the carrier from being booked
 */
export async function offerOf(
  { app, tx, now }: At,
  before: ShipmentRecord,
  { PricesheetID, SCAC }: Chosen,
  byCall: boolean,
): Promise<Offer> {
  if (PricesheetID === 0) {
    const carrier = await carrierWithoutPrice(tx, before, SCAC)
    return { quote: null, carrier, way: byCall ? 'call' : 'email', recovery: null }
  }
  const quote = await bookableQuote(app, tx, before, PricesheetID, now)
  const carrier = await tenderCarrier(tx, before, quote)
  const way = byCall ? 'call' : quote.account_id === null ? 'email' : 'api'
  const recovery = way === 'api' ? await openAccountOf(app, tx, quote, carrier) : null
  return { quote, carrier, way, recovery }
}

/** @throws {Refusal} NoTenderEmail, NoMailServer, ScacClaimed, OrderUnknown */
async function refuseUnreachable({ app, tx }: At, before: ShipmentRecord, { quote, carrier, way, recovery }: Offer) {
  const phone = carrier.phone || 'the carrier'
  if (way === 'email' && quote !== null) await refuseClaimed(tx, before, quote)
  if (way === 'email' && carrier.tenderEmail === '')
    throw new Refusal('NoTenderEmail', { carrier: carrier.name, phone })
  if (way === 'email' && !app.settings.sendsMail) throw new Refusal('NoMailServer', { carrier: carrier.name, phone })
  if (way !== 'api' || quote === null || quote.account_id === null || recovery === 'wireKey') return
  // Asked for by a number that both share, the carrier could answer a second order with the first one.
  const earlier = await givenUpAt(app, tx, before.clientId, before.shipmentId, { accountId: quote.account_id })
  if (earlier !== null) throw new Refusal('OrderUnknown', { carrier: carrier.name, phone })
}

/**
 * What keeps an offer from going out: the carrier, the way it takes, the freight.
 * @param today the company's day
 * @throws {Refusal} UninsuredCarrier, NoTenderEmail, NoMailServer, ScacClaimed, OrderUnknown, NotReady
 */
export async function refuseOffer(at: At, before: ShipmentRecord, offer: Offer, today: string): Promise<void> {
  refuseUninsured(offer.carrier, today)
  await refuseUnreachable(at, before, offer)
  refuseUnready(at.now, before, offer.carrier)
}
