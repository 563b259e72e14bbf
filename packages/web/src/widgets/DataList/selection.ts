import { useEffect, useState } from 'react'

/** Which rows are chosen: those that are ticked, or all that the list shows on all pages. */
export interface Selection {
  readonly chosen: ReadonlySet<number>
  readonly isAll: boolean
}

const none: Selection = { chosen: new Set(), isAll: false }

const toggledRow = ({ chosen }: Selection, id: number): Selection => {
  const next = new Set(chosen)
  if (!next.delete(id)) next.add(id)
  return { chosen: next, isAll: false }
}

const toggledPage = ({ chosen }: Selection, ids: readonly number[]): Selection =>
  ids.every(id => chosen.has(id)) ? none : { chosen: new Set(ids), isAll: false }

/** Another question to the server clears the selection: nobody acts on rows that cannot be seen. */
export function useSelection(question: string) {
  const [selection, setSelection] = useState(none)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the question is the reason to clear
  useEffect(() => setSelection(none), [question])
  return {
    ...selection,
    toggle: (id: number): void => setSelection(now => toggledRow(now, id)),
    togglePage: (ids: readonly number[]): void => setSelection(now => toggledPage(now, ids)),
    chooseAll: (): void => setSelection(now => ({ ...now, isAll: true })),
    clear: (): void => setSelection(none),
  }
}

export type Selecting = ReturnType<typeof useSelection>
