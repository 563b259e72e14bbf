import { dropText, keepText } from './keptText.ts'
import type { Guard } from './leaveGuard.ts'
import { isSame, merge } from './merge.ts'

/** A record that others may change too. */
export interface FormRecord<V> {
  /** The version that the form starts with; the one it was opened with goes with the save. */
  readonly version: number
  /**
   * All that the save rests on beside the form's own fields: while it stands, a change of something else of the record is no
   * reason to ask again. Left out: any change is.
   */
  readonly basis?: unknown
  /** The record as it is by now, after a save was refused because of it; null: it is gone. */
  readonly fresh: () => Promise<FreshRecord<V> | null>
}

interface FreshRecord<V> {
  readonly version: number
  readonly values: V
  readonly basis?: unknown
  /** Why nothing is left to save, such as that somebody else did the same; empty or left out: something is. */
  readonly over?: string
}

/** What became of a save. */
type Outcome<V> =
  | { readonly kind: 'saved' }
  /** One is on its way: this press was one too many. */
  | { readonly kind: 'busy' }
  | { readonly kind: 'refused'; readonly error: unknown }
  /** Somebody else deleted the record meanwhile. */
  | { readonly kind: 'gone' }
  | { readonly kind: 'over'; readonly why: string }
  /** Somebody else saved meanwhile: `values` hold both, mine where both changed a field. */
  | {
      readonly kind: 'merged'
      /** Whether a field of this form was changed by the other, or only something else of the record. */
      readonly isElsewhere: boolean
      readonly values: V
      readonly conflicts: readonly (keyof V & string)[]
      readonly theirs: V
    }

export interface RecordKeeper<V> {
  readonly guard: Guard
  /** What the form holds without what is typed. */
  readonly base: () => V
  readonly note: (values: V) => void
  /** @param save answers the version that the record has by now, where the form stays open after it. */
  readonly send: (values: V, save: (values: V, version: number) => Promise<unknown>) => Promise<Outcome<V>>
}

/**
 * What is saved of a record as far as this form knows, what is typed over it, and the save that is on its way: outside React,
 * because answers come when they come.
 * @param place where typed text is kept; null: nowhere, such as for secrets.
 * @param typed what stands in the form, as it is typed.
 */
export function createRecordKeeper<V extends object>(
  start: { readonly base: V; readonly version: number; readonly isDirty: boolean; readonly basis?: unknown },
  place: { readonly person: string; readonly record: string } | null,
  typed: () => V,
  freshOf: () => FormRecord<V>['fresh'] | null,
  isConflict: (error: unknown) => boolean,
): RecordKeeper<V> {
  let { base, version, isDirty, basis } = start
  let isSaving = false

  const drop = (): void => {
    isDirty = false
    if (place !== null) dropText(place.person, place.record)
  }
  const note = (values: V): void => {
    isDirty = !isSame(values, base)
    if (!isDirty) drop()
    else if (place !== null) keepText(place.person, place.record, { version, base, values })
  }
  const takeIn = async (fresh: FormRecord<V>['fresh']): Promise<Outcome<V>> => {
    const now = await fresh()
    if (now === null) return { kind: 'gone' }
    if (now.over) return { kind: 'over', why: now.over }
    const merged = merge(base, typed(), now.values)
    const isElsewhere = isSame(base, now.values)
    base = now.values
    version = now.version
    basis = now.basis
    note(merged.values)
    return { kind: 'merged', isElsewhere, ...merged, theirs: now.values }
  }

  /** What the person pressed for still holds: only something else of the record is another. */
  const stands = (was: unknown, outcome: Outcome<V>): boolean =>
    outcome.kind === 'merged' && outcome.isElsewhere && was !== undefined && isSame(was, basis)

  async function trySave(values: V, save: (values: V, version: number) => Promise<unknown>): Promise<Outcome<V>> {
    const sent = structuredClone(typed())
    try {
      const answer = await save(values, version)
      if (typeof answer === 'number') version = answer
      base = sent
      // Typed while it was on its way.
      note(typed())
      return { kind: 'saved' }
    } catch (error) {
      const fresh = isConflict(error) ? freshOf() : null
      if (fresh === null) return { kind: 'refused', error }
      return await takeIn(fresh).catch(again => ({ kind: 'refused' as const, error: again }))
    }
  }

  return {
    guard: { isDirty: () => isDirty && !isSaving, drop },
    base: () => base,
    note,
    send: async (values, save) => {
      if (isSaving) return { kind: 'busy' }
      isSaving = true
      const was = basis
      try {
        const outcome = await trySave(values, save)
        return stands(was, outcome) ? await trySave(values, save) : outcome
      } finally {
        isSaving = false
      }
    },
  }
}
