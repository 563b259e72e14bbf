import { Readable } from 'node:stream'
import type { ExportTenderRounds } from '@waybill/contract/calls/Tender/ExportTenderRounds.ts'
import { ROUNDS_PAGE_MAX, type WireTenderRound, type WireTenderStep } from '@waybill/contract/wire/tenderRound.ts'
import { type Cell, csv } from '@waybill/documents/csv'
import { minorDigits, type RoundKind, type RoundState } from '@waybill/domain'
import type { Given, Handler } from '../../../handler.ts'
import { localNow, wallTime } from '../../../places/localNow.ts'
import { roundsFound } from './roundList.ts'
import { type RoundRow, roundsShown } from './roundsShown.ts'

type Column = Given<typeof ExportTenderRounds>['input']['columns'][number]

const heads: Readonly<Record<Column, string>> = {
  BOLNumber: 'BOL',
  state: 'State',
  clock: 'Open until',
  current: 'With',
  kind: 'Kind',
  lane: 'Lane',
  pickup: 'Pickup',
  startedAt: 'Offered',
  startedBy: 'Offered by',
}

/** What follows the columns of the list: one carrier's place. */
const stepHeads = [
  ...['Place', 'Carrier', 'SCAC', 'Amount', 'Currency', 'Place’s state', 'Skipped because'],
  ...['Sent', 'Due', 'Answered at', 'Answered by', 'Late answer'],
]

const stateNames: Readonly<Record<RoundState, string>> = {
  open: 'Open',
  won: 'Awarded',
  exhausted: 'Not accepted',
  withdrawn: 'Withdrawn',
}

const kindNames: Readonly<Record<RoundKind, string>> = {
  single: 'One carrier',
  waterfall: 'Waterfall',
  broadcast: 'Broadcast',
}

const stepStateNames: Readonly<Record<WireTenderStep['state'], string>> = {
  waiting: 'Waiting its turn',
  skipped: 'Skipped',
  open: 'Offered',
  declined: 'Declined',
  expired: 'Expired',
  withdrawn: 'Withdrawn',
  lost: 'Lost to another carrier',
  committing: 'Ordering',
  unknown: 'Not known yet',
  givenUp: 'Not confirmed',
  awarded: 'Accepted',
  refused: 'Refused',
  ended: 'Closed',
}

const skipNames: Readonly<Record<WireTenderStep['skipReason'], string>> = {
  '': '',
  doNotUse: 'Do not use',
  uninsured: 'Not insured on the pickup’s day',
  inactive: 'Inactive',
  capacity: 'At its daily load limit',
  outOfWindow: 'Out of its window',
  noAddress: 'No e-mail address',
  priceExpired: 'Price expired',
  priceOutdated: 'Priced before the shipment changed',
  accountUnusable: 'Account not usable',
  unreached: 'E-mail did not arrive',
  aboveLimit: 'Above the booking limit',
}

const open = ({ steps }: WireTenderRound): readonly WireTenderStep[] => steps.filter(({ state }) => state === 'open')

function cellOf(round: WireTenderRound, column: Column, timeZone: string): Cell {
  switch (column) {
    case 'state':
      return stateNames[round.state]
    case 'clock':
      return wallTime(
        open(round)
          .flatMap(({ dueAt }) => dueAt ?? [])
          .sort()[0] ?? null,
        timeZone,
      )
    case 'current':
      return open(round)
        .map(({ CarrierName, CarrierSCAC }) => CarrierName || CarrierSCAC)
        .join(', ')
    case 'kind':
      return kindNames[round.kind]
    case 'pickup':
      return round.pickupDate
    case 'startedAt':
      return wallTime(round.startedAt, timeZone)
    default:
      return round[column]
  }
}

const stepCells = (step: WireTenderStep, timeZone: string): Cell[] => [
  ...[step.step, step.CarrierName, step.CarrierSCAC],
  ...[step.CurrAmount === null ? null : step.CurrAmount / 10 ** minorDigits(step.currency), step.currency],
  ...[stepStateNames[step.state], skipNames[step.skipReason]],
  ...[wallTime(step.openedAt, timeZone), wallTime(step.dueAt, timeZone), wallTime(step.answeredAt, timeZone)],
  ...[step.answeredBy, step.lateAnswer],
]

function linesOf(round: WireTenderRound, columns: readonly Column[], timeZone: string): Cell[][] {
  const head = columns.map(column => cellOf(round, column, timeZone))
  return round.steps.map(step => [...head, ...stepCells(step, timeZone)])
}

/** Every round of the list, the newest first, a page in memory at a time. */
async function* lines({ app, db, who, input }: Given<typeof ExportTenderRounds>) {
  const { chosen } = input
  const all = roundsFound(app, who.clientId, input)
  const asked = chosen === undefined ? all : all.where('r.round_id', 'in', chosen)
  let before: number | undefined
  do {
    const rows: RoundRow[] = await db.read(
      asked
        .$if(before !== undefined, query => query.where('r.round_id', '<', before ?? 0))
        .selectAll('r')
        .orderBy('r.round_id', 'desc')
        .limit(ROUNDS_PAGE_MAX),
    )
    for (const round of await roundsShown(app, db, who.clientId, rows)) {
      yield* linesOf(round, input.columns, who.timeZone)
    }
    before = rows.length < ROUNDS_PAGE_MAX ? undefined : rows.at(-1)?.round_id
  } while (before !== undefined)
}

export const exportTenderRounds: Handler<typeof ExportTenderRounds> = async given => {
  const head = [...given.input.columns.map(column => heads[column]), ...stepHeads]
  return {
    name: `offers-${localNow(given.now, given.who.timeZone).date}.csv`,
    mime: 'text/csv; charset=utf-8',
    body: Readable.from(csv(head, lines(given))),
  }
}
