/** A form that may hold what is not saved. */
export interface Guard {
  readonly isDirty: () => boolean
  /** The person leaves without saving: what was typed is not kept either. */
  readonly drop: () => void
}

/** State of an address that takes the place of another one, while all that is open on the page stays open. */
export const STAYS_OPEN = { staysOpen: true }

export const staysOpen = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'staysOpen' in state && state.staysOpen === true

/** A question that stands: leave without saving, or stay. */
export interface Leaving {
  readonly leave: () => void
  readonly stay: () => void
}

export interface LeaveGuards {
  readonly guard: (guard: Guard) => () => void
  readonly isDirty: () => boolean
  /**
   * Goes on at once when nothing unsaved would be lost; asks otherwise. One question at a time: a second one is answered
   * with staying.
   * @param forms those that would be left; left out: all that are open.
   */
  readonly ask: (go: () => void, stay?: () => void, forms?: readonly Guard[]) => void
  readonly question: () => Leaving | null
  readonly onQuestion: (listener: () => void) => () => void
}

/** All open forms, and the question before one of them is left. */
export function createLeaveGuards(): LeaveGuards {
  const all = new Set<Guard>()
  const listeners = new Set<() => void>()
  let question: Leaving | null = null
  const put = (next: Leaving | null): void => {
    question = next
    for (const listener of listeners) listener()
  }
  return {
    guard: guard => {
      all.add(guard)
      return () => all.delete(guard)
    },
    isDirty: () => [...all].some(one => one.isDirty()),
    ask: (go, stay = () => undefined, forms = [...all]) => {
      const dirty = forms.filter(one => all.has(one) && one.isDirty())
      if (dirty.length === 0) return go()
      if (question !== null) return stay()
      put({
        leave: () => {
          put(null)
          for (const one of dirty) one.drop()
          go()
        },
        stay: () => {
          put(null)
          stay()
        },
      })
    },
    question: () => question,
    onQuestion: listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

export const leaveGuards = createLeaveGuards()
