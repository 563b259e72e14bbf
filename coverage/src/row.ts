import type { Area } from './areas.ts'

export type Part =
  | 'calls (§7)'
  | 'parameters and values (§7)'
  | 'screens (§2)'
  | 'frame (§2)'
  | 'actions (§2)'
  | 'fields (§3)'
  | 'as displayed (§3)'
  | 'states (§4)'
  | 'rules (§5)'
  | 'roles (§6)'
  | 'messages (§8)'
  | 'constants (§9)'

/** One thing the specification asks for, and what the code says of it. */
export interface Row {
  readonly part: Part
  readonly area: Area
  readonly name: string
  /** `decided`: not carried or not shown, for a written reason. */
  readonly state: 'stands' | 'missing' | 'decided'
  /** Why it is missing although part of it is there, or the reason of a decision. */
  readonly note?: string
  /** What claims to stand and does not: fails the check. */
  readonly wrong?: string
}

/** A row that stands or is missing. @param note said only while it is missing */
export const rowOf = (part: Part, area: Area, name: string, stands: boolean, note = ''): Row => ({
  part,
  area,
  name,
  state: stands ? 'stands' : 'missing',
  ...(stands || note === '' ? {} : { note }),
})
