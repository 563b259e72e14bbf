import { type WireOverrideGiven, wireOverrideGiven } from '@waybill/contract/wire/routingGuide.ts'
import type { RoundKind, RoundState, SkipReason } from '@waybill/domain'
import type { App } from '../../../app.ts'
import { type Doer, recordChange } from '../../../audit.ts'
import type { Tx } from '../../../db/open.ts'

/** A round of offers of one shipment: to one carrier, one after the other, or all at once. */
export interface Round {
  readonly clientId: number
  readonly roundId: number
  readonly shipmentId: number
  readonly kind: RoundKind
  readonly stepMinutes: number
  readonly state: RoundState
  readonly comments: string
  readonly startedBy: number
  /** Why it goes against the routing guide; null: it does not. */
  readonly override: WireOverrideGiven | null
}

/** A carrier's place in it. */
export interface Step {
  readonly stepNo: number
  readonly priceSheetId: number
  readonly scac: string
  readonly carrierName: string
  readonly state: 'waiting' | 'open' | 'over' | 'skipped'
  readonly tenderId: number | null
}

/** A round by its number; null when the company has none. The caller holds its shipment's lock to decide over it. */
export async function roundOf(tx: Tx, clientId: number, roundId: number): Promise<Round | null> {
  const row = await tx
    .selectFrom('tender_round')
    .selectAll()
    .where('client_id', '=', clientId)
    .where('round_id', '=', roundId)
    .executeTakeFirst()
  return row === undefined
    ? null
    : {
        clientId,
        roundId,
        shipmentId: row.shipment_id,
        kind: row.kind as RoundKind,
        stepMinutes: row.step_minutes,
        state: row.state as RoundState,
        comments: row.comments,
        startedBy: row.started_by,
        override: wireOverrideGiven
          .nullable()
          .parse(row.override_reason && { reason: row.override_reason, words: row.override_words }),
      }
}

/** The round by which a shipment is being offered; null: it is not. The caller holds the shipment's lock. */
export async function openRound(tx: Tx, clientId: number, shipmentId: number): Promise<Round | null> {
  const row = await tx
    .selectFrom('tender_round')
    .select('round_id')
    .where('client_id', '=', clientId)
    .where('shipment_id', '=', shipmentId)
    .where('state', '=', 'open')
    .executeTakeFirst()
  return row === undefined ? null : roundOf(tx, clientId, row.round_id)
}

export async function stepsOf(
  tx: Tx,
  { clientId, roundId }: Pick<Round, 'clientId' | 'roundId'>,
): Promise<readonly Step[]> {
  const rows = await tx
    .selectFrom('tender_step')
    .selectAll()
    .where('client_id', '=', clientId)
    .where('round_id', '=', roundId)
    .orderBy('step_no')
    .execute()
  return rows.map(row => ({
    stepNo: row.step_no,
    priceSheetId: row.price_sheet_id,
    scac: row.scac,
    carrierName: row.carrier_name,
    state: row.state as Step['state'],
    tenderId: row.tender_id,
  }))
}

/** What becomes of a place. */
export const moveStep = (
  tx: Tx,
  { clientId, roundId }: Pick<Round, 'clientId' | 'roundId'>,
  stepNo: number,
  to: { readonly state: Step['state']; readonly tenderId?: number; readonly skipReason?: SkipReason },
) =>
  tx
    .updateTable('tender_step')
    .set({
      state: to.state,
      ...(to.tenderId === undefined ? {} : { tender_id: to.tenderId }),
      ...(to.skipReason === undefined ? {} : { skip_reason: to.skipReason }),
    })
    .where('client_id', '=', clientId)
    .where('round_id', '=', roundId)
    .where('step_no', '=', stepNo)
    .execute()

/** Keeps why the carrier of an offer does not get the freight; what comes next is the clock's. */
export const refuseStep = (
  tx: Tx,
  { clientId, tenderId }: { readonly clientId: number; readonly tenderId: number },
  skipReason: SkipReason,
) =>
  tx
    .updateTable('tender_step')
    .set({ state: 'over', skip_reason: skipReason })
    .where('client_id', '=', clientId)
    .where('tender_id', '=', tenderId)
    .execute()

/** Ends a round; its clock stops. */
export async function closeRound(
  app: App,
  tx: Tx,
  doer: Doer,
  round: Round,
  to: Exclude<RoundState, 'open'>,
): Promise<void> {
  const { clientId, roundId, shipmentId } = round
  await tx
    .updateTable('tender_round')
    .set({ state: to, ended_at: doer.at.toISOString() })
    .where('client_id', '=', clientId)
    .where('round_id', '=', roundId)
    .execute()
  await app.due.drop(tx, 'offers', { clientId, subjectId: roundId })
  await recordChange(tx, doer, {
    entity: 'tenderRound',
    entityId: roundId,
    action: to,
    after: { shipmentId, state: to },
  })
  await tellRound(app, tx, round)
}

/** The news of a round, for whoever looks at its shipment or at the list of offers. */
export const tellRound = (app: App, tx: Tx, { clientId, shipmentId, roundId }: Round): Promise<void> =>
  app.realtime.tell({ clientId, topic: 'quote', data: { shipmentId, roundId } }, tx)

/** Who stands in the history for what the clock of a round does. */
export const roundDoer = (app: App, { clientId, roundId }: Pick<Round, 'clientId' | 'roundId'>): Doer => ({
  who: { clientId, userId: null, name: 'Waybill' },
  requestId: `offers-${roundId}`,
  at: app.clock.now(),
})
