import type { WireTenderRound, WireTenderStep } from '@waybill/contract/wire/tenderRound.ts'
import { pickupOf, type TenderState } from '@waybill/domain'
import type { Selectable } from 'kysely'
import type { App } from '../../../app.ts'
import { type TenantDb, type Tx, within } from '../../../db/open.ts'
import type { TenderRound } from '../../../db/schema.generated.ts'
import { laneText, loadShipments } from '../../shipments/index.ts'

type Reader = Pick<TenantDb, 'read' | 'readOne'>
export type RoundRow = Selectable<TenderRound>

const stepsQuery = (app: App, clientId: number, roundIds: readonly number[]) =>
  app.db.query
    .selectFrom('tender_step as s')
    .leftJoin('tender as t', join =>
      join.onRef('t.client_id', '=', 's.client_id').onRef('t.tender_id', '=', 's.tender_id'),
    )
    .leftJoin('price_sheet as p', join =>
      join.onRef('p.client_id', '=', 's.client_id').onRef('p.price_sheet_id', '=', 's.price_sheet_id'),
    )
    .select(['s.round_id', 's.step_no', 's.scac', 's.carrier_name', 's.price_sheet_id', 's.state', 's.skip_reason'])
    .select(['s.tender_id', 't.state as tender_state', 't.way', 't.requested_at', 't.due_at', 't.answered_at'])
    .select(['t.answered_by', 't.answer', 't.late_answer', 't.total', 't.currency'])
    .select(['p.total as price_total', 'p.currency as price_currency'])
    .where('s.client_id', '=', clientId)
    .where('s.round_id', 'in', [...roundIds])
    .orderBy('s.step_no')

type StepRow = Awaited<ReturnType<ReturnType<typeof stepsQuery>['execute']>>[number]

const stateOf = (row: StepRow): WireTenderStep['state'] => {
  if (row.state === 'skipped') return 'skipped'
  return row.tender_state === null ? 'waiting' : (row.tender_state as TenderState)
}

const stepShown = (row: StepRow): WireTenderStep => ({
  step: row.step_no,
  CarrierName: row.carrier_name,
  CarrierSCAC: row.scac,
  PricesheetID: row.price_sheet_id,
  CurrAmount: row.total ?? row.price_total,
  currency: row.currency ?? row.price_currency ?? 'USD',
  state: stateOf(row),
  skipReason: row.skip_reason as WireTenderStep['skipReason'],
  tenderId: row.tender_id,
  way: row.way ?? '',
  openedAt: row.requested_at,
  dueAt: row.due_at,
  answeredAt: row.answered_at,
  answeredBy: row.answered_by ?? '',
  answer: row.answer ?? '',
  lateAnswer: (row.late_answer ?? '') as WireTenderStep['lateAnswer'],
})

/** Rounds with what became of each place, in the order given. */
export async function roundsShown(
  app: App,
  from: Tx | Reader,
  clientId: number,
  rounds: readonly RoundRow[],
): Promise<WireTenderRound[]> {
  if (rounds.length === 0) return []
  const db: Reader = 'readOne' in from ? from : within(from)
  const [steps, records, people] = await Promise.all([
    db.read(
      stepsQuery(
        app,
        clientId,
        rounds.map(({ round_id }) => round_id),
      ),
    ),
    loadShipments(db, clientId, [...new Set(rounds.map(({ shipment_id }) => shipment_id))]),
    db.read(
      app.db.query
        .selectFrom('identity.member')
        .select(['user_id', 'first_name', 'last_name'])
        .where('client_id', '=', clientId)
        .where('user_id', 'in', [...new Set(rounds.map(({ started_by }) => started_by))]),
    ),
  ])
  return rounds.flatMap(round => {
    const record = records.find(({ shipmentId }) => shipmentId === round.shipment_id)
    if (record === undefined) return []
    const clerk = people.find(({ user_id }) => user_id === round.started_by)
    return [
      {
        roundId: round.round_id,
        shipmentId: round.shipment_id,
        BOLNumber: record.bolNumber,
        lane: laneText(record),
        shipmentStatus: record.status,
        pickupDate: pickupOf(record.shipment).date,
        kind: round.kind as WireTenderRound['kind'],
        stepMinutes: round.step_minutes,
        state: round.state as WireTenderRound['state'],
        comments: round.comments,
        startedAt: round.started_at,
        startedBy: clerk === undefined ? '' : `${clerk.first_name} ${clerk.last_name}`.trim(),
        endedAt: round.ended_at,
        steps: steps.filter(({ round_id }) => round_id === round.round_id).map(stepShown),
      },
    ]
  })
}

/** One round, in a transaction. @throws when it is gone */
export async function roundShown(app: App, tx: Tx, clientId: number, roundId: number): Promise<WireTenderRound> {
  const row = await tx
    .selectFrom('tender_round')
    .selectAll()
    .where('client_id', '=', clientId)
    .where('round_id', '=', roundId)
    .executeTakeFirstOrThrow()
  const [shown] = await roundsShown(app, tx, clientId, [row])
  if (shown === undefined) throw new Error(`round ${roundId} is gone`)
  return shown
}
