import { type NoBidReason, ranks, ratingKey } from '@waybill/domain'
import { sql } from 'kysely'
import type { Tx } from '../../db/open.ts'
import { dayOf, insertPrices, priceRow } from '../../modules/rates/index.ts'
import { type DemoCarrier, demoTruckers, tenderEmailOf } from '../carriers.ts'
import { after, type DemoClerk, type Placed } from '../datedShipment.ts'
import { asTendered } from '../tellPlan.ts'
import { truckParts, truckPrice } from './agreedPrices.ts'

/** What a carrier answered, so many minutes after it was asked; `silent`: nothing. */
type Answer =
  | { readonly kind: 'offer'; readonly total: number; readonly minutes: number }
  | { readonly kind: 'noBid'; readonly reason: NoBidReason; readonly minutes: number }
  | { readonly kind: 'silent' }

interface Asked {
  readonly scac: string
  readonly name: string
  readonly email: string
  readonly answer: Answer
}

/** A round of spot quotes that is over. */
export interface SpotRound {
  /** Whether one of its offers was booked, or another carrier. */
  readonly state: 'awarded' | 'closed'
  readonly carriers: readonly Asked[]
}

/** When a round ends after the shipment was entered. */
const DEADLINE_MINUTES = 150

/** Prices are kept for so long, and no longer. */
const PRICES_DAYS = 30

/** Carriers that are on nobody's list and answer all the same. */
export const strangers = [
  { name: 'Demo Prairie Haulers', email: 'quotes@prairie-haulers-demo.invalid' },
  { name: 'Demo Lakeshore Transport', email: 'quotes@lakeshore-demo.invalid' },
] as const

const others: readonly Answer[] = [
  { kind: 'noBid', reason: 'noCapacity', minutes: 20 },
  { kind: 'silent' },
  { kind: 'noBid', reason: 'notOurLane', minutes: 65 },
]

/**
 * A round in which a carrier offered so much and others more, or nothing.
 * @param n which of them answer how
 * @param isAwarded whether its best offer was booked
 */
export function roundAbout(best: DemoCarrier, total: number, n: number, isAwarded = true): SpotRound {
  const second = demoTruckers.find(({ scac }) => scac !== best.scac) ?? best
  const listed = (carrier: DemoCarrier, answer: Answer): Asked => ({
    ...{ scac: carrier.scac, name: carrier.name, email: tenderEmailOf(carrier.scac), answer },
  })
  const dearer = Math.round(total * (1.04 + (n % 4) / 50))
  return {
    state: isAwarded ? 'awarded' : 'closed',
    carriers: [
      listed(best, { kind: 'offer', total, minutes: 45 }),
      listed(
        second,
        n % 3 === 1 ? { kind: 'silent' } : { kind: 'offer', total: dearer, minutes: n % 5 === 0 ? 160 : 80 },
      ),
      ...strangers.map(({ name, email }, index) => ({
        ...{ scac: '', name, email },
        answer: others[(n + index) % others.length] ?? others[0] ?? { kind: 'silent' },
      })),
    ],
  }
}

const totalOf = ({ answer }: Asked): number | null => (answer.kind === 'offer' ? answer.total : null)

function stateOf({ answer }: Asked, { state, carriers }: SpotRound, rank: number | null): string {
  if (answer.kind === 'silent') return 'asked'
  if (answer.kind === 'noBid') return 'noBid'
  const isFirst = carriers.filter(one => one.answer.kind === 'offer').length > 0 && rank === 1
  return state === 'awarded' && isFirst ? 'won' : 'lost'
}

type Round = Placed & { readonly asked: SpotRound }

function invitationRows({ asked, shipmentId, enteredAt }: Round, spotId: number, clientId: number) {
  const places = ranks(asked.carriers.map(totalOf))
  const deadline = after(enteredAt, DEADLINE_MINUTES)
  return asked.carriers.map((one, index) => {
    const { answer } = one
    const minutes = answer.kind === 'silent' ? null : answer.minutes
    const rank = answer.kind === 'offer' ? (places[index] ?? null) : null
    return {
      ...{ client_id: clientId, spot_id: spotId, shipment_id: shipmentId, scac: one.scac, carrier_name: one.name },
      ...{ email: one.email, answer_by: deadline, state: stateOf(one, asked, rank), rank },
      answered_at: minutes === null ? null : after(enteredAt, minutes),
      ...{ is_late: minutes !== null && minutes > DEADLINE_MINUTES, answered_by: minutes === null ? '' : 'Load desk' },
      missed_at: minutes === null || minutes > DEADLINE_MINUTES ? deadline : null,
      no_bid_reason: answer.kind === 'noBid' ? answer.reason : '',
    }
  })
}

/** An offer with the carrier that made it. */
interface Offered {
  readonly round: Round
  readonly one: Asked
  readonly total: number
  readonly at: Date
}

const offeredIn = (round: Round): readonly Offered[] =>
  round.asked.carriers.flatMap(one =>
    one.answer.kind === 'offer'
      ? [{ round, one, total: one.answer.total, at: new Date(after(round.enteredAt, one.answer.minutes)) }]
      : [],
  )

/** The prices that offers became, by what was offered: each in a run of its own, as answers make them. */
async function keepPrices(tx: Tx, offered: readonly Offered[], { clientId, userId }: DemoClerk) {
  const keys = offered.map(() => crypto.randomUUID())
  const runs = await tx
    .insertInto('rating_run')
    .values(
      offered.map(({ round, at }, index) => ({
        ...{ client_id: clientId, day: dayOf(at), run_key: keys[index] ?? '', shipment_id: round.shipmentId },
        ...{ content_no: 1, seen_version: 1, rating_key: ratingKey(round.shipment), asked_by: userId, kind: 'spot' },
        ...{ asked_at: round.enteredAt.toISOString(), deadline: at.toISOString(), ended_at: at.toISOString() },
      })),
    )
    .returning(['run_id', 'run_key'])
    .execute()
  const runOf = new Map(runs.map(row => [row.run_key, row.run_id]))
  const requests = await tx
    .insertInto('quote_request')
    .values(
      offered.map(({ round, one, at }, index) => ({
        ...{ client_id: clientId, day: dayOf(at), run_id: runOf.get(keys[index] ?? '') ?? 0, source: 'Spot quote' },
        ...{ scac: one.scac, carrier_name: one.name, asked_at: round.enteredAt.toISOString() },
        ...{ answered_at: at.toISOString(), state: 'priced' },
      })),
    )
    .returning(['request_id', 'run_id'])
    .execute()
  const requestOf = new Map(requests.map(row => [row.run_id, row.request_id]))
  const rows = offered.map(({ round, one, total, at }, index) => {
    const run = { clientId, shipmentId: round.shipmentId, mode: round.shipment.mode, askedAt: at }
    const price = { ...truckPrice(total, round.pickupDate, 2), trace: [{ step: 'spot', scac: one.scac, late: false }] }
    const request = requestOf.get(runOf.get(keys[index] ?? '') ?? 0) ?? 0
    return priceRow(run, request, { scac: one.scac, carrierName: one.name }, price)
  })
  const numbers = await insertPrices(tx, rows)
  return new Map(offered.map((one, index) => [one, numbers[index] ?? null]))
}

/** Rounds of spot quotes that are over, with what carriers answered; of the last weeks with the prices that came of it. */
export async function insertSpotRounds(tx: Tx, placed: readonly Placed[], clerk: DemoClerk, now: Date): Promise<void> {
  const { clientId, userId } = clerk
  const rounds = placed.filter((one): one is Round => one.asked !== undefined)
  if (rounds.length === 0) return
  const spots = await tx
    .insertInto('spot_quote')
    .values(
      rounds.map(({ shipmentId, shipment, enteredAt, tenderedAt, asked }) => ({
        ...{ client_id: clientId, shipment_id: shipmentId, content_no: 1, rating_key: ratingKey(asTendered(shipment)) },
        ...{ seen_version: 1, state: asked.state, deadline: after(enteredAt, DEADLINE_MINUTES), currency: 'USD' },
        ...{ equipment: 'Dry van', requested_by: userId, requested_at: after(enteredAt, 2) },
        ended_at: after(tenderedAt, 1),
      })),
    )
    .returning(['spot_id', 'shipment_id'])
    .execute()
  const spotOf = new Map(spots.map(row => [row.shipment_id, row.spot_id]))
  const invitations = await tx
    .insertInto('spot_invitation')
    .values(rounds.flatMap(round => invitationRows(round, spotOf.get(round.shipmentId) ?? 0, clientId)))
    .returning(['invitation_id', 'shipment_id', 'email'])
    .execute()
  const invited = new Map(invitations.map(row => [`${row.shipment_id} ${row.email}`, row.invitation_id]))
  const offered = rounds.flatMap(offeredIn)
  const kept = offered.filter(({ at }) => now.getTime() - at.getTime() < PRICES_DAYS * 86_400_000)
  const priceOf = await keepPrices(tx, kept, clerk)
  await tx
    .insertInto('spot_offer')
    .values(
      offered.map(offer => ({
        client_id: clientId,
        invitation_id: invited.get(`${offer.round.shipmentId} ${offer.one.email}`) ?? 0,
        ...{ round: 1, service: 'Truckload', transit_days: 2, currency: 'USD', basis: 'split' },
        ...{ ...truckParts(offer.total), total: offer.total, submitted_at: offer.at.toISOString() },
        ...{ valid_until: after(offer.at, 24 * 60), price_sheet_id: priceOf.get(offer) ?? null },
      })),
    )
    .execute()
  const booked = kept.flatMap(offer => {
    const { round, one } = offer
    const isBooked = round.tendered?.carrier.scac === one.scac && round.asked.state === 'awarded'
    return isBooked ? [{ id: round.shipmentId, price: priceOf.get(offer) ?? null }] : []
  })
  await sql`
    update shipment s set selected_quote_id = won.price
      from unnest(${booked.map(({ id }) => id)}::bigint[], ${booked.map(({ price }) => price)}::bigint[]) won (id, price)
     where s.client_id = ${clientId} and s.shipment_id = won.id`.execute(tx)
}
