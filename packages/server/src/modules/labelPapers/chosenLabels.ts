import { isPrintable } from '@waybill/domain'
import type { App } from '../../app.ts'
import type { TenantDb } from '../../db/open.ts'
import { Refusal } from '../../refusal.ts'
import { type Label, labelsNamed } from '../labels/index.ts'
import { loadShipments, type ShipmentRecord } from '../shipments/index.ts'
import { jobBoxes } from './jobBoxes.ts'
import { packageOf } from './tabWords.ts'

/** A label in force with the shipment it belongs to. */
export interface Chosen {
  readonly label: Label
  readonly record: ShipmentRecord
}

interface Wanted {
  readonly clientId: number
  readonly shipmentIds: readonly number[]
  readonly labelIds: readonly number[]
  /** What has no label in force is passed over. */
  readonly leaveOut: boolean
}

/** Names that a refusal says; the others are counted. */
const NAMED = 5

const inForce = (label: Label): boolean => isPrintable(label.state) && label.format === 'zpl' && label.sha256 !== ''

/** The labels of a shipment as its packages stand in it. */
function inOrder(record: ShipmentRecord, labels: readonly Label[]): readonly Label[] {
  const placeOf = (label: Label): number => packageOf(record, label)?.number ?? Number.MAX_SAFE_INTEGER
  return labels.toSorted((a, b) => placeOf(a) - placeOf(b) || a.labelId - b.labelId)
}

/**
 * The labels that are asked for: those of each shipment, then those named one by one, each once.
 * @throws {Refusal} NotFound for what is nobody's or another company's, NoLabels
 */
export async function chosenLabels(
  app: Pick<App, 'db'>,
  db: Pick<TenantDb, 'read'>,
  { clientId, shipmentIds, labelIds, leaveOut }: Wanted,
): Promise<readonly Chosen[]> {
  const found = await labelsNamed(app, db, { clientId, shipmentIds, labelIds })
  const byId = new Map(found.map(label => [label.labelId, label]))
  const named = [...new Set(labelIds)].map(labelId => {
    const label = byId.get(labelId)
    if (label === undefined) throw new Refusal('NotFound')
    return label
  })
  const whole = [...new Set(shipmentIds)]
  const all = [...new Set([...whole, ...named.map(label => label.shipmentId)])]
  const records = new Map((await loadShipments(db, clientId, all)).map(record => [record.shipmentId, record]))
  const recordOf = (shipmentId: number): ShipmentRecord => {
    const record = records.get(shipmentId)
    if (record === undefined) throw new Refusal('NotFound')
    return record
  }
  const ofShipments = Map.groupBy(found.filter(inForce), label => label.shipmentId)
  const without = [
    ...whole.flatMap(shipmentId =>
      ofShipments.has(shipmentId) ? [] : [{ at: `shipments.${shipmentId}`, name: recordOf(shipmentId).bolNumber }],
    ),
    ...named.flatMap(label =>
      inForce(label) ? [] : [{ at: `labels.${label.labelId}`, name: label.trackingNumber || String(label.labelId) }],
    ),
  ]
  const chosen = [
    ...whole.flatMap(shipmentId => inOrder(recordOf(shipmentId), ofShipments.get(shipmentId) ?? [])),
    ...named.filter(inForce),
  ]
  if (without.length > 0 && (!leaveOut || chosen.length === 0)) throw noLabels(without)
  return [...new Map(chosen.map(label => [label.labelId, label])).values()].map(label => ({
    ...{ label, record: recordOf(label.shipmentId) },
  }))
}

/**
 * The labels in force of one part of a bulk job, in the order of its pick list.
 * @throws {Refusal} NotFound for a job that is somebody else's, NoLabels
 */
export async function labelsOfJob(
  given: Parameters<typeof jobBoxes>[0],
  bulkId: number,
  part: number,
): Promise<readonly Chosen[]> {
  const labelIds = (await jobBoxes(given, bulkId, part)).map(({ labelId }) => labelId)
  if (labelIds.length === 0) throw new Refusal('NoLabels', { which: `#${bulkId}` })
  return chosenLabels(given.app, given.db, { clientId: given.who.clientId, shipmentIds: [], labelIds, leaveOut: true })
}

function noLabels(without: readonly { readonly at: string; readonly name: string }[]): Refusal {
  const shown = without.slice(0, NAMED).map(({ name }) => name)
  const more = without.length - shown.length
  const which = [...shown, ...(more > 0 ? [`+${more}`] : [])].join(', ')
  return new Refusal(
    'NoLabels',
    { which },
    without.map(({ at }) => ({ at, code: 'no_label', params: {} })),
  )
}

/** What chosen labels are called together: by the number of the one, of their shipment, or how many shipments they are of. */
export const labelsName = (chosen: readonly Chosen[]): string => {
  const [first] = chosen
  const names = new Set(chosen.map(({ record }) => record.bolNumber))
  if (chosen.length === 1 && first !== undefined) return first.label.trackingNumber
  return names.size === 1 && first !== undefined ? first.record.bolNumber : `${names.size} shipments`
}
