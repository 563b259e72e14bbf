import { useQueryClient } from '@tanstack/react-query'
import { DeleteView } from '@waybill/contract/calls/Lists/DeleteView.ts'
import { GetSavedViews } from '@waybill/contract/calls/Lists/GetSavedViews.ts'
import { SaveView } from '@waybill/contract/calls/Lists/SaveView.ts'
import type { ListColumns, SavedView } from '@waybill/contract/wire/savedView.ts'
import { useEffect, useRef } from 'react'
import { makeCall } from '../../api/call.ts'
import { explainShort } from '../../api/explain.ts'
import { keepPreferences } from '../../api/keepPreferences.ts'
import { firstView } from '../../api/preferences.ts'
import { CallProblem } from '../../api/problem.ts'
import { forget, useCall } from '../../api/useCall.ts'
import { useUser } from '../../api/useSession.ts'
import { text } from '../../texts/texts.ts'
import { notify } from '../../ui/notify.ts'
import { readListState, viewAddress } from './urlState.ts'
import type { List } from './useList.ts'
import type { ChangeList } from './useListState.ts'

/** Views change seldom; whoever saves one sees it at once. */
const FRESH_MS = 60_000

const isGone = (error: unknown): boolean => error instanceof CallProblem && error.code === 'NotFound'

/** The views of a list that a person may open, and the one that is open. */
export function useSavedViews({ spec, state, change }: Pick<List<unknown>, 'spec' | 'state' | 'change'>) {
  const cache = useQueryClient()
  const { data } = useCall(GetSavedViews, { body: { list: spec.name } }, { freshFor: FRESH_MS })
  useUser()
  const views = data?.views ?? []
  const address = viewAddress(state, spec)
  const open = (view: SavedView, how?: Parameters<ChangeList>[1]): void => {
    const { search, sort, order, size, switches, filters } = readListState(new URLSearchParams(view.address), spec)
    change({ search, sort, order, size, switches, filters, saved: String(view.viewId) }, how)
  }
  const firstId = firstView(spec.name)
  const first = views.find(view => view.viewId === firstId)
  const isOpening = useRef(window.location.search === '')
  // Whoever came by a link, or looked for something meanwhile, sees that.
  useEffect(() => {
    if (!isOpening.current || data === undefined) return
    isOpening.current = false
    if (first !== undefined && window.location.search === '') open(first, { replace: true })
  })
  // A view that was deleted meanwhile is open no more; what it showed stays.
  const opened = views.find(view => String(view.viewId) === state.saved) ?? null
  const attempt = async (work: () => Promise<void>): Promise<boolean> => {
    try {
      await work()
      return true
    } catch (error) {
      notify.failed(explainShort(error))
      return false
    } finally {
      await forget(cache, GetSavedViews)
    }
  }
  return {
    views,
    opened,
    isChanged:
      opened !== null && viewAddress(readListState(new URLSearchParams(opened.address), spec), spec) !== address,
    /** The columns as the person left them; undefined until they are known. */
    columns: data === undefined ? undefined : data.columns,
    open,
    /** Number of the view with which the list opens. */
    firstId,
    /** Has the list open with a view, or plain. */
    openFirst: (view: SavedView, isFirst: boolean): Promise<boolean> =>
      attempt(() => keepPreferences({ firstViews: [{ list: spec.name, viewId: isFirst ? view.viewId : null }] })),
    save: (given: { name: string; shared: boolean; columns: ListColumns }): Promise<boolean> =>
      attempt(async () => {
        const { view } = await makeCall(SaveView, { body: { list: spec.name, address, ...given } })
        notify.done(text('lists.viewSaved', { name: view.name }))
        change({ saved: String(view.viewId) })
      }),
    remove: (view: SavedView): Promise<boolean> =>
      attempt(async () => {
        await makeCall(DeleteView, { body: { viewId: view.viewId } }).catch((error: unknown) => {
          // Deleted in another tab: that is what was wanted.
          if (!isGone(error)) throw error
        })
        notify.done(text('lists.viewDeleted', { name: view.name }))
      }),
  }
}

export type SavedViews = ReturnType<typeof useSavedViews>
