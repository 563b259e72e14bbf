import type { FieldIssue } from '@waybill/contract'
import { shipmentFieldToWire } from '@waybill/contract/wire/shipment.ts'
import {
  type Address,
  type ChangeField,
  carrierKey,
  destinationOf,
  isPlain,
  judgeChange,
  originOf,
  type PlainShipment,
  type Problem,
  pickupOf,
  problem,
  type Shipment,
  statusNames,
  textOf,
  validateShipment,
} from '@waybill/domain'
import type { App } from '../../app.ts'
import type { Doer } from '../../audit.ts'
import type { Tx } from '../../db/open.ts'
import { hazmatTable } from '../../hazmatTable.ts'
import { localNow } from '../../places/localNow.ts'
import { zoneOf } from '../../places/zips.ts'
import { Refusal } from '../../refusal.ts'
import { refuseLabelled } from '../labels/index.ts'
import { expectedDay } from './expectedDay.ts'
import { refuseForeignParts } from './partIds.ts'
import { passWhenComplete } from './setItems.ts'
import { type ShipmentRecord, saveShipment } from './shipmentStore.ts'

/** What a change after booking brings about (rules of the trade, booking). */
export type Consequence = 'rerate' | 'revision' | 'tellCarrier'

/** Where a field of domain stands in the body of a call: `origin.zip` → `body.shipment.Origin.Zip`. */
export type PlaceOf = (at: string) => string

export const inBody: PlaceOf = at => `body.${shipmentFieldToWire(at)}`

const issueAt =
  (placeOf: PlaceOf) =>
  ({ at, code, params }: Pick<Problem, 'at' | 'params'> & { code: string }): FieldIssue => ({
    at: placeOf(at),
    code,
    params,
  })

/** Where a problem of several stops stands on a plain form: at its ends, its pickup, its rows. */
function plainPlace(at: string, last: number): string {
  const stop = /^stops\.(\d+)\.(address|window)\.(.*)$/.exec(at)
  if (stop === null) return at
  const [, number, part = '', field = ''] = stop
  if (part === 'window') return number === '0' ? `pickup.${field}` : at
  if (number === '0') return `origin.${field}`
  return Number(number) === last ? `destination.${field}` : at
}

/**
 * Everything wrong with a shipment, as of today at its origin.
 * @param plain the plain form it was entered in; problems are told at its fields
 */
export function problemsOn(
  shipment: Shipment,
  now: Date,
  otherwiseZone: string,
  plain: PlainShipment | null,
): readonly Problem[] {
  const today = localNow(now, zoneOf(originOf(shipment), otherwiseZone)).date
  if (plain !== null && isPlain(shipment)) return validateShipment(plain, today, hazmatTable)
  const problems = validateShipment(shipment, today, hazmatTable)
  if (plain === null) return problems
  const last = shipment.stops.length - 1
  return problems.map(one => ({ ...one, at: plainPlace(one.at, last) }))
}

/** @throws {Refusal} InvalidInput with all problems, each at its field */
export function refuseProblems(problems: readonly Problem[], placeOf: PlaceOf): void {
  if (problems.length > 0) throw new Refusal('InvalidInput', {}, problems.map(issueAt(placeOf)))
}

/** The changes that a problem at a part of several stops follows from. */
const changesAt: Readonly<Record<string, readonly ChangeField[]>> = {
  stops: [
    'stops',
    'appointments',
    'doors',
    'origin.place',
    'destination.place',
    'pickup.date',
    'accessorials',
    'items',
  ],
  lines: ['items'],
  units: ['items', 'stops'],
  bills: ['bills', 'stops', 'items'],
  cod: ['cod', 'accessorials', 'stops'],
}

/** Whether a problem stands in a part that was changed: nobody is asked to mend what he did not touch. */
function isTouched({ at, code }: Problem, changed: readonly ChangeField[]): boolean {
  const [part = ''] = at.split('.')
  // Freight that no longer goes into its truck is told at the truck, whichever of them was changed.
  if (code.endsWith('OverTruck') && (changed.includes('items') || changed.includes('stops'))) return true
  if (part === 'pickup')
    return changed.includes('pickup.date') || (at !== 'pickup.date' && changed.includes('pickup.window'))
  return changed.some(field => field.split('.')[0] === part || changesAt[part]?.includes(field))
}

const differing = (prefix: string, before: object, after: object): string[] => {
  const old = new Map<string, unknown>(Object.entries(before))
  return Object.entries(after).flatMap(([field, value]) => (old.get(field) === value ? [] : [`${prefix}.${field}`]))
}

const contactFields: readonly string[] = ['contactName', 'contactPhone', 'contactEmail'] satisfies (keyof Address)[]

/** The single inputs in which a locked field was changed. */
function lockedInputs(field: ChangeField, before: Shipment, after: Shipment): readonly string[] {
  switch (field) {
    case 'origin.place':
    case 'destination.place':
    case 'origin.contact':
    case 'destination.contact': {
      const end = field.startsWith('origin') ? 'origin' : 'destination'
      const isContact = (at: string) => contactFields.includes(at.slice(end.length + 1))
      const of = end === 'origin' ? originOf : destinationOf
      return differing(end, of(before), of(after)).filter(at => isContact(at) === field.endsWith('contact'))
    }
    case 'pickup.window':
      return differing('pickup', pickupOf(before), pickupOf(after)).filter(at => at !== 'pickup.date')
    case 'references':
      return [0, 1, 2, 3, 4]
        .filter(i => (before.references[i] ?? '') !== (after.references[i] ?? ''))
        .map(i => `references.${i}`)
    default:
      return [field]
  }
}

interface Edit {
  readonly shipment: Shipment
  /** For the history: `edited`, `rescheduled`. */
  readonly action: string
  readonly note?: string
  /**
   * `all`: the whole form was shown, so everything wrong is told; `touched`: only what stands in changed parts; `nothing`:
   * it is not complete, and need not be yet. In Set items a blank is never wrong.
   */
  readonly check: 'all' | 'touched' | 'nothing'
  readonly placeOf: PlaceOf
  /** The plain form the content was entered in; left out: it was entered stop by stop. */
  readonly plain?: PlainShipment
  /** What is wrong already with how it was entered. */
  readonly problems?: readonly Problem[]
}

/** What a form does not say of saved parts: when the truck came and left, where packages stood, the numbers of bills. */
function reconciled(before: Shipment, after: Shipment): Shipment {
  const stops = new Map(before.stops.map(stop => [stop.stopId, stop]))
  const bills = new Map(before.bills.map(bill => [bill.billId, bill]))
  const units = new Map(before.units.map(unit => [unit.unitId, unit]))
  const kept = new Set(after.units.map(({ unitId }) => unitId))
  return {
    ...after,
    stops: after.stops.map(stop => {
      const old = stop.stopId === null ? undefined : stops.get(stop.stopId)
      return old === undefined ? stop : { ...stop, zone: old.zone, arrivedAt: old.arrivedAt, leftAt: old.leftAt }
    }),
    units: after.units.map(({ repackedFrom, ...unit }) => {
      const at = repackedFrom ?? units.get(unit.unitId)?.repackedFrom
      return at !== undefined && kept.has(at.unitId) ? { ...unit, repackedFrom: at } : unit
    }),
    bills: after.bills.map(bill => ({ ...bill, number: bills.get(bill.billId)?.number ?? bill.number })),
  }
}

/** A bill that was issued is in people's hands: it stays. */
function issuedProblems(before: ShipmentRecord, after: Shipment): readonly Problem[] {
  if (before.bolRevision === 0) return []
  const kept = new Set(after.bills.map(bill => bill.billId))
  const gone = before.shipment.bills.find(bill => !kept.has(bill.billId))
  return gone === undefined ? [] : [problem('bills', 'issued', { bol: gone.number })]
}

/**
 * What carriers are being offered stays as it is until the offers are taken back: nobody accepts another load than he read.
 * @throws {Refusal} OffersOpen
 */
export async function refuseOffered(tx: Tx, { clientId, shipmentId, status }: ShipmentRecord): Promise<void> {
  if (status !== 'T' && status !== 'Q') return
  const offer = await tx
    .selectFrom('tender')
    .select('tender_id')
    .where('client_id', '=', clientId)
    .where('shipment_id', '=', shipmentId)
    .where('state', '=', 'open')
    .limit(1)
    .executeTakeFirst()
  if (offer !== undefined) throw new Refusal('OffersOpen')
}

/** Those of the shipments that carriers are being offered. */
export async function offeredAmong(tx: Tx, clientId: number, shipmentIds: readonly number[]): Promise<Set<number>> {
  const rows = await tx
    .selectFrom('tender')
    .select('shipment_id')
    .where('client_id', '=', clientId)
    .where('shipment_id', 'in', [0, ...shipmentIds])
    .where('state', '=', 'open')
    .execute()
  return new Set(rows.map(row => row.shipment_id))
}

/**
 * Changes the content of a locked shipment as far as its status lets it. That a price, a bill of lading or what the
 * carrier knows no longer holds follows from the content each was made from. What is in Set items goes on to Rate & route with
 * the change that completes it.
 * @throws {Refusal} NotFound where it names parts of another shipment; Locked or InvalidInput, with all fields at once;
 *   LabelHeld where a label is bought for what would change
 */
export async function editShipment(
  app: Pick<App, 'realtime'>,
  tx: Tx,
  doer: Doer,
  before: ShipmentRecord,
  { shipment: entered, action, note, check, placeOf, plain, problems: known = [] }: Edit,
): Promise<{ record: ShipmentRecord; consequences: Consequence[] }> {
  refuseForeignParts(before.shipment, entered)
  const shipment = reconciled(before.shipment, entered)
  const { changed, reRate, locked } = judgeChange(before.shipment, shipment, before.status)
  if (locked.length > 0) {
    const inputs = locked.flatMap(field => lockedInputs(field, before.shipment, shipment))
    const params = { status: statusNames[before.status] }
    throw new Refusal(
      'Locked',
      params,
      inputs.map(at => issueAt(placeOf)({ at, code: 'locked', params })),
    )
  }
  const problems = problemsOn(shipment, doer.at, before.originZone, plain ?? null)
  const shown = { all: problems, touched: problems.filter(p => isTouched(p, changed)), nothing: [] }[check]
  const wrong = before.status === 'O' ? shown.filter(({ code }) => code !== 'required') : shown
  refuseProblems([...known, ...issuedProblems(before, shipment), ...wrong], placeOf)
  if (textOf(shipment) === textOf(before.shipment)) return { record: before, consequences: [] }
  if (carrierKey(shipment) !== carrierKey(before.shipment)) await refuseOffered(tx, before)
  await refuseLabelled(tx, before, shipment)
  const facts = expectedDay(before, shipment)
  const saved = await saveShipment(app, tx, doer, before, { action, shipment, facts, ...(note ? { note } : {}) })
  const record = check === 'nothing' ? saved : await passWhenComplete(app, tx, doer, saved)
  return { record, consequences: reRate.length > 0 ? ['rerate', 'revision', 'tellCarrier'] : [] }
}

/** What a changed shipment is answered with. */
export const stateOf = ({ shipmentId, status, version }: ShipmentRecord) => ({
  shipmentId,
  shipmentStatus: status,
  version,
})
