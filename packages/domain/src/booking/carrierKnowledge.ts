import { type ChangeField, judgeChange } from '../shipment/changes.ts'
import type { Shipment } from '../shipment/shipment.ts'

/** What a carrier need not hear of: it is ours alone, or a fact of execution that it told us itself. */
const ownAffairs: ReadonlySet<ChangeField> = new Set(['internalNotes', 'loadNumber', 'trailerNumber', 'seals'])

/**
 * The fields in which a shipment differs from what its carrier was told last: the carrier does not know of them yet.
 * Empty when it knows everything it must.
 */
export const unknownToCarrier = (told: Shipment, now: Shipment): readonly ChangeField[] =>
  judgeChange(told, now, 'Q').changed.filter(field => !ownAffairs.has(field))

/** All a carrier must know of a shipment, as one string: as long as it stays the same, nothing has to be told. */
export const carrierKey = (shipment: Shipment): string => {
  const { internalNotes: _notes, loadNumber: _load, trailerNumber: _trailer, seals: _seals, ...rest } = shipment
  return JSON.stringify({ ...rest, accessorials: [...rest.accessorials].sort() }, (_, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )
}
