import { useQueryClient } from '@tanstack/react-query'
import { DeleteView } from '@waybill/contract/calls/Lists/DeleteView.ts'
import { GetSavedViews } from '@waybill/contract/calls/Lists/GetSavedViews.ts'
import { SaveView } from '@waybill/contract/calls/Lists/SaveView.ts'
import type { ListColumns, SavedView } from '@waybill/contract/wire/savedView.ts'
import { makeCall } from '../../api/call.ts'
import { explainShort } from '../../api/explain.ts'
import { CallProblem } from '../../api/problem.ts'
import { forget, useCall } from '../../api/useCall.ts'
import { text } from '../../texts/texts.ts'
import { notify } from '../../ui/notify.ts'
import { readListState, viewAddress } from './urlState.ts'
import type { List } from './useList.ts'

/** Views change seldom; whoever saves one sees it at once. */
const FRESH_MS = 60_000

const isGone = (error: unknown): boolean => error instanceof CallProblem && error.code === 'NotFound'

/** The views of a list that a person may open, and the one that is open. */
export function useSavedViews({ spec, state, change }: Pick<List<unknown>, 'spec' | 'state' | 'change'>) {
  const cache = useQueryClient()
  const { data } = useCall(GetSavedViews, { body: { list: spec.name } }, { freshFor: FRESH_MS })
  const views = data?.views ?? []
  const address = viewAddress(state, spec)
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
    open: (view: SavedView): void => {
      const { search, sort, order, size, switches, filters } = readListState(new URLSearchParams(view.address), spec)
      change({ search, sort, order, size, switches, filters, saved: String(view.viewId) })
    },
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
