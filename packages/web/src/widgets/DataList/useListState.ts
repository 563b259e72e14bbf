import { useCallback, useMemo } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { changed, type ListSpec, type ListState, readListState, writeListState } from './urlState.ts'

/** A change, or one that is made from the state as it stands by then. */
export type ChangeList = (
  change: Partial<ListState> | ((now: ListState) => Partial<ListState>),
  /** `replace`: Back does not come to the state before. */
  how?: { readonly replace: boolean },
) => void

const quiet: readonly string[] = ['open', 'search']

/**
 * The list's state in the address. Opening and closing a row replaces the entry, so that Back leaves the list.
 * A change is laid over the address as it stands, not as it was last drawn: two in a row keep both.
 */
export function useListState(spec: ListSpec): [ListState, ChangeList] {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const state = useMemo(() => readListState(params, spec), [params, spec])
  const change = useCallback<ChangeList>(
    (change, how) => {
      const now = readListState(new URLSearchParams(window.location.search), spec)
      const next = typeof change === 'function' ? change(now) : change
      const replace = how?.replace ?? Object.keys(next).every(name => quiet.includes(name))
      const search = writeListState(changed(now, next), spec).toString()
      // What stands behind the question stays: it says which of two lists this is.
      void navigate({ search, hash: window.location.hash }, { replace, preventScrollReset: true })
    },
    [navigate, spec],
  )
  return [state, change]
}
