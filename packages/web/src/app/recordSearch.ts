import type { ComponentType } from 'react'

/** A record the palette found, and where it opens. */
export interface FoundRecord {
  readonly id: string
  readonly title: string
  readonly detail: string
  readonly path: string
  readonly icon?: ComponentType<{ size?: number }>
}

export type RecordSearch = (typed: string, signal: AbortSignal) => Promise<readonly FoundRecord[]>

/** The palette's search in the company's own records. Null as long as no call of the contract answers it. */
export const recordSearch: RecordSearch | null = null as RecordSearch | null
