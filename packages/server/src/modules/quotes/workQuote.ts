import { isOwnAddress, type Mode, ranks, sentence } from '@waybill/domain'
import { sql } from 'kysely'
import type { App } from '../../app.ts'
import { type Doer, recordChange } from '../../audit.ts'
import type { Tx } from '../../db/open.ts'
import type { Again } from '../../work/due.ts'
import type { DueWork } from '../../work/putDue.ts'
import { carrierRow, claimedBy } from '../booking/index.ts'
import { lockShipment, type ShipmentRecord } from '../shipments/index.ts'
import { nextLook } from './quoteClock.ts'
import { mailQuote } from './quoteLetter.ts'
import { remind } from './remind.ts'
import type { InvitationRow, SpotRow } from './rows.ts'
import { spotLocked } from './spotLocked.ts'
import { spotQuotesShown } from './spotShown.ts'
import { withdraw, withdrawQuestions } from './withdraw.ts'

const doerOf = (app: App, clientId: number, spotId: number): Doer => ({
  who: { clientId, userId: null, name: 'Waybill' },
  requestId: `quote-${spotId}`,
  at: app.clock.now(),
})

/** Who asked, as letters of the product name them. */
async function clerkOf(tx: Tx, clientId: number, userId: number) {
  const row = await tx
    .selectFrom('identity.member as u')
    .innerJoin('identity.client as c', 'c.client_id', 'u.client_id')
    .select(['u.first_name', 'u.last_name', 'u.email', 'c.time_zone'])
    .where('u.client_id', '=', clientId)
    .where('u.user_id', '=', userId)
    .executeTakeFirst()
  return {
    clerk: { name: `${row?.first_name ?? ''} ${row?.last_name ?? ''}`.trim(), email: row?.email ?? '' },
    timeZone: row?.time_zone ?? 'America/New_York',
  }
}

/** The clock of a question: who has not answered is reminded before its deadline, and missed at it. */
export async function workQuote(app: App, { clientId, subjectId: spotId }: DueWork): Promise<Again> {
  return app.db.forClient(clientId).transaction(async tx => {
    const known = await tx
      .selectFrom('spot_quote')
      .select('state')
      .where('client_id', '=', clientId)
      .where('spot_id', '=', spotId)
      .executeTakeFirst()
    if (known?.state !== 'open') return null
    const locked = await spotLocked(app, tx, clientId, spotId)
    const { spot, invitations, record } = locked
    if (spot.state !== 'open') return null
    const doer = doerOf(app, clientId, spotId)
    if (isToRemind(spot, doer.at)) {
      const { clerk, timeZone } = await clerkOf(tx, clientId, spot.requested_by)
      // Its clock strikes for counters too: the reminder of the question goes out once.
      const since = Date.parse(spot.remind_at ?? '')
      const unreminded = invitations.filter(one => one.reminded_at === null || Date.parse(one.reminded_at) < since)
      await remind(app, tx, doer, { ...locked, invitations: unreminded }, clerk, timeZone)
    }
    await miss(tx, doer, record, invitations)
    await app.realtime.tell({ clientId, topic: 'quote', data: { shipmentId: record.shipmentId, spotId } }, tx)
    return nextLook(spot, invitations, doer.at)
  })
}

/** Between the time of its reminder and its deadline. */
const isToRemind = ({ remind_at, deadline }: SpotRow, at: Date): boolean =>
  remind_at !== null && Date.parse(remind_at) <= at.getTime() && at.getTime() < Date.parse(deadline)

/** Writes down, once, which carriers have let their time pass. */
async function miss(
  tx: Tx,
  doer: Doer,
  { clientId, shipmentId }: ShipmentRecord,
  invitations: readonly InvitationRow[],
): Promise<void> {
  const missed = invitations.filter(
    ({ state, answer_by, missed_at }) =>
      state === 'asked' && missed_at === null && Date.parse(answer_by) <= doer.at.getTime(),
  )
  if (missed.length === 0) return
  await tx
    .updateTable('spot_invitation')
    .set({ missed_at: doer.at.toISOString() })
    .where('client_id', '=', clientId)
    .where(
      'invitation_id',
      'in',
      missed.map(({ invitation_id }) => invitation_id),
    )
    .execute()
  const carriers = missed.map(one => one.carrier_name || one.email).join(', ')
  const change = { entity: 'shipment', entityId: shipmentId, action: 'quotesMissed' }
  await recordChange(tx, doer, { ...change, after: { note: sentence('quoteMissed', { carriers }) } })
}

/** Who got the freight. */
interface Won {
  readonly scac: string
  readonly price_sheet_id: number | null
}

/**
 * The invitations whose carrier is the one that has the freight: those of its SCAC, where the shipper asked it by that or the
 * address is its own. Anybody may name any SCAC with an answer.
 */
async function invitedAs(tx: Tx, spot: SpotRow, scac: string, mode: Mode): Promise<ReadonlySet<number>> {
  const { client_id: clientId, spot_id: spotId } = spot
  const rows = await tx
    .selectFrom('spot_invitation as i')
    .leftJoin('spot_offer as o', join =>
      join.onRef('o.client_id', '=', 'i.client_id').onRef('o.invitation_id', '=', 'i.invitation_id'),
    )
    .leftJoin('price_sheet as p', join =>
      join.onRef('p.client_id', '=', 'o.client_id').onRef('p.price_sheet_id', '=', 'o.price_sheet_id'),
    )
    .select(['i.invitation_id', 'i.email', 'p.trace'])
    .where('i.client_id', '=', clientId)
    .where('i.spot_id', '=', spotId)
    .where('i.scac', '=', scac)
    .execute()
  const carrier = await carrierRow(tx, clientId, scac, mode)
  const own = [carrier?.tenderEmail ?? '', carrier?.quoteEmail ?? '']
  // Prices are not kept for ever: of one that is gone nobody knows who named the SCAC.
  const wasAsked = (trace: (typeof rows)[number]['trace']): boolean => trace !== null && claimedBy({ trace }) === ''
  return new Set(rows.flatMap(row => (wasAsked(row.trace) || isOwnAddress(own, row.email) ? [row.invitation_id] : [])))
}

/**
 * Ends one question of a shipment that somebody got: its carriers hear that they lost, and at which place; who was
 * asked and has not answered yet hears that it is over. Who has the freight, by another price of its own, did not lose.
 * @param heard addresses that know it from another question about the same freight; added to
 */
async function close(app: App, tx: Tx, spot: SpotRow, won: Won, heard: Set<string>): Promise<void> {
  const { client_id: clientId, spot_id: spotId, shipment_id: shipmentId } = spot
  const doer = doerOf(app, clientId, spotId)
  const { invitations, content } = await spotLocked(app, tx, clientId, spotId)
  const same = await invitedAs(tx, spot, won.scac, content.shipment.mode)
  const [shown] = await spotQuotesShown(app, tx, clientId, [spot], doer.at)
  const answers = (shown?.invitations ?? []).filter(({ offers }) => offers.length > 0)
  const best = answers.map(({ offers }) => {
    const known = offers.flatMap(({ converted }) => (converted === null ? [] : [converted]))
    return known.length === 0 ? null : Math.min(...known)
  })
  const places = ranks(best)
  const winner = answers.find(({ offers }) => offers.some(({ bookableId }) => bookableId === won.price_sheet_id))
  await tx
    .updateTable('spot_quote')
    .set({ state: winner === undefined ? 'closed' : 'awarded', ended_at: doer.at.toISOString() })
    .where('client_id', '=', clientId)
    .where('spot_id', '=', spotId)
    .execute()
  await app.due.drop(tx, 'quote', { clientId, subjectId: spotId })
  const unasked = await withdrawQuestions(app, tx, invitations)
  const { clerk, timeZone } = await clerkOf(tx, clientId, spot.requested_by)
  for (const invitation of invitations) {
    const place = answers.findIndex(one => one.invitationId === invitation.invitation_id)
    const isWinner = winner?.invitationId === invitation.invitation_id || same.has(invitation.invitation_id)
    const hasQuoted = place >= 0
    // Who declined, or never read the question, waits for no word about it.
    if (!hasQuoted && (invitation.state !== 'asked' || unasked.has(invitation.invitation_id))) continue
    const rank = places[place] ?? null
    if (hasQuoted) {
      await tx
        .updateTable('spot_invitation')
        .set({ state: isWinner ? 'won' : 'lost', rank })
        .where('client_id', '=', clientId)
        .where('invitation_id', '=', invitation.invitation_id)
        .execute()
    }
    const address = invitation.email.toLowerCase()
    if (isWinner || heard.has(address) || !app.settings.sendsMail) continue
    heard.add(address)
    const over = { ...invitation, rank }
    await mailQuote(app, tx, hasQuoted ? 'lost' : 'over', { spot, invitation: over, content, clerk, timeZone })
  }
  await app.realtime.tell({ clientId, topic: 'quote', data: { shipmentId, spotId } }, tx)
}

/** The order was given back and another carrier has it: who offered sees where that leaves him; mails went out before. */
async function wonByAnother(tx: Tx, spot: SpotRow, won: Won, mode: Mode): Promise<void> {
  const offered = await tx
    .selectFrom('spot_offer')
    .select('invitation_id')
    .where('client_id', '=', spot.client_id)
    .where('price_sheet_id', '=', won.price_sheet_id)
    .execute()
  const winners = [...(await invitedAs(tx, spot, won.scac, mode)), ...offered.map(({ invitation_id }) => invitation_id)]
  await tx
    .updateTable('spot_invitation')
    .set({ state: sql<string>`case when invitation_id = any(${winners}::bigint[]) then 'won' else 'lost' end` })
    .where('client_id', '=', spot.client_id)
    .where('spot_id', '=', spot.spot_id)
    .where('state', 'in', ['won', 'lost'])
    .execute()
}

/** Nobody shall have it: the shipment was voided. */
async function takeBack(app: App, tx: Tx, spot: SpotRow): Promise<void> {
  const { clerk, timeZone } = await clerkOf(tx, spot.client_id, spot.requested_by)
  const locked = await spotLocked(app, tx, spot.client_id, spot.spot_id)
  await withdraw(app, tx, doerOf(app, spot.client_id, spot.spot_id), locked, clerk, timeZone)
}

/** A carrier has the order of a shipment: questions that are open about it are closed, and closed ones name it. */
export async function workWon(app: App, { clientId, subjectId: shipmentId }: DueWork): Promise<Again> {
  await app.db.forClient(clientId).transaction(async tx => {
    const { status, shipment } = await lockShipment(tx, clientId, shipmentId)
    const tender = await tx
      .selectFrom('tender')
      .select(['scac', 'price_sheet_id'])
      .where('client_id', '=', clientId)
      .where('shipment_id', '=', shipmentId)
      .where('state', '=', 'awarded')
      .executeTakeFirst()
    // It was given back meanwhile: the questions go on.
    if (tender === undefined && status !== 'V') return
    const spots = await tx
      .selectFrom('spot_quote')
      .selectAll()
      .where('client_id', '=', clientId)
      .where('shipment_id', '=', shipmentId)
      .where('state', '!=', 'withdrawn')
      // Of several the newest tells them.
      .orderBy('spot_id', 'desc')
      .execute()
    const heard = new Set<string>()
    for (const spot of spots) {
      if (spot.state !== 'open') {
        if (tender !== undefined) await wonByAnother(tx, spot, tender, shipment.mode)
      } else if (tender === undefined) await takeBack(app, tx, spot)
      else await close(app, tx, spot, tender, heard)
    }
  })
  return null
}
