import { canMoveTender, sentence, slotStates, type TenderState } from '@waybill/domain'
import { type Selectable, sql } from 'kysely'
import type { App } from '../../app.ts'
import { type Doer, recordChange } from '../../audit.ts'
import type { TenantDb, Tx } from '../../db/open.ts'
import type { Tender as TenderTable } from '../../db/schema.generated.ts'
import { type StartedOutcome, settleRow } from '../../work/startedByRow.ts'
import { chargeAwarded } from '../charges/index.ts'
import { wireBookingState } from './wireBooking.ts'

export type Way = 'email' | 'api' | 'call'

/** An offer of a shipment to one carrier, as it was made: its content and price are frozen. Amounts are minor units. */
export interface Tender {
  readonly clientId: number
  readonly tenderId: number
  readonly shipmentId: number
  readonly contentNo: number
  readonly scac: string
  readonly carrierName: string
  /** The account it goes through; null by mail or telephone. */
  readonly accountId: number | null
  readonly priceSheetId: number | null
  /** Null: freight that others pay, offered without a price of ours. */
  readonly total: number | null
  readonly currency: string
  readonly service: string
  readonly serviceCode: string
  readonly quoteNumber: string
  /** Services of its price that nobody ticked, codes of `accessorials.ts`: they go with the order like those that were. */
  readonly implied: readonly string[]
  readonly way: Way
  readonly state: TenderState
  readonly answer: string
  readonly absent: number
  readonly requestedBy: number
  /** Milliseconds since 1970; null while it was not given up. */
  readonly givenUpAt: number | null
  /** Whom somebody spoke with about it; blank: nobody. */
  readonly callNote: string
  /** The round of offers it belongs to; null: it was sent by itself. */
  readonly roundId: number | null
  /** Until when an offer may be accepted, milliseconds since 1970; null: it is no offer. */
  readonly dueAt: number | null
}

export const tenderColumns = [
  'client_id',
  'tender_id',
  'shipment_id',
  'content_no',
  'scac',
  'carrier_name',
  'account_id',
  'price_sheet_id',
  'total',
  'currency',
  'service',
  'service_code',
  'quote_number',
  'implied',
  'way',
  'state',
  'answer',
  'absent',
  'requested_by',
  'given_up_at',
  'call_note',
  'round_id',
  'due_at',
] as const satisfies readonly (keyof TenderTable)[]

type Row = Pick<Selectable<TenderTable>, (typeof tenderColumns)[number]>

const tenderOfRow = (row: Row): Tender => ({
  clientId: row.client_id,
  tenderId: row.tender_id,
  shipmentId: row.shipment_id,
  contentNo: row.content_no,
  scac: row.scac,
  carrierName: row.carrier_name,
  accountId: row.account_id,
  priceSheetId: row.price_sheet_id,
  total: row.total,
  currency: row.currency,
  service: row.service,
  serviceCode: row.service_code,
  quoteNumber: row.quote_number,
  implied: row.implied as unknown as string[],
  way: row.way as Way,
  state: row.state as TenderState,
  answer: row.answer,
  absent: row.absent,
  requestedBy: row.requested_by,
  givenUpAt: row.given_up_at === null ? null : Date.parse(row.given_up_at),
  callNote: row.call_note,
  roundId: row.round_id,
  dueAt: row.due_at === null ? null : Date.parse(row.due_at),
})

const tenders = (app: Pick<App, 'db'>, clientId: number) =>
  app.db.query.selectFrom('tender').select(tenderColumns).where('client_id', '=', clientId)

type From = Tx | Pick<TenantDb, 'readOne'>

async function one(from: From, query: ReturnType<typeof tenders>): Promise<Tender | null> {
  const row = 'readOne' in from ? await from.readOne(query) : (await from.executeQuery(query.compile())).rows[0]
  return row ? tenderOfRow(row) : null
}

/** The tender of that number; null when the company has none. */
export const tenderOf = (app: App, from: From, clientId: number, tenderId: number): Promise<Tender | null> =>
  one(from, tenders(app, clientId).where('tender_id', '=', tenderId))

/** The tender that holds a shipment's purchase slot; null when it is free. The caller holds the shipment's lock. */
export const slotHolder = (app: App, from: From, clientId: number, shipmentId: number): Promise<Tender | null> =>
  one(
    from,
    tenders(app, clientId)
      .where('shipment_id', '=', shipmentId)
      .where('state', 'in', [...slotStates])
      .limit(1),
  )

/** A tender of the shipment to the same account, or the same carrier, that was given up and may still be found. */
export const givenUpAt = (
  app: App,
  tx: Tx,
  clientId: number,
  shipmentId: number,
  whom: { readonly accountId: number } | { readonly scac: string },
): Promise<Tender | null> =>
  one(
    tx,
    tenders(app, clientId)
      .where('shipment_id', '=', shipmentId)
      .where(eb => ('scac' in whom ? eb('scac', '=', whom.scac) : eb('account_id', '=', whom.accountId)))
      .where('state', '=', 'givenUp')
      .where('call_note', '=', '')
      .where(eb =>
        eb.exists(
          eb
            .selectFrom('work.due as d')
            .select('d.subject_id')
            .where('d.kind', '=', 'ask')
            .where('d.client_id', '=', clientId)
            .whereRef('d.subject_id', '=', 'tender.tender_id'),
        ),
      )
      .orderBy('tender_id', 'desc')
      .limit(1),
  )

export type NewTender = Omit<Tender, 'tenderId' | 'absent' | 'givenUpAt' | 'callNote' | 'roundId' | 'dueAt'> & {
  readonly roundId?: number
  readonly dueAt?: number
  /** The lines of its price, as the source gave them. */
  readonly charges: unknown
  readonly transitDays: number | null
  readonly deliveryDate: string | null
  /** What a price of packages is charged by; left out of freight. */
  readonly zone?: string
  readonly billedWeightLb?: number | null
}

/** Nobody knows yet what becomes of it. */
const isOpen = (state: TenderState): boolean => state === 'committing' || state === 'open'

/** The day of pickup that the shipment has now: what is promised for its delivery stands on it. */
const plannedOn = ({ clientId, shipmentId }: Pick<Tender, 'clientId' | 'shipmentId'>) =>
  sql<
    string | null
  >`(select window_date from stop where client_id = ${clientId} and shipment_id = ${shipmentId} order by number limit 1)`

/** Makes an offer; whoever takes up the slot a second time fails on its unique index. */
export async function addTender(tx: Tx, given: NewTender, at: Date): Promise<Tender> {
  const { clientId, shipmentId, contentNo, state } = given
  const row = await tx
    .insertInto('tender')
    .values({
      client_id: clientId,
      shipment_id: shipmentId,
      content_no: contentNo,
      scac: given.scac,
      carrier_name: given.carrierName,
      account_id: given.accountId,
      price_sheet_id: given.priceSheetId,
      total: given.total,
      currency: given.currency,
      charges: JSON.stringify(given.charges),
      service: given.service,
      service_code: given.serviceCode,
      quote_number: given.quoteNumber,
      implied: JSON.stringify(given.implied),
      zone: given.zone ?? '',
      billed_weight_lb: given.billedWeightLb ?? null,
      transit_days: given.transitDays,
      delivery_date: given.deliveryDate,
      planned_on: plannedOn(given),
      way: given.way,
      state,
      answer: given.answer,
      requested_by: given.requestedBy,
      requested_at: at.toISOString(),
      settled_at: isOpen(state) ? null : at.toISOString(),
      binding: state !== 'open',
      round_id: given.roundId ?? null,
      due_at: given.dueAt === undefined ? null : new Date(given.dueAt).toISOString(),
    })
    .returning(tenderColumns)
    .executeTakeFirstOrThrow()
  const tender = tenderOfRow(row)
  if (state === 'awarded') await chargeAwarded(tx, tender, at)
  return tender
}

interface Settled {
  /** The carrier's or the mail server's words, or whom somebody spoke with. */
  readonly answer: string
  readonly way?: Way
}

/**
 * What a row of a bulk job that made the offer says of it, beside the words. A carrier that is asked over its wire is
 * waited for until it answers or is given up; where a letter is, nobody can be asked.
 */
function ofRow(to: TenderState, way: Way): StartedOutcome['state'] | null {
  switch (to) {
    case 'committing':
      return 'asked'
    case 'unknown':
      return way === 'api' ? 'asked' : 'unknown'
    case 'givenUp':
      return 'unknown'
    case 'awarded':
      return 'done'
    case 'refused':
    case 'ended':
      return 'toFix'
    default:
      return null
  }
}

/** Moves a tender of a locked shipment, with its history and the news on the socket. @throws for a move that is none */
export async function moveTender(
  app: App,
  tx: Tx,
  doer: Doer,
  before: Tender,
  to: TenderState,
  { answer, way = before.way }: Settled,
): Promise<Tender> {
  const { clientId, tenderId, shipmentId, state } = before
  if (!canMoveTender(state, to)) throw new Error(`tender ${tenderId} cannot move from ${state} to ${to}`)
  const at = doer.at.toISOString()
  const row = await tx
    .updateTable('tender')
    .set({
      state: to,
      answer,
      way,
      settled_at: isOpen(to) ? null : at,
      ...(to === 'givenUp' ? { given_up_at: at } : {}),
    })
    .where('client_id', '=', clientId)
    .where('tender_id', '=', tenderId)
    .returning(tenderColumns)
    .executeTakeFirstOrThrow()
  if (to === 'awarded') await chargeAwarded(tx, before, doer.at)
  const change = { entity: 'tender', entityId: tenderId, action: to }
  await recordChange(tx, doer, { ...change, before: { state }, after: { state: to, answer, shipmentId } })
  await tellBooking(app, tx, before, to === 'ended' ? to : wireBookingState(to))
  // That an order ends later says nothing of whether it was made.
  const outcome = state === 'awarded' && to === 'ended' ? null : ofRow(to, way)
  if (outcome !== null) {
    const words = outcome === 'done' ? '' : answer || (outcome === 'toFix' ? sentence('tenderOver') : '')
    await settleRow(app, tx, clientId, { kind: 'tender', id: tenderId }, { state: outcome, words })
  }
  // What became of one place of a round decides over the others.
  if (before.roundId !== null && to !== 'unknown' && to !== 'committing') {
    await app.due.put(tx, 'offers', { clientId, subjectId: before.roundId }, doer.at)
  }
  return tenderOfRow(row)
}

/** Keeps who answered an offer, and with what truck. */
export const keepAnswerer = (
  tx: Tx,
  { clientId, tenderId }: Pick<Tender, 'clientId' | 'tenderId'>,
  given: { readonly at: Date; readonly by: string; readonly driver?: string; readonly late?: 'accepted' | 'declined' },
) =>
  tx
    .updateTable('tender')
    .set({
      answered_at: given.at.toISOString(),
      answered_by: given.by,
      ...(given.driver === undefined ? {} : { driver: given.driver }),
      ...(given.late === undefined ? {} : { late_answer: given.late }),
    })
    .where('client_id', '=', clientId)
    .where('tender_id', '=', tenderId)
    .execute()

/** Whether its carrier has answered an offer, and what it answered when it was too late; blank: nothing. */
export async function answerOf(tx: Tx, { clientId, tenderId }: Pick<Tender, 'clientId' | 'tenderId'>) {
  const { late_answer: late, answered_at } = await tx
    .selectFrom('tender')
    .select(['late_answer', 'answered_at'])
    .where('client_id', '=', clientId)
    .where('tender_id', '=', tenderId)
    .executeTakeFirstOrThrow()
  return { late, isAnswered: answered_at !== null }
}

/** The offers of a shipment that may still be accepted. The caller holds the shipment's lock. */
export async function openOffers(tx: Tx, clientId: number, shipmentId: number): Promise<readonly Tender[]> {
  const rows = await tx
    .selectFrom('tender')
    .select(tenderColumns)
    .where('client_id', '=', clientId)
    .where('shipment_id', '=', shipmentId)
    .where('state', '=', 'open')
    .orderBy('tender_id')
    .execute()
  return rows.map(tenderOfRow)
}

/** The news of a tender or its booking, for whoever looks at the shipment. */
export const tellBooking = (
  app: App,
  tx: Tx,
  { clientId, shipmentId, tenderId }: Pick<Tender, 'clientId' | 'shipmentId' | 'tenderId'>,
  state: string,
): Promise<void> =>
  app.realtime.tell({ clientId, topic: 'booking', data: { shipmentId, bookingId: tenderId, state } }, tx)

/** A price that is accepted later brings the services it was asked for, and its promise stands on the pickup as it is planned by now. */
export const keepAccepted = (tx: Tx, tender: Tender, implied: readonly string[]) =>
  tx
    .updateTable('tender')
    .set({ implied: JSON.stringify(implied), planned_on: plannedOn(tender) })
    .where('client_id', '=', tender.clientId)
    .where('tender_id', '=', tender.tenderId)
    .execute()

/** Counts that the carrier said it has none. */
export const countAbsent = (tx: Tx, { clientId, tenderId, absent }: Tender) =>
  tx
    .updateTable('tender')
    .set({ absent: absent + 1 })
    .where('client_id', '=', clientId)
    .where('tender_id', '=', tenderId)
    .execute()

/** Keeps what a carrier said of a tender that stays as it is. */
export async function keepAnswer(app: App, tx: Tx, tender: Tender, answer: string): Promise<void> {
  const { clientId, tenderId, state } = tender
  if (tender.answer === answer) return
  await tx
    .updateTable('tender')
    .set({ answer })
    .where('client_id', '=', clientId)
    .where('tender_id', '=', tenderId)
    .execute()
  await tellBooking(app, tx, tender, wireBookingState(state))
}

/** Keeps whom somebody spoke with about a tender that was given up: from then on the carrier is not asked any more. */
export const keepCall = (tx: Tx, { clientId, tenderId }: Tender, call_note: string) =>
  tx
    .updateTable('tender')
    .set({ call_note })
    .where('client_id', '=', clientId)
    .where('tender_id', '=', tenderId)
    .execute()

/** Who stands in the history for what a carrier answered. */
export const carrierDoer = (app: App, { clientId, tenderId }: Pick<Tender, 'clientId' | 'tenderId'>): Doer => ({
  who: { clientId, userId: null, name: 'Waybill' },
  requestId: `tender-${tenderId}`,
  at: app.clock.now(),
})
