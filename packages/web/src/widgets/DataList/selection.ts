import { useEffect, useRef, useState } from 'react'

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

/** What was chosen at the places of this tab's history: who went on with rows and comes back has them still. */
const left = new Map<string, { readonly question: string; readonly selection: Selection }>()

/**
 * Another question to the server clears the selection: nobody acts on rows that cannot be seen.
 * @param place the key of the place in the history
 */
export function useSelection(question: string, place: string) {
  const [selection, setSelection] = useState(() => {
    const before = left.get(place)
    return before?.question === question ? before.selection : none
  })
  const asked = useRef(question)
  useEffect(() => {
    if (asked.current !== question) setSelection(none)
    asked.current = question
  }, [question])
  useEffect(() => {
    left.set(place, { question, selection })
  }, [place, question, selection])
  return {
    ...selection,
    toggle: (id: number): void => setSelection(now => toggledRow(now, id)),
    togglePage: (ids: readonly number[]): void => setSelection(now => toggledPage(now, ids)),
    chooseAll: (): void => setSelection(now => ({ ...now, isAll: true })),
    clear: (): void => setSelection(none),
  }
}

export type Selecting = ReturnType<typeof useSelection>
