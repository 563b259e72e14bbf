import type { FieldIssue } from '@waybill/contract'
import { shipmentFieldToWire } from '@waybill/contract/wire/shipment.ts'
import {
  type Address,
  type ChangeField,
  judgeChange,
  type Problem,
  type Shipment,
  statusNames,
  validateShipment,
} from '@waybill/domain'
import type { App } from '../../app.ts'
import type { Doer } from '../../audit.ts'
import type { Tx } from '../../db/open.ts'
import { localNow } from '../../places/localNow.ts'
import { zoneOf } from '../../places/zips.ts'
import { Refusal } from '../../refusal.ts'
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

/** Everything wrong with a shipment, as of today at its origin. */
export const problemsOn = (shipment: Shipment, now: Date, otherwiseZone: string): readonly Problem[] =>
  validateShipment(shipment, localNow(now, zoneOf(shipment.origin, otherwiseZone)).date)

/** @throws {Refusal} InvalidInput with all problems, each at its field */
export function refuseProblems(problems: readonly Problem[], placeOf: PlaceOf): void {
  if (problems.length > 0) throw new Refusal('InvalidInput', {}, problems.map(issueAt(placeOf)))
}

/** Whether a problem stands in a part that was changed: nobody is asked to mend what he did not touch. */
function isTouched({ at }: Problem, changed: readonly ChangeField[]): boolean {
  const [part] = at.split('.')
  if (part === 'pickup')
    return changed.includes('pickup.date') || (at !== 'pickup.date' && changed.includes('pickup.window'))
  return changed.some(field => field.split('.')[0] === part)
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
      return differing(end, before[end], after[end]).filter(at => isContact(at) === field.endsWith('contact'))
    }
    case 'pickup.window':
      return differing('pickup', before.pickup, after.pickup).filter(at => at !== 'pickup.date')
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
  /** `all`: the whole form was shown, so everything wrong is told; `touched`: only what stands in changed parts. */
  readonly check: 'all' | 'touched'
  readonly placeOf: PlaceOf
}

/**
 * Changes the content of a locked shipment as far as its status lets it. That a price,
 * a bill of lading or what the carrier knows no longer holds follows from the content each was made from.
 * @throws {Refusal} Locked or InvalidInput, each with all fields at once
 */
export async function editShipment(
  app: Pick<App, 'realtime'>,
  tx: Tx,
  doer: Doer,
  before: ShipmentRecord,
  { shipment, action, note, check, placeOf }: Edit,
): Promise<{ record: ShipmentRecord; consequences: Consequence[] }> {
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
  const problems = problemsOn(shipment, doer.at, before.originZone)
  refuseProblems(check === 'all' ? problems : problems.filter(p => isTouched(p, changed)), placeOf)
  if (changed.length === 0) return { record: before, consequences: [] }
  const record = await saveShipment(app, tx, doer, before, { action, shipment, ...(note ? { note } : {}) })
  return { record, consequences: reRate.length > 0 ? ['rerate', 'revision', 'tellCarrier'] : [] }
}

/** What a changed shipment is answered with. */
export const stateOf = ({ shipmentId, status, version }: ShipmentRecord) => ({
  shipmentId,
  shipmentStatus: status,
  version,
})
