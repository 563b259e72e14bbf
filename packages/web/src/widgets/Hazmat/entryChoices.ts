import type { HazmatEntry, HazmatTable } from '@waybill/domain'
import type { Choice } from '../../ui/form/typeAheadChoices.ts'

const SHOWN = 12

/** Rows of the table that a typed number or name could mean. */
export const entryChoices = (table: HazmatTable | null, typed: string): readonly Choice<HazmatEntry>[] =>
  (table?.search(typed, SHOWN) ?? []).map((entry, index) => ({
    id: `${entry.unNumber}-${index}`,
    main: `${entry.unNumber} ${entry.name}`,
    side: [[entry.hazardClass, ...entry.subsidiaryClasses].join(' '), entry.packingGroup].filter(Boolean).join(', '),
    value: entry,
  }))
