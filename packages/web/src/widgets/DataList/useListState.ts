import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { changed, type ListSpec, type ListState, readListState, writeListState } from './urlState.ts'

export type ChangeList = (change: Partial<ListState>) => void

/** The list's state in the address. Opening and closing a row replaces the entry, so that Back leaves the list. */
export function useListState(spec: ListSpec): [ListState, ChangeList] {
  const [params, setParams] = useSearchParams()
  const state = useMemo(() => readListState(params, spec), [params, spec])
  const change = useCallback<ChangeList>(
    next => {
      const replace = Object.keys(next).every(name => name === 'open' || name === 'search')
      setParams(now => writeListState(changed(readListState(now, spec), next), spec), {
        replace,
        preventScrollReset: true,
      })
    },
    [setParams, spec],
  )
  return [state, change]
}
