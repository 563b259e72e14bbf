import { type ChangeField, changedFields, contentKey } from '../shipment/changes.ts'
import type { Shipment } from '../shipment/shipment.ts'

/** What a carrier need not hear of: it is ours alone, or a fact of execution that it told us itself. */
const ownAffairs: ReadonlySet<ChangeField> = new Set([
  'internalNotes',
  'asking',
  'appointedCarrier',
  'loadNumber',
  'trailerNumber',
  'seals',
  'appointments',
  'doors',
])

/**
 * The fields in which a shipment differs from what its carrier was told last: the carrier does not know of them yet.
 * Empty when it knows everything it must.
 */
export const unknownToCarrier = (told: Shipment, now: Shipment): readonly ChangeField[] =>
  changedFields(told, now).filter(field => !ownAffairs.has(field))

/** All a carrier must know of a shipment, as one string: as long as it stays the same, nothing has to be told. */
export const carrierKey = (shipment: Shipment): string => contentKey(shipment, ownAffairs)
