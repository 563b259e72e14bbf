import { TENDERS_AT_ONCE_MAX } from '@waybill/contract/constants.ts'

/** `?ids=12,15`: the shipments of the address, each once. */
export const tenderIds = (text: string | null): readonly number[] =>
  [...new Set((text ?? '').split(',').filter(part => /^[1-9]\d{0,14}$/.test(part)))].map(Number)

/** As many of the chosen shipments as go together, and which of them these are. */
export interface Part {
  /** From 1. */
  readonly part: number
  readonly parts: number
  /** The first and the last of it among all, from 1; 0: there are none. */
  readonly from: number
  readonly to: number
  /** How many are chosen. */
  readonly total: number
  readonly ids: readonly number[]
}

/** @param part from 1; whatever is no part counts as the nearest one */
export function partOf(all: readonly number[], part: number): Part {
  const parts = Math.max(1, Math.ceil(all.length / TENDERS_AT_ONCE_MAX))
  const own = Math.min(parts, Math.max(1, Math.trunc(part) || 1))
  const start = (own - 1) * TENDERS_AT_ONCE_MAX
  const ids = all.slice(start, start + TENDERS_AT_ONCE_MAX)
  return { part: own, parts, from: Math.min(start + 1, all.length), to: start + ids.length, total: all.length, ids }
}
