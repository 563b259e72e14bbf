import { sentence } from '@waybill/domain'
import type { App } from '../../app.ts'
import type { Tx } from '../../db/open.ts'
import type { AboutMail } from '../../mail/settleMail.ts'
import { lockShipment } from '../shipments/index.ts'
import { bookingOf } from './bookings.ts'
import { type Carriage, isNewestWord } from './notifications.ts'
import { tenderOf } from './tenders.ts'

/** What is said to a carrier about a tender: the offer itself, that something changed, that the order is given back. */
export interface Word {
  readonly clientId: number
  readonly tenderId: number
  readonly kind: 'tender' | 'change' | 'cancel'
  readonly by: Carriage
}

/**
 * Whether a tender was made by the company's rule for orders that need nobody, and the rule is off by now. The rule is held
 * until it is known whether it leaves: whoever switches it off waits, and nothing leaves after that.
 */
async function isCalledOff(tx: Tx, { clientId, tenderId }: Pick<Word, 'clientId' | 'tenderId'>): Promise<boolean> {
  const entry = await tx
    .selectFrom('straight_entry')
    .select('entry_id')
    .where('client_id', '=', clientId)
    .where('tender_id', '=', tenderId)
    .executeTakeFirst()
  if (entry === undefined) return false
  const rule = await tx
    .selectFrom('straight_rule')
    .select('is_on')
    .where('client_id', '=', clientId)
    .forShare()
    .executeTakeFirst()
  return rule?.is_on !== true
}

/**
 * Why a word that waits shall not leave any more; blank: it shall. Asked under the shipment's lock whenever one is put
 * back, sent again or about to leave: since it was written the shipment may have been voided, the carrier may have given
 * the order back, or a newer word been said.
 */
export async function whyHeldBack(app: App, tx: Tx, { clientId, tenderId, kind, by }: Word): Promise<string> {
  const tender = await tenderOf(app, tx, clientId, tenderId)
  if (kind === 'tender') {
    // A mail that the server put off after its node was given up for dead; an order over a wire leaves once.
    const isPutOff = tender?.state === 'unknown' && 'mailId' in by
    const isOpen = tender?.state === 'committing' || isPutOff
    if (!isOpen) return sentence('tenderOver')
    return tender.state === 'committing' && (await isCalledOff(tx, tender)) ? sentence('straightOff') : ''
  }
  const isLive = (await bookingOf(app, tx, clientId, tenderId))?.state === 'live'
  if (kind === 'cancel') return isLive ? sentence('inForceAgain') : ''
  if (!isLive) return sentence('noLongerInForce')
  return (await isNewestWord(tx, { clientId, tenderId }, by)) ? '' : sentence('newerTookPlace')
}

/** A question is asked as long as it is open and its carrier has not answered. */
async function whyNotAsked(tx: Tx, clientId: number, invitationId: number): Promise<string> {
  const row = await tx
    .selectFrom('spot_invitation as i')
    .innerJoin('spot_quote as q', join =>
      join.onRef('q.client_id', '=', 'i.client_id').onRef('q.spot_id', '=', 'i.spot_id'),
    )
    .select(['q.state as question', 'i.state as invitation'])
    .where('i.client_id', '=', clientId)
    .where('i.invitation_id', '=', invitationId)
    .executeTakeFirst()
  if (row?.question !== 'open') return sentence('quotesOver')
  return row.invitation === 'asked' ? '' : sentence('quoteAnsweredBefore')
}

const kinds: Readonly<Record<string, Word['kind']>> = { tender: 'tender', notice: 'change', cancel: 'cancel' }

/** The same of a mail, whose shipment is locked; a mail that is about no tender leaves whatever happens. */
export async function whyMailHeldBack(
  app: App,
  tx: Tx,
  { clientId, mailId, shipmentId, tenderId, invitationId, purpose }: AboutMail,
): Promise<string> {
  if (invitationId !== null && shipmentId !== null) {
    await lockShipment(tx, clientId, shipmentId)
    return whyNotAsked(tx, clientId, invitationId)
  }
  if (purpose === 'offer' && shipmentId !== null && tenderId !== null) {
    await lockShipment(tx, clientId, shipmentId)
    return (await tenderOf(app, tx, clientId, tenderId))?.state === 'open' ? '' : sentence('offersOver')
  }
  const kind = kinds[purpose]
  if (kind === undefined || shipmentId === null || tenderId === null) return ''
  await lockShipment(tx, clientId, shipmentId)
  return whyHeldBack(app, tx, { clientId, tenderId, kind, by: { mailId } })
}
